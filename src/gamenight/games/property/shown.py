"""What a sight shows of what is being settled: small values that share nothing with the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.property.board import Piece
    from gamenight.games.property.goods import Goods
    from gamenight.games.property.memory import AuctionFrame, Claim, DebtFrame, Offer
    from gamenight.kernel.seat import Seat


@final
class AuctionShown:
    """The auction that runs: of the deed of a space, or of a scarce building."""

    def __init__(self, frame: AuctionFrame, passed: i64) -> None:
        self.space: Final[i64] = frame.space
        self.piece: Final[Piece | None] = frame.piece  # None: it is the deed
        self.leader: Final[Seat] = frame.leader  # NOBODY: there is no bid yet
        self.bid: Final[i64] = frame.bid
        self.passed: Final[i64] = passed  # the set of players who bid no more


@final
class DebtShown:
    """What must be raised first: who owes whom how much, and what for."""

    def __init__(self, frame: DebtFrame) -> None:
        self.seat: Final[Seat] = frame.seat
        self.creditor: Final[Seat] = frame.creditor  # NOBODY: the Bank
        self.amount: Final[i64] = frame.amount
        self.reason: Final = frame.reason
        self.space: Final[i64] = frame.space


@final
class ClaimShown:
    """A rent that its owner may ask for, or has asked for."""

    def __init__(self, claim: Claim) -> None:
        self.number: Final[i64] = claim.number
        self.owner: Final[Seat] = claim.other
        self.debtor: Final[Seat] = claim.seat
        self.space: Final[i64] = claim.space
        self.amount: Final[i64] = claim.amount
        self.times: Final[i64] = claim.times  # 0: it is the amount; else so many times a throw
        self.is_asked: Final = claim.asked > 0


@final
class OfferShown:
    """A trade that one player offers another."""

    def __init__(self, offer: Offer) -> None:
        self.number: Final[i64] = offer.number
        self.seat: Final[Seat] = offer.seat
        self.other: Final[Seat] = offer.other
        self.gives: Final[Goods] = offer.gives.copy()
        self.takes: Final[Goods] = offer.takes.copy()
