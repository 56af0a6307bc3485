"""What the labels of deals and mortgages name: with whom, what for what, and which deed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.property.actions import (
    ACCEPT,
    COUNTER,
    GIVE_CARD,
    GIVE_CASH,
    GIVE_DEED,
    GOOD,
    KEEP,
    OFFER,
    REDEEM,
    REFUSE,
    TAKE_CARD,
    TAKE_CASH,
    TAKE_DEED,
    WITHDRAW,
)
from gamenight.games.property.rules.offers import (
    CARDS_GIVEN,
    CARDS_TAKEN,
    CASH_GIVEN,
    CASH_TAKEN,
    DEEDS_GIVEN,
    DEEDS_TAKEN,
)
from gamenight.kernel.event import Event, Kind
from gamenight.kernel.seat import count

if TYPE_CHECKING:
    from gamenight.games.property.sight import PropertySight
    from gamenight.kernel.action import Action
    from gamenight.kernel.standing import Standing

# A deal for one who accepts it, or offers it: of any kind; a deed for cash; cash for a deed; deed for deed,
# plain, with cash that one pays, with cash that one gets. In a swap the deed `from` comes, and `to` goes.
SHAPES: Final = [
    ("other",),
    ("other", "space", "amount"),
    ("other", "space", "amount"),
    ("other", "from", "to"),
    ("other", "from", "to", "amount"),
    ("other", "from", "to", "amount"),
]
NAMES: Final = ["", "_buying", "_selling", "_swap", "_swap_paying", "_swap_paid"]
ANY, BUYING, SELLING, SWAP, SWAP_PAYING, SWAP_PAID = range(6)
ACCEPTED: Final = [
    Kind(f"accept{name or '_offer'}", *fields) for name, fields in zip(NAMES, SHAPES, strict=True)
]
OFFERED: Final = [
    Kind(f"offer{name or '_deal'}", *fields) for name, fields in zip(NAMES, SHAPES, strict=True)
]

REFUSE_OFFER: Final = Kind("refuse_offer", "other")
COUNTER_OFFER: Final = Kind("counter_offer", "other")
WITHDRAW_OFFER: Final = Kind("withdraw_offer", "other")
KEEP_ONE: Final = Kind("keep_one", "space")
KEEP_MANY: Final = Kind("keep_many", "count")
REDEEM_ONE: Final = Kind("redeem_one", "space", "amount")
REDEEM_MANY: Final = Kind("redeem_many", "count")
REDEEM_SOME: Final = Kind("redeem_some", "count", "amount")


@final
class Swap:
    """What comes from the other, and what goes there, for one who reads a label."""

    def __init__(self) -> None:
        self.comes: list[int] = []  # deeds
        self.goes: list[int] = []
        self.paid = 0
        self.got = 0
        self.has_card = False

    def named(self, kinds: list[Kind], other: int) -> Event:
        """By its shape, where it has one of those that a label can name; else only with whom it is."""
        comes, goes = self.comes, self.goes
        is_odd = self.has_card or (self.paid and self.got) or len(comes) > 1 or len(goes) > 1
        is_gift = not (comes and goes) and not (self.paid or self.got)
        if is_odd or is_gift or (comes and not goes and self.got) or (goes and not comes and self.paid):
            return Event(kinds[ANY], "", [other])
        if comes and goes:
            if self.paid:
                return Event(kinds[SWAP_PAYING], "", [other, *comes, *goes, self.paid])
            if self.got:
                return Event(kinds[SWAP_PAID], "", [other, *comes, *goes, self.got])
            return Event(kinds[SWAP], "", [other, *comes, *goes])
        if comes:
            return Event(kinds[BUYING], "", [other, *comes, self.paid])
        return Event(kinds[SELLING], "", [other, *goes, self.got]) if goes else Event(kinds[ANY], "", [other])


def details_of_deals(sight: PropertySight, action: Action) -> Event | None:
    """The names and sums in the label of an offer, of an answer to one, or of an heir's answer; else None."""
    verb = action.verb
    if verb is KEEP or verb is REDEEM:
        return details_of_heir(sight, action)
    if verb is OFFER and not action.is_template():
        return swap_named(action.goods).named(OFFERED, int(action.seat))
    if verb is not ACCEPT and verb is not REFUSE and verb is not COUNTER and verb is not WITHDRAW:
        return None
    for one in sight.standing():
        if one.number == action.item:
            return details_of_answer(one, action)
    return None


def details_of_answer(one: Standing, action: Action) -> Event:
    """What is taken, or from whom it comes, or what is offered instead."""
    verb = action.verb
    if verb is ACCEPT:
        return swap_accepted(one).named(ACCEPTED, int(one.seat))
    if verb is WITHDRAW:
        return Event(WITHDRAW_OFFER, "", [int(one.other)])
    if verb is REFUSE:
        return Event(REFUSE_OFFER, "", [int(one.seat)])
    if action.is_template():
        return Event(COUNTER_OFFER, "", [int(one.seat)])
    return swap_named(action.goods).named(OFFERED, int(one.seat))


def swap_accepted(one: Standing) -> Swap:
    """What somebody who takes an offer gets and gives."""
    goods, swap = one.goods, Swap()
    swap.comes, swap.goes = indices_of(goods[DEEDS_GIVEN]), indices_of(goods[DEEDS_TAKEN])
    swap.paid, swap.got = int(goods[CASH_TAKEN]), int(goods[CASH_GIVEN])
    swap.has_card = bool(goods[CARDS_GIVEN] | goods[CARDS_TAKEN])
    return swap


def swap_named(goods: tuple[int, ...]) -> Swap:
    """What somebody who makes an offer would get and give, by the goods of the word."""
    swap = Swap()
    for good in goods:
        kind, which = good // GOOD, good % GOOD
        if kind == TAKE_DEED:
            swap.comes.append(which)
        elif kind == GIVE_DEED:
            swap.goes.append(which)
        elif kind == GIVE_CASH:
            swap.paid += which
        elif kind == TAKE_CASH:
            swap.got += which
        else:
            assert kind == GIVE_CARD or kind == TAKE_CARD
            swap.has_card = True
    return swap


def indices_of(deeds: i64) -> list[int]:
    """The spaces of the deeds in a set."""
    return [place for place in range(int(deeds).bit_length()) if int(deeds) >> place & 1]


def details_of_heir(sight: PropertySight, action: Action) -> Event | None:
    """The deed, where it is a single one, and what lifting it costs; else how many there are."""
    deeds = sight.inherited()
    if not deeds:
        return None
    named = [index for index in action.goods if 0 <= index < sight.board().size]
    if named and deeds & (deeds - 1):
        cost = sum(int(sight.board().spaces[index].mortgage) for index in named)
        return Event(REDEEM_SOME, "", [len(named), cost])
    if deeds & (deeds - 1):
        return Event(KEEP_MANY if action.verb is KEEP else REDEEM_MANY, "", [int(count(deeds))])
    space = sight.board().spaces[indices_of(deeds)[0]]
    if action.verb is KEEP:
        return Event(KEEP_ONE, "", [int(space.index)])
    return Event(REDEEM_ONE, "", [int(space.index), int(space.mortgage)])
