"""The table under load: latency to all views, memory a room, appends, and the time to restore."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

import gamenight as gn
from gamenight.table import commands, log, wire
from gamenight.table.hub import Hub
from gamenight.table.store import Store

SEATS = 4


async def made_rooms(folder: Path, rooms: int, moves: int) -> list[tuple[str, list[str]]]:
    """Rooms of four guests with a game begun and some moves made: their links and tokens."""
    hub = Hub(Store(folder))
    found = []
    for _ in range(rooms):
        link, token = await hub.open_room("cats-and-dogs", "guest 0")
        live = hub.lives[link]
        tokens = [token]
        await make(hub, link, commands.planned(live.room, 1, wire.Agree("cats-and-dogs", {}, SEATS)))
        for chair in range(1, SEATS):
            plan = commands.enter(live.room, f"guest {chair}")
            await make(hub, link, plan)
            tokens.append(plan.token)
            await make(hub, link, commands.sit(live.room, chair + 1, chair, f"guest {chair}"))
        await make(hub, link, commands.start(live.room, 1))
        for _ in range(moves):
            table = live.room.table
            assert table is not None
            if table.outcome is None:
                await make(hub, link, commands.played(live.room, table.waiting()[0], "spin", "", None))
        found.append((link, tokens))
    await hub.close()
    return found


async def make(hub: Hub, link: str, plan: commands.Plan) -> None:
    """Store a plan and let it happen, with nobody watching."""
    await hub._make_so(hub.lives[link], plan)  # noqa: SLF001  as the hub does


class Load:
    """A thousand connections that play, each room once in so many seconds."""

    def __init__(self, port: int, pause: float, until: float) -> None:
        self.port, self.pause, self.until = port, pause, until
        self.latencies: list[float] = []

    async def room(self, link: str, tokens: list[str], number: int, rooms: int) -> None:
        """Four guests: whoever is asked plays; the time until all four have seen it is one measure."""
        url = f"ws://127.0.0.1:{self.port}/ws"
        lines = [await connect(url, max_size=2**20) for _ in tokens]
        for line, token in zip(lines, tokens, strict=True):
            await line.send(json.dumps({"type": "Hello", "protocol": 1, "room": link, "token": token}))
        hands = [await self.next(line, 0) for line in lines]
        version = max(hand["version"] for hand in hands)
        hands = [
            hand if hand["version"] == version else await self.next(line, version)
            for line, hand in zip(lines, hands, strict=True)
        ]
        await asyncio.sleep(self.pause * number / rooms)
        while time.perf_counter() < self.until and hands[0]["room"]["status"] == "playing":
            seat = next(seat for seat, hand in enumerate(hands) if hand["hands"][0]["is_asked"])
            serial = hands[seat]["hands"][0]["view"]["serial"]
            play = {"type": "Play", "id": f"{version}", "chair": seat, "serial": serial, "word": "spin"}
            start = time.perf_counter()
            await lines[seat].send(json.dumps(play))
            hands = await asyncio.gather(*(self.next(line, version + 1) for line in lines))
            self.latencies.append(time.perf_counter() - start)
            version = hands[0]["version"]
            await asyncio.sleep(max(0.0, self.pause - (time.perf_counter() - start)))
        for line in lines:
            await line.close()

    async def next(self, line: ClientConnection, version: int) -> dict[str, Any]:
        """The next state of at least this version."""
        while True:
            message = json.loads(await line.recv())
            if (
                message["type"] in {"Welcome", "Changed"}
                and message["version"] >= version
                and message["hands"]
            ):
                return dict(message)


async def loaded(rooms: list[tuple[str, list[str]]], port: int, pause: float, seconds: float) -> list[float]:
    """Let all rooms play for so long; the latencies in milliseconds."""
    load = Load(port, pause, time.perf_counter() + seconds + len(rooms) * 0.02)
    await asyncio.gather(
        *(load.room(link, tokens, at, len(rooms)) for at, (link, tokens) in enumerate(rooms))
    )
    return sorted(latency * 1000 for latency in load.latencies)


def memory(pid: int) -> float:
    """Resident memory of a process in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1])
    return pages * resource.getpagesize() / 1e6


def started(folder: Path) -> tuple[subprocess.Popen[str], int, float]:
    """A server process on a free port, and how long it took until it was open."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = [
        sys.executable,
        "-m",
        "gamenight",
        "serve",
        "--no-browser",
        "--port",
        str(port),
        "--data",
        str(folder),
    ]
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    for line in process.stdout:
        if "Ctrl-C" in line:
            return process, port, time.perf_counter() - start
    raise SystemExit("the server did not open")


def stopped(process: subprocess.Popen[str]) -> None:
    """End our own server."""
    process.send_signal(signal.SIGINT)
    process.wait(30)
    assert process.stdout is not None
    process.stdout.close()


async def appends(folder: Path, number: int) -> tuple[float, float]:
    """Entries a second: one after the other, and a thousand at once."""
    store = Store(folder)
    start = time.perf_counter()
    for version in range(number // 10):
        await store.append("single", version, [log.Said(1, "hello")], 0.0)
    single = (number // 10) / (time.perf_counter() - start)
    start = time.perf_counter()
    for batch in range(number // 1000):
        await asyncio.gather(
            *(store.append(f"room {at}", batch, [log.Said(1, "hello")], 0.0) for at in range(1000))
        )
    batched = number / (time.perf_counter() - start)
    await store.close()
    return single, batched


def restore(folder: Path, rooms: int) -> float:
    """Seconds to open stored rooms, each with a game of about a hundred moves."""
    asyncio.run(made_rooms(folder, rooms, 100))

    async def opened() -> float:
        hub = Hub(Store(folder))
        start = time.perf_counter()
        hub.restore()
        took = time.perf_counter() - start
        assert len(hub.lives) == rooms
        await hub.close()
        return took

    return asyncio.run(opened())


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rooms, shorter")
    rooms = 25 if parser.parse_args().quick else 250
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))
    python = platform.python_version()
    print(f"gamenight {gn.__version__} ({gn.engine()}), CPython {python}, {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        took = restore(folder / "restore", 100)
        print(f"restore 100 rooms, 100 moves each: {took:.2f} s")
        single, batched = asyncio.run(appends(folder / "appends", 20_000))
        print(f"appends/s, each durable: {single:,.0f} one by one, {batched:,.0f} a thousand at once")
        (folder / "none").mkdir()
        process, _, _ = started(folder / "none")
        empty = memory(process.pid)
        stopped(process)
        made = asyncio.run(made_rooms(folder / "load", rooms, 4))
        process, port, _ = started(folder / "load")
        for pause in (2.0, 1.0):
            found = asyncio.run(loaded(made, port, pause, 8.0))
            half, most = statistics.median(found), found[int(len(found) * 0.99)]
            told = f"{rooms * SEATS} sockets in {rooms} rooms, each room acts every {pause:g} s"
            print(f"{told}: {len(found)} actions, to all four views p50 {half:.1f} ms, p99 {most:.1f} ms")
        full = memory(process.pid)
        each = (full - empty) * 1000 / rooms
        print(f"memory: {empty:.0f} MB empty, {full:.0f} MB; {each:.0f} kB a room with its sockets")
        stopped(process)


if __name__ == "__main__":
    main()
