"""`gamenight lab ask`: what a rule does to the length of a game, or to who wins it."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from gamenight.cli.lab.wishes import USUAL, Wishes
from gamenight.cli.usage import Whole


def ask(  # noqa: PLR0913  one for each thing that decides the result
    game: str,
    rule: str,
    /,
    *,
    measure: str = "turns",
    bots: str = "normal,easy,plain",
    value: Annotated[list[str] | None, Parameter(negative="")] = None,
    seats: Whole = 4,
    games: Whole = 1000,
    seed: Whole = 1,
    most: Whole = 100_000,
    term: Annotated[list[str] | None, Parameter(negative="")] = None,
    wishes: Wishes = USUAL,
) -> int:
    """Ask what a rule changes: the same seeds are played with it and without.

    Every kind of bots plays among its equals, so that the answer does not hang on one way to play. Ctrl-C
    keeps what is done; the same line again goes on.
    """
    from gamenight.cli.lab.running import perform
    from gamenight.cli.language import words
    from gamenight.editions.shelf import edition_of
    from gamenight.lab import Experiment
    from gamenight.terminal.agreeing import terms_in, value_in

    edition = edition_of(game)
    is_list = any(option.name == rule and isinstance(option.default, list) for option in edition.options)
    fields = {
        "game": game,
        "rule": rule,
        "measure": measure,
        "bots": [one.strip() for one in bots.split(",") if one.strip()],
        "values": [value_in(one, is_list=is_list) for one in value] if value else None,
        "seats": seats,
        "games": games,
        "seed": seed,
        "most": most,
        "terms": terms_in(edition, term or [], words()),
    }
    return perform(Experiment("ask", fields), wishes)
