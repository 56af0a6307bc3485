"""The commands and their help; each is imported only when it runs."""

from __future__ import annotations

from cyclopts import App, CycloptsError

from gamenight.called import command
from gamenight.cli import WRONG, complain
from gamenight.cli.helping import show_help
from gamenight.cli.language import words
from gamenight.cli.outline import chain, outline
from gamenight.cli.usage import wrong_usage

COMMANDS = [
    "serve", "menu", "play", "games", "rules", "replay", "verify", "sit", "mcp", "rooms", "edition", "lab",
    "doctor", "completion",
]  # fmt: skip
HELP = "help"  # before a command, as after it with two dashes
WANTS_HELP = {"--help", "-h"}


def build() -> App:
    """The whole command line."""
    app = App(
        name="gamenight",
        help_flags=[],
        version_flags=[],
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for name in COMMANDS:
        app.command(f"gamenight.cli.{name}:{name}", name=name)
    return app


def run_command(tokens: list[str]) -> int:
    """Run what the tokens say; wrong usage is one line and points to the help."""
    if tokens[0] == HELP:
        tokens = [*tokens[1:], "--help"]
    app = build()
    is_help = not WANTS_HELP.isdisjoint(tokens)
    named, path = chain(app, tokens)
    if len(path) == len(tokens) and has_commands(named):  # `gamenight edition`: which one?
        show_help(outline(named, path))
        return WRONG
    try:
        if is_help and is_whole(named, path, tokens):
            show_help(outline(named, path))
            return 0
        result = app(tokens, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        usage = " ".join([command(), *path, "--help"])
        return complain(words().say("cli", "see_help", why=wrong_usage(error, app, tokens), usage=usage))
    return result if isinstance(result, int) else 0


def is_whole(named: App, path: tuple[str, ...], tokens: list[str]) -> bool:
    """Whether help is wanted of a command that there is, and not of one below it that there is not."""
    rest = tokens[len(path) :]
    return not (has_commands(named) and rest and not rest[0].startswith("-"))


def has_commands(named: App) -> bool:
    """Whether a command is only the first word of others."""
    return any(not name.startswith("-") for name in named)
