"""Two tiny boxes of the team game, written in the tests: eight spaces with three titles, ten with four.

Every number differs from the big box, so that a rule that knows a number by heart is found out. On the small
board the third title is a set of its own.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

import gamenight as gn
from gamenight.editions.shelf import FILE
from tests.games.pets.laid import scripted, seated, stacks_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

THREE, FOUR = 3, 4
PURR, BARK, NAP, RUN = 1, 3, 5, 8  # the titles; the last on the larger board only
TINY_JAIL, TINY_PARKING = 4, 9

LARGER = """
    { kind = "title", name = "Best Run", set = "blue", price = 70, tribute = 40, set_tribute = 60 },
    { kind = "parking", name = "Basket" },"""

TEXT = """
family = "pets"
tokens = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"]
sets = [
    { id = "red", name = "Red", colour = "#aa0000", symbol = "paw" },
    { id = "blue", name = "Blue", colour = "#0000aa", symbol = "bone" },
]
spaces = [
    { kind = "go", name = "GO" },
    { kind = "title", name = "Best Purr", set = "red", price = 30, tribute = 20, set_tribute = 50 },
    { kind = "chance", name = "Chance" },
    { kind = "title", name = "Best Bark", set = "red", price = 50, tribute = 30, set_tribute = 70 },
    { kind = "jail", name = "Box" },
    { kind = "title", name = "Best Nap", set = "blue", price = 70, tribute = 40, set_tribute = 60 },
    { kind = "go_to_jail", name = "Into the Box" },
    { kind = "zoom", name = "Zoom" },<more>
]
cat = [
    { effect = "jail_free", text = "A hole in the box." },
    { effect = "pay", amount = 45, text = "The curtains." },
]
dog = [
    { effect = "get_from_rival", amount = 35, text = "The ladder." },
    { effect = "zoom", text = "A squirrel." },
]

[teams.cat]
name = "Cats"
colour = "#111111"
marker = "fish"
markers = "fish"
deck = "Cat cards"
pets = ["Tom"]

[teams.dog]
name = "Dogs"
colour = "#222222"
marker = "bone"
markers = "bones"
deck = "Dog cards"
pets = ["Rex", "Fido"]

[names]
title = "Tiny"
about = "A box for tests."
note = "Unofficial."

[words]
money = "{amount} p"

[numbers]
cash = 150
salary = 25
fine = 15
takeover = 10
marker = 5
jail_turns = 2
"""


def tiny_text(titles: int = THREE) -> str:
    """The file of the box with three or four titles."""
    return TEXT.replace("<more>", LARGER if titles == FOUR else "")


def tiny_box(titles: int = THREE) -> dict[str, Any]:
    """What the file says."""
    return tomllib.loads(tiny_text(titles))


def tiny_folder(home: Path, titles: int = THREE) -> Path:
    """A folder of one's own with that box in it."""
    folder = home / f"tiny-{titles}"
    folder.mkdir(exist_ok=True)
    (folder / FILE).write_text(tiny_text(titles), encoding="utf-8")
    return folder


def lay_tiny(
    home: Path,
    titles: int = THREE,
    seats: int | str = 2,
    chance: Sequence[object] = (),
    terms: dict[str, Any] | None = None,
    **position: Any,
) -> gn.Table:
    """A tiny table in mid-game, written as `lay` is."""
    if "stacks" in position:
        position["stacks"] = stacks_of(position["stacks"])
    names, agreed = seated(seats, terms)
    return gn.open(tiny_folder(home, titles), names, agreed, dealer=scripted(chance), position=position)
