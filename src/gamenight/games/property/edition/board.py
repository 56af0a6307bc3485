"""The board of the property game, its deeds and all else that its box prints, as they are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from gamenight.editions import board
from gamenight.games.property.edition.form import Look, NumbersForm, SpaceKind
from gamenight.games.property.goods import (
    GIVE_CARD,
    GIVE_CASH,
    GIVE_DEED,
    GOOD_NAMES,
    TAKE_CARD,
    TAKE_CASH,
    TAKE_DEED,
)

if TYPE_CHECKING:
    from gamenight.games.property.edition.form import SpaceForm
    from gamenight.games.property.edition.reader import PropertyEdition

STATIONS_COLOUR, UTILITIES_COLOUR = "#3f4550", "#9aa3ad"


class Space(board.Space, frozen=True, kw_only=True):
    """One space; which of the numbers it has depends on its kind."""

    kind: SpaceKind
    group: int | None  # its place among the groups
    colour: str | None
    price: int | None
    mortgage: int | None
    house: int | None  # what a house costs there
    rents: list[int] | None  # of a lot: bare, with houses, with a hotel; else by how many one has
    amount: int | None  # of a tax
    percent: int | None  # of a tax that may be paid by so much of everything instead
    text: str  # what else is printed there


class Group(msgspec.Struct, frozen=True):
    """The deeds that belong together."""

    id: str
    name: str
    colour: str
    symbol: str
    kind: Literal["lot", "station", "utility"]


class GoodsWords(msgspec.Struct, frozen=True):
    """How one side of a trade is said in what one plays, around {}: goods one after another, with commas."""

    deeds: str
    cash: str
    cards: str


class TradeWords(msgspec.Struct, frozen=True):
    """What I give, and what I take."""

    give: GoodsWords
    take: GoodsWords


class PropertyBoard(board.Board, frozen=True, kw_only=True, tag="property"):
    """A ring of spaces from GO, with all that is printed on them, on the deeds and on the box."""

    shape: Literal["ring"] = "ring"
    sign: str  # of the box's money
    money: str  # a sum as the box writes it, around {amount}
    spaces: list[Space]
    groups: list[Group]
    tokens: list[str]  # by their numbers, as they are named in what is agreed
    token_names: list[str]  # what they are called in this language
    words: dict[str, str]  # what the box calls a house, a hotel, and so on
    decks: list[str]  # what the two decks are called
    notes: list[tuple[int, int]]  # what is handed out at the start: how many notes, of which value
    trade: TradeWords
    numbers: NumbersForm
    look: Look


def board_of(edition: PropertyEdition) -> PropertyBoard:
    """The board of a box."""
    form, words = edition.form, edition.words()
    groups = groups_of(edition)
    return PropertyBoard(
        sign=words["sign"],
        money=form.words.money,
        spaces=[space_of(edition, number, space, groups) for number, space in enumerate(form.spaces)],
        groups=groups,
        tokens=form.tokens,
        token_names=edition.shown(form.tokens),
        words=words,
        decks=[words["chance"], words["chest"]],
        notes=[(note.count, note.value) for note in form.notes],
        trade=TradeWords(said(GIVE_DEED, GIVE_CASH, GIVE_CARD), said(TAKE_DEED, TAKE_CASH, TAKE_CARD)),
        numbers=form.numbers,
        look=form.look,
    )


def said(deed: int, cash: int, card: int) -> GoodsWords:
    """The words for these kinds of goods."""
    return GoodsWords(*(f"{GOOD_NAMES[kind]}:{{}}" for kind in (deed, cash, card)))


def rents_of(edition: PropertyEdition, form: SpaceForm) -> list[int] | None:
    """What a deed earns, step by step: as more stands on a lot, or as one owns more of its kind."""
    if form.kind == "station":
        return edition.form.numbers.station_rents
    return edition.form.numbers.utility_factors if form.kind == "utility" else form.rents


def groups_of(edition: PropertyEdition) -> list[Group]:
    """The groups of lots as the box has them, then stations and utilities if it has any."""
    words = edition.words()
    groups = [Group(group.id, group.name, group.colour, group.symbol, "lot") for group in edition.form.groups]
    kinds = {space.kind for space in edition.form.spaces}
    if "station" in kinds:
        groups.append(Group("station", words["stations"], STATIONS_COLOUR, "station", "station"))
    if "utility" in kinds:
        groups.append(Group("utility", words["utilities"], UTILITIES_COLOUR, "utility", "utility"))
    return groups


def space_of(edition: PropertyEdition, number: int, form: SpaceForm, groups: list[Group]) -> Space:
    """One space with its group's colour."""
    group = edition.group_of(form)
    return Space(
        number=number,
        name=form.name,
        kind=form.kind,
        group=None if group < 0 else group,
        colour=None if group < 0 else groups[group].colour,
        price=form.price,
        mortgage=None if form.price is None else int(edition.printed.spaces[number].mortgage),
        house=form.house,
        rents=rents_of(edition, form),
        amount=form.amount,
        percent=form.percent,
        text=form.text,
    )
