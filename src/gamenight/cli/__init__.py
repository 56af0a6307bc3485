"""The command line: one file a command."""

from __future__ import annotations

import os
import sys
from io import StringIO
from typing import TYPE_CHECKING

from gamenight.kernel.errors import BadEdition, Error

if TYPE_CHECKING:
    from collections.abc import Sequence

FINE, NOT_SO, WRONG, MISSING, INTERRUPTED = 0, 1, 2, 3, 130
ASKED_RIGHTLY = 75
VERSION = "--version"
CHECKS = "GAMENIGHT_LAB"  # as ./gamenight sets it before it compiles: checks


def main(tokens: Sequence[str] | None = None) -> int:
    """Run a command and give its exit code.

    0 fine; 1 what was asked about is not so; 2 wrong usage or bad input; 3 something is missing on this
    machine; 130 interrupted. 75 is for ./gamenight alone: the lab is asked rightly, and nothing was played.
    """
    sys.stdout, sys.stderr = sys.stdout or StringIO(), sys.stderr or StringIO()  # what is closed is let be
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a name in letters that this terminal does not have
    try:
        code = run(sys.argv[1:] if tokens is None else list(tokens))
        sys.stdout.flush()
    except Error as error:
        from gamenight.cli.language import language
        from gamenight.words.unfit import told

        said = told(error, language())
        parts = said.splitlines() if isinstance(error, BadEdition) else [said]
        return max(map(complain, parts))  # an edition has a line for each thing that is wrong
    except KeyboardInterrupt:
        return INTERRUPTED
    except ModuleNotFoundError as error:
        return lacks(error)
    except BrokenPipeError:  # whoever read our output has enough of it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except SystemExit:  # the same, where rich was writing
        return FINE
    except OSError as error:
        return barred(error)
    return code


def run(tokens: list[str]) -> int:
    """Find the command and run it; without any, open the table in the browser."""
    from gamenight.cli.language import choose, words

    tokens = choose(tokens)
    if tokens[:1] == [VERSION]:
        from gamenight.cli.version import version

        if len(tokens) > 1:
            return complain(words().say("cli", "usage", "too_much", value=repr(tokens[1])))
        sys.stdout.write(f"{version()}\n")
        return FINE
    from gamenight.cli.app import WANTS_HELP, run_command

    if os.environ.get(CHECKS) == "checks":
        return checked(tokens)
    is_bare = not tokens or (tokens[0].startswith("-") and tokens[0] not in WANTS_HELP)
    return run_command(["serve", *tokens] if is_bare else tokens)


def checked(tokens: list[str]) -> int:
    """Run a command of the lab as far as the first game, which is not played."""
    from gamenight.cli.app import run_command
    from gamenight.lab.checking import AllRight, only_checked

    try:
        with only_checked():
            return run_command(tokens)
    except AllRight:
        return ASKED_RIGHTLY


def lacks(error: ModuleNotFoundError) -> int:
    """Name the library that is missing, what brings it, and what it is for if it belongs to an extra.

    Our own modules are never missing.
    """
    if error.name is None or error.name.startswith("gamenight"):
        raise error
    from gamenight.cli.language import words
    from gamenight.extras import extra_of, install

    extra = extra_of(error.name)
    if extra is not None:
        complain(words().say("cli", "needs", extra, command=install(extra)))
    else:
        command = f"{sys.executable} -m pip install {error.name}"
        complain(words().say("cli", "no_library", name=error.name, command=command))
    return MISSING


def barred(error: OSError) -> int:
    """Name the file or folder that is closed to us, or why nothing can be written."""
    if error.strerror is None:
        raise error
    return complain(f"{error.filename}: {error.strerror}" if error.filename else error.strerror)


def complain(why: str) -> int:
    """One line on the error stream."""
    sys.stderr.write(f"gamenight: {' '.join(why.split())}\n")
    return WRONG
