"""What the toy's decisions, claims and offers remember, each field declared once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from gamenight.kernel.errors import BadPosition
from gamenight.kernel.fields import Count, Money, Seats, StandingFields
from gamenight.kernel.frame import Frame
from gamenight.kernel.named import Named
from gamenight.kernel.reading import checked
from gamenight.kernel.seat import NOBODY, Seat
from gamenight.kernel.standing import Standing

if TYPE_CHECKING:
    from gamenight.kernel.decision import Decision
    from tests.kernel.parlour import Parlour

LOTS: Final = 5

Lot: TypeAlias = int
Hands: TypeAlias = "list[list[int]]"  # by seat: how many blanks and Nos


def read_lot(state: Parlour, value: object, where: str) -> Lot:
    """One of the five."""
    return checked(value, where, 0, LOTS - 1)


def write_hands(state: Parlour, hands: Hands) -> list[dict[str, object]]:
    """The cards of each hand."""
    return [{"cards": list(hand)} for hand in hands]


def read_hands(state: Parlour, value: object, where: str) -> Hands:
    """The cards of each hand, for as many seats as are given."""
    if not isinstance(value, list) or not all(isinstance(hand, dict) for hand in value):
        raise BadPosition(f"{where}: {value!r} is not a list of objects")
    given = [[checked(card, where, 0, 6) for card in hand["cards"]] for hand in value]
    return given + state.hands[len(given) :]


class Lane(Named):
    """Where the matter of one target stands."""


DONE: Final = Lane("done")
MAY_REFUSE: Final = Lane("may-refuse")
MAY_COUNTER: Final = Lane("may-counter")  # the actor may insist
PAYING: Final = Lane("paying")


@final
class TurnFrame(Frame):
    """A turn."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.busy: bool = False  # what was chosen is being settled


@final
class BuyFrame(Frame):
    """A lot on offer to the seat on turn."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.lot: Lot = 0


@final
class AuctionFrame(Frame):
    """A lot under the hammer."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.lot: Lot = 0
        self.leader: Seat = NOBODY
        self.bid: Money = 0
        self.passed: Seats = 0


@final
class EstateFrame(Frame):
    """What somebody has left behind."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.lots: list[Lot] = []  # still to be auctioned


@final
class ChargeFrame(Frame):
    """frame.seat duns the others."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.due: Money = 0
        self.targets: list[Lane] = []  # by seat
        self.paid: list[Money] = []  # by seat


@final
class DebtFrame(Frame):
    """frame.seat owes."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.creditor: Seat = NOBODY
        self.due: Money = 0


@final
class Claim(Standing):
    """Rent that the owner of a lot may ask of a visitor."""

    def __init__(self, fields: StandingFields[Claim], number: int, seat: Seat, other: Seat) -> None:
        super().__init__(fields, number, seat, other)
        self.lot: Lot = 0
        self.rent: Money = 0
        self.lapses: Count = 0  # after so many turns of the game


@final
class Offer(Standing):
    """A lot for a price: its maker buys, or sells."""

    def __init__(self, fields: StandingFields[Offer], number: int, seat: Seat, other: Seat) -> None:
        super().__init__(fields, number, seat, other)
        self.lot: Lot = 0
        self.price: Money = 0
        self.sells: bool = False

    def buyer(self) -> Seat:
        """Who would pay."""
        return self.other if self.sells else self.seat

    def seller(self) -> Seat:
        """Who would part with the lot."""
        return self.seat if self.sells else self.other
