"""What the files of several families have in common."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

MOST_MONEY = 100_000

Money = Annotated[int, msgspec.Meta(ge=1, le=MOST_MONEY)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Short = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Colour = Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]
Symbol = Literal[
    "ball", "bolt", "bone", "bowl", "cloud", "drop", "eye", "flame", "heart", "leaf", "moon", "mountain",
    "paw", "rock", "star", "sun",
]  # fmt: skip
Sign = Symbol | Literal["dog", "house", "hydrant", "terrier"]


class Names(msgspec.Struct, forbid_unknown_fields=True):
    """What the box is called, and whose work it is."""

    title: Name
    about: Text
    note: Text
