"""What the files of several families have in common."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

MOST_MONEY = 100_000

# Texts that players read: an edition may bring them in other languages. A token's name is its identity too,
# so it stays, and what it is called stands beside it.
READ = {"read": True}
BESIDE = {"beside": True}

Money = Annotated[int, msgspec.Meta(ge=1, le=MOST_MONEY)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Words = Annotated[str, msgspec.Meta(extra=READ)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, extra=READ)]
Short = Annotated[str, msgspec.Meta(min_length=1, max_length=24, extra=READ)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500, extra=READ)]
Caption = Annotated[str, msgspec.Meta(max_length=60, extra=READ)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=24, extra=BESIDE)]
Colour = Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]
Symbol = Literal[
    "ball", "bolt", "bone", "bowl", "cloud", "drop", "eye", "flame", "heart", "leaf", "moon", "mountain",
    "paw", "rock", "star", "sun",
]  # fmt: skip
Sign = Symbol | Literal["dog", "house", "hydrant", "terrier"]


def written(money: str, amount: int) -> str:
    """A sum in the form of a box: its sign, around {amount}."""
    found = money.replace("{amount}", str(abs(amount)))
    return f"-{found}" if amount < 0 else found


class MoneyWords(msgspec.Struct, forbid_unknown_fields=True):
    """How the box writes money: its sign, around {amount}."""

    money: Name

    def written(self, amount: int) -> str:
        """A sum as the box writes it."""
        return written(self.money, amount)

    def sign(self) -> str:
        """The sign alone."""
        return self.money.replace("{amount}", "").strip()


class ColourGroup(msgspec.Struct, forbid_unknown_fields=True):
    """The spaces of one colour."""

    id: Key
    name: Name
    colour: Colour
    symbol: Symbol


class Notes(msgspec.Struct, forbid_unknown_fields=True):
    """How many notes of a value are handed out at the start; for showing only."""

    value: Money
    count: Annotated[int, msgspec.Meta(ge=1, le=100)]

    def told(self) -> dict[str, int | str]:
        """What a rulebook says of them."""
        return {"count": self.count, "value": str(self.value)}


class Names(msgspec.Struct, forbid_unknown_fields=True):
    """What the box is called, and whose work it is."""

    title: Name
    about: Text
    note: Text
