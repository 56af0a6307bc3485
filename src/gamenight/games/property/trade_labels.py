"""What the labels of trades and mortgages name: with whom, what for what, and which deed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.games.property.actions import ACCEPT, COUNTER, KEEP, MAKE_OFFER, REDEEM, REFUSE, WITHDRAW
from gamenight.games.property.goods import Goods, given_in, taken_in
from gamenight.kernel.event import Event, Kind
from gamenight.kernel.seat import count

if TYPE_CHECKING:
    from gamenight.games.property.board import Board
    from gamenight.games.property.shown import Offer
    from gamenight.games.property.sight import PropertySight
    from gamenight.kernel.action import Action

# A trade for one who accepts it, or offers it: of any kind; a deed for cash; cash for a deed; deed for deed,
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
    Kind(f"offer{name or '_trade'}", *fields) for name, fields in zip(NAMES, SHAPES, strict=True)
]

REFUSE_OFFER: Final = Kind("refuse_offer", "other")
COUNTER_OFFER: Final = Kind("counter_offer", "other")
WITHDRAW_OFFER: Final = Kind("withdraw_offer", "other")
KEEP_ONE: Final = Kind("keep_one", "space")
KEEP_MANY: Final = Kind("keep_many", "count")
REDEEM_ONE: Final = Kind("redeem_one", "space", "amount")
REDEEM_MANY: Final = Kind("redeem_many", "count")
REDEEM_SOME: Final = Kind("redeem_some", "count", "amount")


def swap_named(board: Board, kinds: list[Kind], other: int, gives: Goods, gets: Goods) -> Event:
    """A trade by its shape, where a label can name that; else only by whom it is with."""
    comes, goes = board.spaces_in(gets.deeds), board.spaces_in(gives.deeds)
    paid, got = int(gives.cash), int(gets.cash)
    has_card = gives.cards != 0 or gets.cards != 0
    is_odd = has_card or (paid and got) or len(comes) > 1 or len(goes) > 1
    is_gift = not (comes and goes) and not (paid or got)
    if is_odd or is_gift or (comes and not goes and got) or (goes and not comes and paid):
        return Event(kinds[ANY], "", [other])
    if comes and goes:
        if paid:
            return Event(kinds[SWAP_PAYING], "", [other, *comes, *goes, paid])
        if got:
            return Event(kinds[SWAP_PAID], "", [other, *comes, *goes, got])
        return Event(kinds[SWAP], "", [other, *comes, *goes])
    if comes:
        return Event(kinds[BUYING], "", [other, *comes, paid])
    return Event(kinds[SELLING], "", [other, *goes, got]) if goes else Event(kinds[ANY], "", [other])


def details_of_trades(sight: PropertySight, action: Action) -> Event | None:
    """The names and sums in the label of an offer, of an answer to one, or of an heir's answer; else None."""
    verb = action.verb
    if verb is KEEP or verb is REDEEM:
        return details_of_heir(sight, action)
    if verb is MAKE_OFFER and not action.is_template():
        return offer_named(sight, int(action.seat), action)
    if verb is not ACCEPT and verb is not REFUSE and verb is not COUNTER and verb is not WITHDRAW:
        return None
    offer = sight.offer(action.item)
    return None if offer is None else details_of_answer(sight, offer, action)


def details_of_answer(sight: PropertySight, offer: Offer, action: Action) -> Event:
    """What is taken, or from whom it comes, or what is offered instead."""
    verb, maker = action.verb, int(offer.seat)
    if verb is ACCEPT:
        return swap_named(sight.board(), ACCEPTED, maker, offer.takes, offer.gives)
    if verb is WITHDRAW:
        return Event(WITHDRAW_OFFER, "", [int(offer.other)])
    if verb is REFUSE:
        return Event(REFUSE_OFFER, "", [maker])
    if action.is_template():
        return Event(COUNTER_OFFER, "", [maker])
    return offer_named(sight, maker, action)


def offer_named(sight: PropertySight, other: int, action: Action) -> Event:
    """What somebody who makes this offer would get and give."""
    board = sight.board()
    return swap_named(board, OFFERED, other, given_in(board, action.goods), taken_in(board, action.goods))


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
    space = sight.board().spaces[sight.board().spaces_in(deeds)[0]]
    if action.verb is KEEP:
        return Event(KEEP_ONE, "", [int(space.index)])
    return Event(REDEEM_ONE, "", [int(space.index), int(space.mortgage)])
