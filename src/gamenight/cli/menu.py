"""`gamenight menu`: choose a game and play it in the terminal."""

from __future__ import annotations


def menu() -> int:
    """Open the menu; where nobody can answer it, show the help instead."""
    from gamenight.cli import FINE, WRONG
    from gamenight.cli.language import words
    from gamenight.terminal.menu import open_menu
    from gamenight.terminal.screen import terminal_screen

    screen = terminal_screen(words())
    try:
        open_menu(screen)
    except EOFError:
        screen.say()
        if not screen.lines_read and not screen.console.is_terminal:
            from gamenight.cli.app import build
            from gamenight.cli.helping import show_help
            from gamenight.cli.outline import outline

            show_help(outline(build()))
            return WRONG
    return FINE
