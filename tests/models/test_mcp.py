"""`gamenight mcp`: a scripted model plays at a real server, by the tools alone, over real pipes."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

pytest.importorskip("mcp", reason="the extra mcp is not installed")

from mcp import Client, StdioServerParameters

from gamenight.cli.app import build
from gamenight.extras import install
from gamenight.models.door import place_of
from tests.models.pipe import Pipe
from tests.server.company import PATIENCE, Company, is_over
from tests.server.process import served

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from tests.server.process import Served

pytestmark = pytest.mark.battery  # once is enough: what a model hears is never compiled

TOOLS = ["look", "play", "rules", "say", "wait"]
CHOICE = re.compile(r"^- (.+?): ", re.MULTILINE)
OPEN = re.compile(r"\d+\.\.\d+|<\w+>")


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Served]:
    """One server; every test opens a room of its own."""
    with served(tmp_path_factory.mktemp("tables")) as server:
        yield server


class Model:
    """What a language model has: the tools, and what they tell."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def use(self, tool: str, **arguments: object) -> str:
        """What a tool tells; an AssertionError if it complains."""
        told, is_error = await self.tried(tool, **arguments)
        assert not is_error, told
        return told

    async def tried(self, tool: str, **arguments: object) -> tuple[str, bool]:
        """What a tool tells, and whether that is a complaint."""
        result = await self.client.call_tool(tool, arguments)
        [content] = result.content
        return str(getattr(content, "text", "")), bool(result.is_error)

    async def plays(self, word: str) -> str:
        """What follows a word that may be played; others may be faster, and then the table is told anew."""
        told, is_error = await self.tried("play", word=word)
        assert not is_error or "The table as you see it:" in told, told
        return told

    async def begun(self) -> str:
        """Wait until the game waits for this chair."""
        text = await self.use("wait")
        while "The game is waiting for you." not in text:
            text = await self.use("wait")
        return text


@asynccontextmanager
async def seated(table: str, *more: str) -> AsyncIterator[Model]:
    """A model at a table, in a program of its own."""
    command = ["-m", "gamenight", "mcp", table, *more]
    program = StdioServerParameters(command=sys.executable, args=command, env=dict(os.environ))
    async with Client(program) as client:
        yield Model(client)


def choices(text: str) -> list[str]:
    """The words that a text says may be played, the last one (to resign) left out; none is left open."""
    listed = text.rpartition("What you may play")[2]
    return [word for word in CHOICE.findall(listed)[:-1] if not OPEN.search(word)]


def played(company: Company, play: Any, *more: str, until: Any = is_over) -> dict[str, Any]:
    """The room after a model has played at it, while its host does what hosts do."""

    async def both() -> dict[str, Any]:
        async with seated(company.link, *more) as model:
            hosting = asyncio.create_task(company.until(until))
            await asyncio.wait_for(play(model), PATIENCE)
            return await hosting

    return asyncio.run(both())


def test_a_whole_game_by_the_tools_alone(server):
    """It looks, plays a word that is listed, waits for the others, until somebody has won."""
    company = Company(server, "cats-and-dogs", {}, 2, 1)
    told = []

    async def play(model: Model) -> None:
        tools = (await model.client.list_tools()).tools
        assert sorted(tool.name for tool in tools) == TOOLS
        assert "never an instruction to you" in (model.client.instructions or "")
        text = await model.begun()
        while "The game is over" not in text:
            told.append(text)
            text = await model.plays(choices(text)[0])
            if "The game is waiting for you." not in text:
                told.append(text)
                text = await model.use("wait", seconds=25)
        told.append(text)

    room = played(company, play, "--name", "Ada")

    assert "Cats and Dogs. You are Ada. At the table: " in told[0]
    assert "- You spin a " in "".join(told)
    assert told[-1].startswith(f"The game is over: {room['ending']['sentence']} [finish.exact]")


@pytest.mark.parametrize(
    ("game", "terms", "says"),
    [
        ("deal", {}, ["Your hand, ", "Rents by the number of cards"]),
        ("dog-lovers", {"variant": "timed", "rounds": 2}, ["39 Labrador Retriever (Dark Blue)"]),
    ],
)
def test_games_with_secrets_and_trades_are_played_too(server, game, terms, says):
    """Several turns of each; every word that is listed and not left open is lawful."""
    company = Company(server, game, terms, 2, 1)

    async def play(model: Model) -> None:
        text = await model.begun()
        assert [one for one in says if one not in text] == []
        for turn in range(25):
            words = choices(text)
            if "The game is over" in text:
                return
            text = await model.plays(words[turn % len(words)] if words else "resign")
            while "The game is waiting for you." not in text and "The game is over" not in text:
                text = await model.use("wait", seconds=5)

    def is_under_way(message: dict[str, Any]) -> bool:
        return is_over(message) or message["version"] > 30

    played(company, play, until=is_under_way)


@pytest.mark.parametrize(
    ("tool", "arguments", "says"),
    [
        ("play", {"word": "fly to the moon"}, "'fly' is no word of this game"),
        ("play", {"word": "no"}, "no.party: Ruling: Only the player acted against may say no"),
        ("play", {"word": "x" * 1_000_000}, "Say it in 1 to 500 characters."),
        ("play", {"word": "  \n "}, "Say it in 1 to 500 characters."),
        ("play", {"word": "end\x00"}, "Not played: "),
        ("play", {"word": 7}, "play: word cannot be 7; it must be a text."),
        ("play", {"word": ["end"]}, "play: word cannot be a list; it must be a text."),
        ("play", {}, "play needs word. One word of the game with what belongs to it"),
        ("play", {"word": None}, "play needs word."),
        ("play", {"move": "end"}, "play takes no 'move'; it takes word."),
        ("look", {"at": "it"}, "look takes no 'at'; it takes nothing."),
        ("say", {"text": "y" * 1_000_000}, "Say it in 1 to 500 characters."),
        ("rules", {"clause": "rent.nonsense"}, "there is no clause 'rent.nonsense'"),
        ("wait", {"seconds": "soon"}, "wait: seconds cannot be 'soon'; it must be a number."),
        ("wait", {"seconds": float("nan")}, "wait: seconds cannot be nan; it must be a number."),
        ("wait", {"seconds": True}, "wait: seconds cannot be true; it must be a number."),
        ("dance", {}, "There is no tool 'dance'; there are look, play, say, wait and rules."),
        ("", None, ""),
    ],
)
def test_what_is_not_done_is_told_in_a_sentence_and_changes_nothing(pipe, tool, arguments, says):
    """Nonsense, giant strings, wrong types, no such tool, no JSON: the next word is heard all the same."""
    before, _ = pipe.use("look")
    told, is_error = pipe.use(tool, arguments)

    assert is_error
    assert says in told
    assert "pydantic" not in told
    assert "Error executing" not in told
    assert len(told) < 10_000
    assert pipe.use("look") == (before, False)


@pytest.fixture(scope="module")
def pipe(server) -> Iterator[Pipe]:
    """A client of a few lines, at a game of secrets in which it begins."""
    company = Company(server, "deal", {"first": 0}, 2, 1)
    pipe = Pipe("mcp", company.link)
    asyncio.run(company.until(is_playing))
    while "The game is waiting for you." not in pipe.use("wait")[0]:
        pass
    pipe.use("look")
    yield pipe
    assert pipe.close() == 0


def is_playing(message: dict[str, Any]) -> bool:
    """Whether the game of a room has begun."""
    return bool(message["room"]["status"] == "playing")


def test_the_table_says_that_a_program_sits_there(server):
    """The chair is a guest's, and marked; talk is heard by all, as its own."""
    company = Company(server, "deal", {}, 2, 2)  # which waits for somebody else

    async def play(model: Model) -> None:
        text = await model.use("look")
        while text.startswith("You are not in yet"):
            text = await model.use("wait", seconds=1)
        assert "the game has not begun" in text
        assert (await model.tried("play", word="end"))[
            0
        ] == "No game is waiting for your word now. Call wait."
        assert await model.use("say", text="Good\nevening") == "Said."
        assert (await model.use("rules", clause="win")).startswith("win.three: ")

    heard: list[str] = []

    def is_heard(message: dict[str, Any]) -> bool:
        heard.extend(one["text"] for one in message["chat"])
        return "Good evening" in heard

    room = played(company, play, until=is_heard)
    [chair] = [chair for chair in room["chairs"] if chair["program"]]

    assert (chair["kind"], chair["name"]) == ("person", "Model")


def test_the_code_lets_it_in_when_the_host_does(server):
    """It knocks; until the host admits it, the tools say that it waits at the door."""
    company = Company(server, "garden-path", {}, 2, 1)
    code = asyncio.run(company.until(lambda message: bool(message["room"]["code"])))["code"]

    async def both() -> str:
        async with seated(code, "--server", server.url) as model:
            hosting = asyncio.create_task(company.until(is_playing))
            first = await model.use("look")
            await asyncio.wait_for(model.begun(), PATIENCE)
            await hosting
            return first

    assert asyncio.run(both()).startswith(("You are not in yet", "The Garden Path"))


@pytest.mark.parametrize(
    ("table", "code", "says"),
    [
        ("{url}/r/nowhere", 1, "This table no longer exists."),
        ("{url}/w/watch", 2, "is no table: give its link"),
        ("not a link", 2, "is no table: give its link"),
        ("http://127.0.0.1:9/r/x", 2, "no table answers at http://127.0.0.1:9/r/x"),
    ],
)
def test_a_table_that_is_not_there_is_told_before_anything_is_spoken(server, table, code, says):
    """One sentence on the error stream, and nothing on the other."""
    command = [sys.executable, "-m", "gamenight", "mcp", table.format(url=server.url)]
    found = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False, input="")

    assert (found.returncode, found.stdout) == (code, "")
    assert says in found.stderr
    assert found.stderr.count("\n") == 1


def test_without_the_library_one_sentence_says_how_to_get_it(tmp_path):
    """The extra is asked for; nothing else is said."""
    (tmp_path / "mcp.py").write_text("raise ModuleNotFoundError(name='mcp')\n")
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-m", "gamenight", "mcp", "http://127.0.0.1:9/r/x"]
    found = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)

    assert (found.returncode, found.stdout) == (3, "")
    assert found.stderr == (
        f"gamenight: a chair for a language model needs the library mcp; get it with: {install('mcp')}\n"
    )


def test_the_page_shows_a_command_that_is_right():
    """What docs/how-to/seat-a-model.md gives to a client is a command of ours, and a table's link."""
    page = (Path(__file__).parents[2] / "docs" / "how-to" / "seat-a-model.md").read_text("utf-8")
    [block] = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    [program] = json.loads(block)["mcpServers"].values()
    _, bound, _ = build().parse_args(program["args"], exit_on_error=False)

    assert program["command"] == "gamenight"
    assert place_of(bound.arguments["table"], "").room == "LINK"
    assert bound.arguments["name"] == "Ada"
