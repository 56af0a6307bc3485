"""What the labels of choices name beside the slots of the action: sums, colours, who wants what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.games.deal.actions import (
    ALLOW,
    CHARGE_ONE,
    CHARGE_RENT,
    LAY,
    PAY,
    PUT,
)
from gamenight.games.deal.memory import BREAKING, STEALING
from gamenight.kernel.event import Event, Kind, question

if TYPE_CHECKING:
    from gamenight.games.deal.sight import DealSight
    from gamenight.kernel.action import Action

LAY_AS: Final = Kind("lay_as")
RENT: Final = Kind("rent", "amount")
RENT_DOUBLED: Final = Kind("rent_doubled", "amount", "count")
RENT_ONE: Final = Kind("rent-one", "amount")
RENT_ONE_DOUBLED: Final = Kind("rent-one_doubled", "amount", "count")
LET_PAY: Final = Kind("allow_pay")
LET_ALL: Final = Kind("allow_all", "amount")
LET_NOTHING: Final = Kind("allow_nothing")
LET_STEAL: Final = Kind("allow_steal", "other", "card")
LET_SWAP: Final = Kind("allow_swap", "card", "mine")
LET_BREAK: Final = Kind("allow_break", "other", "set")
PAY_ONE: Final = Kind("pay_one", "card")
PAY_TWO: Final = Kind("pay_two", "card", "mine")
PAY_MANY: Final = Kind("pay_many", "card", "mine", "count")
PUT_AS: Final = Kind("put", "kind")


def details_of(sight: DealSight, action: Action) -> Event | None:
    """The sums and names of a label; None: the slots will do."""
    verb = action.verb
    if verb is LAY and 0 <= action.item < len(sight.pack().kinds):
        is_wild = len(sight.pack().kinds[action.item].colours) > 1
        return question(LAY_AS) if is_wild else None
    if verb is CHARGE_RENT or verb is CHARGE_ONE:
        return rent_of(sight, action)
    if verb is ALLOW:
        return allow_of(sight)
    if verb is PAY and not action.is_template():
        return payment_of(action.goods)
    placing = sight.placing()
    if verb is PUT and placing is not None:
        return question(PUT_AS, placing.index)
    return None


def rent_of(sight: DealSight, action: Action) -> Event | None:
    """What the rent comes to, and how many doublers are laid with it."""
    if sight.seat < 0 or not 0 <= action.item < sight.slots() or action.number < 0:
        return None
    amount = sight.rent_of(sight.seat, action.item) << action.number
    is_one = action.verb is CHARGE_ONE
    if action.number == 0:
        return question(RENT_ONE if is_one else RENT, amount)
    return question(RENT_ONE_DOUBLED if is_one else RENT_DOUBLED, amount, action.number)


def payment_of(goods: tuple[int, ...]) -> Event | None:
    """The first cards of a payment, and how many more."""
    if len(goods) < 2:
        return question(PAY_ONE, goods[0]) if goods else None
    if len(goods) == 2:
        return question(PAY_TWO, goods[0], goods[1])
    return question(PAY_MANY, goods[0], goods[1], len(goods) - 2)


def allow_of(sight: DealSight) -> Event | None:
    """What one lets happen."""
    charge = sight.charge()
    if charge is None or sight.seat < 0:
        return None
    demand = charge.demand
    if demand.is_sum:
        if sight.may_choose(sight.seat, charge.amount):
            return question(LET_PAY)
        worth = sight.value_of(sight.seat)
        return question(LET_ALL, worth) if worth else question(LET_NOTHING)
    if demand is BREAKING:
        return question(LET_BREAK, charge.seat, charge.set)
    if demand is STEALING:
        return question(LET_STEAL, charge.seat, charge.theirs.number)
    return question(LET_SWAP, charge.theirs.number, charge.mine.kind.index)
