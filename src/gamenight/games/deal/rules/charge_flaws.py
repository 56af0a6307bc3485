"""What makes an action against others impossible, in a position that somebody has laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.deal.memory import BREAKING, FOR_RENT, NOTHING, STEALING, SWAPPING
from gamenight.games.deal.spot import NO_SLOT
from gamenight.kernel.seat import holds, members

if TYPE_CHECKING:
    from gamenight.games.deal.memory import ChargeFrame
    from gamenight.games.deal.spot import Spot
    from gamenight.games.deal.state import Deal
    from gamenight.kernel.seat import Seat


def flaw_of_charge(state: Deal, frame: ChargeFrame) -> str:
    """Somebody acts and says what for; each of the others answers one thing at a time.

    Rule: no.order, no.party
    """
    if frame.seat < 0:
        return "an action against others needs its seat"
    if (frame.asked | frame.refused | frame.paying) & state.out:
        return "whoever is out of the game neither answers nor pays"
    for seat in range(state.seats):
        matters = [bits for bits in (frame.asked, frame.refused, frame.paying) if holds(bits, seat)]
        if len(matters) > (seat != frame.seat):
            return f"seat {seat} is asked, has refused or pays: one of these at most, and not who acts"
    return flaw_of_demand(state, frame) or flaw_of_picked(state, frame)


def flaw_of_demand(state: Deal, frame: ChargeFrame) -> str:
    """What the actor wants is named, and it is there as long as somebody may refuse it.

    Rule: rent.colour, action.sly_deal, action.forced_deal, action.deal_breaker
    """
    demand = frame.demand
    if demand is NOTHING:
        return "an action against others needs its demand"
    if demand is FOR_RENT and frame.set == NO_SLOT:
        return "a rent needs its set"
    for target in members(frame.asked | frame.refused):
        if demand is BREAKING and (frame.set == NO_SLOT or not state.is_full(target, frame.set)):
            return f"a break needs a full set of seat {target}"
        if (demand is STEALING or demand is SWAPPING) and not is_there(state, target, frame.theirs):
            return f"a {demand.name} needs a property of seat {target} as 'theirs'"
        if demand is SWAPPING and not is_there(state, frame.seat, frame.mine):
            return f"a swap needs a property of seat {frame.seat} as 'mine'"
    return ""


def is_there(state: Deal, seat: Seat, spot: Spot) -> bool:
    """Whether a property of the seat lies there."""
    return spot.is_property and state.lying(seat, spot) > 0


def flaw_of_picked(state: Deal, frame: ChargeFrame) -> str:
    """Who picks cards is one who pays, and they lie in front of that seat; those of a seat stand together.

    Rule: pay.choice
    """
    seats = [one.seat for one in frame.picked]
    if seats != sorted(seats):
        return "cards are picked in the order of the seats"
    for one in frame.picked:
        if not holds(frame.paying, one.seat):
            return f"seat {one.seat} has picked cards and does not pay"
        if len([same for same in frame.picked if same == one]) > state.lying(one.seat, one.spot):
            return f"seat {one.seat} has not so many cards {one.spot.word}"
    return ""
