"""A real server process, which can be killed and started again on the same port and data."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager, suppress
from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


# Below those that the system gives to whoever asks for none in particular: no stranger takes one between our
# look and the server's start. Processes begin far from each other, and none takes the same one twice running.
PORTS = range(20_000, 32_000)
NUMBERS = count(os.getpid() * 997)


def free_port() -> int:
    """A port that is free."""
    while True:
        port = PORTS[next(NUMBERS) % len(PORTS)]
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Served:
    """One server process on the loopback."""

    def __init__(self, folder: Path, *more: str, port: int | None = None, is_hasty: bool = True) -> None:
        self.port = free_port() if port is None else port
        self.url = f"http://127.0.0.1:{self.port}"
        self.lines: list[str] = []  # what it said until it was open
        self._command = [sys.executable, "-m", "gamenight", "serve", "--no-browser"]
        if is_hasty and "--bot-pause" not in more:
            self._command += ["--bot-pause", "0.01"]
        self._command += ["--port", str(self.port), "--data", str(folder), *more]
        self.process: subprocess.Popen[str] | None = None

    def spawn(self) -> None:
        """Start it, and do not wait."""
        self.process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)

    def start(self) -> None:
        """Start it, and wait until it says that it is open."""
        self.spawn()
        assert self.process is not None
        assert self.process.stdout is not None
        self.lines = []
        for line in self.process.stdout:
            self.lines.append(line.strip())
            if "Ctrl-C" in line:
                return
        raise AssertionError("the server did not open")

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it: killed, without a chance to tidy up, unless another way is asked for."""
        assert self.process is not None
        assert self.process.stdout is not None
        if self.process.poll() is None:
            os.kill(self.process.pid, how)
        self.process.wait(60)
        self.process.stdout.close()


@contextmanager
def served(folder: Path, *more: str, port: int | None = None) -> Iterator[Served]:
    """A server for one test."""
    server = Served(folder, *more, port=port)
    server.start()
    try:
        yield server
    finally:
        server.end()
