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
    """The rulebook of a game in our own words, clause by clause; what we rule where it is silent is marked.

    Args:
        game: A game's id (see gamenight games), or a folder with an edition of your own.
        clause: One clause only, by its key: spin.line
        json: As JSON.
    """
    from gamenight.cli.output import say, show_json
    from gamenight.editions.shelf import edition_of
    from gamenight.prompt.rules import book_json, book_of, clause_text
    from gamenight.words.catalogue import catalogue

    edition, words = edition_of(game), catalogue()
    if json:
        show_json(book_json(edition, clause, words))
    elif clause is not None:
        say(clause_text(edition, clause, words))
    else:
        for heading, text in book_of(edition, words):
            say()
            say(f"{heading}: {text}" if heading else text, hang="    " if heading else "")
    return 0
