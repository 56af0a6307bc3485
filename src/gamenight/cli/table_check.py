"""What the table in the browser has on this machine: its page, its data folder, and whether it is open."""

from __future__ import annotations

import os
import shutil
import stat
import sys
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING

from gamenight.called import command
from gamenight.cli.check import Check
from gamenight.cli.engine import is_held
from gamenight.cli.language import words
from gamenight.folders import data_folder
from gamenight.server.places import BUILT, CLIENT, FREE_DISK, LOCK

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BUILDING = "cd web && npm ci && npm run build"
INSTALLING = f"{sys.executable} -m pip install --force-reinstall --no-deps gamenight"


def page() -> Check:
    """The page for the browser: where it is, when it was built, and whether its sources are newer."""
    file, sources = CLIENT / "index.html", BUILT.parent / "src"
    if not file.is_file():
        return Check("page", "", is_there=False, mend=BUILDING if sources.is_dir() else INSTALLING)
    built = file.stat().st_mtime
    found = words().say("cli", "found", "page", folder=CLIENT, when=at(built))
    is_old = CLIENT == BUILT and sources.is_dir() and newest(sources) > built
    if is_old:
        found += f", {words().say('cli', 'found', 'page_old')}"
    return Check("page", found, is_there=not is_old, mend=BUILDING)


def data() -> Check:
    """The folder in which tables are kept: whether it can be written, how full it is, what is free."""
    folder = data_folder()
    there = next(one for one in (folder, *folder.parents) if os.path.exists(one))  # noqa: PTH110  it may be shut
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        mend = words().say("cli", "found", "data_mend", command=command())
        return Check(
            "data", words().say("cli", "found", "data_closed", folder=folder), is_there=False, mend=mend
        )
    sizes = [one.st_size for one in states(folder)]
    free = shutil.disk_usage(there).free
    facts = {"used": amount(sum(sizes)), "files": len(sizes), "free": amount(free)}
    found = words().say("cli", "found", "data", folder=folder, **facts)
    if free >= FREE_DISK * 1_000_000:
        return Check("data", found, is_there=True)
    found += f": {words().say('cli', 'found', 'data_full', least=FREE_DISK)}"
    mend = words().say("cli", "found", "data_full_mend", command=command())
    return Check("data", found, is_there=False, mend=mend)


def open_table() -> Check:
    """The table that is open in a browser, if there is one: its address, and since when."""
    lock = data_folder() / LOCK
    if not is_held(lock):
        return Check("table", words().say("cli", "found", "no_table"), is_there=True)
    url, since = lock.read_text(encoding="utf-8").strip(), at(lock.stat().st_mtime)
    return Check("table", words().say("cli", "found", "table", url=url, since=since), is_there=True)


def newest(folder: Path) -> float:
    """When a file below a folder was last written."""
    return max((one.st_mtime for one in states(folder)), default=0.0)


def states(folder: Path) -> Iterator[os.stat_result]:
    """How every file below a folder is; one that is taken away meanwhile, as an open table does, is not."""
    for file in folder.rglob("*"):
        with suppress(FileNotFoundError):
            state = file.stat()
            if stat.S_ISREG(state.st_mode):
                yield state


def at(moment: float) -> str:
    """A moment as one reads it."""
    return datetime.fromtimestamp(moment).astimezone().strftime("%Y-%m-%d %H:%M")


def amount(count: int) -> str:
    """A number of bytes as one reads it."""
    return f"{count / 1e9:.1f} GB" if count >= 1e9 else f"{count / 1e6:.1f} MB"
