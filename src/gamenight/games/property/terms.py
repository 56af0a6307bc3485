"""What a table of the property game agreed: the box, its decisions, and the numbers of its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from gamenight.games.property.board import Board
from gamenight.games.property.fields import CLAIM, OFFER
from gamenight.games.property.memory import (
    AuctionFrame,
    BuyFrame,
    DealingFrame,
    DebtFrame,
    DiceFrame,
    DrawFrame,
    EstateFrame,
    InheritFrame,
    LevyFrame,
    OrderFrame,
    PlaceFrame,
    RentFrame,
    ShortageFrame,
    TaxFrame,
    TurnFrame,
)
from gamenight.games.property.reasons import FINE_LAST, Reason
from gamenight.kernel.decision import Aside, Decision
from gamenight.kernel.point import Point
from gamenight.kernel.terms import Terms

if TYPE_CHECKING:
    from gamenight.games.property.rules.claims import Landlord
    from gamenight.games.property.rules.ending import Ending
    from gamenight.games.property.rules.move import Salary
    from gamenight.games.property.rules.parking import Parking

# The places of the decisions in the terms' table
ORDER: Final = Point[OrderFrame](0)
TURN: Final = Point[TurnFrame](1)
DICE: Final = Point[DiceFrame](2)
DRAW: Final = Point[DrawFrame](3)
BUY: Final = Point[BuyFrame](4)
AUCTION: Final = Point[AuctionFrame](5)
TAX_CHOICE: Final = Point[TaxFrame](6)
DEBT: Final = Point[DebtFrame](7)
RENT: Final = Point[RentFrame](8)
LEVY: Final = Point[LevyFrame](9)
INHERIT: Final = Point[InheritFrame](10)
ESTATE: Final = Point[EstateFrame](11)
SHORTAGE: Final = Point[ShortageFrame](12)
PLACE: Final = Point[PlaceFrame](13)
DEALING: Final = Point[DealingFrame](14)

# The places of the asides
ASKING: Final = 0
BUILDING: Final = 1
SELLING: Final = 2
MORTGAGING: Final = 3
LIFTING: Final = 4
TRADING: Final = 5

# The dealer's streams: dice, the two decks, the deeds that a variant deals
DICE_STREAM: Final = 0
DECK_STREAM: Final = 1
DEED_STREAM: Final = 3


@final
class PropertyTerms(Terms):
    """The rulebook's own game, until variants edit it before play; no rule asks which variant is on."""

    def __init__(  # noqa: PLR0913  the tables, the box, and what a variant may do otherwise
        self,
        decisions: list[Decision[Any, Any]],
        asides: list[Aside[Any]],
        board: Board,
        tokens: list[int],
        ending: Ending,
        landlord: Landlord,
        parking: Parking,
        salary: Salary,
    ) -> None:
        super().__init__(len(tokens), decisions, asides, [CLAIM, OFFER])
        self.board: Final = board
        self.tokens: Final = tokens  # by seat: which of the box's tokens
        self.ending: Ending = ending
        self.landlord: Landlord = landlord
        self.parking: Parking = parking
        self.salary: Salary = salary
        self.most_houses: i64 = 4  # on a lot, before its hotel
        self.hotel_clause = "build.hotel"
        self.jail_turns: i64 = 3  # throws for doubles before the fine must be paid
        self.last_fine: Reason = FINE_LAST  # why it must be paid then
        self.pay_turns: i64 = board.numbers.pay_turns
        self.jail_doubles: i64 = 3  # which of a turn's doubles those count as that lead out of Jail
        self.dealt_deeds: i64 = 0  # to each player before play
        self.raise_by: i64 = 1
