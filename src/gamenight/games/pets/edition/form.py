"""The file of an edition of the team game: its fields, and which of them each kind of space and card has."""

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
    Short,
    Text,
    Token,
)
from gamenight.games.pets.board import TeamName

SpaceKind = Literal["go", "title", "chance", "zoom", "jail", "parking", "go_to_jail"]
Effect = Literal["move_to", "jail", "jail_free", "get", "pay", "get_from_rival", "pay_rival", "zoom"]

# What a kind of space has besides its name
SPACE_NEEDS: dict[str, tuple[str, ...]] = {"title": ("set", "price", "tribute", "set_tribute")}

# What a card has besides its text
CARD_NEEDS: dict[str, tuple[str, ...]] = {
    "move_to": ("space",),
    "get": ("amount",),
    "pay": ("amount",),
    "get_from_rival": ("amount",),
    "pay_rival": ("amount",),
}


class TeamForm(msgspec.Struct, forbid_unknown_fields=True):
    """One team: its name and colour, its markers, its deck, and pictures of its pets to show."""

    name: Short
    colour: Colour
    marker: Short
    markers: Short
    deck: Short
    pets: list[Short]


class TeamsForm(msgspec.Struct, forbid_unknown_fields=True):
    """The two teams."""

    cat: TeamForm
    dog: TeamForm


class SpaceForm(msgspec.Struct, forbid_unknown_fields=True):
    """One space; which fields it has depends on its kind."""

    kind: SpaceKind
    name: Name
    set: str | None = None
    price: Money | None = None
    tribute: Money | None = None
    set_tribute: Money | None = None
    text: Caption = ""


class CardForm(msgspec.Struct, forbid_unknown_fields=True):
    """One card; which fields it has depends on its effect."""

    effect: Effect
    text: Text
    space: int | None = None
    amount: Money | None = None


class NumbersForm(msgspec.Struct, forbid_unknown_fields=True):
    """The box's other numbers."""

    cash: Money
    salary: Annotated[int, msgspec.Meta(ge=0, le=MOST_MONEY)]
    fine: Money
    takeover: Money
    marker: Money
    jail_turns: Annotated[int, msgspec.Meta(ge=1, le=9)]


class PetsFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole edition.toml."""

    family: Literal["pets"]
    tokens: list[Token]
    sets: list[ColourGroup]
    spaces: list[SpaceForm]
    teams: TeamsForm
    names: Names
    words: MoneyWords
    numbers: NumbersForm
    cat: list[CardForm] = []
    dog: list[CardForm] = []
    notes: list[Notes] = []
    rulebook: Key = "cats-vs-dogs"

    def decks(self) -> list[tuple[str, list[CardForm]]]:
        """The two decks with their fields' names, in the order of the rules."""
        return [("cat", self.cat), ("dog", self.dog)]

    def both(self) -> list[tuple[TeamName, TeamForm]]:
        """The two teams with their ids, in the order of the rules."""
        return [("cat", self.teams.cat), ("dog", self.teams.dog)]
