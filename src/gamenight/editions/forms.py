"""What the files of several families have in common."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

import msgspec

MOST_MONEY = 100_000

# Texts that players read: an edition may bring them in other languages. A token's name is its identity too,
# so it stays, and what it is called stands beside it.
READ = {"read": True}
BESIDE = {"beside": True}
HUE = {"colour": True}

Money = Annotated[int, msgspec.Meta(ge=1, le=MOST_MONEY)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Words = Annotated[str, msgspec.Meta(extra=READ)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, extra=READ)]
Short = Annotated[str, msgspec.Meta(min_length=1, max_length=24, extra=READ)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500, extra=READ)]
Caption = Annotated[str, msgspec.Meta(max_length=60, extra=READ)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=24, extra=BESIDE)]
Colour = Annotated[
    str,
    msgspec.Meta(
        pattern="^#[0-9a-fA-F]{6}$",
        description="a colour: # and six digits of 0-9 and a-f, such as #8a5a3b",
        examples=["#8a5a3b", "#f2ce3a"],
        extra=HUE,
    ),
]
Symbol = Literal[
    "ball", "bolt", "bone", "bowl", "cloud", "drop", "eye", "flame", "heart", "leaf", "moon", "mountain",
    "paw", "rock", "star", "sun",
]  # fmt: skip
Sign = Symbol | Literal["dog", "house", "hydrant", "terrier"]


def one_of(field: str) -> dict[str, Any]:
    """For a text: it names one of the parts of another field, by their ids."""
    return {"one_of": field}


def place_in(field: str) -> dict[str, Any]:
    """For a number: it is the place of one of the parts of another field."""
    return {"place_in": field}


class Kinds(NamedTuple):
    """By the value of one field: which of those that may be left out are needed, and which may be there."""

    by: str
    needs: dict[str, tuple[str, ...]]
    may: dict[str, tuple[str, ...]] = {}  # noqa: RUF012  nobody writes into it


def kinds_of(form: type[msgspec.Struct]) -> Kinds | None:
    """What the fields of a table hang on, if they do on one of them."""
    found = getattr(form, "kinds", None)
    return found if isinstance(found, Kinds) else None


def written(money: str, amount: int) -> str:
    """A sum in the form of a box: its sign, around {amount}."""
    found = money.replace("{amount}", str(abs(amount)))
    return f"-{found}" if amount < 0 else found


class MoneyWords(msgspec.Struct, forbid_unknown_fields=True):
    """How the box writes money: its sign, around {amount}."""

    money: Name  # how a sum is written: the sign, and {amount} where the number goes

    def written(self, amount: int) -> str:
        """A sum as the box writes it."""
        return written(self.money, amount)

    def sign(self) -> str:
        """The sign alone."""
        return self.money.replace("{amount}", "").strip()


class ColourGroup(msgspec.Struct, forbid_unknown_fields=True):
    """The spaces of one colour."""

    id: Key  # the name by which the spaces call it
    name: Name  # its name for players
    colour: Colour  # the colour of its spaces
    symbol: Symbol  # a mark beside the colour, for those who cannot tell colours apart


class Notes(msgspec.Struct, forbid_unknown_fields=True):
    """How many notes of a value are handed out at the start; for showing only."""

    value: Money  # the value of one note
    count: Annotated[int, msgspec.Meta(ge=1, le=100)]  # how many of them

    def told(self) -> dict[str, int | str]:
        """How many there are and of which value, as a rulebook says it."""
        return {"count": self.count, "value": str(self.value)}


class Names(msgspec.Struct, forbid_unknown_fields=True):
    """What the box is called, and whose work it is."""

    title: Name  # the name on the lid
    about: Text  # what the game is about, in a sentence or two, for the lobby
    note: Text  # whose work it is, and what it owes to others
