"""Commands as a page has them, run in a folder of the page's own, with a home of their own."""

from __future__ import annotations

import asyncio
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from tests.docs.blocks import ROOT
from tests.server.company import Company
from tests.server.process import served

if TYPE_CHECKING:
    from tests.docs.blocks import Block

LINK = "http://127.0.0.1:8765/r/LINK"  # on the pages: a table that somebody has opened
OPEN = "Ctrl-C"  # what a server says when it is open
PATIENCE = 600.0  # seconds; nothing here waits for them if all is well
LONG_PATIENCE = 6 * 3600.0  # for what plays tens of thousands of games, on a busy machine
SERVING = ("serve", "--")  # what a command that goes on until it is interrupted begins with


def lines_of(block: Block) -> list[list[str]]:
    """The commands of a block, without what is remarked behind them."""
    return [words for line in block.text.splitlines() if (words := shlex.split(line, comments=True))]


def run(words: list[str], folder: Path, patience: float = PATIENCE) -> None:
    """Run one command; it must end well."""
    if words[0] not in {"gamenight", "./gamenight", "node"}:
        raise AssertionError(f"{words[0]}: pages show gamenight; say `not run: REASON` before anything else")
    if LINK in words:
        sit(words, folder)
    elif words[0] != "node" and (not words[1:] or words[1].startswith(SERVING)):
        serve(words, folder)
    else:
        done = started(words, folder)
        try:
            said, _ = done.communicate(timeout=patience)
        finally:
            done.kill()  # nothing outlives a test that has lost its patience

        assert done.returncode == 0, said


def started(words: list[str], folder: Path, *more: str) -> subprocess.Popen[str]:
    """A command of a page, begun: nobody types anything, and nobody's own files are touched."""
    program = [sys.executable, "-m", "gamenight"] if words[0] != "node" else ["node"]
    if words[0] == "./gamenight" and (folder / "gamenight").is_file():
        program = [str(folder / "gamenight")]  # a clone
    home = {
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "GAMENIGHT_EDITIONS": "",
    }
    return subprocess.Popen(
        [*program, *words[1:], *more],
        cwd=folder if words[0] != "node" else ROOT,
        env={**os.environ, **home, "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def serve(words: list[str], folder: Path) -> None:
    """Open a table as the page says (on any port, without a browser), and close it as people do."""
    asked = " ".join(words).replace(" --no-browser", "").replace(" --port 8765", "").split()
    said = []
    with started(asked, folder, "--no-browser", "--port", "0") as server:
        assert server.stdout is not None
        for line in server.stdout:
            said.append(line)
            if OPEN in line:
                server.send_signal(signal.SIGINT)

    assert server.returncode == 0, "".join(said)
    assert any(OPEN in line for line in said), "".join(said)


def sit(words: list[str], folder: Path) -> None:
    """Let a program sit down at a table that is there, and play a whole game."""
    with served(folder / "tables") as server:
        company = Company(server, "deal", {}, 2, 1)
        hosting = Thread(
            target=lambda: asyncio.run(company.until(lambda seen: seen["room"]["status"] == "over"))
        )
        hosting.start()
        program = started([company.link if word == LINK else word for word in words], folder)
        said, _ = program.communicate(timeout=PATIENCE)
        hosting.join(PATIENCE)

        assert program.returncode == 0, said
