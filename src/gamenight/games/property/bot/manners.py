"""A bot's manners in trading, which the rules do not limit: few offers, and none again that was refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.kernel.seat import NOBODY, Seat, bit, holds

if TYPE_CHECKING:
    from gamenight.games.property.sight import PropertySight

MOST_A_TURN: Final = 3  # new offers
BETTER: Final = 20  # by so much more cash a trade is worth proposing again


@final
class Proposal:
    """A trade that was proposed: to whom, deeds for deeds, the cash paid, and what both owned then."""

    def __init__(self, sight: PropertySight, other: Seat, takes: i64, gives: i64, pays: i64) -> None:
        self.other: Seat = other
        self.takes: i64 = takes
        self.gives: i64 = gives
        self.pays: i64 = pays
        self.mine: i64 = sight.owned(sight.seat)
        self.theirs: i64 = sight.owned(other)

    def is_past(self, sight: PropertySight) -> bool:
        """Whether either of the two owns other deeds now, so that all may be thought of anew."""
        return self.mine != sight.owned(sight.seat) or self.theirs != sight.owned(self.other)


@final
class Manners:
    """What a bot remembers of its own offers in one game; another game, or another seat, begins anew."""

    def __init__(self) -> None:
        self.seat: Seat = NOBODY
        self.serial: i64 = 0
        self.turn: i64 = -1
        self.made: i64 = 0  # offers this turn
        self.asked: i64 = 0  # whom this turn
        self.proposals: list[Proposal] = []

    def look(self, sight: PropertySight) -> None:
        """See where the game stands: the serial of the askings never goes back within one."""
        serial = sight.serial()
        if serial < self.serial or sight.seat != self.seat:
            self.seat = sight.seat
            self.turn = -1
            self.proposals = []
        self.serial = serial
        if sight.turns() != self.turn:
            self.turn = sight.turns()
            self.made = 0
            self.asked = 0
            if self.proposals:
                self.proposals = [one for one in self.proposals if not one.is_past(sight)]

    def may_ask(self, other: Seat) -> bool:
        """Each player once a turn, and not everybody."""
        return self.made < MOST_A_TURN and not holds(self.asked, other)

    def may_propose(self, trade: Proposal) -> bool:
        """Not what was proposed before, unless for clearly more."""
        for one in self.proposals:
            is_same = one.other == trade.other and one.takes == trade.takes and one.gives == trade.gives
            if is_same and trade.pays < one.pays + BETTER:
                return False
        return True

    def note(self, trade: Proposal) -> None:
        """Remember what is proposed now."""
        self.made += 1
        self.asked |= bit(trade.other)
        self.proposals.append(trade)
