"""Tells events, questions and refusals to a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.editions.edition import Edition
    from gamenight.kernel.event import Event
    from gamenight.kernel.outcome import Outcome
    from gamenight.words.catalogue import Catalogue

SEAT_FIELDS = {"seat", "other"}


class Teller:
    """One table's voice: its language, its box's names, its players' names."""

    def __init__(self, catalogue: Catalogue, edition: Edition, names: list[str]) -> None:
        self.catalogue = catalogue
        self.edition = edition
        self.names = names

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
        return self.catalogue.fill(sentence, {"seats": seats})

    def choice(self, family: str, verb: str, word: str) -> str:
        """What a button says: the catalogue's label for the verb, or the word itself."""
        for page in (family, "table"):
            label = self.catalogue.find("choice", page, verb)
            if label is not None:
                return label
        return word

    def ending(self, outcome: Outcome) -> str:
        """Who won."""
        if not outcome.winners:
            return self.catalogue.say("end", "table", "nobody")
        form = "won" if len(outcome.winners) == 1 else "won_many"
        return self.catalogue.say("end", "table", form, winners=self.listed(outcome.winners))

    def listed(self, seats: Sequence[int]) -> str:
        """The names of some seats."""
        return ", ".join(self.names[seat] for seat in seats)

    def _tell(self, part: str, event: Event, family: str, viewer: int | None) -> str:
        values = event.facts()
        form = "_you" if viewer is not None and values.get("seat") == viewer else ""
        facts: dict[str, object] = {field: self._named(field, value) for field, value in values.items()}
        for page in (family, "table"):
            for name in (event.name + form, event.name):
                sentence = self.catalogue.find(part, page, name)
                if sentence is not None:
                    return self.catalogue.fill(sentence, facts)
        return repr(event)

    def _named(self, field: str, value: int) -> object:
        if field in SEAT_FIELDS:
            return self.names[value] if 0 <= value < len(self.names) else "?"
        named = self.edition.name(field, value)
        return value if named is None else named
