"""A turn: throw, move, act on the space, and the dice pass to the other team."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.parts.dice import is_double, total_of
from gamenight.games.pets.actions import (
    FINE_LAST,
    ONLY_ROLL,
    PAY_FINE,
    USE_CARD,
)
from gamenight.games.pets.board import BANK
from gamenight.games.pets.events import TURN_BEGAN
from gamenight.games.pets.rules.cards import CARD_DONE, CARD_MOVED, draw_card, follow_card
from gamenight.games.pets.rules.debt import owe
from gamenight.games.pets.rules.dice import throw
from gamenight.games.pets.rules.ending import judge_turn, leave_team, lose_deserted
from gamenight.games.pets.rules.jail import jail_choices, leave_jail, pay_fine, stay_in_jail, use_jail_card
from gamenight.games.pets.rules.landing import CARD_DRAWN, FOLLOW_ON, act_on_space
from gamenight.games.pets.rules.move import move_forward
from gamenight.games.pets.rules.refused import why_not_before_throw
from gamenight.games.pets.state import FREE, Pets
from gamenight.games.pets.terms import TURN
from gamenight.kernel.decision import SlotDecision as Decision
from gamenight.kernel.seat import Seat, after, bit, holds

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.event import Event
    from gamenight.kernel.frame import Frame

# Where a turn stands
BEFORE: Final = 0  # the player is to throw
THROWING: Final = 1
DRAWING: Final = 2  # a card is being drawn
ACTING: Final = 3  # what the space or the card demands is being settled
FINED: Final = 4  # the fine for leaving Jail after the last throw is being settled


def open_turn(state: Pets, seat: Seat, clause: str) -> None:
    """Lay the one frame of the turn that stays at the bottom of the stack."""
    begin_turn(state, state.push(TURN, 0), seat, clause)


def begin_turn(state: Pets, frame: Frame, seat: Seat, clause: str) -> None:
    """A player has the dice; frame.item is the last throw. The next for that team is its next member.

    Rule: turn.roll, order.alternate
    """
    team = state.team_of(seat)
    state.next[team] = after(state.side(team), seat, state.seats)
    frame.seat = seat
    frame.step = BEFORE
    frame.item = 0
    state.tell(TURN_BEGAN, clause, seat)
    state.ask(frame, bit(seat))


def roll(state: Pets, frame: Frame) -> None:
    """Throw both dice.

    Rule: turn.roll
    """
    frame.waits = 0
    frame.step = THROWING
    throw(state, frame.seat)


def thrown(state: Pets, frame: Frame, fallen: i64) -> None:
    """Move by the sum; doubles mean nothing outside of Jail.

    Rule: turn.roll, jail.doubles
    """
    seat = frame.seat
    frame.item = fallen
    if state.jailed[seat] == FREE:
        move_on(state, frame, "turn.roll")
    elif is_double(fallen):
        leave_jail(state, seat, "jail.doubles")
        move_on(state, frame, "jail.doubles")
    elif state.jailed[seat] < state.board.numbers.jail_turns:
        stay_in_jail(state, seat)
        end_turn(state, frame)
    else:
        frame.step = FINED
        fine = state.board.numbers.fine
        if owe(state, seat, state.team_of(seat), BANK, fine, FINE_LAST, state.board.jail):
            fined(state, frame)


def fined(state: Pets, frame: Frame) -> None:
    """The third failure is settled: out of Jail, and on by the throw already made.

    Rule: jail.doubles, debt.bank
    """
    if state.outcome is not None:
        return  # the marker that paid for it has decided the game
    leave_jail(state, frame.seat, "jail.doubles")
    move_on(state, frame, "jail.doubles")


def move_on(state: Pets, frame: Frame, clause: str) -> None:
    """Move by the throw in hand and act on the space reached, out of Jail as anywhere.

    Rule: turn.roll, jail.doubles, jail.space
    """
    move_forward(state, frame.seat, total_of(frame.item), clause)
    act(state, frame)


def act(state: Pets, frame: Frame) -> None:
    """Do what the space demands, as far as it can be done without asking.

    Rule: turn.roll, chance.draw
    """
    frame.step = ACTING
    what = act_on_space(state, frame.seat)
    if what == CARD_DRAWN:
        frame.step = DRAWING
        draw_card(state, frame.seat)
    elif what == FOLLOW_ON:
        end_turn(state, frame)


def end_turn(state: Pets, frame: Frame) -> None:
    """The dice pass to the next player of the other team, unless the game is over.

    Rule: turn.roll, order.alternate
    """
    if state.outcome is not None:
        return
    following = 1 - state.team_of(frame.seat)
    if following == state.begun:
        state.exchanges += 1
    if judge_turn(state):
        begin_turn(state, frame, next_for(state, following), "order.alternate")


def next_for(state: Pets, team: i64) -> Seat:
    """Who plays next for a team: not one who has resigned meanwhile, so that the team loses no turn.

    Rule: order.alternate, resign.leave
    """
    seat = state.next[team]
    if holds(state.left, seat):
        return after(state.side(team) & ~state.left, seat, state.seats)
    return seat


@final
class Turn(Decision[Pets]):
    """frame.seat has the dice."""

    def __init__(self) -> None:
        super().__init__("turn", is_home=True)

    def answers(self, state: Pets, frame: Frame, seat: Seat) -> list[Action]:
        """Throw; in Jail also pay or use a card, before the throw.

        Rule: turn.roll, jail.pay, jail.card
        """
        if state.jailed[seat] == FREE:
            return ONLY_ROLL
        return jail_choices(state, seat)

    def why_not(self, state: Pets, frame: Frame, seat: Seat, action: Action) -> Event:
        """The dice come first; the ways out of Jail are for those in it.

        Rule: turn.roll, jail.pay, jail.card
        """
        return why_not_before_throw(state, seat, action.verb)

    def play(self, state: Pets, frame: Frame, seat: Seat, action: Action) -> None:
        """Throw, out of Jail first if one has paid or used a card.

        Rule: turn.roll, jail.pay, jail.card
        """
        if action.verb is PAY_FINE:
            pay_fine(state, seat)
        elif action.verb is USE_CARD:
            use_jail_card(state, seat)
        roll(state, frame)

    def resume(self, state: Pets, frame: Frame, result: i64) -> None:
        """Go on where the turn stood.

        Rule: turn.roll, chance.moved
        """
        if state.outcome is not None:
            return
        if frame.step == THROWING:
            thrown(state, frame, result)
        elif frame.step == FINED:
            fined(state, frame)
        elif frame.step == DRAWING:
            frame.step = ACTING
            how = follow_card(state, frame.seat, result)
            if how == CARD_MOVED:
                act(state, frame)
            elif how == CARD_DONE:
                end_turn(state, frame)
        else:
            end_turn(state, frame)

    def resigned(self, state: Pets, seat: Seat) -> None:
        """A team without players has lost at once.

        Rule: resign.leave
        """
        lose_deserted(state)

    def settle(self, state: Pets, frame: Frame, seat: Seat) -> None:
        """The team plays on without the player; who had the dice passes them on.

        Rule: resign.leave
        """
        leave_team(state, seat)
        if state.outcome is None and frame.seat == seat:
            end_turn(state, frame)

    def flaw(self, state: Pets, frame: Frame) -> str:
        """The seat with the dice is in the game."""
        if frame.seat < 0 or (state.depth == 1 and holds(state.out, frame.seat)):
            return "the dice belong to a seat that is in the game"
        if not BEFORE <= frame.step <= FINED:
            return f"step {frame.step} is no step of a turn"
        if state.depth == 1 and (frame.step != BEFORE or frame.waits != bit(frame.seat)):
            return f"seat {frame.seat} has the dice, and is waited for"
        return ""
