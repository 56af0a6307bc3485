"""The view: everything that lies open on the table, ready for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from gamenight.games.parts.piece import Piece
from gamenight.games.race.memory import WAITING

if TYPE_CHECKING:
    from gamenight.games.race.sight import RaceSight

PIECES: Final = ["cat", "dog"]


class RaceTable(TypedDict):
    """The track, the pieces on it, and the order of play; nothing is hidden in a race."""

    finish: int  # the space at the centre
    arrows: list[list[int]]  # each from a picture to where its arrow leads
    pieces: list[Piece]  # by seat
    order: list[int]  # the seats in the order of play; empty while it is being spun for
    turn: int | None  # whose turn it is; null after the end


def view_of(sight: RaceSight) -> RaceTable:
    """The whole board."""
    track = sight.track()
    turn = sight.on_turn()
    return {
        "finish": track.finish,
        "arrows": [[picture, end] for picture, end in track.arrows],
        "pieces": [piece_of(sight, seat) for seat in range(sight.seats())],
        "order": sight.order(),
        "turn": turn if turn >= 0 else None,
    }


def piece_of(sight: RaceSight, seat: int) -> Piece:
    """One piece, as any board draws it."""
    space = sight.space(seat)
    return {
        "seat": seat,
        "piece": PIECES[sight.piece(seat)],
        "colour": sight.colour(seat),
        "space": space if space > WAITING else None,
        "out": sight.is_out(seat),
    }
