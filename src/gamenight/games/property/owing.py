"""What a debtor and an heir are asked: how much is owed, to whom, what for, and what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.games.property.reasons import QUESTIONS as OF_DEBTS
from gamenight.kernel.event import Event, Kind
from gamenight.kernel.seat import NOBODY

if TYPE_CHECKING:
    from gamenight.games.property.sight import PropertySight

INHERIT_ONE: Final = Kind("inherit_one", "seat", "space", "amount", "has")
INHERIT_MANY: Final = Kind("inherit_many", "seat", "count", "amount", "has")
QUESTIONS: Final = [*OF_DEBTS, INHERIT_ONE, INHERIT_MANY]


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
    debt = sight.debt()
    if debt is None:
        return None
    lacks = debt.amount - sight.cash(debt.seat)
    return debt.reason.question(debt.seat, debt.creditor, debt.amount, debt.space, lacks)


def question_of_heir(sight: PropertySight) -> Event | None:
    """How many mortgages were taken over, what lifting them costs, and what the heir has for it.

    Rule: bankrupt.to_player, mortgage.transfer
    """
    heir = sight.heir()
    deeds = sight.inherited()
    if heir == NOBODY or not deeds:
        return None
    spaces = [space for space in sight.board().deeds if deeds & space.bit]
    cost, has = sum(int(space.mortgage) for space in spaces), int(sight.spare(heir))
    if len(spaces) == 1:
        return Event(INHERIT_ONE, "", [int(heir), int(spaces[0].index), cost, has])
    return Event(INHERIT_MANY, "", [int(heir), len(spaces), cost, has])
