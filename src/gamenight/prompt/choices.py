"""What a seat may play now, numbered, and what a typed line means by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gamenight.kernel.errors import Unreadable

if TYPE_CHECKING:
    from gamenight.face.table import Table
    from gamenight.prompt.screen import Screen

GAP = 3


class Choices:
    """The legal words of one seat, in order; a template among them is filled in by who plays it."""

    def __init__(self, table: Table, seat: int, screen: Screen) -> None:
        self.words = table.legal(seat)
        self.is_open = [action.is_template() for action in table.legal_actions(seat)]
        self.screen = screen

    def lines(self) -> list[Text]:
        """All choices with their numbers, in as many columns as fit."""
        labels = [f"{number:>3}  {word}" for number, word in enumerate(self.words, start=1)]
        widest = max(map(len, labels), default=0) + GAP
        columns = max(1, min((self.screen.width + GAP) // widest, len(labels))) if labels else 1
        rows = -(-len(labels) // columns)
        lines = ["".join(f"{label:<{widest}}" for label in labels[row::rows]).rstrip() for row in range(rows)]
        if len(self.words) == 1 and not self.is_open[0]:
            lines[0] += f"   ({self.screen.words.say('prompt', 'enter')})"
        return [Text(line) for line in lines]

    def word(self, typed: str) -> str:
        """The word meant by a number, by a word, or by nothing where there is one choice; else Unreadable."""
        said = self.screen.words.say
        if not typed:
            if len(self.words) != 1:
                raise Unreadable(said("prompt", "choose_one", most=len(self.words)))
            return self._filled(0, [])
        head, *rest = typed.split()
        if not (head.isascii() and head.isdigit()):
            return " ".join([head.lower(), *rest])
        place = int(head[:9]) - 1
        if not 0 <= place < len(self.words):
            raise Unreadable(said("prompt", "unknown_choice", number=head, most=len(self.words)))
        return self._filled(place, rest)

    def _filled(self, place: int, rest: list[str]) -> str:
        """A choice taken by its number, with what follows the number in its open slots."""
        parts = self.words[place].split()
        slots = [
            index
            for index, part in enumerate(parts)
            if self.is_open[place] and (".." in part or part[0] == "<")
        ]
        if len(slots) != len(rest):
            key = "fill_in" if self.is_open[place] else "nothing_more"
            raise Unreadable(self.screen.words.say("prompt", key, word=self.words[place]))
        for index, part in zip(slots, rest, strict=True):
            parts[index] = part
        return " ".join(parts)
