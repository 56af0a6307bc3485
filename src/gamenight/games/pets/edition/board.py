"""The board of the team game, its titles and all else that its box prints, as they are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from gamenight.editions import board
from gamenight.editions.forms import ColourGroup
from gamenight.games.pets.board import TeamName
from gamenight.games.pets.edition.form import NumbersForm, SpaceKind

if TYPE_CHECKING:
    from gamenight.games.pets.edition.form import SpaceForm
    from gamenight.games.pets.edition.reader import PetsEdition


class Space(board.Space, frozen=True, kw_only=True):
    """One space; only a title has a set, a price and tributes."""

    kind: SpaceKind
    set: int | None  # its place among the sets
    colour: str | None
    symbol: str | None
    price: int | None
    tribute: int | None
    set_tribute: int | None  # the tribute while its team has the whole set
    text: str  # what else is printed there


class Set(ColourGroup, kw_only=True):
    """The titles of one colour, and on which spaces they are."""

    spaces: list[int]


class PrintedTeam(msgspec.Struct, frozen=True, kw_only=True):
    """One team as the box prints it; one of its markers is a `marker`, several are `markers`."""

    id: TeamName
    name: str
    colour: str
    marker: str
    markers: str
    deck: str


class Pet(msgspec.Struct, frozen=True):
    """A pet that has a picture to show."""

    name: str
    team: TeamName


class PetsBoard(board.Board, frozen=True, kw_only=True, tag="pets"):
    """A ring of spaces from GO, with all that is printed on them, on the cards and on the box."""

    shape: Literal["ring"] = "ring"
    sign: str  # of the box's money
    money: str  # a sum as the box writes it, around {amount}
    spaces: list[Space]
    sets: list[Set]
    teams: list[PrintedTeam]  # the cats first, as in a view
    tokens: list[str]  # by their numbers, as they are named in what is agreed
    token_names: list[str]  # what they are called in this language
    pets: list[Pet]  # by the number that `show` names
    decks: list[str]  # what the two decks are called
    words: dict[str, str]  # what the box calls its teams, markers and decks
    numbers: NumbersForm


def board_of(edition: PetsEdition) -> PetsBoard:
    """The board of a box."""
    form, words = edition.form, edition.words()
    return PetsBoard(
        sign=words["sign"],
        money=form.words.money,
        spaces=[space_of(edition, number, space) for number, space in enumerate(form.spaces)],
        sets=[set_of(edition, one) for one in form.sets],
        teams=[
            PrintedTeam(
                id=team,
                name=one.name,
                colour=one.colour,
                marker=one.marker,
                markers=one.markers,
                deck=one.deck,
            )
            for team, one in form.both()
        ],
        tokens=form.tokens,
        token_names=edition.shown(form.tokens),
        pets=[Pet(pet, team) for team, one in form.both() for pet in one.pets],
        decks=[team.deck for team in edition.teams],
        words=words,
        numbers=form.numbers,
    )


def space_of(edition: PetsEdition, number: int, form: SpaceForm) -> Space:
    """One space with its set's colour and symbol."""
    place = edition.set_of(form)
    whole = None if place < 0 else edition.form.sets[place]
    return Space(
        number=number,
        name=form.name,
        kind=form.kind,
        set=None if place < 0 else place,
        colour=None if whole is None else whole.colour,
        symbol=None if whole is None else whole.symbol,
        price=form.price,
        tribute=form.tribute,
        set_tribute=form.set_tribute,
        text=form.text,
    )


def set_of(edition: PetsEdition, form: ColourGroup) -> Set:
    """One set with its titles."""
    titles = [number for number, space in enumerate(edition.form.spaces) if space.set == form.id]
    return Set(id=form.id, name=form.name, colour=form.colour, symbol=form.symbol, spaces=titles)
