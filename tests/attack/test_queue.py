"""Films that wait: how many, whose turn it is, who shares one, and what nobody wants any more."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from gamenight.server.process import WorkerProcess
from gamenight.server.replay_worker import Answer, Job
from gamenight.server.replay_workers import MOST_OF_ALL, MOST_OF_ONE, MOST_WAITING, ReplayWorkers
from gamenight.server.replays import Replays
from gamenight.server.turns import Turns
from tests.server.clients import Client, opened


class Gate(ReplayWorkers):
    """Replay workers whose jobs are done when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.open = asyncio.Event()
        self.done: list[str] = []

    async def _made(self, job: Job) -> Answer:
        await self.open.wait()
        self.done.append(job.record)
        return Answer(200, b"")


async def asked(gate: Gate, address: str, *names: str) -> list[asyncio.Task[Answer]]:
    """Somebody who asks for jobs, which then wait."""
    tasks = [asyncio.create_task(gate.show(name.encode(), Job("film", name), address)) for name in names]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return tasks


def test_one_address_has_so_many():
    """A browser asks for six things at once; whoever asks for more than it needs is told to wait."""

    async def play() -> list[int]:
        gate = Gate()
        tasks = await asked(gate, "ann", *[f"a{number}" for number in range(MOST_OF_ONE + 2)])
        tasks += await asked(gate, "bob", "b")
        gate.open.set()
        answers = await asyncio.gather(*tasks)
        await gate.close()
        return [answer.status for answer in answers]

    assert asyncio.run(play()) == [200] * MOST_OF_ONE + [429] * 2 + [200]


def test_so_many_wait_in_all():
    """More than that are sent away rather than kept waiting."""

    async def play() -> list[int]:
        gate = Gate()
        tasks = await asked(gate, "0", "first")
        for number in range(1, MOST_OF_ALL + 3):
            tasks += await asked(gate, str(number), str(number))
        gate.open.set()
        answers = await asyncio.gather(*tasks)
        await gate.close()
        return [answer.status for answer in answers]

    assert asyncio.run(play()) == [200] * (1 + MOST_OF_ALL) + [503] * 2


def test_a_few_who_want_much_leave_room_for_who_wants_one():
    """They fill the line, and nobody of them gets more; somebody else is still served, in turn."""

    async def play() -> tuple[list[int], list[int]]:
        gate = Gate()
        greedy = await asked(gate, "ann", *[f"a{number}" for number in range(MOST_OF_ONE)])
        greedy += await asked(gate, "bob", *[f"b{number}" for number in range(MOST_OF_ONE)])
        greedy += await asked(gate, "cid", "c1", "c2", "c3")
        modest = await asked(gate, "dan", "d1", "d2")
        gate.open.set()
        answers = await asyncio.gather(*greedy), await asyncio.gather(*modest)
        await gate.close()
        return [one.status for one in answers[0]], [one.status for one in answers[1]]

    greedy, modest = asyncio.run(play())

    assert (greedy.count(200), greedy.count(503)) == (MOST_WAITING + 1, 2)
    assert modest == [200, 503]


def test_a_mistake_of_ours_keeps_nobody_waiting(monkeypatch, caplog):
    """What nobody thought of is told as a failure, and the next job is done."""
    asks: list[bytes] = []

    class Made:
        """A process that is none."""

        has_ended = False

        async def ask(self, message: bytes, patience: float) -> bytes:
            """Fail the first time."""
            asks.append(message)
            if len(asks) == 1:
                raise LookupError("a mistake of ours")
            return msgspec.msgpack.encode(Answer(200, b""))

        async def end(self) -> int:
            """Go."""
            return 0

    async def start(module: str, patience: float) -> Made:
        return Made()

    monkeypatch.setattr(WorkerProcess, "start", start)

    async def play() -> list[int]:
        workers = ReplayWorkers()
        jobs = [workers.show(name.encode(), Job("film", name), "ann") for name in ("one", "two")]
        answers = await asyncio.wait_for(asyncio.gather(*jobs), 60)
        await workers.close()
        return [answer.status for answer in answers]

    assert asyncio.run(play()) == [400, 200]
    assert "a mistake of ours" in caplog.text


def test_addresses_take_turns():
    """Whoever asks for one thing need not wait until somebody else has had all of his."""

    async def play() -> list[str]:
        gate = Gate()
        tasks = await asked(gate, "ann", "a1", "a2", "a3")
        tasks += await asked(gate, "bob", "b1")
        tasks += await asked(gate, "cid", "c1", "c2")
        gate.open.set()
        await asyncio.gather(*tasks)
        await gate.close()
        return gate.done

    assert asyncio.run(play()) == ["a1", "a2", "b1", "c1", "a3", "c2"]


def test_the_same_asked_by_many_is_made_once():
    """They share what comes of it, wherever they ask from."""

    async def play() -> tuple[list[str], int]:
        gate = Gate()
        tasks = [task for number in range(30) for task in await asked(gate, str(number), "one")]
        gate.open.set()
        answers = await asyncio.gather(*tasks)
        await gate.close()
        return gate.done, len({id(answer) for answer in answers})

    assert asyncio.run(play()) == (["one"], 1)


def test_what_nobody_waits_for_is_not_made():
    """Who closes the page drops what waits, unless another wants it too."""

    async def play() -> list[str]:
        gate = Gate()
        tasks = await asked(gate, "ann", "now", "dropped", "shared")
        shared = await asked(gate, "bob", "shared")
        for task in tasks[1:]:
            task.cancel()
        await asyncio.wait(tasks[1:])
        gate.open.set()
        await asyncio.gather(tasks[0], *shared)
        await gate.close()
        return gate.done

    assert asyncio.run(play()) == ["now", "shared"]


def test_who_is_gone_is_not_answered():
    """The browser's going is noticed while its job waits."""

    class Leaver:
        client = None

        async def receive(self) -> dict[str, str]:
            return {"type": "http.disconnect"}

    async def play() -> tuple[Answer | None, list[str]]:
        replays = Replays(None)  # type: ignore[arg-type]
        gate = replays.replay_workers = Gate()
        first = await asked(gate, "ann", "first")
        answer = await replays._made(Leaver(), b"second", Job("film", "second"))  # type: ignore[arg-type]
        gate.open.set()
        await asyncio.gather(*first)
        await gate.close()
        return answer, gate.done

    assert asyncio.run(play()) == (None, ["first"])


def test_who_asks_for_many_thoughts_keeps_nobody_waiting_for_all_of_them():
    """The bots of all tables think in a few processes, one question of each who asks in turn."""

    async def play() -> list[str]:
        turns, order = Turns(1), []

        async def think(name: str) -> None:
            await turns.take(name[0])
            order.append(name)
            await asyncio.sleep(0)
            turns.give_back()

        names = ["a1", "a2", "a3", "a4", "b1", "c1", "b2"]
        await asyncio.gather(*(think(name) for name in names))
        return order

    assert asyncio.run(play()) == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


@pytest.mark.parametrize("is_just_due", [False, True])
def test_a_turn_that_nobody_wants_any_more_is_the_next_ones(is_just_due):
    """Whether it was given up while it waited, or in the very moment in which it came."""

    async def play() -> bool:
        turns = Turns(1)
        await turns.take("a")
        waiting = [asyncio.create_task(turns.take(name)) for name in "bc"]
        await asyncio.sleep(0)
        if is_just_due:
            turns.give_back()
            waiting[0].cancel()
        else:
            waiting[0].cancel()
            await asyncio.sleep(0)
            turns.give_back()
        await asyncio.wait(waiting)
        turns.give_back()
        await asyncio.wait_for(turns.take("d"), 10)
        return waiting[0].cancelled() and not waiting[1].cancelled()

    assert asyncio.run(play())


def test_the_bots_of_a_room_think_for_who_came_there_first(tmp_path):
    """Many tables of one address are one of those who take turns."""

    async def story() -> list[str]:
        async with opened(tmp_path) as hub:
            link, token = await hub.open_room("cats-and-dogs", "Ann")
            open_room = hub.open_rooms[link]
            found = [open_room.asks_from()]
            for address in ("10.0.0.1", "10.0.0.2"):
                client = Client(hub)
                client.connection.address = address
                await client.hello(link, token)
                found.append(open_room.asks_from())
            return ["" if one == link else one for one in found]

    assert asyncio.run(story()) == ["", "10.0.0.1", "10.0.0.1"]
