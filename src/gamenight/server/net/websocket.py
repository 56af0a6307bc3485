"""One WebSocket, with limits on what is sent in how many pieces, and on what is not read."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from gamenight.server.limits import Bucket
from gamenight.server.net.guard import HEADERS, bare_answer
from gamenight.server.net.reading import Reading

if TYPE_CHECKING:
    import asyncio

    from uvicorn._types import ASGISendEvent
    from uvicorn.server import ServerState
    from websockets.http11 import Response

    from gamenight.server.net.http import LimitedConfig

LONGEST_MESSAGE = 64 * 1024  # bytes, all its fragments together
MOST_FRAGMENTS = 100  # of one message
CONTROLS, CONTROLS_A_SECOND = 20, 2  # pings and pongs; our own pings ask for one in twenty seconds
FRAMES, FRAMES_A_SECOND = 200, 50  # of all kinds; the socket counts messages more strictly, and says so
WRITE = "gamenight.write"  # where the application finds the way to write at once, in its scope
WHOLE_TEXT = 0x81  # the first byte of a frame that is a whole text
FULLEST = 1024 * 1024  # bytes that wait to be read by the client


def framed(text: bytes) -> bytes:
    """A text as one frame of a server's."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 65536:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big") + text


class CountedProtocol(ServerProtocol):
    """One side of a WebSocket, which counts what the other sends."""

    def __init__(self, longest: int | None) -> None:
        super().__init__(max_size=longest, logger=logging.getLogger("uvicorn.error"))
        self.controls = Bucket(CONTROLS, CONTROLS_A_SECOND)
        self.frames = Bucket(FRAMES, FRAMES_A_SECOND)
        self.fragments = 0

    def send_response(self, response: Response) -> None:
        """Answer the handshake, one way or the other, with the headers that every answer has."""
        for name, value in HEADERS:
            if name.decode() not in response.headers:
                response.headers[name.decode()] = value.decode()
        super().send_response(response)

    def recv_frame(self, frame: Frame) -> None:
        """Take a frame in, unless it is one too many."""
        if not self._is_bearable(frame):
            self.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            raise ProtocolError("too many frames")  # ends the parser; the close frame is the one above
        super().recv_frame(frame)

    def _is_bearable(self, frame: Frame) -> bool:
        if not self.frames.take():
            return False
        if frame.opcode in {Opcode.PING, Opcode.PONG}:
            return self.controls.take()
        self.fragments = self.fragments + 1 if frame.opcode is Opcode.CONT else 0
        return self.fragments < MOST_FRAGMENTS


class LimitedWebSocket(Reading, WebSocketsSansIOProtocol):
    """uvicorn's protocol, but a client that floods us or does not read is let go."""

    config: LimitedConfig

    def __init__(
        self,
        config: LimitedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = CountedProtocol(config.ws_max_size)

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for the next."""
        self.config.crowd.leave(self.transport)
        super().connection_lost(exc)

    def look(self, now: float) -> None:
        """Let go of a client that does not read; called now and then."""
        if self.transport.is_closing() and self.unread is None:
            self.unread = now
        is_late = self.unread is not None and now - self.unread > self.config.patience.reading
        if is_late or self.transport.get_write_buffer_size() > FULLEST:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read what comes; a handshake that cannot be read is answered, too."""
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()) or bare_answer(400, "bad_handshake"))
            self.transport.close()

    def handle_parser_exception(self) -> None:
        """Close with the reason; before the handshake is answered there is no way to say one."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    async def run_asgi(self) -> None:
        """Let the application write without waiting, where that is possible."""
        self.scope[WRITE] = self.write  # type: ignore[literal-required]
        await super().run_asgi()

    def write(self, text: bytes) -> bool:
        """Send a text at once, if the client reads; if not, it must wait, and nothing was sent."""
        is_open = self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(framed(text))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        """Send, unless too much waits to be read already."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # refused, which is an answer too
        if self.transport.get_write_buffer_size() > FULLEST:
            self.transport.abort()
