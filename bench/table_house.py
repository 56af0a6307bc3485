"""A server process of our own on one core, rooms for it to open, and what it uses."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from gamenight.table import commands, wire
from gamenight.table.hub import Hub
from gamenight.table.store import Store

if TYPE_CHECKING:
    from collections.abc import Iterator

SEATS = 4
GAME = "cats-and-dogs"
Rooms = list[tuple[str, list[str]]]  # each room's link and the tokens of its guests


def made_rooms(folder: Path, rooms: int, moves: int) -> Rooms:
    """Rooms of four guests with a game begun and so many moves made."""

    async def make() -> Rooms:
        hub = Hub(Store(folder))
        found = await asyncio.gather(*(made_room(hub, moves) for _ in range(rooms)))
        await hub.close()
        return list(found)

    return asyncio.run(make())


async def made_room(hub: Hub, moves: int) -> tuple[str, list[str]]:
    """One room, made by the same commands as people give."""
    link, token = await hub.open_room(GAME, "guest 0")
    live = hub.lives[link]

    async def happen(plan: commands.Plan) -> str:
        await hub._make_so(live, plan)  # noqa: SLF001  as the hub does it
        return plan.token

    await happen(commands.planned(live.room, 1, wire.Agree(GAME, {}, SEATS)))
    tokens = [token]
    for chair in range(1, SEATS):
        tokens.append(await happen(commands.enter(live.room, f"guest {chair}")))
        await happen(commands.sit(live.room, chair + 1, chair, f"guest {chair}"))
    await happen(commands.start(live.room, 1))
    table = live.room.table
    for number in range(moves):
        if table is not None and table.outcome is None:
            await happen(commands.played(live.room, table.waiting()[0], "spin", f"1:made {number}", None))
    return link, tokens


class Server:
    """One process; what it uses is read from the kernel."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        command = [sys.executable, "-m", "gamenight", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(folder)]
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
