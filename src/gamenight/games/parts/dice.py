"""Two dice: the ways they fall, and how a fall is told in one number."""

from typing import Final

from mypy_extensions import i64

from gamenight.kernel.action import Action, Verb

FALL: Final = Verb("dice", item="first", number="second")
FALLS: Final = [Action(FALL, item=first, number=second) for first in range(1, 7) for second in range(1, 7)]
WAYS: Final = 36
SECOND: Final = 8  # a throw is told as first die times eight plus second die


def told(fall: Action) -> i64:
    """A fall of the dice as one number."""
    return fall.item * SECOND + fall.number


def total_of(fallen: i64) -> i64:
    """The sum of both dice."""
    return fallen // SECOND + fallen % SECOND


def is_double(fallen: i64) -> bool:
    """Whether both dice show the same."""
    return fallen // SECOND == fallen % SECOND
