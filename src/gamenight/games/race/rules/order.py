"""Who plays first: everybody spins, the highest starts, ties spin again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.games.race.events import ORDERED, TIED
from gamenight.games.race.fields import ORDER_FRAME
from gamenight.games.race.memory import OrderFrame
from gamenight.games.race.rules.ending import leave_board
from gamenight.games.race.rules.spin import spin
from gamenight.games.race.rules.turn import begin_turn
from gamenight.games.race.state import ORDER, TO_SPIN, TURN, Race
from gamenight.kernel.decision import Decision
from gamenight.kernel.seat import Seat, bit, holds, lowest

if TYPE_CHECKING:
    from gamenight.kernel.action import Action

BEYOND_ANY_COUNT: Final = 7


def open_order(state: Race) -> None:
    """Everybody spins for the order of play, seat by seat.

    Rule: setup.order
    """
    frame = ORDER.open(state, 0)
    frame.to_spin = state.playing()
    frame.ranks = vec[i64]([0] * state.seats)
    ask_next(state, frame)


def ask_next(state: Race, frame: OrderFrame) -> None:
    """The next seat that has to spin for its place, or another round for those who tie.

    Rule: setup.order, order.ties
    """
    while not frame.to_spin:
        rank_again(state, frame)
        frame.to_spin = those_who_tie(state, frame)
        if not frame.to_spin:
            begin_play(state, frame)
            return
        frame.tie = True
    frame.seat = lowest(frame.to_spin)
    state.ask(frame, bit(frame.seat))


def rank_again(state: Race, frame: OrderFrame) -> None:
    """Rank the seats anew, each by how many stand below it.

    Rule: order.ties
    """
    ranks = vec[i64]()
    seat: i64 = 0
    while seat < state.seats:
        rank: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if not holds(state.out, other) and frame.ranks[other] < frame.ranks[seat]:
                rank += 1
            other += 1
        ranks = append(ranks, 0 if holds(state.out, seat) else rank * BEYOND_ANY_COUNT)
        seat += 1
    frame.ranks = ranks


def those_who_tie(state: Race, frame: OrderFrame) -> i64:
    """The set of seats whose rank another shares.

    Rule: setup.order, order.ties
    """
    tied: i64 = 0
    seats = state.seats
    for seat in range(seats):
        for other in range(seats):
            both_play = not holds(state.out, seat) and not holds(state.out, other)
            if seat != other and both_play and frame.ranks[seat] == frame.ranks[other]:
                tied |= bit(seat)
    for seat in range(state.seats):
        if holds(tied, seat):
            state.tell(TIED, "order.ties", seat, place_of(state, frame, seat))
    return tied


def place_of(state: Race, frame: OrderFrame, seat: Seat) -> i64:
    """The best of the places that are this seat's, alone or with those who tie, by the rounds so far.

    Rule: order.ties
    """
    place: i64 = 1
    for other in range(state.seats):
        is_above = frame.ranks[other] // BEYOND_ANY_COUNT > frame.ranks[seat] // BEYOND_ANY_COUNT
        if is_above and not holds(state.out, other):
            place += 1
    return place


def still_sharing(state: Race, frame: OrderFrame) -> i64:
    """Of those who still have to spin, the ones who share a place with somebody who is still there.

    Rule: order.ties, resign.leave
    """
    sharing: i64 = 0
    for seat in range(state.seats):
        for other in range(state.seats):
            is_there = seat != other and not holds(state.out, other)
            if is_there and frame.ranks[seat] // BEYOND_ANY_COUNT == frame.ranks[other] // BEYOND_ANY_COUNT:
                sharing |= bit(seat)
    return frame.to_spin & sharing & ~state.out


def begin_play(state: Race, frame: OrderFrame) -> None:
    """The highest starts, the others follow from high to low.

    Rule: setup.order
    """
    order = vec[i64]()
    highest: i64 = state.seats * BEYOND_ANY_COUNT
    while highest >= 0:
        for seat in range(state.seats):
            if not holds(state.out, seat) and frame.ranks[seat] == highest:
                order = append(order, seat)
                state.tell(ORDERED, "setup.order", seat, len(order))
        highest -= BEYOND_ANY_COUNT
    state.order = order
    state.depth = 0
    begin_turn(state, TURN.open(state, 0), order[0])


@final
class Order(Decision[Race, OrderFrame]):
    """frame.seat spins now."""

    def __init__(self) -> None:
        super().__init__("order", ORDER_FRAME, is_home=True)

    def answers(self, state: Race, frame: OrderFrame, seat: Seat) -> list[Action]:
        """Spin."""
        return TO_SPIN

    def play(self, state: Race, frame: OrderFrame, seat: Seat, action: Action) -> None:
        """Spin for one's place."""
        frame.waits = 0
        spin(state, seat)

    def resume(self, state: Race, frame: OrderFrame, result: i64) -> None:
        """The count is added below the rank so far, so that it decides among equals only.

        Rule: setup.order, order.ties, resign.leave
        """
        frame.ranks[frame.seat] += result
        frame.to_spin &= ~bit(frame.seat)
        ask_next(state, frame)

    def resigned(self, state: Race, seat: Seat) -> None:
        """Whoever resigns while a tail is turning is out at once; another finishes the spin in hand.

        Rule: resign.leave
        """
        leave_board(state, seat)
        frame = cast(OrderFrame, state.stack[0])
        frame.to_spin = (still_sharing(state, frame) | bit(frame.seat)) & ~state.out

    def settle(self, state: Race, frame: OrderFrame, seat: Seat) -> None:
        """Whoever resigns before play begins takes no place.

        Rule: resign.leave
        """
        leave_board(state, seat)
        if state.outcome is None:
            frame.to_spin = still_sharing(state, frame)
            if not holds(frame.to_spin, frame.seat):
                ask_next(state, frame)

    def flaw(self, state: Race, frame: OrderFrame) -> str:
        """One seat spins, and it is one of those who still have to."""
        if len(frame.ranks) != state.seats:
            return "spinning for the order needs the ranks of all seats"
        if frame.seat < 0 or not holds(frame.to_spin, frame.seat):
            return "the seat that spins is not among those who have to"
        return ""
