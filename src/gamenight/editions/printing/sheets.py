"""Sheets of paper: many small pieces on one, or one large piece over several, with marks where to cut."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import ceil
from typing import TYPE_CHECKING

from gamenight.editions.printing.svg import FONT, number

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

MARGIN = 10.0  # mm that printers leave white
MARK = 4.0  # how long a mark is
GREY = "#777777"


@dataclass(frozen=True)
class Paper:
    """A size of paper, upright; on a large one a board is printed whole."""

    name: str
    width: float
    height: float
    is_large: bool = False

    @property
    def inner(self) -> tuple[float, float]:
        """What can be printed on."""
        return self.width - 2 * MARGIN, self.height - 2 * MARGIN


PAPERS = {
    paper.name: paper
    for paper in (Paper("a4", 210, 297), Paper("letter", 215.9, 279.4), Paper("a3", 297, 420, is_large=True))
}


@dataclass(frozen=True)
class Piece:
    """Something to be cut out: its size in millimetres, and its drawing from its upper left corner."""

    width: float
    height: float
    svg: str


@dataclass(frozen=True)
class Print:
    """Pieces of one size that belong together, the name of their files, and what they are called."""

    name: str
    title: str
    pieces: Sequence[Piece]


@dataclass(frozen=True)
class Sheet:
    """One sheet: the name of its file, and its drawing."""

    name: str
    svg: str


def sheets_of(prints: Sequence[Print], paper: Paper) -> list[Sheet]:
    """All sheets, numbered within each print."""
    found: list[Sheet] = []
    for one in prints:
        pages = list(_pages(one, paper))
        for place, drawing in enumerate(pages, 1):
            note = f"{one.title} · {place} / {len(pages)}"
            found.append(Sheet(f"{one.name}-{place:02}", _whole(drawing + _said(note, paper), paper)))
    return found


def page_of(title: str, sheets: Sequence[Sheet], paper: Paper, language: str) -> str:
    """One page with all sheets, that any browser prints, one sheet a page."""
    size = f"{number(paper.width)}mm {number(paper.height)}mm"
    style = (
        f"@page{{size:{size};margin:0}}body{{margin:0;background:#ddd}}"
        "svg{display:block;margin:0 auto;background:#fff;break-after:page}"
        "@media screen{svg{margin:8mm auto;box-shadow:0 1mm 4mm #0004}}@media print{body{background:none}}"
    )
    body = "\n".join(sheet.svg for sheet in sheets)
    return (
        f"<!doctype html>\n<html lang='{escape(language)}'><head><meta charset='utf-8'>"
        f"<title>{escape(title)}</title><style>{style}</style></head>\n<body>\n{body}\n</body></html>\n"
    )


def _pages(one: Print, paper: Paper) -> Iterator[str]:
    wide, high = paper.inner
    first = one.pieces[0] if one.pieces else None
    if first is None:
        return
    if first.width > wide or first.height > high:
        for piece in one.pieces:
            yield from _shrunk(piece, paper) if paper.is_large else _tiled(piece, paper)
        return
    columns, rows = int(wide // first.width), int(high // first.height)
    for begin in range(0, len(one.pieces), columns * rows):
        yield _laid(one.pieces[begin : begin + columns * rows], columns, paper)


def _laid(pieces: Sequence[Piece], columns: int, paper: Paper) -> str:
    """Pieces side by side, so that one cut parts two of them."""
    width, height = pieces[0].width, pieces[0].height
    rows = ceil(len(pieces) / columns)
    left = (paper.width - min(columns, len(pieces)) * width) / 2
    drawn = [
        _window(piece, left + place % columns * width, MARGIN + place // columns * height, piece.width)
        for place, piece in enumerate(pieces)
    ]
    across = [left + place * width for place in range(min(columns, len(pieces)) + 1)]
    down = [MARGIN + place * height for place in range(rows + 1)]
    return "".join(drawn) + _marks(across, down)


def _tiled(piece: Piece, paper: Paper) -> Iterator[str]:
    """A large piece in equal parts, row by row, to be glued together edge to edge."""
    columns, rows = ceil(piece.width / paper.inner[0]), ceil(piece.height / paper.inner[1])
    width, height = piece.width / columns, piece.height / rows
    left, top = (paper.width - width) / 2, (paper.height - height) / 2
    for row in range(rows):
        for column in range(columns):
            seen = f"{number(column * width)} {number(row * height)} {number(width)} {number(height)}"
            window = _framed(piece.svg, (left, top, width, height), seen)
            yield window + _marks([left, left + width], [top, top + height])


def _shrunk(piece: Piece, paper: Paper) -> Iterator[str]:
    """A large piece as large as the paper lets it be."""
    width = min(paper.inner[0], paper.inner[1] * piece.width / piece.height)
    height = width * piece.height / piece.width
    left, top = (paper.width - width) / 2, (paper.height - height) / 2
    yield _window(piece, left, top, width) + _marks([left, left + width], [top, top + height])


def _window(piece: Piece, x: float, y: float, width: float) -> str:
    height = width * piece.height / piece.width
    return _framed(piece.svg, (x, y, width, height), f"0 0 {number(piece.width)} {number(piece.height)}")


def _framed(svg: str, place: tuple[float, float, float, float], seen: str) -> str:
    """A part of a drawing, in a place of the sheet."""
    x, y, width, height = map(number, place)
    return f'<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{seen}">{svg}</svg>'


def _marks(across: Sequence[float], down: Sequence[float]) -> str:
    """Short lines outside the pieces, where to cut."""
    lines = [f"M{number(x)} {number(y)}v{number(by)}" for x in across for y, by in _ends(down)]
    lines += [f"M{number(x)} {number(y)}h{number(by)}" for y in down for x, by in _ends(across)]
    return f'<path d="{"".join(lines)}" stroke="{GREY}" stroke-width="0.2"/>'


def _ends(along: Sequence[float]) -> list[tuple[float, float]]:
    return [(along[0] - 1, -MARK), (along[-1] + 1, MARK)]


def _said(note: str, paper: Paper) -> str:
    return (
        f'<text x="{number(paper.width / 2)}" y="{number(paper.height - 3)}" font-size="3" fill="{GREY}" '
        f'text-anchor="middle" font-family="{FONT}">{escape(note)}</text>'
    )


def _whole(drawing: str, paper: Paper) -> str:
    width, height = number(paper.width), number(paper.height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" '
        f'viewBox="0 0 {width} {height}">{drawing}</svg>'
    )
