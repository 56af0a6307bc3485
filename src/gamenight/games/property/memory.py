"""What the decisions, claims and offers of the property game remember, each field declared once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.parts.dice import Throw
from gamenight.games.property.board import HOUSE, Piece
from gamenight.games.property.forms import NO_DECK, DeckIndex, Deeds, SpaceIndex
from gamenight.games.property.goods import NOTHING, Goods, Trade
from gamenight.games.property.reasons import INTEREST_ESTATE, RENT_LOT, RENT_UTILITY, Reason
from gamenight.games.property.stages import (
    BEFORE,
    PAYING,
    TO_MOVE,
    WISHING,
    Inheriting,
    Purpose,
    Sharing,
    Stage,
)
from gamenight.kernel.fields import Count, Money, PerSeat, Seats, StandingFields
from gamenight.kernel.frame import Frame
from gamenight.kernel.seat import NOBODY, Seat
from gamenight.kernel.standing import Standing

if TYPE_CHECKING:
    from gamenight.kernel.decision import Decision


@final
class OrderFrame(Frame):
    """seat throws for the first turn, one seat after the other; those who tie throw again."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.to_throw: Seats = 0  # who still has to
        self.totals: PerSeat = vec[i64]()  # what each has thrown so far
        self.throwing: bool = False  # the dice are falling


@final
class TurnFrame(Frame):
    """seat has the dice."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.stage: Stage = BEFORE
        self.throws: Count = 0  # in this turn; a throw out of Jail counts as the table agreed
        self.thrown: Throw = 0  # how the dice fell last
        self.again: bool = False  # it was doubles: there is another throw
        self.go_paid: bool = False  # GO has paid since that throw
        self.sharing: Seats = 0  # who wanted some of the scarce buildings that were auctioned in this turn
        self.shared: Count = 0  # the fewest that the Bank had when some were; 0: none were


@final
class DiceFrame(Frame):
    """CHANCE is asked how the dice of seat fall."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.purpose: Purpose = TO_MOVE


@final
class DrawFrame(Frame):
    """CHANCE is asked which unseen card of a deck seat draws."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.deck: DeckIndex = NO_DECK


@final
class BuyFrame(Frame):
    """seat may buy the deed of a space from the Bank."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.space: SpaceIndex = 0
        self.auctioned: bool = False  # it was declined, and all bid for it


@final
class AuctionFrame(Frame):
    """The deed of a space, or a scarce building, is under the hammer."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.space: SpaceIndex = 0
        self.piece: Piece | None = None  # None: it is the deed
        self.leader: Seat = NOBODY
        self.bid: Money = 0
        self.bidders: Seats = 0  # who has not passed


@final
class TaxFrame(Frame):
    """seat chooses how to pay the tax of a space; nobody has added anything up."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.space: SpaceIndex = 0


@final
class DebtFrame(Frame):
    """seat owes more than the cash in hand."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.creditor: Seat = NOBODY  # NOBODY: the Bank
        self.amount: Money = 0
        self.reason: Reason = RENT_LOT
        self.space: SpaceIndex = 0  # where it arose
        self.bankrupt: bool = False  # seat has given up, and what there was is being shared out


@final
class RentFrame(Frame):
    """seat throws for the rent of a space."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.owner: Seat = NOBODY
        self.space: SpaceIndex = 0
        self.times: Count = 0  # the rent is so many times the throw
        self.reason: Reason = RENT_UTILITY
        self.owed: bool = False  # the throw is made, and seat must raise the rent


@final
class LevyFrame(Frame):
    """By a card the others pay seat, or seat pays them, one after the other."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.amount: Money = 0  # each
        self.others: Seats = 0  # with whom it is still to be settled
        self.pays: bool = False  # seat pays them


@final
class InheritFrame(Frame):
    """seat has taken over mortgaged deeds, pays the interest, and says once which of them to lift."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.stage: Inheriting = PAYING
        self.deeds: Deeds = 0
        self.reason: Reason = INTEREST_ESTATE
        self.interest: Money = 0  # while older debts come first


@final
class EstateFrame(Frame):
    """The Bank auctions what it took over."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.deeds: Deeds = 0  # still to be auctioned


@final
class ShortageFrame(Frame):
    """seat asked to build on a space, and others could use the scarce pieces too."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.stage: Sharing = WISHING
        self.piece: Piece = HOUSE
        self.space: SpaceIndex = 0
        self.wanted: PerSeat = vec[i64]()  # how many each still wants


@final
class PlaceFrame(Frame):
    """seat has won a piece and puts it on one of its lots."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.piece: Piece = HOUSE


@final
class DealingFrame(Frame):
    """CHANCE deals a deed to seat, before play."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.to_deal: Count = 0  # deeds, to all players together


# What stands beside the stack


@final
class Claim(Standing):
    """seat has landed on the property of other, who may ask for the rent, or has asked."""

    def __init__(self, fields: StandingFields[Claim], number: i64, seat: Seat, other: Seat) -> None:
        super().__init__(fields, number, seat, other)
        self.space: SpaceIndex = 0
        self.amount: Money = 0  # as things stood at the landing
        self.times: Count = 0  # instead of an amount: so many times a throw
        self.reason: Reason = RENT_LOT
        self.lapses: Count = 0  # the turn of the game whose first throw closes it
        self.asked: Count = 0  # its number among the rents asked for; 0: not yet

    def may_be_asked(self, owner: Seat) -> bool:
        """Whether this owner may still ask for it."""
        return self.asked == 0 and self.other == owner


@final
class Offer(Standing):
    """A trade that seat offers other."""

    def __init__(self, fields: StandingFields[Offer], number: i64, seat: Seat, other: Seat) -> None:
        super().__init__(fields, number, seat, other)
        self.gives: Goods = NOTHING
        self.takes: Goods = NOTHING

    def trade(self) -> Trade:
        """What would change hands, from the side of whoever made it."""
        return Trade(self.seat, self.other, self.gives, self.takes)
