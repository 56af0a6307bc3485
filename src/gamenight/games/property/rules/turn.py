"""A turn: whoever has the dice throws them, first buys a way out of Jail, or passes them on."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gamenight.games.parts.jail import FREE, ONLY_ROLL, PAY_FINE, ROLL, USE_CARD
from gamenight.games.property.actions import END, ONLY_END, USE_CARD_OF
from gamenight.games.property.fields import TURN_FRAME
from gamenight.games.property.memory import TurnFrame
from gamenight.games.property.reasons import FINE_BEFORE
from gamenight.games.property.refusals import HAS_ROLLED, MUST_ROLL, MUST_ROLL_AGAIN
from gamenight.games.property.rules.cards import CARD_DONE, CARD_MOVED, CARD_MOVED_NEAREST, follow_card
from gamenight.games.property.rules.ending import leave_game, note_resignation
from gamenight.games.property.rules.jail import (
    jail_choices,
    leave_jail,
    may_pay_fine,
    use_jail_card,
    why_jailed,
)
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.rules.passing import pass_dice, reopen
from gamenight.games.property.rules.payment import owe
from gamenight.games.property.rules.throwing import act, count_throw, fallen, fined, finish_acting, roll
from gamenight.games.property.stages import ACTING, AFTER, DRAWING, FALLEN, FINED, THROWING
from gamenight.games.property.state import Property
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import NOBODY, Seat, holds

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.kernel.action import Action


@final
class Turn(PropertyDecision[TurnFrame]):
    """frame.seat has the dice."""

    def __init__(self) -> None:
        super().__init__("turn", TURN_FRAME, is_open=True, is_home=True)

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
            return why_jailed(state, frame, seat, action)
        return super().why_not(state, frame, seat, action)

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
            fallen(state, frame, result)
        elif frame.stage is FALLEN:
            count_throw(state, frame)
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
        """Whoever has resigned leaves what there is to the Bank.

        Rule: resign.leave
        """
        if not leave_game(state, seat) and state.outcome is None:
            reopen(state, frame)

    def flaw(self, state: Property, frame: TurnFrame) -> str:
        """The seat with the dice is in the game."""
        if frame.seat < 0 or (state.depth == 1 and holds(state.out, frame.seat)):
            return "the dice belong to a seat that is in the game"
        return ""
