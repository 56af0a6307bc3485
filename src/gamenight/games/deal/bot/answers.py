"""How the plain player of the card game answers: Nos, payments, wildcards that come, discards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.deal.actions import INSIST, PAY, TO_PAY, TO_REFUSE
from gamenight.games.deal.bot.worth import COMPLETES, EACH_MILLION, best_colour, best_fit, keeping, loss
from gamenight.games.deal.memory import BREAKING
from gamenight.games.deal.rules.purse import next_cards
from gamenight.kernel.action import Action
from gamenight.kernel.seat import Seat

if TYPE_CHECKING:
    from gamenight.games.deal.shown import Charge
    from gamenight.games.deal.sight import DealSight
    from gamenight.games.deal.spot import Spot

DEAREST: Final = 10  # and above: told apart no further
DEAR: Final = 5  # a payment worth a No
HARD: Final = 3  # a payment worth a No if it is paid with properties
LOST: Final = 250  # a property worth a No
MOST: Final = 100_000
NO_MONEY: Final = vec[i64]([0] * (DEAREST + 1))


def answered(sight: DealSight, answers: list[Action]) -> Action:
    """No where it matters; else it happens, and what is owed is paid at once."""
    charge = sight.charge()
    assert charge is not None
    if answers[1] is TO_REFUSE and says_no(sight, charge):
        return TO_REFUSE
    if answers[len(answers) - 1] is TO_PAY and sight.may_choose(sight.seat, charge.amount):
        return payment(sight)
    return answers[0]


def payment(sight: DealSight) -> Action:
    """Card after card where it hurts least for what it pays, without much waste; then all in one word."""
    charge = sight.charge()
    assert charge is not None
    purse = sight.purse()
    due = charge.amount
    picked: list[Spot] = []
    money = money_up_to(sight)
    while due > 0:
        best: Spot | None = None
        least: i64 = MOST
        for spot in next_cards(purse, picked, due):
            harm = harm_of(sight, spot, due, money, picked)
            if harm < least:
                least = harm
                best = spot
        assert best is not None
        picked.append(best)
        due -= best.kind.value
        if best.in_bank:
            give_up(money, best.kind.value)
    return Action(PAY, goods=tuple([int(spot.number) for spot in picked]))


def harm_of(sight: DealSight, spot: Spot, due: i64, money: vec[i64], picked: list[Spot]) -> i64:
    """What giving this card costs, for each million that it brings, and what comes after it."""
    value = spot.kind.value
    harm = 4 * loss_beside(sight, spot, picked) // min(value, due)
    if value > due:
        return harm + EACH_MILLION // 2 * (value - due)
    left = money[min(value if spot.in_bank else value - 1, DEAREST)]
    if left < money[DEAREST] and (left < due or spot.in_set):
        return harm + 4 * EACH_MILLION  # dearer money is passed over, and cards out of sets must follow
    return harm


def loss_beside(sight: DealSight, spot: Spot, picked: list[Spot]) -> i64:
    """What this seat loses with a card, when others are given with it: a set breaks only once."""
    if spot.is_property:
        given: i64 = 0
        for other in picked:
            if other.is_property and other.slot == spot.slot:
                given += 1
        if given:
            number = sight.cards_in(sight.seat, spot.slot) - given
            return EACH_MILLION + 300 * number // sight.pack().sizes[sight.colour_of(spot.slot)]
    return loss(sight, sight.seat, spot)


def money_up_to(sight: DealSight) -> vec[i64]:
    """By value: what the cards in this seat's bank up to that value are worth together."""
    found = NO_MONEY[:]
    values = sight.pack().values
    kind = sight.next_banked(sight.seat, 0)
    while kind < len(values):
        found[min(values[kind], DEAREST)] += values[kind] * sight.in_bank(sight.seat, kind)
        kind = sight.next_banked(sight.seat, kind + 1)
    value: i64 = 1
    while value <= DEAREST:
        found[value] += found[value - 1]
        value += 1
    return found


def give_up(money: vec[i64], value: i64) -> None:
    """A card of that value leaves the bank."""
    place: i64 = min(value, DEAREST)
    while place <= DEAREST:
        money[place] -= value
        place += 1


def says_no(sight: DealSight, charge: Charge) -> bool:
    """To losing a full set or a good card, to a dear payment, and to whatever lets another win."""
    if charge.demand is BREAKING:
        return True
    if charge.demand.is_sum:
        paid = min(charge.amount, sight.value_of(sight.seat))
        return paid >= DEAR or (paid >= HARD and sight.banked(sight.seat) < paid)
    if best_fit(sight, charge.seat, charge.theirs.kind) >= COMPLETES:
        return True
    return loss(sight, sight.seat, charge.theirs) >= LOST


def matters(sight: DealSight, charge: Charge, target: Seat) -> bool:
    """Whether an action of one's own is worth a No."""
    if charge.demand.is_sum:
        return min(charge.amount, sight.value_of(target)) >= DEAR
    if charge.demand is BREAKING:
        return True
    return best_fit(sight, sight.seat, charge.theirs.kind) >= COMPLETES


def countered(sight: DealSight, answers: list[Action]) -> Action:
    """Insist where it matters, else yield to the first."""
    charge = sight.charge()
    assert charge is not None
    for action in answers:
        if action.verb is INSIST and matters(sight, charge, action.seat):
            return action
    return answers[0]


def placed(sight: DealSight, answers: list[Action]) -> Action:
    """In the colour in which it does most."""
    card = sight.placing()
    assert card is not None
    colour = best_colour(sight, sight.seat, card)
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
