"""The process that plays records again: jobs come in, films and figures go out, one at a time.

It is a process of its own so that no record, however long or strange, holds the tables up: it may be slow,
fill its memory or crash. `replay_workers.py` starts it, asks it, and ends it.
"""

from __future__ import annotations

import gzip
import os
import signal
import traceback
from typing import Final, Literal

import msgspec

from gamenight.kernel.errors import Error
from gamenight.server.child import work
from gamenight.server.film import figures, film
from gamenight.server.rest import Sentence
from gamenight.words.catalogue import ENGLISH, catalogue

MEMORY: Final = 512 * 1024 * 1024  # bytes; a long game takes fifty million
LONGEST_SENTENCE: Final = 600
FULL: Final = 75  # the exit code of a process whose memory is full


class Job(msgspec.Struct):
    """A record, what is to be made of it, and how many seconds of the processor that may take."""

    what: Literal["film", "figures", "review"]
    record: str
    seat: int | None = None
    first: int = 0
    count: int = 0
    depth: int = 0
    seconds: float = 0.0
    language: str = ENGLISH


class Answer(msgspec.Struct):
    """A status, and JSON under gzip; `failure` is a traceback for the log."""

    status: int
    packed: bytes
    failure: str = ""


def packed(document: object) -> bytes:
    """JSON under gzip: films are forty times smaller so, and the server need not do it."""
    return gzip.compress(msgspec.json.encode(document), 6, mtime=0)


def saying(key: str, status: int, language: str, failure: str = "") -> Answer:
    """An answer that is one of the room's sentences."""
    return Answer(status, packed(Sentence(catalogue(language).say("room", key))), failure)


def made(job: Job) -> Answer:
    """The film, the figures or the review of a record, or a sentence that says why not."""
    try:
        if job.what == "film":
            return Answer(200, packed(film(job.record, job.seat, job.first, job.count, job.language)))
        if job.what == "review":
            from gamenight.server.reviews import reviewed  # with the bots and the lab, which films do without

            return Answer(200, packed(reviewed(job.record, job.depth, job.language)))
        return Answer(200, packed(figures(job.record, job.language)))
    except Error as error:
        return Answer(400, packed(Sentence(str(error)[:LONGEST_SENTENCE])))
    except MemoryError:
        os._exit(FULL)  # who has no memory left had better begin anew
    except Exception:  # noqa: BLE001  whatever it is, it is this record's alone
        return saying("film_failed", 400, job.language, traceback.format_exc())


def answered(message: bytes) -> bytes:
    """Do one job, within its time."""
    job = msgspec.msgpack.decode(message, type=Job)
    # The kernel ends the process when its time is over, even in a compiled loop that never comes back.
    signal.setitimer(signal.ITIMER_PROF, job.seconds)
    answer = made(job)
    signal.setitimer(signal.ITIMER_PROF, 0)
    return msgspec.msgpack.encode(answer)


def main() -> None:
    """Answer jobs until the server closes the pipe."""
    work(answered, MEMORY)
