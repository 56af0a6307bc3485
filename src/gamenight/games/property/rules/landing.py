"""What a space demands of the player who lands on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gamenight.games.property.board import CHANCE, CHEST, GO_TO_JAIL, JAIL, PARKING, TAX
from gamenight.games.property.events import (
    AT_HOME,
    LANDED,
    NOTHING_DUE,
    VISITS,
)
from gamenight.games.property.reasons import TAX_INCOME, TAX_LUXURY
from gamenight.games.property.rules.buying import offer_purchase
from gamenight.games.property.rules.jail import go_to_jail
from gamenight.games.property.rules.payment import owe
from gamenight.games.property.rules.tax import charge_income_tax
from gamenight.kernel.seat import NOBODY, Seat

if TYPE_CHECKING:
    from gamenight.games.property.state import Property

# How it goes on
FOLLOW_ON: Final = 0  # nothing is left to settle
ASKED_SOMETHING: Final = 1  # a decision lies on the stack
CARD_DRAWN: Final = 2  # a card is to be drawn


def act_on_space(state: Property, seat: Seat, fallen: i64, is_nearest: bool) -> i64:
    """Act on the space where the token has come to rest; says how it goes on.

    Rule: turn.roll, free_parking, jail.visiting, jail.sent, tax.income, tax.luxury
    """
    space = state.space_of(seat)
    kind = space.kind
    if space.bit:
        return act_on_deed(state, seat, fallen, is_nearest)
    if kind == CHANCE or kind == CHEST:
        return CARD_DRAWN
    if kind == GO_TO_JAIL:
        go_to_jail(state, seat, "jail.sent")
    elif kind == TAX:
        if space.percent:
            return FOLLOW_ON if charge_income_tax(state, seat, space) else ASKED_SOMETHING
        reason = TAX_INCOME if space.is_income_tax else TAX_LUXURY
        paid = owe(state, seat, NOBODY, space.amount, reason, space.index)
        return FOLLOW_ON if paid else ASKED_SOMETHING
    elif kind == PARKING:
        state.agreed.parking.rest(state, seat)
    elif kind == JAIL:
        state.tell(VISITS, "jail.visiting", seat, space.index)
    else:
        state.tell(LANDED, "go.salary", seat, space.index)
    return FOLLOW_ON


def act_on_deed(state: Property, seat: Seat, fallen: i64, is_nearest: bool) -> i64:
    """The Bank's may be bought; another's may cost rent; one's own costs nothing.

    Rule: buy.listed, rent.own, rent.mortgaged
    """
    space = state.space_of(seat)
    owner = state.owner[space.index]
    if owner == NOBODY:
        offer_purchase(state, seat, space.index)
        return ASKED_SOMETHING
    if owner == seat:
        state.tell(AT_HOME, "rent.own", seat, space.index)
    elif state.mortgaged & space.bit:
        state.tell(NOTHING_DUE, "rent.mortgaged", seat, space.index, owner)
    else:
        state.agreed.landlord.receive(state, seat, space, fallen, is_nearest)
    return FOLLOW_ON
