"""Frames of the stack: used again where the same is asked anew, and never while they are in use."""

import pytest

from gamenight.kernel.decision import Decision
from gamenight.kernel.frame import Frame
from gamenight.kernel.point import Point
from gamenight.kernel.state import State
from gamenight.kernel.terms import Terms

FIRST = Point[Frame](0)
SECOND = Point[Frame](1)


@pytest.fixture
def state():
    """A table that can ask two things."""
    return State(Terms(2, [Decision("first", is_home=True), Decision("second")]))


def test_a_popped_frame_is_used_again(state):
    """The next push of the same decision at the same depth makes no new one."""
    FIRST.open(state, 1)
    frame = SECOND.open(state, 1)
    state.depth = 1

    assert SECOND.open(state, 2) is frame
    assert (frame.waits, frame.serial, state.asking) == (2, 3, frame)


def test_a_frame_that_lies_further_down_now_is_not_used_twice(state):
    """It still stands where it lay before, but it is in use."""
    FIRST.open(state, 1)
    low = SECOND.open(state, 1)
    state.depth = 0
    assert SECOND.open(state, 1) is low  # it moves down, and its old place still holds it

    high = SECOND.open(state, 2)

    assert high is not low
    assert (low.waits, low.depth, high.waits, high.depth) == (1, 0, 2, 1)


def test_another_decision_at_the_same_depth_has_its_own_frame(state):
    """What lay there last is not taken for it."""
    FIRST.open(state, 1)
    second = SECOND.open(state, 1)
    state.depth = 1
    other = FIRST.open(state, 1)

    assert other is not second
    assert (other.decision.name, other.depth) == ("first", 1)
