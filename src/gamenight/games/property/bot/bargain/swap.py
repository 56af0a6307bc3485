"""A trade as a bot thinks of it: deeds for deeds, and cash on one side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.property.actions import COUNTER, MAKE_OFFER
from gamenight.games.property.goods import Goods, said
from gamenight.kernel.action import ABSENT, Action
from gamenight.kernel.seat import Seat, count
from gamenight.kernel.value import Value

if TYPE_CHECKING:
    from gamenight.games.property.board import Board
    from gamenight.games.property.bot.value.outlook import Outlook
    from gamenight.games.property.shown import Offer


@final
class Swap(Value):
    """With whom, the deeds one takes and gives, and the cash one pays (below zero: gets)."""

    def __init__(self, other: Seat, takes: i64, gives: i64, pays: i64) -> None:
        self.other: Final[Seat] = other
        self.takes: Final[i64] = takes
        self.gives: Final[i64] = gives
        self.pays: Final[i64] = pays

    def at(self, pays: i64) -> Swap:
        """A swap of the same deeds for other cash."""
        return Swap(self.other, self.takes, self.gives, pays)

    def mirrored(self, seat: Seat) -> Swap:
        """This trade as the other side sees it."""
        return Swap(seat, self.gives, self.takes, -self.pays)

    def action(self, board: Board, number: i64 = ABSENT) -> Action:
        """The offer of this trade, or the counter-offer to the one of that number."""
        goods = said(board, Goods(max(self.pays, 0), self.gives, 0), Goods(max(-self.pays, 0), self.takes, 0))
        if number == ABSENT:
            return Action(MAKE_OFFER, seat=self.other, goods=goods)
        return Action(COUNTER, item=number, goods=goods)


def swap_of(offer: Offer, card_worth: i64) -> Swap:
    """An offer as the one sees it to whom it is made; cards count as a little cash."""
    cards = count(offer.takes.cards) - count(offer.gives.cards)
    pays = offer.takes.cash - offer.gives.cash + cards * card_worth
    return Swap(offer.seat, offer.gives.deeds, offer.takes.deeds, pays)


@final
class Scales:
    """What a trade does to the chances of the two who make it."""

    def __init__(self, outlook: Outlook, seat: Seat) -> None:
        self.outlook = outlook
        self.seat: Seat = seat
        self.mine: float = 0.0  # chance to win that this seat gains
        self.theirs: float = 0.0  # and the other
        self.slack: float = 0.0  # chance that one gives up to get a game going that stands still

    def weigh(self, swap: Swap) -> None:
        """Weigh a trade from this seat's side."""
        outlook = self.outlook
        me = self.seat
        you = swap.other
        kept = outlook.mortgaged
        my_deeds = (outlook.owned[me] | swap.takes) & ~swap.gives
        my_cash = outlook.cash[me] - swap.pays - interest_on(outlook.board, swap.takes & kept)
        your_deeds = (outlook.owned[you] | swap.gives) & ~swap.takes
        your_cash = outlook.cash[you] + swap.pays - interest_on(outlook.board, swap.gives & kept)
        mine = outlook.strength(my_deeds, kept, my_cash)
        theirs = outlook.strength(your_deeds, kept, your_cash)
        self.mine = outlook.chance_beside(me, mine, you, theirs) - outlook.chance(me)
        self.theirs = outlook.chance_beside(you, theirs, me, mine) - outlook.chance(you)

    def is_payable(self, swap: Swap) -> bool:
        """Whether both have the cash, the interest on mortgaged deeds included."""
        outlook = self.outlook
        mine = swap.pays + interest_on(outlook.board, swap.takes & outlook.mortgaged)
        theirs = interest_on(outlook.board, swap.gives & outlook.mortgaged) - swap.pays
        return mine <= outlook.cash[self.seat] and theirs <= outlook.cash[swap.other]


def interest_on(board: Board, deeds: i64) -> i64:
    """What taking over these mortgaged deeds costs at once."""
    due: i64 = 0
    if deeds:
        for space in board.deeds:
            if deeds & space.bit:
                due += space.interest
    return due


def listed(board: Board, deeds: i64, mortgaged: i64) -> i64:
    """The printed prices of some deeds together; a mortgaged one counts half."""
    total: i64 = 0
    for space in board.deeds:
        if deeds & space.bit:
            total += space.mortgage if mortgaged & space.bit else space.price
    return total
