"""The board of a race, as it is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from gamenight.editions import board
from gamenight.games.race.track import START

if TYPE_CHECKING:
    from gamenight.games.race.edition.reader import RaceEdition


class Space(board.Space, frozen=True, kw_only=True):
    """One space of the track; a picture has an arrow, which leads to a bone or a bowl."""

    kind: Literal["start", "plain", "picture", "end", "finish"]
    shows: Literal["cat", "dog", "bone", "bowl"] | None


class RaceBoard(board.Board, frozen=True, kw_only=True, tag="race"):
    """A track from Start to the centre, with its arrows."""

    shape: Literal["track"] = "track"
    spaces: list[Space]


def board_of(edition: RaceEdition) -> RaceBoard:
    """The board of a box."""
    arrows = {arrow.picture: arrow for arrow in edition.form.arrows}
    ends = {arrow.end: arrow for arrow in edition.form.arrows}
    spaces: list[Space] = []
    for number in range(edition.form.finish + 1):
        space = Space(number=number, name=edition.name("space", number) or "", kind="plain", shows=None)
        if number in arrows:
            arrow = arrows[number]
            space = replace(space, kind="picture", leads_to=arrow.end, shows=arrow.shows)
        elif number in ends:
            space = replace(space, kind="end", shows=ends[number].brings)
        spaces.append(space)
    spaces[START] = replace(spaces[START], kind="start")
    spaces[-1] = replace(spaces[-1], kind="finish")
    return RaceBoard(spaces=spaces)
