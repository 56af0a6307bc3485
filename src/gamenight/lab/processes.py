"""Worker processes on this machine, which are handed pieces of work."""

from __future__ import annotations

import signal
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, TypeVar

from gamenight.kernel.errors import Error
from gamenight.lab.crew import AGAIN, ENDED, NO_PROCESSES

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    from gamenight.lab.work import Work

T = TypeVar("T")


@dataclass
class Piece:
    """A piece of work that a worker process has."""

    does: Callable[[Work], Any]
    work: Work
    found: Future[Any]
    lost: int = 0  # how often its worker was


class Processes:
    """Worker processes on this machine; a piece whose worker is lost is done again by another."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._begin()

    def _begin(self) -> None:
        try:
            self._pool = ProcessPoolExecutor(self.size, get_context("spawn"), heed_the_maker)
        except OSError as error:  # as where /dev/shm is closed to us
            raise Error(NO_PROCESSES.format(why=error.strerror)) from error

    def hand(self, does: Callable[[Work], T], work: Work) -> Piece:
        """Put a piece into the queue."""
        return Piece(does, work, self._submit(does, work))

    def take(self, handed: Piece) -> Any:  # noqa: ANN401  whatever the function gives
        """Wait for a piece."""
        while True:
            try:
                return handed.found.result()
            except BrokenExecutor as error:
                if handed.lost == AGAIN:
                    raise Error(ENDED) from error
                handed.lost += 1
                handed.found = self._submit(handed.does, handed.work)

    def close(self) -> None:
        """End the processes, whatever they are at: nobody waits for it any more."""
        workers = list((self._pool._processes or {}).values())  # noqa: SLF001  only 3.14 has a name for ending them
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()

    def _submit(self, does: Callable[[Work], T], work: Work) -> Future[T]:
        """Put a piece into the queue; where a worker was lost, that of new ones."""
        try:
            return self._pool.submit(does, work)
        except BrokenExecutor:
            self.close()
            self._begin()
            return self._pool.submit(does, work)


def heed_the_maker() -> None:
    """Let a worker be deaf to Ctrl-C: its maker hears that, and ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
