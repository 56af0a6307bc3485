"""A plain and sensible player of the card game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from gamenight.bots.bot import Bot
from gamenight.games.deal.actions import (
    ALLOW,
    BANK,
    BREAK,
    BUILD_HOTEL,
    BUILD_HOUSE,
    CHARGE_ONE,
    CHARGE_RENT,
    COLLECT_DEBT,
    DROP,
    GIVE,
    HAVE_BIRTHDAY,
    INSIST,
    LAY,
    MOVE,
    PASS_GO_CARD,
    PUT,
    STEAL,
    SWAP,
    YIELD,
)
from gamenight.games.deal.bot.answers import answered, countered, dropped, payment, placed
from gamenight.games.deal.bot.worth import (
    COMPLETES,
    EACH_MILLION,
    best_colour,
    best_fit,
    fit,
    loss,
    may_complete,
    payable,
)
from gamenight.games.deal.pack import DEAL_BREAKER, JUST_SAY_NO, MONEY, PASS_GO, SLY_DEAL
from gamenight.games.deal.sight import DealSight
from gamenight.kernel.seat import Seat

if TYPE_CHECKING:
    from gamenight.games.deal.spot import Spot
    from gamenight.kernel.action import Action
    from gamenight.kernel.sight import Sight

ENDING: Final = 100  # what a play must be worth to be made, cards kept being worth something too
WINS: Final = 100_000
BREAKS: Final = 6000
PASSES_GO: Final = 5000
MOVES: Final = 4000
FILLS: Final = 3000
NEVER: Final = -1
MOST_MOVES: Final = 12  # between two plays: the rules allow more, but nobody wants to wait
SAFE: Final = 5  # so much in the bank pays most of what comes


@final
class PlainDeal(Bot):
    """Completes sets, banks what it needs, charges what pays, takes what completes or hurts, guards its sets.

    It has no memory and no chance in it: the same sight gets the same answer.
    """

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """One of the answers, by what is asked."""
        first = answers[0]
        if len(answers) == 1:
            return first
        assert isinstance(sight, DealSight)
        verb = first.verb
        if verb is GIVE:
            return payment(sight)
        if verb is ALLOW:
            return answered(sight, answers)
        if verb is YIELD or verb is INSIST:
            return countered(sight, answers)
        if verb is PUT:
            return placed(sight, answers)
        if verb is DROP:
            return dropped(sight, answers)
        return best_play(sight, answers)

    def is_eager(self, sight: Sight[Any]) -> bool:
        """Only where moving a card of its own could complete a set."""
        assert isinstance(sight, DealSight)
        return sight.moves_made() < MOST_MOVES and sight.asked() == "turn" and may_complete(sight)


def best_play(sight: DealSight, answers: list[Action]) -> Action:
    """What is worth most; what is worth less than ending the turn is not played."""
    best = answers[0]
    most: i64 = NEVER
    item: i64 = NEVER  # what a swap would bring, looked at once for all that could be given
    other: i64 = NEVER
    taken: i64 = NEVER
    for action in answers:
        verb = action.verb
        worth: i64 = NEVER
        if verb is not SWAP:
            worth = worth_of(sight, action)
        else:
            if action.item != item or action.seat != other:
                item = action.item
                other = action.seat
                taken = worth_of_taking(sight, other, sight.spot(item))
            if taken > most:
                worth = worth_of_swap(sight, action, taken)
        if worth > most:
            most = worth
            best = action
            if worth >= WINS:
                return best
    return best


def worth_of(sight: DealSight, action: Action) -> i64:  # noqa: C901  one case a verb
    """How good it is to do this now."""
    verb = action.verb
    if verb is BANK:
        return worth_of_banking(sight, action.item)
    if verb is LAY:
        return worth_of_laying(sight, action)
    if verb is STEAL:
        return worth_of_taking(sight, action.seat, sight.spot(action.item))
    if verb is CHARGE_RENT:
        return worth_of_rent(sight, action)
    if verb is CHARGE_ONE or verb is COLLECT_DEBT:
        amount = sight.pack().numbers.debt
        if verb is CHARGE_ONE:
            amount = sight.rent_of(sight.seat, action.item) << action.number
        return worth_of_sum(min(amount, sight.value_of(action.seat))) + 20 * sight.full_colours(action.seat)
    if verb is HAVE_BIRTHDAY:
        return worth_of_sum(payable(sight, sight.pack().numbers.birthday))
    if verb is PASS_GO_CARD:
        return worth_of_drawing(sight)
    if verb is BUILD_HOUSE or verb is BUILD_HOTEL:
        return 4 * EACH_MILLION + sight.rent_of(sight.seat, action.item)
    if verb is BREAK:
        return worth_of_breaking(sight, action)
    if verb is MOVE:
        return worth_of_moving(sight, action)
    return ENDING


def needs_one(sight: DealSight, seat: Seat) -> bool:
    """Whether one more full set wins the game for that seat."""
    return sight.full_colours(seat) + 1 >= sight.pack().numbers.sets_to_win


def worth_of_laying(sight: DealSight, action: Action) -> i64:
    """Much for a full set, more if it is the last; wildcards wait until they complete something."""
    card = sight.pack().kinds[action.item]
    worth = fit(sight, sight.seat, card, action.number)
    if worth >= COMPLETES:
        return WINS if needs_one(sight, sight.seat) else FILLS + worth
    if len(card.colours) == 1:
        return 3 * EACH_MILLION + worth
    if len(card.colours) == 2 or sight.hand_size(sight.seat) > 7:
        return ENDING + worth // 4
    return NEVER


def worth_of_banking(sight: DealSight, kind: i64) -> i64:
    """Money, more urgently into a poor bank; of actions those that are of little use now."""
    card = sight.pack().kinds[kind]
    need: i64 = 4 * EACH_MILLION if sight.banked(sight.seat) < SAFE else EACH_MILLION
    if card.what == MONEY:
        return need + 20 * card.value
    if card.action == JUST_SAY_NO or card.action == DEAL_BREAKER:
        return NEVER
    if card.action == SLY_DEAL or card.action == PASS_GO:
        return ENDING // 2
    spare = sight.hand_size(sight.seat) - sight.pack().numbers.most_in_hand
    if spare > 0 or need > EACH_MILLION:
        return ENDING + 10 * card.value
    return ENDING // 2


def worth_of_drawing(sight: DealSight) -> i64:
    """First of all, as long as the cards drawn can be kept or played."""
    if sight.pile_size() == 0:
        return NEVER
    room = sight.pack().numbers.most_in_hand + sight.plays_left() - sight.hand_size(sight.seat)
    return PASSES_GO if room > 0 else ENDING + 1


def worth_of_sum(amount: i64) -> i64:
    """What others pay is theirs no more."""
    if amount < 2:
        return NEVER
    return EACH_MILLION * amount + amount * 10 + 30


def worth_of_rent(sight: DealSight, action: Action) -> i64:
    """What the others can pay; each doubler takes a play."""
    amount = sight.rent_of(sight.seat, action.item) << action.number
    worth = worth_of_sum(payable(sight, amount))
    return worth - 3 * EACH_MILLION * action.number if worth > 0 else worth


def worth_of_breaking(sight: DealSight, action: Action) -> i64:
    """A full set, from the leader first; of a colour that is not full yet."""
    if sight.begun(sight.seat, sight.colour_of(action.item)) < 0:
        return BREAKS // 4 if needs_one(sight, action.seat) else ENDING // 2
    if needs_one(sight, sight.seat):
        return WINS
    return BREAKS + 100 * sight.full_colours(action.seat) + sight.rent_of(action.seat, action.item)


def worth_of_taking(sight: DealSight, other: Seat, spot: Spot) -> i64:
    """What completes a set; else what helps, or hurts who is about to win."""
    worth = best_fit(sight, sight.seat, spot.kind)
    if worth >= COMPLETES:
        return WINS if needs_one(sight, sight.seat) else FILLS - 100 + worth
    harm = loss(sight, other, spot)
    if needs_one(sight, other) and lacks_one(sight, other, spot.slot):
        return worth + harm
    return (worth + harm) // 2


def lacks_one(sight: DealSight, seat: Seat, slot: i64) -> bool:
    """Whether a set lacks one card."""
    return sight.cards_in(seat, slot) + 1 == sight.pack().sizes[sight.colour_of(slot)]


def worth_of_swap(sight: DealSight, action: Action, taken: i64) -> i64:
    """What taking is worth, less what is given: never out of a full set or the one to be completed."""
    given = sight.spot(action.number)
    if given.kind.is_any or sight.is_full(sight.seat, given.slot):
        return NEVER
    wanted = best_colour(sight, sight.seat, sight.spot(action.item).kind)
    if sight.colour_of(given.slot) == wanted:
        return NEVER
    worth = taken - loss(sight, sight.seat, given)
    theirs = best_fit(sight, action.seat, given.kind)
    if theirs >= COMPLETES and worth < WINS // 2:
        return NEVER
    return worth - theirs // 4


def worth_of_moving(sight: DealSight, action: Action) -> i64:
    """Only what makes a set full out of one that is not."""
    spot = sight.spot(action.item)
    if spot.is_building or sight.is_full(sight.seat, spot.slot):
        return NEVER
    colour = sight.colour_of(action.number)
    if sight.cards_in(sight.seat, action.number) + 1 < sight.pack().sizes[colour]:
        return NEVER
    if fit(sight, sight.seat, spot.kind, colour) < COMPLETES:
        return NEVER
    return WINS if needs_one(sight, sight.seat) else MOVES
