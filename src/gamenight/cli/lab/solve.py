"""`gamenight lab solve`: work out exactly who wins."""

from __future__ import annotations

from gamenight.cli.lab.wishes import USUAL, Wishes


def solve(
    game: str,
    /,
    *,
    seats: int | None = None,
    wishes: Wishes = USUAL,
) -> int:
    """Work out how likely each place in the order of play is to win, where a game can be solved exactly.

    Args:
        game: A game's id (see gamenight games), or a folder with an edition of your own.
        seats: For so many players; for every number that can be done unless said.
        wishes: Who plays, and what is written.
    """
    from gamenight.cli.lab.running import perform
    from gamenight.lab import Experiment

    fields = {"game": game, "seats": seats}
    return perform(Experiment("solve", fields), wishes)
