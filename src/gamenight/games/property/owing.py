"""What a debtor and an heir are asked: how much is owed, to whom, what for, and what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.games.property.actions import (
    CARD_FEE,
    FINE_BEFORE,
    INTEREST_DEAL,
    TAX_INCOME,
    TO_EACH,
)
from gamenight.kernel.event import Event, Kind
from gamenight.kernel.seat import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.property.sight import PropertySight

DEBT_RENT: Final = Kind("debt_rent", "seat", "other", "amount", "space", "lacks")
DEBT_TAX: Final = Kind("debt_tax", "seat", "amount", "space", "lacks")
DEBT_CARD: Final = Kind("debt_card", "seat", "amount", "lacks")
DEBT_PLAYER: Final = Kind("debt_player", "seat", "other", "amount", "lacks")
DEBT_FINE: Final = Kind("debt_fine", "seat", "amount", "lacks")
DEBT_INTEREST: Final = Kind("debt_interest", "seat", "amount", "lacks")
INHERIT_ONE: Final = Kind("inherit_one", "seat", "space", "amount", "has")
INHERIT_MANY: Final = Kind("inherit_many", "seat", "count", "amount", "has")
QUESTIONS: Final = [
    DEBT_RENT, DEBT_TAX, DEBT_CARD, DEBT_PLAYER, DEBT_FINE, DEBT_INTEREST, INHERIT_ONE, INHERIT_MANY,
]  # fmt: skip


def question_of_money(sight: PropertySight) -> Event | None:
    """What a debtor or an heir is asked, or None if neither is asked anything."""
    asked = sight.asked()
    if asked == "debt":
        return question_of_debt(sight)
    return question_of_heir(sight) if asked == "inherit" else None


def question_of_debt(sight: PropertySight) -> Event | None:
    """Who owes whom how much, what for, and what is missing.

    Rule: debt.raise
    """
    frame = sight.debt()
    if frame is None:
        return None
    seat, amount, reason = int(frame.seat), int(frame.sum), frame.left
    lacks = amount - int(sight.cash(seat))
    if reason < TAX_INCOME:
        return Event(DEBT_RENT, "", [seat, int(frame.other), amount, int(frame.item), lacks])
    if reason < CARD_FEE:
        return Event(DEBT_TAX, "", [seat, amount, int(frame.item), lacks])
    if reason == TO_EACH:
        return Event(DEBT_PLAYER, "", [seat, int(frame.other), amount, lacks])
    return Event(kind_of_debt(reason), "", [seat, amount, lacks])


def kind_of_debt(reason: i64) -> Kind:
    """The question of a debt to the Bank that names no space."""
    if reason < FINE_BEFORE:
        return DEBT_CARD
    return DEBT_FINE if reason < INTEREST_DEAL else DEBT_INTEREST


def question_of_heir(sight: PropertySight) -> Event | None:
    """How many mortgages were taken over, what lifting them costs, and what the heir has.

    Rule: bankrupt.to_player, mortgage.transfer
    """
    heir = sight.heir()
    deeds = sight.inherited()
    if heir == NOBODY or not deeds:
        return None
    spaces = [space for space in sight.board().deeds if deeds & space.bit]
    cost, has = sum(int(space.mortgage) for space in spaces), int(sight.cash(heir))
    if len(spaces) == 1:
        return Event(INHERIT_ONE, "", [int(heir), int(spaces[0].index), cost, has])
    return Event(INHERIT_MANY, "", [int(heir), len(spaces), cost, has])
