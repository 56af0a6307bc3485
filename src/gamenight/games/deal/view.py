"""The view: one's own hand, and everything that lies open, ready for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.deal.rules.lanes import DONE, FOR_RENT, MAY_INSIST, MAY_REFUSE, PAYING_SUM, PAYS
from gamenight.games.deal.rules.turn import STEPS
from gamenight.games.deal.state import HOTEL_BIT, HOUSE_BIT, PARTS, of_part, set_code

if TYPE_CHECKING:
    from gamenight.games.deal.sight import DealSight

LANE_STEPS = {DONE: "done", MAY_REFUSE: "may refuse", MAY_INSIST: "refused", PAYS: "pays"}


def view_of(sight: DealSight) -> dict[str, object]:
    """Hands as sizes but for one's own; banks, sets, the centre, the pile, and what is being answered."""
    seats = range(sight.seats())
    kinds = range(len(sight.pack().kinds))
    turn = sight.on_turn()
    frame = sight.turn_frame()
    is_playing = sight.asked() != "first" and frame is not None
    return {
        "hand": [kind for kind in kinds for _ in range(sight.in_hand(kind))],
        "players": [player_of(sight, seat) for seat in seats],
        "pile": sight.pile_size(),
        "centre": [kind for kind in kinds for _ in range(sight.in_centre(kind))],
        "below": sight.below(),
        "turn": turn if turn >= 0 else None,
        "step": STEPS[frame.step] if is_playing and frame is not None else None,
        "plays": frame.sum if is_playing and frame is not None else None,
        "charge": charge_of(sight),
        "placing": sight.asking().item if sight.asked() == "place" else None,
    }


def player_of(sight: DealSight, seat: int) -> dict[str, object]:
    """What lies in front of one player."""
    kinds = range(len(sight.pack().kinds))
    return {
        "seat": seat,
        "cards": sight.hand_size(seat),
        "bank": [kind for kind in kinds for _ in range(sight.in_bank(seat, kind))],
        "sets": [set_of(sight, seat, slot) for slot in range(sight.slots()) if sight.pile(seat, slot)],
        "full": sight.full_colours(seat),
        "value": sight.value_of(seat),
        "out": sight.is_out(seat),
    }


def set_of(sight: DealSight, seat: int, slot: int) -> dict[str, object]:
    """One set: its colour, its cards by their numbers, its buildings, its rent."""
    pile = sight.pile(seat, slot)
    colours = len(sight.pack().colours)
    cards = [
        {"card": set_code(slot, part), "kind": sight.pack().kind_of_part(slot % colours, part).index}
        for part in range(PARTS)
        for _ in range(of_part(pile, part))
    ]
    return {
        "set": slot,
        "colour": slot % colours,
        "cards": cards,
        "house": pile & HOUSE_BIT != 0,
        "hotel": pile & HOTEL_BIT != 0,
        "full": sight.is_full(seat, slot),
        "rent": sight.rent_of(seat, slot),
    }


def charge_of(sight: DealSight) -> dict[str, object] | None:
    """Who acts against whom, for how much and which set; for each what is due, and whether they choose."""
    frame = sight.charge()
    if frame is None:
        return None
    is_sum = frame.step == PAYING_SUM
    lanes: list[object] = []
    for seat in range(sight.seats()):
        step = frame.lanes[seat]
        is_open = step in {MAY_REFUSE, PAYS}
        lanes.append(
            {
                "seat": seat,
                "step": LANE_STEPS[step],
                "due": frame.sum if is_sum and is_open else None,
                "chooses": is_sum and is_open and sight.may_choose(seat, frame.sum),
                "picked": sight.picked(seat),
            }
        )
    is_rent = is_sum and frame.left >= FOR_RENT
    return {
        "seat": frame.seat,
        "what": frame.step,
        "amount": frame.sum,
        "set": frame.left - FOR_RENT if is_rent else None,
        "lanes": lanes,
    }
