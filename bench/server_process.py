"""A server process of our own on one core, rooms for it to open, and what it uses."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import resource
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bench.server_load import AT_ONCE, Room

from gamenight.server.hub import Hub
from gamenight.server.store import Store

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.server_load import RoomSeen

SEATS = 4
MIX = ("kanto", "deal", "cats-vs-dogs")
MOST = 5000  # connections, where the server has a limit of its own
COMMAND = [sys.executable, "-m", "gamenight", "serve"]


def game_of(at: int) -> str:
    """The games lie side by side: a third of the rooms each."""
    return MIX[at % len(MIX)]


def address_of(at: int) -> str:
    """Every room has an address of its own, as a family has: what one address may do is not measured."""
    return f"127.0.{1 + at // 250}.{1 + at % 250}"


def made_rooms(folder: Path, rooms: int, moves: int) -> list[Room]:
    """Rooms of four people with a game begun and so many moves made, all of it over the wire."""

    async def opened() -> list[Room]:
        hub = Hub(Store(folder))
        found = [await hub.open_room(game_of(at), "guest 0") for at in range(rooms)]
        await hub.close()
        return [
            Room(link, [token, *[""] * (SEATS - 1)], address_of(at)) for at, (link, token) in enumerate(found)
        ]

    made = asyncio.run(opened())
    with serving(folder) as server:
        asyncio.run(all_begun(made, server.port, moves))
    return [
        Room(room.link, [connection.token for connection in room.connections], room.address) for room in made
    ]


async def all_begun(made: list[Room], port: int, moves: int) -> None:
    """Begin in every room, a few at a time."""
    door = asyncio.Semaphore(AT_ONCE)

    async def begin(at: int, room: Room) -> None:
        async with door:
            await begun(room, game_of(at), port, moves)

    await asyncio.gather(*(begin(at, room) for at, room in enumerate(made)))


async def begun(room: Room, game: str, port: int, moves: int) -> None:
    """Four come in and sit down, the host begins, and they play a little."""
    host = room.connections[0]
    await host.arrive(port, room.address, room.link)
    await host.say("Agree", game=game, terms={}, chairs=SEATS)
    await host.until(lambda seen: len(seen.chairs) == SEATS)
    for chair, connection in enumerate(room.connections):
        if chair > 0:
            await connection.arrive(port, room.address, room.link)
            await connection.say("Sit", chair=chair, name=connection.name)
        await connection.until(functools.partial(is_taken, chair=chair, guest=connection.guest))
    await host.until(lambda seen: all(chair.guest is not None for chair in seen.chairs))
    await host.say("Start")
    for connection in room.connections:
        await connection.until(lambda seen: seen.status == "playing")
    for _ in range(moves):
        await room.act()
    for connection in room.connections:
        await connection.leave()


def is_taken(seen: RoomSeen, chair: int, guest: int | None) -> bool:
    """Whether this guest sits there."""
    return seen.chairs[chair].guest == guest


@functools.cache
def limits() -> tuple[str, ...]:
    """The options that let a thousand sockets in, as far as this server has them."""
    told = subprocess.run([*COMMAND, "--help"], capture_output=True, text=True, check=True).stdout
    wanted = [("--connections", str(MOST)), ("--per-address", str(MOST)), ("--rent-hold", "0")]
    return tuple(part for name, value in wanted if f"{name} " in told for part in (name, value))


class Server:
    """One process; what it uses is read from the kernel."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        command = [*COMMAND, "--no-browser", "--port", str(self.port), "--data", str(folder), *limits()]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(self.process.pid, {cores[0]})
        assert self.process.stdout is not None
        if not any("Ctrl-C" in line for line in self.process.stdout):
            raise SystemExit("the server did not open")

    def memory(self) -> float:
        """Resident memory in MB."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="utf-8").split()[1])
        return pages * resource.getpagesize() / 1e6

    def seconds(self) -> float:
        """The processor time used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End it."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(30)
        finally:
            self.process.kill()
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """A server on the first core, this process on the others, as far as there are any."""
    cores = os.sched_getaffinity(0)
    server = Server(folder)
    try:
        os.sched_setaffinity(0, set(sorted(cores)[1:]) or cores)
        yield server
    finally:
        os.sched_setaffinity(0, cores)
        server.stop()
