"""Boards drawn in a line, for the tests of the race.

`S . 4 . . F` is a track of five steps: Start, a plain space, a picture on 2 whose arrow leads to 4, two
plain spaces, and the centre.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import gamenight as gn
from gamenight.games.race.edition.form import Arrow, Names, RaceFile
from gamenight.games.race.edition.reader import RaceEdition

if TYPE_CHECKING:
    from collections.abc import Sequence

COLOURS = ["red", "blue", "yellow", "green", "black", "white"]
NAMES = Names("Test", "", "", "Start", "Finish", "space {number}")
PLAIN = "S . . . . . . . . . . . F"


def drawn(line: str) -> RaceEdition:
    """The edition that a line draws."""
    tokens = line.split()
    arrows = [
        Arrow(space, int(token), "cat", "bowl") for space, token in enumerate(tokens) if token.isdigit()
    ]
    return RaceEdition("drawn", RaceFile("race", len(tokens) - 1, COLOURS, NAMES, arrows))


def race(line: str, spaces: Sequence[int], spins: Sequence[object], turn: int = 0) -> gn.Table:
    """A race on a drawn board, in mid-game, with the spins that will come."""
    script = [f"spin {spin}" for spin in spins]
    position = {"spaces": list(spaces), "turn": turn}
    return gn.open(drawn(line), COLOURS[: len(spaces)], dealer=gn.Scripted(script), position=position)


def spaces(table: gn.Table) -> list[int]:
    """Where the pieces stand, seat by seat."""
    found = table.position()["spaces"]
    assert isinstance(found, list)
    return found
