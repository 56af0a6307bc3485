"""A process beside the server's own that does one job after another: started, asked, ended."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import struct
import sys
from asyncio.subprocess import PIPE
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from asyncio.subprocess import Process

LENGTH: Final = struct.Struct(">I")  # before every message

# The very package that serves: found where this process found it, whatever folder it was started in; so the
# folder that this process happens to be in ("") is left out.
BEGIN = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from {} import main; main()"


def command(module: str) -> list[str]:
    """How a process is started that runs the `main` of a module."""
    places = json.dumps([str(path) for path in sys.path if path])
    return [sys.executable, "-P", "-c", BEGIN.format(module), places]


class WorkerProcess:
    """The process, as long as it lives; a message goes in, a message comes out."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, module: str, patience: float) -> WorkerProcess:
        """A new process that is ready for work; in a session of its own, out of reach of Ctrl-C."""
        made = cls(
            await asyncio.create_subprocess_exec(
                *command(module), stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        )
        try:
            async with asyncio.timeout(patience):
                await made._heard()
        except asyncio.IncompleteReadError as error:
            raise OSError(f"it ended at once ({await made.end()})") from error
        except BaseException:
            await made.end()
            raise
        return made

    @property
    def has_ended(self) -> bool:
        """Whether it is there no more, as when the system has ended it while it had nothing to do."""
        return self._process.returncode is not None

    async def ask(self, message: bytes, patience: float) -> bytes:
        """What it answers, if it does in time; ConnectionError or IncompleteReadError if it has ended."""
        pipe = self._process.stdin
        assert pipe is not None
        try:
            pipe.write(LENGTH.pack(len(message)) + message)
            async with asyncio.timeout(patience):
                await pipe.drain()
                return await self._heard()
        except RuntimeError as error:  # so uvloop says that the pipe is closed
            raise ConnectionResetError(str(error)) from error

    async def _heard(self) -> bytes:
        pipe = self._process.stdout
        assert pipe is not None
        length = LENGTH.unpack(await pipe.readexactly(LENGTH.size))[0]
        return await pipe.readexactly(length)

    def kill(self) -> None:
        """End it, whatever it does."""
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._process.pid, signal.SIGKILL)  # its own kill() may lose how the process ended

    async def end(self) -> int:
        """End it, and tell how it ended."""
        self.kill()
        pipe = self._process.stdin
        assert pipe is not None
        pipe.close()
        return await self._process.wait()
