"""What each play of the card game is worth to a player of some style."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    LAY,
    PASS_GO_CARD,
    STEAL,
)
from gamenight.games.deal.bot.charging import FEW, from_all, from_one
from gamenight.games.deal.bot.plain import BREAKS, FILLS, NEVER, PASSES_GO, WINS, lacks_one, needs_one
from gamenight.games.deal.bot.worth import COMPLETES, best_fit, fit, loss
from gamenight.games.deal.pack import DEAL_BREAKER, JUST_SAY_NO, MONEY, PASS_GO, SLY_DEAL
from gamenight.kernel.seat import Seat

if TYPE_CHECKING:
    from gamenight.games.deal.bot.style import Style
    from gamenight.games.deal.sight import DealSight
    from gamenight.games.deal.spot import Spot
    from gamenight.kernel.action import Action


def worth_of(sight: DealSight, style: Style, action: Action) -> i64:  # noqa: C901  one case a verb
    """How good it is to do this now."""
    verb = action.verb
    if verb is BANK:
        return worth_of_banking(sight, style, action.item)
    if verb is LAY:
        return worth_of_laying(sight, style, action)
    if verb is STEAL:
        return worth_of_taking(sight, style, action.seat, sight.spot(action.item))
    if verb is CHARGE_RENT:
        amount = sight.rent_of(sight.seat, action.item) << action.number
        return charged(style, from_all(sight, style, amount)) - style.doubler * action.number + style.rent
    if verb is CHARGE_ONE:
        amount = sight.rent_of(sight.seat, action.item) << action.number
        return from_whom(sight, style, action.seat, amount) - style.doubler * action.number + style.rent
    if verb is COLLECT_DEBT:
        return from_whom(sight, style, action.seat, sight.pack().numbers.debt) + style.debt
    if verb is HAVE_BIRTHDAY:
        return charged(style, from_all(sight, style, sight.pack().numbers.birthday)) + style.debt
    if verb is PASS_GO_CARD:
        return worth_of_drawing(sight, style)
    if verb is BUILD_HOUSE or verb is BUILD_HOTEL:
        return style.build + sight.rent_of(sight.seat, action.item)
    if verb is BREAK:
        return worth_of_breaking(sight, action)
    return style.ending if verb is END else NEVER


def charged(style: Style, worth: i64) -> i64:
    """What a charge is worth, if what is paid is worth so much; little counts for nothing."""
    return 0 if worth < FEW * style.million else worth + style.million // 2


def from_whom(sight: DealSight, style: Style, payer: Seat, amount: i64) -> i64:
    """What it is worth to charge one player, the leader first."""
    return charged(style, from_one(sight, style, payer, amount)) + 20 * sight.full_colours(payer)


def can_empty(sight: DealSight) -> bool:
    """Whether the plays left can empty the hand, and no card of it should stay."""
    if sight.hand_size(sight.seat) > sight.plays_left():
        return False
    keeps = sight.pack().acts[JUST_SAY_NO]
    return keeps < 0 or sight.in_hand(keeps) == 0


def worth_of_laying(sight: DealSight, style: Style, action: Action) -> i64:
    """Much for a full set, more if it is the last; wildcards wait until they complete something."""
    card = sight.pack().kinds[action.item]
    worth = fit(sight, sight.seat, card, action.number)
    if worth >= COMPLETES:
        return WINS if needs_one(sight, sight.seat) else style.fill + worth
    if len(card.colours) == 1:
        return style.property + worth
    spare = can_empty(sight) or sight.hand_size(sight.seat) > sight.pack().numbers.most_in_hand
    if spare or len(card.colours) == 2:
        return style.wild + worth // 4
    return NEVER


def worth_of_banking(sight: DealSight, style: Style, kind: i64) -> i64:
    """Money, more urgently into a poor bank; of actions those that are of little use now."""
    card = sight.pack().kinds[kind]
    is_poor = sight.banked(sight.seat) < style.safe
    empties = can_empty(sight)
    if card.what == MONEY:
        worth = (style.poor if is_poor else style.rich) + 20 * card.value
        return max(worth, style.ending + style.emptying) if empties else worth
    if empties:
        return style.ending + style.emptying
    if card.action == JUST_SAY_NO or card.action == DEAL_BREAKER:
        return NEVER
    if card.action == SLY_DEAL or card.action == PASS_GO:
        return NEVER
    if is_poor or sight.hand_size(sight.seat) > sight.pack().numbers.most_in_hand:
        return style.ending + 10 * card.value
    return NEVER


def worth_of_drawing(sight: DealSight, style: Style) -> i64:
    """First of all, as long as the cards drawn can be kept or played."""
    if sight.pile_size() == 0:
        return NEVER
    room = sight.pack().numbers.most_in_hand + sight.plays_left() - sight.hand_size(sight.seat)
    return PASSES_GO if room > 0 else style.ending + 1


def worth_of_breaking(sight: DealSight, action: Action) -> i64:
    """A full set, from the leader first; of a colour that is not full yet."""
    if sight.begun(sight.seat, sight.colour_of(action.item)) < 0:
        return BREAKS // 4 if needs_one(sight, action.seat) else NEVER
    if needs_one(sight, sight.seat):
        return WINS
    return BREAKS + 100 * sight.full_colours(action.seat) + sight.rent_of(action.seat, action.item)


def worth_of_taking(sight: DealSight, style: Style, other: Seat, spot: Spot) -> i64:
    """What completes a set; else what helps, or hurts who is about to win."""
    worth = best_fit(sight, sight.seat, spot.kind)
    if worth >= COMPLETES:
        return WINS if needs_one(sight, sight.seat) else FILLS - 100 + worth
    harm = loss(sight, other, spot)
    if needs_one(sight, other) and lacks_one(sight, other, spot.slot):
        return worth + harm
    return worth // 2 + style.harm * harm // 100 + style.theft
