"""Any function of a piece of work, done piece by piece, by us or by others."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from gamenight.lab.crew import AHEAD, crew_of

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from gamenight.lab.work import Work

T = TypeVar("T")


def in_order(does: Callable[[Work], T], works: Sequence[Work], workers: int | str) -> Generator[T]:
    """What the function makes of each piece, in order, whoever does it; nothing of it is kept."""
    crew = crew_of(workers, len(works))
    if crew is None:
        yield from map(does, works)
        return
    waiting = []
    try:
        for work in works:
            waiting.append(crew.hand(does, work))
            if len(waiting) >= crew.size * AHEAD:
                yield crew.take(waiting.pop(0))
        while waiting:
            yield crew.take(waiting.pop(0))
    finally:
        crew.close()
