"""A debt that the cash does not cover: the debtor raises it in any lawful way, or goes bankrupt."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from gamenight.games.property.actions import BANKRUPT, TO_GO_BANKRUPT
from gamenight.games.property.events import CLAIM_VOID
from gamenight.games.property.fields import DEBT_FRAME
from gamenight.games.property.memory import DebtFrame
from gamenight.games.property.refusals import CAN_PAY, DEBT_FIRST, DEBT_RUNS, MUST_SETTLE
from gamenight.games.property.rules.bankruptcy import go_bankrupt
from gamenight.games.property.rules.claims import collect_for, first_asked
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.rules.mortgage import mortgage_choices
from gamenight.games.property.rules.payment import debts_of, pay
from gamenight.games.property.rules.selling import sale_choices
from gamenight.games.property.rules.worth import could_raise
from gamenight.games.property.state import Property
from gamenight.games.property.terms import BUILDING, LIFTING
from gamenight.kernel.engine import asides
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import NOBODY, Seat, bit, holds

if TYPE_CHECKING:
    from gamenight.kernel.action import Action


@final
class Debt(PropertyDecision[DebtFrame]):
    """frame.seat owes the creditor more than the cash in hand, and raises it."""

    def __init__(self) -> None:
        super().__init__("debt", DEBT_FRAME)

    def admits(self, state: Property, frame: DebtFrame, seat: Seat, aside: i64) -> bool:
        """All sell and mortgage, trade with the debtor, and lift if they owe nothing; nobody builds.

        Rule: offturn.window, debt.deals, debt.raise
        """
        if aside == LIFTING:
            return debts_of(state, seat) == 0
        return aside != BUILDING

    def why_closed(self, state: Property, frame: DebtFrame, seat: Seat, aside: i64) -> Event:
        """A debtor pays for nothing else, and others build when it is settled.

        Rule: debt.deals, offturn.window
        """
        debts = debts_of(state, seat)
        if debts:
            return refusal(DEBT_FIRST, "debt.deals", debts)
        return refusal(DEBT_RUNS, "offturn.window", frame.seat)

    def answers(self, state: Property, frame: DebtFrame, seat: Seat) -> list[Action]:
        """Sell and mortgage; bankruptcy only if all that together would not cover the debt.

        Rule: debt.raise, debt.bankrupt
        """
        found = sale_choices(state, seat) + mortgage_choices(state, seat)
        if could_raise(state, seat) < frame.amount:
            found.append(TO_GO_BANKRUPT)
        return found

    def why_not(self, state: Property, frame: DebtFrame, seat: Seat, action: Action) -> Event:
        """Whoever can cover the debt may not declare bankruptcy; all else waits.

        Rule: debt.bankrupt, debt.order
        """
        if action.verb is BANKRUPT:
            return refusal(CAN_PAY, "debt.bankrupt", frame.amount)
        return refusal(MUST_SETTLE, "debt.order", frame.amount)

    def play(self, state: Property, frame: DebtFrame, seat: Seat, action: Action) -> None:
        """Out of the game: all there is goes to the creditor.

        Rule: debt.bankrupt
        """
        frame.waits = 0
        frame.bankrupt = True
        go_bankrupt(state, seat, frame.creditor)

    def resume(self, state: Property, frame: DebtFrame, result: i64) -> None:
        """Pay as soon as the cash is there; if either of the two is out, nothing is left to pay.

        Rule: debt.raise, debt.order, rent.lapse
        """
        if state.outcome is not None:
            return
        seat = frame.seat
        creditor = frame.creditor
        is_off = frame.bankrupt or holds(state.out, seat)
        if is_off or (creditor != NOBODY and holds(state.out, creditor)):
            if not is_off and frame.reason.is_rent():
                state.tell(CLAIM_VOID, "rent.lapse", seat, creditor, frame.space)
            state.pop(0)
        elif state.cash[seat] >= frame.amount or not collect_for(state, seat):
            if state.cash[seat] >= frame.amount:
                pay(state, seat, creditor, frame.amount, frame.reason, frame.space)
                state.pop(0)
            else:
                state.ask(frame, bit(seat))
                self.opened(state, frame)

    def raised(self, state: Property, frame: DebtFrame, seat: Seat) -> None:
        """A debtor who has raised enough pays.

        Rule: debt.raise
        """
        if frame.seat == seat:
            self.resume(state, frame, 0)

    def opened(self, state: Property, frame: DebtFrame) -> None:
        """Rents that the debtor has asked for come in first; whoever has no way to raise money is not asked.

        Rule: debt.raise, debt.bankrupt
        """
        seat = frame.seat
        if first_asked(state, NOBODY, seat) is not None:
            self.resume(state, frame, 0)
        elif could_raise(state, seat) < frame.amount and not asides(state, seat):
            self.play(state, frame, seat, TO_GO_BANKRUPT)

    def let_go(self, state: Property, frame: DebtFrame, seat: Seat) -> None:
        """For whoever has left the first way to raise money is taken, until the debt is paid.

        Where all of it would not be enough nothing is mortgaged first: the creditor takes what there is.

        Rule: resign.leave, bankrupt.to_player
        """
        if could_raise(state, seat) < frame.amount:
            self.play(state, frame, seat, TO_GO_BANKRUPT)
        else:
            choice = self.answers(state, frame, seat)[0]
            state.terms.asides[choice.verb.aside].play(state, seat, choice)

    def flaw(self, state: Property, frame: DebtFrame) -> str:
        """Somebody owes more than the cash."""
        if frame.seat < 0 or frame.amount <= 0:
            return "a debt needs a seat that owes and an amount"
        if frame.creditor == frame.seat:
            return "nobody owes anything to himself"
        if frame.reason.is_to_player() == (frame.creditor == NOBODY):
            return f"{frame.reason.clause} is no reason to owe this creditor"
        if not frame.bankrupt and state.asking is frame and state.cash[frame.seat] >= frame.amount:
            return "a debt that the cash covers is paid at once"
        return ""
