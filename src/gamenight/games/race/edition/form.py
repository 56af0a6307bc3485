"""The file of an edition of the race: its names, its pieces and its arrows."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gamenight.editions import forms
from gamenight.editions.forms import Key, Name


class Names(forms.Names):
    """What the box calls things."""

    start: Name
    finish: Name
    space: Name


class Arrow(msgspec.Struct, forbid_unknown_fields=True):
    """A picture of a cat or a dog, and the bone or bowl its arrow leads to."""

    picture: int
    end: int
    shows: Literal["cat", "dog"]
    brings: Literal["bone", "bowl"]


class RaceFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole edition.toml."""

    family: Literal["race"]
    finish: Annotated[int, msgspec.Meta(ge=2, le=500)]
    colours: list[str]
    names: Names
    arrows: list[Arrow] = []
    rulebook: Key = "cats-and-dogs"
