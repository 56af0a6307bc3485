"""`gamenight rules`: the rulebook of a game."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter


def rules(
    game: str,
    clause: str | None = None,
    /,
    *,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """The rulebook of a game in our own words, clause by clause; what we rule is marked."""
    from gamenight.cli.language import words
    from gamenight.cli.output import show_json
    from gamenight.editions.shelf import edition_of
    from gamenight.terminal.rules import book_json, show_book, show_clause
    from gamenight.terminal.screen import terminal_screen

    edition, screen = edition_of(game), terminal_screen(words())
    if json:
        show_json(book_json(edition, clause, words()))
    elif clause is not None:
        show_clause(screen, edition, clause)
    else:
        show_book(screen, edition)
    return 0
