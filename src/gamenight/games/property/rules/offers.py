"""Offers that stand beside the game, and when they expire."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gamenight.games.property.events import CLAIM_VOID, EXPIRED
from gamenight.games.property.memory import Claim, Offer

if TYPE_CHECKING:
    from gamenight.games.property.state import Property


def expire_offers(state: Property, deeds: i64) -> None:
    """An offer that names a deed which has changed is no longer the offer that was made.

    Rule: deal.what
    """
    if not state.standing:
        return
    for one in [one for one in state.standing if isinstance(one, Offer) and one.trade().deeds & deeds]:
        expire(state, one)


def expire_card_offers(state: Property, decks: i64) -> None:
    """An offer that names a jail card which has gone elsewhere is off.

    Rule: deal.what, cards.jail_free
    """
    for one in [one for one in state.standing if isinstance(one, Offer) and one.trade().cards & decks]:
        expire(state, one)


def expire(state: Property, offer: Offer) -> None:
    """The offer stands no more, although nobody has answered it.

    Rule: deal.what
    """
    state.tell(EXPIRED, "deal.what", offer.seat, offer.other, offer.number)
    state.drop(offer.number)


def expire_party(state: Property, seat: i64) -> None:
    """Whoever resigns neither offers nor is offered anything any more.

    Rule: resign.leave, deal.what
    """
    for one in [one for one in state.standing if isinstance(one, Offer) and one.is_party(seat)]:
        expire(state, one)


def drop_party(state: Property, seat: i64) -> None:
    """Whoever is out of the game neither offers nor is offered anything, nor owes or claims rent.

    Rule: rent.lapse, debt.order, deal.what
    """
    gone = [one for one in state.standing if one.is_party(seat)]
    state.standing = [one for one in state.standing if not one.is_party(seat)]
    for one in gone:
        if isinstance(one, Claim):
            clause = "debt.order" if one.asked and one.seat == seat else "rent.lapse"
            state.tell(CLAIM_VOID, clause, one.seat, one.other, one.space)
        else:
            state.tell(EXPIRED, "deal.what", one.seat, one.other, one.number)
