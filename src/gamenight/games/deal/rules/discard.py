"""More than seven cards at the end of a turn: the rest goes under the draw pile, unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from gamenight.games.deal.actions import (
    DISCARD_FIRST,
    DROP,
    NO_SUCH_KIND,
    NOT_HELD,
    TO_DROP,
)
from gamenight.games.deal.cards import Discarded
from gamenight.games.deal.events import DISCARDED, DISCARDED_CARD
from gamenight.games.deal.rules.answering_reasons import why_not_moved
from gamenight.games.deal.state import Deal
from gamenight.kernel.decision import Decision
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.frame import Frame
from gamenight.kernel.seat import EVERYBODY, Seat, bit

if TYPE_CHECKING:
    from gamenight.kernel.action import Action


@final
class Discard(Decision[Deal, Frame]):
    """frame.seat puts cards under the draw pile until no more than seven are left."""

    def __init__(self) -> None:
        super().__init__("discard")

    def answers(self, state: Deal, frame: Frame, seat: Seat) -> list[Action]:
        """Any card of the hand.

        Rule: turn.discard
        """
        return [TO_DROP[kind] for kind in range(state.kinds) if state.in_hand(seat, kind)]

    def why_not(self, state: Deal, frame: Frame, seat: Seat, action: Action) -> Event:
        """Not a card of the hand, or something else before the discards are made.

        Rule: turn.discard
        """
        if action.verb is not DROP:
            count = state.hand_size(seat) - state.pack.numbers.most_in_hand
            return refusal(DISCARD_FIRST, "turn.discard", count)
        if not 0 <= action.item < state.kinds:
            return refusal(NO_SUCH_KIND, "turn.discard")
        return refusal(NOT_HELD, "turn.discard", action.item)

    def why_closed(self, state: Deal, frame: Frame, seat: Seat, aside: i64) -> Event:
        """Whoever has too many cards in hand discards, and moves none any more.

        Rule: rearrange.result, move.rearrange
        """
        if seat == frame.seat:
            count = state.hand_size(seat) - state.pack.numbers.most_in_hand
            return refusal(DISCARD_FIRST, "turn.discard", count)
        return why_not_moved(state, seat)

    def play(self, state: Deal, frame: Frame, seat: Seat, action: Action) -> None:
        """Face down: only the one who discards knows what it was.

        Rule: turn.discard
        """
        state.hide_from_hand(seat, action.item)
        state.below = [*state.below, Discarded(state.pack.kinds[action.item], seat)]
        state.tell(DISCARDED, "turn.discard", seat, sees=EVERYBODY & ~bit(seat))
        state.tell(DISCARDED_CARD, "turn.discard", seat, action.item, sees=bit(seat))
        if state.hand_size(seat) <= state.pack.numbers.most_in_hand:
            state.pop(0)
        else:
            state.ask(frame, bit(seat))

    def sees(self, state: Deal, frame: Frame, seat: Seat, action: Action) -> i64:
        """Only the one who discards reads which card it is.

        Rule: turn.discard
        """
        return bit(seat)

    def let_go(self, state: Deal, frame: Frame, seat: Seat) -> None:
        """Whoever has left discards nothing: the whole hand goes to the centre.

        Rule: resign.leave
        """
        state.pop(0)

    def flaw(self, state: Deal, frame: Frame) -> str:
        """Somebody with too many cards."""
        if frame.seat < 0 or state.hand_size(frame.seat) <= state.pack.numbers.most_in_hand:
            return "nobody has more cards than may be kept"
        return ""
