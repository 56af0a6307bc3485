"""A piece on a board, as every game with a board shows it."""

from typing import TypedDict


class Piece(TypedDict):
    """One player's piece."""

    seat: int
    piece: int | str  # which: a token of the box by its number, or what the piece is
    colour: str  # what tells it apart from others of its kind; empty where each piece is its own kind
    space: int | None  # null: not on the board
    out: bool  # its player is out of the game


def token(seat: int, token: int, space: int, is_out: bool) -> Piece:
    """One of the box's tokens, by its number; no two are alike."""
    return {"seat": seat, "piece": token, "colour": "", "space": space, "out": is_out}
