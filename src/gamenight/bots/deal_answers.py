"""How the plain player of the card game answers: Nos, payments, wildcards that come, discards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.bots.deal_worth import (
    COMPLETES,
    EACH_MILLION,
    best_colour,
    best_fit,
    keeping,
    kind_of,
    loss,
)
from gamenight.games.deal.actions import GIVE, INSIST
from gamenight.games.deal.pack import HOTEL, HOUSE
from gamenight.games.deal.rules.charge import BREAKING, EACH_CODE, PAYING_SUM, due_of
from gamenight.games.deal.state import HOUSE_PART, IN_SETS, part_of
from gamenight.kernel.seat import Seat

if TYPE_CHECKING:
    from gamenight.games.deal.sight import DealSight
    from gamenight.kernel.action import Action
    from gamenight.kernel.frame import Frame

DEAREST: Final = 10  # no card is worth more
DEAR: Final = 5  # a payment worth a No
HARD: Final = 3  # the same, if it is paid with properties
LOST: Final = 250  # a property worth a No
MOST: Final = 100_000
NO_MONEY: Final = vec[i64]([0] * (DEAREST + 1))


def next_card(sight: DealSight, answers: list[Action]) -> Action:
    """Where it hurts least for what it pays, without paying much too much."""
    frame = sight.charge()
    assert frame is not None
    due = due_of(frame.lanes[sight.seat])
    money = money_up_to(sight)
    best = answers[0]
    least: i64 = MOST
    for action in answers:
        if action.verb is GIVE:
            harm = harm_of(sight, action.item, due, money)
            if harm < least:
                least = harm
                best = action
    return best


def harm_of(sight: DealSight, code: i64, due: i64, money: vec[i64]) -> i64:
    """What giving this card costs, for each million that it brings, and what comes after it."""
    value = value_at(sight, code)
    harm = 4 * loss(sight, sight.seat, code) // min(value, due)
    if value > due:
        return harm + EACH_MILLION // 2 * (value - due)
    left = money[value if code < IN_SETS else value - 1]
    if left < money[DEAREST] and (left < due or code >= IN_SETS):
        return harm + 4 * EACH_MILLION  # dearer money is passed over, and cards out of sets must follow
    return harm


def value_at(sight: DealSight, code: i64) -> i64:
    """The value of a card in front of this seat."""
    if code < IN_SETS:
        return sight.pack().values[code]
    part = part_of(code)
    if part >= HOUSE_PART:
        return sight.pack().values[sight.pack().acts[HOUSE if part == HOUSE_PART else HOTEL]]
    return kind_of(sight, code).value


def money_up_to(sight: DealSight) -> vec[i64]:
    """By value: what the cards of this seat's bank up to that value are worth together."""
    found = NO_MONEY[:]
    values = sight.pack().values
    kind = sight.next_banked(sight.seat, 0)
    while kind < len(values):
        found[values[kind]] += values[kind] * sight.in_bank(sight.seat, kind)
        kind = sight.next_banked(sight.seat, kind + 1)
    value: i64 = 1
    while value <= DEAREST:
        found[value] += found[value - 1]
        value += 1
    return found


def says_no(sight: DealSight) -> bool:
    """To losing a full set or a good card, to a dear payment, and to whatever lets another win."""
    frame = sight.charge()
    assert frame is not None
    if frame.step == BREAKING:
        return True
    if frame.step == PAYING_SUM:
        worth = sight.value_of(sight.seat)
        bank = sight.banked(sight.seat)
        paid = min(frame.sum, worth)
        return paid >= DEAR or (paid >= HARD and bank < paid)
    code = frame.left % EACH_CODE
    if best_fit(sight, frame.seat, kind_of(sight, code)) >= COMPLETES:
        return True
    return loss(sight, sight.seat, code) >= LOST


def matters(sight: DealSight, frame: Frame, target: Seat) -> bool:
    """Whether an action of one's own is worth a No."""
    if frame.step == PAYING_SUM:
        return min(frame.sum, sight.value_of(target)) >= DEAR
    if frame.step == BREAKING:
        return True
    return best_fit(sight, sight.seat, kind_of(sight, frame.left % EACH_CODE)) >= COMPLETES


def countered(sight: DealSight, answers: list[Action]) -> Action:
    """Insist where it matters, else yield to the first."""
    frame = sight.charge()
    assert frame is not None
    for action in answers:
        if action.verb is INSIST and matters(sight, frame, action.seat):
            return action
    return answers[0]


def placed(sight: DealSight, answers: list[Action]) -> Action:
    """In the colour in which it does most."""
    colour = best_colour(sight, sight.seat, sight.pack().kinds[sight.asking().item])
    for action in answers:
        if action.number == colour:
            return action
    return answers[0]


def dropped(sight: DealSight, answers: list[Action]) -> Action:
    """The card that is worth least in the hand."""
    best = answers[0]
    least: i64 = MOST
    for action in answers:
        worth = keeping(sight, sight.pack().kinds[action.item])
        if worth < least:
            least = worth
            best = action
    return best
