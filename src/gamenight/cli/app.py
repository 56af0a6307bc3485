"""The commands and their help; each is imported only when it runs."""

from __future__ import annotations

from cyclopts import App, CycloptsError

from gamenight.cli import complain
from gamenight.cli.language import words
from gamenight.cli.usage import wrong_usage
from gamenight.cli.version import version
from gamenight.words.catalogue import languages

COMMANDS = [
    "serve", "menu", "play", "games", "rules", "replay", "verify", "sit", "rooms", "edition", "lab", "doctor",
]  # fmt: skip
HELP = "help"  # before a command, as after it with two dashes


def build(*, is_root_help: bool = True) -> App:
    """The whole command line; the exit codes are explained in the help of the whole only."""
    say = words().say
    known = ", ".join(languages())
    app = App(
        name="gamenight",
        help=say("cli", "help", "lead"),
        help_epilogue=say("cli", "help", "end", known=known) if is_root_help else "",
        help_format="plaintext",
        version=version,
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for place, name in enumerate(COMMANDS):
        said = say("cli", "help", name)
        app.command(f"gamenight.cli.{name}:{name}", name=name, help=said, sort_key=place)
    app["--help"].help = say("cli", "help", "help")
    app["--version"].help = say("cli", "help", "version")
    return app


def run_command(tokens: list[str]) -> int:
    """Run what the tokens say; wrong usage is one line and points to the help."""
    if tokens[0] == HELP:
        tokens = [*tokens[1:], "--help"]
    app = build(is_root_help=tokens[0] not in COMMANDS)
    try:
        result = app(tokens, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        command = tokens[0] if tokens[0] in COMMANDS else ""
        usage = f"gamenight {command} --help" if command else "gamenight --help"
        return complain(words().say("cli", "see_help", why=wrong_usage(error, app, tokens), usage=usage))
    return result if isinstance(result, int) else 0
