"""Any function of a piece of work, done piece by piece, here or in worker processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from gamenight.kernel.errors import BadSetup, Error
from gamenight.lab.crew import RAY, count_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from gamenight.lab.work import Work

T = TypeVar("T")


def in_order(does: Callable[[Work], T], works: Sequence[Work], workers: int | str) -> Iterator[T]:
    """What the function makes of each piece, in order, whoever does it; nothing of it is kept."""
    if isinstance(workers, str) and workers.partition(":")[0] == RAY:
        raise BadSetup("this is done by processes on this machine alone; leave the cluster out")
    number = count_of(workers)
    if number == 1 or len(works) == 1:
        yield from map(does, works)
        return
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(number, get_context("spawn"))
    try:
        yield from pool.map(does, works)
    except BrokenProcessPool as error:
        raise Error("a worker process was ended; run it again") from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
