"""Mortgages: borrowing from the Bank on a deed, and lifting it again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast, final

from gamenight.games.property.actions import TO_LIFT, TO_MORTGAGE
from gamenight.games.property.board import Space
from gamenight.games.property.events import LIFTED, MORTGAGED
from gamenight.games.property.refusals import (
    CASH_SHORT,
    GROUP_BUILT,
    IS_MORTGAGED,
    NO_SPACE,
    NOT_MORTGAGED,
    NOT_OWNED,
)
from gamenight.games.property.rules.claims import end_claims_on
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.rules.offers import expire_offers
from gamenight.games.property.state import Property
from gamenight.kernel.action import Action
from gamenight.kernel.decision import Aside
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import Seat

if TYPE_CHECKING:
    from mypy_extensions import i64


def cost_of_lifting(space: Space) -> i64:
    """The mortgage value and ten per cent of it, rounded up.

    Rule: mortgage.lift
    """
    return space.mortgage + space.interest


def take_mortgage(state: Property, seat: Seat, space: Space) -> None:
    """The deed is turned face down and the Bank pays its mortgage value.

    Rule: mortgage.take
    """
    state.mortgaged |= space.bit
    state.receive(seat, space.mortgage)
    state.tell(MORTGAGED, "mortgage.take", seat, space.index, space.mortgage)
    end_claims_on(state, space)
    expire_offers(state, space.bit)


def lift_mortgage(state: Property, seat: Seat, space: Space, cost: i64, clause: str) -> None:
    """The Bank is paid and the deed turned face up.

    Rule: mortgage.lift
    """
    state.mortgaged &= ~space.bit
    state.spend(seat, cost)
    state.tell(LIFTED, clause, seat, space.index, cost)
    expire_offers(state, space.bit)


def mortgage_choices(state: Property, seat: Seat) -> list[Action]:
    """Every deed that the seat may mortgage now."""
    free = state.owned[seat] & ~state.mortgaged
    if state.built:
        for group in state.board.colours:
            if state.built & group.mask:
                free &= ~group.mask
    if not free:
        return []
    return [TO_MORTGAGE[space.index] for space in state.board.deeds if free & space.bit]


@final
class Mortgaging(Aside[Property]):
    """Turn a deed face down for its mortgage value."""

    def __init__(self) -> None:
        super().__init__("mortgaging")

    def offers(self, state: Property, seat: Seat) -> list[Action]:
        """Every deed that may be mortgaged.

        Rule: mortgage.take
        """
        return mortgage_choices(state, seat)

    def why_not(self, state: Property, seat: Seat, action: Action) -> Event:
        """Not one's own, mortgaged already, or built on.

        Rule: mortgage.take
        """
        return why_no_deed(state, seat, action.item, is_lifting=False)

    def play(self, state: Property, seat: Seat, action: Action) -> None:
        """Take the mortgage; a debtor who has the sum together pays.

        Rule: mortgage.take, debt.raise
        """
        take_mortgage(state, seat, state.board.spaces[action.item])
        raise_done(state, seat)


@final
class Lifting(Aside[Property]):
    """Turn a deed face up again."""

    def __init__(self) -> None:
        super().__init__("lifting")

    def offers(self, state: Property, seat: Seat) -> list[Action]:
        """Every mortgage that the cash covers.

        Rule: mortgage.lift
        """
        mine = state.owned[seat] & state.mortgaged
        if not mine:
            return []
        cash = state.cash[seat]
        return [
            TO_LIFT[space.index]
            for space in state.board.deeds
            if mine & space.bit != 0 and cost_of_lifting(space) <= cash
        ]

    def why_not(self, state: Property, seat: Seat, action: Action) -> Event:
        """Not one's own, not mortgaged, or too dear.

        Rule: mortgage.lift
        """
        return why_no_deed(state, seat, action.item, is_lifting=True)

    def play(self, state: Property, seat: Seat, action: Action) -> None:
        """Pay the value and ten per cent.

        Rule: mortgage.lift
        """
        space = state.board.spaces[action.item]
        lift_mortgage(state, seat, space, cost_of_lifting(space), "mortgage.lift")


def why_no_deed(state: Property, seat: Seat, item: i64, *, is_lifting: bool) -> Event:
    """Why a deed cannot be turned over.

    Rule: mortgage.take, mortgage.lift
    """
    clause = "mortgage.lift" if is_lifting else "mortgage.take"
    if not 0 <= item < state.board.size:
        return refusal(NO_SPACE, clause)
    if not state.owned[seat] & state.board.spaces[item].bit:
        return refusal(NOT_OWNED, clause, item)
    space = state.board.spaces[item]
    if is_lifting:
        if not state.mortgaged & space.bit:
            return refusal(NOT_MORTGAGED, clause, item)
        return refusal(CASH_SHORT, clause, cost_of_lifting(space), state.cash[seat])
    if state.mortgaged & space.bit:
        return refusal(IS_MORTGAGED, clause, item)
    return refusal(GROUP_BUILT, clause, item)


def raise_done(state: Property, seat: Seat) -> None:
    """What is asked just now goes by the cash that the seat has after this.

    Rule: debt.raise, auction.cash, buy.raise
    """
    cast(PropertyDecision[Any], state.asking.decision).raised(state, state.asking, seat)
