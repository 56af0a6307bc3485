"""`gamenight lab sprt`: play until it is known whether a new bot is better than an old one."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from gamenight.cli.lab.wishes import USUAL, Wishes
from gamenight.cli.usage import Whole


def sprt(  # noqa: PLR0913  one for each thing that decides the result
    game: str,
    new: str,
    old: str,
    /,
    *,
    gain: float = 0.03,
    games: Whole = 20_000,
    seats: Whole = 2,
    seed: Whole = 1,
    most: Whole = 100_000,
    term: Annotated[list[str] | None, Parameter(negative="")] = None,
    wishes: Wishes = USUAL,
) -> int:
    """Ask whether a new bot is better than an old one: play until that is known, and no longer."""
    from gamenight.cli.lab.running import perform
    from gamenight.cli.language import words
    from gamenight.editions.shelf import edition_of
    from gamenight.lab import Experiment
    from gamenight.terminal.agreeing import terms_in

    terms = terms_in(edition_of(game), term or [], words())
    fields = {
        "game": game,
        "new": new,
        "old": old,
        "gain": gain,
        "games": games,
        "seats": seats,
        "seed": seed,
        "most": most,
        "terms": terms,
    }
    return perform(Experiment("sprt", fields), wishes)
