"""Measure the table: `.venv/bin/python bench/table.py [--quick] [--write]`; bench/table.md says what."""

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

from bench.table_house import SEATS, made_rooms, serving  # noqa: E402  found by the line above
from bench.table_load import loaded  # noqa: E402

import gamenight as gn  # noqa: E402
from gamenight.table import log  # noqa: E402
from gamenight.table.hub import Hub  # noqa: E402
from gamenight.table.store import Store  # noqa: E402

PAGE = ROOT / "bench" / "table.md"
Row = tuple[str, str, str]  # what, how much, the target


def restore(folder: Path, rooms: int) -> list[Row]:
    """Seconds to open stored rooms whose games were played to the end, or for a hundred moves."""
    made_rooms(folder, rooms, 100)

    async def opened() -> tuple[float, int]:
        hub = Hub(Store(folder))
        start = time.perf_counter()
        hub.restore()
        took = time.perf_counter() - start
        assert len(hub.lives) == rooms
        entries = sum(live.room.version for live in hub.lives.values())
        await hub.close()
        return took, entries

    took, entries = asyncio.run(opened())
    return [(f"restore {rooms} rooms ({entries:,} entries), s", f"{took:.2f}", "2")]


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
    """Latency from an action to all four views, at three paces; what the server uses."""
    paces = [(2.0, seconds), (1.0, seconds), (0.5, seconds / 2)]
    made = made_rooms(folder / "full", rooms, 2)
    with serving(folder / "empty") as server:
        empty = server.memory()
    with serving(folder / "full") as server:
        closed, before = server.memory(), server.seconds()
        found = asyncio.run(loaded(made, server.port, paces))
        full, spent = server.memory(), server.seconds() - before
    rows: list[Row] = []
    for (pause, _), latencies in zip(paces, found, strict=True):
        half, most, last = (latencies[int((len(latencies) - 1) * share)] * 1000 for share in (0.5, 0.99, 1))
        told = f"{rooms * SEATS} sockets, {rooms / pause:g} actions/s: p50, p99, most of {len(latencies)}, ms"
        rows.append((told, f"{half:.1f}, {most:.1f}, {last:.1f}", "p99 50" if pause == 1 else ""))
    actions = sum(len(latencies) for latencies in found)
    return [
        *rows,
        ("server's processor time an action, connecting included, ms", f"{spent / actions * 1000:.2f}", ""),
        ("memory of the server with no room, MB", f"{empty:.0f}", ""),
        ("memory a room, nobody connected, kB", f"{(closed - empty) * 1000 / rooms:.0f}", ""),
        (f"memory a room with {SEATS} sockets after play, kB", f"{(full - empty) * 1000 / rooms:.0f}", ""),
    ]


def as_text(rows: list[Row]) -> str:
    """A table that reads well as it is, and as Markdown."""
    table = [("", "measured", "target"), ("---", "---:", "---:"), *rows]
    return "\n".join(f"| {what:<68} | {much:>22} | {target:>7} |" for what, much, target in table)


def main(arguments: list[str]) -> int:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser("bench/table.py", description="Measure the table on one core.")
    parser.add_argument("--quick", action="store_true", help="fewer rooms, shorter: under 20 s")
    parser.add_argument("--write", action="store_true", help="the figures into bench/table.md")
    asked = parser.parse_args(arguments)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        rows = restore(folder / "restore", 20 if asked.quick else 100)
        rows += asyncio.run(appends(folder / "appends", 250, 10 if asked.quick else 100))
        rows += load(folder, 25 if asked.quick else 250, 4.0 if asked.quick else 12.0)
    on = f"gamenight {gn.__version__} ({gn.engine()}), CPython {platform.python_version()}"
    where = f"{on}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    text = f"{where}\n\n{as_text(rows)}"
    print(text)
    if asked.write:
        page = PAGE.read_text(encoding="utf-8")
        block = f"<!-- figures: begin -->\n{text}\n<!-- figures: end -->"
        page = re.sub(
            r"<!-- figures: begin -->.*<!-- figures: end -->", lambda _: block, page, flags=re.DOTALL
        )
        PAGE.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
