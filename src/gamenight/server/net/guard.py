"""The guard before every address: our own hosts and pages alone, and the headers on every answer."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import ClientDisconnect

from gamenight.server.addresses import read_host
from gamenight.server.answers import language_of, told
from gamenight.server.sentences import sentence
from gamenight.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from collections.abc import MutableMapping
    from typing import Any

    from starlette.types import ASGIApp, Receive, Scope, Send

    from gamenight.server.addresses import Addresses

POLICY = (
    b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
ON_PARTS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
HEADERS = [
    *ON_PARTS,
    (b"content-security-policy", POLICY),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
PARTS = (b"text/javascript", b"text/css", b"font/")  # never a document of their own
RETRY_AFTER = (b"retry-after", b"10")  # seconds
SAFE = {"GET", "HEAD"}


def headers_for(said: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """What goes with an answer, but for what it says itself; scripts, style sheets and fonts need less."""
    is_part = any(name == b"content-type" and value.startswith(PARTS) for name, value in said)
    names = {name for name, _ in said}
    return ON_PARTS if is_part else [one for one in HEADERS if one[0] not in names]


class Guard:
    """Only our own hosts and pages are answered, and every answer carries the headers."""

    def __init__(self, app: ASGIApp, addresses: Addresses) -> None:
        self.app = app
        self.addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check who asks before anything else."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        begun = False

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            nonlocal begun
            if message["type"] == "websocket.close" and not begun:  # a refusal: uvicorn's would say nothing
                await told(sentence("not_here", language_of(scope)), 403)(scope, receive, send_with_headers)
                return
            if message["type"].endswith("http.response.start"):
                said = message.get("headers", [])
                message["headers"] = [*said, *headers_for(said)]
            begun = True
            await send(message)

        try:
            await self._let_in(scope, receive, send_with_headers)
        except ClientDisconnect:  # whoever asked has gone, which is no error of ours
            return
        except Exception:
            if not begun:
                await told(sentence("broken_answer", language_of(scope)), 500)(
                    scope, receive, send_with_headers
                )
            raise

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or refuse with a sentence."""
        address = self.addresses.crowd.proxies.unwrap(scope)
        client = scope.get("client")
        if not self.addresses.crowd.requests.take(client[0] if client else ""):
            busy = told(sentence("too_many_tries", language_of(scope)), 429)
            busy.raw_headers.append(RETRY_AFTER)
            await busy(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is not None:
            status, key = refusal
            await told(sentence(key, language_of(scope)), status)(scope, receive, send)
        elif address is None:
            await self.app(scope, receive, send)
        elif not self.addresses.crowd.take(address):
            full = told(sentence("crowded_address", language_of(scope)), 503)
            full.raw_headers.append(RETRY_AFTER)
            await full(scope, receive, send)
        else:
            try:
                await self.app(scope, receive, send)
            finally:
                self.addresses.crowd.give_back(address)

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        """Why this is not answered, if it is not."""
        headers: list[tuple[bytes, bytes]] = scope["headers"]
        hosts = [value.decode("latin-1") for name, value in headers if name == b"host"]
        origins = [value.decode("latin-1") for name, value in headers if name == b"origin"]
        host = read_host(hosts[0]) if len(hosts) == 1 else None
        if host is None:
            return 400, "bad_host"
        if not self.addresses.is_ours(host[0]):
            return 403, "not_served"
        if not origins:
            return None
        scheme, colon, rest = origins[0].partition("://")
        page = read_host(rest, scheme.lower())
        if len(origins) > 1 or (origins[0] != "null" and (page is None or not colon)):
            return 400, "bad_origin"
        is_writing = scope["type"] == "websocket" or scope["method"] not in SAFE
        is_ours = scheme.lower() in {"http", "https"} and page == read_host(hosts[0], scheme.lower())
        return (403, "not_served") if is_writing and not is_ours else None


@cache
def bare_answer(status: int, key: str, *more: tuple[bytes, bytes], language: str = ENGLISH) -> bytes:
    """A whole answer with a sentence and the headers, for where no application is asked; the last one."""
    body = msgspec.json.encode({"sentence": sentence(key, language)})
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"connection", b"close"),
        *more,
        *HEADERS,
    ]
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()]
    lines += [name + b": " + value for name, value in headers]
    return b"\r\n".join([*lines, b"", body])
