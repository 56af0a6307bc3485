"""The file of a property edition: its fields, and which of them each kind of space and card has."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from gamenight.editions.forms import (
    MOST_MONEY,
    Caption,
    Colour,
    ColourGroup,
    Key,
    Kinds,
    Money,
    MoneyWords,
    Name,
    Names,
    Notes,
    Sign,
    Text,
    Token,
    one_of,
    place_in,
)

SpaceKind = Literal[
    "go", "lot", "station", "utility", "chest", "chance", "tax", "jail", "parking", "go_to_jail"
]
Effect = Literal[
    "move_to", "move_nearest", "move_back", "jail", "jail_free", "get", "pay", "get_each", "pay_each",
    "repairs",
]  # fmt: skip

Turns = Annotated[int, msgspec.Meta(ge=1, le=3)]
Factor = Annotated[int, msgspec.Meta(ge=1, le=1000)]

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
Place = Annotated[int, msgspec.Meta(extra=place_in("spaces"))]


class Words(MoneyWords):
    """What the box calls things."""

    house: Name  # what a house on a lot is called
    houses: Name  # what several houses are called
    hotel: Name  # what a hotel is called, which takes the place of four houses
    hotels: Name  # what several hotels are called
    station: Name  # what a station is called, whose rent grows with how many its owner has
    stations: Name  # what several stations are called
    utility: Name  # what a utility is called, whose rent is a multiple of the dice
    utilities: Name  # what several utilities are called
    chance: Name  # what the first deck is called
    chest: Name  # what the second deck is called


class SpaceForm(msgspec.Struct, forbid_unknown_fields=True):
    """One space; which fields it has depends on its kind."""

    kinds: ClassVar[Kinds] = Kinds("kind", SPACE_NEEDS, SPACE_MAY_HAVE)

    kind: SpaceKind  # what happens there
    name: Name  # printed on it; no two deeds are called the same
    group: Annotated[str, msgspec.Meta(extra=one_of("groups"))] | None = None  # of a lot: the id of its group
    price: Money | None = None  # of a deed: what it costs; a mortgage brings half of it
    house: Money | None = None  # of a lot: what a house costs, the same in the whole group
    rents: list[Money] | None = None  # of a lot: bare, with one to four houses, with a hotel; they rise
    amount: Money | None = None  # of a tax: how much
    percent: Literal[10] | None = None  # of a tax: the part of all one has that may be paid instead
    income: bool | None = None  # of a tax: that it is a tax on income, though it is a plain amount
    text: Caption = ""  # small print below the name


class CardForm(msgspec.Struct, forbid_unknown_fields=True):
    """One card; which fields it has depends on its effect."""

    kinds: ClassVar[Kinds] = Kinds("effect", CARD_NEEDS)

    effect: Effect  # what it does
    text: Text  # what is read out
    space: Place | None = None  # move_to: the number of the space, counted from 0
    kind: Literal["station", "utility"] | None = None  # move_nearest: what the token goes to
    steps: int | None = None  # move_back: how many spaces
    amount: Money | None = None  # get, pay, get_each, pay_each: how much
    house: Money | None = None  # repairs: how much for each house
    hotel: Money | None = None  # repairs: how much for each hotel


class NumbersForm(msgspec.Struct, forbid_unknown_fields=True):
    """The box's other numbers, and the points in which rulebooks of this family differ."""

    cash: Money  # what each player begins with
    salary: Annotated[int, msgspec.Meta(ge=0, le=MOST_MONEY)]  # what a player gets for passing GO
    fine: Money  # what it costs to leave Jail
    houses: Annotated[int, msgspec.Meta(ge=0, le=300)]  # how many houses the Bank has
    hotels: Annotated[int, msgspec.Meta(ge=0, le=300)]  # how many hotels the Bank has
    station_rents: list[Money]  # the rent for one station owned, for two and so on
    utility_factors: list[Factor]  # times the dice, for one utility owned, for two and so on
    rent_window: Literal[1, 2]  # rent is asked for before the throw of the next player, or of the one after
    pay_turns: Turns  # on how many turns in Jail the fine may be paid before the throw
    throws_for_utility: bool  # a utility's rent takes a new throw; else the throw that led there counts
    doubles_beside_mortgage: bool  # a bare lot brings double rent even if another of its group is mortgaged
    sells_hotels_at_once: bool  # all hotels of a group may be sold at once, down to bare lots
    mortgages_estate: bool  # a bankrupt player's deeds are mortgaged before another player gets them
    jail_doubles_again: bool = False  # doubles out of Jail let the player throw again


class Look(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How the table shows the board; for showing only, and all of it may be left out."""

    ground: Colour | None = None  # the colour under the spaces and in their middle
    print: Colour | None = None  # the colour of the paper of spaces and deeds
    ink: Colour | None = None  # the colour of what is printed on it
    accent: Colour | None = None  # the colour of the button at hand, and of marks
    texture: Literal["plain", "felt", "kraft"] = "plain"  # what the ground is made of
    bands: Literal["plain", "collar"] = "plain"  # how the colour bars of the lots look
    pictures: Literal["none", "creatures", "dogs"] = "none"  # on the lots; in colour once they are owned
    trail: Literal["none", "paws"] = "none"  # what a token leaves behind
    tokens: list[Sign] = []  # what is drawn on the tokens, in their order


class PropertyFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole edition.toml."""

    family: Literal["property"]  # the rules that it is played by
    tokens: list[Token]  # the names of the tokens, six at least, no two alike
    groups: list[ColourGroup]  # the colours of the lots, in the order of the board
    spaces: list[SpaceForm]  # the spaces round the board, from GO on
    names: Names  # what the box is called
    words: Words  # what it calls things
    numbers: NumbersForm  # its other numbers, and how it plays
    chance: list[CardForm] = []  # the cards of the first deck
    chest: list[CardForm] = []  # the cards of the second deck
    notes: list[Notes] = []  # the notes that each player begins with; they add up to the cash
    look: Look = msgspec.field(default_factory=Look)  # how the table shows the board
    timed_is_official: bool = False  # whether its rulebook has the game with a time limit
    rulebook: Key | None = None  # which printed rulebook it follows

    def book(self) -> str:
        """The rulebook it follows; if it does not say, the one that knows the same games as it does."""
        return self.rulebook or ("dog-lovers" if self.timed_is_official else "kanto")

    def decks(self) -> list[tuple[str, list[CardForm]]]:
        """The two decks with their fields' names, in the order of the rules."""
        return [("chance", self.chance), ("chest", self.chest)]
