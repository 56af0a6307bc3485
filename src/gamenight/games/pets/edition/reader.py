"""An edition of the team game: its file, made into what rules and table use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from gamenight.editions.checking import checked
from gamenight.editions.edition import Edition, tokens_for
from gamenight.games.parts.deck import card_of, deck_of
from gamenight.games.pets import board as printed
from gamenight.games.pets.edition.board import PetsBoard, board_of
from gamenight.games.pets.edition.checks import problems
from gamenight.games.pets.edition.facts import facts
from gamenight.games.pets.edition.form import PetsFile
from gamenight.games.pets.edition.looks import looks
from gamenight.games.pets.events import EVENTS
from gamenight.games.pets.options import pets_options
from gamenight.notation.digest import digest

if TYPE_CHECKING:
    from pathlib import Path

    from gamenight.games.pets.edition.form import CardForm, SpaceForm
    from gamenight.games.pets.game import PetsGame
    from gamenight.kernel.terms import Terms
    from gamenight.words.spelled import Fact

LEAST, MOST = 2, 8

KINDS = {
    "go": printed.GO,
    "title": printed.TITLE,
    "chance": printed.CHANCE,
    "zoom": printed.ZOOM,
    "jail": printed.JAIL,
    "parking": printed.PARKING,
    "go_to_jail": printed.GO_TO_JAIL,
}
EFFECTS = {
    "move_to": printed.MOVE_TO,
    "jail": printed.TO_JAIL,
    "jail_free": printed.JAIL_FREE,
    "get": printed.GET,
    "pay": printed.PAY,
    "get_from_rival": printed.GET_FROM_RIVAL,
    "pay_rival": printed.PAY_RIVAL,
    "zoom": printed.ZOOM_AHEAD,
}
SPACE_FIELDS = {"space", "from", "to"}
TEAM_FIELDS = {"team", "rival"}
MONEY_FIELDS = {"amount", "has", "more"}
LEVELS = 3  # markers in a stack

SpaceData = tuple[int, int, int, int, int]


class PetsEdition(Edition):
    """A box with a board round the edge, titles, two teams and a deck for each."""

    family = "pets"
    events = EVENTS

    def __init__(self, folder: str, form: PetsFile) -> None:
        super().__init__(folder, form.names, (LEAST, MOST), form.rulebook)
        self.form: PetsFile = form
        self.teams = [team for _, team in form.both()]
        self.pets = [pet for team in self.teams for pet in team.pets]
        self.printed = _board(form)
        self.content = digest(_rules_use(form))
        self.options = pets_options()

    def load_game(self) -> PetsGame:
        """Import the rules of the team game, and make the game of this box."""
        from gamenight.games.pets.game import PetsGame

        return PetsGame(self.options)

    def terms(self, names: list[str], agreed: dict[str, Any]) -> Terms:
        """Each seat has the token that was agreed, or is named after, or what is left, in order.

        Rule: setup.tokens
        """
        from gamenight.games.pets.agreeing import pets_terms

        tokens = tokens_for(names, self.form.tokens, agreed["tokens"])
        return pets_terms(self.printed, tokens, self.game.agreements, agreed)

    def money(self, amount: int) -> str:
        """A sum as the box writes it."""
        return self.form.words.written(amount)

    def name(self, field: str, value: int) -> str | None:
        """Spaces, teams, decks, cards and pets by their names, money with its sign, a marker by its place."""
        if field in SPACE_FIELDS:
            return self.form.spaces[value].name if 0 <= value < len(self.form.spaces) else None
        if field in TEAM_FIELDS:
            return self.teams[value].name
        if field in MONEY_FIELDS:
            return self.money(value)
        if field == "deck":
            return self.teams[value].deck
        if field == "card":
            return self.form.decks()[deck_of(value)][1][card_of(value)].text
        if field == "pet":
            return self.pets[value] if 0 <= value < len(self.pets) else None
        return None

    def phrase(self, field: str, value: int) -> tuple[str, dict[str, object]] | None:
        """A marker by its place in its stack, counted from below."""
        if field != "level":
            return None
        return f"level_{value}" if 1 <= value <= LEVELS else "level", {"level": value}

    def words(self) -> dict[str, str]:
        """The box's words for what every box of this family has."""
        cat, dog = self.teams
        return {
            "sign": self.form.words.sign(),
            "cat": cat.name,
            "dog": dog.name,
            "cat_markers": cat.markers,
            "dog_markers": dog.markers,
            "cat_deck": cat.deck,
            "dog_deck": dog.deck,
        }

    def facts(self) -> dict[str, Fact]:
        """The sums and counts that the rulebook is filled in with."""
        return {**super().facts(), **facts(self.form, self.money)}

    def set_of(self, space: SpaceForm) -> int:
        """The place of a title's set among the sets; below zero: it has none."""
        return _set_of(space, self.form)

    def board(self) -> PetsBoard:
        """A ring of spaces from GO, with all that is printed on them, on the cards and on the box."""
        return board_of(self)

    def looks(self) -> list[str]:
        """What will look poor, each by its field."""
        return [*looks(self.form)]


def read(file: Path, document: dict[str, Any]) -> PetsEdition:
    """Check the file and make its edition; BadEdition names each problem on a line of its own."""
    return PetsEdition(file.parent.name, checked(file, document, PetsFile, problems))


def _set_of(space: SpaceForm, form: PetsFile) -> int:
    """The place of a title's set among the sets."""
    ids = [one.id for one in form.sets]
    return ids.index(space.set) if space.set in ids else printed.NO_SET


def _space_data(space: SpaceForm, form: PetsFile) -> SpaceData:
    """What the rules use of a space."""
    return (
        KINDS[space.kind],
        _set_of(space, form),
        space.price or 0,
        space.tribute or 0,
        space.set_tribute or 0,
    )


def _card_data(card: CardForm) -> tuple[int, int]:
    """What the rules use of a card."""
    return EFFECTS[card.effect], card.space or card.amount or 0


def _pets(form: PetsFile) -> int:
    """How many pictures there are to show."""
    return sum(len(team.pets) for _, team in form.both())


def _rules_use(form: PetsFile) -> dict[str, object]:
    """All that the rules use; names and texts are not among it."""
    return {
        "numbers": msgspec.to_builtins(form.numbers),
        "spaces": [_space_data(space, form) for space in form.spaces],
        "decks": [[_card_data(card) for card in deck] for _, deck in form.decks()],
        "pets": _pets(form),
    }


def _board(form: PetsFile) -> printed.Board:
    """The board as the rules read it."""
    numbers = printed.Numbers()
    for field, value in msgspec.structs.asdict(form.numbers).items():
        setattr(numbers, field, value)
    spaces = [printed.Space(number, *_space_data(space, form)) for number, space in enumerate(form.spaces)]
    decks = [[printed.Card(*_card_data(card)) for card in deck] for _, deck in form.decks()]
    return printed.Board(spaces, decks, _pets(form), numbers)
