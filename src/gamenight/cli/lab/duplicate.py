"""`gamenight lab duplicate`: the same chances at several tables, compared as in bridge."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from gamenight.cli.lab.wishes import USUAL, Wishes


def duplicate(
    game: str,
    /,
    *bots: str,
    boards: int = 200,
    seed: int = 1,
    term: Annotated[list[str] | None, Parameter(negative="")] = None,
    wishes: Wishes = USUAL,
) -> int:
    """Let bots play the same chances at several tables, and compare who made more of the same seat.

    Args:
        game: A game's id (see gamenight games), or a folder with an edition of your own.
        bots: A bot for each seat, by its level (easy, normal, hard, master), by name, or as MODULE:CLASS.
        boards: So many boards; each is played at as many tables as there are seats.
        seed: The first seed; the same again gives the same boards.
        term: Something agreed otherwise than the box has it: variant=short. Can be given again.
        wishes: Who plays, and what is written.
    """
    from gamenight.cli.lab.running import perform
    from gamenight.cli.language import words
    from gamenight.editions.shelf import edition_of
    from gamenight.lab import Experiment
    from gamenight.terminal.agreeing import terms_in

    terms = terms_in(edition_of(game), term or [], words())
    fields = {"game": game, "bots": bots, "boards": boards, "seed": seed, "terms": terms}
    return perform(Experiment("duplicate", fields), wishes)
