"""A turn: throw, move, act on the space, and the dice pass to the other team."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from gamenight.games.parts.dice import Throw, is_double, total_of
from gamenight.games.parts.jail import FREE, ONLY_ROLL, PAY_FINE, USE_CARD
from gamenight.games.pets.board import BANK, CHANCE
from gamenight.games.pets.events import TURN_BEGAN
from gamenight.games.pets.fields import TURN_FRAME
from gamenight.games.pets.memory import ACTING, BEFORE, DRAWING, FINED, THROWING, TurnFrame
from gamenight.games.pets.rules.cards import draw_card, follow_card, is_move, move_by_card
from gamenight.games.pets.rules.debt import owe
from gamenight.games.pets.rules.dice import throw
from gamenight.games.pets.rules.ending import judge_turn, leave_team, lose_deserted
from gamenight.games.pets.rules.jail import jail_choices, leave_jail, pay_fine, stay_in_jail, use_jail_card
from gamenight.games.pets.rules.landing import act_on_space
from gamenight.games.pets.rules.move import move_forward
from gamenight.games.pets.rules.reasons import LAST_FINE
from gamenight.games.pets.rules.refused import why_not_before_throw
from gamenight.games.pets.state import Pets
from gamenight.games.pets.terms import TURN
from gamenight.kernel.decision import Decision
from gamenight.kernel.seat import Seat, after, bit, holds

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.event import Event


def open_turn(state: Pets, seat: Seat, clause: str) -> None:
    """Lay the one frame of the turn that stays at the bottom of the stack."""
    begin_turn(state, TURN.open(state, 0), seat, clause)


def begin_turn(state: Pets, frame: TurnFrame, seat: Seat, clause: str) -> None:
    """A player has the dice. The next for that team is its next member.

    Rule: turn.roll, order.alternate
    """
    team = state.team_of(seat)
    state.next[team] = after(state.side(team), seat, state.seats)
    frame.seat = seat
    frame.stage = BEFORE
    frame.thrown = 0
    state.tell(TURN_BEGAN, clause, seat)
    state.ask(frame, bit(seat))


def roll(state: Pets, frame: TurnFrame) -> None:
    """Throw both dice.

    Rule: turn.roll
    """
    frame.waits = 0
    frame.stage = THROWING
    throw(state, frame.seat)


def thrown(state: Pets, frame: TurnFrame, throw: Throw) -> None:
    """Move by the sum; doubles mean nothing outside of Jail.

    Rule: turn.roll, jail.doubles
    """
    seat = frame.seat
    frame.thrown = throw
    if state.jailed[seat] == FREE:
        move_on(state, frame, "turn.roll")
    elif is_double(throw):
        leave_jail(state, seat, "jail.doubles")
        move_on(state, frame, "jail.doubles")
    elif state.jailed[seat] < state.board.numbers.jail_turns:
        stay_in_jail(state, seat)
        end_turn(state, frame)
    else:
        frame.stage = FINED
        fine = state.board.numbers.fine
        if owe(state, seat, state.team_of(seat), BANK, fine, LAST_FINE):
            fined(state, frame)


def fined(state: Pets, frame: TurnFrame) -> None:
    """The third failure is settled: out of Jail, and on by the throw already made.

    Rule: jail.doubles, debt.bank
    """
    if state.outcome is not None:
        return  # the marker that paid for it has decided the game
    leave_jail(state, frame.seat, "jail.doubles")
    move_on(state, frame, "jail.doubles")


def move_on(state: Pets, frame: TurnFrame, clause: str) -> None:
    """Move by the throw in hand and act on the space reached, out of Jail as anywhere.

    Rule: turn.roll, jail.doubles, jail.space
    """
    move_forward(state, frame.seat, total_of(frame.thrown), clause)
    act(state, frame)


def act(state: Pets, frame: TurnFrame) -> None:
    """Do what the space demands, as far as it can be done without asking.

    Rule: turn.roll, chance.draw
    """
    space = state.space_of(frame.seat)
    if space.kind == CHANCE:
        frame.stage = DRAWING
        draw_card(state, frame.seat)
        return
    frame.stage = ACTING
    if not act_on_space(state, frame.seat, space):
        end_turn(state, frame)


def drawn(state: Pets, frame: TurnFrame, number: i64) -> None:
    """Follow the card of that number, and act on the space to which it moves the token.

    Rule: chance.draw, chance.moved
    """
    card = state.board.decks[state.team_of(frame.seat)][number]
    frame.stage = ACTING
    if is_move(card) and move_by_card(state, frame.seat, card):
        act(state, frame)
    elif is_move(card) or not follow_card(state, frame.seat, card):
        end_turn(state, frame)


def end_turn(state: Pets, frame: TurnFrame) -> None:
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
class Turn(Decision[Pets, TurnFrame]):
    """frame.seat has the dice."""

    def __init__(self) -> None:
        super().__init__("turn", TURN_FRAME, is_home=True)

    def answers(self, state: Pets, frame: TurnFrame, seat: Seat) -> list[Action]:
        """Throw; in Jail also pay or use a card, before the throw.

        Rule: turn.roll, jail.pay, jail.card
        """
        if state.jailed[seat] == FREE:
            return ONLY_ROLL
        return jail_choices(state, seat)

    def why_not(self, state: Pets, frame: TurnFrame, seat: Seat, action: Action) -> Event:
        """The dice come first; the ways out of Jail are for those in it.

        Rule: turn.roll, jail.pay, jail.card
        """
        return why_not_before_throw(state, seat, action.verb)

    def play(self, state: Pets, frame: TurnFrame, seat: Seat, action: Action) -> None:
        """Throw, out of Jail first if one has paid or used a card.

        Rule: turn.roll, jail.pay, jail.card
        """
        if action.verb is PAY_FINE:
            pay_fine(state, seat)
        elif action.verb is USE_CARD:
            use_jail_card(state, seat)
        roll(state, frame)

    def resume(self, state: Pets, frame: TurnFrame, result: i64) -> None:
        """Go on where the turn stood.

        Rule: turn.roll, chance.moved
        """
        if state.outcome is not None:
            return
        if frame.stage is THROWING:
            thrown(state, frame, result)
        elif frame.stage is DRAWING:
            drawn(state, frame, result)
        elif frame.stage is FINED:
            fined(state, frame)
        else:
            end_turn(state, frame)

    def resigned(self, state: Pets, seat: Seat) -> None:
        """A team without players has lost at once.

        Rule: resign.leave
        """
        lose_deserted(state)

    def settle(self, state: Pets, frame: TurnFrame, seat: Seat) -> None:
        """The team plays on without the player; whoever had the dice passes them on.

        Rule: resign.leave
        """
        leave_team(state, seat)
        if state.outcome is None and frame.seat == seat:
            end_turn(state, frame)

    def flaw(self, state: Pets, frame: TurnFrame) -> str:
        """The seat with the dice is in the game."""
        if frame.seat < 0 or (state.depth == 1 and holds(state.out, frame.seat)):
            return "the dice belong to a seat that is in the game"
        if state.depth == 1 and (frame.stage is not BEFORE or frame.waits != bit(frame.seat)):
            return f"seat {frame.seat} has the dice, and is waited for"
        return ""
