"""The file of an edition of the card game: its colours, its cards and its numbers."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gamenight.editions.forms import READ, Colour, Key, MoneyWords, Name, Names

MOST_VALUE = 99
MOST_COUNT = 50
MOST_IN_SETS = 7  # of one kind of property; a set counts up to fifteen of a kind, and there may be two packs

Value = Annotated[int, msgspec.Meta(ge=1, le=MOST_VALUE)]
Count = Annotated[int, msgspec.Meta(ge=1, le=MOST_COUNT)]
PropertyCount = Annotated[int, msgspec.Meta(ge=1, le=MOST_IN_SETS)]
Few = Annotated[int, msgspec.Meta(ge=1, le=20)]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z]+(-[a-z]+)*$", max_length=24)]
Line = Annotated[str, msgspec.Meta(max_length=120, extra=READ)]

Symbol = Literal[
    "ball", "bolt", "bone", "bowl", "cloud", "drop", "eye", "flame", "heart", "leaf", "moon", "mountain",
    "paw", "rock", "star", "station", "sun", "utility",
]  # fmt: skip
Deed = Literal[
    "deal_breaker", "forced_deal", "sly_deal", "just_say_no", "debt_collector", "birthday", "double_rent",
    "house", "hotel", "pass_go",
]  # fmt: skip


class ColourForm(msgspec.Struct, forbid_unknown_fields=True):
    """A colour; it has a rent for each number of cards, so they say how many make a set."""

    id: Id
    name: Name
    hue: Colour
    symbol: Symbol
    rents: Annotated[list[Value], msgspec.Meta(min_length=1, max_length=8)]
    is_built: bool = True


class MoneyForm(msgspec.Struct, forbid_unknown_fields=True):
    """How many notes of a value there are."""

    value: Value
    count: Count

    def word(self) -> str:
        """What records call it."""
        return f"{self.value}M"


class PropertyForm(msgspec.Struct, forbid_unknown_fields=True):
    """The plain properties of a colour."""

    colour: str
    name: Name
    count: PropertyCount
    value: Value
    places: list[Name] = []
    text: Line = ""

    def word(self) -> str:
        """What records call it."""
        return self.colour


class WildForm(msgspec.Struct, forbid_unknown_fields=True):
    """A wildcard; without colours it is of any, and then it has no value."""

    name: Name
    count: PropertyCount
    value: Annotated[int, msgspec.Meta(ge=0, le=MOST_VALUE)]
    colours: list[str] | None = None
    text: Line = ""

    def word(self) -> str:
        """What records call it."""
        return "-".join(self.colours or ["any"])


class RentForm(msgspec.Struct, forbid_unknown_fields=True):
    """A rent card; without colours it is for any."""

    name: Name
    count: Count
    value: Value
    colours: list[str] | None = None
    text: Line = ""

    def word(self) -> str:
        """What records call it."""
        return "-".join(["rent", *(self.colours or ["any"])])


class ActionForm(msgspec.Struct, forbid_unknown_fields=True):
    """A card that does something."""

    does: Deed
    name: Name
    count: Count
    value: Value
    text: Line = ""

    def word(self) -> str:
        """What records call it."""
        return self.does.replace("_", "-")


class NumbersForm(msgspec.Struct, forbid_unknown_fields=True):
    """The box's other numbers."""

    hand: Few
    draw: Few
    draw_empty: Few
    plays: Few
    most_in_hand: Few
    sets_to_win: Few
    birthday: Value
    debt: Value
    house_rent: Value
    hotel_rent: Value
    pass_go: Few


class DealFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole edition.toml."""

    family: Literal["deal"]
    colours: list[ColourForm]
    money: list[MoneyForm]
    properties: list[PropertyForm]
    wilds: list[WildForm]
    rents: list[RentForm]
    actions: list[ActionForm]
    names: Names
    words: MoneyWords
    numbers: NumbersForm
    rulebook: Key = "deal"
