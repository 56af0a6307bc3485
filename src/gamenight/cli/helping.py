"""The help of a command, in the reader's language, no wider than the terminal."""

from __future__ import annotations

import shutil
import sys
import textwrap
from typing import TYPE_CHECKING

from gamenight.called import command
from gamenight.cli.language import words
from gamenight.cli.output import NARROWEST, WIDEST
from gamenight.words.catalogue import languages

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gamenight.cli.outline import Entry, Outline

MARGIN = 2
GAP = 2
WIDEST_NAME = 24  # a longer name has a line of its own


def show_help(found: Outline) -> None:
    """Print the help of a command."""
    sys.stdout.write("\n".join(help_lines(found)) + "\n")


def help_lines(found: Outline) -> list[str]:
    """Usage, what it does, its arguments, options and commands; of the whole also what holds for all."""
    say = words().say
    about = [line for part in found.about.split("\n\n") for line in ("", *paragraph(part))]
    lines = [*paragraph(say("cli", "help", "usage", usage=usage(found)), hang=4), *about]
    commands = [(one.path[-1], one.about) for one in found.commands]
    if not found.path:
        commands += [("--help, -h", say("cli", "help", "help")), ("--version", say("cli", "help", "version"))]
    parts = [
        ("commands", commands),
        ("arguments", [(one.name, explained(one)) for one in found.arguments]),
        ("options", [(named(one), explained(one)) for one in found.options]),
    ]
    for key, rows in parts:
        if rows:
            lines += ["", say("cli", "help", key), *table(rows)]
    if not found.path:
        lines += ["", *paragraph(say("cli", "help", "end", known=", ".join(languages())))]
    return lines


def usage(found: Outline) -> str:
    """How a command is typed: `gamenight edition new NAME --from TEXT [OPTIONS]`."""
    say = words().say
    parts = [command(), *found.path]
    if found.commands:
        parts.append(say("cli", "value", "command"))
    for one in found.arguments:
        name = f"{one.name}..." if one.is_many else one.name
        parts.append(name if one.is_needed else f"[{name}]")
    parts += [named(one) for one in found.options if one.is_needed]
    if any(not one.is_needed for one in found.options):
        parts.append(f"[{say('cli', 'value', 'options')}]")
    return " ".join(parts)


def named(one: Entry) -> str:
    """An option with what stands behind it."""
    return f"{one.name} {one.value}".rstrip()


def explained(one: Entry) -> str:
    """What an option does, and what holds without it."""
    usual = words().say("cli", "help", "usual", value=one.usual) if one.usual else ""
    return f"{one.about} {usual}".rstrip()


def table(rows: Iterable[tuple[str, str]]) -> list[str]:
    """Print names in one column and what they mean in another."""
    pairs = list(rows)
    wide = min(max(len(name) for name, _ in pairs), WIDEST_NAME)
    lines: list[str] = []
    for name, about in pairs:
        indent = " " * (MARGIN + wide + GAP)
        first, *rest = wrapped(about, len(indent)) or [""]
        head = f"{'':{MARGIN}}{name:<{wide}}{'':{GAP}}"
        lines += [f"{head}{first}".rstrip()] if len(name) <= wide else [head.rstrip(), f"{indent}{first}"]
        lines += [indent + line for line in rest]
    return lines


def paragraph(text: str, hang: int = 0) -> list[str]:
    """A text in lines no wider than the terminal."""
    return wrapped(text, hang=hang)


def wrapped(text: str, margin: int = 0, hang: int = 0) -> list[str]:
    """A text in lines that leave a margin; those after the first hang. No word is broken at its dash."""
    room = max(width() - margin, NARROWEST)
    return textwrap.wrap(text, room, subsequent_indent=" " * hang, break_on_hyphens=False)


def width() -> int:
    """How many columns there are to write in."""
    return max(NARROWEST, min(shutil.get_terminal_size().columns, WIDEST))
