"""The few tools by which a language model plays, as an MCP server (extra `mcp`)."""

import asyncio
import contextlib
import functools
import re
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, ParamSpec

from mcp.server.mcpserver import MCPServer
from mcp.types import CallToolResult, TextContent, Tool
from pydantic import Field

from gamenight.editions.fitting import show
from gamenight.models.guest import ModelGuest, NotDone
from gamenight.notation.plain import short
from gamenight.version import VERSION
from gamenight.words.catalogue import Catalogue

P = ParamSpec("P")

LONGEST_WAIT = 25.0  # seconds: clients give a tool up after thirty or sixty
LARGEST = 1e9  # no tool takes a larger number, nor what is none
DIGITS = re.compile(r"[0-9]{1,9}")
COMES_WITHIN = 10.0  # seconds; who is not in by then is told so by the tools


class Tools(MCPServer[Any]):
    """An MCP server that says in a sentence of ours what is wrong with a call."""

    def __init__(self, words: Catalogue) -> None:
        instructions = words.say("models", "seat", "instructions")
        super().__init__("gamenight", version=VERSION, instructions=instructions, log_level="ERROR")
        self.words = words

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:  # noqa: ANN401  the library's
        """Call a tool, if there is one that takes these arguments; one that is null is not given."""
        given = {key: value for key, value in arguments.items() if value is not None}
        why = misused(await self.list_tools(), name, given, self.words)
        return answer(why, is_error=True) if why else await super().call_tool(name, given, context)


def server_of(guest: ModelGuest) -> MCPServer[Any]:
    """The MCP server whose tools speak for one guest, described in the guest's language."""
    words = guest.words.part("models", "seat")
    server = Tools(guest.words)

    async def look() -> str:
        return guest.look()

    async def play(word: Annotated[str, Field(description=words["play_word"])]) -> str:
        return await guest.put(word)

    async def say(text: Annotated[str, Field(description=words["say_text"])]) -> str:
        return await guest.talk(text)

    async def wait(
        seconds: Annotated[float, Field(description=words["wait_seconds"])] = LONGEST_WAIT,
    ) -> str:
        await guest.until(guest.is_called, min(seconds, LONGEST_WAIT) if seconds > 0 else 0.0)  # nor NaN
        return guest.look()

    async def rules(clause: Annotated[str, Field(description=words["rules_clause"])] = "") -> str:
        return guest.rules(clause)

    for tool in (look, play, say, wait, rules):
        server.add_tool(told(tool), description=words[tool.__name__], structured_output=False)
    return server


def misused(tools: list[Tool], name: str, given: dict[str, Any], words: Catalogue) -> str:
    """Why a tool cannot be called so, with what would be right; nothing if it can."""

    def say(key: str, **facts: object) -> str:
        return words.say("models", "misused", key, tool=name, **facts)

    found = next((tool for tool in tools if tool.name == name), None)
    if found is None:
        known = words.listed([tool.name for tool in tools])
        return words.say("models", "misused", "tool", name=short(name), known=known)
    takes: dict[str, Any] = found.input_schema["properties"]
    for argument, value in given.items():
        if argument not in takes:
            known = words.listed(list(takes))
            return say("argument" if known else "arguments", name=short(argument), known=known)
        kind = takes[argument]["type"]
        if not is_of_kind(value, kind):
            return say("value", name=argument, value=show(value), kind=words.say("models", "misused", kind))
    lacks = next((one for one in found.input_schema.get("required", []) if one not in given), None)
    return "" if lacks is None else say("lacks", name=lacks, about=takes[lacks]["description"])


def is_of_kind(value: object, kind: str) -> bool:
    """Whether a value is a `string`, or a `number` as a tool takes it; a few digits as text are one, too."""
    if isinstance(value, str):
        return kind == "string" or DIGITS.fullmatch(value) is not None
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return kind == "number" and -LARGEST < value < LARGEST


def answer(text: str, *, is_error: bool) -> CallToolResult:
    """A text as the answer of a tool."""
    return CallToolResult(content=[TextContent(type="text", text=text)], is_error=is_error)


def told(tool: Callable[P, Awaitable[str]]) -> Callable[P, Awaitable[CallToolResult]]:
    """The tool, whose sentences reach the model as they are, also where something was not done."""

    @functools.wraps(tool)
    async def telling(*args: P.args, **kwargs: P.kwargs) -> CallToolResult:
        try:
            return answer(await tool(*args, **kwargs), is_error=False)
        except NotDone as error:
            return answer(str(error), is_error=True)

    return telling


async def serve(guest: ModelGuest) -> None:
    """Sit down, and speak MCP over stdin and stdout until the client goes; then get up.

    Where no table answers, or the table says no at once, that is raised before anything is spoken.
    """
    staying = asyncio.create_task(guest.stay())
    try:
        await guest.until(lambda: bool(guest.table), 0 if guest.place.code else COMES_WITHIN)
        if staying.done():
            await staying
        await server_of(guest).run_stdio_async()
    finally:
        staying.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await staying
