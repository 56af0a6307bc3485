"""Why a move in the card game is a good one: a key for a sentence, and what fills it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.bots.reason import Reason
from gamenight.games.deal.actions import (
    ALLOW,
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
from gamenight.games.deal.bot.plain import lacks_one, needs_one
from gamenight.games.deal.bot.worth import COMPLETES, best_colour, best_fit, fit, payable
from gamenight.games.deal.memory import BREAKING
from gamenight.games.deal.pack import JUST_SAY_NO
from gamenight.kernel.seat import NOBODY, Seat

if TYPE_CHECKING:
    from gamenight.games.deal.pack import Kind
    from gamenight.games.deal.sight import DealSight
    from gamenight.games.deal.spot import Spot
    from gamenight.kernel.action import Action

NO_COLOUR: Final = -1
SECRET: Final = ["keeps_no", "lets_go", "keeps"]  # they tell of cards in the hand
SPOKEN: Final = ["guards", "saves_cash", "insists", "denies", "takes_set", "breaks_up"]


@final
class DealReason(Reason):
    """Why something is done: `completes`, `denies`, `raises_cash` …, with whom, what colour, how much."""

    def __init__(self, key: str, *, other: Seat = NOBODY, colour: i64 = NO_COLOUR, amount: i64 = 0) -> None:
        super().__init__(key)
        self.other: Final[i64] = other
        self.colour: Final[i64] = colour
        self.amount: Final[i64] = amount  # millions, or cards

    def numbers(self) -> dict[str, int]:
        """Whom, what colour and how much, as far as it matters."""
        found = {"amount": int(self.amount)} if self.amount else {}
        if self.other != NOBODY:
            found["other"] = int(self.other)
        if self.colour != NO_COLOUR:
            found["colour"] = int(self.colour)
        return found

    def is_open(self) -> bool:
        """All that is laid or charged lies open; what stays in the hand does not."""
        return self.key not in SECRET


def remark_of(sight: DealSight, action: Action) -> DealReason | None:
    """What a seat says of its move: where it is about somebody else, and gives nothing away."""
    reason = reason_of(sight, action)
    return reason if reason is not None and reason.key in SPOKEN else None


def reason_of(sight: DealSight, action: Action) -> DealReason | None:
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
        return DealReason("raises_cash", amount=pack.kinds[action.item].value)
    if verb is PASS_GO_CARD:
        return DealReason("draws", amount=pack.numbers.pass_go)
    if verb is BUILD_HOUSE or verb is BUILD_HOTEL:
        rent = pack.numbers.house_rent if verb is BUILD_HOUSE else pack.numbers.hotel_rent
        return DealReason("raises_rent", colour=sight.colour_of(action.item), amount=rent)
    if verb is STEAL or verb is SWAP:
        return of_taking(sight, action.seat, sight.spot(action.item))
    if verb is BREAK:
        key = "wins" if needs_one(sight, sight.seat) else "takes_set"
        return DealReason(key, other=action.seat, colour=sight.colour_of(action.item))
    if verb is END:
        return DealReason("keeps", amount=sight.hand_size(sight.seat))
    return of_charge(sight, action)


def of_card(sight: DealSight, card: Kind, colour: i64) -> DealReason:
    """Why a card is laid in a colour."""
    if fit(sight, sight.seat, card, colour) < COMPLETES:
        return DealReason("collects", colour=colour)
    return DealReason("wins" if needs_one(sight, sight.seat) else "completes", colour=colour)


def of_taking(sight: DealSight, other: Seat, spot: Spot) -> DealReason:
    """Why a card of another is taken."""
    colour = best_colour(sight, sight.seat, spot.kind)
    if best_fit(sight, sight.seat, spot.kind) >= COMPLETES:
        return DealReason("wins" if needs_one(sight, sight.seat) else "completes", other=other, colour=colour)
    if lacks_one(sight, other, spot.slot):
        return DealReason("denies", other=other, colour=sight.colour_of(spot.slot))
    return DealReason("collects", other=other, colour=colour)


def of_charge(sight: DealSight, action: Action) -> DealReason | None:
    """Why somebody is charged, or why a charge is refused, insisted on or paid."""
    verb = action.verb
    numbers = sight.pack().numbers
    if verb is CHARGE_RENT:
        amount = sight.rent_of(sight.seat, action.item) << action.number
        return DealReason("charges_all", amount=payable(sight, amount))
    if verb is HAVE_BIRTHDAY:
        return DealReason("charges_all", amount=payable(sight, numbers.birthday))
    if verb is CHARGE_ONE or verb is COLLECT_DEBT:
        amount = numbers.debt
        if verb is CHARGE_ONE:
            amount = sight.rent_of(sight.seat, action.item) << action.number
        paid = min(amount, sight.value_of(action.seat))
        key = "charges" if paid <= sight.banked(action.seat) else "breaks_up"
        return DealReason(key, other=action.seat, amount=paid)
    charge = sight.charge()
    if charge is None:
        return None
    if verb is REFUSE:
        if charge.demand.is_sum:
            return DealReason(
                "saves_cash", other=charge.seat, amount=min(charge.amount, sight.value_of(sight.seat))
            )
        slot = charge.set if charge.demand is BREAKING else charge.theirs.slot
        return DealReason("guards", other=charge.seat, colour=sight.colour_of(slot))
    if verb is INSIST:
        return DealReason("insists", other=action.seat)
    no = sight.pack().acts[JUST_SAY_NO]
    if (verb is PAY or verb is ALLOW) and no >= 0 and sight.in_hand(no):
        key = "keeps_no" if charge.demand.is_sum else "lets_go"
        return DealReason(key, other=charge.seat, amount=charge.amount)
    return None
