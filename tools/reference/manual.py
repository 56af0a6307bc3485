"""The manual page, docs/gamenight.1, from the same outline as the help."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from gamenight.called import VARIABLE
from gamenight.cli.app import build
from gamenight.cli.completing import commands
from gamenight.cli.helping import explained, named, usage
from gamenight.cli.language import choose, words
from gamenight.cli.outline import Entry, Outline, outline
from gamenight.words.catalogue import ENGLISH, languages

if TYPE_CHECKING:
    from collections.abc import Iterator

FILES = [
    (".I ~/.local/share/gamenight", "Tables, games played in the terminal, and editions of your own."),
    (".I ~/.cache/gamenight", "What can be made again."),
]


def written() -> str:
    """The whole page, in English."""
    os.environ.pop(VARIABLE, None)
    choose(["--language", ENGLISH])
    return "\n".join(lines(outline(build()))) + "\n"


def lines(whole: Outline) -> Iterator[str]:
    """The page, section by section."""
    say = words().say
    lead, *more = whole.about.split("\n\n")
    yield ".TH GAMENIGHT 1"
    yield from (".SH NAME", f"gamenight \\- {escaped(lead[:1].lower() + lead[1:].rstrip('.'))}")
    yield from (".SH SYNOPSIS", ".B gamenight", "[COMMAND] [OPTIONS]")
    yield from (
        ".SH DESCRIPTION",
        *map(escaped, more),
        ".PP",
        escaped(say("cli", "help", "end", known=known())),
    )
    yield ".SH COMMANDS"
    for one in commands(whole):
        if one.path and not one.commands:
            yield from command_lines(one)
    yield ".SH FILES"
    for place, what in FILES:
        yield from (".TP", place, what)
    yield from (".SH SEE ALSO", "gamenight help COMMAND")


def command_lines(one: Outline) -> Iterator[str]:
    """One command: how it is typed, what it does, its arguments and options."""
    yield from (f".SS {escaped(usage(one))}", escaped(one.about))
    for entry in (*one.arguments, *one.options):
        yield from (".TP", f".B {escaped(label(entry))}", escaped(explained(entry)))


def label(entry: Entry) -> str:
    """An argument, or an option with what stands behind it."""
    return named(entry) if entry.is_option else entry.name


def known() -> str:
    """The languages that there are."""
    return ", ".join(languages())


def escaped(text: str) -> str:
    """A text as roff takes it: dashes that can be copied, signs by their numbers, no line with a request."""
    safe = " ".join(text.split()).replace("\\", "\\e").replace("-", "\\-")
    safe = "".join(sign if sign.isascii() else f"\\[u{ord(sign):04X}]" for sign in safe)
    return f"\\&{safe}" if safe.startswith((".", "'")) else safe
