"""Tells each viewer what has happened since that viewer last looked."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gamenight.api.table import Table
    from gamenight.notation.record import Entry
    from gamenight.words.catalogue import Catalogue


class Step:
    """One action and what it led to: its entry in the record, and a stretch of the table's events."""

    def __init__(self, first: int, last: int, entry: Entry) -> None:
        self.first, self.last, self.entry = first, last, entry


class Story:
    """What happened at one table, action by action; None is the viewer when all look at once."""

    def __init__(self, table: Table, words: Catalogue) -> None:
        self.table, self.words = table, words
        self.steps: list[Step] = []
        self._seen: dict[int | None, int] = {}

    def note(self, first: int, entry: Entry) -> None:
        """An action was played, by a person or by a bot; what happened by it begins at this event."""
        self.steps.append(Step(first, len(self.table.events), entry))

    def news(self, viewer: int | None) -> list[str]:
        """A paragraph for every action since this viewer last looked; from now on they are known."""
        steps = self.steps[self._seen.get(viewer, 0) :]
        self._seen[viewer] = len(self.steps)
        paragraphs = [self._paragraph(step, viewer) for step in steps]
        return [paragraph for paragraph in paragraphs if paragraph]

    def skip(self, viewer: int | None) -> None:
        """Of what this viewer has not seen, only the last action is news."""
        self._seen[viewer] = max(len(self.steps) - 1, 0)

    def whole(self, viewer: int | None) -> list[str]:
        """Every event from the beginning with the clause behind it."""
        return [f"{self.table.tell(event, viewer)} [{event.clause}]" for event in self.table.heard(viewer)]

    def _paragraph(self, step: Step, viewer: int | None) -> str:
        later = len(self.table.heard(viewer, step.last))
        heard = self.table.heard(viewer, step.first)
        sentences = [self.table.tell(event, viewer) for event in heard[: len(heard) - later]]
        # What somebody plays is told by what happens; if nothing does, the others are told the word.
        if not sentences and viewer != step.entry.seat:
            sentences.append(self._played(step, viewer))
        return " ".join(sentences)

    def _played(self, step: Step, viewer: int | None) -> str:
        entry = step.entry
        word = entry.word if viewer is None else entry.word_for(1 << viewer)
        return self.words.say("terminal", "plays", name=self.table.names[entry.seat], word=word)
