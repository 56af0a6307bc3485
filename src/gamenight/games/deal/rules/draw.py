"""Drawing: from the pile, then from below it, then from the centre shuffled anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from gamenight.games.deal.actions import TO_CARD
from gamenight.games.deal.cards import NO_CARD, Known
from gamenight.games.deal.events import (
    DRAW_SHORT,
    DREW,
    DREW_CARD,
    SHUFFLED,
)
from gamenight.games.deal.fields import DRAW_FRAME
from gamenight.games.deal.memory import DrawFrame, Reason
from gamenight.games.deal.state import Deal
from gamenight.games.deal.terms import CARD_STREAM, DRAW
from gamenight.kernel.decision import Decision
from gamenight.kernel.seat import CHANCE_BIT, EVERYBODY, Seat, bit

if TYPE_CHECKING:
    from gamenight.kernel.action import Action


def draw(state: Deal, seat: Seat, number: i64, reason: Reason) -> None:
    """Draw so many cards, one after the other.

    Rule: turn.draw, setup.hand, hand.empty, action.pass_go
    """
    frame = DRAW.open(state, 0)
    frame.seat = seat
    frame.to_draw = number
    frame.reason = reason
    draw_next(state, frame)


def draw_next(state: Deal, frame: DrawFrame) -> None:
    """The next card: unseen ones first, then those put below; an empty pile is made anew from the centre.

    Rule: pile.empty, pile.pass_go
    """
    while frame.to_draw > 0:
        if state.in_pile > 0:
            state.ask(frame, CHANCE_BIT)
            return
        if state.below:
            draw_from_below(state, frame)
        elif not shuffle_centre(state, frame.reason.renewing):
            state.tell(DRAW_SHORT, "pile.empty", frame.seat)
            break
    state.pop(0)


def draw_from_below(state: Deal, frame: DrawFrame) -> None:
    """The card that was discarded first comes first; who discarded it knows now who has it.

    Rule: turn.discard, pile.pass_go
    """
    first = state.below[0]
    state.below = state.below[1:]
    take_into_hand(state, frame, first.card.index)
    if first.knower != frame.seat:
        state.known.append(Known(first.card, frame.seat, first.knower))


def take_into_hand(state: Deal, frame: DrawFrame, kind: i64) -> None:
    """One card more in the hand; only its owner sees which.

    Rule: setup.hand, turn.draw, hand.empty, action.pass_go
    """
    state.add_to_hand(frame.seat, kind)
    frame.to_draw -= 1
    if state.coming > 0:
        state.coming -= 1
    clause = frame.reason.clause
    state.tell(DREW, clause, frame.seat, sees=EVERYBODY & ~bit(frame.seat))
    state.tell(DREW_CARD, clause, frame.seat, kind, sees=bit(frame.seat))


def shuffle_centre(state: Deal, clause: str) -> bool:
    """The centre pile becomes the draw pile, without the Pass Go that made it run out; whether there was any.

    Rule: pile.empty, pile.pass_go
    """
    total: i64 = 0
    kind: i64 = 0
    while kind < state.kinds:
        total += state.centre[kind]
        state.unseen[kind] = state.centre[kind]
        state.centre[kind] = 0
        kind += 1
    state.top = NO_CARD
    state.in_pile = total
    if total:
        state.tell(SHUFFLED, clause, total)
    return total > 0


@final
class Draw(Decision[Deal, DrawFrame]):
    """CHANCE says which unseen card frame.seat draws."""

    def __init__(self) -> None:
        super().__init__("draw", DRAW_FRAME, stream=CARD_STREAM)

    def answers(self, state: Deal, frame: DrawFrame, seat: Seat) -> list[Action]:
        """Every kind that is in the pile."""
        return [TO_CARD[kind] for kind in range(state.kinds) if state.unseen[kind]]

    def weights(self, state: Deal, frame: DrawFrame) -> list[int]:
        """How many there are of each kind."""
        return [int(state.unseen[kind]) for kind in range(state.kinds) if state.unseen[kind]]

    def total(self, state: Deal, frame: DrawFrame) -> i64:
        """How many cards are in the pile."""
        return state.in_pile

    def chance(self, state: Deal, frame: DrawFrame, roll: i64) -> Action:
        """The card of that number."""
        unseen = state.unseen
        kind: i64 = 0
        while roll >= unseen[kind]:
            roll -= unseen[kind]
            kind += 1
        return TO_CARD[kind]

    def play(self, state: Deal, frame: DrawFrame, seat: Seat, action: Action) -> None:
        """Put the card into the hand."""
        state.unseen[action.item] -= 1
        state.in_pile -= 1
        take_into_hand(state, frame, action.item)
        draw_next(state, frame)

    def sees(self, state: Deal, frame: DrawFrame, seat: Seat, action: Action) -> i64:
        """Only the one who draws reads which card it is.

        Rule: setup.hand
        """
        return bit(frame.seat)

    def flaw(self, state: Deal, frame: DrawFrame) -> str:
        """Somebody draws from a pile that has cards."""
        if frame.seat < 0 or frame.to_draw <= 0 or state.in_pile <= 0:
            return "drawing needs a seat, cards to draw and a pile"
        return "" if frame.waits == CHANCE_BIT else "a drawn card waits for chance alone"
