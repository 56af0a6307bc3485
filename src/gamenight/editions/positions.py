"""Where the keys and values of a TOML text stand: what tomllib, which has read it before, does not say."""

from __future__ import annotations

import re
from typing import NamedTuple

from gamenight.editions.layout import Node, layout

Path = tuple[str | int, ...]  # ("spaces", 12, "price")

STEP = re.compile(r"([^.\[\]]+)|\[(\d+)\]")


class Position(NamedTuple):
    """A key or an item of a list: its line, counted from 1, and from where to where its value stands."""

    line: int
    start: int
    end: int


def positions(text: str) -> dict[Path, Position]:
    """Every key and every item of a text that is TOML, by its path; a table stands where its heading does."""
    found: dict[Path, Position] = {}
    _note(layout(text), (), text, found)
    return found


def _note(node: Node, path: Path, text: str, found: dict[Path, Position]) -> None:
    """Note the place of a part and of all its own parts; what a heading only implies has no place."""
    first = (
        min((part.key for part in node.parts.values()), default=-1) if node.kind == "sections" else node.key
    )
    place = first if first >= 0 else node.start
    if path and place >= 0:
        line = text.count("\n", 0, place) + 1
        found[path] = Position(line, node.start if node.start >= 0 else place, max(node.end, place))
    for step, part in node.parts.items():
        _note(part, (*path, step), text, found)


def line_of(path: Path, found: dict[Path, Position]) -> int:
    """The line of that path, or of the nearest around it that is written; 0 if there is none."""
    while path and path not in found:
        path = path[:-1]
    return found[path].line if path else 0


def steps(path: str) -> Path:
    """A path as it is written in messages, in its steps: spaces[12].price."""
    return tuple(key or int(place) for key, place in STEP.findall(path))
