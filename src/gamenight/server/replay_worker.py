"""The process that plays records again: jobs come in, films, figures and odds go out, one at a time."""

# It is a process of its own so that no record, however long or strange, holds the tables up: it may be
# slow, fill its memory or crash. `replay_workers.py` starts it, asks it, and ends it.

from __future__ import annotations

import os
import signal
import traceback
from typing import Final, Literal

import msgspec

from gamenight.kernel.errors import Error
from gamenight.server.child import work
from gamenight.server.film import figures, film
from gamenight.server.rest import Sentence, zipped
from gamenight.words.catalogue import ENGLISH, catalogue

MEMORY: Final = 512 * 1024 * 1024  # bytes; a long game takes fifty million
LONGEST_SENTENCE: Final = 600
FULL: Final = 75  # the exit code of a process whose memory is full


class Job(msgspec.Struct):
    """A record, what is to be made of it, and how many seconds of the processor that may take."""

    what: Literal["film", "figures", "review", "odds", "moment"]
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


class Moment(msgspec.Struct):
    """The table as it stood after a step, and how it came to that."""

    game: str
    rules: str
    content: str
    names: list[str]
    terms: dict[str, object]
    moves: list[tuple[int, str]]  # up to here
    branches: list[int]  # as in a record's head, with this one
    playing: list[int]  # the seats that are still in the game
    secrets: bool  # some of what the replay shows was hidden from some


def saying(key: str, status: int, language: str, failure: str = "") -> Answer:
    """An answer that is one of the room's sentences."""
    return Answer(status, zipped(Sentence(catalogue(language).say("room", key))), failure)


def wanted(job: Job) -> object:
    """What a job asks for of its record; bots and the lab are imported only where it is made with them."""
    match job.what:
        case "film":
            return film(job.record, job.seat, job.first, job.count, job.language)
        case "figures":
            return figures(job.record, job.language)
        case "review":
            from gamenight.server.reviews import reviewed

            return reviewed(job.record, job.depth, job.language)
        case "odds":
            from gamenight.server.moments import odds_at

            return odds_at(job.record, job.first, job.depth, job.language)
        case "moment":
            from gamenight.server.moments import moment

            return moment(job.record, job.first, job.language)


def made(job: Job) -> Answer:
    """What a job asks for, or a sentence that says why not."""
    try:
        return Answer(200, zipped(wanted(job)))
    except Error as error:
        return Answer(400, zipped(Sentence(str(error)[:LONGEST_SENTENCE])))
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
