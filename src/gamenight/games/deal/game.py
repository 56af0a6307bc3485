"""The card game as the floors above see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from gamenight.games.deal.actions import CHANCES, VERBS
from gamenight.games.deal.agreeing import deal_variants
from gamenight.games.deal.asking import QUESTIONS, question_of
from gamenight.games.deal.events import EVENTS
from gamenight.games.deal.labels import details_of
from gamenight.games.deal.pack import Pack
from gamenight.games.deal.position import FIELDS, check_table, read_table, write_table
from gamenight.games.deal.rules.first import open_first
from gamenight.games.deal.rules.sets import full_colours
from gamenight.games.deal.sight import DealSight
from gamenight.games.deal.stacking import check_stack
from gamenight.games.deal.state import Deal
from gamenight.games.deal.terms import DealTerms
from gamenight.games.deal.uses import uses_of
from gamenight.games.deal.view import DealTable, view_of
from gamenight.kernel.game import Game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.kernel.action import Action
    from gamenight.kernel.event import Event
    from gamenight.kernel.seat import Seat
    from gamenight.kernel.sight import Sight
    from gamenight.kernel.state import State
    from gamenight.kernel.stream import Stream
    from gamenight.kernel.terms import Option, Terms


@final
class DealGame(Game[Deal]):
    """Three full sets of different colours."""

    def __init__(self, pack: Pack, options: Sequence[Option]) -> None:
        super().__init__("deal", 2, VERBS, CHANCES, EVENTS, QUESTIONS)
        self.pack = pack
        self.agreements = [*deal_variants(options)]
        self.has_secrets = True
        self.kind_words: list[str] = pack.words
        self.colour_words: list[str] = [colour.word for colour in pack.colours]

    def begin(self, terms: Terms) -> Deal:
        """The cards are shuffled, and hands dealt.

        Rule: setup.deck, setup.hand
        """
        state = Deal(cast(DealTerms, terms))
        state.clear()
        open_first(state)
        return state

    def position_fields(self) -> list[str]:
        """What lies on the table and is in the hands."""
        return FIELDS

    def write_table(self, state: Deal, document: dict[str, object]) -> None:
        """Every card in its place."""
        write_table(state, document)

    def read_table(self, state: Deal, document: dict[str, object]) -> None:
        """Lay the cards as the document says; those that it does not name are unseen."""
        read_table(state, document)

    def check(self, state: Deal) -> None:
        """Nothing that no game could reach."""
        check_table(state)

    def check_together(self, state: Deal) -> None:
        """What lies above what, and whom the last question waits for."""
        check_stack(state)

    def tally(self, state: Deal) -> list[int]:
        """How many full sets of different colours each seat has.

        Rule: win.three
        """
        return [int(full_colours(state, seat)) for seat in range(state.seats)]

    def sight(self, state: Deal, seat: Seat) -> Sight[Deal]:
        """The window of one seat."""
        return DealSight(state, seat)

    def view(self, sight: Sight[Deal]) -> DealTable:
        """One's own hand and all that lies open."""
        assert isinstance(sight, DealSight)
        return view_of(sight)

    def imagine(self, sight: Sight[Deal], stream: Stream) -> State:
        """All that the seat cannot know, dealt anew."""
        assert isinstance(sight, DealSight)
        return sight.imagined(stream)

    # Words

    def question(self, sight: Sight[Deal]) -> Event:
        """Who wants what, how much, what is left to do."""
        assert isinstance(sight, DealSight)
        asked = question_of(sight)
        return super().question(sight) if asked is None else asked

    def details(self, sight: Sight[Deal], action: Action) -> Event | None:
        """What a label names beside the slots."""
        assert isinstance(sight, DealSight)
        return details_of(sight, action)

    def uses(self, sight: Sight[Deal], action: Action) -> list[int]:
        """The cards of the hand that an action is played with."""
        assert isinstance(sight, DealSight)
        return uses_of(sight, action)

    def say_slot(self, slot: str, value: int) -> str:
        """Cards and colours by their words; sets as brown, brown2; a card in a set as brown:pink-orange."""
        if slot == "kind":
            return self.kind_words[value]
        if slot == "colour":
            return self.colour_words[value]
        if slot == "set":
            return self.say_set(value)
        if slot in {"card", "mine"}:
            return self.say_card(value)
        return super().say_slot(slot, value)

    def say_set(self, slot: int) -> str:
        """A set by its colour; the second of a colour has a 2."""
        return self.pack.set_words[slot]

    def say_card(self, number: int) -> str:
        """A card in front of somebody, by where it lies: bank:5M, red2:red."""
        return self.pack.spot(number).word

    def read_slot(self, slot: str, text: str) -> int | None:
        """The number of a card, a colour, a set, or a card in a set, by its word; None if there is none."""
        if slot == "kind":
            return self.kind_words.index(text) if text in self.kind_words else None
        if slot == "colour":
            return self.colour_words.index(text) if text in self.colour_words else None
        if slot == "set":
            return self.read_set(text)
        if slot in {"card", "mine"}:
            return self.read_card(text)
        return super().read_slot(slot, text)

    def read_set(self, text: str) -> int | None:
        """The slot of brown, or of brown2."""
        return self.pack.set_words.index(text) if text in self.pack.set_words else None

    def read_card(self, text: str) -> int | None:
        """The number of bank:5M, brown:brown, brown2:house."""
        spot = self.pack.spot_words.get(text)
        return None if spot is None else int(spot.number)

    def slot_examples(self, slot: str) -> str:
        """Some cards, all colours, some sets."""
        if slot == "kind":
            return ", ".join(self.kind_words[:4])
        return ", ".join(self.colour_words if slot == "colour" else self.colour_words[:3])
