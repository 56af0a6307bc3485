"""Tables that somebody is about to leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.pets.laid import lay, seen
from tests.games.playing import go_on

if TYPE_CHECKING:
    import gamenight as gn


def out(table: gn.Table) -> list[int]:
    """Who is out of the game."""
    return [player["seat"] for player in seen(table)["players"] if player["out"]]


def resign(table: gn.Table, *seats: int) -> list[gn.Event]:
    """All that happens when these leave, one after the other."""
    return go_on(table, *[f"{seat} resign" for seat in seats])


def asking(question: str, seats: str = "cdcd", **position: Any) -> gn.Table:
    """A table at which seat 0 is asked something; for a pick a player of the dogs is."""
    size = len(seats)
    there: dict[int, str] = {"claim": {}, "tribute": {3: "d"}, "add": {3: "c"}, "pick": {3: "d", 25: "cc"}}[
        question
    ]
    purses = [50, 700] if question == "pick" else [700, 700]
    table = lay(seats, [(1, 2)], places=[0] * size, cash=purses, stacks=there, **position)
    go_on(table, "0 roll")
    return table
