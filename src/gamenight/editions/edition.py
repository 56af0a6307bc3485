"""One box: the numbers and names it prints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, TypedDict

from gamenight.editions.board import Board
from gamenight.families import READING
from gamenight.kernel.constants import constant, place_of
from gamenight.kernel.errors import BadSetup
from gamenight.kernel.terms import OptionFacts, Origin
from gamenight.notation.plain import check_plain
from gamenight.words.noun import Noun
from gamenight.words.unfit import Unfit

if TYPE_CHECKING:
    from pathlib import Path

    from msgspec import Struct

    from gamenight.editions.forms import Names
    from gamenight.kernel.event import Kind
    from gamenight.kernel.game import Game
    from gamenight.kernel.terms import Option, Terms
    from gamenight.words.spelled import Fact


class EditionFacts(TypedDict):
    """A box on the shelf."""

    id: str
    title: str
    about: str
    family: str
    seats: list[int]  # the fewest and the most
    variants: list[str]
    options: list[OptionFacts]


class Edition:
    """What the floors above ask of every box; each family's reader derives its own.

    To list, show and explain a box takes no rules: they are loaded with its `game`, when first asked for.
    """

    family: str
    id: str
    title: str
    about: str
    note: str
    seats: tuple[int, int]
    content: str  # a hash of all that the rules use
    form: Struct  # its file, read: of a type of its family's own
    options: Sequence[Option] = ()  # what a table may agree on, in the order of the lobby
    variants: Sequence[str] = ("standard",)
    events: Sequence[Kind] = ()  # what the family tells, besides what any game does
    rulebook: str = "table"  # the printed rulebook it follows; that of the table is no printed one
    tongues: Mapping[str, Edition] = {}  # the same box in other languages
    original: Edition | None = None  # in another language: the box itself
    called: Mapping[str, str] = {}  # in another language: what the box prints, and what that is called here
    folder: Path | None = None  # where it was read
    genders: Mapping[str, int] = {}  # of words of the box, in a language that has genders
    breaks: Mapping[str, str] = {}  # in another language: long names, with soft hyphens
    _game: Game[Any] | None = None

    def __init__(self, folder: str, names: Names, seats: tuple[int, int], rulebook: str) -> None:
        self.id = folder
        self.title, self.about, self.note = names.title, names.about, names.note
        self.seats = seats
        self.rulebook = rulebook

    def __repr__(self) -> str:
        """The box, by its id and its title."""
        return f"<{self.id}: {self.title}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Taken down from the shelf again, or read again from its folder; or a constant of some module."""
        from gamenight.editions.shelf import edition_of, ids

        if self.id in ids() and edition_of(self.id) is self:
            return edition_of, (self.id,)
        return (edition_of, (self.folder,)) if self.folder is not None else (constant, place_of(self))

    @property
    def game(self) -> Game[Any]:
        """The rules that it is played by."""
        if self._game is None:
            with READING:
                if self._game is None:
                    self._game = self.load_game() if self.original is None else self.original.game
                    assert self._game.name == self.family, f"{self._game.name} is not {self.family}"
        return self._game

    def load_game(self) -> Game[Any]:
        """Import the family's rules, and make the game of this box."""
        raise NotImplementedError

    def spoken(self, language: str) -> Edition:
        """This box with its names in a language, or as it is printed if it does not speak that language.

        Rules, options and ids are the same: a table is laid with the box itself.
        """
        return self.tongues.get(language, self)

    def shown(self, names: list[str]) -> list[str]:
        """What those are called here whose printed names stay in what a table agrees: the tokens."""
        return [self.called.get(name, name) for name in names]

    def agree(self, given: dict[str, Any]) -> dict[str, Any]:
        """All options with the values that this table gives them, the defaults where it says nothing."""
        check_plain(given, "terms", BadSetup)
        options = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in options:
                near = get_close_matches(name, options, 1)
                facts = {"game": self.id, "near": repr(near[0]) if near else ""}
                facts |= {"name": repr(name), "known": ", ".join(options) or "-"}
                raise Unfit("option_but" if near else "option", facts)
            choices = options[name].choices
            if choices is not None and not any(
                type(value) is type(choice) and value == choice for choice in choices
            ):
                facts = {"name": name, "value": typed(value), "known": ", ".join(map(typed, choices))}
                raise Unfit("value", facts)
        return {name: given.get(name, option.default) for name, option in options.items()}

    def terms(self, names: list[str], agreed: dict[str, Any]) -> Terms:
        """The terms for these seats."""
        raise NotImplementedError

    def name(self, field: str, value: int) -> str | None:
        """What the box calls a number of this kind, or None where a plain number will do."""
        raise NotImplementedError

    def words(self) -> dict[str, str]:
        """What the box calls the things that its family's sentences speak of; left out, plain words do."""
        return {}

    def phrase(self, field: str, value: int) -> tuple[str, dict[str, object]] | None:
        """What is called by a phrase of the language: its key in the catalogue, and what is filled in."""
        return None

    def noun(self, word: str) -> str:
        """A word of the box that knows its gender, where it has one."""
        return Noun(word, self.genders[word]) if word in self.genders else word

    def things(self) -> dict[str, str]:
        """The box's words, each with its gender."""
        return {key: self.noun(word) for key, word in self.words().items()}

    def facts(self) -> dict[str, Fact]:
        """The numbers and names of the box that its rulebook speaks of; None for what it does not have."""
        least, most = self.seats
        return {"least": least, "most": most}

    def board(self) -> Board:
        """The board, and all else that the box prints, for whoever draws it; by default none."""
        return Board()

    def looks(self) -> list[str]:
        """What is right and will look poor, each by its field: `spaces: 37 spaces make no even sides`."""
        return []

    def to_json(self) -> EditionFacts:
        """What a lobby shows, ready for JSON."""
        return {
            "id": self.id,
            "title": self.title,
            "about": self.about,
            "family": self.family,
            "seats": list(self.seats),
            "variants": list(self.variants),
            "options": [option.to_json() for option in self.options],
        }


def typed(value: object) -> str:
    """A value of an option, as one writes it."""
    return str(value).lower() if isinstance(value, bool) else repr(value)


class Setup(Origin):
    """A box, the names of a table, and what it agreed: all that terms are made of."""

    def __init__(self, edition: Edition, names: list[str], agreed: dict[str, Any]) -> None:
        self.edition = edition
        self.names = names
        self.agreed = agreed

    def __reduce__(self) -> tuple[object, ...]:
        """Rebuild the edition from the same parts."""
        return Setup, (self.edition, self.names, self.agreed)

    def game(self) -> Game[Any]:
        """The game of that box."""
        return self.edition.game

    def terms(self) -> Terms:
        """Terms that know where they come from."""
        terms = self.edition.terms(self.names, self.agreed)
        terms.origin = self
        return terms


def tokens_for(names: list[str], tokens: list[str], wished: object) -> list[int]:
    """By seat: the token it was given, else the one it is named after, else what is left, in order."""
    chosen = _wished(len(names), tokens, wished)
    folded = [token.casefold() for token in tokens]
    for seat, name in enumerate(names):
        if seat not in chosen and name.casefold() in folded:
            token = folded.index(name.casefold())
            if token not in chosen.values():
                chosen[seat] = token
    free = [token for token in range(len(tokens)) if token not in chosen.values()]
    return [chosen[seat] if seat in chosen else free.pop(0) for seat in range(len(names))]


def _wished(seats: int, tokens: list[str], wished: object) -> dict[int, int]:
    """Which seat was given which token; an empty name wishes for none, and an empty list nowhere for any."""
    if not isinstance(wished, list) or not all(isinstance(token, str) for token in wished):
        raise BadSetup(f"terms: tokens: {wished!r} is not a list with a token, or '', for each seat")
    if wished and len(wished) != seats:
        raise BadSetup(
            f"terms: tokens: {len(wished)} tokens for {seats} seats; give one, or '', for each seat"
        )
    chosen: dict[int, int] = {}
    for seat, token in enumerate(wished):
        if token and token not in tokens:
            raise BadSetup(f"terms: tokens: the box has no {token!r}; it has {', '.join(tokens)}")
        if token and tokens.index(token) in chosen.values():
            raise BadSetup(f"terms: tokens: two seats cannot both have {token!r}")
        if token:
            chosen[seat] = tokens.index(token)
    return chosen
