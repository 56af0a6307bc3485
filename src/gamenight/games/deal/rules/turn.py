"""A turn: draw, play up to three cards, end with no more than seven in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.deal.actions import END, NO_PLAYS, TO_END
from gamenight.games.deal.cards import NO_CARD
from gamenight.games.deal.events import TURN_BEGAN
from gamenight.games.deal.fields import TURN_FRAME
from gamenight.games.deal.memory import (
    DISCARDING,
    DRAWING,
    ON_TURN,
    PASSING,
    PLAYING,
    SETTLING,
    WITH_NONE,
    TurnFrame,
)
from gamenight.games.deal.pack import MOST_MOVES
from gamenight.games.deal.rules.draw import draw
from gamenight.games.deal.rules.ending import end_stalled, has_stalled, leave_game, say_if_won
from gamenight.games.deal.rules.playing import perform
from gamenight.games.deal.rules.plays import list_plays
from gamenight.games.deal.rules.reasons import ANSWERS, why_no_action, why_nothing_to_answer
from gamenight.games.deal.rules.sets import drop_buildings
from gamenight.games.deal.state import Deal
from gamenight.games.deal.terms import DISCARD, MOVING, TURN
from gamenight.kernel.decision import Decision
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import Seat, after, bit, count, holds, members

if TYPE_CHECKING:
    from gamenight.kernel.action import Action

ONLY_END: Final = [TO_END]


def open_turn(state: Deal, seat: Seat) -> None:
    """Lay the one frame of the turn that stays at the bottom of the stack."""
    begin_turn(state, TURN.open(state, 0), seat)


def begin_turn(state: Deal, frame: TurnFrame, seat: Seat) -> None:
    """Whoever has three full sets says so now; else draw two cards, or five with an empty hand.

    Rule: setup.hand, turn.draw, hand.empty, win.three, win.moment
    """
    frame.seat = seat
    frame.stage = DRAWING
    frame.plays = 0
    frame.moves = 0
    frame.waits = 0
    state.tell(TURN_BEGAN, "setup.hand", seat)
    if say_if_won(state, seat):
        return
    numbers = state.pack.numbers
    if state.hand_size(seat):
        draw(state, seat, numbers.draw, ON_TURN)
    else:
        draw(state, seat, numbers.draw_empty, WITH_NONE)


def go_on(state: Deal, frame: TurnFrame) -> None:
    """All is settled: three full sets win, but for whoever has resigned meanwhile; else the player goes on.

    Rule: win.moment, turn.play, resign.leave
    """
    if state.outcome is not None:
        return
    if holds(state.out, frame.seat):
        pass_turn(state, frame)
    elif holds(state.left, frame.seat) or not say_if_won(state, frame.seat):
        frame.stage = PLAYING
        state.ask(frame, bit(frame.seat))


def end_turn(state: Deal, frame: TurnFrame) -> None:
    """More than seven in hand are discarded; then it is the next one's turn.

    Rule: turn.discard, rearrange.result
    """
    drop_buildings(state, frame.seat, "rearrange.result")
    if state.hand_size(frame.seat) > state.pack.numbers.most_in_hand:
        frame.stage = DISCARDING
        frame.waits = 0
        DISCARD.open(state, bit(frame.seat)).seat = frame.seat
    else:
        pass_turn(state, frame)


def pass_turn(state: Deal, frame: TurnFrame) -> None:
    """Clockwise to the next; a game in which nothing changes any more ends.

    Rule: setup.hand, end.stalled
    """
    if state.left & ~state.out:
        frame.stage = PASSING  # whoever resigned is let out first
        frame.waits = bit(frame.seat)
        return
    if has_stalled(state):
        end_stalled(state)
    else:
        begin_turn(state, frame, after(state.playing(), frame.seat, state.seats))


@final
class Turn(Decision[Deal, TurnFrame]):
    """frame.seat is on turn."""

    def __init__(self) -> None:
        super().__init__("turn", TURN_FRAME, is_home=True)

    def admits(self, state: Deal, frame: TurnFrame, seat: Seat, aside: i64) -> bool:
        """Only the player on turn rearranges.

        Rule: move.rearrange
        """
        return aside == MOVING

    def answers(self, state: Deal, frame: TurnFrame, seat: Seat) -> list[Action]:
        """Everything the hand allows while plays are left, or end the turn.

        Rule: turn.play
        """
        plays = state.pack.numbers.plays - frame.plays
        if plays <= 0 or state.hand_size(seat) == 0:
            return ONLY_END
        found = list_plays(state, seat, plays)
        found.append(TO_END)
        return found

    def why_not(self, state: Deal, frame: TurnFrame, seat: Seat, action: Action) -> Event:
        """Nothing is to be answered, three plays are made, or the card cannot be played so.

        Rule: turn.play, action.target
        """
        if action.verb in ANSWERS:
            return why_nothing_to_answer(state, action)
        plays = state.pack.numbers.plays
        if frame.plays >= plays:
            return refusal(NO_PLAYS, "turn.play", plays)
        return why_no_action(state, seat, action, plays=plays - frame.plays)

    def play(self, state: Deal, frame: TurnFrame, seat: Seat, action: Action) -> None:
        """Play a card, or end the turn.

        Rule: turn.play, rearrange.result
        """
        frame.moves = 0
        if action.verb is END:
            end_turn(state, frame)
            return
        drop_buildings(state, seat, "rearrange.result")
        frame.stage = SETTLING
        depth = state.depth
        perform(state, frame, seat, action)
        if state.depth == depth and frame.stage is SETTLING:
            go_on(state, frame)

    def resume(self, state: Deal, frame: TurnFrame, result: i64) -> None:
        """Cards are drawn, or what was played is settled, or the discards are made.

        Rule: turn.play, pile.pass_go
        """
        if state.outcome is not None:
            return
        if state.passing != NO_CARD:
            state.put_on_centre(state.passing)
            state.passing = NO_CARD
        if frame.stage is DISCARDING:
            pass_turn(state, frame)
        else:
            go_on(state, frame)

    def resigned(self, state: Deal, seat: Seat) -> None:
        """Whoever is then alone has won.

        Rule: resign.leave
        """
        if count(state.playing() & ~state.left) == 1:
            for one in members(state.left & ~state.out):
                leave_game(state, one)

    def settle(self, state: Deal, frame: TurnFrame, seat: Seat) -> None:
        """Hand and table of whoever has resigned go to the centre.

        Rule: resign.leave
        """
        leave_game(state, seat)
        if state.outcome is None and (frame.seat == seat or frame.stage is PASSING):
            pass_turn(state, frame)

    def flaw(self, state: Deal, frame: TurnFrame) -> str:
        """Somebody in the game is on turn."""
        if frame.seat < 0 or (state.depth == 1 and holds(state.out, frame.seat)):
            return "a turn belongs to a seat that is in the game"
        most = state.pack.numbers.plays
        if frame.plays > most:
            return f"at most {most} cards are played in a turn"
        if frame.moves > MOST_MOVES:
            return f"at most {MOST_MOVES} moves between two plays"
        return ""
