"""What a sight shows of the turn and of what is being answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.kernel.seat import Seat, holds
from gamenight.kernel.value import Value

if TYPE_CHECKING:
    from gamenight.games.deal.memory import ChargeFrame, Demand, Stage, TurnFrame
    from gamenight.games.deal.spot import Spot


@final
class Turn(Value):
    """Whose turn it is, and where it stands."""

    def __init__(self, frame: TurnFrame) -> None:
        self.seat: Final[i64] = frame.seat
        self.stage: Final[Stage] = frame.stage
        self.plays: Final[i64] = frame.plays  # cards played so far


@final
class Charge(Value):
    """What somebody wants of others, and where each one's answer stands."""

    def __init__(self, frame: ChargeFrame) -> None:
        self.seat: Final[i64] = frame.seat  # who acts
        self.demand: Final[Demand] = frame.demand
        self.amount: Final[i64] = frame.amount  # due from each, if it is a sum
        self.set: Final[i64] = frame.set  # whose rent it is, or which is taken
        self.theirs: Final[Spot] = frame.theirs  # the card to be stolen or swapped
        self.mine: Final[Spot] = frame.mine  # the actor's own, in a swap
        self.asked: Final[i64] = frame.asked  # the seats that may still say no
        self.refused: Final[i64] = frame.refused  # those that have said no, which the actor may answer
        self.paying: Final[i64] = frame.paying  # those that have allowed it and choose what to pay with

    def may_refuse(self, seat: Seat) -> bool:
        """Whether that seat may still say no."""
        return holds(self.asked, seat)

    def has_refused(self, seat: Seat) -> bool:
        """Whether that seat has said no, and the actor has not answered it."""
        return holds(self.refused, seat)

    def pays(self, seat: Seat) -> bool:
        """Whether that seat chooses what to pay with."""
        return holds(self.paying, seat)
