"""The processes that think for the bots of all rooms: a few, started when they are needed."""

from __future__ import annotations

import asyncio
import logging
import os
from typing import Final

import msgspec

from gamenight.server.process import WorkerProcess
from gamenight.server.think_worker import Figures, Question
from gamenight.server.turns import Turns

MODULE: Final = "gamenight.server.think_worker"
PATIENCE: Final = 30.0  # seconds by the clock; a bot that took longer does what it would do without thinking
IDLE: Final = 300.0  # seconds without work, then a process ends

logger = logging.getLogger("gamenight.server")


def count_of_processes() -> int:
    """One core is left to the tables, where there are several."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


class Thinkers:
    """Has questions thought about, those of each who asks in turn, by as many processes as there may be."""

    def __init__(self, most: int | None = None, patience: float = PATIENCE) -> None:
        self._turns = Turns(most or count_of_processes())
        self._idle: list[WorkerProcess] = []
        self._busy: set[WorkerProcess] = set()
        self._ends: set[asyncio.Task[int]] = set()  # of processes that were ended
        self._ending: asyncio.TimerHandle | None = None
        self._patience = patience
        self._is_closed = False

    async def think(self, question: Question, whose: str = "") -> Figures | None:
        """What comes of a question; None if it, or those before it, took too long, or nobody could do it.

        `whose`: for whom it is asked. Who has many questions keeps nobody else waiting for all of them.
        """
        try:
            async with asyncio.timeout(self._patience):
                await self._turns.take(whose)
        except TimeoutError:
            logger.warning("no process was free for a bot for long")
            return None
        try:
            if self._is_closed:
                return None
            try:
                worker = self._waiting() or await WorkerProcess.start(MODULE, self._patience)
            except (OSError, TimeoutError) as error:
                logger.error("no process can be started for bots: %s", error)  # noqa: TRY400  why is said
                return None
            return await self._asked(worker, question)
        finally:
            self._turns.give_back()

    def _waiting(self) -> WorkerProcess | None:
        """A process that has nothing to do, and is still there."""
        while self._idle:
            worker = self._idle.pop()
            if not worker.has_ended:
                return worker
            self._end(worker)
        return None

    async def _asked(self, worker: WorkerProcess, question: Question) -> Figures | None:
        """Ask a process; one that does not answer as it should is ended."""
        self._busy.add(worker)
        is_well = False
        try:
            said = await worker.ask(msgspec.msgpack.encode(question), self._patience)
            figures = msgspec.msgpack.decode(said, type=Figures)
            is_well = True
        except TimeoutError:
            logger.warning("a bot thought for too long")
            return None
        except (asyncio.IncompleteReadError, ConnectionError, msgspec.MsgspecError) as error:
            logger.error("a process that thinks for bots has ended: %s", error)  # noqa: TRY400  it said why itself
            return None
        else:
            return figures
        finally:
            self._busy.discard(worker)
            if is_well and not self._is_closed:
                self._idle.append(worker)
                self._end_later()
            else:
                self._end(worker)

    def _end(self, worker: WorkerProcess) -> None:
        """End a process, and see later how it ended."""
        worker.kill()
        task = asyncio.get_running_loop().create_task(worker.end())
        self._ends.add(task)
        task.add_done_callback(self._ends.discard)

    def _end_later(self) -> None:
        """Let idle processes go when nobody has asked for a while."""
        if self._ending is not None:
            self._ending.cancel()
        self._ending = asyncio.get_running_loop().call_later(IDLE, self._end_idle)

    def _end_idle(self) -> None:
        for worker in self._idle:
            self._end(worker)
        self._idle = []

    async def close(self) -> None:
        """End every process, whatever it thinks about."""
        self._is_closed = True
        if self._ending is not None:
            self._ending.cancel()
        workers, self._idle = [*self._idle, *self._busy], []
        for worker in workers:
            self._end(worker)
        while self._ends:
            await asyncio.wait(self._ends)
