"""The file of a property edition: its fields, and which of them each kind of space and card has."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gamenight.editions.forms import (
    MOST_MONEY,
    Caption,
    Colour,
    ColourGroup,
    Key,
    Money,
    MoneyWords,
    Name,
    Names,
    Notes,
    Sign,
    Text,
    Token,
)

SpaceKind = Literal[
    "go", "lot", "station", "utility", "chest", "chance", "tax", "jail", "parking", "go_to_jail"
]
Effect = Literal[
    "move_to", "move_nearest", "move_back", "jail", "jail_free", "get", "pay", "get_each", "pay_each",
    "repairs",
]  # fmt: skip

# What a kind of space has besides its name, and what it may have
SPACE_NEEDS: dict[str, tuple[str, ...]] = {
    "lot": ("group", "price", "house", "rents"),
    "station": ("price",),
    "utility": ("price",),
    "tax": ("amount",),
}
SPACE_MAY_HAVE: dict[str, tuple[str, ...]] = {"tax": ("percent", "income")}

# What a card has besides its text
CARD_NEEDS: dict[str, tuple[str, ...]] = {
    "move_to": ("space",),
    "move_nearest": ("kind",),
    "move_back": ("steps",),
    "get": ("amount",),
    "pay": ("amount",),
    "get_each": ("amount",),
    "pay_each": ("amount",),
    "repairs": ("house", "hotel"),
}


class Words(MoneyWords):
    """What the box calls things."""

    house: Name
    houses: Name
    hotel: Name
    hotels: Name
    station: Name
    stations: Name
    utility: Name
    utilities: Name
    chance: Name
    chest: Name


class SpaceForm(msgspec.Struct, forbid_unknown_fields=True):
    """One space; which fields it has depends on its kind."""

    kind: SpaceKind
    name: Name
    group: str | None = None
    price: Money | None = None
    house: Money | None = None
    rents: list[Money] | None = None
    amount: Money | None = None
    percent: Literal[10] | None = None
    income: bool | None = None  # a tax on income although it is a plain amount
    text: Caption = ""


class CardForm(msgspec.Struct, forbid_unknown_fields=True):
    """One card; which fields it has depends on its effect."""

    effect: Effect
    text: Text
    space: int | None = None
    kind: Literal["station", "utility"] | None = None
    steps: int | None = None
    amount: Money | None = None
    house: Money | None = None
    hotel: Money | None = None


class NumbersForm(msgspec.Struct, forbid_unknown_fields=True):
    """The box's other numbers, and the points in which rulebooks of this family differ."""

    cash: Money
    salary: Annotated[int, msgspec.Meta(ge=0, le=MOST_MONEY)]
    fine: Money
    houses: Annotated[int, msgspec.Meta(ge=0, le=300)]
    hotels: Annotated[int, msgspec.Meta(ge=0, le=300)]
    station_rents: list[Money]
    utility_factors: list[Annotated[int, msgspec.Meta(ge=1, le=1000)]]
    rent_window: Literal[1, 2]
    pay_turns: Annotated[int, msgspec.Meta(ge=1, le=3)]
    throws_for_utility: bool
    doubles_beside_mortgage: bool
    sells_hotels_at_once: bool
    mortgages_estate: bool
    jail_doubles_again: bool = False  # in files of before: they do not throw again, as they were played


class Look(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How the table shows the board; for showing only, and all of it may be left out."""

    ground: Colour | None = None  # what lies under the spaces and in their middle
    print: Colour | None = None  # the paper of spaces and deeds
    ink: Colour | None = None  # what is printed on it
    accent: Colour | None = None  # the button that is at hand, and marks
    texture: Literal["plain", "felt", "kraft"] = "plain"
    bands: Literal["plain", "collar"] = "plain"  # the colour bars of the lots
    pictures: Literal["none", "creatures", "dogs"] = "none"  # on the lots, in colour once somebody owns them
    trail: Literal["none", "paws"] = "none"  # what a token leaves behind
    tokens: list[Sign] = []  # what is drawn on the tokens, in their order


class PropertyFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole edition.toml."""

    family: Literal["property"]
    tokens: list[Token]
    groups: list[ColourGroup]
    spaces: list[SpaceForm]
    names: Names
    words: Words
    numbers: NumbersForm
    chance: list[CardForm] = []
    chest: list[CardForm] = []
    notes: list[Notes] = []
    look: Look = msgspec.field(default_factory=Look)
    timed_is_official: bool = False
    rulebook: Key | None = None

    def book(self) -> str:
        """The rulebook it follows; if it does not say, the one that knows the same games as it does."""
        return self.rulebook or ("dog-lovers" if self.timed_is_official else "kanto")

    def decks(self) -> list[tuple[str, list[CardForm]]]:
        """The two decks with their fields' names, in the order of the rules."""
        return [("chance", self.chance), ("chest", self.chest)]
