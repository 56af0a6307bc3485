"""What the studio's addresses are told and answer."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from gamenight.editions.describing import FieldFacts
from gamenight.editions.draft import Change, FieldProblem
from gamenight.server.rest import GameFacts

MOST_CHANGES = 100  # at once: each is written into the whole text


class StudioFacts(msgspec.Struct):
    """An edition that is being changed."""

    id: str
    file: str  # where it is written
    text: str  # as it stands now
    document: dict[str, Any]  # what the text says
    problems: list[FieldProblem]
    game: GameFacts | None  # as it was when nothing was wrong with it; none if something always was
    is_saved: bool
    is_changed_elsewhere: bool  # in another program, since it was read
    may_undo: bool
    may_redo: bool


class StudioFields(msgspec.Struct):
    """What may be changed in an edition, in a language, and how many games its X-ray may be made of."""

    fields: list[FieldFacts]
    xray_games: list[int]
    xray_seats: list[int]  # the fewest and the most


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    """Changes that are made together; those of one stroke are undone together."""

    changes: Annotated[list[Change], msgspec.Meta(max_length=MOST_CHANGES)]
    stroke: int | None = None


class Saving(msgspec.Struct, forbid_unknown_fields=True):
    """The wish to save; `over` what another program has written."""

    over: bool = False


class XrayWish(msgspec.Struct, forbid_unknown_fields=True):
    """A wish for an X-ray: how many games, among how many bots."""

    games: int
    seats: int


class XrayFacts(msgspec.Struct):
    """How far an X-ray is: nothing yet, being made, made, or not to be made, and why."""

    state: Literal["none", "playing", "made", "failed"]
    games: int = 0
    page: str = ""  # where it can be read
    why: str = ""
