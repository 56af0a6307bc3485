"""X-rays in the making: one at a time, in a process of its own, behind everything else."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec

from gamenight.api.engine import engine
from gamenight.server.process import WorkerProcess
from gamenight.server.studio.facts import XrayFacts
from gamenight.server.studio.xray_worker import XrayJob, XrayPage
from gamenight.server.tokens import new_link

MODULE = "gamenight.server.studio.xray_worker"
GAMES = {"compiled": [200, 1000, 5000], "interpreted": [20, 100, 500]}
BEGINS = 60.0  # seconds that the process may take to begin
LASTS = 3600.0  # and to play

logger = logging.getLogger("gamenight.server")


def choices() -> list[int]:
    """How many games an X-ray may be made of here."""
    return GAMES[engine()]


class Xrays:
    """The X-ray of each edition that was asked for last."""

    def __init__(self) -> None:
        self.pages: dict[str, str] = {}  # by names that nobody guesses: a window of its own brings no key
        self._facts: dict[str, XrayFacts] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def facts(self, name: str) -> XrayFacts:
        """How far the X-ray of an edition is."""
        return self._facts.get(name, XrayFacts("none"))

    def begin(self, job: XrayJob) -> None:
        """Begin an X-ray; the one before it, if it is still being made, is given up."""
        self.give_up(job.id)
        self._facts[job.id] = XrayFacts("playing", job.games)
        self._tasks[job.id] = asyncio.create_task(self._make(job))

    def give_up(self, name: str) -> None:
        """End the X-ray of an edition that is being made, and forget the one that was."""
        task = self._tasks.pop(name, None)
        if task is not None:
            task.cancel()
        self.pages.pop(self._facts.pop(name, XrayFacts("none")).page, None)

    async def _make(self, job: XrayJob) -> None:
        worker: WorkerProcess | None = None
        try:
            worker = await WorkerProcess.start(MODULE, BEGINS)
            made = msgspec.msgpack.decode(await worker.ask(msgspec.msgpack.encode(job), LASTS), type=XrayPage)
            if made.why:
                self._facts[job.id] = XrayFacts("failed", job.games, why=made.why)
            else:
                link = new_link()
                self.pages[link] = made.page
                self._facts[job.id] = XrayFacts("made", job.games, link)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, msgspec.MsgspecError) as error:
            logger.warning("an X-ray could not be made: %r", error)
            self._facts[job.id] = XrayFacts("failed", job.games)
        finally:
            if worker is not None:
                worker.kill()
                await worker.end()

    async def close(self) -> None:
        """End what is under way."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
