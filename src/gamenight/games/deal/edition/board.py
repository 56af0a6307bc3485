"""The cards of the card game, as they are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from gamenight.editions import board
from gamenight.games.deal.edition.form import ColourForm, Deed, NumbersForm
from gamenight.games.deal.pack import ACTION, MONEY, PLAIN, RENT, WILD

if TYPE_CHECKING:
    from gamenight.games.deal.edition.reader import DealEdition

What = Literal["money", "property", "wild", "rent", "action"]
WHAT: Final[dict[int, What]] = {
    MONEY: "money",
    PLAIN: "property",
    WILD: "wild",
    RENT: "rent",
    ACTION: "action",
}


class Colour(ColourForm, kw_only=True):
    """A colour of properties; it has a rent for each number of cards."""

    colour: int
    size: int  # how many cards make a set


class Kind(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of card, as it is printed."""

    kind: int
    word: str  # what it is called in what one plays
    name: str
    what: What
    value: int
    count: int  # how many are in a pack
    colours: list[int]
    does: Deed | None  # what an action card does
    text: str
    places: list[str]  # the names on the properties, one each


class PlaceOfSet(msgspec.Struct, frozen=True):
    """A place for a set in front of a player."""

    colour: int
    order: int  # 0: the first of its colour


class DealBoard(board.Board, frozen=True, kw_only=True, tag="deal"):
    """No board: the colours, and all that is printed on the cards."""

    money: str  # a sum as the box writes it, around {amount}
    colours: list[Colour]
    kinds: list[Kind]
    sets: list[PlaceOfSet]  # by the number of a set
    words: dict[str, str]  # what the box calls the cards that do something, and what two of them bring
    numbers: NumbersForm


def board_of(edition: DealEdition) -> DealBoard:
    """All that a box of the card game prints."""
    form = edition.form
    colours = [
        Colour(**msgspec.structs.asdict(colour), colour=number, size=len(colour.rents))
        for number, colour in enumerate(form.colours)
    ]
    kinds = [
        Kind(
            kind=number,
            word=kind.word,
            name=kind.name,
            what=WHAT[kind.what],
            value=kind.value,
            count=kind.count,
            colours=kind.colours,
            does=edition.deed_of(kind),
            text=kind.text,
            places=kind.places,
        )
        for number, kind in enumerate(edition.kinds)
    ]
    return DealBoard(
        money=form.words.money,
        colours=colours,
        kinds=kinds,
        sets=list(map(PlaceOfSet, edition.pack.slot_colours, edition.pack.slot_orders)),
        words=edition.words(),
        numbers=form.numbers,
    )
