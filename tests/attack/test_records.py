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

import msgspec
import pytest

import gamenight as gn
from gamenight.server import film, replay_workers
from gamenight.server.film import LONGEST_RECORD, MOST_LINES
from gamenight.server.process import WorkerProcess, command
from gamenight.server.replay_worker import Answer, Job
from gamenight.server.replay_workers import ReplayWorkers
from gamenight.server.replays import Kept
from tests.attack.slow import DEADLY, ENDLESS, FAULTY, GREEDY, UNDER_WAY, slowly_served
from tests.server.test_web import served

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.process import Served

pytestmark = pytest.mark.battery  # once is enough: the server itself is never compiled

RECORDS = Path(__file__).parent.parent / "records"
RACE = (RECORDS / "cats-and-dogs-2.record").read_text(encoding="utf-8")
FILM = Job("film", RACE, None, 0, 5)
GUARD = 120.0  # seconds until a hang is called one


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
    """Wait until a condition holds."""
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
    """Ctrl-C closes the table at once, though the record has no end; its process goes too."""
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
    monkeypatch.setattr(replay_workers, "IDLE", 0.01)

    async def play() -> list[int]:
        one = ReplayWorkers()
        statuses = []
        for key in (b"first", b"second"):
            statuses.append((await one.show(key, FILM, "ann")).status)
            while one._worker is not None:  # noqa: ASYNC110  until it is ended
                await asyncio.sleep(0.01)
        await one.close()
        return statuses

    assert asyncio.run(asyncio.wait_for(play(), 60)) == [200, 200]


def test_the_process_has_the_servers_own_package(tmp_path):
    """Whatever lies in the folder where it is started."""
    for module in ("gamenight", "json", "msgspec"):
        (tmp_path / f"{module}.py").write_text("raise SystemExit(1)", encoding="utf-8")
    begun = subprocess.run(
        command(replay_workers.MODULE), input=b"", capture_output=True, cwd=tmp_path, check=False
    )

    assert (begun.returncode, begun.stderr) == (0, b"")


# What is kept


def test_a_film_is_not_made_twice(tmp_path, monkeypatch):
    """The same part of the same record is kept; another part, seat or record is made."""
    made: list[tuple[str, int]] = []
    real = WorkerProcess.ask

    async def counted(self: WorkerProcess, message: bytes, patience: float) -> bytes:
        job = msgspec.msgpack.decode(message, type=Job)
        made.append((job.what, job.first))
        return await real(self, message, patience)

    monkeypatch.setattr(WorkerProcess, "ask", counted)
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
