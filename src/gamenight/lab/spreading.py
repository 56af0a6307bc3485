"""Any function of a piece of work, done piece by piece, by whoever there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from gamenight.kernel.errors import Error
from gamenight.lab.crew import AHEAD, WorkerLost, crew_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from gamenight.lab.work import Work

T = TypeVar("T")


def in_order(does: Callable[[Work], T], works: Sequence[Work], workers: int | str) -> Iterator[T]:
    """What the function makes of each piece, in order, whoever does it; nothing of it is kept."""
    crew = crew_of(workers, len(works))
    if crew is None:
        yield from map(does, works)
        return
    waiting: list[Any] = []
    try:
        for work in works:
            waiting.append(crew.hand(does, work))
            while len(waiting) >= crew.size * AHEAD:
                yield crew.take(waiting.pop(0))
        while waiting:
            yield crew.take(waiting.pop(0))
    except WorkerLost as error:
        raise Error("a worker process was ended; run it again") from error
    finally:
        crew.close()
