"""`gamenight lab tune`: look for better numbers of a bot's style."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from gamenight.cli.lab.wishes import USUAL, Wishes


def tune(  # noqa: PLR0913  one for each thing that decides the result
    game: str,
    bot: str,
    /,
    *numbers: str,
    tries: int = 16,
    games: int = 64,
    check: int = 2000,
    seats: int = 2,
    seed: int = 1,
    term: Annotated[list[str] | None, Parameter(negative="")] = None,
    wishes: Wishes = USUAL,
) -> int:
    """Look for better numbers of a bot's style; they are printed as TOML, and written nowhere.

    Args:
        game: A game's id (see gamenight games), or a folder with an edition of your own.
        bot: The normal bot, or one with a character: normal-bold.
        numbers: The numbers of its style to tune, by the names they have in the family's style.toml.
        tries: So many are tried at first; the worse half goes after each heat.
        games: So many games each in the first heat, and twice as many in each that follows.
        check: So many games with fresh seeds for the last one.
        seats: How many players at a table.
        seed: The first seed; the same again gives the same games.
        term: Something agreed otherwise than the box has it: variant=short. Can be given again.
        wishes: Who plays, and what is written.
    """
    from gamenight.cli.lab.running import perform
    from gamenight.cli.language import words
    from gamenight.editions.shelf import edition_of
    from gamenight.lab import Experiment
    from gamenight.terminal.agreeing import terms_in

    terms = terms_in(edition_of(game), term or [], words())
    fields = {
        "game": game,
        "bot": bot,
        "numbers": numbers,
        "tries": tries,
        "games": games,
        "check": check,
        "seats": seats,
        "seed": seed,
        "terms": terms,
    }
    return perform(Experiment("tune", fields), wishes)
