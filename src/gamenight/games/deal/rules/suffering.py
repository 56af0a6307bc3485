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
from gamenight.games.deal.pack import HOUSE
from gamenight.games.deal.rules.lanes import (
    BREAKING,
    DONE,
    EACH_CODE,
    PAYING_SUM,
    PAYS,
    SWAPPING,
)
from gamenight.games.deal.rules.pay import all_codes, hand_over, purse_of
from gamenight.games.deal.rules.sets import (
    drop_buildings,
    empty_slot,
    kind_at,
    receive,
    take_card,
    told_set,
)
from gamenight.games.deal.state import HOTEL_PART, IN_SETS, part_of, slot_of

if TYPE_CHECKING:
    from gamenight.games.deal.state import Deal
    from gamenight.kernel.frame import Frame
    from gamenight.kernel.seat import Seat


def suffer(state: Deal, frame: Frame, seat: Seat) -> None:
    """The target allows it: what was named happens, or the payment begins.

    Rule: no.when, pay.nothing, pay.no_change
    """
    frame.lanes[seat] = DONE
    if frame.step == PAYING_SUM:
        begin_payment(state, frame, seat)
        return
    frame.item = 1
    if frame.step == BREAKING:
        take_set(state, frame.seat, seat, frame.left)
    else:
        take_property(state, frame, seat)


def begin_payment(state: Deal, frame: Frame, seat: Seat) -> None:
    """Who has nothing pays nothing; where there is one way to pay it is paid; else the payer chooses.

    Rule: pay.nothing, pay.no_change, pay.wild10, pay.choice
    """
    if may_choose(state, seat, frame.sum):
        frame.lanes[seat] = PAYS
    elif state.value_of(seat) > 0:
        pay_lot(state, frame, seat, all_codes(purse_of(state, seat)))
    else:
        clause = "pay.wild10" if state.laid(seat) else "pay.nothing"
        state.tell(PAID_NOTHING, clause, seat, frame.seat)


def may_choose(state: Deal, seat: Seat, due: i64) -> bool:
    """Whether there are two ways to pay a sum: something of what lies in front could be kept.

    A hotel is kept only together with its house.

    Rule: pay.choice, pay.no_change, pay.building
    """
    spare = state.value_of(seat) - due
    if spare <= 0:
        return False
    codes = all_codes(purse_of(state, seat))
    if len(codes) < 2:
        return False
    for code in codes:
        kept = state.pack.values[kind_at(state, seat, code)]
        if code >= IN_SETS and part_of(code) == HOTEL_PART:
            kept += state.pack.values[state.pack.acts[HOUSE]]
        if kept <= spare:
            return True
    return False


def pay_lot(state: Deal, frame: Frame, seat: Seat, codes: list[int]) -> None:
    """A payment is handed over, which settles the matter.

    Rule: pay.choice, pay.no_change
    """
    frame.lanes[seat] = DONE
    frame.item = 1
    hand_over(state, frame, seat, codes)


def take_property(state: Deal, frame: Frame, seat: Seat) -> None:
    """A card is stolen, or swapped for one of the actor's.

    Rule: action.sly_deal, action.forced_deal, set.broken
    """
    actor = frame.seat
    theirs = frame.left % EACH_CODE
    kind = kind_at(state, seat, theirs)
    colour = state.colour_of(slot_of(theirs))
    take_card(state, seat, theirs)
    if frame.step == SWAPPING:
        swap_back(state, actor, seat, frame.left // EACH_CODE, kind)
    else:
        state.tell(STOLEN, "action.sly_deal", actor, seat, kind)
    receive(state, actor, kind, colour)
    for one in (seat, actor):
        if not has_loose(state, one):  # a wildcard that is still to be laid may make the set whole again
            drop_buildings(state, one, "set.broken")


def has_loose(state: Deal, seat: Seat) -> bool:
    """Whether a wildcard that has come to this seat is still to be laid.

    Rule: swap.place
    """
    return any(state.loose[place] == seat for place in range(1, len(state.loose), 2))


def swap_back(state: Deal, actor: Seat, seat: Seat, code: i64, kind: i64) -> None:
    """The actor's own card goes the other way at the same time.

    Rule: action.forced_deal, swap.place, swap.own_set
    """
    mine = kind_at(state, actor, code)
    slot = slot_of(code)
    is_dear = state.is_full(actor, slot) or state.pack.kinds[mine].is_any
    take_card(state, actor, code)
    receive(state, seat, mine, state.colour_of(slot))
    state.tell(SWAPPED, "swap.own_set" if is_dear else "action.forced_deal", actor, seat, kind, mine)


def take_set(state: Deal, actor: Seat, seat: Seat, slot: i64) -> None:
    """A whole set changes sides as it lies, buildings and all; it stands apart from others of its colour.

    Rule: action.deal_breaker, breaker.colour
    """
    pile = state.pile(seat, slot)
    state.set_pile(seat, slot, 0)
    place = empty_slot(state, actor, state.colour_of(slot))
    state.set_pile(actor, place, pile)
    state.tell(BROKEN, "action.deal_breaker", actor, seat, told_set(state, slot))
    if place >= state.colours:
        state.tell(SET_APART, "breaker.colour", actor, told_set(state, place))
