"""The dial that the cat's tail points to: numbered sectors, lines between them, and how both are written."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamenight.kernel.action import number_in

CIRCLE: Final = 360  # whole degrees
SECTOR: Final = 60
HIGHEST: Final = CIRCLE // SECTOR


def is_line(degree: i64) -> bool:
    """The dividing lines lie at the multiples of 60 degrees.

    Rule: spin.line
    """
    return degree % SECTOR == 0


def count_at(degree: i64) -> i64:
    """The number of the sector that the tail points to.

    Rule: spin.line
    """
    return degree // SECTOR + 1


def say_degree(slot: str, degree: int) -> str:  # noqa: ARG001  it is the only slot of the race
    """A degree with the count it stands for: 3@147, line@60.

    Rule: spin.line
    """
    return f"line@{degree}" if is_line(degree) else f"{count_at(degree)}@{degree}"


def read_degree(text: str) -> int | None:
    """A degree with its count, or the count alone (the middle of its sector), or `line`."""
    name, at, written = text.partition("@")
    if not at:
        if name == "line":
            return 0
        count = number_in(name)
        return None if count is None or not 1 <= count <= HIGHEST else (count - 1) * SECTOR + SECTOR // 2
    degree = number_in(written)
    return degree if degree is not None and degree < CIRCLE and say_degree("", degree) == text else None
