"""`gamenight lab solve`: work out exactly who wins."""

from __future__ import annotations

from gamenight.cli.lab.wishes import USUAL, Wishes
from gamenight.cli.usage import MaybeWhole


def solve(
    game: str,
    /,
    *,
    seats: MaybeWhole = None,
    wishes: Wishes = USUAL,
) -> int:
    """Work out how likely each place in the order of play is to win, where a game can be solved exactly."""
    from gamenight.cli.lab.running import perform
    from gamenight.lab import Experiment

    fields = {"game": game, "seats": seats}
    return perform(Experiment("solve", fields), wishes)
