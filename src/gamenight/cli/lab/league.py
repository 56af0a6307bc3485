"""`gamenight lab league`: how strong bots are, from every pair in both directions and all mixed."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from gamenight.cli.lab.wishes import USUAL, Wishes
from gamenight.cli.usage import Whole


def league(  # noqa: PLR0913  one for each thing that decides the result
    game: str,
    /,
    *bots: str,
    games: Whole = 400,
    seats: Whole = 4,
    seed: Whole = 1,
    most: Whole = 100_000,
    term: Annotated[list[str] | None, Parameter(negative="")] = None,
    wishes: Wishes = USUAL,
) -> int:
    """Let bots play a league: one against others of one kind, for every pair, and all kinds mixed."""
    from gamenight.cli.lab.running import perform
    from gamenight.cli.language import words
    from gamenight.editions.shelf import edition_of
    from gamenight.lab import Experiment
    from gamenight.terminal.agreeing import terms_in

    terms = terms_in(edition_of(game), term or [], words())
    fields = {
        "game": game,
        "bots": bots,
        "games": games,
        "seats": seats,
        "seed": seed,
        "most": most,
        "terms": terms,
    }
    return perform(Experiment("league", fields), wishes)
