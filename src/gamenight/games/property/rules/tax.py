"""Taxes: the amount shown, or ten per cent of what one owns, chosen before it is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from gamenight.games.property.actions import FLAT, FLAT_OR_TENTH
from gamenight.games.property.board import Space
from gamenight.games.property.events import CHOSE_TAX
from gamenight.games.property.fields import TAX_FRAME
from gamenight.games.property.memory import TaxFrame
from gamenight.games.property.reasons import TAX_INCOME
from gamenight.games.property.refusals import TAX_FIRST, TAX_OPEN
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.rules.payment import owe
from gamenight.games.property.state import Property
from gamenight.games.property.terms import TAX_CHOICE
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import NOBODY, Seat, bit

if TYPE_CHECKING:
    from gamenight.kernel.action import Action


def charge_income_tax(state: Property, seat: Seat, space: Space) -> bool:
    """Whoever lands there pays, as the table plays it; whether it is settled already.

    Rule: tax.income
    """
    return cast(TaxChoice, state.terms.decisions[TAX_CHOICE.place]).charge(state, seat, space)


def worth_of(state: Property, seat: Seat) -> i64:
    """Cash, the printed prices of all properties, mortgaged or not, and the cost of the buildings.

    Rule: tax.income
    """
    worth = state.cash[seat]
    for space in state.board.deeds:
        if state.owned[seat] & space.bit:
            worth += space.price + state.heights[space.index] * space.house
    return worth


class TaxChoice(PropertyDecision[TaxFrame]):
    """frame.seat chooses how to pay the tax of frame.space; nobody has added anything up."""

    def __init__(self) -> None:
        super().__init__("tax", TAX_FRAME)

    def charge(self, state: Property, seat: Seat, space: Space) -> bool:
        """Ask for the choice; whether the tax is settled already.

        Rule: tax.income
        """
        frame = TAX_CHOICE.open(state, bit(seat))
        frame.seat = seat
        frame.space = space.index
        return False

    def answers(self, state: Property, frame: TaxFrame, seat: Seat) -> list[Action]:
        """The flat amount or the percentage, whatever the cash.

        Rule: tax.income
        """
        return FLAT_OR_TENTH

    def why_closed(self, state: Property, frame: TaxFrame, seat: Seat, aside: i64) -> Event:
        """All business waits for the choice.

        Rule: offturn.window
        """
        return refusal(TAX_OPEN, "offturn.window", frame.seat)

    def comes_first(self, state: Property, frame: TaxFrame, seat: Seat) -> Event:
        """The tax is chosen and paid before the dice go on.

        Rule: turn.end
        """
        return refusal(TAX_FIRST, "turn.end", frame.space)

    def play(self, state: Property, frame: TaxFrame, seat: Seat, action: Action) -> None:
        """The choice binds; only now is the worth added up, and the percentage rounded down.

        Rule: tax.income
        """
        space = state.board.spaces[frame.space]
        frame.waits = 0
        amount = space.amount
        percent: i64 = 0
        if action.verb is not FLAT:
            percent = space.percent
            amount = worth_of(state, seat) * percent // 100
        state.tell(CHOSE_TAX, "tax.income", seat, percent, space.index)
        if owe(state, seat, NOBODY, amount, TAX_INCOME, space.index):
            state.pop(0)

    def resume(self, state: Property, frame: TaxFrame, result: i64) -> None:
        """The tax is paid, or its debtor is out."""
        state.pop(0)

    def let_go(self, state: Property, frame: TaxFrame, seat: Seat) -> None:
        """Whoever has left pays the flat amount.

        Rule: resign.leave
        """
        self.play(state, frame, seat, FLAT_OR_TENTH[0])

    def flaw(self, state: Property, frame: TaxFrame) -> str:
        """A tax space, and a seat that pays."""
        if not state.board.spaces[frame.space].percent:
            return f"space {frame.space} asks for no choice of tax"
        return "" if frame.seat >= 0 else "a tax needs a seat that pays it"
