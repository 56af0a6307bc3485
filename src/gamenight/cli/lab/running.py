"""Running an experiment from the command line: progress, Ctrl-C, what is kept, what is shown and written."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from typing import TYPE_CHECKING, Any

from gamenight.cli.language import language, words
from gamenight.kernel.errors import BadSetup, Error

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from gamenight.cli.lab.wishes import Wishes
    from gamenight.lab import Experiment, Kept

PACE = 0.2  # seconds from one line of progress to the next, at least
SELDOM = 20  # times as long as it takes to make


def perform(experiment: Experiment, wishes: Wishes) -> int:
    """Run it, show what came of it and write its page; Ctrl-C, or a failure, shows what there is so far."""
    from gamenight.cli import FINE, INTERRUPTED
    from gamenight.lab import Kept
    from gamenight.lab.saving import check_saving

    report = wishes.report or experiment.report
    for file in (report, wishes.save):
        check_place(file)
    if wishes.save is not None:
        check_saving(wishes.save)
    watch, kept = Watch(), Kept()
    if wishes.fresh:
        kept.forget()
    code, trouble = FINE, None
    try:
        result = experiment.run(workers=wishes.crew(), kept=kept, tell=watch)
    except (KeyboardInterrupt, Error) as error:
        result, code = watch.result(), INTERRUPTED
        if result is None:
            raise
        trouble = error if isinstance(error, Error) else None
    finally:
        progress("")
        warn(kept)
    hand_over(result, wishes, report)
    if trouble is not None:
        raise trouble
    return code


def hand_over(result: Any, wishes: Wishes, report: Path | None) -> None:  # noqa: ANN401  a match, a league …
    """Show a result, and write what is wished for."""
    from gamenight.cli.lab.showing import show
    from gamenight.cli.output import show_json
    from gamenight.lab.report.found import page_of

    if wishes.json:
        show_json(result.to_json())
    else:
        show(result)
    with contextlib.ExitStack() as both:  # where one of the two cannot be written, the other is all the same
        if wishes.save is not None:
            both.callback(save, result, wishes.save, is_told=not wishes.json)
        if report is not None:
            write_report(report, page_of(result, language()), is_told=not wishes.json)


class Watch:
    """Tells whoever looks how far a run is, now and then, and remembers what there is so far."""

    def __init__(self) -> None:
        self.so_far: Any = None
        self._next = 0.0  # when a line may be written again

    def result(self) -> Any:  # noqa: ANN401  a match, a league …
        """What there is so far, made where it is not there yet; None if there is nothing to be said."""
        from gamenight.lab.runs import so_far_of

        try:
            return so_far_of(self.so_far)
        except Error:  # too little to say anything
            return None

    def __call__(self, done: int, total: int, so_far: Any) -> None:  # noqa: ANN401  a match, a league …
        """Note what there is so far, and tell how far the run is; called after every piece of work."""
        from gamenight.cli.lab.showing import standing

        self.so_far = so_far
        now = time.monotonic()
        if sys.stderr.isatty() and (now >= self._next or done == total):
            said = words().say("cli", "lab", "progress", done=done, games=total)
            progress(f"{said}{standing(self.result())}")
            ended = time.monotonic()
            self._next = ended + max(PACE, SELDOM * (ended - now))


def progress(line: str) -> None:
    """Write the line of progress anew, where somebody looks; nothing wipes it out."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\033[K{line}")
        sys.stderr.flush()


def warn(kept: Kept) -> None:
    """Say why nothing is kept, if it is so."""
    if kept.trouble:
        sys.stderr.write(words().say("cli", "lab", "not_kept", why=kept.trouble) + "\n")


def check_place(file: Path | None) -> None:
    """A page that cannot be written is told before hours of play, and not after."""
    if file is None:
        return
    if file.is_dir():
        raise BadSetup(words().say("cli", "lab", "is_folder", file=file))
    if not file.parent.is_dir():
        raise BadSetup(words().say("cli", "lab", "no_folder", folder=file.parent, file=file))


def write_report(file: Path, page: str, *, is_told: bool = True) -> None:
    """Write the page, and say where it is; BadSetup says why it cannot be."""
    with writing(file) as place:
        place.write_text(page, encoding="utf-8")
    if is_told:
        sys.stdout.write(words().say("cli", "lab", "report", file=file) + "\n")


def save(result: Any, file: Path, *, is_told: bool = True) -> None:  # noqa: ANN401  a match, a league …
    """Write the result as a table, and say where it is; BadSetup says why it cannot be."""
    with writing(file) as place:
        result.save(place)
    if is_told:
        sys.stdout.write(words().say("cli", "lab", "saved", file=file) + "\n")


@contextlib.contextmanager
def writing(file: Path) -> Iterator[Path]:
    """A place to write to, beside the file, which is replaced only by what is whole.

    A disk that is full or closed to us is told in a sentence.
    """
    from gamenight.terminal.keeping import plainly

    whole = file.resolve()
    is_plain = file.is_file() or not file.exists()  # a pipe, or the terminal, cannot be replaced
    is_plain = is_plain and os.access(whole.parent, os.W_OK)
    place = whole.with_name(f".{whole.stem}.part{whole.suffix}") if is_plain else file
    try:
        yield place
        if is_plain:
            place.replace(whole)
    except OSError as error:
        raise BadSetup(words().say("terminal", "not_written", file=file, why=plainly(error))) from error
    finally:
        if is_plain:  # what is half written, whatever broke it off
            place.unlink(missing_ok=True)
