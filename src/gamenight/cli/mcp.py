"""`gamenight mcp`: a chair at a table for a language model, whose client speaks MCP with this program."""

from __future__ import annotations

import sys


def mcp(
    table: str,
    /,
    *,
    name: str = "Model",
    server: str = "http://127.0.0.1:8765",
) -> int:
    """Sit down at a table for a language model; its client starts this and speaks MCP over its pipes."""
    import asyncio

    from gamenight.cli import FINE, MISSING, NOT_SO, complain
    from gamenight.cli.language import language, words
    from gamenight.extras import install
    from gamenight.models.door import place_of
    from gamenight.models.guest import ModelGuest
    from gamenight.server.far_guest import LOST, Turned, why_lost

    def note(key: str, **facts: object) -> None:
        said = words().say("cli", "sit", key, **facts)
        sys.stderr.write(f"gamenight: {said}\n")
        sys.stderr.flush()

    place = place_of(table, server)
    try:
        from gamenight.models.tools import serve
    except ModuleNotFoundError:
        complain(words().say("cli", "needs", "mcp", command=install("mcp")))
        return MISSING

    async def play() -> None:
        await serve(ModelGuest(place, name, note, language()))

    try:
        asyncio.run(play())
    except LOST as error:
        return complain(words().say("cli", "no_table", url=table, why=why_lost(error)))
    except Turned as error:
        complain(str(error))
        return NOT_SO
    return FINE
