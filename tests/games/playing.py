"""Playing on at a table laid by a test, and what came of it; the same for every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import gamenight as gn

if TYPE_CHECKING:
    from collections.abc import Sequence


def go_on(table: gn.Table, *moves: str) -> list[gn.Event]:
    """Play moves such as "0 roll" or "2 ask 1", one after the other; all that happened."""
    before = len(table.events)
    for move in moves:
        seat, word = move.split(" ", 1)
        table.play(int(seat), word)
    return table.events[before:]


def told(events: Sequence[gn.Event]) -> list[tuple[str, str]]:
    """What happened, and by which clause."""
    return [(event.name, event.clause) for event in events]


def one_told(events: Sequence[gn.Event], name: str) -> gn.Event:
    """The one event of that name."""
    found = [event for event in events if event.name == name]
    assert len(found) == 1, told(events)
    return found[0]


def refused(table: gn.Table, seat: int, word: str) -> str:
    """The clause by which a word is refused; nothing changes by it, and the sentence can be read."""
    before = table.record(), table.hash()
    with pytest.raises(gn.Refused) as error:
        table.play(seat, word)
    assert (table.record(), table.hash()) == before
    assert error.value.sentence
    assert not error.value.sentence.startswith("<"), error.value.sentence
    return error.value.clause


def reason(table: gn.Table, seat: int, word: str) -> tuple[str, str, dict[str, Any]]:
    """Why a word is refused: the reason's name, its clause and its facts."""
    with pytest.raises(gn.Refused) as error:
        table.play(seat, word)
    assert error.value.why is not None
    return error.value.why.name, error.value.clause, error.value.why.facts()


def stack(table: gn.Table) -> list[dict[str, Any]]:
    """What is open, the latest last."""
    found: Any = table.position()["stack"]
    return list(found)
