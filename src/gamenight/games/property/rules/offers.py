"""Offers that stand beside the game, and when they expire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gamenight.games.property.actions import ASKED, OFFERED
from gamenight.games.property.events import CLAIM_VOID, EXPIRED

if TYPE_CHECKING:
    from gamenight.games.property.state import Property

# What the goods of a standing offer are, from the side of who made it
CASH_GIVEN: Final = 0
CASH_TAKEN: Final = 1
DEEDS_GIVEN: Final = 2
DEEDS_TAKEN: Final = 3
CARDS_GIVEN: Final = 4
CARDS_TAKEN: Final = 5


def expire_offers(state: Property, deeds: i64) -> None:
    """An offer that names a deed which has changed is no longer the offer that was made.

    Rule: deal.what
    """
    if not state.standing:
        return
    stale = [
        one
        for one in state.standing
        if one.kind == OFFERED and (one.goods[DEEDS_GIVEN] | one.goods[DEEDS_TAKEN]) & deeds
    ]
    for one in stale:
        state.tell(EXPIRED, "deal.what", one.seat, one.other, one.number)
        state.drop(one.number)


def expire_card_offers(state: Property, deck_bit: i64) -> None:
    """The same for an offer that names a jail card.

    Rule: deal.what, cards.jail_free
    """
    stale = [
        one
        for one in state.standing
        if one.kind == OFFERED and (one.goods[CARDS_GIVEN] | one.goods[CARDS_TAKEN]) & deck_bit
    ]
    for one in stale:
        state.tell(EXPIRED, "deal.what", one.seat, one.other, one.number)
        state.drop(one.number)


def expire_party(state: Property, seat: i64) -> None:
    """Whoever resigns neither offers nor is offered anything any more.

    Rule: resign.leave, deal.what
    """
    for one in [one for one in state.standing if one.kind == OFFERED and one.is_party(seat)]:
        state.tell(EXPIRED, "deal.what", one.seat, one.other, one.number)
        state.drop(one.number)


def drop_party(state: Property, seat: i64) -> None:
    """Who is out of the game neither offers nor is offered anything, nor owes or claims rent.

    Rule: rent.lapse, debt.order, deal.what
    """
    gone = [one for one in state.standing if one.is_party(seat)]
    state.standing = [one for one in state.standing if not one.is_party(seat)]
    for one in gone:
        if one.kind == OFFERED:
            state.tell(EXPIRED, "deal.what", one.seat, one.other, one.number)
        else:
            clause = "debt.order" if one.kind == ASKED and one.seat == seat else "rent.lapse"
            state.tell(CLAIM_VOID, clause, one.seat, one.other, one.item)
