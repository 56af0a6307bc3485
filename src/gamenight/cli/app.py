"""The commands and their help; each is imported only when it runs."""

from __future__ import annotations

from cyclopts import App, CycloptsError

from gamenight.cli import complain
from gamenight.cli.version import version

HELP = """Family board games, played by their printed rulebooks.

Without a command it opens the table in the browser; options of serve may follow at once."""

EPILOGUE = (
    "Exit codes: 0 fine; 1 what was asked about is not so (a record does not verify); "
    "2 wrong usage or bad input; 3 something is missing on this machine; 130 interrupted. "
    "NO_COLOR=1 turns colours off."
)

COMMANDS = {
    "serve": "Open the table in the browser, for this computer or for the house.",
    "menu": "Choose a game from the menu and play it in the terminal.",
    "play": "Play a game at the prompt; people share the keyboard, and bots may sit in.",
    "games": "List the games on the shelf.",
    "rules": "Show the rulebook of a game, or one clause of it; our rulings are marked.",
    "replay": "Tell the story of a recorded game, and show its last board and its end.",
    "verify": "Replay a record by the rules: every action, every hash and the end must agree.",
    "sit": "Let a program sit down at a table that is open in a browser.",
    "rooms": "List the rooms that are kept, and take deleted ones out of the bin.",
    "edition": "Make an edition of your own from another, or look whether one is right.",
    "doctor": "Say what this machine has, what it lacks, and what would mend it.",
}


def build(*, is_root_help: bool = True) -> App:
    """The whole command line; the exit codes are explained in the help of the whole only."""
    app = App(
        name="gamenight",
        help=HELP,
        help_epilogue=EPILOGUE if is_root_help else "",
        help_format="plaintext",
        version=version,
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for place, (name, said) in enumerate(COMMANDS.items()):
        app.command(f"gamenight.cli.{name}:{name}", name=name, help=said, sort_key=place)
    app["--help"].help = "Show this help."
    app["--version"].help = "Say which version and which engine."
    return app


def run_command(tokens: list[str]) -> int:
    """Run what the tokens say; wrong usage is one line and points to the help."""
    try:
        result = build(is_root_help=tokens[0] not in COMMANDS)(tokens, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        command = tokens[0] if tokens[0] in COMMANDS else ""
        return complain(f"{error} (see gamenight {command + ' ' if command else ''}--help)")
    return result if isinstance(result, int) else 0
