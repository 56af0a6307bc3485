"""The guard before every address: our own hosts and pages alone, and the headers on every answer."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from gamenight.table.answers import told

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from gamenight.table.house import House

POLICY = (
    b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"connect-src 'self' ws: wss:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """Only our own hosts and pages are answered, and every answer carries the headers."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check Host and Origin before anything else."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host, origin = headers.get(b"host", ""), headers.get(b"origin")
        is_writing = scope["type"] == "websocket" or scope["method"] not in {"GET", "HEAD"}
        is_foreign = origin is not None and urlsplit(origin).netloc != host
        if not self.house.is_ours(host) or (is_writing and is_foreign):
            await refuse(scope, receive, send)
            return

        async def send_with_headers(message: dict[str, object]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]  # type: ignore[misc]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)  # type: ignore[arg-type]


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """A stranger's page or host."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403})
    else:
        await told("This address is not served here.", 403)(scope, receive, send)
