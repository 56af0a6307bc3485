"""How it ends: somebody has brought all tokens home, or one player is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.kernel.outcome import Outcome
from gamenight.kernel.seat import bit, count, lowest
from tests.families.ludo.events import LEFT, WON
from tests.families.ludo.memory import YARD

if TYPE_CHECKING:
    from tests.families.ludo.state import Ludo


def is_all_home(state: Ludo, seat: int) -> bool:
    """Whether all tokens of a seat are home.

    Rule: home.all
    """
    return all(steps == state.plan.home for steps in state.steps[seat])


def win(state: Ludo, seat: int, clause: str) -> None:
    """The first with all tokens home wins, and the game is over; the others are not ranked.

    Rule: home.all, resign.leave
    """
    others = [other for other in range(state.seats) if other != seat]
    state.tell(WON, clause, seat)
    state.finish(Outcome(clause, [seat], [[seat], others]))


def leave_board(state: Ludo, seat: int) -> None:
    """The tokens of whoever resigns leave the board; the last one left wins.

    Rule: resign.leave
    """
    state.out |= bit(seat)
    state.steps[seat] = [YARD] * state.plan.tokens
    state.tell(LEFT, "resign.leave", seat)
    if count(state.playing()) == 1:
        win(state, int(lowest(state.playing())), "resign.leave")
