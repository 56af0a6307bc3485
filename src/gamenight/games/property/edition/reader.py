"""An edition of the property game: its file, made into what rules and table use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from gamenight.editions.checking import checked
from gamenight.editions.edition import Edition, tokens_for
from gamenight.games.parts.deck import card_of, deck_of
from gamenight.games.property import board as printed
from gamenight.games.property.edition.board import PropertyBoard, board_of
from gamenight.games.property.edition.checks import problems
from gamenight.games.property.edition.facts import facts
from gamenight.games.property.edition.form import PropertyFile
from gamenight.games.property.edition.looks import looks
from gamenight.games.property.events import EVENTS
from gamenight.games.property.options import GAMES, property_options
from gamenight.notation.digest import digest

if TYPE_CHECKING:
    from pathlib import Path

    from gamenight.games.property.edition.form import CardForm, SpaceForm
    from gamenight.games.property.game import PropertyGame
    from gamenight.kernel.terms import Terms
    from gamenight.words.spelled import Fact

LEAST, MOST = 2, 6
HOTEL = 5  # the height of a lot with a hotel

KINDS = {
    "go": printed.GO,
    "lot": printed.LOT,
    "station": printed.STATION,
    "utility": printed.UTILITY,
    "chest": printed.CHEST,
    "chance": printed.CHANCE,
    "tax": printed.TAX,
    "jail": printed.JAIL,
    "parking": printed.PARKING,
    "go_to_jail": printed.GO_TO_JAIL,
}
EFFECTS = {
    "move_to": printed.MOVE_TO,
    "move_nearest": printed.MOVE_NEAREST,
    "move_back": printed.MOVE_BACK,
    "jail": printed.TO_JAIL,
    "jail_free": printed.JAIL_FREE,
    "get": printed.GET,
    "pay": printed.PAY,
    "get_each": printed.GET_EACH,
    "pay_each": printed.PAY_EACH,
    "repairs": printed.REPAIRS,
}
SPACE_FIELDS = {"space", "from", "to"}
MONEY_FIELDS = {"amount", "has", "least", "lacks"}

SpaceData = tuple[int, int, int, int, list[int], int, int, bool]


class PropertyEdition(Edition):
    """A box with a board round the edge, deeds, and two decks."""

    family = "property"
    variants = GAMES
    events = EVENTS

    def __init__(self, folder: str, form: PropertyFile) -> None:
        super().__init__(folder, form.names, (LEAST, MOST), form.book())
        self.form: PropertyFile = form
        self.groups = _groups(form)
        self.printed = _board(form, self.groups)
        self.content = digest(_rules_use(form, self.groups))
        self.options = property_options(
            timed_is_official=form.timed_is_official, jail_doubles_again=form.numbers.jail_doubles_again
        )

    def load_game(self) -> PropertyGame:
        """Import the rules of the property game, and make the game of this box."""
        from gamenight.games.property.game import PropertyGame

        return PropertyGame(self.options)

    def terms(self, names: list[str], agreed: dict[str, Any]) -> Terms:
        """Each seat has the token that was agreed, or is named after, or what is left, in order.

        Rule: setup.players
        """
        from gamenight.games.property.agreeing import property_terms

        tokens = tokens_for(names, self.form.tokens, agreed["tokens"])
        return property_terms(self.printed, tokens, self.game.agreements, agreed)

    def money(self, amount: int) -> str:
        """A sum as the box writes it."""
        return self.form.words.written(amount)

    def name(self, field: str, value: int) -> str | None:
        """Spaces, cards and buildings by their names, money with its sign."""
        words = self.form.words
        if field in SPACE_FIELDS:
            return self.form.spaces[value].name if 0 <= value < len(self.form.spaces) else None
        if field in MONEY_FIELDS:
            return self.money(value)
        if field == "deck":
            return [words.chance, words.chest][value]
        if field == "card":
            return self.form.decks()[deck_of(value)][1][card_of(value)].text
        if field == "piece":
            return [words.house, words.hotel][value]
        return None

    def phrase(self, field: str, value: int) -> tuple[str, dict[str, object]] | None:
        """What stands on a lot, and how a tax is paid."""
        if field == "height":
            key = "built_hotel" if value >= HOTEL else f"built_{value}" if value < 2 else "built"
            return key, {"count": value}
        if field == "percent":
            return ("percent", {"percent": value}) if value else ("flat", {})
        return None

    def words(self) -> dict[str, str]:
        """The box's words for what every box of this family has."""
        words: dict[str, str] = msgspec.structs.asdict(self.form.words)
        del words["money"]
        return words | {"sign": self.form.words.sign()}

    def facts(self) -> dict[str, Fact]:
        """Its sums, counts and names, and how it plays."""
        return {**super().facts(), **facts(self.form, self.money, self.options)}

    def group_of(self, space: SpaceForm) -> int:
        """The place of a space's group among the groups; below zero: it has none."""
        return _group(space, self.groups)

    def board(self) -> PropertyBoard:
        """A ring of spaces from GO, with all that is printed on them, on the deeds and on the box."""
        return board_of(self)

    def looks(self) -> list[str]:
        """What will look poor, each by its field."""
        return [*looks(self.form)]


def read(file: Path, document: dict[str, Any]) -> PropertyEdition:
    """Check the file and make its edition; BadEdition names each problem on a line of its own."""
    return PropertyEdition(file.parent.name, checked(file, document, PropertyFile, problems))


def _groups(form: PropertyFile) -> list[tuple[str, str]]:
    """The groups in the order of the rules: the lots' as the file has them, then stations and utilities."""
    kinds = {space.kind for space in form.spaces}
    lots = [("lot", group.id) for group in form.groups]
    return [*lots, *((kind, "") for kind in ("station", "utility") if kind in kinds)]


def _group(space: SpaceForm, groups: list[tuple[str, str]]) -> int:
    """The place of a space's group among the groups."""
    key = (space.kind, space.group or "")
    return groups.index(key) if key in groups else printed.NO_GROUP


def _space_data(space: SpaceForm, groups: list[tuple[str, str]]) -> SpaceData:
    """What the rules use of a space."""
    return (
        KINDS[space.kind],
        _group(space, groups),
        space.price or 0,
        space.house or 0,
        space.rents or [],
        space.amount or 0,
        space.percent or 0,
        bool(space.income),
    )


def _card_data(card: CardForm) -> tuple[int, int, int]:
    """What the rules use of a card."""
    kind = None if card.kind is None else KINDS[card.kind]
    number = next((given for given in (card.space, kind, card.steps, card.amount, card.house) if given), 0)
    return EFFECTS[card.effect], number, card.hotel or 0


def _rules_use(form: PropertyFile, groups: list[tuple[str, str]]) -> dict[str, object]:
    """All that the rules use; names and texts are not among it."""
    return {
        "numbers": msgspec.to_builtins(form.numbers),
        "spaces": [_space_data(space, groups) for space in form.spaces],
        "decks": [[_card_data(card) for card in deck] for _, deck in form.decks()],
    }


def _board(form: PropertyFile, groups: list[tuple[str, str]]) -> printed.Board:
    """The board as the rules read it."""
    numbers = printed.Numbers()
    for field, value in msgspec.structs.asdict(form.numbers).items():
        setattr(numbers, field, vec[i64](value) if isinstance(value, list) else value)
    spaces = [printed.Space(number, *_space_data(space, groups)) for number, space in enumerate(form.spaces)]
    chance, chest = ([printed.Card(*_card_data(card)) for card in deck] for _, deck in form.decks())
    return printed.Board(spaces, chance, chest, numbers)
