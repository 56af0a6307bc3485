"""Goods picked at random, for whoever tries out offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gamenight.games.property.board import DECKS
from gamenight.games.property.goods import (
    GIVE_CARD,
    GIVE_CASH,
    GIVE_DEED,
    TAKE_CARD,
    TAKE_CASH,
    TAKE_DEED,
    good,
)
from gamenight.kernel.seat import NOBODY, Seat, count

if TYPE_CHECKING:
    from gamenight.games.property.sight import PropertySight
    from gamenight.kernel.action import Action
    from gamenight.kernel.stream import Stream


def some_goods(sight: PropertySight, action: Action, stream: Stream) -> tuple[int, ...]:
    """A deed or a jail card against a deed or a jail card, with some cash on one side; none in a debt."""
    partner = sight.partner(action)
    if partner == NOBODY or sight.debt() is not None:
        return ()
    goods: list[int] = []
    add_thing(sight, goods, sight.seat, GIVE_DEED, GIVE_CARD, stream)
    add_thing(sight, goods, partner, TAKE_DEED, TAKE_CARD, stream)
    if not goods or stream.below(2):
        return tuple(goods)
    kind, payer = (GIVE_CASH, sight.seat) if stream.below(2) else (TAKE_CASH, partner)
    amount = sight.cash(payer) // 4
    if amount > 0:
        goods.append(good(kind, 1 + stream.below(amount)))
    return tuple(goods)


def add_thing(  # noqa: PLR0913  one for each thing that the pick depends on
    sight: PropertySight, goods: list[int], seat: Seat, deed: i64, card: i64, stream: Stream
) -> None:
    """Three times in four a deed of that seat that is free of mortgage; without one, a jail card."""
    deeds = sight.tradable(seat) & ~sight.mortgaged()
    if stream.below(4) == 0:
        return
    if deeds:
        skipped = stream.below(count(deeds))
        while skipped > 0:
            deeds &= deeds - 1
            skipped -= 1
        goods.append(good(deed, count((deeds & -deeds) - 1)))
        return
    goods.extend(good(card, deck) for deck in range(DECKS) if sight.keeper(deck) == seat)


def some_to_lift(sight: PropertySight, stream: Stream) -> tuple[int, ...]:
    """About half of the mortgages taken over, as long as the cash lasts that nobody has asked for."""
    cash = sight.spare(sight.seat)
    deeds = sight.inherited()
    found: list[int] = []
    for space in sight.board().deeds:
        if deeds & space.bit and space.mortgage <= cash and stream.below(2):
            found.append(space.index)
            cash -= space.mortgage
    return tuple(found)
