"""Tells events, questions and refusals to a player."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from gamenight.kernel.action import ABSENT
from gamenight.kernel.seat import NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gamenight.editions.edition import Edition
    from gamenight.kernel.action import Action
    from gamenight.kernel.event import Event, Kind
    from gamenight.kernel.outcome import Outcome
    from gamenight.words.catalogue import Catalogue

SEAT_FIELDS = {"seat", "other"}
OPEN = "…"
MOST = 20_000  # sentences that are remembered for a box


class Said:
    """Sentences that were filled in before, for all tables of one box: most are said again and again."""

    def __init__(self, things: Callable[[str], dict[str, str]]) -> None:
        self.sentences: dict[tuple[object, ...], str] = {}
        self.seats: dict[Kind, list[int]] = {}  # by kind of event: the places of its seats
        self._things = things
        self._by_family: dict[str, dict[str, str]] = {}

    def things(self, family: str) -> dict[str, str]:
        """What a family's sentences call its things in this box."""
        if family not in self._by_family:
            self._by_family[family] = self._things(family)
        return self._by_family[family]

    def keep(self, key: tuple[object, ...], sentence: str) -> str:
        """Remember a sentence; when there are very many, begin anew."""
        if len(self.sentences) >= MOST:
            self.sentences.clear()
        self.sentences[key] = sentence
        return sentence


_said: WeakKeyDictionary[Edition, dict[str, Said]] = WeakKeyDictionary()


class Teller:
    """One table's voice: its language, its box's names, its players' names."""

    def __init__(self, catalogue: Catalogue, edition: Edition, names: list[str]) -> None:
        self.catalogue = catalogue
        self.edition = edition
        self.names = names
        by_language = _said.setdefault(edition, {})
        if catalogue.language not in by_language:
            by_language[catalogue.language] = Said(lambda family: catalogue.things(family, edition.words()))
        self._said = by_language[catalogue.language]

    def event(self, event: Event, family: str, viewer: int | None = None) -> str:
        """What happened, as this viewer is told it."""
        return self._tell("event", event, family, viewer)

    def refusal(self, event: Event, family: str, viewer: int | None = None) -> str:
        """Why it is refused, as this viewer is told it."""
        return self._tell("refused", event, family, viewer)

    def question(self, family: str, asked: str, waiting: Sequence[int], viewer: int | None = None) -> str:
        """What is asked of whom."""
        if not asked:
            return self.catalogue.say("ask", "table", "over")
        form = "_you" if viewer in waiting else ""
        seats = self.listed(waiting)
        sentence = self.catalogue.find("ask", family, asked + form)
        if sentence is None:
            sentence = self.catalogue.find("ask", "table", "other" + form) or ""
        return self.catalogue.fill(sentence, {**self._things(family), "seats": seats})

    def choice(self, family: str, action: Action, word: str) -> str:
        """What a button says: the catalogue's label for the verb, filled in, or the word itself."""
        name = self.names[action.seat] if action.seat >= 0 else ""
        key = (family, word, name, action.item, action.number, action.most)
        said = self._said.sentences.get(key)
        return said if said is not None else self._said.keep(key, self._choice(family, action, word))

    def _choice(self, family: str, action: Action, word: str) -> str:
        label = self._label(family, action)
        if label is None:
            return word
        if "{" in label:
            return self._filled(label, family, action)
        rest = word.partition(" ")[2]
        return label if not rest or action.is_template() else f"{label} {rest}"

    def meaning(self, family: str, action: Action) -> str | None:
        """The label of an action whose word has only numbers for what the label calls by name."""
        label = self._label(family, action)
        return self._filled(label, family, action) if label is not None and "{" in label else None

    def hint(self, family: str, action: Action) -> str:
        """Why the house's own player would do this, in one sentence."""
        find = self.catalogue.find
        sentence = find("hint", family, action.verb.word) or find("hint", "table", "other") or ""
        return self.catalogue.fill(sentence, {**self._things(family)})

    def ending(self, outcome: Outcome, *, is_team: bool = False) -> str:
        """Who won: one, a team together, or several who share it."""
        if not outcome.winners:
            return self.catalogue.say("end", "table", "nobody")
        form = "won" if len(outcome.winners) == 1 else "won_team" if is_team else "won_many"
        return self.catalogue.say("end", "table", form, winners=self.listed(outcome.winners))

    def listed(self, seats: Sequence[int]) -> str:
        """The names of some seats."""
        return ", ".join(self.names[seat] for seat in seats)

    def _tell(self, part: str, event: Event, family: str, viewer: int | None) -> str:
        kind, numbers = event.kind, event.values
        places = self._said.seats.get(kind)
        if places is None:
            places = [place for place, field in enumerate(kind.fields) if field in SEAT_FIELDS]
            self._said.seats[kind] = places
        count = len(self.names)
        named = tuple([self.names[numbers[place]] for place in places if 0 <= numbers[place] < count])
        is_me = viewer is not None and event.facts().get("seat") == viewer
        key = (part, family, kind, is_me, tuple(numbers), named)
        said = self._said.sentences.get(key)
        return said if said is not None else self._said.keep(key, self._told(part, event, family, is_me))

    def _told(self, part: str, event: Event, family: str, is_me: bool) -> str:
        values = event.facts()
        form = "_you" if is_me else ""
        for page in (family, "table"):
            for name in (event.name + form, event.name):
                sentence = self.catalogue.find(part, page, name)
                if sentence is not None:
                    facts: dict[str, object] = {**self._things(page)}
                    facts |= {field: self._named(page, field, value) for field, value in values.items()}
                    return self.catalogue.fill(sentence, facts)
        return repr(event)

    def _label(self, family: str, action: Action) -> str | None:
        find, word = self.catalogue.find, action.verb.word
        return find("choice", family, word) or find("choice", "table", word)

    def _filled(self, label: str, family: str, action: Action) -> str:
        """A label with the values of the action's slots by their names; an open slot is a range, or dots."""
        verb = action.verb
        facts: dict[str, object] = {**self._things(family)}
        if verb.seat:
            facts[verb.seat] = OPEN if action.seat == NOBODY else self.listed([action.seat])
        if verb.item:
            is_open = action.item == ABSENT
            facts[verb.item] = OPEN if is_open else self._named(family, verb.item, action.item)
        if verb.number and action.is_template():
            facts[verb.number] = OPEN if action.number == ABSENT else f"{action.number}..{action.most}"
        elif verb.number:
            facts[verb.number] = self._named(family, verb.number, action.number)
        return self.catalogue.fill(label, facts)

    def _things(self, family: str) -> dict[str, str]:
        return self._said.things(family)

    def _named(self, family: str, field: str, value: int) -> object:
        """A number by its name; the house's own sentences count plainly whatever the box is."""
        if field in SEAT_FIELDS:
            nobody = self.catalogue.find("thing", family, "nobody") if value == NOBODY else None
            return self.names[value] if 0 <= value < len(self.names) else nobody or "?"
        named = self.edition.name(field, value) if family != "table" else None
        return value if named is None else named
