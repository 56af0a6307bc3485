"""How the plain player of the card game answers: Nos, payments, wildcards that come, discards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.deal.actions import INSIST, PAY, TO_PAY, TO_REFUSE
from gamenight.games.deal.bot.worth import (
    COMPLETES,
    EACH_MILLION,
    best_colour,
    best_fit,
    keeping,
    kind_of,
    loss,
)
from gamenight.games.deal.pack import HOTEL, HOUSE
from gamenight.games.deal.rules.lanes import BREAKING, EACH_CODE, PAYING_SUM
from gamenight.games.deal.rules.pay import next_cards
from gamenight.games.deal.state import HOUSE_PART, IN_SETS, cards_in, part_of, slot_of
from gamenight.kernel.action import Action
from gamenight.kernel.seat import Seat

if TYPE_CHECKING:
    from gamenight.games.deal.sight import DealSight
    from gamenight.kernel.frame import Frame

DEAREST: Final = 10  # no card is worth more
DEAR: Final = 5  # a payment worth a No
HARD: Final = 3  # the same, if it is paid with properties
LOST: Final = 250  # a property worth a No
MOST: Final = 100_000
NO_MONEY: Final = vec[i64]([0] * (DEAREST + 1))


def answered(sight: DealSight, answers: list[Action]) -> Action:
    """No where it matters; else it happens, and what is owed is paid at once."""
    if answers[1] is TO_REFUSE and says_no(sight):
        return TO_REFUSE
    if answers[len(answers) - 1] is TO_PAY:
        frame = sight.charge()
        if frame is not None and sight.may_choose(sight.seat, frame.sum):
            return payment(sight)
    return answers[0]


def payment(sight: DealSight) -> Action:
    """Card after card where it hurts least for what it pays, without much waste; then all in one word."""
    frame = sight.charge()
    assert frame is not None
    purse = sight.purse()
    due = frame.sum
    picked: list[int] = []
    while due > 0:
        money = money_up_to(sight, picked)
        best: i64 = -1
        least: i64 = MOST
        for code in next_cards(purse, picked, due):
            harm = harm_of(sight, code, due, money, picked)
            if harm < least:
                least = harm
                best = code
        picked.append(int(best))
        due -= value_at(sight, best)
    return Action(PAY, goods=tuple(picked))


def harm_of(sight: DealSight, code: i64, due: i64, money: vec[i64], picked: list[int]) -> i64:
    """What giving this card costs, for each million that it brings, and what comes after it."""
    value = value_at(sight, code)
    harm = 4 * loss_beside(sight, code, picked) // min(value, due)
    if value > due:
        return harm + EACH_MILLION // 2 * (value - due)
    left = money[value if code < IN_SETS else value - 1]
    if left < money[DEAREST] and (left < due or code >= IN_SETS):
        return harm + 4 * EACH_MILLION  # dearer money is passed over, and cards out of sets must follow
    return harm


def loss_beside(sight: DealSight, code: i64, picked: list[int]) -> i64:
    """What this seat loses with a card, when others are given with it: a set breaks only once."""
    if code >= IN_SETS and part_of(code) < HOUSE_PART:
        slot = slot_of(code)
        given: i64 = 0
        for other in picked:
            if other >= IN_SETS and slot_of(other) == slot and part_of(other) < HOUSE_PART:
                given += 1
        if given:
            number = cards_in(sight.pile(sight.seat, slot)) - given
            return EACH_MILLION + 300 * number // sight.pack().sizes[sight.colour_of(slot)]
    return loss(sight, sight.seat, code)


def value_at(sight: DealSight, code: i64) -> i64:
    """The value of a card in front of this seat."""
    if code < IN_SETS:
        return sight.pack().values[code]
    part = part_of(code)
    if part >= HOUSE_PART:
        return sight.pack().values[sight.pack().acts[HOUSE if part == HOUSE_PART else HOTEL]]
    return kind_of(sight, code).value


def money_up_to(sight: DealSight, picked: list[int]) -> vec[i64]:
    """By value: what the cards left in this seat's bank up to that value are worth together."""
    found = NO_MONEY[:]
    values = sight.pack().values
    kind = sight.next_banked(sight.seat, 0)
    while kind < len(values):
        found[values[kind]] += values[kind] * sight.in_bank(sight.seat, kind)
        kind = sight.next_banked(sight.seat, kind + 1)
    for code in picked:
        if code < IN_SETS:
            found[values[code]] -= values[code]
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
