"""Processes that the system ends while they have nothing to do: others take their place, and nobody waits."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import TYPE_CHECKING, Any

import pytest

from gamenight.server import replay_workers
from gamenight.server.process import WorkerProcess
from gamenight.server.replay_workers import ReplayWorkers
from gamenight.server.thinkers import Thinkers
from tests.attack.test_records import FILM
from tests.server.test_thinking import GUARD, asked, at_turn, seated

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

pytestmark = pytest.mark.battery  # once is enough: the server itself is never compiled


def uvloop() -> asyncio.AbstractEventLoop:
    """The event loop that serves where it is there; it speaks of closed pipes in its own way."""
    module: Any = pytest.importorskip("uvloop")
    loop: asyncio.AbstractEventLoop = module.new_event_loop()
    return loop


@pytest.fixture(params=[asyncio.new_event_loop, uvloop], ids=["asyncio", "uvloop"])
def run(request):
    """Run something to its end on either event loop."""

    def runs(story: Coroutine[Any, Any, Any]) -> Any:
        make: Callable[[], asyncio.AbstractEventLoop] = request.param
        with asyncio.Runner(loop_factory=make) as runner:
            return runner.run(asyncio.wait_for(story, GUARD))

    return runs


async def lose(worker: WorkerProcess | None) -> None:
    """Let a process be ended by somebody else, and wait until that is known."""
    assert worker is not None
    os.kill(worker._process.pid, signal.SIGKILL)
    await worker._process.wait()


def test_who_asks_one_that_is_gone_is_told_so(run):
    """By an error of connections, on any event loop."""

    async def story() -> None:
        worker = await WorkerProcess.start(replay_workers.MODULE, GUARD)
        await lose(worker)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await worker.ask(b"x", GUARD)
        await worker.end()

    run(story())


def test_the_next_film_is_shown(run):
    """By a new process, and all after it."""

    async def story() -> list[int]:
        workers = ReplayWorkers()
        statuses = []
        for key in (b"first", b"second", b"third"):
            statuses.append((await workers.show(key, FILM, "ann")).status)
            if key == b"first":
                await lose(workers._worker)
        await workers.close()
        return statuses

    assert run(story()) == [200, 200, 200]


def test_the_next_thought_is_thought(run):
    """No bot has to do without one because of a process that was there for another."""

    async def story() -> list[bool]:
        thinkers = Thinkers(1, patience=GUARD)
        first = await thinkers.think(question)
        await lose(thinkers._idle[0])
        second = await thinkers.think(question)
        await thinkers.close()
        return [first is not None, second is not None]

    question = asked(seated(at_turn()))

    assert run(story()) == [True, True]
