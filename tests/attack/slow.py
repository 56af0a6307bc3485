"""A server to which odd records are sent: python -m tests.attack.slow LOG SECONDS serve."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from gamenight.cli import main as gamenight
from gamenight.server import film, replay_worker, replay_workers
from gamenight.words.catalogue import ENGLISH
from tests.server.process import Served

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamenight.api.table import Table

ENDLESS, DEADLY, FAULTY, GREEDY = "endless", "deadly", "faulty", "greedy"
UNDER_WAY = "an endless record is under way"

steps = film.steps


def odd_steps(record: str, language: str = ENGLISH) -> Iterator[tuple[Table, int]]:
    """The steps of a record, if it is an ordinary one."""
    if record.startswith(ENDLESS):
        sys.stderr.write(f"{UNDER_WAY}\n")
        sys.stderr.flush()
        while True:
            pass
    if record.startswith(DEADLY):
        os.kill(os.getpid(), signal.SIGSEGV)
    if record.startswith(FAULTY):
        raise LookupError("a mistake of ours")
    hoard = [bytes(2**20) for _ in range(2**14 if record.startswith(GREEDY) else 0)]
    yield from [] if hoard else steps(record, language)


def main() -> None:
    """Project as always, but for the odd records."""
    film.steps = odd_steps
    replay_worker.main()


def serve() -> None:
    """Serve as always, but with that replay worker, which has so many seconds for a job, and with a log."""
    with Path(sys.argv.pop(1)).open("a", encoding="utf-8") as log:
        os.dup2(log.fileno(), 2)
    film.steps = odd_steps
    replay_workers.SECONDS = float(sys.argv.pop(1))  # type: ignore[misc]
    replay_workers.MODULE = "tests.attack.slow"  # type: ignore[misc]
    gamenight()


@contextmanager
def slowly_served(folder: Path, seconds: float) -> Iterator[Served]:
    """A server for one test; its log is the file `log`."""
    server = Served(folder)
    server._command[2:3] = ["tests.attack.slow", str(folder / "log"), str(seconds)]  # in place of the program
    server.start()
    try:
        yield server
    finally:
        server.end()


if __name__ == "__main__":
    serve()
