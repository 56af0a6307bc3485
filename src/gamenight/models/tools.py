"""The few tools by which a language model plays, as an MCP server (extra `mcp`)."""

import asyncio
import contextlib
import functools
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, ParamSpec

from mcp.server.mcpserver import MCPServer
from mcp.types import CallToolResult, TextContent
from pydantic import Field

from gamenight.models.guest import ModelGuest, NotDone
from gamenight.version import VERSION

P = ParamSpec("P")

LONGEST_WAIT = 25.0  # seconds: clients give a tool up after thirty or sixty
COMES_WITHIN = 10.0  # seconds; who is not in by then is told so by the tools


def server_of(guest: ModelGuest) -> MCPServer[Any]:
    """The MCP server whose tools speak for one guest, described in the guest's language."""
    words = guest.words.part("models", "seat")
    server: MCPServer[Any] = MCPServer(
        "gamenight", version=VERSION, instructions=words["instructions"], log_level="ERROR"
    )

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


def told(tool: Callable[P, Awaitable[str]]) -> Callable[P, Awaitable[CallToolResult]]:
    """The tool, whose sentences reach the model as they are, also where something was not done."""

    @functools.wraps(tool)
    async def telling(*args: P.args, **kwargs: P.kwargs) -> CallToolResult:
        try:
            text, is_error = await tool(*args, **kwargs), False
        except NotDone as error:
            text, is_error = str(error), True
        return CallToolResult(content=[TextContent(type="text", text=text)], is_error=is_error)

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
