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
CROWD: Final = "crowd"
MOST: Final = 10_000  # that a number may be changed to
NAMES: Final = [
    "ending", "million", "out_of_sets", "out_of_full", "doubler", "safe", "poor", "rich", "dear", "hard",
    "lost", "property", "wild", "emptying", "harm", "build", "fill", "theft", "rent", "debt",
    "coin", "coin_million", "coin_most", "loose", "nearer", "whole", "building", "gift", "gift_part",
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
        self.emptying: i64 = numbers["emptying"]
        self.harm: i64 = numbers["harm"]
        self.build: i64 = numbers["build"]
        self.fill: i64 = numbers["fill"]
        self.theft: i64 = numbers["theft"]
        self.rent: i64 = numbers["rent"]
        self.debt: i64 = numbers["debt"]
        self.coin: i64 = numbers["coin"]
        self.coin_million: i64 = numbers["coin_million"]
        self.coin_most: i64 = numbers["coin_most"]
        self.loose: i64 = numbers["loose"]
        self.nearer: i64 = numbers["nearer"]
        self.whole: i64 = numbers["whole"]
        self.building: i64 = numbers["building"]
        self.gift: i64 = numbers["gift"]
        self.gift_part: i64 = numbers["gift_part"]


@final
class Manner:
    """A style for games of two, and one for more players."""

    def __init__(self, duel: Style, crowd: Style) -> None:
        self.duel: Final = duel
        self.crowd: Final = crowd


def numbers_in(style: Style) -> dict[str, int]:
    """The numbers of a style, by name."""
    return {name: int(getattr(style, name)) for name in NAMES}


def changed_manner(manner: Manner, changes: dict[str, float]) -> Manner:
    """A manner with other numbers, for two and for more players."""
    given: dict[str, int] = {}
    for name, value in changes.items():
        if name not in NAMES:
            raise BadSetup(f"{name} is no number of a style; there are {', '.join(NAMES)}")
        if int(value) != value or not 0 <= value <= MOST:
            raise BadSetup(f"{name} is {value:g}; it is a whole number from 0 to {MOST}")
        given[name] = int(value)
    return Manner(Style({**numbers_in(manner.duel), **given}), Style({**numbers_in(manner.crowd), **given}))


@cache
def manners() -> dict[str, Manner]:
    """The manners of the file that comes with the bots, by name."""
    return read(FILE)


def read(file: Path) -> dict[str, Manner]:
    """Every manner of a file by name: what it changes of `normal`, and all the rest from there."""
    try:
        document = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(f"{file.name} is no TOML: {error}") from error
    whole = document.get(NORMAL)
    if not isinstance(whole, dict):
        raise BadSetup(f"{file.name} has no [{NORMAL}], which all others are measured by")
    for field in NAMES:
        if field not in whole:
            raise BadSetup(f"{file.name}: [{NORMAL}] does not say {field}")
    usual = numbers_of(file, NORMAL, whole)
    usual_crowd = {**usual, **crowd_of(file, NORMAL, whole)}
    found: dict[str, Manner] = {}
    for name, changes in document.items():
        if not isinstance(changes, dict):
            raise BadSetup(f"{file.name}: {name} stands in no manner; put it under [{NORMAL}]")
        own = numbers_of(file, name, changes)
        crowd = {**usual_crowd, **own, **crowd_of(file, name, changes)}
        found[name] = Manner(Style({**usual, **own}), Style(usual_crowd if name == NORMAL else crowd))
    return found


def crowd_of(file: Path, name: str, changes: dict[str, object]) -> dict[str, int]:
    """What a manner changes with more than two players."""
    crowd = changes.get(CROWD, {})
    if not isinstance(crowd, dict):
        raise BadSetup(f"{file.name}: [{name}] {CROWD} must be a table of its own, [{name}.{CROWD}]")
    return numbers_of(file, f"{name}.{CROWD}", crowd)


def numbers_of(file: Path, name: str, given: dict[str, object]) -> dict[str, int]:
    """The numbers of one table, each whole and with a name that means something."""
    numbers: dict[str, int] = {}
    for field, number in given.items():
        if field == CROWD:
            continue
        if field not in NAMES:
            raise BadSetup(f"{file.name}: [{name}] {field} is no number of a style")
        if not isinstance(number, int) or isinstance(number, bool):
            raise BadSetup(f"{file.name}: [{name}] {field} is {number!r}, and must be a whole number")
        numbers[field] = number
    return numbers
