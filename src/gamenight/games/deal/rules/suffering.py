"""What happens to a target that lets it happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gamenight.games.deal.events import (
    BROKEN,
    PAID_NOTHING,
    SET_APART,
    STOLEN,
    SWAPPED,
)
from gamenight.games.deal.memory import BREAKING, SWAPPING
from gamenight.games.deal.rules.pay import may_choose, pay_lot
from gamenight.games.deal.rules.purse import purse_of
from gamenight.games.deal.rules.sets import drop_buildings, empty_slot, receive
from gamenight.kernel.seat import bit

if TYPE_CHECKING:
    from gamenight.games.deal.memory import ChargeFrame
    from gamenight.games.deal.pack import Kind
    from gamenight.games.deal.spot import Spot
    from gamenight.games.deal.state import Deal
    from gamenight.kernel.seat import Seat


def suffer(state: Deal, frame: ChargeFrame, seat: Seat) -> None:
    """The target allows it: what was named happens, or the payment begins.

    Rule: no.when, pay.nothing, pay.no_change
    """
    frame.asked &= ~bit(seat)
    if frame.demand.is_sum:
        begin_payment(state, frame, seat)
        return
    frame.in_vain = False
    if frame.demand is BREAKING:
        take_set(state, frame.seat, seat, frame.set)
    else:
        take_property(state, frame, seat)


def begin_payment(state: Deal, frame: ChargeFrame, seat: Seat) -> None:
    """Whoever has nothing pays nothing; where there is one way to pay it is paid; else the payer chooses.

    Rule: pay.nothing, pay.no_change, pay.wild10, pay.choice
    """
    if may_choose(state, seat, frame.amount):
        frame.paying |= bit(seat)
    elif state.value_of(seat) > 0:
        pay_lot(state, frame, seat, purse_of(state, seat))
    else:
        clause = "pay.wild10" if state.laid(seat) else "pay.nothing"
        state.tell(PAID_NOTHING, clause, seat, frame.seat)


def take_property(state: Deal, frame: ChargeFrame, seat: Seat) -> None:
    """A card is stolen, or swapped for one of the actor's.

    Rule: action.sly_deal, action.forced_deal, set.broken
    """
    actor = frame.seat
    card = state.take(seat, frame.theirs)
    if frame.demand is SWAPPING:
        swap_back(state, actor, seat, frame.mine, card)
    else:
        state.tell(STOLEN, "action.sly_deal", actor, seat, card.index)
    receive(state, actor, card, state.colour_of(frame.theirs.slot))
    for one in (seat, actor):
        if not has_loose(state, one):  # a wildcard that is still to be laid may make the set whole again
            drop_buildings(state, one, "set.broken")


def has_loose(state: Deal, seat: Seat) -> bool:
    """Whether a wildcard that has come to this seat is still to be laid.

    Rule: swap.place
    """
    return any(one.owner == seat for one in state.loose)


def swap_back(state: Deal, actor: Seat, seat: Seat, mine: Spot, theirs: Kind) -> None:
    """The actor's own card goes the other way at the same time.

    Rule: action.forced_deal, swap.place, swap.own_set
    """
    is_dear = state.is_full(actor, mine.slot) or mine.kind.is_any
    card = state.take(actor, mine)
    receive(state, seat, card, state.colour_of(mine.slot))
    clause = "swap.own_set" if is_dear else "action.forced_deal"
    state.tell(SWAPPED, clause, actor, seat, theirs.index, card.index)


def take_set(state: Deal, actor: Seat, seat: Seat, slot: i64) -> None:
    """A whole set changes sides as it lies, buildings and all; it stands apart from others of its colour.

    Rule: action.deal_breaker, breaker.colour
    """
    pile = state.pile(seat, slot)
    state.set_pile(seat, slot, 0)
    place = empty_slot(state, actor, state.colour_of(slot))
    state.set_pile(actor, place, pile)
    state.tell(BROKEN, "action.deal_breaker", actor, seat, slot)
    if place >= state.colours:
        state.tell(SET_APART, "breaker.colour", actor, place)
