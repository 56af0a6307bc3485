"""How the normal player plays, in numbers: read from style.toml, one section a character."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.kernel.errors import BadSetup

PLAIN: Final = "normal"  # the section that has every number; a character changes some of them
EASY: Final = "easy"  # what a beginner does otherwise, whatever the character
MEASURES: Final = ["income", "income_root", "income_now", "cash_left", "loose", "pledged", "near", "solid"]
SEARCH: Final = ["playouts", "doubt", "look", "trades", "wide"]
KINDS: Final = ["value", "fair", "plain", "listed", "strict", "never"]
NUMBERS: Final = {
    "reserve": (0.0, 2.0),
    "reserve_most": (0.0, 5000.0),
    "least_gain": (-1.0, 1.0),
    "share_of_gain": (0.0, 10.0),
    "offer_gain": (0.0, 1.0),
    "least_hope": (0.0, 1.0),
    "offers_a_turn": (0.0, 10.0),
    "offers_each": (0.0, 10.0),
    "reach": (0.0, 1.0),
    "early": (0.0, 1.0),
    "wide": (1.0, 20.0),
    "better_by": (1.0, 1000.0),
    "every": (1.0, 100.0),
    "patience": (1.0, 1000.0),
    "bid_share": (0.0, 3.0),
    "hides_from": (0.0, 5000.0),
    "leaves_for": (0.0, 100.0),
    "card_worth": (0.0, 1000.0),
}


@final
class Style:
    """The numbers of one character; what each means stands beside it in the file."""

    def __init__(self) -> None:
        self.reserve: float = 0.0
        self.reserve_most: float = 0.0
        self.least_gain: float = 0.0
        self.share_of_gain: float = 0.0
        self.offer_gain: float = 0.0
        self.least_hope: float = 0.0
        self.offers_a_turn: float = 0.0
        self.offers_each: float = 0.0
        self.reach: float = 0.0
        self.early: float = 0.0
        self.wide: float = 0.0
        self.better_by: float = 0.0
        self.every: float = 0.0
        self.patience: float = 0.0
        self.bid_share: float = 0.0
        self.hides_from: float = 0.0
        self.leaves_for: float = 0.0
        self.card_worth: float = 0.0
        self.many: vec[float] = vec[float]()  # weights of the measures
        self.few: vec[float] = vec[float]()  # and what is added to them, shared by those still in the game
        self.hard: vec[float] = vec[float]()  # how a thinking player of that level looks ahead
        self.master: vec[float] = vec[float]()
        self.prior: vec[float] = vec[float]()  # how many of a hundred partners are of each kind

    def weights(self, alive: i64) -> vec[float]:
        """The weights of the measures when so many are in the game."""
        found = vec[float]()
        place: i64 = 0
        while place < len(self.many):
            found = append(found, self.many[place] + self.few[place] / float(max(alive, 1)))
            place += 1
        return found


def read_style(text: str, character: str, where: str = "style.toml", *, is_easy: bool = False) -> Style:
    """The numbers of a character, or of a beginner of it, checked; BadSetup says what is wrong with them."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(f"{where}: {error}") from error
    base = document.get(PLAIN)
    if not isinstance(base, dict):
        raise BadSetup(f"{where}: there is no section [{PLAIN}]")
    section = document.get(character or PLAIN)
    if not isinstance(section, dict):
        others = {PLAIN, EASY, "value", "search", "partners"}
        known = ", ".join(sorted(name for name in document if name not in others))
        raise BadSetup(f"{where}: there is no section [{character}]; the characters are {known}")
    if is_easy:
        section = {**section, **document.get(EASY, {})}
    for name in [*base, *section]:
        if name not in NUMBERS:
            raise BadSetup(f"{where}: {name} is no number of a style; there are {', '.join(NUMBERS)}")
    style = Style()
    for name, (least, most) in NUMBERS.items():
        if name not in base:
            raise BadSetup(f"{where}: [{PLAIN}] lacks {name}")
        place = f"{where}: {name}"
        setattr(style, name, number_in(section.get(name, base[name]), least, most, place))
    style.many = row_of(document, "value", "many", MEASURES, where)
    style.few = row_of(document, "value", "few", MEASURES, where)
    style.hard = row_of(document, "search", "hard", SEARCH, where)
    style.master = row_of(document, "search", "master", SEARCH, where)
    style.prior = row_of(document, "partners", "prior", KINDS, where)
    return style


def number_in(value: object, least: float, most: float, where: str) -> float:
    """A number within bounds."""
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if not is_number or not least <= float(str(value)) <= most:
        raise BadSetup(f"{where} is {value!r}; it is a number from {least:g} to {most:g}")
    return float(str(value))


def row_of(document: dict[str, object], section: str, name: str, names: list[str], where: str) -> vec[float]:
    """One number for each of the names, from a table of a section."""
    part = document.get(section)
    table = part.get(name) if isinstance(part, dict) else None
    if not isinstance(table, dict) or sorted(table) != sorted(names):
        raise BadSetup(f"{where}: [{section}.{name}] has one number for each of {', '.join(names)}")
    found = vec[float]()
    for one in names:
        found = append(found, number_in(table[one], -1000.0, 10000.0, f"{where}: {section}.{name}.{one}"))
    return found


def changed_style(character: str, changes: dict[str, float]) -> Style:
    """The style of a character with other numbers."""
    style = read_style(text_of_styles(), character)
    for name, value in changes.items():
        if name not in NUMBERS:
            raise BadSetup(f"{name} is no number of a style; there are {', '.join(NUMBERS)}")
        least, most = NUMBERS[name]
        setattr(style, name, number_in(value, least, most, name))
    return style


def text_of_styles() -> str:
    """What style.toml says."""
    return files("gamenight").joinpath("games/property/bot/style.toml").read_text(encoding="utf-8")


_styles: dict[str, Style] = {}


def style_of(character: str, *, is_easy: bool = False) -> Style:
    """The style of a character, or of a beginner of it, read once."""
    name = f"{EASY}-{character}" if is_easy else character
    if name not in _styles:
        _styles[name] = read_style(text_of_styles(), character, is_easy=is_easy)
    return _styles[name]
