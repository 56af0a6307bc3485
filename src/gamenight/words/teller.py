"""Tells events, questions and refusals to a player."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from gamenight.kernel.action import ABSENT
from gamenight.kernel.seat import NOBODY
from gamenight.words.reading import unreadable

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from gamenight.editions.edition import Edition
    from gamenight.kernel.action import Action
    from gamenight.kernel.errors import Unreadable
    from gamenight.kernel.event import Event, Kind
    from gamenight.kernel.outcome import Outcome
    from gamenight.words.catalogue import Catalogue

SEAT_FIELDS = {"seat", "other"}
OPEN = "…"
MOST = 20_000  # sentences that are remembered for a box
WAYS = 3  # that a refusal names at most


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
            by_language[catalogue.language] = Said(lambda family: catalogue.things(family, edition.things()))
        self._said = by_language[catalogue.language]

    # Events, refusals, questions

    def event(self, event: Event, family: str, viewer: int | None = None) -> str:
        """What happened, as this viewer is told it."""
        return self._tell("event", event, family, viewer)

    def brief(self, event: Event, family: str, viewer: int | None = None) -> str:
        """An event in a few words, to stand after the name of its seat; nothing where it can be left out."""
        forms = self._forms(event.facts(), viewer)
        key = ("brief", family, event.kind, forms, tuple(event.values), self._named_seats(event))
        said = self._said.sentences.get(key)
        return said if said is not None else self._said.keep(key, self._briefly(event, family, forms))

    def _briefly(self, event: Event, family: str, forms: tuple[str, ...]) -> str:
        sentence = self._find("brief", family, event.name, forms)
        if sentence is None:
            return ""
        facts = {field: self._named(family, field, value) for field, value in event.facts().items()}
        return self.catalogue.fill(sentence, {**self._things(family), **facts})

    def hidden(self) -> str:
        """What is said of an event to whom it must not be told."""
        return self.catalogue.say("event", "table", "hidden")

    def refusal(
        self, event: Event, family: str, viewer: int | None = None, lawful: Sequence[str] = ()
    ) -> str:
        """Why something is refused, told to who wanted it, and which of the lawful verbs would help."""
        reason = self._tell("refused", event, family, viewer)
        helpful = [verb for verb in event.kind.helps if verb in lawful] or lawful
        ways = [way for verb in helpful if (way := self.catalogue.find("instead", family, verb))]
        if not ways:
            return reason
        listed = self.catalogue.listed(list(dict.fromkeys(ways))[:WAYS], "or")
        filled = self.catalogue.fill(listed, {**self._things(family)})
        return self.catalogue.say("refused", "table", "instead", reason=reason, ways=filled)

    def question(self, event: Event, family: str, waiting: Sequence[int], viewer: int | None = None) -> str:
        """What is asked of whom."""
        if not event.name:
            return self.catalogue.say("ask", "table", "over")
        values = event.facts()
        forms = ("_you", "") if viewer in waiting else self._forms(values, viewer)
        sentence = self._find("ask", family, event.name, forms)
        if sentence is None:
            sentence = self._find("ask", "table", "other", forms) or ""
        facts = {field: self._named(family, field, value) for field, value in values.items()}
        seats = self.listed(waiting)
        return self.catalogue.fill(sentence, {**self._things(family), **facts, "seats": seats})

    def ending(self, outcome: Outcome, *, is_team: bool = False) -> str:
        """Who won: one, a team together, or several who share it."""
        if not outcome.winners:
            return self.catalogue.say("end", "table", "nobody")
        form = "won" if len(outcome.winners) == 1 else "won_team" if is_team else "won_many"
        return self.catalogue.say("end", "table", form, winners=self.listed(outcome.winners))

    def listed(self, seats: Sequence[int]) -> str:
        """The names of some seats."""
        return self.catalogue.listed([self.names[seat] for seat in seats])

    # Choices

    def choice(self, family: str, action: Action, word: str, details: Event | None = None) -> str:
        """What a button says: the catalogue's label for the verb, filled in, or the word itself."""
        name = self.names[action.seat] if action.seat >= 0 else ""
        more = () if details is None else (details.name, *self._named_seats(details), *details.values)
        key = (family, word, name, action.item, action.number, action.most, more)
        said = self._said.sentences.get(key)
        return said if said is not None else self._said.keep(key, self._choice(family, action, word, details))

    def _choice(self, family: str, action: Action, word: str, details: Event | None) -> str:
        label = self._label(family, action, details)
        if label is None:
            return word
        if "{" in label:
            return self._filled(label, family, action, details)
        rest = word.partition(" ")[2]
        return label if not rest or action.is_template() else f"{label} {rest}"

    def meaning(self, family: str, action: Action, details: Event | None = None) -> str | None:
        """The label of an action whose word has only numbers for what the label calls by name."""
        label = self._label(family, action, details)
        is_telling = label is not None and "{" in label
        return self._filled(label, family, action, details) if label is not None and is_telling else None

    def hint(self, family: str, action: Action) -> str:
        """Why the bot would do this, in one sentence."""
        find = self.catalogue.find
        sentence = find("hint", family, action.verb.word) or find("hint", "table", "other") or ""
        return self.catalogue.fill(sentence, {**self._things(family)})

    def remark(self, family: str, key: str, numbers: Mapping[str, int]) -> str:
        """What a bot says of its move; nothing where the family has no sentence for it."""
        return self._reason("remark", family, key, numbers)

    def why(self, family: str, key: str, numbers: Mapping[str, int]) -> str:
        """Why a move is a good one, told to whoever asks; nothing where there is no sentence for it."""
        return self._reason("why", family, key, numbers) or self._reason("why", "table", key, numbers)

    def _reason(self, part: str, family: str, key: str, numbers: Mapping[str, int]) -> str:
        """The sentence for a reason, filled in; nothing where it or one of its numbers is missing."""
        sentence = self.catalogue.find(part, family, key)
        if sentence is None:
            return ""
        named = {field: self._named(family, field, value) for field, value in numbers.items()}
        try:
            filled = self.catalogue.fill(sentence, {**self._things(family), **named})
        except KeyError:
            return ""
        return filled[:1].upper() + filled[1:]

    def _label(self, family: str, action: Action, details: Event | None) -> str | None:
        """The label for the verb, or for what the details call it."""
        find, word = self.catalogue.find, action.verb.word if details is None else details.name
        return find("choice", family, word) or find("choice", "table", word)

    def _filled(self, label: str, family: str, action: Action, details: Event | None = None) -> str:
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
        if details is not None:
            named = details.facts().items()
            facts |= {field: self._named(family, field, value) for field, value in named}
        return self.catalogue.fill(label, facts)

    # Finding and filling in

    def _tell(self, part: str, event: Event, family: str, viewer: int | None) -> str:
        forms = self._forms(event.facts(), viewer)
        key = (part, family, event.kind, forms, tuple(event.values), self._named_seats(event))
        said = self._said.sentences.get(key)
        return said if said is not None else self._said.keep(key, self._told(part, event, family, forms))

    def _named_seats(self, event: Event) -> tuple[str, ...]:
        """The names that an event speaks of."""
        kind, values, count = event.kind, event.values, len(self.names)
        places = self._said.seats.get(kind)
        if places is None:
            places = [place for place, field in enumerate(kind.fields) if field in SEAT_FIELDS]
            self._said.seats[kind] = places
        return tuple([self.names[values[place]] for place in places if 0 <= values[place] < count])

    def _forms(self, values: dict[str, int], viewer: int | None) -> tuple[str, ...]:
        """The forms of a sentence that this viewer is told, the best first."""
        if viewer is None:
            return ("",)
        if values.get("seat") == viewer:
            return ("_you", "")
        return ("_to_you", "") if values.get("other") == viewer else ("",)

    def _told(self, part: str, event: Event, family: str, forms: tuple[str, ...]) -> str:
        for page in (family, "table"):
            sentence = self._find(part, page, event.name, forms)
            if sentence is not None:
                facts: dict[str, object] = {**self._things(page)}
                facts |= {field: self._named(page, field, value) for field, value in event.facts().items()}
                return self.catalogue.fill(sentence, facts)
        return repr(event)

    def _find(self, part: str, page: str, name: str, forms: tuple[str, ...]) -> str | None:
        """The sentence of that name in the first form that there is."""
        found = (self.catalogue.find(part, page, name + form) for form in forms)
        return next((sentence for sentence in found if sentence is not None), None)

    def _things(self, family: str) -> dict[str, str]:
        return self._said.things(family)

    def _named(self, family: str, field: str, value: int) -> object:
        """A number by its name; the sentences of the table itself count plainly whatever the box is."""
        if field in SEAT_FIELDS:
            nobody = self.catalogue.find("thing", family, "nobody") if value == NOBODY else None
            return self.names[value] if 0 <= value < len(self.names) else nobody or "?"
        named = self.named(family, field, value) if family != "table" else None
        return value if named is None else named

    def named(self, family: str, field: str, value: int) -> str | None:
        """What the box or the language calls a number of this kind, or None where a plain number will do."""
        phrase = self.edition.phrase(field, value)
        if phrase is not None:
            key, facts = phrase
            return self.catalogue.say("called", family, key, **{**self._things(family), **facts})
        name = self.edition.name(field, value)
        return None if name is None else self.edition.noun(name)

    # What could not be read

    def unreadable(self, error: Unreadable, family: str) -> str:
        """Why a line of words stands for no action."""
        return unreadable(self.catalogue, family, error.key, error.facts) if error.key else str(error)
