"""What is asked in the card game, with the names and sums that the sentence needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.games.deal.memory import BREAKING, FOR_DEBT, FOR_RENT, STEALING
from gamenight.kernel.event import Event, Kind, question
from gamenight.kernel.seat import count, lowest

if TYPE_CHECKING:
    from gamenight.games.deal.shown import Charge
    from gamenight.games.deal.sight import DealSight

# Whoever is waited for is {seats}; {other} is who acts
FIRST: Final = Kind("first")
DRAW: Final = Kind("draw")
TURN: Final = Kind("turn", "count")
TURN_PLAYED: Final = Kind("turn_played")
TURN_EMPTY: Final = Kind("turn_empty")
PLACE: Final = Kind("place", "kind")
DISCARD: Final = Kind("discard", "count")
CHARGE: Final = Kind("charge", "other")
BIRTHDAY: Final = Kind("charge_birthday", "other", "amount", "count")
DEBT: Final = Kind("charge_debt", "other", "amount")
RENT: Final = Kind("charge_rent", "other", "amount", "set", "count")
STEAL: Final = Kind("charge_steal", "other", "card")
SWAP: Final = Kind("charge_swap", "other", "card", "mine")
BREAK: Final = Kind("charge_break", "other", "set")
PAY: Final = Kind("charge_pay", "other", "amount")
COUNTER: Final = Kind("charge_counter", "other")
COUNTERS: Final = Kind("charge_counters", "count")

QUESTIONS: Final = [
    FIRST, DRAW, TURN, TURN_PLAYED, TURN_EMPTY, PLACE, DISCARD, CHARGE, BIRTHDAY, DEBT, RENT, STEAL, SWAP,
    BREAK, PAY, COUNTER, COUNTERS,
]  # fmt: skip


def question_of(sight: DealSight) -> Event | None:
    """What is asked of this seat, or what it sees others being asked; None: the bare question will do.

    It is built from the sight alone, and does not tell who holds what.
    """
    asked = sight.asked()
    if asked == "turn":
        return turn_of(sight)
    placing = sight.placing()
    if placing is not None:
        return question(PLACE, placing.index)
    if asked == "discard":
        return question(DISCARD, sight.hand_size(sight.on_turn()) - sight.pack().numbers.most_in_hand)
    charge = sight.charge()
    return None if charge is None else charge_of(sight, charge)


def turn_of(sight: DealSight) -> Event:
    """How many cards may still be played of those in hand."""
    left = sight.plays_left()
    held = sight.hand_size(sight.on_turn())
    if left <= 0:
        return question(TURN_PLAYED)
    return question(TURN, min(left, held)) if held else question(TURN_EMPTY)


def charge_of(sight: DealSight, charge: Charge) -> Event:
    """To a target what is wanted or owed, to the actor who has said no, to all others what they wait for."""
    is_seated = sight.seat >= 0
    if sight.seat == charge.seat and charge.refused:
        return counters_of(charge)
    if is_seated and charge.pays(sight.seat):
        return question(PAY, charge.seat, charge.amount)
    if (is_seated and charge.may_refuse(sight.seat)) or not charge.refused | charge.paying:
        return wanted_of(charge)
    if not charge.asked | charge.paying:
        return counters_of(charge)
    return question(CHARGE, charge.seat)


def counters_of(charge: Charge) -> Event:
    """Who has said no, or how many have."""
    refused = count(charge.refused)
    return question(COUNTERS, refused) if refused > 1 else question(COUNTER, lowest(charge.refused))


def wanted_of(charge: Charge) -> Event:
    """What the actor wants: a sum and for what, a card, a swap, or a set."""
    demand, actor, amount = charge.demand, charge.seat, charge.amount
    if demand is FOR_RENT:
        return question(RENT, actor, amount, charge.set, count(charge.asked))
    if demand is FOR_DEBT:
        return question(DEBT, actor, amount)
    if demand.is_sum:
        return question(BIRTHDAY, actor, amount, count(charge.asked))
    if demand is BREAKING:
        return question(BREAK, actor, charge.set)
    if demand is STEALING:
        return question(STEAL, actor, charge.theirs.number)
    return question(SWAP, actor, charge.theirs.number, charge.mine.kind.index)
