"""One WebSocket: reads within limits, sends what waits, and asks for everything anew when behind."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocketDisconnect, WebSocketState

from gamenight.server import wire
from gamenight.server.answers import language_of
from gamenight.server.connection import Connection
from gamenight.server.limits import Bucket
from gamenight.server.net.websocket import WRITE
from gamenight.words.choosing import spoken

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from gamenight.server.hub import Hub
    from gamenight.server.open_room import OpenRoom

BURST, EACH_SECOND = 40, 15
HELLO_WAITS = 10.0


async def serve_socket(hub: Hub, socket: WebSocket) -> None:
    """Talk with one client until it or we end it."""
    await socket.accept()
    client = getattr(socket, "client", None)
    connection = Connection("" if client is None else client.host)
    scope = getattr(socket, "scope", {})
    connection.write = scope.get(WRITE)
    connection.language = language_of(scope)
    sender = asyncio.create_task(_send(connection, socket))
    try:
        await _listen(hub, connection, socket)
    except TimeoutError:
        connection.turn_away("too_slow")
    except WebSocketDisconnect:
        connection.close()
    finally:
        hub.disconnect(connection)
        with contextlib.suppress(TimeoutError, asyncio.CancelledError):
            await asyncio.wait_for(sender, 2.0)
        if socket.client_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError):
                await socket.close()


async def _listen(hub: Hub, connection: Connection, socket: WebSocket) -> None:
    bucket = Bucket(BURST, EACH_SECOND)
    first = await asyncio.wait_for(_receive(socket), HELLO_WAITS)
    hello = _read(first)
    if not isinstance(hello, wire.Hello):
        connection.turn_away("too_long")
        return
    if hello.language:
        connection.language = spoken(hello.language)
    open_room = hub.entrance.door_of(hello)
    if open_room is not None and not await _wait_at_door(hub, open_room, connection, hello, socket):
        return
    await hub.connect(connection, hello)
    while not connection.is_closed:
        text = await _receive(socket)
        if connection.is_closed:
            return
        if not bucket.take():
            connection.turn_away("too_fast")
            return
        wait = hub.messages.delay(connection.address)
        if wait > 0:  # one address leaves time for the others; nothing is read meanwhile
            await asyncio.sleep(wait)
        message = _read(text)
        if message is None or isinstance(message, wire.Hello):
            connection.complain("too_long")
        else:
            await hub.handle(connection, message)


async def _wait_at_door(
    hub: Hub, open_room: OpenRoom, connection: Connection, hello: wire.Hello, socket: WebSocket
) -> bool:
    """Whether somebody is let in who must ask; whoever goes away meanwhile asks no more."""
    bucket = Bucket(BURST, EACH_SECOND)
    asking = asyncio.ensure_future(hub.entrance.wait_at_door(open_room, connection, hello))
    try:
        while True:
            hearing = asyncio.ensure_future(_receive(socket))
            await asyncio.wait({asking, hearing}, return_when=asyncio.FIRST_COMPLETED)
            if asking.done() and not hearing.done():
                hearing.cancel()
                return asking.result()
            if isinstance(_read(hearing.result()), wire.Ping):
                connection.send(wire.Pong())
            if asking.done():
                return asking.result()
            if not bucket.take():
                connection.turn_away("too_fast")
                return False
    finally:
        asking.cancel()


async def _receive(socket: WebSocket) -> str:
    """The next message as text; one of bytes is none that can be read."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    return message.get("text") or ""


def _read(text: str) -> wire.FromClient | None:
    if len(text) > wire.LONGEST_MESSAGE:
        return None
    try:
        message: wire.FromClient = wire.decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return message


async def _send(connection: Connection, socket: WebSocket) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            message = await connection.next()
            if message:
                connection.is_sending = True
                await socket.send_text(message.decode())
                connection.is_sending = False
            elif connection.is_behind and connection.open_room is not None:
                connection.open_room.welcome(connection)
            elif connection.is_closed:
                await socket.close()
                return
