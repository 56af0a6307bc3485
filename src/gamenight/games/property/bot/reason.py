"""Why a bot buys, bids, builds, lifts, leaves Jail or trades: from the numbers that it weighed itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.bots.reason import Reason
from gamenight.games.parts.jail import PAY_FINE, ROLL, USE_CARD
from gamenight.games.property.actions import (
    BID,
    BUILD,
    BUY_IT,
    CLEAR,
    DECLINE,
    LIFT,
    MORTGAGE,
    PASS,
    SELL,
    USE_CARD_OF,
)
from gamenight.games.property.board import LOT, STATION
from gamenight.games.property.bot.worth import dearest_rent, unowned, would_complete
from gamenight.kernel.seat import NOBODY, Seat, count

if TYPE_CHECKING:
    from gamenight.games.property.board import Space
    from gamenight.games.property.bot.spending import Spending
    from gamenight.kernel.action import Action

NO_SPACE: Final = -1


@final
class PropertyReason(Reason):
    """Why something is done: the deed in question, who else wants it, sums, and wins in a hundred games.

    `here` is the chance to win after it, `there` the one without it.
    """

    def __init__(  # noqa: PLR0913  all that a sentence may name
        self,
        key: str,
        *,
        space: i64 = NO_SPACE,
        other: Seat = NOBODY,
        amount: i64 = 0,
        has: i64 = 0,
        number: i64 = 0,
        here: float = 0.0,
        there: float = 0.0,
    ) -> None:
        super().__init__(key)
        self.space: Final[i64] = space
        self.other: Final[Seat] = other
        self.amount: Final[i64] = amount
        self.has: Final[i64] = has  # what the sum was before
        self.count: Final[i64] = number
        self.here: Final[i64] = in_hundred(here)
        self.there: Final[i64] = in_hundred(there)


def in_hundred(chance: float) -> i64:
    """How many wins that is in a hundred games."""
    return i64(100.0 * chance + 0.5)


def reason_to_spend(spending: Spending, action: Action) -> PropertyReason | None:
    """Why money is spent or raised so, or not; None where nothing was weighed."""
    verb = action.verb
    sight = spending.sight
    spaces = spending.outlook.board.spaces
    if verb is BUY_IT or verb is DECLINE:
        return of_purchase(spending, spaces[sight.for_sale()], verb is BUY_IT)
    if verb is BID or verb is PASS:
        return of_bid(spending, action)
    if verb is BUILD:
        space = spaces[action.item]
        survey = spending.outlook.survey
        height = sight.height(space.index)
        before = survey.rent_at(space, height)
        return PropertyReason(
            "builds", space=space.index, has=before, amount=survey.rent_at(space, height + 1)
        )
    if verb is LIFT:
        space = spaces[action.item]
        left = spending.outlook.cash[spending.seat] - space.mortgage - space.interest
        return PropertyReason("lifts", space=space.index, amount=left)
    if verb is MORTGAGE or verb is SELL or verb is CLEAR:
        return of_raising(spending)
    return None


def of_purchase(spending: Spending, space: Space, is_bought: bool) -> PropertyReason | None:
    """Why a deed is bought for its price, or left to the others."""
    outlook = spending.outlook
    there = spending.without(space)
    if space.price > outlook.cash[spending.seat]:
        return PropertyReason("out_of_reach", space=space.index, amount=space.price)
    here = spending.with_deed(spending.seat, space, space.price)
    if (here >= there) != is_bought:
        return None
    return weighed(spending, space, space.price, keenest(spending, space), here, there)


def of_bid(spending: Spending, action: Action) -> PropertyReason | None:
    """Why a deed is bid for, or the bids are left to others."""
    auction = spending.sight.auction()
    if auction is None or auction.piece is not None:
        return None
    space = spending.outlook.board.spaces[auction.space]
    bid = action.number if action.verb is BID else auction.bid + 1
    there = spending.outlook.chance(spending.seat)
    if auction.leader != NOBODY:
        there = spending.with_deed(auction.leader, space, auction.bid)
    if bid > spending.outlook.cash[spending.seat]:
        return None
    here = spending.with_deed(spending.seat, space, bid)
    if (here > there) != (action.verb is BID):
        return None
    if action.verb is PASS:
        key = "enough_even" if in_hundred(here) == in_hundred(there) else "enough"
        return PropertyReason(key, space=space.index, amount=auction.bid, here=here, there=there)
    return weighed(spending, space, bid, auction.leader, here, there)


def weighed(  # noqa: PLR0913  the deed, and both sides of the scales
    spending: Spending, space: Space, price: i64, keen: Seat, here: float, there: float
) -> PropertyReason:
    """What a deed does for a price, beside what it would do for another."""
    outlook = spending.outlook
    group = outlook.board.group_of(space)
    owned = outlook.owned[spending.seat]
    key = "better" if keen != NOBODY else "better_alone"
    held: i64 = count(owned & group.mask)
    rent: i64 = price
    if in_hundred(here) == in_hundred(there):
        key = "close"
    elif here < there:
        key = "worse"
    elif group.kind == LOT and would_complete(group, owned, space):
        key = "fills"
    elif group.kind == LOT and keen != NOBODY and would_complete(group, outlook.owned[keen], space):
        key = "blocks"
    elif group.kind == STATION and held > 0:
        key = "one_more"
        rent = outlook.board.numbers.station_rents[held]
    return PropertyReason(
        key, space=space.index, other=keen, amount=rent, number=held + 1, here=here, there=there
    )


def keenest(spending: Spending, space: Space) -> Seat:
    """Whom a deed at its price would help most against this seat; NOBODY if nobody."""
    outlook = spending.outlook
    least = outlook.chance(spending.seat)
    keen: Seat = NOBODY
    seat: i64 = 0
    while seat < outlook.seats:
        if seat != spending.seat and outlook.strengths[seat] > 0.0:
            beside = spending.with_deed(seat, space, min(space.price, outlook.cash[seat]))
            if beside < least:
                least = beside
                keen = seat
        seat += 1
    return keen


def of_raising(spending: Spending) -> PropertyReason | None:
    """Why money is raised: for a debt, for a deed, or for houses."""
    sight = spending.sight
    debt = sight.debt()
    if debt is not None:
        missing = debt.amount - sight.cash(spending.seat)
        return PropertyReason("owes", amount=missing) if missing > 0 else None
    if sight.is_buying():
        return PropertyReason("pays_for", space=sight.for_sale())
    group = spending.group_to_feed()
    return None if group is None else PropertyReason("feeds", space=group.spaces[0].index)


def reason_in_jail(spending: Spending, action: Action) -> PropertyReason | None:
    """Why a seat in Jail throws, or sees to it that it comes out."""
    verb = action.verb
    sight = spending.sight
    if not sight.jailed(sight.seat):
        return None
    left = unowned(sight.board(), sight)
    if verb is PAY_FINE or verb is USE_CARD or verb is USE_CARD_OF:
        return PropertyReason("leaves_jail", number=left)
    if verb is not ROLL:
        return None
    rent = dearest_rent(sight)
    if float(rent) > spending.style.hides_from:
        return PropertyReason("hides", amount=rent)
    return PropertyReason("late", number=left) if float(left) < spending.style.leaves_for else None
