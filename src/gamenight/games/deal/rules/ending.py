"""Winning with three full sets of different colours; a game that has stalled; leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.deal.events import (
    COUNTED,
    LEFT_GAME,
    STALLED,
    WON,
)
from gamenight.games.deal.rules.sets import full_colours, spots_in
from gamenight.kernel.outcome import Outcome
from gamenight.kernel.seat import Seat, bit, count, lowest, members

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.deal.state import Deal


def say_if_won(state: Deal, seat: Seat) -> bool:
    """Three full sets of different colours win, on one's own turn; whether it is so.

    Rule: win.three, win.moment
    """
    if full_colours(state, seat) < state.pack.numbers.sets_to_win:
        return False
    win(state, seat, "win.three")
    return True


def win(state: Deal, seat: Seat, clause: str) -> None:
    """One wins, all others share the next place.

    Rule: win.three
    """
    state.tell(WON, clause, seat)
    others = [other for other in range(state.seats) if other != seat]
    state.finish(Outcome(clause, [int(seat)], [[int(seat)], others]))


def stir(state: Deal) -> None:
    """A card has been played, or somebody has left.

    Rule: end.stalled
    """
    state.stirred = True


def has_stalled(state: Deal) -> bool:
    """At the end of a turn: all cards have come round, and then nobody has played one for a full round.

    Drawing, discarding, rearranging and a Pass Go do not count: the same cards could go round for ever.

    Rule: end.stalled, pile.pass_go
    """
    if state.stirred:
        state.coming = state.stock()  # all that can be drawn may be of use once more
    if state.stirred or state.coming > 0:
        state.idle = 0
    else:
        state.idle += 1
    state.stirred = False
    return state.idle >= count(state.playing())


def end_stalled(state: Deal) -> None:
    """Most full sets of different colours, then most value in front; else it is shared.

    Rule: end.stalled
    """
    state.tell(STALLED, "end.stalled")
    score = {
        seat: (int(full_colours(state, seat)), int(state.value_of(seat))) for seat in members(state.playing())
    }
    places = [
        [seat for seat in score if score[seat] == best] for best in sorted(set(score.values()), reverse=True)
    ]
    for place in places:
        for seat in place:
            state.tell(COUNTED, "end.stalled", seat, score[seat][0], score[seat][1])
    for seat in places[0]:
        state.tell(WON, "end.stalled", seat)
    gone = members(state.out)
    state.finish(Outcome("end.stalled", places[0], [*places, gone] if gone else places))


def leave_game(state: Deal, seat: Seat) -> None:
    """Hand and table of whoever resigns go to the centre; the last one left wins.

    Rule: resign.leave
    """
    kind: i64 = 0
    while kind < state.kinds:
        state.centre[kind] += state.in_hand(seat, kind) + state.in_bank(seat, kind)
        kind += 1
    slot: i64 = 0
    while slot < state.slots:
        set_to_centre(state, seat, slot)
        slot += 1
    state.clear_seat(seat)
    state.forget_hand(seat)
    state.out |= bit(seat)
    stir(state)
    state.tell(LEFT_GAME, "resign.leave", seat)
    if count(state.playing()) == 1:
        win(state, lowest(state.playing()), "resign.leave")


def set_to_centre(state: Deal, seat: Seat, slot: i64) -> None:
    """All cards of a set go to the centre.

    Rule: resign.leave
    """
    for spot in spots_in(state, seat, slot):
        state.centre[spot.kind.index] += state.lying(seat, spot)
