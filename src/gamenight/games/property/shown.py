"""What a sight shows of auctions, debts, claims and offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gamenight.kernel.value import Value

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.property import memory
    from gamenight.games.property.board import Piece
    from gamenight.games.property.goods import Goods
    from gamenight.kernel.seat import Seat


@final
class Auction(Value):
    """The auction that runs: of the deed of a space, or of a scarce building."""

    def __init__(self, frame: memory.AuctionFrame, passed: i64) -> None:
        self.space: Final[i64] = frame.space
        self.piece: Final[Piece | None] = frame.piece  # None: it is the deed
        self.leader: Final[Seat] = frame.leader  # NOBODY: there is no bid yet
        self.bid: Final[i64] = frame.bid
        self.passed: Final[i64] = passed  # the set of players who bid no more


@final
class Debt(Value):
    """What must be raised first: who owes whom how much, and what for."""

    def __init__(self, frame: memory.DebtFrame) -> None:
        self.seat: Final[Seat] = frame.seat
        self.creditor: Final[Seat] = frame.creditor  # NOBODY: the Bank
        self.amount: Final[i64] = frame.amount
        self.reason: Final = frame.reason
        self.space: Final[i64] = frame.space


@final
class Claim(Value):
    """A rent that its owner may ask for, or has asked for."""

    def __init__(self, claim: memory.Claim) -> None:
        self.number: Final[i64] = claim.number
        self.owner: Final[Seat] = claim.other
        self.debtor: Final[Seat] = claim.seat
        self.space: Final[i64] = claim.space
        self.amount: Final[i64] = claim.amount
        self.times: Final[i64] = claim.times  # 0: it is the amount; else so many times a throw
        self.is_asked: Final = claim.asked > 0


@final
class Offer(Value):
    """A trade that one player offers another."""

    def __init__(self, offer: memory.Offer) -> None:
        self.number: Final[i64] = offer.number
        self.seat: Final[Seat] = offer.seat
        self.other: Final[Seat] = offer.other
        self.gives: Final[Goods] = offer.gives.copy()
        self.takes: Final[Goods] = offer.takes.copy()
