"""A turn: throw, move, act on the space, throw again after doubles, pass the dice on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from gamenight.games.parts.dice import is_double, total_of
from gamenight.games.parts.jail import FREE, ONLY_ROLL, PAY_FINE, ROLL, USE_CARD
from gamenight.games.property.actions import END, ONLY_END, USE_CARD_OF
from gamenight.games.property.events import TURN_BEGAN
from gamenight.games.property.fields import TURN_FRAME
from gamenight.games.property.memory import TurnFrame
from gamenight.games.property.reasons import FINE_BEFORE, FINE_LAST, Reason
from gamenight.games.property.refusals import (
    FINE_DEAR,
    HAS_ROLLED,
    JAIL_LATER,
    MAY_NOT_PAY,
    MUST_ROLL,
    MUST_ROLL_AGAIN,
    NOT_JAILED,
)
from gamenight.games.property.rules.cards import (
    CARD_DONE,
    CARD_MOVED,
    CARD_MOVED_NEAREST,
    draw_card,
    follow_card,
)
from gamenight.games.property.rules.dice import throw
from gamenight.games.property.rules.ending import leave_game, note_resignation
from gamenight.games.property.rules.jail import (
    go_to_jail,
    jail_choices,
    leave_jail,
    may_pay_fine,
    stay_in_jail,
    use_jail_card,
    why_no_card,
)
from gamenight.games.property.rules.landing import CARD_DRAWN, FOLLOW_ON, act_on_space
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.rules.move import move_forward
from gamenight.games.property.rules.payment import owe
from gamenight.games.property.rules.rent import lapse_claims, settle_asked
from gamenight.games.property.stages import (
    ACTING,
    AFTER,
    BEFORE,
    DRAWING,
    FINED,
    THROWING,
    TO_LEAVE_JAIL,
    TO_MOVE,
    TO_MOVE_AGAIN,
)
from gamenight.games.property.state import Property
from gamenight.games.property.terms import TURN
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import NOBODY, Seat, after, bit, holds

if TYPE_CHECKING:
    from gamenight.kernel.action import Action

THIRD: Final = 3


def open_turn(state: Property, seat: Seat) -> None:
    """Lay the one frame of the turn that stays at the bottom of the stack."""
    begin_turn(state, TURN.open(state, 0), seat, "setup.order")


def begin_turn(state: Property, frame: TurnFrame, seat: Seat, clause: str) -> None:
    """A player has the dice, and has not thrown them yet.

    Rule: setup.order, turn.end
    """
    frame.seat = seat
    frame.stage = BEFORE
    frame.throws = 0
    frame.again = False
    frame.go_paid = False
    state.tell(TURN_BEGAN, clause, seat)
    reopen(state, frame)


def roll(state: Property, frame: TurnFrame) -> None:
    """The first throw of a turn closes the windows of older rents.

    Rule: rent.ask, rent.deadline
    """
    purpose = TO_MOVE
    if state.jailed[frame.seat] != FREE:
        purpose = TO_LEAVE_JAIL
    elif frame.throws > 0:
        purpose = TO_MOVE_AGAIN
    if frame.throws == 0:
        state.turns += 1
        lapse_claims(state)
    frame.waits = 0
    frame.stage = THROWING
    throw(state, frame.seat, purpose)


def thrown(state: Property, frame: TurnFrame, fallen: i64) -> None:
    """Move by the sum; the third doubles in a turn lead to Jail, earlier ones to another throw.

    Rule: turn.roll, turn.doubles, turn.three_doubles
    """
    seat = frame.seat
    frame.thrown = fallen
    frame.again = False
    frame.go_paid = False
    frame.stage = ACTING
    if state.jailed[seat] != FREE:
        thrown_in_jail(state, frame, fallen)
        return
    frame.throws += 1
    if is_double(fallen):
        if frame.throws == THIRD:
            go_to_jail(state, seat, "turn.three_doubles")
            finish_acting(state, frame)
            return
        frame.again = True
    move_by_throw(state, frame, "turn.roll")


def move_by_throw(state: Property, frame: TurnFrame, clause: str) -> None:
    """The token moves by the throw in hand, and the space is acted on.

    Rule: turn.roll, jail.doubles, jail.third
    """
    move_forward(state, frame, total_of(frame.thrown), clause)
    act(state, frame, is_nearest=False)


def thrown_in_jail(state: Property, frame: TurnFrame, fallen: i64) -> None:
    """Doubles set one free; without them one stays, or on the last turn pays the fine and moves all the same.

    Where the table agreed so, those doubles are the first of the turn and give another throw.

    Rule: jail.doubles, jail.third
    """
    seat = frame.seat
    frame.throws = THIRD
    if is_double(fallen):
        frame.throws = state.agreed.jail_doubles
        frame.again = frame.throws < THIRD
        leave_jail(state, seat, "jail.doubles")
        move_on(state, frame, "jail.doubles")
    elif state.jailed[seat] < state.agreed.jail_turns:
        stay_in_jail(state, seat)
        finish_acting(state, frame)
    else:
        frame.stage = FINED
        if owe(state, seat, NOBODY, state.board.numbers.fine, cast(Turn, frame.decision).last_fine, 0):
            fined(state, frame)


def fined(state: Property, frame: TurnFrame) -> None:
    """The fine is paid: move by the throw already made.

    Rule: jail.third
    """
    clause = cast(Turn, frame.decision).last_fine.clause
    leave_jail(state, frame.seat, clause)
    move_on(state, frame, clause)


def move_on(state: Property, frame: TurnFrame, clause: str) -> None:
    """Out of Jail by the throw in hand.

    Rule: jail.doubles, jail.third
    """
    frame.stage = ACTING
    move_by_throw(state, frame, clause)


def act(state: Property, frame: TurnFrame, *, is_nearest: bool) -> None:
    """Do what the space demands, as far as it can be done without asking.

    Rule: turn.roll, cards.draw
    """
    frame.stage = ACTING
    what = act_on_space(state, frame.seat, frame.thrown, is_nearest)
    if what == CARD_DRAWN:
        frame.stage = DRAWING
        draw_card(state, frame.seat)
    elif what == FOLLOW_ON:
        finish_acting(state, frame)


def finish_acting(state: Property, frame: TurnFrame) -> None:
    """All that the throw caused is settled: throw again after doubles, or the turn may end.

    Rule: turn.doubles, turn.end
    """
    if state.outcome is None:
        is_again = frame.again and state.jailed[frame.seat] == FREE
        frame.stage = BEFORE if is_again else AFTER
        reopen(state, frame)


def reopen(state: Property, frame: TurnFrame) -> None:
    """Settle the rents asked for meanwhile; then ask who has the dice, if that player is still in the game.

    Rule: turn.end, debt.order, timed.stop
    """
    if state.outcome is not None or settle_asked(state) or state.agreed.ending.ends_now(state):
        return
    if holds(state.out, frame.seat):
        pass_dice(state, frame)
    else:
        state.ask(frame, bit(frame.seat))


def pass_dice(state: Property, frame: TurnFrame) -> None:
    """The dice pass to the left; players out of the game are skipped.

    Rule: turn.end, timed.end
    """
    staying = state.playing() & ~state.left
    seat = after(staying or state.playing(), frame.seat, state.seats)
    has_come_round = (seat - state.first) % state.seats <= (frame.seat - state.first) % state.seats
    if has_come_round:
        state.rounds += 1
    state.unwanting = 0
    if not state.agreed.ending.ends_now(state):
        begin_turn(state, frame, seat, "turn.end")


@final
class Turn(PropertyDecision[TurnFrame]):
    """frame.seat has the dice; last_fine says why it pays the fine on its last turn in Jail."""

    def __init__(self, last_fine: Reason = FINE_LAST) -> None:
        super().__init__("turn", TURN_FRAME, is_open=True, is_home=True)
        self.last_fine: Final = last_fine

    def answers(self, state: Property, frame: TurnFrame, seat: Seat) -> list[Action]:
        """Throw (in Jail also pay or use a card), or, when all is done, pass the dice on.

        Rule: turn.roll, turn.end, jail.pay, jail.card
        """
        if frame.stage is AFTER:
            return ONLY_END
        if state.jailed[seat] == FREE:
            return ONLY_ROLL
        return jail_choices(state, seat)

    def why_not(self, state: Property, frame: TurnFrame, seat: Seat, action: Action) -> Event:
        """Why not now: the throw is a duty, the fine has its time.

        Rule: turn.end, jail.pay, jail.card_time
        """
        verb = action.verb
        if verb is END:
            return refusal(MUST_ROLL_AGAIN if frame.throws > 0 else MUST_ROLL, "turn.end")
        if verb is ROLL:
            return refusal(HAS_ROLLED, "turn.end")
        if verb is PAY_FINE or verb is USE_CARD or verb is USE_CARD_OF:
            return self.why_jailed(state, frame, seat, action)
        return super().why_not(state, frame, seat, action)

    def why_jailed(self, state: Property, frame: TurnFrame, seat: Seat, action: Action) -> Event:
        """Why this is no way out of Jail now.

        Rule: jail.pay, jail.card, jail.card_time
        """
        is_fine = action.verb is PAY_FINE
        clause = "jail.pay" if is_fine else "jail.card"
        if state.jailed[seat] == FREE:
            return refusal(NOT_JAILED, clause)
        if frame.stage is not BEFORE:
            return refusal(JAIL_LATER, "jail.pay" if is_fine else "jail.card_time")
        if not is_fine:
            return why_no_card(state, seat, action.item)
        if state.jailed[seat] > state.agreed.pay_turns:
            return refusal(MAY_NOT_PAY, clause)
        return refusal(FINE_DEAR, clause, state.board.numbers.fine, state.cash[seat])

    def play(self, state: Property, frame: TurnFrame, seat: Seat, action: Action) -> None:
        """Throw, buy oneself out of Jail first, or pass the dice.

        Rule: turn.roll, turn.end, jail.pay, jail.card
        """
        verb = action.verb
        if verb is END:
            pass_dice(state, frame)
        elif verb is PAY_FINE:
            assert may_pay_fine(state, seat)
            owe(state, seat, NOBODY, state.board.numbers.fine, FINE_BEFORE, 0)
            leave_jail(state, seat, "jail.pay")
            roll(state, frame)
        elif verb is USE_CARD or verb is USE_CARD_OF:
            use_jail_card(state, seat, action.item)
            roll(state, frame)
        else:
            roll(state, frame)

    def resume(self, state: Property, frame: TurnFrame, result: i64) -> None:
        """Go on where the turn stood; who went out of the game on the way loses the rest of it.

        Rule: turn.end
        """
        if state.outcome is not None:
            return
        if holds(state.out, frame.seat):
            reopen(state, frame)
        elif frame.stage is THROWING:
            thrown(state, frame, result)
        elif frame.stage is DRAWING:
            frame.stage = ACTING
            how = follow_card(state, frame, result)
            if how == CARD_MOVED or how == CARD_MOVED_NEAREST:
                act(state, frame, is_nearest=how == CARD_MOVED_NEAREST)
            elif how == CARD_DONE:
                finish_acting(state, frame)
        elif frame.stage is FINED:
            fined(state, frame)
        elif frame.stage is ACTING:
            finish_acting(state, frame)
        else:
            reopen(state, frame)

    def tick(self, state: Property, frame: TurnFrame) -> None:
        """At the hour, with nothing in hand, the game ends.

        Rule: timed.stop
        """
        reopen(state, frame)

    def resigned(self, state: Property, seat: Seat) -> None:
        """Offers are off, and whoever is then alone has won.

        Rule: resign.leave, win.last
        """
        note_resignation(state, seat)

    def settle(self, state: Property, frame: TurnFrame, seat: Seat) -> None:
        """Who has resigned leaves what there is to the Bank.

        Rule: resign.leave
        """
        if not leave_game(state, seat) and state.outcome is None:
            reopen(state, frame)

    def flaw(self, state: Property, frame: TurnFrame) -> str:
        """The seat with the dice is in the game."""
        if frame.seat < 0 or (state.depth == 1 and holds(state.out, frame.seat)):
            return "the dice belong to a seat that is in the game"
        return ""
