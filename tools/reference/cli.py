"""The page docs/reference/cli.md: every command with what it takes, from the program's own help."""

from __future__ import annotations

from gamenight.cli.app import build
from gamenight.cli.completing import commands
from gamenight.cli.helping import explained, named, usage
from gamenight.cli.language import words
from gamenight.cli.outline import Outline, outline
from gamenight.words.catalogue import languages

HEAD = """\
# The command line

Written by `python -m tools.pages` from the help of the program: `gamenight help COMMAND` says the same,
in the language of your machine. In a clone of the project the program is `./gamenight`.
"""


def written() -> str:
    """The whole page."""
    whole = outline(build())
    for_all = words().say("cli", "help", "end", known=", ".join(languages()))
    return "\n".join([HEAD, f"{for_all}\n", *(section(one) for one in commands(whole) if one.path)])


def section(command: Outline) -> str:
    """One command: what it does, how it is called, and what it takes."""
    rows = [(one.name, explained(one)) for one in command.arguments]
    rows += [(named(one), explained(one)) for one in command.options]
    taken = "".join(f"| `{name}` | {told} |\n" for name, told in rows)
    table = f"\n| | |\n| --- | --- |\n{taken}" if taken else ""
    called = "" if command.commands else f"\n`{usage(command)}`\n"
    return f"## `gamenight {' '.join(command.path)}`\n\n{command.about}\n{called}{table}"
