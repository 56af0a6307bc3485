"""An action against others: each may say No, the actor may insist, and then it is done or paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from gamenight.games.deal.actions import (
    ALLOW,
    ALLOW_NO_OR_PAY,
    ALLOW_OR_NO,
    ALLOW_OR_PAY,
    GIVE,
    INSIST,
    ONLY_ALLOW,
    PAY,
    REFUSE,
    TO_PAY,
    TO_REFUSE,
    YIELD,
)
from gamenight.games.deal.events import (
    ALLOWED,
    CANCELLED,
    IN_VAIN,
    SAID_NO,
    YIELDED,
)
from gamenight.games.deal.fields import CHARGE_FRAME
from gamenight.games.deal.made import TO_INSIST, TO_YIELD, to_give
from gamenight.games.deal.memory import ChargeFrame, Demand
from gamenight.games.deal.pack import JUST_SAY_NO
from gamenight.games.deal.rules.answering_reasons import why_no_answer, why_not_moved
from gamenight.games.deal.rules.charge_flaws import flaw_of_charge
from gamenight.games.deal.rules.pay import pay_lot, pick, picked_by, put_back, still_due
from gamenight.games.deal.rules.paying_reasons import flaw_of_payment
from gamenight.games.deal.rules.place import lay_loose
from gamenight.games.deal.rules.purse import next_cards, purse_of
from gamenight.games.deal.rules.suffering import suffer
from gamenight.games.deal.state import Deal
from gamenight.games.deal.terms import CHARGE
from gamenight.kernel.decision import Decision
from gamenight.kernel.seat import Seat, bit, holds

if TYPE_CHECKING:
    from gamenight.games.deal.spot import Spot
    from gamenight.kernel.action import Action
    from gamenight.kernel.event import Event


def open_charge(state: Deal, seat: Seat, targets: i64, demand: Demand) -> ChargeFrame:
    """All who are acted against answer at once, each for themselves, whether they hold a No or not.

    The caller says what it is about.

    Rule: no.order, no.when, action.just_say_no
    """
    frame = CHARGE.open(state, targets)
    frame.seat = seat
    frame.demand = demand
    frame.asked = targets
    return frame


def ask_on(state: Deal, frame: ChargeFrame) -> None:
    """Wait for all whose matter wants an answer; when none does, received wildcards are laid and it is over.

    Rule: no.order, action.poor
    """
    frame.waits = frame.asked | frame.paying
    if frame.refused:
        frame.waits |= bit(frame.seat)
    if not frame.waits and not lay_loose(state, frame):
        if frame.in_vain:
            state.tell(IN_VAIN, "action.poor", frame.seat)
        state.pop(0)


def holds_no(state: Deal, seat: Seat) -> bool:
    """Whether the seat holds a Just Say No."""
    return state.pack.acts[JUST_SAY_NO] >= 0 and state.in_hand(seat, state.pack.acts[JUST_SAY_NO]) > 0


def say_no(state: Deal, seat: Seat, other: Seat) -> None:
    """The No goes to the centre.

    Rule: action.just_say_no
    """
    kind = state.pack.acts[JUST_SAY_NO]
    state.take_from_hand(seat, kind)
    state.put_on_centre(kind)
    state.tell(SAID_NO, "action.just_say_no", seat, other)


def may_insist(state: Deal, seat: Seat) -> bool:
    """The actor holds a No, and has as many plays left as it costs.

    Rule: action.just_say_no
    """
    if not holds_no(state, seat):
        return False
    return state.turn().plays + state.agreed.plays_for_no <= state.pack.numbers.plays


@final
class Charge(Decision[Deal, ChargeFrame]):
    """frame.seat acts against others: whoever is asked, has refused or is paying."""

    def __init__(self) -> None:
        super().__init__("charge", CHARGE_FRAME)

    def answers(self, state: Deal, frame: ChargeFrame, seat: Seat) -> list[Action]:
        """A target allows, says No or pays at once; whoever has allowed pays; the actor insists or yields.

        Cards are picked one by one by programs; as long as they are not handed over, `pay` may name others,
        and a No is not too late.

        Rule: action.just_say_no, no.party, no.when, pay.choice
        """
        if seat == frame.seat:
            found: list[Action] = []
            insists = may_insist(state, seat)
            for target in range(state.seats):
                if holds(frame.refused, target):
                    found.append(TO_YIELD[target])
                    if insists:
                        found.append(TO_INSIST[target])
            return found
        if holds(frame.asked, seat):
            if frame.demand.is_sum and state.value_of(seat) > 0:
                return ALLOW_NO_OR_PAY if holds_no(state, seat) else ALLOW_OR_PAY
            return ALLOW_OR_NO if holds_no(state, seat) else ONLY_ALLOW
        cards = next_cards(purse_of(state, seat), picked_by(frame, seat), still_due(frame, seat))
        found = [to_give(spot) for spot in cards]
        if holds_no(state, seat):
            found.append(TO_REFUSE)
        found.append(TO_PAY)
        return found

    def fits(self, state: Deal, frame: ChargeFrame, seat: Seat, action: Action) -> Event | None:
        """Why what is named in one word is no payment, or None if it is one.

        Rule: pay.choice, pay.no_change
        """
        if action.verb is not PAY:
            return None
        return flaw_of_payment(state, seat, frame.amount, state.pack.spots(action.goods))

    def why_not(self, state: Deal, frame: ChargeFrame, seat: Seat, action: Action) -> Event:
        """What keeps a target, or the actor, from this answer.

        Rule: action.just_say_no, no.party, no.when, pay.no_change
        """
        return why_no_answer(state, frame, seat, action)

    def why_closed(self, state: Deal, frame: ChargeFrame, seat: Seat, aside: i64) -> Event:
        """Nobody rearranges while an answer is open.

        Rule: rearrange.result, move.rearrange
        """
        return why_not_moved(state, seat)

    def play(self, state: Deal, frame: ChargeFrame, seat: Seat, action: Action) -> None:
        """Settle, answer or pay what is open between the actor and one target.

        Rule: action.just_say_no, no.order, no.when, pay.choice
        """
        verb = action.verb
        if verb is ALLOW:
            state.tell(ALLOWED, "no.when", seat, frame.seat)
            suffer(state, frame, seat)
        elif verb is REFUSE:
            say_no(state, seat, frame.seat)
            frame.asked &= ~bit(seat)
            frame.paying &= ~bit(seat)
            frame.refused |= bit(seat)
            put_back(frame, seat)
        elif verb is INSIST:
            say_no(state, seat, action.seat)
            state.turn().plays += state.agreed.plays_for_no
            frame.refused &= ~bit(action.seat)
            frame.asked |= bit(action.seat)
        elif verb is YIELD:
            state.tell(YIELDED, "action.just_say_no", seat, action.seat)
            state.tell(CANCELLED, "no.when", action.seat, seat)
            frame.refused &= ~bit(action.seat)
            frame.in_vain = False
        elif verb is GIVE:
            self.give(state, frame, seat, state.pack.spot(action.item))
        else:
            pay_lot(state, frame, seat, state.pack.spots(action.goods))
        ask_on(state, frame)

    def give(self, state: Deal, frame: ChargeFrame, seat: Seat, spot: Spot) -> None:
        """One card more is picked; when the sum is covered, all are handed over.

        Rule: pay.choice, pay.no_change, pay.breaks_set
        """
        pick(frame, seat, spot)
        if still_due(frame, seat) <= 0:
            pay_lot(state, frame, seat, picked_by(frame, seat))

    def resume(self, state: Deal, frame: ChargeFrame, result: i64) -> None:
        """A wildcard is laid; then the next one is, or the charge is over."""
        ask_on(state, frame)

    def absent(self, state: Deal, frame: ChargeFrame, gone: i64) -> i64:
        """Whoever acts or is acted against, also while the answer is the other's.

        Rule: resign.leave
        """
        concerned = frame.asked | frame.refused | frame.paying
        if concerned:
            concerned |= bit(frame.seat)
        return concerned & gone

    def let_go(self, state: Deal, frame: ChargeFrame, seat: Seat) -> None:
        """Charges by or on a seat that has left are void.

        Rule: resign.leave
        """
        frame.in_vain = False
        stay: i64 = 0 if seat == frame.seat else ~bit(seat)
        frame.asked &= stay
        frame.refused &= stay
        frame.paying &= stay
        frame.picked = [one for one in frame.picked if holds(frame.paying, one.seat)]
        ask_on(state, frame)

    def flaw(self, state: Deal, frame: ChargeFrame) -> str:
        """Somebody acts, says what for, and the others answer."""
        return flaw_of_charge(state, frame)
