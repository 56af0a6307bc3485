"""What the decisions of the card game remember, and the names of what they tell apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, final

from gamenight.games.deal.cards import NO_CARD, Card, Picked, Slot
from gamenight.games.deal.pack import NOWHERE
from gamenight.games.deal.spot import NO_SLOT, Spot
from gamenight.kernel.fields import Count, Money, Seats
from gamenight.kernel.frame import Frame
from gamenight.kernel.named import Named

if TYPE_CHECKING:
    from gamenight.kernel.decision import Decision

What = Literal["sum", "steal", "swap", "break"]


@final
class Stage(Named):
    """Where a turn stands."""


DRAWING: Final = Stage("drawing")
PLAYING: Final = Stage("playing")
SETTLING: Final = Stage("settling")  # what was played is being settled
DISCARDING: Final = Stage("discarding")
PASSING: Final = Stage("passing")  # only while somebody who has resigned is let out


@final
class Reason(Named):
    """Why somebody draws: the clause that says so, and the one by which the pile is then made anew."""

    def __init__(self, name: str, clause: str, renewing: str = "pile.empty") -> None:
        super().__init__(name)
        self.clause: Final = clause
        self.renewing: Final = renewing


DEALT: Final = Reason("dealt", "setup.hand")
ON_TURN: Final = Reason("on turn", "turn.draw")
WITH_NONE: Final = Reason("with none", "hand.empty")  # on turn with an empty hand
PASSED_GO: Final = Reason("passed go", "action.pass_go", renewing="pile.pass_go")


@final
class Demand(Named):
    """What somebody plays against others, and the clause by which wildcards that come by it are laid."""

    def __init__(self, name: str, what: What, placing: str = "pay.where") -> None:
        super().__init__(name)
        self.what: Final = what
        self.is_sum: Final = what == "sum"
        self.placing: Final = placing


NOTHING: Final = Demand("nothing", "sum")
FOR_BIRTHDAY: Final = Demand("birthday", "sum")
FOR_DEBT: Final = Demand("debt", "sum")
FOR_RENT: Final = Demand("rent", "sum")
STEALING: Final = Demand("steal", "steal", placing="steal.wild")
SWAPPING: Final = Demand("swap", "swap", placing="swap.place")
BREAKING: Final = Demand("break", "break", placing="swap.place")


@final
class FirstFrame(Frame):
    """Hands are dealt, seat by seat; then it is seen who begins."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.dealt: Count = 0  # hands


@final
class TurnFrame(Frame):
    """Somebody's turn."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.stage: Stage = PLAYING
        self.plays: Count = 0  # cards played so far
        self.moves: Count = 0  # how often cards were moved since the last play


@final
class DrawFrame(Frame):
    """Cards are being drawn, one after the other."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.to_draw: Count = 0
        self.reason: Reason = ON_TURN


@final
class ChargeFrame(Frame):
    """Somebody acts against others, each of whom answers without waiting for the rest."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.demand: Demand = NOTHING
        self.amount: Money = 0  # due from each, if it is a sum
        self.set: Slot = NO_SLOT  # whose rent it is, or which is taken
        self.theirs: Spot = NOWHERE  # the card that is to be stolen or swapped
        self.mine: Spot = NOWHERE  # the actor's own, in a swap
        self.asked: Seats = 0  # who may still say no
        self.refused: Seats = 0  # who has said no, which the actor may answer
        self.paying: Seats = 0  # who has allowed it and chooses what to pay with, or still says no
        self.picked: list[Picked] = []  # by payers who choose card by card, in the order of the seats
        self.in_vain: bool = True  # nothing has come of it so far


@final
class PlaceFrame(Frame):
    """A wildcard that came by a charge is to be laid."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.card: Card = NO_CARD
