"""Paying: the payer chooses from bank and sets, as one lot; there is no change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gamenight.games.deal.cards import Picked
from gamenight.games.deal.events import OVERPAID, PAID, PAID_ALL
from gamenight.games.deal.pile import slots_in
from gamenight.games.deal.rules.ending import stir
from gamenight.games.deal.rules.purse import put_cards
from gamenight.games.deal.rules.sets import drop_buildings, receive, spots_in
from gamenight.kernel.seat import bit

if TYPE_CHECKING:
    from gamenight.games.deal.memory import ChargeFrame
    from gamenight.games.deal.spot import Spot
    from gamenight.games.deal.state import Deal
    from gamenight.kernel.seat import Seat


def may_choose(state: Deal, seat: Seat, due: i64) -> bool:
    """Whether there are two ways to pay a sum: something of what lies in front could be kept.

    A hotel is kept only together with its house.

    Rule: pay.choice, pay.no_change, pay.building
    """
    spare = state.value_of(seat) - due
    if spare <= 0:
        return False
    kind = state.next_banked(seat, 0)
    while kind < state.kinds:
        if state.pack.values[kind] <= spare:
            return True
        kind = state.next_banked(seat, kind + 1)
    for slot in slots_in(state.laid(seat)):
        for spot in spots_in(state, seat, slot):
            kept = spot.kind.value
            if spot.is_hotel:
                kept += state.pack.house_under(spot).kind.value
            if 0 < kept <= spare:
                return True
    return False


def value_of_all(spots: list[Spot]) -> i64:
    """What some cards are worth together."""
    total: i64 = 0
    for spot in spots:
        total += spot.kind.value
    return total


# Cards that are picked one by one


def picked_by(frame: ChargeFrame, seat: Seat) -> list[Spot]:
    """The cards that a payer has picked so far; they lie where they lay."""
    return [one.spot for one in frame.picked if one.seat == seat]


def still_due(frame: ChargeFrame, seat: Seat) -> i64:
    """What a payer has still to find, besides the cards picked."""
    return frame.amount - value_of_all(picked_by(frame, seat))


def pick(frame: ChargeFrame, seat: Seat, spot: Spot) -> None:
    """One card more; those of a seat stand together, so that it makes no difference who picks first.

    Rule: pay.choice, no.order
    """
    place: i64 = 0
    while place < len(frame.picked) and frame.picked[place].seat <= seat:
        place += 1
    frame.picked = [*frame.picked[:place], Picked(seat, spot), *frame.picked[place:]]


def put_back(frame: ChargeFrame, seat: Seat) -> None:
    """The seat takes back all that it has picked."""
    frame.picked = [one for one in frame.picked if one.seat != seat]


# Handing over


def pay_lot(state: Deal, frame: ChargeFrame, seat: Seat, spots: list[Spot]) -> None:
    """A payment is handed over, which settles the matter.

    Rule: pay.choice, pay.no_change
    """
    frame.asked &= ~bit(seat)
    frame.paying &= ~bit(seat)
    frame.in_vain = False
    hand_over(state, frame, seat, spots)


def hand_over(state: Deal, frame: ChargeFrame, seat: Seat, spots: list[Spot]) -> None:
    """The whole lot changes sides; what is too much is lost; then what stood on a set that broke is money.

    Rule: pay.no_change, pay.breaks_set, play.no_return
    """
    total = value_of_all(spots)
    if total < frame.amount:
        state.tell(PAID_ALL, "pay.no_change", seat, frame.seat, total)
    full = state.full(seat)
    lot: list[Spot] = []
    for spot in spots:
        put_cards(lot, spot, 1)
    for spot in reversed(lot):
        clause = "pay.where"
        if spot.is_building:
            clause = "pay.building"
        elif spot.in_set and (full >> spot.slot) & 1:
            clause = "pay.breaks_set"
        give_card(state, seat, frame.seat, spot, clause)
    if total > frame.amount:
        state.tell(OVERPAID, "pay.no_change", seat, frame.seat, total - frame.amount)
    put_back(frame, seat)
    drop_buildings(state, seat, "pay.breaks_set")
    stir(state)


def give_card(state: Deal, seat: Seat, other: Seat, spot: Spot, clause: str) -> None:
    """One card goes from a player's table to another's.

    Rule: pay.where, pay.building
    """
    colour: i64 = 0
    if spot.in_set:
        colour = state.colour_of(spot.slot)
    card = state.take(seat, spot)
    state.tell(PAID, clause, seat, other, card.index)
    receive(state, other, card, colour)
