"""The stack of open questions as games can reach it: what lies above what, and whom the last waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.games.deal.memory import (
    DISCARDING,
    DRAWING,
    PASSING,
    PLAYING,
    SETTLING,
    ChargeFrame,
    DrawFrame,
    TurnFrame,
)
from gamenight.games.deal.terms import FIRST
from gamenight.kernel.errors import BadPosition
from gamenight.kernel.position import check_above
from gamenight.kernel.seat import CHANCE_BIT, bit

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.deal.state import Deal
    from gamenight.kernel.frame import Frame

ABOVE_TURN: Final = {  # by its stage
    DRAWING.name: ("draw",),
    PLAYING.name: (),
    SETTLING.name: ("charge", "draw"),
    DISCARDING.name: ("discard",),
    PASSING.name: (),
}
ABOVE: Final = {"first": ("draw",), "charge": ("place",)}


def check_stack(state: Deal) -> None:
    """Raise BadPosition if no game could have these questions open together."""
    check_above(state, above)
    turn = state.stack[0]
    if state.depth > 1 and isinstance(turn, TurnFrame) and state.stack[1].seat != turn.seat:
        raise BadPosition(f"stack[1].seat: {state.stack[1].decision.name!r} is about seat {turn.seat} here")
    top = state.asking
    where = f"stack[{state.depth - 1}]"
    if isinstance(top, TurnFrame) and top.stage is not PLAYING:
        raise BadPosition(
            f"{where}: with nothing above it a turn is of stage 'playing', not {top.stage.name!r}"
        )
    if top.waits != may_be_asked(top):
        raise BadPosition(f"{where}: {top.decision.name!r} waits for all who may answer it, and nobody else")


def above(below: Frame) -> tuple[str, ...]:
    """The questions that may lie above this one."""
    if isinstance(below, TurnFrame):
        return ABOVE_TURN[below.stage.name]
    return ABOVE.get(below.decision.name, ())


def may_be_asked(top: Frame) -> i64:
    """Whom the question on top waits for.

    Rule: no.order, no.party
    """
    if isinstance(top, ChargeFrame):
        waits = top.asked | top.paying
        return waits | bit(top.seat) if top.refused else waits
    if isinstance(top, DrawFrame) or FIRST.asks(top):
        return CHANCE_BIT
    return bit(top.seat)
