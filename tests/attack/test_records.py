"""Records from strangers: long, endless, deadly or many, they hold nobody up and bring nothing down."""

from __future__ import annotations

import asyncio
import http.client
import json
import signal
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import gamenight as gn
from gamenight.table import film, projectionist
from gamenight.table.film import LONGEST_RECORD, MOST_LINES
from gamenight.table.projectionist import MOST_OF_ONE, MOST_WAITING, Projectionist
from gamenight.table.projector import Answer, Job
from gamenight.table.replays import Kept, Replays
from tests.attack.slow import DEADLY, ENDLESS, FAULTY, GREEDY, UNDER_WAY, slowly_served
from tests.table.test_web import served

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.table.process import Served

RECORDS = Path(__file__).parent.parent / "records"
RACE = (RECORDS / "cats-and-dogs-2.record").read_text(encoding="utf-8")
FILM = Job("film", RACE, None, 0, 5)
GUARD = 20.0  # seconds until a hang is called one


def ask(server: Served, path: str, body: str | None = None) -> tuple[int, dict[str, Any]]:
    """The status and the JSON that one request is answered with."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    try:
        line.request("GET" if body is None else "POST", path, None if body is None else body.encode())
        answer = line.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        line.close()


def send(server: Served, path: str, body: str) -> http.client.HTTPConnection:
    """Ask, and do not wait for the answer."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    line.request("POST", path, body.encode())
    return line


def becomes(is_so: Callable[[], bool]) -> bool:
    """Wait until it is so."""
    end = time.monotonic() + GUARD
    while not is_so() and time.monotonic() < end:
        time.sleep(0.02)
    return is_so()


def children(server: Served) -> list[int]:
    """The processes that a server has started."""
    assert server.process is not None
    parent = server.process.pid
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            state = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(state[1]) == parent and state[0] != "Z":
            found.append(int(folder.name))
    return found


def is_under_way(folder: Path) -> bool:
    """Whether an endless record is being played."""
    return UNDER_WAY in (folder / "log").read_text(encoding="utf-8")


def is_gone(process: int) -> bool:
    """Whether a process has ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def timed_game() -> str:
    """The record of a game by the clock that has just begun."""
    table = gn.open("kanto", ["Ann", "Bob"], {"variant": "timed", "minutes": 600}, gn.Seeded(1))
    return table.record()


# What is too much


@pytest.mark.parametrize(
    "body",
    [b"x" * (LONGEST_RECORD + 1), b"x\n" * (MOST_LINES + 1), "\u2028".encode() * (MOST_LINES + 1)],
    ids=["bytes", "lines", "lines of another kind"],
)
@pytest.mark.parametrize("what", ["film", "figures"])
def test_a_record_has_a_longest(tmp_path, what, body):
    """The refusal names both limits."""
    with served(tmp_path) as client:
        refused = client.post(f"/api/{what}", content=body)

    assert refused.status_code == 413
    assert "200 kB and 20000 lines" in refused.json()["sentence"]


def test_the_longest_record_is_shown(tmp_path):
    """A game of nearly so many lines is shown in time."""
    long = timed_game() + "@ time 1\n" * (MOST_LINES - 100)
    with served(tmp_path) as client:
        shown = client.post("/api/film?first=19000&count=3", content=long)

    assert len(long) < LONGEST_RECORD
    assert (shown.status_code, len(shown.json()["hands"])) == (200, 3)


# Where it is made


@pytest.mark.parametrize("what", ["film?count=3", "figures"])
def test_the_server_plays_no_record_again(tmp_path, monkeypatch, what):
    """Another process does it, so that the tables need not wait."""

    def never(record: str) -> None:
        raise AssertionError("played in the server's process")

    monkeypatch.setattr(film, "steps", never)
    with served(tmp_path) as client:
        shown = client.post(f"/api/{what}", content=RACE)

    assert shown.status_code == 200


@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_a_film_comes_as_it_is_asked_for(tmp_path, accepted):
    """Packed for browsers, plain for whoever cannot unpack."""
    with served(tmp_path) as client:
        shown = client.post("/api/film?count=3", content=RACE, headers={"accept-encoding": accepted})

    assert shown.headers.get("content-encoding") == (None if accepted == "identity" else "gzip")
    assert len(shown.json()["hands"]) == 3


def test_an_endless_record_is_ended(tmp_path):
    """It gets a sentence, the table answers meanwhile, and the next record is shown."""
    with slowly_served(tmp_path, 0.5) as server:
        with ThreadPoolExecutor(1) as other:
            endless = other.submit(ask, server, "/api/film", ENDLESS)
            assert becomes(lambda: is_under_way(tmp_path))
            first = children(server)
            health = ask(server, "/health")
            slow, sentence = endless.result()
        shown, _ = ask(server, "/api/film", RACE)
        second = children(server)

    assert health[0] == 200
    assert (slow, "takes too long" in sentence["sentence"]) == (503, True)
    assert shown == 200
    assert first != second


def test_a_deadly_record_ends_its_process_alone(tmp_path):
    """A crash is a sentence, and the next record is shown by a new process."""
    with slowly_served(tmp_path, 10.0) as server:
        answers = [ask(server, "/api/figures", body)[0] for body in (DEADLY, RACE, DEADLY, RACE)]
        is_served = server.process is not None and server.process.poll() is None
    log = (tmp_path / "log").read_text(encoding="utf-8")

    assert answers == [400, 200, 400, 200]
    assert is_served
    assert log.count("ended the process") == 1


def test_a_greedy_record_ends_its_process_alone(tmp_path):
    """The process may have so much memory and no more; sixteen gigabytes are never taken."""
    with slowly_served(tmp_path, 10.0) as server:
        answers = [ask(server, "/api/figures", body)[0] for body in (GREEDY, RACE)]

    assert answers == [503, 200]


def test_our_own_mistake_is_logged_once(tmp_path):
    """Who sends the record gets a sentence that tells nothing of the inside; the traceback is in the log."""
    with slowly_served(tmp_path, 10.0) as server:
        answers = [ask(server, "/api/film", f"{FAULTY} {number}") for number in range(3)]
        process = len(children(server))
    log = (tmp_path / "log").read_text(encoding="utf-8")

    assert [status for status, _ in answers] == [400] * 3
    assert {said["sentence"] for _, said in answers} == {"That record cannot be shown."}
    assert process == 1
    assert (log.count("Traceback"), log.count("LookupError: a mistake of ours")) == (1, 1)


# How it ends


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL], ids=lambda how: how.name)
def test_an_endless_record_does_not_hold_the_server(tmp_path, how):
    """Ctrl-C closes the table at once, though the record would take 1000 seconds; its process goes too."""
    with slowly_served(tmp_path, 1000.0) as server:
        lines = [send(server, "/api/film", f"{ENDLESS} {number}") for number in range(3)]
        assert becomes(lambda: is_under_way(tmp_path))
        (process,) = children(server)
        assert server.process is not None
        server.process.send_signal(how)
        code = server.process.wait(GUARD)
        for line in lines:
            line.close()

        assert code == (-how if how is signal.SIGKILL else 0)
        assert becomes(lambda: is_gone(process))
        assert "Traceback" not in (tmp_path / "log").read_text(encoding="utf-8")


def test_the_process_goes_when_there_is_nothing_to_do(monkeypatch):
    """It is ended after a while without work, and comes again with the next record."""
    monkeypatch.setattr(projectionist, "IDLE", 0.01)

    async def play() -> list[int]:
        one = Projectionist()
        statuses = []
        for key in (b"first", b"second"):
            statuses.append((await one.show(key, FILM, "ann")).status)
            while one._projector is not None:  # noqa: ASYNC110  until it is ended
                await asyncio.sleep(0.01)
        await one.close()
        return statuses

    assert asyncio.run(asyncio.wait_for(play(), 60)) == [200, 200]


def test_the_process_has_the_servers_own_package(tmp_path):
    """Whatever lies in the folder where it is started."""
    for module in ("gamenight", "json", "msgspec"):
        (tmp_path / f"{module}.py").write_text("raise SystemExit(1)", encoding="utf-8")
    begun = subprocess.run(projectionist.command(), input=b"", capture_output=True, cwd=tmp_path, check=False)

    assert (begun.returncode, begun.stderr) == (0, b"")


# Who may have how much


class Gate(Projectionist):
    """A projectionist whose jobs are done when the test says so."""

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
    """A browser asks for six things at once; who asks for more than it needs is told to wait."""

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
        for number in range(1, MOST_WAITING + 3):
            tasks += await asked(gate, str(number), str(number))
        gate.open.set()
        answers = await asyncio.gather(*tasks)
        await gate.close()
        return [answer.status for answer in answers]

    assert asyncio.run(play()) == [200] * (1 + MOST_WAITING) + [503] * 2


def test_addresses_take_turns():
    """Who asks for one thing need not wait until somebody else has had all of his."""

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
        gate = replays.projectionist = Gate()
        first = await asked(gate, "ann", "first")
        answer = await replays._made(Leaver(), b"second", FILM)  # type: ignore[arg-type]
        gate.open.set()
        await asyncio.gather(*first)
        await gate.close()
        return answer, gate.done

    assert asyncio.run(play()) == (None, ["first"])


# What is kept


def test_a_film_is_not_made_twice(tmp_path, monkeypatch):
    """The same part of the same record is kept; another part, seat or record is made."""
    made: list[tuple[str, int]] = []
    real = projectionist.Projector.show

    async def counted(self: projectionist.Projector, job: Job) -> Answer:
        made.append((job.what, job.first))
        return await real(self, job)

    monkeypatch.setattr(projectionist.Projector, "show", counted)
    with served(tmp_path) as client:
        for query in ("?first=0", "?first=0", "?first=3", "?first=0&seat=1", "?first=3"):
            assert client.post(f"/api/film{query}", content=RACE).status_code == 200
        for _ in range(2):
            assert client.post("/api/figures", content=RACE).status_code == 200

    assert made == [("film", 0), ("film", 3), ("film", 0), ("figures", 0)]


def test_what_is_kept_has_an_end():
    """What was not asked for longest goes first."""
    kept = Kept(most=10)
    for name in (b"a", b"b"):
        kept.keep(name, Answer(200, b"12345"))
    kept.find(b"a")
    kept.keep(b"c", Answer(200, b"1234"))

    assert [kept.find(name) is not None for name in (b"a", b"b", b"c")] == [True, False, True]
