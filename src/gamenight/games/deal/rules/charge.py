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
    YIELD,
)
from gamenight.games.deal.events import (
    ALLOWED,
    CANCELLED,
    IN_VAIN,
    SAID_NO,
    YIELDED,
)
from gamenight.games.deal.made import TO_INSIST, TO_YIELD, to_give
from gamenight.games.deal.pack import JUST_SAY_NO
from gamenight.games.deal.rules.answering_reasons import why_no_answer, why_not_moved
from gamenight.games.deal.rules.lanes import (
    BREAKING,
    DONE,
    LANES,
    MAY_INSIST,
    MAY_REFUSE,
    PAYING_SUM,
    PAYS,
)
from gamenight.games.deal.rules.pay import (
    next_cards,
    pick,
    picked_by,
    purse_of,
    put_back,
    value_of_all,
)
from gamenight.games.deal.rules.paying_reasons import flaw_of_payment
from gamenight.games.deal.rules.place import lay_loose
from gamenight.games.deal.rules.suffering import pay_lot, suffer
from gamenight.games.deal.state import Deal
from gamenight.games.deal.terms import CHARGE
from gamenight.kernel.decision import SlotDecision as Decision
from gamenight.kernel.seat import Seat, bit, holds

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.event import Event
    from gamenight.kernel.frame import Frame


def open_charge(state: Deal, seat: Seat, targets: i64, what: i64, amount: i64, about: i64) -> None:  # noqa: PLR0913
    """All who are acted against answer at once, each for themselves, whether they hold a No or not.

    Rule: no.order, no.when, action.just_say_no
    """
    frame = state.push(CHARGE, 0)
    frame.seat = seat
    frame.step = what
    frame.sum = amount
    frame.left = about
    frame.open_lanes(state.seats)
    for target in range(state.seats):
        if holds(targets, target):
            frame.lanes[target] = MAY_REFUSE
    ask_lanes(state, frame)


def ask_lanes(state: Deal, frame: Frame) -> None:
    """Wait for all whose matter wants an answer; when none does, received wildcards are laid and it is over.

    Rule: no.order, action.poor
    """
    waits: i64 = 0
    for target in range(state.seats):
        step = frame.lanes[target]
        if step == MAY_REFUSE or step == PAYS:
            waits |= bit(target)
        elif step == MAY_INSIST:
            waits |= bit(frame.seat)
    frame.waits = waits
    if not waits and not lay_loose(state, frame):
        if not frame.item:
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
    state.centre[kind] += 1
    state.tell(SAID_NO, "action.just_say_no", seat, other)


def may_insist(state: Deal, seat: Seat) -> bool:
    """The actor holds a No, and has as many plays left as it costs.

    Rule: action.just_say_no
    """
    if not holds_no(state, seat):
        return False
    return state.stack[0].sum + state.agreed.plays_for_no <= state.pack.numbers.plays


def still_due(state: Deal, frame: Frame, seat: Seat) -> i64:
    """What a payer has still to find, besides the cards picked."""
    return frame.sum - value_of_all(state, seat, picked_by(state, seat))


@final
class Charge(Decision[Deal]):
    """frame.seat acts (step) against all with a lane; sum is due, left says for what or which cards.

    item: something has come of it.
    """

    def __init__(self) -> None:
        super().__init__("charge")

    def answers(self, state: Deal, frame: Frame, seat: Seat) -> list[Action]:
        """A target allows, says No or pays at once; who has allowed pays; the actor insists or yields.

        Cards are picked one by one by programs; as long as they are not handed over, `pay` may name others.

        Rule: action.just_say_no, no.party, pay.choice
        """
        if seat == frame.seat:
            found: list[Action] = []
            insists = may_insist(state, seat)
            for target in range(state.seats):
                if frame.lanes[target] == MAY_INSIST:
                    found.append(TO_YIELD[target])
                    if insists:
                        found.append(TO_INSIST[target])
            return found
        if frame.lanes[seat] == MAY_REFUSE:
            if frame.step == PAYING_SUM and state.value_of(seat) > 0:
                return ALLOW_NO_OR_PAY if holds_no(state, seat) else ALLOW_OR_PAY
            return ALLOW_OR_NO if holds_no(state, seat) else ONLY_ALLOW
        due = still_due(state, frame, seat)
        cards = next_cards(purse_of(state, seat), picked_by(state, seat), due)
        found = [to_give(code) for code in cards]
        found.append(TO_PAY)
        return found

    def fits(self, state: Deal, frame: Frame, seat: Seat, action: Action) -> Event | None:
        """Whether a payment named in one word is one.

        Rule: pay.choice, pay.no_change
        """
        return flaw_of_payment(state, seat, frame.sum, action.goods) if action.verb is PAY else None

    def why_not(self, state: Deal, frame: Frame, seat: Seat, action: Action) -> Event:
        """What keeps a target, or the actor, from this answer.

        Rule: action.just_say_no, no.party, no.when, pay.no_change
        """
        return why_no_answer(state, frame, seat, action, still_due(state, frame, seat))

    def why_closed(self, state: Deal, frame: Frame, seat: Seat, aside: i64) -> Event:
        """Nobody rearranges while an answer is open.

        Rule: rearrange.result, move.rearrange
        """
        return why_not_moved(state, seat)

    def play(self, state: Deal, frame: Frame, seat: Seat, action: Action) -> None:
        """Move one matter on.

        Rule: action.just_say_no, no.order, no.when, pay.choice
        """
        verb = action.verb
        if verb is ALLOW:
            state.tell(ALLOWED, "no.when", seat, frame.seat)
            suffer(state, frame, seat)
        elif verb is REFUSE:
            say_no(state, seat, frame.seat)
            frame.lanes[seat] = MAY_INSIST
        elif verb is INSIST:
            say_no(state, seat, action.seat)
            state.stack[0].sum += state.agreed.plays_for_no
            frame.lanes[action.seat] = MAY_REFUSE
        elif verb is YIELD:
            state.tell(YIELDED, "action.just_say_no", seat, action.seat)
            state.tell(CANCELLED, "no.when", action.seat, seat)
            frame.lanes[action.seat] = DONE
            frame.item = 1
        elif verb is GIVE:
            self.give(state, frame, seat, action.item)
        else:
            pay_lot(state, frame, seat, list(action.goods))
        ask_lanes(state, frame)

    def give(self, state: Deal, frame: Frame, seat: Seat, code: i64) -> None:
        """One card more is picked; when the sum is covered, all are handed over.

        Rule: pay.choice, pay.no_change, pay.breaks_set
        """
        pick(state, seat, code)
        if still_due(state, frame, seat) <= 0:
            pay_lot(state, frame, seat, picked_by(state, seat))

    def resume(self, state: Deal, frame: Frame, result: i64) -> None:
        """A wildcard is laid: the next, or over."""
        ask_lanes(state, frame)

    def absent(self, state: Deal, frame: Frame, gone: i64) -> i64:
        """Whoever acts or is acted against, also while the answer is the other's.

        Rule: resign.leave
        """
        concerned: i64 = 0
        for target in range(state.seats):
            if frame.lanes[target] != DONE:
                concerned |= bit(target) | bit(frame.seat)
        return concerned & gone

    def let_go(self, state: Deal, frame: Frame, seat: Seat) -> None:
        """Charges by or on a seat that has left are void.

        Rule: resign.leave
        """
        frame.item = 1
        for target in range(state.seats):
            if target == seat or seat == frame.seat:
                frame.lanes[target] = DONE
                put_back(state, target)
        ask_lanes(state, frame)

    def flaw(self, state: Deal, frame: Frame) -> str:
        """Somebody acts, with a lane a seat; who picks cards is one who pays."""
        if frame.seat < 0 or len(frame.lanes) != state.seats:
            return "an action against others needs its seat and one lane a seat"
        if not PAYING_SUM <= frame.step <= BREAKING:
            return f"step {frame.step} is nothing that is done to others"
        for target in range(state.seats):
            if not DONE <= frame.lanes[target] < LANES:
                return f"lane {frame.lanes[target]} is no place where a matter stands"
            if picked_by(state, target) and frame.lanes[target] != PAYS:
                return f"seat {target} has picked cards and does not pay"
        return ""
