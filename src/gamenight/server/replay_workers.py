"""Runs the replay worker: starts it when it is needed, hands it one job at a time, and ends it."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections import deque
from typing import Final

import msgspec

from gamenight.server.process import WorkerProcess
from gamenight.server.replay_worker import FULL, Answer, Job, saying

MODULE: Final = "gamenight.server.replay_worker"
SECONDS: Final = 10.0  # of the processor, for one job
PATIENCE: Final = 40.0  # seconds by the clock, which runs on when others have the processor
IDLE: Final = 300.0  # seconds without work, then the process ends
MOST_WAITING: Final = 16  # then nobody gets a second one
MOST_OF_ALL: Final = 64  # then nobody gets any
MOST_OF_ONE: Final = 8  # of one address, under way or waiting; a browser asks for six things at once at most
MOST_FAILURES: Final = 100

logger = logging.getLogger("gamenight.server")


class Asked:
    """A job that waits or is under way, with all who want to see what comes of it."""

    def __init__(self, job: Job, address: str) -> None:
        self.job = job
        self.address = address
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.askers = 0


class ReplayWorkers:
    """Has films and figures made, one after the other, by a process that comes when needed and goes."""

    def __init__(self, seconds: float = SECONDS, patience: float = PATIENCE) -> None:
        self.seconds = seconds
        self.patience = patience
        self._asked: dict[bytes, Asked] = {}  # waiting and under way
        self._waiting: dict[str, deque[bytes]] = {}  # by address; whose turn it is stands first
        self._is_wanted = asyncio.Event()
        self._working: asyncio.Task[None] | None = None
        self._worker: WorkerProcess | None = None
        self._failures: set[str] = set()

    # Asking

    async def show(self, key: bytes, job: Job, address: str) -> Answer:
        """What comes of a job; those who ask for the same meanwhile share it, and may go away again."""
        asked = self._asked.get(key)
        if asked is None:
            mine = sum(one.address == address for one in self._asked.values())
            if mine >= MOST_OF_ONE:
                return saying("film_patience", 429, job.language)
            if sum(map(len, self._waiting.values())) >= (MOST_WAITING if mine else MOST_OF_ALL):
                return saying("film_busy", 503, job.language)
            asked = self._take(key, job, address)
        asked.askers += 1
        try:
            return await asyncio.shield(asked.answer)
        finally:
            asked.askers -= 1
            if not asked.askers:
                self._drop(key, address=asked.address)

    def _take(self, key: bytes, job: Job, address: str) -> Asked:
        asked = self._asked[key] = Asked(job, address)
        self._waiting.setdefault(address, deque()).append(key)
        self._is_wanted.set()
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return asked

    def _drop(self, key: bytes, address: str) -> None:
        """Forget a job that nobody waits for, unless it is under way: then it will soon be done."""
        line = self._waiting.get(address)
        if line is not None and key in line:
            line.remove(key)
            del self._asked[key]
            if not line:
                del self._waiting[address]

    # Working

    async def _work(self) -> None:
        """Do the jobs, one of each address in turn; with nothing to do for a while, let the process go."""
        while True:
            try:
                async with asyncio.timeout(None if self._worker is None else IDLE):
                    await self._is_wanted.wait()
            except TimeoutError:
                await self._end()
                continue
            if not self._waiting:
                self._is_wanted.clear()
                continue
            address, line = next(iter(self._waiting.items()))
            key = line.popleft()
            del self._waiting[address]
            if line:
                self._waiting[address] = line  # behind the others
            asked = self._asked[key]
            answer = await self._made(asked.job)
            del self._asked[key]
            if not asked.answer.done():
                asked.answer.set_result(answer)

    async def _made(self, job: Job) -> Answer:
        """What the process answers, or what must be said in its place."""
        try:
            if self._worker is not None and self._worker.has_ended:
                await self._end()
            if self._worker is None:
                self._worker = await WorkerProcess.start(MODULE, self.patience)
            job.seconds = self.seconds
            said = await self._worker.ask(msgspec.msgpack.encode(job), self.patience)
            answer = msgspec.msgpack.decode(said, type=Answer)
        except TimeoutError:
            await self._end()
            return saying("film_slow", 503, job.language)
        except (asyncio.IncompleteReadError, ConnectionError, msgspec.MsgspecError):
            code = await self._end()
            if code in {-signal.SIGPROF, FULL}:
                return saying("film_slow", 503, job.language)
            self._log(f"a record ended the process that played it ({code})")
            return saying("film_failed", 400, job.language)
        except OSError as error:
            self._log(f"no process can be started for films: {error}")
            return saying("film_busy", 503, job.language)
        except Exception:  # whatever it was: those who wait behind it must not wait for ever
            logger.exception("a film could not be asked for")
            await self._end()
            return saying("film_failed", 400, job.language)
        if answer.failure:
            self._log(f"a record could not be shown\n{answer.failure}")
        return answer

    def _log(self, failure: str) -> None:
        """Once each: a stranger may send the same again and again."""
        if failure not in self._failures and len(self._failures) < MOST_FAILURES:
            self._failures.add(failure)
            logger.error("%s", failure)

    async def _end(self) -> int | None:
        """End the process, if there is one; if that is cancelled, it can be done once more."""
        worker = self._worker
        code = None if worker is None else await worker.end()
        self._worker = None
        return code

    async def close(self) -> None:
        """End the process and answer whoever still waits."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.wait({self._working})
            self._working = None
        await self._end()
        for asked in self._asked.values():
            if not asked.answer.done():
                asked.answer.set_result(saying("film_closed", 503, asked.job.language))
        self._asked.clear()
        self._waiting.clear()
