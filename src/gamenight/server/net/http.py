"""One HTTP connection, with limits on what it sends, how slowly, and how little it reads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr

from gamenight.server.answers import reads
from gamenight.server.net.guard import RETRY_AFTER, bare_answer
from gamenight.server.net.reading import Reading

if TYPE_CHECKING:
    import asyncio

    from starlette.types import ASGIApp
    from uvicorn._types import ASGI3Application
    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
    from uvicorn.server import ServerState

    from gamenight.server.net.crowd import Crowd

LONGEST_HEAD = 32 * 1024  # bytes of the request line and the headers
MOST_FIELDS = 100
LONGEST_BODY = 1024 * 1024  # bytes as they come; what an address takes is less
MOST_QUEUED = 8  # requests that wait for the answer to the one before


@dataclass(frozen=True)
class Patience:
    """How many seconds a client may take."""

    head: float = 10.0  # from a request's first byte, or the connection, to the end of its headers
    body: float = 30.0  # from there to the end of what it sends
    stall: float = 10.0  # between two pieces of that
    reading: float = 20.0  # to read what it was sent
    look: float = 1.0  # between two looks over all connections


class LimitedConfig(uvicorn.Config):
    """uvicorn's settings, and the limits of both protocols."""

    def __init__(self, app: ASGIApp, *, crowd: Crowd, patience: Patience, **settings: Any) -> None:  # noqa: ANN401
        super().__init__(app, **settings)
        self.crowd = crowd
        self.patience = patience


class Enough(Exception):
    """Ends the parser in mid-piece."""


class LimitedHttp(Reading, HttpToolsProtocol):
    """uvicorn's protocol, but nothing comes in without limit; whoever is over it is told so and let go."""

    config: LimitedConfig

    def __init__(
        self,
        config: LimitedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.heads = 0  # requests whose headers are complete
        self.in_head = True  # until a request's headers are complete, and again after its body
        self.is_begun = False  # whether a byte of the request has come whose headers are not complete
        self.head_size = 0
        self.body_size = 0
        self.since = 0.0  # when the headers, or the body, began
        self.heard = 0.0  # when something came last
        self.answering: RequestResponseCycle | None = None
        self.verdict = (400, "bad_http")
        self.headers = []  # of the request that is read; they say in which language it is turned away

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or say that there is no room."""
        peer = get_remote_addr(transport)
        refusal = self.config.crowd.enter(transport, peer[0] if peer else "")
        if refusal is not None:
            self.transport = transport
            transport.write(bare_answer(503, refusal, RETRY_AFTER))
            transport.close()
            return
        super().connection_made(transport)
        self.since = self.heard = self.loop.time()

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for the next, and let whoever is answering know."""
        self.config.crowd.leave(self.transport)
        self._let_go()
        super().connection_lost(exc)

    def look(self, now: float) -> None:
        """Let go of a client that is too slow; called now and then."""
        patience = self.config.patience
        if self.transport.is_closing() and self.unread is None:
            self.unread = now
        if self.unread is not None:
            if now - self.unread > patience.reading:
                self.transport.abort()
        elif self.in_head:
            is_begun = self.is_begun or self.head_size > 0
            if is_begun and now - self.since > patience.head:
                self.turn_away(408, "too_slow")
            elif self.heads == 0 and now - self.since > patience.head:
                self.transport.close()  # a browser opens some in advance; an answer would confuse it
        elif not self.flow.read_paused and (  # else it is we who are slow
            now - self.since > patience.body or now - self.heard > patience.stall
        ):
            self.turn_away(408, "too_slow")

    # What comes in

    def data_received(self, data: bytes) -> None:
        """Read a piece at a time, never more than the limits have room for."""
        self._unset_keepalive_if_required()
        self.heard = self.loop.time()
        place = 0
        while place < len(data) and not self.transport.is_closing():
            piece = data[place : place + LONGEST_HEAD - (self.head_size if self.in_head else 0)]
            place += len(piece)
            if not self._read(piece):
                return

    def _read(self, piece: bytes) -> bool:
        """Read one piece; whether more may follow."""
        was_head, heads = self.in_head, self.heads
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            self._upgrade()
            return False
        except httptools.HttpParserError:
            self.turn_away(*self.verdict)
            return False
        if was_head and heads == self.heads:
            self.head_size += len(piece)
            if self.head_size >= LONGEST_HEAD:
                self.turn_away(431, "head_too_long")
        elif not was_head and heads == self.heads:
            self.body_size += len(piece)
            if self.body_size > LONGEST_BODY and not self.in_head:
                self.turn_away(413, "body_too_long")
        return True

    def _upgrade(self) -> None:
        """Make it a WebSocket; another wish is answered as plain HTTP, and is the last."""
        if not self._should_upgrade():
            self.cycle.keep_alive = False
        elif self.url.isascii() and not self._is_answering():
            self.handle_websocket_upgrade()
        else:
            self.turn_away(400, "bad_handshake")

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self.is_begun = True
        self.since = self.loop.time()

    def on_url(self, url: bytes) -> None:
        """A piece of the address, which may be no longer than the headers."""
        super().on_url(url)
        if len(self.url) > LONGEST_HEAD:
            self._refuse(431, "head_too_long")

    def on_header(self, name: bytes, value: bytes) -> None:
        """One more header; after the body there are none."""
        if not self.in_head:
            self._refuse(400, "bad_http")
        super().on_header(name, value)
        if len(self.headers) > MOST_FIELDS:
            self._refuse(431, "head_too_long")

    def on_headers_complete(self) -> None:
        """The headers are all there: the request can be answered."""
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > LONGEST_HEAD:  # where the request began in one piece with the one before
            self._refuse(431, "head_too_long")
        if len(self.pipeline) >= MOST_QUEUED:
            self._refuse(429, "too_fast")
        self.heads += 1
        self.in_head = self.is_begun = False
        self.head_size = self.body_size = 0
        self.since = self.heard
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is all there."""
        super().on_message_complete()
        self.in_head = True

    def _refuse(self, status: int, key: str) -> None:
        self.verdict = (status, key)
        raise Enough

    # What goes out

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def _is_answering(self) -> bool:
        """Whether a request is being answered, or waits for it."""
        return bool(self.pipeline) or (self.answering is not None and not self.answering.response_complete)

    def turn_away(self, status: int, key: str) -> None:
        """Answer in place of the application, if it is this request's turn, and close."""
        if self.transport.is_closing():
            return
        if self.in_head:
            is_due = not self._is_answering()
        else:
            is_due = self.answering is self.cycle and not self.cycle.response_started
        if is_due:
            self.transport.write(bare_answer(status, key, language=reads(self.headers)))
        self._let_go()
        self.transport.close()

    def _let_go(self) -> None:
        """Tell those who answer that nobody listens any more."""
        self.pipeline.clear()
        for cycle in (self.answering, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
