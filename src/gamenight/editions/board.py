"""What a box prints, in the form in which pages and terminals draw it; each family adds its own."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """One space, as any board draws it."""

    number: int
    name: str
    kind: str
    leads_to: int | None = None  # where an arrow leads from it
    shows: str | None = None  # the name of a drawing on it


class Board(msgspec.Struct, frozen=True, kw_only=True, tag_field="family", tag=""):
    """All that a box prints; a box without a board has no spaces."""

    shape: str = "none"  # how the spaces lie: a track, a ring, or none
    spaces: Sequence[Space] = []
