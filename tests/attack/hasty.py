"""The server with little patience: python -m tests.attack.hasty '{"patience": {"head": 0.5}}' serve.

With `"talk": [60000, 1000]` its page and its WebSockets do not listen, but send a thousand pieces of that
size; with `"ping": [0.2, 4]` it pings so often, and waits so long for the answer; with `"broken": true` its
page fails.
"""

from __future__ import annotations

import functools
import json
import sys
from typing import TYPE_CHECKING

from starlette.responses import StreamingResponse

from gamenight.cli import main as gamenight
from gamenight.server import serve, web
from gamenight.server.net import http

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.requests import Request
    from starlette.websockets import WebSocket

    from gamenight.server.hub import Hub


def main() -> None:
    """Serve as always, but wait for clients only as long as is said."""
    given = json.loads(sys.argv.pop(1))
    serve.Patience = functools.partial(http.Patience, **given.get("patience", {}))  # type: ignore[assignment,attr-defined]

    size, count = given.get("talk", (0, 0))

    async def pieces() -> AsyncIterator[str]:
        for _ in range(count):
            yield "x" * size

    async def talk(_: Hub, socket: WebSocket) -> None:
        await socket.accept()
        async for piece in pieces():
            await socket.send_text(piece)

    async def page(_: web.Web, __: Request) -> StreamingResponse:
        return StreamingResponse(pieces())

    async def fail(_: web.Web, __: Request) -> StreamingResponse:
        raise RuntimeError("the page is broken")

    if given.get("broken"):
        web.Web.page = fail  # type: ignore[assignment,method-assign]
    if "ping" in given:
        often, wait = given["ping"]
        config = functools.partial(http.LimitedConfig, ws_ping_interval=often, ws_ping_timeout=wait)
        serve.LimitedConfig = config  # type: ignore[assignment,attr-defined]
    if count:
        web.serve_socket = talk  # type: ignore[assignment,attr-defined]
        web.Web.page = page  # type: ignore[assignment,method-assign]
    sys.exit(gamenight())


if __name__ == "__main__":
    main()
