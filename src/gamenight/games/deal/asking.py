"""What is asked in the card game, with the names and sums that the sentence needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gamenight.games.deal.rules.lanes import (
    BREAKING,
    EACH_CODE,
    FOR_DEBT,
    FOR_RENT,
    MAY_INSIST,
    MAY_REFUSE,
    PAYING_SUM,
    PAYS,
    STEALING,
)
from gamenight.games.deal.state import part_of, slot_of
from gamenight.kernel.event import Event, Kind, question

if TYPE_CHECKING:
    from gamenight.games.deal.sight import DealSight
    from gamenight.kernel.frame import Frame

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
STEAL: Final = Kind("charge_steal", "other", "kind")
SWAP: Final = Kind("charge_swap", "other", "kind", "mine")
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
    if asked == "place":
        return question(PLACE, sight.asking().item)
    if asked == "discard":
        return question(DISCARD, sight.hand_size(sight.on_turn()) - sight.pack().numbers.most_in_hand)
    frame = sight.charge()
    return None if asked != "charge" or frame is None else charge_of(sight, frame)


def turn_of(sight: DealSight) -> Event:
    """How many cards may still be played of those in hand."""
    left = sight.plays_left()
    held = sight.hand_size(sight.on_turn())
    if left <= 0:
        return question(TURN_PLAYED)
    return question(TURN, min(left, held)) if held else question(TURN_EMPTY)


def charge_of(sight: DealSight, frame: Frame) -> Event:
    """To a target what is wanted or owed, to the actor who has said no, to all others what they wait for."""
    if sight.seat == frame.seat and in_lanes(frame, MAY_INSIST):
        return counters_of(frame)
    mine: i64 = 0
    if sight.seat >= 0:
        mine = frame.lanes[sight.seat]
    if mine == PAYS:
        return question(PAY, frame.seat, frame.sum)
    if mine == MAY_REFUSE or not (in_lanes(frame, MAY_INSIST) or in_lanes(frame, PAYS)):
        return wanted_of(sight, frame)
    if not (in_lanes(frame, MAY_REFUSE) or in_lanes(frame, PAYS)):
        return counters_of(frame)
    return question(CHARGE, frame.seat)


def in_lanes(frame: Frame, step: i64) -> i64:
    """How many matters stand at a step."""
    return len([lane for lane in frame.lanes if lane == step])


def counters_of(frame: Frame) -> Event:
    """Who has said no, or how many have."""
    if in_lanes(frame, MAY_INSIST) > 1:
        return question(COUNTERS, in_lanes(frame, MAY_INSIST))
    return question(COUNTER, [lane == MAY_INSIST for lane in frame.lanes].index(True))


def wanted_of(sight: DealSight, frame: Frame) -> Event:
    """What the actor wants: a sum and for what, a card, a swap, or a set."""
    about = frame.left
    if frame.step == PAYING_SUM:
        asked = in_lanes(frame, MAY_REFUSE)
        if about >= FOR_RENT:
            return question(RENT, frame.seat, frame.sum, about - FOR_RENT, asked)
        if about == FOR_DEBT:
            return question(DEBT, frame.seat, frame.sum)
        return question(BIRTHDAY, frame.seat, frame.sum, asked)
    if frame.step == BREAKING:
        return question(BREAK, frame.seat, about)
    theirs = kind_of(sight, about % EACH_CODE)
    if frame.step == STEALING:
        return question(STEAL, frame.seat, theirs)
    return question(SWAP, frame.seat, theirs, kind_of(sight, about // EACH_CODE))


def kind_of(sight: DealSight, code: i64) -> i64:
    """The kind of a property card by its number."""
    return sight.pack().kind_of_part(sight.colour_of(slot_of(code)), part_of(code)).index
