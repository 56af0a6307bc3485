"""Which cards of the hand an action is played with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.games.deal.actions import (
    BANK,
    BREAK,
    BUILD_HOTEL,
    BUILD_HOUSE,
    CHARGE_ONE,
    CHARGE_RENT,
    COLLECT_DEBT,
    DROP,
    HAVE_BIRTHDAY,
    INSIST,
    LAY,
    PASS_GO_CARD,
    REFUSE,
    STEAL,
    SWAP,
)
from gamenight.games.deal.pack import (
    BIRTHDAY,
    DEAL_BREAKER,
    DEBT_COLLECTOR,
    DOUBLE_RENT,
    FORCED_DEAL,
    HOTEL,
    HOUSE,
    JUST_SAY_NO,
    PASS_GO,
    RENT,
    SLY_DEAL,
)
from gamenight.games.deal.rules.plays import is_for_one
from gamenight.kernel.seat import bit

if TYPE_CHECKING:
    from gamenight.games.deal.sight import DealSight
    from gamenight.kernel.action import Action

# What the card does that each verb is played with
PLAYED_WITH: Final = {
    PASS_GO_CARD.word: PASS_GO,
    HAVE_BIRTHDAY.word: BIRTHDAY,
    COLLECT_DEBT.word: DEBT_COLLECTOR,
    STEAL.word: SLY_DEAL,
    SWAP.word: FORCED_DEAL,
    BREAK.word: DEAL_BREAKER,
    BUILD_HOUSE.word: HOUSE,
    BUILD_HOTEL.word: HOTEL,
    REFUSE.word: JUST_SAY_NO,
    INSIST.word: JUST_SAY_NO,
}


def uses_of(sight: DealSight, action: Action) -> list[int]:
    """The kinds of the cards; for rent, those of the hand that would do, and the doubler laid with it.

    Rule: play.bank, play.property, play.action, rent.colour, rent.any, rent.double, action.just_say_no
    """
    verb = action.verb
    if verb is BANK or verb is LAY or verb is DROP:
        return [action.item]
    if verb is CHARGE_RENT or verb is CHARGE_ONE:
        return rent_cards(sight, action)
    if verb.word not in PLAYED_WITH:
        return []
    return [sight.pack().acts[PLAYED_WITH[verb.word]]]


def rent_cards(sight: DealSight, action: Action) -> list[int]:
    """The rent cards of the hand that charge for a set, and the doubler."""
    pack = sight.pack()
    colour = bit(sight.colour_of(action.item))
    found = [
        int(kind.index)
        for kind in pack.kinds
        if kind.what == RENT
        and kind.mask & colour
        and is_for_one(kind) == (action.verb is CHARGE_ONE)
        and sight.in_hand(kind.index)
    ]
    return [*found, int(pack.acts[DOUBLE_RENT])] if action.number > 0 else found
