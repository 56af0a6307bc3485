"""The inside of a process beside the server's own: jobs come in by one pipe, answers go out by another."""

from __future__ import annotations

import os
import queue
import resource
import signal
import sys
import threading
from typing import IO, TYPE_CHECKING, Final

from gamenight.editions.shelf import warm
from gamenight.server.process import LENGTH

if TYPE_CHECKING:
    from collections.abc import Callable

NICE: Final = 5  # tables come first


def work(answered: Callable[[bytes], bytes], memory: int, ready: bytes = b"") -> None:
    """Answer jobs until the server closes the pipe, which it does by dying, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed must not stand among the answers
    warm()
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    jobs: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, jobs), daemon=True).start()
    send(answers, ready)
    while True:
        send(answers, answered(jobs.get()))


def listen(pipe: IO[bytes], jobs: queue.SimpleQueue[bytes]) -> None:
    """Take jobs as they come; when there can be no more, end at once, whatever is under way."""
    while len(head := pipe.read(LENGTH.size)) == LENGTH.size:
        jobs.put(pipe.read(LENGTH.unpack(head)[0]))
    os._exit(0)


def send(pipe: IO[bytes], answer: bytes) -> None:
    """Hand an answer over."""
    try:
        pipe.write(LENGTH.pack(len(answer)) + answer)
        pipe.flush()
    except BrokenPipeError:
        os._exit(0)
