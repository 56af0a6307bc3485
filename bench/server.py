"""Measure the server with a mix of games: `.venv/bin/python bench/server.py`; bench/server.md says what."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import re
import resource
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.append(str(ROOT))

from bench.server_load import Found, loaded  # noqa: E402  found once the path is set
from bench.server_process import MIX, SEATS, made_rooms, serving  # noqa: E402  found by the line above

import gamenight as gn  # noqa: E402  found once the path is set
from gamenight.server import log  # noqa: E402  found once the path is set
from gamenight.server.hub import Hub  # noqa: E402  found once the path is set
from gamenight.server.store import Store  # noqa: E402  found once the path is set

PAGE = ROOT / "bench" / "server.md"
ROOMS = 250
PACES = (250, 600)  # actions a second, in all rooms together
TARGET = 50  # milliseconds
MOVES = 12  # played in every room before anything is measured
AGAIN = "--again"  # this process has the sources that were asked for
Row = tuple[str, str, str]  # what, how much, the target


def restore(folder: Path, rooms: int) -> list[Row]:
    """Seconds to open stored rooms, each with as many moves as were played in it."""

    async def opened() -> tuple[float, int]:
        hub = Hub(Store(folder))
        start = time.perf_counter()
        hub.restore()
        took = time.perf_counter() - start
        assert len(hub.open_rooms) == rooms
        entries = sum(open_room.room.version for open_room in hub.open_rooms.values())
        await hub.close()
        return took, entries

    took, entries = asyncio.run(opened())
    return [(f"restore {rooms} rooms ({entries:,} entries), s", f"{took:.2f}", "5")]


async def appends(folder: Path, rooms: int, each: int) -> list[Row]:
    """Entries and commits a second, each durable: one after the other, and from many rooms at once."""
    store = Store(folder)
    start = time.perf_counter()
    for version in range(each * 10):
        await store.append("alone", version, [log.Said(1, "hello")], 0.0)
    alone = each * 10 / (time.perf_counter() - start)
    before, start = store.commits, time.perf_counter()

    async def room(link: str) -> None:
        for version in range(each):
            await store.append(link, version, [log.Said(1, "hello")], 0.0)

    await asyncio.gather(*(room(f"room {number}") for number in range(rooms)))
    spent = time.perf_counter() - start
    commits = store.commits - before
    await store.close()
    return [
        ("appends/s, one room, each waits for its commit", f"{alone:,.0f}", ""),
        (f"appends/s, {rooms} rooms at once", f"{rooms * each / spent:,.0f}", ""),
        (f"commits/s, {rooms} rooms at once", f"{commits / spent:,.0f}", ""),
    ]


def load(folder: Path, rooms: int, seconds: float) -> list[Row]:
    """Latency from an action to all four views, at two paces; what the server uses; opening it all again."""
    made = made_rooms(folder / "full", rooms, MOVES)
    with serving(folder / "empty") as server:
        empty = server.memory()
    with serving(folder / "full") as server:
        closed = server.memory()
        paces = [(pace * rooms / ROOMS, seconds) for pace in PACES]
        found = asyncio.run(loaded(made, server.port, paces, server.seconds))
        full = server.memory()
    return [
        *(row for one in found for row in told(one, rooms)),
        ("memory of the server with no room, MB", f"{empty:.0f}", ""),
        ("memory a room, nobody connected, kB", f"{(closed - empty) * 1000 / rooms:.0f}", ""),
        (f"memory a room with {SEATS} sockets after play, kB", f"{(full - empty) * 1000 / rooms:.0f}", ""),
        *restore(folder / "full", rooms),
    ]


def told(found: Found, rooms: int) -> list[Row]:
    """What one pace showed, in rows."""
    count = len(found.latencies)
    half, most, last = (found.latencies[int((count - 1) * share)] * 1000 for share in (0.5, 0.99, 1))
    is_promised = gn.engine() == "compiled" or found.pace == PACES[0] * rooms / ROOMS
    where = f"{found.pace:g} actions/s"
    rows = [
        (
            f"{rooms * SEATS} sockets, {where}: p50, p99, most of {count}, ms",
            f"{half:.1f}, {most:.1f}, {last:.1f}",
            f"p99 {TARGET}" if is_promised else "",
        ),
        (f"{where}: really made a second", f"{count / found.took:.1f}", ""),
        (f"{where}: server's processor time an action, ms", f"{found.spent / count * 1000:.2f}", ""),
        (f"{where}: how busy the sockets' side is, %", f"{found.ours / found.took * 100:.0f}", ""),
    ]
    if found.over:
        rows.append((f"{where}: rooms whose game ended, which stopped there", str(found.over), ""))
    return rows


def as_text(rows: list[Row]) -> str:
    """A table that reads well as it is, and as Markdown."""
    table = [("", "measured", "target"), ("---", "---:", "---:"), *rows]
    return "\n".join(f"| {what:<68} | {much:>22} | {target:>7} |" for what, much, target in table)


def run_again(tree: Path, arguments: list[str]) -> None:
    """Begin anew with the sources of a tree, interpreted: this process and every server that it starts."""
    if not (tree / "src" / "gamenight").is_dir():
        raise SystemExit(f"{tree} holds no src/gamenight; name the folder of a clone")
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    command = [sys.executable, __file__, *arguments, AGAIN]
    os.execve(sys.executable, command, environment)  # noqa: S606  this very program, once more


def write(block: str, text: str) -> None:
    """Put the figures where they belong on the page."""
    begin, end = f"<!-- {block}: begin -->", f"<!-- {block}: end -->"
    page = PAGE.read_text(encoding="utf-8")
    page = re.sub(f"{begin}.*{end}", lambda _: f"{begin}\n{text}\n{end}", page, flags=re.DOTALL)
    PAGE.write_text(page, encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser("bench/server.py", description="Measure the server on one core.")
    parser.add_argument("--quick", action="store_true", help="a tenth of the rooms, shorter: half a minute")
    parser.add_argument("--interpreted", action="store_true", help="from src, uncompiled")
    parser.add_argument("--tree", type=Path, help="another clone, interpreted: for figures of before")
    parser.add_argument("--write", action="store_true", help="the figures into bench/server.md")
    parser.add_argument(AGAIN, action="store_true", dest="is_again", help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    if (asked.interpreted or asked.tree) and not asked.is_again:
        run_again((asked.tree or ROOT).resolve(), arguments)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))
    on = f"gamenight {gn.__version__} ({gn.engine()}), CPython {platform.python_version()}"
    mix = f"a third of the rooms each {', '.join(MIX)}; {SEATS} people a room, no bots"
    text = f"{on}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n{mix}"
    print(text, flush=True)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        rows = asyncio.run(appends(folder / "appends", 250, 10 if asked.quick else 100))
        rows += load(folder, ROOMS // 10 if asked.quick else ROOMS, 4.0 if asked.quick else 12.0)
    print(f"\n{as_text(rows)}")
    if asked.write:
        write("before" if asked.tree else gn.engine(), f"{text}\n\n{as_text(rows)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
