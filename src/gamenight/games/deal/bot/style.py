"""The numbers by which a player of the card game weighs things: read from style.toml, and checked."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from gamenight.kernel.errors import BadSetup

FILE: Final = Path(__file__).with_name("style.toml")
NORMAL: Final = "normal"
NAMES: Final = [
    "ending", "million", "out_of_sets", "out_of_full", "doubler", "safe", "poor", "rich", "dear", "hard",
    "lost", "property", "wild", "hide_wild", "emptying", "gives_no", "harm", "build", "spare", "fill",
    "gather", "theft", "rent", "debt",
]  # fmt: skip


@final
class Style:
    """What a player of the card game takes things to be worth; style.toml says what each number means."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.ending: i64 = numbers["ending"]
        self.million: i64 = numbers["million"]
        self.out_of_sets: i64 = numbers["out_of_sets"]
        self.out_of_full: i64 = numbers["out_of_full"]
        self.doubler: i64 = numbers["doubler"]
        self.safe: i64 = numbers["safe"]
        self.poor: i64 = numbers["poor"]
        self.rich: i64 = numbers["rich"]
        self.dear: i64 = numbers["dear"]
        self.hard: i64 = numbers["hard"]
        self.lost: i64 = numbers["lost"]
        self.property: i64 = numbers["property"]
        self.wild: i64 = numbers["wild"]
        self.hide_wild: i64 = numbers["hide_wild"]
        self.emptying: i64 = numbers["emptying"]
        self.gives_no: i64 = numbers["gives_no"]
        self.harm: i64 = numbers["harm"]
        self.build: i64 = numbers["build"]
        self.spare: i64 = numbers["spare"]
        self.fill: i64 = numbers["fill"]
        self.gather: i64 = numbers["gather"]
        self.theft: i64 = numbers["theft"]
        self.rent: i64 = numbers["rent"]
        self.debt: i64 = numbers["debt"]


@cache
def styles() -> dict[str, Style]:
    """The styles of the file that comes with the bots, by name."""
    return read(FILE)


def read(file: Path) -> dict[str, Style]:
    """Every style of a file by name: what it changes of `normal`, and all the rest from there."""
    try:
        document = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(f"{file.name} is no TOML: {error}") from error
    whole = document.get(NORMAL)
    if not isinstance(whole, dict):
        raise BadSetup(f"{file.name} has no [{NORMAL}], which every other style is measured by")
    for field in NAMES:
        if field not in whole:
            raise BadSetup(f"{file.name}: [{NORMAL}] does not say {field}")
    found: dict[str, Style] = {}
    for name, changes in document.items():
        if not isinstance(changes, dict):
            raise BadSetup(f"{file.name}: {name} stands in no style; put it under [{NORMAL}]")
        found[name] = Style(checked(file, name, whole, changes))
    return found


def checked(file: Path, name: str, whole: dict[str, object], changes: dict[str, object]) -> dict[str, int]:
    """The numbers of one style, each a whole number with a name that `normal` has too."""
    numbers: dict[str, int] = {}
    for field, number in {**whole, **changes}.items():
        if field not in NAMES:
            raise BadSetup(f"{file.name}: [{name}] {field} is no number of a style")
        if not isinstance(number, int) or isinstance(number, bool):
            raise BadSetup(f"{file.name}: [{name}] {field} is {number!r}, and must be a whole number")
        numbers[field] = number
    return numbers
