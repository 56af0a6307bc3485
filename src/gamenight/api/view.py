"""What a seat may know of a game, as it is sent: the same for every game but for what lies on its table."""

from __future__ import annotations

from typing import Generic, TypedDict, TypeVar

from gamenight.kernel.outcome import OutcomeFacts

T = TypeVar("T")


class View(TypedDict, Generic[T]):
    """All that one seat, or a spectator, may know of a game."""

    family: str  # the family of its rules, which decides what the table has on it
    game: str  # the edition
    seat: int | None  # who sees it; null: a spectator
    names: list[str]  # by seat
    asked: str | None  # the name of the open question; null after the end
    serial: int  # its number, which an answer names
    waiting: list[int]  # the seats whose answer moves the game on
    left: list[int]  # the seats that have resigned
    clock: int  # minutes played, where the game has a clock
    table: T  # what lies on it, as far as the seat may know
    outcome: OutcomeFacts | None  # null: the game is not over
