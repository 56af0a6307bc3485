"""What a table says in one language: to whom, of what happened, is asked, may be done or may not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamenight.kernel import engine
from gamenight.kernel.seat import CHANCE, CHANCE_BIT, WATCHERS, members
from gamenight.notation.words import say
from gamenight.words.reading import slot_form

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gamenight.api.table import Table
    from gamenight.kernel.action import Action
    from gamenight.kernel.errors import Unreadable
    from gamenight.kernel.event import Event
    from gamenight.kernel.sight import Sight
    from gamenight.words.teller import Teller


class Voice:
    """One table in one language; a table may have several at once, for people who read different ones."""

    def __init__(self, table: Table, teller: Teller) -> None:
        self.table = table
        self.teller = teller
        self.family = table.game.name
        self.language = teller.catalogue.language
        self.edition = teller.edition  # with its names in this language

    def question(self, seat: int | None = None) -> str:
        """The sentence that says what is asked of whom, as this seat would be told it."""
        return self.asked(self.table.asks(seat), seat)

    def asked(self, question: Event, seat: int | None) -> str:
        """The sentence for a question whose facts are at hand."""
        return self.teller.question(question, self.family, self.table.waiting(), seat)

    def label(self, seat: int, action: Action) -> str:
        """What a button for this action says to this seat."""
        return self.labelled(self.table.sight(seat), action, say(self.table.game, action))

    def labelled(self, sight: Sight[Any], action: Action, word: str) -> str:
        """What a button says for an action whose word is known, to somebody whose sight is at hand."""
        return self.teller.choice(self.family, action, word, self.table.game.details(sight, action))

    def meaning(self, seat: int, action: Action) -> str | None:
        """The label of an action whose word has only numbers for what the label calls by name."""
        details = self.table.game.details(self.table.sight(seat), action)
        return self.teller.meaning(self.family, action, details)

    def hint(self, action: Action) -> str:
        """Why the bot would do this."""
        return self.teller.hint(self.family, action)

    def remark(self, key: str, numbers: Mapping[str, int]) -> str:
        """What a bot says of its move, by the key and the numbers of its reason."""
        return self.teller.remark(self.family, key, numbers)

    def why(self, key: str, numbers: Mapping[str, int]) -> str:
        """Why a move is a good one, by the key and the numbers of its reason."""
        return self.teller.why(self.family, key, numbers)

    def refusal(self, why: Event, seat: int) -> str:
        """Why a seat may not do something, and what it may do instead."""
        table = self.table
        if not 0 <= seat < len(table.names):
            return self.teller.refusal(why, self.family, None)
        lawful = engine.answers(table.state, seat)
        if why.kind.helps:
            lawful = [*lawful, *engine.asides(table.state, seat)]
        return self.teller.refusal(
            why, self.family, seat, list(dict.fromkeys(one.verb.word for one in lawful))
        )

    def unreadable(self, error: Unreadable) -> str:
        """Why a line of words stands for no action."""
        return self.teller.unreadable(error, self.family)

    def slot_form(self, slot: str) -> str:
        """What may stand in a slot of a word."""
        return slot_form(self.teller.catalogue, self.family, slot, self.table.game.slot_examples(slot))

    def tell(self, event: Event, seat: int | None = None) -> str:
        """An event as a sentence; whoever may not know of it learns no more than that something happened."""
        if not event.sees & reader_of(seat):
            return self.teller.hidden()
        return self.teller.event(event, self.family, seat)

    def brief(self, event: Event, seat: int | None = None) -> str:
        """An event in a few words after the name of its seat; nothing where it can be left out."""
        return self.teller.brief(event, self.family, seat) if event.sees & reader_of(seat) else ""

    def card(self, event: Event) -> str:
        """What is printed on the card that an event turns over; nothing if it turns none."""
        field = event.kind.traits.get("turns")
        if field is None:
            return ""
        return str(self.teller.named(self.family, field, event.facts()[field]) or "")

    def ending(self) -> str:
        """Who won: one player, a team, or several who share it; nothing before the end."""
        table, outcome = self.table, self.table.outcome
        if outcome is None:
            return ""
        team = members(table.game.partners(table.state, outcome.winners[0])) if outcome.winners else []
        return self.teller.ending(outcome, is_team=set(outcome.winners) <= set(team))


def reader_of(seat: int | None) -> int:
    """The bit by which events say whether a seat (None: a spectator) may see them."""
    if seat == CHANCE:
        return int(CHANCE_BIT)
    return 1 << seat if seat is not None and seat >= 0 else int(WATCHERS)
