"""What every question of the property game has in common: which business may go on beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from gamenight.games.parts.jail import FREE, PAY_FINE, ROLL, USE_CARD
from gamenight.games.property.actions import (
    BANKRUPT,
    BID,
    BUY_IT,
    DECLINE,
    END,
    FLAT,
    KEEP,
    PASS,
    PUT,
    REDEEM,
    TENTH,
    USE_CARD_OF,
)
from gamenight.games.property.refusals import (
    BUSY,
    JAIL_LATER,
    NO_AUCTION,
    NO_DEBT,
    NO_SHORTAGE,
    NO_TAX,
    NOT_JAILED,
    NOT_YOUR_TURN,
    NOTHING_TAKEN_OVER,
    NOTHING_TO_BUY,
    NOTHING_TO_PUT,
)
from gamenight.games.property.state import Property
from gamenight.games.property.terms import ASKING
from gamenight.kernel.decision import Decision
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.fields import F

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class PropertyDecision(Decision[Property, F]):
    """Rent may be asked for at any time; other business waits unless the question is an open one."""

    def admits(self, state: Property, frame: F, seat: Seat, aside: i64) -> bool:
        """Whoever's turn it is: while no throw, payment or auction is being settled.

        Rule: offturn.window, jail.business, build.anytime
        """
        return self.is_open or aside == ASKING

    def why_closed(self, state: Property, frame: F, seat: Seat, aside: i64) -> Event:
        """A throw or a payment is being settled; questions that wait for a player say which.

        Rule: offturn.window, build.stock
        """
        return refusal(BUSY, "offturn.window")

    def comes_first(self, state: Property, frame: F, seat: Seat) -> Event:
        """Why the dice must wait for the answer to this question.

        Rule: turn.end
        """
        return refusal(BUSY, "turn.end")

    def opened(self, state: Property, frame: F) -> None:
        """The question has just been asked; where there is nothing to choose it is answered at once."""

    def raised(self, state: Property, frame: F, seat: Seat) -> None:
        """Somebody has raised money, or spent it, beside this question."""

    def charged(self, state: Property, frame: F, seat: Seat) -> None:
        """Somebody was asked for a rent beside this question, and pays it when the question is settled."""

    def why_not(self, state: Property, frame: F, seat: Seat, action: Action) -> Event:
        """The answer to another question: the dice wait for this one, or nobody asks that.

        Rule: turn.end, jail.pay, jail.card, jail.card_time
        """
        verb = action.verb
        if verb is ROLL or verb is END:
            if state.stack[0].seat != seat:
                return refusal(NOT_YOUR_TURN, "turn.end")
            return self.comes_first(state, frame, seat)
        if verb is PAY_FINE or verb is USE_CARD or verb is USE_CARD_OF:
            if state.jailed[seat] == FREE:
                return refusal(NOT_JAILED, "jail.pay" if verb is PAY_FINE else "jail.card")
            return refusal(JAIL_LATER, "jail.pay" if verb is PAY_FINE else "jail.card_time")
        return why_unasked(action)


def why_unasked(action: Action) -> Event:
    """Nobody asks what this would answer.

    Rule: buy.listed, buy.auction, tax.income, debt.bankrupt, mortgage.transfer, build.shortage
    """
    verb = action.verb
    if verb is BUY_IT or verb is DECLINE:
        return refusal(NOTHING_TO_BUY, "buy.listed")
    if verb is BID or verb is PASS:
        return refusal(NO_AUCTION, "buy.auction")
    if verb is FLAT or verb is TENTH:
        return refusal(NO_TAX, "tax.income")
    if verb is BANKRUPT:
        return refusal(NO_DEBT, "debt.bankrupt")
    if verb is KEEP or verb is REDEEM:
        return refusal(NOTHING_TAKEN_OVER, "mortgage.transfer")
    if verb is PUT:
        return refusal(NOTHING_TO_PUT, "build.shortage")
    return refusal(NO_SHORTAGE, "build.shortage")
