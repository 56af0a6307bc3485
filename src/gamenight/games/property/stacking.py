"""The stack of open questions as games can reach it: what lies above what, and whom the last waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.games.property.memory import (
    AuctionFrame,
    DiceFrame,
    InheritFrame,
    ShortageFrame,
    TurnFrame,
)
from gamenight.games.property.stages import (
    ACTING,
    AFTER,
    BEFORE,
    CHOOSING,
    DRAWING,
    FALLEN,
    FINED,
    THROWING,
    WISHING,
)
from gamenight.kernel.errors import BadPosition
from gamenight.kernel.position import check_above
from gamenight.kernel.seat import CHANCE_BIT, NOBODY, bit

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.property.state import Property
    from gamenight.kernel.frame import Frame

# Rents are paid, and mortgages taken over, above whatever is open; older debts of an heir lie above that
PAYING: Final = ("debt", "rent", "inherit")
ABOVE_TURN: Final = {  # by its stage
    BEFORE.name: (*PAYING, "estate", "shortage"),
    THROWING.name: ("dice",),
    FALLEN.name: PAYING,
    DRAWING.name: ("draw",),
    ACTING.name: (*PAYING, "buy", "tax", "levy"),
    FINED.name: PAYING,
    AFTER.name: (*PAYING, "estate", "shortage"),
}
ABOVE: Final = {
    "order": ("dice", "dealing", "estate"),
    "draw": PAYING,
    "buy": (*PAYING, "auction", "shortage"),
    "tax": PAYING,
    "debt": (*PAYING, "estate"),
    "rent": (*PAYING, "dice"),
    "levy": PAYING,
    "inherit": (*PAYING, "levy"),
    "estate": ("auction",),
    "shortage": ("auction", "place"),
}
NEVER_ASKED: Final = ("levy", "rent", "estate")  # something lies above them until they are done
OF_THE_TURN: Final = ("buy", "tax", "draw", "levy")  # are about the player who has the dice


def check_stack(state: Property) -> None:
    """Raise BadPosition if no game could have these questions open together."""
    check_above(state, above)
    for place in range(1, state.depth):
        frame = state.stack[place]
        is_thrown = isinstance(frame, DiceFrame)
        seat = state.stack[place - 1 if is_thrown else 0].seat
        if (is_thrown or frame.decision.name in OF_THE_TURN) and frame.seat != seat:
            raise BadPosition(f"stack[{place}].seat: {frame.decision.name!r} is about seat {seat} here")
    why = why_not_asked(state)
    if why:
        raise BadPosition(f"stack[{state.depth - 1}]: {why}")


def above(below: Frame) -> tuple[str, ...]:
    """The questions that may lie above this one."""
    if isinstance(below, TurnFrame):
        return ABOVE_TURN[below.stage.name]
    return ABOVE.get(below.decision.name, ())


def why_not_asked(state: Property) -> str:
    """Why the question on top cannot be asked like that, or nothing."""
    top = state.asking
    name = top.decision.name
    if name in NEVER_ASKED:
        return f"{name!r} asks nobody anything: what it waits for lies above it"
    if isinstance(top, TurnFrame) and top.stage is not BEFORE and top.stage is not AFTER:
        return f"with nothing above it a turn is of stage 'before' or 'after', not {top.stage.name!r}"
    if isinstance(top, InheritFrame) and top.stage is not CHOOSING:
        return f"an heir who is asked is 'choosing', not {top.stage.name!r}"
    if isinstance(top, ShortageFrame) and top.stage is not WISHING:
        return f"with nothing above it a shortage is at 'wishing', not at {top.stage.name!r}"
    may = may_be_asked(state, top)
    if name == "auction" or name == "shortage":
        is_fit = top.waits != 0 and not top.waits & ~may
        return "" if is_fit else f"{name!r} waits for players who may still answer"
    return "" if top.waits == may else f"{name!r} waits for seat {top.seat} alone, whose question it is"


def may_be_asked(state: Property, top: Frame) -> i64:
    """Whom the question on top may wait for; most wait for just these."""
    if isinstance(top, AuctionFrame):
        return top.bidders & ~bit(top.leader) if top.leader != NOBODY else top.bidders
    if isinstance(top, ShortageFrame):
        return state.playing() & ~bit(top.seat)
    if top.decision.name in {"dice", "draw", "dealing"}:
        return CHANCE_BIT
    return bit(top.seat)
