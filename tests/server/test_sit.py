"""`gamenight sit`: a bot plays at a real server, in every game, to the end; so does a client in Node."""

from __future__ import annotations

import asyncio
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import gamenight as gn
from tests.server.company import PATIENCE, Company, is_over
from tests.server.process import served

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.server.process import Served

    Start = Callable[..., subprocess.Popen[str]]

pytestmark = [pytest.mark.battery, pytest.mark.long]  # once is enough: the server itself is never compiled

CLIENT = Path(__file__).parent.parent.parent / "examples" / "client.mjs"


@pytest.fixture
def server(tmp_path) -> Iterator[Served]:
    """A server of its own for each test: one address may not open many rooms at once."""
    with served(tmp_path / "tables") as server:
        yield server


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts programs, of which none outlives its test."""
    programs: list[subprocess.Popen[str]] = []

    def started(*command: str, folder: Path | None = None) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        program = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, cwd=folder, encoding="utf-8")
        programs.append(program)
        return program

    yield started
    for program in programs:
        program.kill()
        program.communicate()


@pytest.fixture
def sat(start) -> Start:
    """Lets bots sit down, each in a program of its own: the link, the bot, and other options."""

    def sitting(link: str, bot: str, *more: str, folder: Path | None = None) -> subprocess.Popen[str]:
        own = [sys.executable, "-m", "gamenight", "sit", link, "--bot", bot, "--seed", "3", *more]
        return start(*own, folder=folder)  # type: ignore[no-any-return]

    return sitting


def ended(program: subprocess.Popen[str]) -> tuple[int, list[str], str]:
    """How a program ended, what it said, and what it complained about."""
    told, complaint = program.communicate(timeout=PATIENCE)
    return program.returncode, told.splitlines(), complaint


@pytest.mark.parametrize(
    ("game", "terms", "bots"),
    [
        ("cats-and-dogs", {}, ["normal"]),
        ("deal", {}, ["normal", "random"]),
        ("cats-vs-dogs", {}, ["normal", "random"]),
        ("dog-lovers", {"variant": "timed", "rounds": 2}, ["normal", "random"]),
    ],
    ids=["cats-and-dogs", "deal", "cats-vs-dogs", "dog-lovers"],
)
def test_bots_play_every_game_to_its_end(server, game, terms, bots, sat):
    """Over real sockets, within the server's limits; each says what it plays and how the game ended."""
    company = Company(server, game, terms, max(2, len(bots)), len(bots))
    programs = [sat(company.link, bot) for bot in bots]
    room = asyncio.run(company.until(is_over))
    found = [ended(program) for program in programs]

    over = f"game over: {room['ending']['sentence']} [{room['ending']['clause']}]"
    assert [(code, told[-1], complaint) for code, told, complaint in found] == [(0, over, "")] * len(bots)
    for bot, (_, told, _) in zip(bots, found, strict=True):
        assert told[0].startswith("sits down as Robot")
        assert told[0].endswith(f"played by {bot}")
        assert any(line.startswith("plays ") for line in told)


def test_a_restart_in_mid_game_loses_nothing(tmp_path, sat):
    """The server is killed and comes back: the bot sits on its chair again and plays on."""

    def is_under_way(message: dict[str, Any]) -> bool:
        return bool(message["room"]["status"] == "playing" and message["version"] > 15)

    with served(tmp_path) as server:
        company = Company(server, "deal", {}, 2, 1)
        program = sat(company.link, "normal")
        asyncio.run(company.until(is_under_way))
        server.end()
        server.start()
        asyncio.run(company.until(is_over))
        code, told, complaint = ended(program)

    assert (code, complaint) == (0, "")
    assert told.count("has lost the connection, and tries to come back") == 1
    assert told.count("is back on its chair") == 1
    assert sum(line.startswith("sits down") for line in told) == 1


BAD_BOTS = """
import threading
import gamenight as gn

class Raises(gn.Bot):
    def choose(self, sight, answers):
        raise ValueError("I give up")

class Nothing(gn.Bot):
    def choose(self, sight, answers):
        return None

class Nonsense(gn.Bot):
    def choose(self, sight, answers):
        return "spin"

class Begins(gn.Bot):
    def begin(self, game, seat, seed):
        raise KeyError("book")

class Ponders(gn.Bot):
    def choose(self, sight, answers):
        threading.Event().wait()

class Fine(gn.Bot):
    def choose(self, sight, answers):
        return answers[0]
"""


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("Raises", "the bot of Robot failed: ValueError: I give up"),
        ("Nothing", "the bot of Robot gave no answer"),
        ("Nonsense", "the bot of Robot answered 'spin', which is no Action"),
        ("Begins", "mine:Begins cannot begin: KeyError: 'book'"),
    ],
)
def test_a_bad_bot_is_told_and_gets_up(server, tmp_path, bot, says, sat):
    """One sentence and 1; a bot of the table goes on in its place."""
    (tmp_path / "mine.py").write_text(BAD_BOTS)
    company = Company(server, "cats-and-dogs", {}, 2, 1)
    program = sat(company.link, f"mine:{bot}", folder=tmp_path)
    room = asyncio.run(company.until(is_over))

    code, _, complaint = ended(program)
    assert (code, complaint) == (1, f"gamenight: {says}\n")
    assert {chair["kind"] for chair in room["chairs"]} == {"bot"}


def test_a_bot_of_ones_own_plays_quietly(server, tmp_path, sat):
    """A class of a few lines in a file of one's own; quiet, it tells the end alone."""
    (tmp_path / "mine.py").write_text(BAD_BOTS)
    company = Company(server, "cats-and-dogs", {}, 2, 1)
    program = sat(company.link, "mine:Fine", "--quiet", "--name", "Ada", folder=tmp_path)
    room = asyncio.run(company.until(is_over))

    code, told, complaint = ended(program)
    assert (code, complaint, len(told)) == (0, "", 1)
    assert "Ada" in [chair["name"] for chair in room["chairs"]]


@pytest.mark.parametrize(
    ("link", "bot", "code", "says"),
    [
        ("{url}/r/nowhere", "normal", 1, "This table no longer exists."),
        ("{url}/w/watch", "normal", 2, "is no table's link"),
        (
            "http://127.0.0.1:9/r/x",
            "normal",
            2,
            "no table answers at http://127.0.0.1:9/r/x (connection refused)",
        ),
        ("{link}", "clever", 2, "there is no bot 'clever' for this game; there are easy, normal"),
        ("{link}", "nowhere:Bot", 2, "there is no bot nowhere:Bot: there is no file nowhere.py in "),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(server, link, bot, code, says, sat):
    """No such table, no such link, nobody there, no such bot."""
    company = Company(server, "cats-and-dogs", {}, 2, 1)
    found, told, complaint = ended(sat(link.format(url=server.url, link=company.link), bot))

    assert (found, told) == (code, [])
    assert says in complaint
    assert complaint.count("\n") == 1


def test_it_says_so_when_a_strong_bot_thinks_less(sat):
    """Where the engine is not compiled, before anything else."""
    _, told, _ = ended(sat("http://127.0.0.1:9/r/x", "hard"))

    assert ["one playout in 20" in line for line in told] == [True] * (gn.engine() == "interpreted")


def test_who_is_interrupted_gets_up(server, tmp_path, sat):
    """Ctrl-C: even in mid-thought the bot leaves its chair at once, and the game goes on without it."""
    (tmp_path / "mine.py").write_text(BAD_BOTS)
    company = Company(server, "cats-and-dogs", {}, 2, 1)
    program = sat(company.link, "mine:Ponders", folder=tmp_path)
    asyncio.run(company.until(lambda message: is_asked(message, "Robot")))
    program.send_signal(signal.SIGINT)

    assert ended(program)[::2] == (130, "")
    assert asyncio.run(company.until(is_over))["status"] == "over"


def is_asked(message: dict[str, Any], name: str) -> bool:
    """Whether the game waits for the player of that name."""
    if not message["hands"]:
        return False
    view = message["hands"][0]["view"]
    return name in [view["names"][seat] for seat in view["waiting"]]


def test_a_chair_in_a_running_game_is_granted(server, tmp_path, sat):
    """It is a bot's until then; from then on the program plays."""
    (tmp_path / "mine.py").write_text(BAD_BOTS)
    company = Company(server, "cats-and-dogs", {}, 3, 1)
    first = sat(company.link, "mine:Ponders", folder=tmp_path)
    asyncio.run(company.until(lambda message: is_asked(message, "Robot")))
    second = sat(company.link, "normal", "--name", "Visitor")
    asyncio.run(
        company.until(lambda message: "Visitor" in [one["name"] for one in message["room"]["chairs"]])
    )
    first.send_signal(signal.SIGINT)
    asyncio.run(company.until(is_over))
    code, told, complaint = ended(second)

    assert ended(first)[0] == 130
    assert (code, complaint) == (0, "")
    assert re.fullmatch(r"asks for chair (\d); the table must grant it", told[0])
    assert re.fullmatch(r"sits down as Visitor on chair (\d), played by normal", told[1])


@pytest.mark.skipif(shutil.which("node") is None, reason="no node on this machine")
@pytest.mark.parametrize(("game", "terms"), [("deal", {}), ("cats-and-dogs", {}), ("cats-vs-dogs", {})])
def test_a_client_in_another_language_plays_a_whole_game(server, game, terms, start):
    """Written from docs/reference/wire.md alone, without any package."""
    company = Company(server, game, terms, 2, 1)
    program = start("node", "--experimental-websocket", "--no-warnings", str(CLIENT), company.link)
    room = asyncio.run(company.until(is_over))

    code, told, complaint = ended(program)
    assert (code, complaint) == (0, "")
    assert told[-1] == f"game over: {room['ending']['sentence']} [{room['ending']['clause']}]"
    assert [line for line in told if line.startswith("refused")] == []
