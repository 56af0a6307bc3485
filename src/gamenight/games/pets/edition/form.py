"""The file of an edition of the team game: its fields, and which of them each kind of space and card has."""

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
    Short,
    Text,
    Token,
    one_of,
    place_in,
)
from gamenight.games.pets.board import TeamName

SpaceKind = Literal["go", "title", "chance", "zoom", "jail", "parking", "go_to_jail"]
Effect = Literal["move_to", "jail", "jail_free", "get", "pay", "get_from_rival", "pay_rival", "zoom"]

Turns = Annotated[int, msgspec.Meta(ge=1, le=9)]

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
Place = Annotated[int, msgspec.Meta(extra=place_in("spaces"))]


class TeamForm(msgspec.Struct, forbid_unknown_fields=True):
    """One team: its name and colour, its markers, its deck, and pictures of its pets to show."""

    name: Short  # the team's name
    colour: Colour  # the colour of its markers
    marker: Short  # what one of its markers is called
    markers: Short  # what several of its markers are called
    deck: Short  # what its cards are called
    pets: list[Short]  # one to twenty pets whose pictures can be shown, no two alike


class TeamsForm(msgspec.Struct, forbid_unknown_fields=True):
    """The two teams."""

    cat: TeamForm  # the team of the cats
    dog: TeamForm  # the team of the dogs


class SpaceForm(msgspec.Struct, forbid_unknown_fields=True):
    """One space; which fields it has depends on its kind."""

    kinds: ClassVar[Kinds] = Kinds("kind", SPACE_NEEDS)

    kind: SpaceKind  # what happens there
    name: Name  # printed on it; no two titles are called the same
    set: Annotated[str, msgspec.Meta(extra=one_of("sets"))] | None = None  # of a title: the id of its set
    price: Money | None = None  # of a title: what claiming it costs
    tribute: Money | None = None  # of a title: what a rival pays who lands there
    set_tribute: Money | None = None  # of a title: what a rival pays when the whole set is held; no less
    text: Caption = ""  # small print below the name


class CardForm(msgspec.Struct, forbid_unknown_fields=True):
    """One card; which fields it has depends on its effect."""

    kinds: ClassVar[Kinds] = Kinds("effect", CARD_NEEDS)

    effect: Effect  # what it does
    text: Text  # what is read out
    space: Place | None = None  # move_to: the number of the space, counted from 0
    amount: Money | None = None  # get, pay, get_from_rival, pay_rival: how much


class NumbersForm(msgspec.Struct, forbid_unknown_fields=True):
    """The box's other numbers."""

    cash: Money  # what each team begins with
    salary: Annotated[int, msgspec.Meta(ge=0, le=MOST_MONEY)]  # what a team gets for passing GO
    fine: Money  # what it costs to leave Jail
    takeover: Money  # what taking over a title of the other team costs, on top of the tribute
    marker: Money  # what another marker on a title of the team's own costs
    jail_turns: Turns  # how many turns in Jail a player may try for doubles; then the fine is due


class PetsFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole edition.toml."""

    family: Literal["pets"]  # the rules that it is played by
    tokens: list[Token]  # the names of the tokens, eight at least, no two alike
    sets: list[ColourGroup]  # the colours of the titles, in the order of the board
    spaces: list[SpaceForm]  # the spaces round the board, from GO on
    teams: TeamsForm  # the two teams
    names: Names  # what the box is called
    words: MoneyWords  # how it writes money
    numbers: NumbersForm  # its other numbers
    cat: list[CardForm] = []  # the cards of the cats' deck
    dog: list[CardForm] = []  # the cards of the dogs' deck
    notes: list[Notes] = []  # the notes that each team begins with; they add up to the cash
    rulebook: Key = "cats-vs-dogs"  # which printed rulebook it follows

    def decks(self) -> list[tuple[str, list[CardForm]]]:
        """The two decks with their fields' names, in the order of the rules."""
        return [("cat", self.cat), ("dog", self.dog)]

    def both(self) -> list[tuple[TeamName, TeamForm]]:
        """The two teams with their ids, in the order of the rules."""
        return [("cat", self.teams.cat), ("dog", self.teams.dog)]
