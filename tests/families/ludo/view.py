"""The view: everything that lies open on the table, ready for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from gamenight.games.parts.piece import Piece

if TYPE_CHECKING:
    from tests.families.ludo.sight import LudoSight


class LudoToken(TypedDict):
    """One of a player's tokens."""

    seat: int
    token: int  # its number, from 1
    space: int | None  # null: in the yard
    home: bool


class LudoTable(TypedDict):
    """The tokens, whose turn it is, and what was thrown; nothing is hidden in Ludo."""

    pieces: list[Piece]  # by seat: the arm it plays from, and where its foremost token is
    tokens: list[LudoToken]
    turn: int | None  # whose turn it is; null after the end
    thrown: int | None  # what the die shows, while a token is chosen for it


def view_of(sight: LudoSight) -> LudoTable:
    """The whole board."""
    seats = range(sight.seats())
    turn = sight.on_turn()
    home = sight.plan().home
    return {
        "pieces": [piece_of(sight, seat) for seat in seats],
        "tokens": [
            {"seat": one.seat, "token": one.number, "space": one.space, "home": one.steps == home}
            for seat in seats
            for one in sight.tokens(seat)
        ],
        "turn": turn if turn >= 0 else None,
        "thrown": sight.thrown(),
    }


def piece_of(sight: LudoSight, seat: int) -> Piece:
    """A seat as any board shows it: by its foremost token."""
    foremost = max(sight.tokens(seat), key=lambda one: one.steps)
    return {
        "seat": seat,
        "piece": sight.arm(seat),
        "colour": sight.colour(seat),
        "space": foremost.space,
        "out": sight.is_out(seat),
    }
