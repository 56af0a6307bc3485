"""Why a move in the card game is a good one: a key for a sentence, and what fills it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.deal.actions import (
    BANK,
    BREAK,
    BUILD_HOTEL,
    BUILD_HOUSE,
    CHARGE_ONE,
    CHARGE_RENT,
    COLLECT_DEBT,
    END,
    HAVE_BIRTHDAY,
    INSIST,
    LAY,
    MOVE,
    PASS_GO_CARD,
    PAY,
    PUT,
    REFUSE,
    STEAL,
    SWAP,
)
from gamenight.games.deal.bot.plain import from_all, lacks_one, needs_one
from gamenight.games.deal.bot.worth import COMPLETES, best_colour, best_fit, fit
from gamenight.games.deal.pack import JUST_SAY_NO
from gamenight.kernel.seat import NOBODY, Seat
from gamenight.kernel.value import Value

if TYPE_CHECKING:
    from gamenight.games.deal.pack import Kind
    from gamenight.games.deal.sight import DealSight
    from gamenight.games.deal.spot import Spot
    from gamenight.kernel.action import Action

NO_COLOUR: Final = -1


@final
class Reason(Value):
    """Why something is done: `completes`, `denies`, `raises_cash` …, with whom, what colour, how much."""

    def __init__(self, key: str, *, other: Seat = NOBODY, colour: i64 = NO_COLOUR, amount: i64 = 0) -> None:
        self.key: Final = key
        self.other: Final[i64] = other
        self.colour: Final[i64] = colour
        self.amount: Final[i64] = amount  # millions, or cards


def reason_of(sight: DealSight, action: Action) -> Reason | None:
    """Why a seat does this, as it sees the table before it; None where nothing is to be said."""
    verb = action.verb
    pack = sight.pack()
    if verb is LAY:
        return of_card(sight, pack.kinds[action.item], action.number)
    if verb is PUT:
        card = sight.placing()
        return None if card is None else of_card(sight, card, action.number)
    if verb is MOVE:
        return of_card(sight, sight.spot(action.item).kind, sight.colour_of(action.number))
    if verb is BANK:
        return Reason("raises_cash", amount=pack.kinds[action.item].value)
    if verb is PASS_GO_CARD:
        return Reason("draws", amount=pack.numbers.pass_go)
    if verb is BUILD_HOUSE or verb is BUILD_HOTEL:
        rent = pack.numbers.house_rent if verb is BUILD_HOUSE else pack.numbers.hotel_rent
        return Reason("raises_rent", colour=sight.colour_of(action.item), amount=rent)
    if verb is STEAL or verb is SWAP:
        return of_taking(sight, action.seat, sight.spot(action.item))
    if verb is BREAK:
        key = "wins" if needs_one(sight, sight.seat) else "takes_set"
        return Reason(key, other=action.seat, colour=sight.colour_of(action.item))
    if verb is END:
        return Reason("keeps", amount=sight.hand_size(sight.seat))
    return of_charge(sight, action)


def of_card(sight: DealSight, card: Kind, colour: i64) -> Reason:
    """Why a card is laid in a colour."""
    if fit(sight, sight.seat, card, colour) < COMPLETES:
        return Reason("collects", colour=colour)
    return Reason("wins" if needs_one(sight, sight.seat) else "completes", colour=colour)


def of_taking(sight: DealSight, other: Seat, spot: Spot) -> Reason:
    """Why a card of another is taken."""
    colour = best_colour(sight, sight.seat, spot.kind)
    if best_fit(sight, sight.seat, spot.kind) >= COMPLETES:
        return Reason("wins" if needs_one(sight, sight.seat) else "completes", other=other, colour=colour)
    if lacks_one(sight, other, spot.slot):
        return Reason("denies", other=other, colour=sight.colour_of(spot.slot))
    return Reason("collects", other=other, colour=colour)


def of_charge(sight: DealSight, action: Action) -> Reason | None:
    """Why somebody is charged, or why a charge is refused, insisted on or paid."""
    verb = action.verb
    numbers = sight.pack().numbers
    if verb is CHARGE_RENT:
        amount = sight.rent_of(sight.seat, action.item) << action.number
        return Reason("charges_all", amount=from_all(sight, amount))
    if verb is HAVE_BIRTHDAY:
        return Reason("charges_all", amount=from_all(sight, numbers.birthday))
    if verb is CHARGE_ONE or verb is COLLECT_DEBT:
        amount = numbers.debt
        if verb is CHARGE_ONE:
            amount = sight.rent_of(sight.seat, action.item) << action.number
        paid = min(amount, sight.value_of(action.seat))
        key = "charges" if paid <= sight.banked(action.seat) else "breaks_up"
        return Reason(key, other=action.seat, amount=paid)
    charge = sight.charge()
    if charge is None:
        return None
    if verb is REFUSE:
        if charge.demand.is_sum:
            return Reason(
                "saves_cash", other=charge.seat, amount=min(charge.amount, sight.value_of(sight.seat))
            )
        slot = charge.set if charge.demand.what == "break" else charge.theirs.slot
        return Reason("guards", other=charge.seat, colour=sight.colour_of(slot))
    if verb is INSIST:
        return Reason("insists", other=action.seat)
    no = sight.pack().acts[JUST_SAY_NO]
    if (verb is PAY or verb.word == "allow") and no >= 0 and sight.in_hand(no):
        return Reason("keeps_no", other=charge.seat, amount=charge.amount)
    return None
