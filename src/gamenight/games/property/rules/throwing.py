"""What a throw does: move, act on the space, throw again after doubles; or, in Jail, go free or stay."""

from __future__ import annotations

from typing import Final

from gamenight.games.parts.dice import Throw, is_double, total_of
from gamenight.games.parts.jail import FREE
from gamenight.games.property.memory import TurnFrame
from gamenight.games.property.rules.cards import draw_card
from gamenight.games.property.rules.claims import lapse_claims, settle_asked
from gamenight.games.property.rules.dice import throw
from gamenight.games.property.rules.jail import go_to_jail, leave_jail, stay_in_jail
from gamenight.games.property.rules.landing import CARD_DRAWN, FOLLOW_ON, act_on_space
from gamenight.games.property.rules.move import move_forward
from gamenight.games.property.rules.passing import reopen
from gamenight.games.property.rules.payment import owe
from gamenight.games.property.stages import (
    ACTING,
    AFTER,
    BEFORE,
    DRAWING,
    FALLEN,
    FINED,
    THROWING,
    TO_LEAVE_JAIL,
    TO_MOVE,
    TO_MOVE_AGAIN,
)
from gamenight.games.property.state import Property
from gamenight.kernel.seat import NOBODY

THIRD: Final = 3


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


def fallen(state: Property, frame: TurnFrame, dice: Throw) -> None:
    """Note how the dice fell; with real ones, somebody may have asked for a rent before that was said.

    Rule: turn.roll, jail.doubles
    """
    frame.thrown = dice
    frame.stage = FALLEN
    count_throw(state, frame)


def count_throw(state: Property, frame: TurnFrame) -> None:
    """A rent asked for while the dice rolled is an older debt than what the throw brings; then it counts.

    Rule: debt.order, turn.roll
    """
    if not settle_asked(state):
        thrown(state, frame)


def thrown(state: Property, frame: TurnFrame) -> None:
    """Move by the sum; the third doubles in a turn lead to Jail, earlier ones to another throw.

    Rule: turn.roll, turn.doubles, turn.three_doubles
    """
    seat = frame.seat
    frame.again = False
    frame.go_paid = False
    frame.stage = ACTING
    if state.jailed[seat] != FREE:
        thrown_in_jail(state, frame)
        return
    frame.throws += 1
    if is_double(frame.thrown):
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


def thrown_in_jail(state: Property, frame: TurnFrame) -> None:
    """Doubles set one free; without them one stays, or on the last turn pays the fine and moves all the same.

    Where the table agreed so, those doubles are the first of the turn and give another throw.

    Rule: jail.doubles, jail.third
    """
    seat = frame.seat
    frame.throws = THIRD
    if is_double(frame.thrown):
        frame.throws = state.agreed.jail_doubles
        frame.again = frame.throws < THIRD
        leave_jail(state, seat, "jail.doubles")
        move_on(state, frame, "jail.doubles")
    elif state.jailed[seat] < state.agreed.jail_turns:
        stay_in_jail(state, seat)
        finish_acting(state, frame)
    else:
        frame.stage = FINED
        if owe(state, seat, NOBODY, state.board.numbers.fine, state.agreed.last_fine, 0):
            fined(state, frame)


def fined(state: Property, frame: TurnFrame) -> None:
    """The fine is paid: move by the throw already made.

    Rule: jail.third
    """
    clause = state.agreed.last_fine.clause
    leave_jail(state, frame.seat, clause)
    move_on(state, frame, clause)


def move_on(state: Property, frame: TurnFrame, clause: str) -> None:
    """Leave Jail, and move by the throw in hand.

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
