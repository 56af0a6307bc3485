"""The file of an edition of the card game: its colours, its cards and its numbers."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gamenight.editions.forms import READ, Colour, Key, MoneyWords, Name, Names, one_of

MOST_VALUE = 99
MOST_COUNT = 50
MOST_IN_SETS = 7  # of one kind of property; a set counts up to fifteen of a kind, and there may be two packs

Value = Annotated[int, msgspec.Meta(ge=1, le=MOST_VALUE)]
Count = Annotated[int, msgspec.Meta(ge=1, le=MOST_COUNT)]
PropertyCount = Annotated[int, msgspec.Meta(ge=1, le=MOST_IN_SETS)]
Few = Annotated[int, msgspec.Meta(ge=1, le=20)]
OfColour = Annotated[str, msgspec.Meta(extra=one_of("colours"))]
Id = Annotated[
    str,
    msgspec.Meta(
        pattern="^[a-z]+(-[a-z]+)*$",
        max_length=24,
        description="a word of at most 24 small letters and dashes, such as light-blue",
        examples=["light-blue", "dark-red"],
    ),
]
Rents = Annotated[list[Value], msgspec.Meta(min_length=1, max_length=8)]
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
    """A colour; its rents, one for each number of cards, say how many cards make a set."""

    id: Id  # the name by which cards and records call it
    name: Name  # its name for players
    hue: Colour  # the colour of its cards
    symbol: Symbol  # a mark beside the colour
    rents: Rents  # the rent for one card, for two and so on, rising; as many rents as cards in a set
    is_built: bool = True  # whether a house and a hotel may stand on it


class MoneyForm(msgspec.Struct, forbid_unknown_fields=True):
    """How many notes of a value there are."""

    value: Value  # the value of one note
    count: Count  # how many of them

    def word(self) -> str:
        """What records call it."""
        return f"{self.value}M"


class PropertyForm(msgspec.Struct, forbid_unknown_fields=True):
    """The plain properties of a colour."""

    colour: OfColour  # the id of its colour
    name: Name  # the name on the card
    count: PropertyCount  # how many of them
    value: Value  # what the card is worth in a bank
    places: list[Name] = []  # a name for each of the cards, or none at all
    text: Line = ""  # small print

    def word(self) -> str:
        """What records call it."""
        return self.colour


class WildForm(msgspec.Struct, forbid_unknown_fields=True):
    """A wildcard; without colours it stands for any colour, and has no value."""

    name: Name  # the name on the card
    count: PropertyCount  # how many of them
    value: Annotated[int, msgspec.Meta(ge=0, le=MOST_VALUE)]  # its worth in a bank; 0 for any colour
    colours: list[OfColour] | None = None  # the ids of its colours, two or more; left out: any colour
    text: Line = ""  # small print

    def word(self) -> str:
        """What records call it."""
        return "-".join(self.colours or ["any"])


class RentForm(msgspec.Struct, forbid_unknown_fields=True):
    """A rent card; without colours it is for any colour."""

    name: Name  # the name on the card
    count: Count  # how many of them
    value: Value  # what the card is worth in a bank
    colours: list[OfColour] | None = None  # the ids of its two colours; left out: any, from one player
    text: Line = ""  # small print

    def word(self) -> str:
        """What records call it."""
        return "-".join(["rent", *(self.colours or ["any"])])


class ActionForm(msgspec.Struct, forbid_unknown_fields=True):
    """A card that does something."""

    does: Deed  # what happens when it is played
    name: Name  # the name on the card
    count: Count  # how many of them
    value: Value  # what the card is worth in a bank
    text: Line = ""  # small print

    def word(self) -> str:
        """What records call it."""
        return self.does.replace("_", "-")


class NumbersForm(msgspec.Struct, forbid_unknown_fields=True):
    """The box's other numbers."""

    hand: Few  # cards that each player is dealt
    draw: Few  # cards drawn at the start of a turn
    draw_empty: Few  # cards drawn at the start of a turn with an empty hand
    plays: Few  # cards that may be played in a turn
    most_in_hand: Few  # cards that may be kept in hand at the end of a turn
    sets_to_win: Few  # full sets of different colours that win
    birthday: Value  # what each of the others pays for a birthday
    debt: Value  # what a debt collector gets
    house_rent: Value  # what a house adds to the rent of a full set
    hotel_rent: Value  # what a hotel adds besides
    pass_go: Few  # cards drawn by a Pass Go


class DealFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole edition.toml."""

    family: Literal["deal"]  # the rules that it is played by
    colours: list[ColourForm]  # three or more
    money: list[MoneyForm]  # the notes of the pack
    properties: list[PropertyForm]  # one line for each colour
    wilds: list[WildForm]  # wildcards
    rents: list[RentForm]  # cards that ask for rent
    actions: list[ActionForm]  # cards that do something else, one line for each kind
    names: Names  # what the box is called
    words: MoneyWords  # how it writes money
    numbers: NumbersForm  # its other numbers
    rulebook: Key = "deal"  # which printed rulebook it follows
