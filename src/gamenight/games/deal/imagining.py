"""Dealing anew all that a seat cannot know: the other hands, the pile, what lies below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gamenight.games.deal.cards import Discarded, Known

if TYPE_CHECKING:
    from gamenight.games.deal.state import Deal
    from gamenight.kernel.seat import Seat
    from gamenight.kernel.stream import Stream


def imagined(state: Deal, seat: Seat, stream: Stream) -> Deal:
    """A state that the seat holds possible, each as likely as any other.

    Rule: setup.hand, turn.discard
    """
    twin = state.fresh()
    twin.load(state)
    gather(twin, seat)
    for one in twin.known:
        if one.knower == seat:
            twin.add_to_hand(one.holder, one.card.index)
            twin.unseen[one.card.index] -= 1
            twin.in_pile -= 1
    other: i64 = 0
    while other < twin.seats:
        if other != seat:
            missing = state.hand_size(other) - twin.hand_size(other)
            while missing > 0:
                twin.add_to_hand(other, drawn(twin, stream))
                missing -= 1
        other += 1
    kinds = twin.pack.kinds
    for place, lower in enumerate(twin.below):
        if lower.knower != seat:
            twin.below[place] = Discarded(kinds[drawn(twin, stream)], lower.knower)
    for place, one in enumerate(twin.known):
        if one.knower != seat and one.holder != seat:
            card = kinds[some_card(twin, one.holder, stream)]
            twin.known[place] = Known(card, one.holder, one.knower)
    return twin


def gather(twin: Deal, seat: Seat) -> None:
    """Put all that a seat cannot know among the unseen cards: other hands, and what others put below."""
    other: i64 = 0
    while other < twin.seats:
        if other != seat:
            kind = twin.next_held(other, 0)
            while kind < twin.kinds:
                number = twin.in_hand(other, kind)
                twin.unseen[kind] += number
                twin.in_pile += number
                twin.change_hand(other, kind, -number)
                kind = twin.next_held(other, kind + 1)
        other += 1
    for one in twin.below:
        if one.knower != seat:
            twin.unseen[one.card.index] += 1
            twin.in_pile += 1


def drawn(twin: Deal, stream: Stream) -> i64:
    """The kind of one unseen card, each card equally likely; it is taken from them."""
    unseen = twin.unseen
    roll = stream.below(twin.in_pile)
    kind: i64 = 0
    while roll >= unseen[kind]:
        roll -= unseen[kind]
        kind += 1
    twin.unseen[kind] -= 1
    twin.in_pile -= 1
    return kind


def some_card(twin: Deal, seat: Seat, stream: Stream) -> i64:
    """The kind of one card of a hand, each card equally likely."""
    roll = stream.below(twin.hand_size(seat))
    kind: i64 = 0
    while roll >= twin.in_hand(seat, kind):
        roll -= twin.in_hand(seat, kind)
        kind += 1
    return kind
