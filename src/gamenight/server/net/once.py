"""Say an error once, and count it after that: a flood of errors must not become a flood of lines."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

EVERY = 60.0  # seconds between two counts of the same line
MOST = 500  # different lines that are remembered

Place: TypeAlias = tuple[str, str, int]
logger = logging.getLogger("gamenight")


@dataclass
class Said:
    """One line, when it was last said, and how often it has been held back since."""

    line: str
    level: int
    at: float
    again: int = 0


class Once(logging.Filter):
    """Lets the first traceback of an error through, and every line once; the rest is counted.

    The same error is one of the same type, raised at the same place.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._traced: dict[Place, None] = {}
        self._said: dict[tuple[str, str], Said] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is to be written; a traceback that was there before is cut off."""
        if record.levelno < logging.WARNING or hasattr(record, "counted"):
            return True
        error = record.exc_info[1] if record.exc_info else None
        line = _first_line(record, error)
        said = self._said.get((record.name, line))
        if said is not None:
            said.again += 1
            return False
        if error is not None:
            place = place_of(error)
            if place in self._traced:
                record.msg, record.args, record.exc_info, record.exc_text = line, (), None, None
            _remember(self._traced, place, None)
        _remember(self._said, (record.name, line), Said(line, record.levelno, self._clock()))
        return True

    def tell(self) -> None:
        """Say how often lines were held back: at most once a minute for each."""
        now = self._clock()
        for said in list(self._said.values()):
            if said.again and now - said.at >= EVERY:
                times = "once more" if said.again == 1 else f"again {said.again} times"
                logger.log(said.level, "%s (%s)", said.line, times, extra={"counted": True})
                said.again, said.at = 0, now

    def install(self) -> None:
        """Watch over everything that is written to the error stream."""
        handlers = [*logging.getLogger().handlers, *logging.getLogger("uvicorn").handlers, logging.lastResort]
        for handler in handlers:
            if handler is not None:
                handler.addFilter(self)


def place_of(error: BaseException) -> Place:
    """The type of an error, and the file and line that raised it."""
    trace: TracebackType | None = error.__traceback__
    if trace is None:
        return (type(error).__name__, "", 0)
    while trace.tb_next is not None:
        trace = trace.tb_next
    return (type(error).__name__, trace.tb_frame.f_code.co_filename, trace.tb_lineno)


def _first_line(record: logging.LogRecord, error: BaseException | None) -> str:
    """What is said in one line; what follows (a task, a socket) differs each time."""
    lines = record.getMessage().strip().splitlines() or [""]
    if error is None:
        return lines[0]
    kind, file, number = place_of(error)
    return f"{lines[0]}: {kind} ({file.rpartition('/')[2]}:{number})"


def _remember(where: dict, key: object, value: object) -> None:  # type: ignore[type-arg]
    where[key] = value
    if len(where) > MOST:
        del where[next(iter(where))]
