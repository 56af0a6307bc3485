"""Two dice: the ways they fall, and a throw in one number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gamenight.kernel.action import Action, Verb
from gamenight.kernel.errors import BadPosition
from gamenight.kernel.reading import checked, listed

if TYPE_CHECKING:
    from gamenight.kernel.state import State

FALL: Final = Verb("dice", item="first", number="second")
SIDES: Final = 6
FALLS: Final = [
    Action(FALL, item=first, number=second) for first in range(1, SIDES + 1) for second in range(1, SIDES + 1)
]
SECOND: Final = 8  # a throw is first die times eight plus second die

Throw = i64  # how both dice lie; 0: not thrown yet. Positions write it as [first, second]


def told(fall: Action) -> Throw:
    """A fall of the dice as one number."""
    return fall.item * SECOND + fall.number


def total_of(throw: Throw) -> i64:
    """The sum of both dice."""
    return throw // SECOND + throw % SECOND


def is_double(throw: Throw) -> bool:
    """Whether both dice show the same."""
    return throw // SECOND == throw % SECOND


def write_throw(_state: State, throw: Throw) -> list[int]:
    """A throw as its two dice."""
    return [int(throw // SECOND), int(throw % SECOND)]


def read_throw(_state: State, value: object, where: str) -> Throw:
    """Read a throw of two dice, each from one to six."""
    dice = [
        checked(die, f"{where}[{place}]", 1, SIDES) for place, die in enumerate(listed(value, where, "dice"))
    ]
    if len(dice) != 2:
        raise BadPosition(f"{where}: {len(dice)} dice; give both")
    return dice[0] * SECOND + dice[1]
