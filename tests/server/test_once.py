"""Say once, then count: a flood of errors is a few lines."""

from __future__ import annotations

import io
import logging
from contextlib import contextmanager
from typing import TYPE_CHECKING

from gamenight.server.net.once import Once, logger

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def written(once: Once) -> Iterator[io.StringIO]:
    """What comes through to the stream."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.addFilter(once)
    logger.addHandler(handler)
    logger.propagate = False
    try:
        yield stream
    finally:
        logger.removeHandler(handler)
        logger.propagate = True


def go_wrong(words: str, said: str = "it went wrong") -> None:
    """Raise at one place, and log it."""
    try:
        raise ValueError(words)
    except ValueError:
        logger.exception(said)


def test_an_error_has_its_traceback_once():
    """The second time it is counted, whatever its words are."""
    with written(Once()) as stream:
        for number in range(50):
            go_wrong(f"number {number}")

    assert stream.getvalue().count("Traceback") == 1
    assert stream.getvalue().count("it went wrong") == 1


def test_another_error_has_its_own_traceback():
    """Of another type, or raised elsewhere."""
    with written(Once()) as stream:
        go_wrong("here")
        try:
            raise KeyError("there")
        except KeyError:
            logger.exception("it went wrong")

    assert stream.getvalue().count("Traceback") == 2


def test_another_sentence_is_said_without_the_traceback():
    """A sentence that names another room is said, but not its traceback."""
    with written(Once()) as stream:
        go_wrong("x", "room 1 is broken")
        go_wrong("x", "room 2 is broken")

    assert stream.getvalue().count("Traceback") == 1
    assert "room 2 is broken: ValueError" in stream.getvalue()


def test_how_often_is_told_at_most_once_a_minute():
    """Counts are told then, and only if there was anything to count."""
    now = [0.0]
    once = Once(lambda: now[0])
    with written(once) as stream:
        for _ in range(38):
            logger.warning("no room")
        once.tell()
        assert stream.getvalue() == "no room\n"
        now[0] = 61.0
        once.tell()
        once.tell()
        logger.warning("no room")
        once.tell()
        assert stream.getvalue() == "no room\nno room (again 37 times)\n"
        now[0] = 200.0
        once.tell()

    assert stream.getvalue() == "no room\nno room (again 37 times)\nno room (once more)\n"


def test_different_lines_and_quiet_ones_pass():
    """Only what is said again is held back."""
    with written(Once()) as stream:
        logger.setLevel(logging.INFO)
        for number in range(3):
            logger.error("line %d", number)
            logger.info("fine")
        logger.setLevel(logging.NOTSET)

    assert stream.getvalue() == "line 0\nfine\nline 1\nfine\nline 2\nfine\n"


def test_what_is_remembered_has_a_limit():
    """However many different lines there are."""
    once = Once()
    with written(once):
        for number in range(2000):
            logger.warning("line %d", number)

    assert len(once._said) == 500
