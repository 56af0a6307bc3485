"""Asking the lab without an answer: what is asked is read and checked, and no game is played."""

from __future__ import annotations

import contextlib
from contextvars import ContextVar
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_checks_only: ContextVar[bool] = ContextVar("checks_only", default=False)


class AllRight(Exception):
    """What was asked can be done, and now the first game would be played."""


@contextlib.contextmanager
def only_checked() -> Iterator[None]:
    """Play nothing; where something would be played, AllRight is raised."""
    before = _checks_only.set(True)
    try:
        yield
    finally:
        _checks_only.reset(before)


def begin_to_play() -> None:
    """Everything is checked, and what follows takes time."""
    if _checks_only.get():
        raise AllRight
