"""The race as text: a spiral from Start to the centre, with its pictures, arrows and pieces."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from rich.text import Text

from gamenight.games.race.edition.reader import RaceEdition
from gamenight.games.race.terminal.players import players
from gamenight.games.race.terminal.spiral import path, shape
from gamenight.games.race.track import START
from gamenight.terminal.boards.pieces import letters, style_of
from gamenight.terminal.boards.walls import Cell, Plan, build

if TYPE_CHECKING:
    from gamenight.api.view import View
    from gamenight.editions.edition import Edition
    from gamenight.games.race.view import RaceTable
    from gamenight.terminal.screen import Screen

ART = {"cat": "=^=", "dog": "u.u", "bone": "o-o", "bowl": r"\_/"}
AHEAD, BACK, BROUGHT, HOME = "bold green", "bold red", "magenta", "bold"
FRAME = 4  # what is left of a wall at both ends of a text that is set into it


def draw(view: View[RaceTable], edition: Edition, screen: Screen, below: int) -> list[Text]:
    """The board in the roomiest form that fits, and below it who plays which piece and stands where."""
    assert isinstance(edition, RaceEdition)
    board = Board(view["table"], edition, view["names"], screen)
    digits = len(str(edition.form.finish))
    forms = [(wide, high) for high in (2, 1) for wide in (2 * digits + 1, max(3, digits + 1))]
    drawn = [board.lines(wide, high) for wide, high in forms if board.widest(wide) > 1]
    who = players(view, edition, board.marks, screen)
    room = screen.height - len(who) - below
    lines = next((lines for lines in drawn if len(lines) <= room), min(drawn, key=len, default=[]))
    return [*lines, *who]


class Board:
    """One look at a track and its pieces."""

    def __init__(self, table: RaceTable, edition: RaceEdition, names: list[str], screen: Screen) -> None:
        self.edition, self.screen = edition, screen
        self.form = edition.form
        self.arrows = {arrow.picture: arrow for arrow in self.form.arrows}
        self.ends = {arrow.end: arrow for arrow in self.form.arrows}
        self.standing: dict[int, list[Text]] = {}
        self.marks: list[Text] = []
        for letter, piece in zip(letters(names), table["pieces"], strict=True):
            ear = "^" if piece["piece"] == "cat" else "u"
            mark = Text(f"{ear}{letter}{ear}", style=style_of(piece["colour"], piece["seat"]))
            self.marks.append(mark)
            if piece["space"] is not None:
                self.standing.setdefault(piece["space"], []).append(mark)

    def widest(self, wide: int) -> int:
        """How many cells of that width stand side by side."""
        return (self.screen.width - 1) // (wide + 1)

    def lines(self, wide: int, high: int) -> list[Text]:
        """The board with cells of this size."""
        columns, rows = shape(self.form.finish + 1, self.widest(wide))
        way = path(columns, rows)
        open_sides = {frozenset(pair) for pair in pairwise(way)}
        inside = {way[space]: self.cell(space, wide, high) for space in range(self.form.finish)}
        hall = self.hall(way, columns)
        room = hall[1] * (wide + 1) - 1
        inside[hall[0]] = self.home(room, high)
        lines = build(Plan(columns, rows, wide, high, open_sides), inside, self.screen.strokes)
        lines[0] = inlay(lines[0], Text(f" {self.edition.title} ", style="bold"))
        long, short, *rest = self.legends(wide)
        lines[-1] = inlay(lines[-1], long if long.cell_len + FRAME <= lines[-1].cell_len else short)
        return [*lines, *rest]

    def hall(self, way: list[Cell], columns: int) -> tuple[Cell, int]:
        """Where the centre's room begins and how many cells it has, those that the spiral leaves free too."""
        row, column = way[self.form.finish]
        free = set(way[self.form.finish :])
        left = right = column
        while (row, left - 1) in free:
            left -= 1
        while right + 1 < columns and (row, right + 1) in free:
            right += 1
        return (row, left), right - left + 1

    def cell(self, space: int, wide: int, high: int) -> list[Text]:
        """One space: its number and where its arrow leads; a piece, or what is drawn there."""
        here = self.standing.get(space, [])
        art = Text()
        style = HOME if space == START else ""
        label = named(self.form.names.start, "0", wide) if space == START else str(space)
        if space in self.arrows:
            style = AHEAD if self.arrows[space].end > space else BACK
            label = self.label(space)
            label = fitting(wide, label, label[: len(str(space)) + 1])
            art = Text(ART[self.arrows[space].shows], style=style)
        elif space in self.ends:
            art = Text(ART[self.ends[space].brings], style=BROUGHT)
        if here:
            art = together(here, wide)
        lines = [Text(label, style=style), art]
        return [centred(line, wide) for line in (lines if high > 1 else lines[bool(here) :][:1])]

    def home(self, room: int, high: int) -> list[Text]:
        """The centre: its name, and who has reached it."""
        label = Text(named(self.form.names.finish, str(self.form.finish), room), style=HOME)
        arrived = self.standing.get(self.form.finish, [])
        lines = [label, together(arrived, room) if arrived else Text()]
        return [centred(line, room) for line in (lines if high > 1 else lines[bool(arrived) :][:1])]

    def label(self, picture: int) -> str:
        """A picture's number and where its arrow leads: 17»29."""
        end = self.arrows[picture].end
        return f"{picture}{self.screen.strokes.ahead if end > picture else self.screen.strokes.back}{end}"

    def legends(self, wide: int) -> list[Text]:
        """What the signs mean; and where the arrows lead, if the cells are too narrow to say it."""
        signs = {"ahead": self.screen.strokes.ahead, "back": self.screen.strokes.back, **ART}
        said = [
            Text(f" {self.screen.words.say('terminal', 'race', form, **signs)} ")
            for form in ("legend", "legend_short")
        ]
        labels = [self.label(picture) for picture in sorted(self.arrows)]
        return said if max(map(len, labels), default=0) <= wide else [*said, Text("  ".join(labels))]


def inlay(line: Text, text: Text) -> Text:
    """A text set into a wall, if there is room for it."""
    return line if text.cell_len + FRAME > line.cell_len else line[:2] + text + line[2 + text.cell_len :]


def centred(text: Text, wide: int) -> Text:
    """The text in the middle of so many columns."""
    before = (wide - text.cell_len) // 2
    return Text(" " * before) + text + Text(" " * (wide - text.cell_len - before))


def together(marks: list[Text], wide: int) -> Text:
    """One piece whole, several by their letters, as many as there is room for."""
    if len(marks) == 1:
        return marks[0]
    shown = marks if len(marks) <= wide else marks[: wide - 1]
    text = Text().join(mark[1:2] for mark in shown)
    return text if len(shown) == len(marks) else text + Text("+")


def fitting(wide: int, *labels: str) -> str:
    """The first label that fits, or as much of the last as there is room for."""
    return next((label for label in labels if len(label) <= wide), labels[-1][:wide])


def named(name: str, number: str, wide: int) -> str:
    """A space's name, or its last word, or its number."""
    return fitting(wide, name, name.rsplit(maxsplit=1)[-1], number)
