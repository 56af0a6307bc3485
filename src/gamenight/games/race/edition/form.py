"""The file of an edition of the race: its names, its pieces and its arrows."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gamenight.editions import forms
from gamenight.editions.forms import Key, Name


class Names(forms.Names):
    """What the box calls things."""

    start: Name  # what the space is called where all begin
    finish: Name  # what the space is called where one has won
    space: Name  # what any other space is called, with {number} where its number goes


class Arrow(msgspec.Struct, forbid_unknown_fields=True):
    """A picture of a cat or a dog, and the bone or bowl its arrow leads to."""

    picture: int  # the space it leads from
    end: int  # the space it leads to, forwards or back
    shows: Literal["cat", "dog"]  # the animal on the picture
    brings: Literal["bone", "bowl"]  # what it runs for


class RaceFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole edition.toml."""

    family: Literal["race"]  # the rules that it is played by
    finish: Annotated[int, msgspec.Meta(ge=2, le=500)]  # the number of the last space; Start is 0
    colours: list[str]  # the colours of the pieces, six, no two alike: names, or # and six digits
    names: Names  # what the box calls things
    arrows: list[Arrow] = []  # the arrows on the board, if there are any
    rulebook: Key = "cats-and-dogs"  # which printed rulebook it follows
