"""The board: a ring of four arms, and for each arm a lane to its home."""

from __future__ import annotations

from typing import Final

from tests.families.ludo.memory import YARD

ARMS: Final = 4


class Plan:
    """How long everything is, and which space a token stands on.

    Spaces are numbered round the ring, then along the lanes, arm by arm, then the four homes. A token's steps
    are counted from where it enters: once round the ring but for one space, then up the lane, then home.
    """

    def __init__(self, quarter: int, lane: int, tokens: int) -> None:
        self.quarter: Final = quarter
        self.lane: Final = lane
        self.tokens: Final = tokens
        self.ring: Final = ARMS * quarter
        self.home: Final = self.ring - 1 + lane  # the steps that bring a token home

    def space(self, arm: int, steps: int) -> int | None:
        """The space that a token of this arm stands on after so many steps; None in the yard."""
        if steps == YARD:
            return None
        if steps == self.home:
            return self.ring + ARMS * self.lane + arm
        in_lane = steps - (self.ring - 1)
        if in_lane >= 0:
            return self.ring + arm * self.lane + in_lane
        return (arm * self.quarter + steps) % self.ring

    def is_shared(self, steps: int) -> bool:
        """Whether others come by there: on the ring, not in the yard, the lane or home."""
        return YARD < steps < self.ring - 1


def arms_of(seats: int) -> list[int]:
    """Which arm each seat plays from: two sit opposite each other."""
    return [0, 2] if seats == 2 else list(range(seats))
