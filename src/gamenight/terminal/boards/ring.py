"""A ring of spaces as text, along the edge of a square, with words in its middle."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from rich.text import Text

from gamenight.terminal.boards.hues import band
from gamenight.terminal.boards.walls import DOWN, LEFT, RIGHT, UP, WALL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.games.parts.piece import Piece
    from gamenight.terminal.screen import Screen

NARROWEST, WIDEST = 4, 12  # columns of a space
NARROW = 9  # up to here a space on a side takes the room of two
MARGIN = 2


class Space(Protocol):
    """A space of the ring; one of a group has its colour, one that can be had a price."""

    @property
    def number(self) -> int:
        """The place of a space on the ring."""

    @property
    def name(self) -> str:
        """What the box calls it."""

    @property
    def colour(self) -> str | None:
        """The colour of its group."""

    @property
    def price(self) -> int | None:
        """What the space costs to buy."""


class Look(Protocol):
    """What is looked at: the spaces of a box, the pieces on them, and where it is drawn."""

    title: str
    screen: Screen
    marks: list[Text]  # by seat: its sign
    standing: list[Piece]

    @property
    def spaces(self) -> Sequence[Space]:
        """The spaces in their order."""

    def money(self, amount: int) -> str:
        """An amount as the box writes it."""

    def legends(self) -> tuple[str, str]:
        """What the signs of a space mean, in many words and in few."""


class Said(NamedTuple):
    """What is said beside a ring."""

    inside: list[Text]  # in its middle
    brief: list[Text]  # the same, where there is no room for the holdings
    holdings: list[Text]  # what everybody owns
    under: list[Text]  # what must be said in any case


class Form(NamedTuple):
    """How much room a ring takes."""

    edge: int  # lines of a space above and below
    side: int  # lines of a space on the left and on the right
    has_holdings: bool


FORMS = [Form(3, 2, True), Form(2, 2, True), Form(2, 1, True), Form(2, 1, False), Form(1, 1, False)]


def fitted(ring: type[Ring], look: Look, said: Said, below: int) -> list[Text]:
    """The ring in the roomiest form that leaves so many lines below; a list if there is no room for any."""
    screen = look.screen
    side = -(-len(look.spaces) // 4) + 1
    wide = min((screen.width - 1) // side - 1, WIDEST)
    room = screen.height - below
    for form in FORMS if wide >= NARROWEST else []:
        inside = said.inside if form.has_holdings else said.brief
        lines = [*ring(look, side, wide).lines(inside, form), *(said.holdings if form.has_holdings else [])]
        if len(lines) + len(said.under) <= room:
            return [*lines, *said.under]
    has_holdings = wide < NARROWEST and room > len(said.inside) + len(said.holdings) + len(said.under)
    inside, holdings = (said.inside, said.holdings) if has_holdings else (said.brief, [])
    listed = [line for text in inside for line in text.wrap(screen.console, screen.width)]
    return [Text(look.title, style="bold"), *listed, *holdings, *said.under]


class Ring:
    """Spaces along the edge of a square, clockwise from the lower right corner; the middle is free."""

    def __init__(self, look: Look, side: int, wide: int) -> None:
        self.look, self.side, self.wide = look, side, wide
        self.strokes = look.screen.strokes
        self.at = {self.place(space.number): space for space in look.spaces}
        self.span = 1  # how many columns of the edges a space on a side is wide
        self.standing: dict[int, list[Text]] = {}
        for piece in look.standing:
            if piece["space"] is not None and not piece["out"]:
                self.standing.setdefault(piece["space"], []).append(look.marks[piece["seat"]])

    def place(self, number: int) -> tuple[int, int]:
        """Row and column of a space."""
        last = self.side - 1
        turn, along = divmod(number, last)
        return [(last, last - along), (last - along, 0), (0, along), (along, last)][turn]

    @property
    def room(self) -> int:
        """Columns of the middle."""
        return (self.side - 2 * self.span) * (self.wide + 1) - 1

    def lines(self, inside: list[Text], form: Form) -> list[Text]:
        """The ring with its walls; its sides are higher than the form says if the middle needs more lines."""
        high = form.side
        self.span = 2 if self.wide <= NARROW and self.side > 2 * NARROWEST else 1
        middle = self.middle(inside)
        if (self.side - 2) * high < len(middle):
            self.span = 1
            middle = self.middle(inside)
        while (self.side - 2) * high < len(middle):
            high += 1
        sides: list[Text] = []
        wide = self.span * (self.wide + 1) - 1
        for row in range(1, self.side - 1):
            left, right = self.cell(row, 0, high, wide), self.cell(row, self.side - 1, high, wide)
            for line in range(high):
                text = middle[len(sides)] if len(sides) < len(middle) else Text()
                sides.append(self.walled([left[line], self.padded(text, self.room), right[line]]))
        top = self.inlaid(self.wall(0), Text(f" {self.look.title} ", style="bold"))
        foot = self.inlaid(self.wall(3), Text(f" {self.legend()} "))
        first, last = self.row(0, form.edge), self.row(self.side - 1, form.edge)
        return [top, *first, self.wall(1), *sides, self.wall(2), *last, foot]

    def middle(self, inside: list[Text]) -> list[Text]:
        """What is said in the middle, in lines that fit there."""
        return [line for text in inside for line in self.fitted(text)]

    def row(self, row: int, high: int) -> list[Text]:
        """The upper or the lower edge: so many lines of spaces."""
        cells = [self.cell(row, column, high, self.wide) for column in range(self.side)]
        return [self.walled([cell[line] for cell in cells]) for line in range(high)]

    def wall(self, which: int) -> Text:
        """One of the four long walls, from the top."""
        text = Text(style=WALL)
        for column in range(self.side + 1):
            is_end, is_inner = column in {0, self.side}, column in {self.span, self.side - self.span}
            arms = (LEFT if column > 0 else 0) | (RIGHT if column < self.side else 0)
            if which in {1, 3} or is_end or (which == 2 and is_inner):
                arms |= UP if which > 0 else 0
            if which in {0, 2} or is_end or (which == 1 and is_inner):
                arms |= DOWN if which < 3 else 0
            text.append(self.strokes.corner(arms))
            text.append(self.strokes.across * (self.wide if column < self.side else 0))
        return text

    def cell(self, row: int, column: int, high: int, wide: int) -> list[Text]:
        """One space: its name on its colour, whose it is, what stands there; with more lines its price."""
        space = self.at.get((row, column))
        if space is None:
            return [self.padded(Text(), wide)] * high
        marks = self.marks(space.number)
        tokens = self.tokens(space.number, wide - max(marks.cell_len, 2))
        style = band(space.colour or "")
        tail = Text.assemble(marks, tokens)
        if high == 1:
            gap = 1 if tail and wide > NARROWEST + 1 else 0
            name = Text(space.name[: wide - tail.cell_len - gap], style=style)
            return [self.between(name, tail, wide, style)]
        first, rest = folded(space.name, wide)
        free = wide - tail.cell_len
        price = self.look.money(space.price) if space.price and not marks else ""
        note = Text(price if len(price) <= free else "", style="dim")
        lines = [self.padded(Text(first, style=style), wide, style)]
        if high > 2:
            second, more = folded(rest, wide)
            lines.append(self.padded(Text(second, style=style), wide, style if rest else ""))
            if more and not note:
                note = Text(more[: free - bool(tail)], style=style)
        elif rest:
            note = Text(rest[: free - bool(tail)], style=style)
        lines += [self.padded(Text(), wide)] * (high - len(lines) - 1)
        return [*lines, self.between(note, tail, wide)]

    def marks(self, number: int) -> Text:
        """Whose a space is and what lies there; each game says it in its own signs."""
        raise NotImplementedError

    def legend(self) -> str:
        """What the signs of a space mean, as long as there is room for."""
        long, short = self.look.legends()
        return short if len(long) + 6 > self.side * (self.wide + 1) else long

    def tokens(self, number: int, room: int) -> Text:
        """Who stands there, by their letters, as far as there is room beside whose it is."""
        here = self.standing.get(number, [])
        shown = here if len(here) <= room else here[: room - 1]
        text = Text().join(shown)
        return text if len(shown) == len(here) else text + Text("+")

    # Setting

    def walled(self, parts: list[Text]) -> Text:
        """Parts with a wall before, between and behind them."""
        wall = (self.strokes.along, WALL)
        return Text.assemble(wall, *(piece for part in parts for piece in (part, wall)))

    def fitted(self, text: Text) -> list[Text]:
        """A text in lines that fit the middle; those after the first are indented."""
        lines = text.wrap(self.look.screen.console, self.room - 2 * MARGIN)
        return [Text(" " * (MARGIN if place == 0 else 2 * MARGIN)) + line for place, line in enumerate(lines)]

    def padded(self, text: Text, width: int, style: str = "") -> Text:
        """The text, with blanks up to a width."""
        text = text.copy()
        text.truncate(width)
        return Text.assemble(text, (" " * (width - text.cell_len), style))

    def between(self, left: Text, right: Text, wide: int, style: str = "") -> Text:
        """Two texts at both ends of so many columns."""
        return Text.assemble(self.padded(left, wide - right.cell_len, style), right)

    def inlaid(self, wall: Text, text: Text) -> Text:
        """A text set into a wall, if there is room for it."""
        if text.cell_len + 4 > wall.cell_len:
            return wall
        return Text.assemble(wall[:2], text, wall[2 + text.cell_len :])


def folded(name: str, wide: int) -> tuple[str, str]:
    """A name on two lines of so many columns: after a word if one fits, or else in the middle of one."""
    if len(name) <= wide:
        return name, ""
    cut = name.rfind(" ", 0, wide + 1)
    return (name[:cut], name[cut + 1 :]) if cut > 0 else (name[:wide], name[wide:])
