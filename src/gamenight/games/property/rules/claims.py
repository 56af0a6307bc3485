"""Claims of rent: who has landed where, asking for it in time, and paying in the order of asking."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import i64

from gamenight.games.parts.dice import total_of
from gamenight.games.property.actions import (
    ASK,
)
from gamenight.games.property.board import Space
from gamenight.games.property.events import (
    ASKED_RENT,
    CLAIM_BY_DICE,
    CLAIM_ENDED,
    CLAIM_OPEN,
    LAPSED,
)
from gamenight.games.property.fields import CLAIM, RENT_FRAME
from gamenight.games.property.memory import Claim, DebtFrame, RentFrame
from gamenight.games.property.reasons import (
    RENT_BY_CARD,
)
from gamenight.games.property.refusals import ASKED_ALREADY, NO_CLAIM, NOT_YOUR_CLAIM
from gamenight.games.property.rules.dice import throw
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.rules.payment import in_debt, owe
from gamenight.games.property.rules.rent import rent_of, rent_reason, times_of_throw
from gamenight.games.property.stages import FOR_CARD_RENT, FOR_RENT
from gamenight.games.property.state import Property
from gamenight.games.property.terms import ASKING, RENT
from gamenight.kernel.action import Action
from gamenight.kernel.decision import Aside
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import NOBODY, Seat, holds


class Landlord:
    """What an owner gets when somebody lands on a property that is not mortgaged."""

    def waiver(self, state: Property, owner: Seat) -> str:
        """The clause by which nothing is due to an owner just now, or nothing."""
        return ""

    def receive(self, state: Property, seat: Seat, space: Space, fallen: i64, is_nearest: bool) -> None:
        """Rent, if it is asked for; also in Jail.

        Rule: rent.ask
        """
        open_claim(state, seat, space, fallen, is_nearest)


def open_claim(state: Property, seat: Seat, space: Space, fallen: i64, is_nearest: bool) -> None:
    """A landing on another's property is the owner's to ask for; the rent is fixed as things stand now.

    Rule: rent.ask, rent.fixed, rent.pending
    """
    owner = state.owner[space.index]
    claim = CLAIM.stand(state, seat, owner)
    claim.space = space.index
    claim.lapses = state.turns + state.board.numbers.rent_window
    claim.reason = RENT_BY_CARD if is_nearest else rent_reason(state, space, owner)
    claim.times = times_of_throw(state, space, owner, is_nearest)
    if claim.times:
        state.tell(CLAIM_BY_DICE, "rent.ask", seat, owner, space.index, claim.number, claim.times)
    else:
        claim.amount = rent_of(state, space, owner, fallen, is_nearest)
        state.tell(CLAIM_OPEN, "rent.ask", seat, owner, space.index, claim.number, claim.amount)
    cast(Asking, state.terms.asides[ASKING]).invite(state, claim)


def lapse_claims(state: Property) -> None:
    """Rents not asked for in time are not owed: this first throw of a turn closes their window.

    Rule: rent.ask, rent.deadline
    """
    if not state.standing:
        return
    lapsed = [
        one
        for one in state.standing
        if isinstance(one, Claim) and not one.asked and one.lapses <= state.turns
    ]
    for one in lapsed:
        state.tell(LAPSED, "rent.deadline", one.seat, one.other, one.space, one.number)
        state.drop(one.number)


def end_claims_on(state: Property, space: Space) -> None:
    """No rent is collected on a property that is mortgaged before its rent was asked for.

    Rule: rent.fixed, rent.mortgaged
    """
    if not state.standing:
        return
    ended = [
        one for one in state.standing if isinstance(one, Claim) and not one.asked and one.space == space.index
    ]
    for one in ended:
        state.tell(CLAIM_ENDED, "rent.fixed", one.seat, one.other, one.space, one.number)
        state.drop(one.number)


def mark_asked(state: Property, claim: Claim) -> None:
    """From now on the rent does not lapse; rents are paid in the order of asking.

    Rule: rent.pending
    """
    state.asked += 1
    claim.asked = state.asked
    claim.lapses = 0
    state.tell(ASKED_RENT, "rent.ask", claim.other, claim.seat, claim.space, claim.number)


def settle_asked(state: Property) -> bool:
    """Pay the rents asked for, in order; whether one of them now waits for dice or for a debtor.

    Rule: debt.order, rent.pending
    """
    while state.standing:
        first: Claim | None = None
        for one in state.standing:
            if isinstance(one, Claim) and one.asked and (first is None or one.asked < first.asked):
                first = one
        if first is None:
            return False
        if collect(state, first):
            return True
    return False


def collect(state: Property, claim: Claim) -> bool:
    """One asked rent is paid; whether it now waits for dice or for the debtor to raise it.

    Rule: rent.fixed, rent.utility, cards.nearest, rent.lapse
    """
    state.drop(claim.number)
    if holds(state.out, claim.seat) or holds(state.out, claim.other):
        return False
    if claim.times == 0:
        return not owe(state, claim.seat, claim.other, claim.amount, claim.reason, claim.space)
    frame = RENT.open(state, 0)
    frame.seat = claim.seat
    frame.owner = claim.other
    frame.space = claim.space
    frame.times = claim.times
    frame.reason = claim.reason
    throw(state, claim.seat, FOR_CARD_RENT if claim.reason is RENT_BY_CARD else FOR_RENT)
    return True


@final
class Rent(PropertyDecision[RentFrame]):
    """frame.seat throws for the rent that it owes; nobody has a choice."""

    def __init__(self) -> None:
        super().__init__("rent", RENT_FRAME)

    def resume(self, state: Property, frame: RentFrame, result: i64) -> None:
        """The throw decides the rent, and counts for nothing else.

        Rule: rent.utility, rent.fixed, cards.nearest
        """
        if frame.owed:
            state.pop(0)
            return
        frame.owed = True
        amount = frame.times * total_of(result)
        if owe(state, frame.seat, frame.owner, amount, frame.reason, frame.space):
            state.pop(0)


def asked_before(state: Property, seat: Seat) -> Event | None:
    """Why a rent that is being raised for this seat is not asked for again; None if there is none.

    Rule: rent.pending
    """
    place: i64 = 0
    while place < state.depth:
        frame = state.stack[place]
        if (
            isinstance(frame, DebtFrame)
            and frame.creditor == seat
            and frame.reason.is_rent()
            and not holds(state.out, frame.seat)
        ):
            return refusal(ASKED_ALREADY, "rent.pending", frame.seat, frame.space)
        place += 1
    return None


class Asking(Aside[Property]):
    """The owner asks for the rent of a landing."""

    def __init__(self) -> None:
        super().__init__("asking")

    def invite(self, state: Property, claim: Claim) -> None:
        """Somebody has landed: it is for the owner to notice it, and to ask.

        Rule: rent.ask
        """

    def offers(self, state: Property, seat: Seat) -> list[Action]:
        """Every rent of this seat that still can be asked for.

        Rule: rent.ask
        """
        if not state.standing:
            return []
        return [
            Action(ASK, item=one.number)
            for one in state.standing
            if isinstance(one, Claim) and one.may_be_asked(seat)
        ]

    def why_not(self, state: Property, seat: Seat, action: Action) -> Event:
        """Not there, or no more; somebody else's; or asked for already.

        Rule: rent.ask, rent.pending
        """
        one = state.standing_numbered(action.item)
        if not isinstance(one, Claim):
            return asked_before(state, seat) or refusal(NO_CLAIM, "rent.ask")
        if one.other != seat:
            return refusal(NOT_YOUR_CLAIM, "rent.ask", one.other, one.space)
        return refusal(ASKED_ALREADY, "rent.pending", one.seat, one.space)

    def play(self, state: Property, seat: Seat, action: Action) -> None:
        """Ask; it is paid at once unless something else is being settled. A debtor may ask to raise money.

        Rule: rent.ask, offturn.window, debt.raise, debt.order, debt.deals
        """
        claim = state.standing_numbered(action.item)
        assert isinstance(claim, Claim)
        mark_asked(state, claim)
        top = state.asking
        if top.decision.is_open:
            if not settle_asked(state):
                cast(PropertyDecision[Any], top.decision).opened(state, top)  # the money may be gone now
        elif not isinstance(top, DebtFrame):
            cast(PropertyDecision[Any], top.decision).charged(state, top, claim.seat)
        elif top.seat == seat and not collect_for(state, seat):
            top.decision.resume(state, top, 0)


def collect_for(state: Property, seat: Seat) -> bool:
    """A debtor is paid the rents asked for at once, each after what its payer was asked for before.

    Whether one of them now waits for dice or for its payer. Whoever has an older debt settles that first.

    Rule: debt.raise, debt.order, rent.pending
    """
    while True:
        owed = first_asked(state, NOBODY, seat)
        if owed is None:
            return False
        first = first_asked(state, owed.seat, NOBODY)
        assert first is not None
        if collect(state, first):
            return True


def first_asked(state: Property, payer: Seat, owner: Seat) -> Claim | None:
    """The rent asked for first, of one payer (NOBODY: of any who has no older debt) or for one owner."""
    first: Claim | None = None
    for one in state.standing:
        if not isinstance(one, Claim) or one.asked == 0:
            continue
        if first is not None and first.asked < one.asked:
            continue
        if payer != NOBODY:
            if one.seat == payer:
                first = one
        elif one.other == owner and not in_debt(state, one.seat):
            first = one
    return first
