"""An action against others: each may say No, the actor may insist, and then it is done or paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.deal.actions import (
    ALLOW,
    ALLOW_OR_NO,
    ALLOWED,
    BROKEN,
    CANCELLED,
    GIVE,
    INSIST,
    NO_LANE,
    NO_NO,
    NOT_THERE,
    ONLY_ALLOW,
    PAID_ALL,
    PAID_NOTHING,
    PAY,
    REFUSE,
    SAID_NO,
    STOLEN,
    SWAPPED,
    YIELD,
    YIELDED,
)
from gamenight.games.deal.made import TO_INSIST, TO_YIELD
from gamenight.games.deal.pack import JUST_SAY_NO
from gamenight.games.deal.rules.pay import (
    TOP,
    choices,
    flaw_of_payment,
    give_all,
    give_card,
    order_of,
    why_not_give,
)
from gamenight.games.deal.rules.sets import (
    drop_buildings,
    empty_slot,
    kind_at,
    receive,
    take_card,
    told_set,
)
from gamenight.games.deal.state import Deal, slot_of
from gamenight.games.deal.terms import CHARGE, PLACE
from gamenight.kernel.action import Action
from gamenight.kernel.decision import Decision
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import Seat, bit, holds

if TYPE_CHECKING:
    from gamenight.kernel.frame import Frame

# What is done to a target that allows it
PAYING_SUM: Final = 0
STEALING: Final = 1
SWAPPING: Final = 2
BREAKING: Final = 3

# Where one target's matter stands
DONE: Final = 0
MAY_REFUSE: Final = 1
MAY_INSIST: Final = 2
PAYS: Final = 3
EACH_STEP: Final = 4
STEP_BITS: Final = 2
EACH_DUE: Final = 1000
EACH_CODE: Final = 100_000

TO_PAY: Final = Action(PAY, most=0)  # any goods
MINE: Final = EACH_CODE


def step_of(lane: i64) -> i64:
    """Where that target's matter stands."""
    return lane & (EACH_STEP - 1)


def due_of(lane: i64) -> i64:
    """What it has still to pay."""
    return (lane >> STEP_BITS) % EACH_DUE


def last_of(lane: i64) -> i64:
    """The place in the falling order of the card it gave last."""
    return (lane >> STEP_BITS) // EACH_DUE


def open_charge(state: Deal, seat: Seat, targets: i64, what: i64, amount: i64, codes: i64) -> None:  # noqa: PLR0913
    """All who are acted against answer at once, each for themselves, whether they hold a No or not.

    Rule: no.order, no.when, action.just_say_no
    """
    frame = state.push(CHARGE, 0)
    frame.seat = seat
    frame.step = what
    frame.sum = amount
    frame.left = codes
    frame.open_lanes(state.seats)
    for target in range(state.seats):
        if holds(targets, target):
            frame.lanes[target] = MAY_REFUSE
    ask_lanes(state, frame)


def ask_lanes(state: Deal, frame: Frame) -> None:
    """Wait for all whose matter wants an answer; when none does, received wildcards are laid and it is over.

    Rule: no.order
    """
    waits: i64 = 0
    for target in range(state.seats):
        step = step_of(frame.lanes[target])
        if step == MAY_REFUSE or step == PAYS:
            waits |= bit(target)
        elif step == MAY_INSIST:
            waits |= bit(frame.seat)
    frame.waits = waits
    if not waits and not lay_loose(state):
        state.pop(0)


def lay_loose(state: Deal) -> bool:
    """Wildcards that have come are laid by their new owners; whether one is asked about.

    Rule: pay.where, swap.place, steal.wild
    """
    while state.loose:
        owner = state.loose[1]
        if holds(state.out, owner):
            state.centre[state.loose[0]] += 1
            state.loose = state.loose[2:]
            continue
        frame = state.push(PLACE, bit(owner))
        frame.seat = owner
        frame.item = state.loose[0]
        return True
    return False


def holds_no(state: Deal, seat: Seat) -> bool:
    """Whether the seat holds a Just Say No."""
    return state.pack.acts[JUST_SAY_NO] >= 0 and state.in_hand(seat, state.pack.acts[JUST_SAY_NO]) > 0


def say_no(state: Deal, seat: Seat, other: Seat) -> None:
    """The No goes to the centre; it is not one of the plays, unless the table says so.

    Rule: action.just_say_no
    """
    kind = state.pack.acts[JUST_SAY_NO]
    state.take_from_hand(seat, kind)
    state.centre[kind] += 1
    state.tell(SAID_NO, "action.just_say_no", seat, other)


def may_insist(state: Deal, seat: Seat) -> bool:
    """The actor holds a No, and where it costs a play one is left.

    Rule: action.just_say_no
    """
    if not holds_no(state, seat):
        return False
    return not state.agreed.no_costs_a_play or state.stack[0].sum < state.pack.numbers.plays


def suffer(state: Deal, frame: Frame, seat: Seat) -> None:
    """The target allows it: what was named happens, or the payment begins.

    Rule: no.when, pay.nothing, pay.no_change
    """
    actor = frame.seat
    frame.lanes[seat] = DONE
    if frame.step == PAYING_SUM:
        begin_payment(state, frame, seat)
    elif frame.step == BREAKING:
        take_set(state, actor, seat, frame.left)
    else:
        theirs = frame.left % EACH_CODE
        kind = kind_at(state, seat, theirs)
        colour = state.colour_of(slot_of(theirs))
        take_card(state, seat, theirs)
        if frame.step == SWAPPING:
            swap_back(state, actor, seat, frame.left // MINE, kind)
        else:
            state.tell(STOLEN, "action.sly_deal", actor, seat, kind)
        receive(state, actor, kind, colour)
        drop_buildings(state, seat)
        drop_buildings(state, actor)


def begin_payment(state: Deal, frame: Frame, seat: Seat) -> None:
    """Who has nothing pays nothing; who has no more than the sum pays all; else the payer chooses.

    Rule: pay.nothing, pay.no_change, action.poor, pay.choice
    """
    worth = state.value_of(seat)
    if worth == 0:
        state.tell(PAID_NOTHING, "pay.nothing", seat, frame.seat)
    elif worth <= frame.sum:
        state.tell(PAID_ALL, "pay.no_change", seat, frame.seat, worth)
        give_all(state, seat, frame.seat)
        drop_buildings(state, seat)
    else:
        frame.lanes[seat] = PAYS + EACH_STEP * (frame.sum + EACH_DUE * TOP)


def swap_back(state: Deal, actor: Seat, seat: Seat, code: i64, kind: i64) -> None:
    """The actor's own card goes the other way at the same time.

    Rule: action.forced_deal, swap.place, swap.own_set
    """
    mine = kind_at(state, actor, code)
    colour = state.colour_of(slot_of(code))
    take_card(state, actor, code)
    receive(state, seat, mine, colour)
    state.tell(SWAPPED, "action.forced_deal", actor, seat, kind, mine)


def take_set(state: Deal, actor: Seat, seat: Seat, slot: i64) -> None:
    """A whole set changes sides as it lies, buildings and all.

    Rule: action.deal_breaker, breaker.colour
    """
    pile = state.pile(seat, slot)
    state.set_pile(seat, slot, 0)
    state.set_pile(actor, empty_slot(state, actor, state.colour_of(slot)), pile)
    state.tell(BROKEN, "action.deal_breaker", actor, seat, told_set(state, slot))


@final
class Charge(Decision[Deal]):
    """frame.seat acts (step) against all with a lane: where it stands, what is due, the last card given."""

    def __init__(self) -> None:
        super().__init__("charge")

    def answers(self, state: Deal, frame: Frame, seat: Seat) -> list[Action]:
        """A target allows or says No, then pays; the actor insists or yields, target by target.

        Rule: action.just_say_no, no.party, pay.choice
        """
        if seat == frame.seat:
            found: list[Action] = []
            insists = may_insist(state, seat)
            for target in range(state.seats):
                if step_of(frame.lanes[target]) == MAY_INSIST:
                    found.append(TO_YIELD[target])
                    if insists:
                        found.append(TO_INSIST[target])
            return found
        lane = frame.lanes[seat]
        if step_of(lane) == MAY_REFUSE:
            return ALLOW_OR_NO if holds_no(state, seat) else ONLY_ALLOW
        found = choices(state, seat, due_of(lane), last_of(lane))
        if last_of(lane) == TOP:
            found.append(TO_PAY)
        return found

    def fits(self, state: Deal, frame: Frame, seat: Seat, action: Action) -> Event | None:
        """Whether a payment named in one word is one.

        Rule: pay.choice, pay.no_change
        """
        if action.verb is not PAY:
            return None
        return flaw_of_payment(state, seat, due_of(frame.lanes[seat]), action.goods)

    def why_not(self, state: Deal, frame: Frame, seat: Seat, action: Action) -> Event:
        """No No in hand, no such lane, or a card that cannot be given next.

        Rule: action.just_say_no, no.party, pay.no_change
        """
        if action.verb is REFUSE and step_of(frame.lanes[seat]) == MAY_REFUSE:
            return refusal(NO_NO, "action.just_say_no", seat)
        if action.verb is INSIST or action.verb is YIELD:
            is_lane = seat == frame.seat and 0 <= action.seat < state.seats
            if is_lane and step_of(frame.lanes[action.seat]) == MAY_INSIST:
                return refusal(NO_NO, "action.just_say_no", seat)
            return refusal(NO_LANE, "no.party", seat)
        if action.verb is GIVE and step_of(frame.lanes[seat]) == PAYS:
            return why_not_give(state, seat, action.item)
        if action.verb is GIVE or action.verb is PAY:
            return refusal(NOT_THERE, "pay.no_change", seat)
        return super().why_not(state, frame, seat, action)

    def play(self, state: Deal, frame: Frame, seat: Seat, action: Action) -> None:
        """Move one matter on.

        Rule: action.just_say_no, no.order, pay.choice
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
            if state.agreed.no_costs_a_play:
                state.stack[0].sum += 1
            frame.lanes[action.seat] = MAY_REFUSE
        elif verb is YIELD:
            state.tell(YIELDED, "action.just_say_no", seat, action.seat)
            state.tell(CANCELLED, "action.just_say_no", action.seat, seat)
            frame.lanes[action.seat] = DONE
        elif verb is GIVE:
            self.give(state, frame, seat, action.item)
        else:
            for code in sorted(action.goods, reverse=True):  # a hotel before its house
                give_card(state, seat, frame.seat, code)
            frame.lanes[seat] = DONE
            drop_buildings(state, seat)
        ask_lanes(state, frame)

    def give(self, state: Deal, frame: Frame, seat: Seat, code: i64) -> None:
        """One card more; when the sum is covered, the payment is over.

        Rule: pay.choice, pay.no_change, pay.breaks_set
        """
        due = due_of(frame.lanes[seat])
        value = give_card(state, seat, frame.seat, code)
        if value >= due:
            frame.lanes[seat] = DONE
            drop_buildings(state, seat)
        else:
            last = order_of(value, code)
            frame.lanes[seat] = PAYS + EACH_STEP * (due - value + EACH_DUE * last)

    def resume(self, state: Deal, frame: Frame, result: i64) -> None:  # noqa: ARG002
        """A wildcard is laid: the next, or over."""
        ask_lanes(state, frame)

    def absent(self, state: Deal, frame: Frame, gone: i64) -> i64:
        """Whoever acts or is acted against, also while the answer is the other's.

        Rule: resign.leave
        """
        concerned: i64 = 0
        for target in range(state.seats):
            if step_of(frame.lanes[target]) != DONE:
                concerned |= bit(target) | bit(frame.seat)
        return concerned & gone

    def let_go(self, state: Deal, frame: Frame, seat: Seat) -> None:
        """Charges by or on a seat that has left are void.

        Rule: resign.leave
        """
        for target in range(state.seats):
            if target == seat or seat == frame.seat:
                frame.lanes[target] = DONE
        ask_lanes(state, frame)

    def flaw(self, state: Deal, frame: Frame) -> str:
        """Somebody acts, with a lane a seat."""
        if frame.seat < 0 or len(frame.lanes) != state.seats:
            return "an action against others needs its seat and one lane a seat"
        return ""
