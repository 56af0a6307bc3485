"""A turn: draw, play up to three cards, end with no more than seven in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.deal.actions import (
    ALLOW,
    BANK,
    DROP,
    END,
    GIVE,
    INSIST,
    LAY,
    NO_PLAYS,
    NOT_HELD,
    NOT_MONEY,
    NOT_PROPERTY,
    PAY,
    PUT,
    REFUSE,
    TO_END,
    TURN_BEGAN,
    WRONG_COLOUR,
    YIELD,
)
from gamenight.games.deal.rules.draw import draw
from gamenight.games.deal.rules.ending import end_stalled, has_stalled, leave_game, say_if_won
from gamenight.games.deal.rules.playing import perform
from gamenight.games.deal.rules.plays import list_plays
from gamenight.games.deal.rules.reasons import why_no_action
from gamenight.games.deal.rules.sets import drop_buildings
from gamenight.games.deal.state import Deal
from gamenight.games.deal.terms import DISCARD, MOVING, TURN
from gamenight.kernel.decision import Decision
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import Seat, after, bit, holds

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.frame import Frame

# Where a turn stands
DRAWING: Final = 0
PLAYING: Final = 1
SETTLING: Final = 2  # what was played is being settled
DISCARDING: Final = 3
PASSING: Final = 4  # only while somebody who has resigned is let out
STEPS: Final = ["drawing", "playing", "settling", "discarding", "passing"]

ONLY_END: Final = [TO_END]
ANSWERS: Final = [ALLOW, REFUSE, INSIST, YIELD, GIVE, PAY, PUT, DROP]  # nobody asks for these on a turn


def open_turn(state: Deal, seat: Seat) -> None:
    """Lay the one frame of the turn that stays at the bottom of the stack."""
    begin_turn(state, state.push(TURN, 0), seat)


def begin_turn(state: Deal, frame: Frame, seat: Seat) -> None:
    """Who has three full sets says so now; else draw two cards, or five with an empty hand.

    Rule: turn.draw, hand.empty, win.three, win.moment
    """
    frame.seat = seat
    frame.step = DRAWING
    frame.sum = 0
    frame.left = 0
    frame.waits = 0
    state.tell(TURN_BEGAN, "turn.draw", seat)
    if say_if_won(state, seat):
        return
    numbers = state.pack.numbers
    draw(state, seat, numbers.draw if state.hand_size(seat) else numbers.draw_empty)


def go_on(state: Deal, frame: Frame) -> None:
    """All is settled: three full sets win; else the player goes on.

    Rule: win.moment, turn.play
    """
    if state.outcome is not None:
        return
    if holds(state.out, frame.seat):
        pass_turn(state, frame)
    elif not say_if_won(state, frame.seat):
        frame.step = PLAYING
        state.ask(frame, bit(frame.seat))


def end_turn(state: Deal, frame: Frame) -> None:
    """More than seven in hand are discarded; then it is the next one's turn.

    Rule: turn.discard, rearrange.result
    """
    drop_buildings(state, frame.seat)
    if state.hand_size(frame.seat) > state.pack.numbers.most_in_hand:
        frame.step = DISCARDING
        frame.waits = 0
        state.push(DISCARD, bit(frame.seat)).seat = frame.seat
    else:
        pass_turn(state, frame)


def pass_turn(state: Deal, frame: Frame) -> None:
    """Clockwise to the next; with nothing to draw, a full round without a play ends the game.

    Rule: setup.hand, end.stalled
    """
    if state.left & ~state.out:
        frame.step = PASSING  # whoever resigned is let out first
        frame.waits = bit(frame.seat)
        return
    if frame.sum == 0 and nothing_to_draw(state):
        state.idle += 1
    else:
        state.idle = 0
    if has_stalled(state):
        end_stalled(state)
    else:
        begin_turn(state, frame, after(state.playing(), frame.seat, state.seats))


def nothing_to_draw(state: Deal) -> bool:
    """Neither in the pile nor in the centre.

    Rule: end.stalled
    """
    if state.in_bag or state.below:
        return False
    kind: i64 = 0
    while kind < state.kinds:
        if state.centre[kind]:
            return False
        kind += 1
    return True


@final
class Turn(Decision[Deal]):
    """frame.seat is on turn: sum plays made, left moves since the last one."""

    def __init__(self) -> None:
        super().__init__("turn", is_home=True)

    def admits(self, state: Deal, frame: Frame, seat: Seat, aside: i64) -> bool:  # noqa: ARG002
        """Only who is on turn rearranges.

        Rule: move.rearrange
        """
        return aside == MOVING

    def answers(self, state: Deal, frame: Frame, seat: Seat) -> list[Action]:
        """Everything the hand allows while plays are left, or end the turn.

        Rule: turn.play
        """
        plays = state.pack.numbers.plays - frame.sum
        if plays <= 0 or state.hand_size(seat) == 0:
            return ONLY_END
        found = list_plays(state, seat, plays)
        found.append(TO_END)
        return found

    def why_not(self, state: Deal, frame: Frame, seat: Seat, action: Action) -> Event:
        """Three plays are made, the card is not held, or it cannot be played so.

        Rule: turn.play, play.bank, play.property, action.target
        """
        if action.verb is END or action.verb in ANSWERS:
            return super().why_not(state, frame, seat, action)
        if frame.sum >= state.pack.numbers.plays:
            return refusal(NO_PLAYS, "turn.play", seat)
        if action.verb is BANK or action.verb is LAY:
            kind = action.item
            if not 0 <= kind < state.kinds or not state.in_hand(seat, kind):
                return refusal(NOT_HELD, "turn.play", seat, max(0, min(kind, state.kinds - 1)))
            if action.verb is BANK:
                return refusal(NOT_MONEY, "play.bank", kind)
            if not state.pack.kinds[kind].is_property:
                return refusal(NOT_PROPERTY, "play.property", kind)
            return refusal(WRONG_COLOUR, "play.property", kind, max(0, min(action.number, state.colours - 1)))
        return why_no_action(state, seat, action, plays=state.pack.numbers.plays - frame.sum)

    def play(self, state: Deal, frame: Frame, seat: Seat, action: Action) -> None:
        """Play a card, or end the turn.

        Rule: turn.play, rearrange.result
        """
        frame.left = 0
        if action.verb is END:
            end_turn(state, frame)
            return
        drop_buildings(state, seat)
        frame.step = SETTLING
        depth = state.depth
        perform(state, frame, seat, action)
        if state.depth == depth and frame.step == SETTLING:
            go_on(state, frame)

    def resume(self, state: Deal, frame: Frame, result: i64) -> None:  # noqa: ARG002
        """Cards are drawn, or what was played is settled, or the discards are made.

        Rule: turn.play, pile.pass_go
        """
        if state.outcome is not None:
            return
        if state.passing >= 0:
            state.centre[state.passing] += 1
            state.passing = -1
        if frame.step == DISCARDING:
            pass_turn(state, frame)
        else:
            go_on(state, frame)

    def settle(self, state: Deal, frame: Frame, seat: Seat) -> None:
        """Hand and table of who has resigned go to the centre.

        Rule: resign.leave
        """
        leave_game(state, seat)
        if state.outcome is None and (frame.seat == seat or frame.step == PASSING):
            pass_turn(state, frame)

    def flaw(self, state: Deal, frame: Frame) -> str:
        """Somebody in the game is on turn."""
        if frame.seat < 0 or (state.depth == 1 and holds(state.out, frame.seat)):
            return "a turn belongs to a seat that is in the game"
        if not DRAWING <= frame.step <= PASSING:
            return f"step {frame.step} is no step of a turn"
        return ""
