"""A sight shows the table and cannot change it."""

from __future__ import annotations

import inspect
import random
from contextlib import suppress
from typing import Any

import pytest

from gamenight.kernel.frame import Frame
from gamenight.kernel.outcome import Outcome
from gamenight.kernel.standing import Standing
from gamenight.kernel.value import Value
from tests.laws.subjects import SUBJECTS, Subject, walk

PRINTED = {"board", "agreed", "pack", "track"}  # what lies in the box and what was agreed, not on the table


def shown(sight: Any) -> list[Any]:
    """All that a sight's accessors without a parameter return."""
    found = []
    for name, method in inspect.getmembers(type(sight), callable):
        if name.startswith("_") or name in PRINTED:
            continue
        try:
            found.append(method(sight))
        except TypeError:  # it wants a seat or a space
            continue
    return found


def spoil(value: Any) -> None:
    """Change whatever can be changed, in it and in all that it holds."""
    if isinstance(value, list):
        for one in value:
            spoil(one)
        value.clear()
    elif isinstance(value, dict):
        spoil(list(value.values()))
        value.clear()
    elif isinstance(value, Value | Outcome | Frame | Standing):
        for name in dir(value):
            held = getattr(value, name)
            if name.startswith("_") or name in {"decision", "fields"} or callable(held):
                continue
            spoil(held)
            with suppress(AttributeError, TypeError):
                setattr(value, name, 1 - held if isinstance(held, int) else None)


@pytest.mark.parametrize("subject", SUBJECTS, ids=repr)
def test_what_a_sight_shows_is_a_copy(subject: Subject):
    """Whatever a bot does to what it was shown, the table stays as it was."""
    rng = random.Random(8)
    table = subject.open(8)
    looked = 0
    for step, _ in enumerate(walk(table, rng)):
        if step % 9:
            continue
        before = table.hash()
        for seat in range(subject.seats):
            for value in shown(table.sight(seat)):
                looked += 1
                spoil(value)

        assert table.hash() == before

    assert looked
