"""The one place that finds the families of rules, each in a folder of its own with all that belongs to it."""

# A folder of `games/` with a `game.py` is a family. Others join by the name of their package: with `add`,
# in the variable GAMENIGHT_FAMILIES (commas between them), or by an entry point of the group
# `gamenight.families`.

from __future__ import annotations

import importlib
import os
import threading
from dataclasses import dataclass
from importlib import util
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

from gamenight.kernel.errors import BadSetup

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from msgspec import Struct
    from rich.text import Text

    from gamenight.api.table import Table
    from gamenight.api.view import View
    from gamenight.bots.bot import Bot
    from gamenight.bots.occasion import Occasion
    from gamenight.bots.search.mind import Mind
    from gamenight.bots.tunable import Tunable
    from gamenight.editions.edition import Edition
    from gamenight.editions.printing.sheets import Print
    from gamenight.kernel.action import Action
    from gamenight.kernel.event import Event
    from gamenight.kernel.state import State
    from gamenight.terminal.screen import Screen

    Reader = Callable[[Path, dict[str, Any]], Edition]
    Printing = Callable[[Edition, str], list[Print]]
    Occasions = Callable[[State, list[Event]], list[Occasion]]
    Drawing = Callable[[View[Any], Edition, Screen, int], list[Text]]
    Question = Callable[[Screen, Table, int, list[Action]], str | None]
    Card = Callable[[View[Any], Edition, Screen, str], list[Text]]
    Telling = Callable[[View[Any], Edition, Screen], list[str]]

OURS = "gamenight.games"
VARIABLE = "GAMENIGHT_FAMILIES"
GROUP = "gamenight.families"


class Roster(Protocol):
    """The module `bot/roster.py` of a family: its bots."""

    CHARACTERS: list[str]  # that its bots may have, beside their level

    def normal(self, character: str) -> Bot:
        """The sensible player without search, of a character or of none ("")."""

    def easy(self, character: str) -> Bot:
        """The beginner; `Slips` makes one of any player."""

    def mind(self, character: str) -> Mind | None:
        """How it thinks on the higher levels; None: looking ahead gains nothing in this game."""

    def opponents(self) -> dict[str, Callable[[], Bot]]:
        """Other players by name, to compare with; `plain` is among them."""


class TunableRoster(Roster, Protocol):
    """The roster of a family whose normal player has numbers that can be tuned."""

    def numbers(self, character: str, seats: int) -> dict[str, Tunable]:
        """The numbers that can be tuned, each by its name."""

    def styled(self, character: str, changes: dict[str, float]) -> Bot:
        """The normal player with other numbers."""


@dataclass(frozen=True, eq=False)
class Family:
    """One family of rules; its modules are imported when they are first asked for."""

    package: str
    folder: Path

    @property
    def name(self) -> str:
        """What its games, editions and sentences are filed under."""
        return self.folder.name

    @property
    def words(self) -> Path:
        """Where its sentences stand, a folder for each language."""
        return self.folder / "words"

    @property
    def rulebook(self) -> Path:
        """Where its printed rulebooks stand, a file each."""
        return self.folder / "rulebook"

    @property
    def editions(self) -> Path:
        """Where editions of its own stand, if it has brought any."""
        return self.folder / "editions"

    def reader(self) -> Reader:
        """The function that reads and checks an edition's file."""
        found = self.module("edition")
        if found is None:
            raise BadSetup(f"{self.package} has no edition/, so its editions cannot be read")
        return cast("Reader", found.read)

    def form(self) -> type[Struct] | None:
        """The struct that an edition's file is read into, or None if the family does not show it."""
        return cast("type[Struct] | None", getattr(self.module("edition"), "File", None))

    def prints(self) -> Printing | None:
        """The function that draws what an edition prints on paper, or None."""
        found = self.module("edition.printing")
        return None if found is None else cast("Printing", found.prints)

    def roster(self) -> Roster | None:
        """What it says of its bots, or None if it has none."""
        return cast("Roster | None", self.module("bot.roster"))

    def occasions(self) -> Occasions | None:
        """The function that finds what moves players to say a word, or None."""
        found = self.module("bot.occasions")
        return None if found is None else cast("Occasions", found.occasions)

    def drawing(self) -> Drawing | None:
        """The function that draws its table in a terminal, or None."""
        found = self.module("terminal")
        return None if found is None else cast("Drawing", found.draw)

    def questions(self) -> dict[str, Question]:
        """By verb: the function that puts one of its open actions together by questions in a terminal."""
        return cast("dict[str, Question]", getattr(self.module("terminal"), "QUESTIONS", {}))

    def cards(self) -> dict[str, Card]:
        """By what one types: the function that shows a card of the box in a terminal, by number or name."""
        return cast("dict[str, Card]", getattr(self.module("terminal"), "CARDS", {}))

    def telling(self) -> Telling | None:
        """The function that tells its table in sentences, or None."""
        return cast("Telling | None", getattr(self.module("terminal"), "tell", None))

    def module(self, name: str) -> Any:  # noqa: ANN401  what a module has in it is known to whoever asks
        """A module or package of its folder, such as `bot.roster`; None if it has none of that name."""
        path = self.folder.joinpath(*name.split("."))
        if not (path / "__init__.py").is_file() and not path.with_suffix(".py").is_file():
            return None
        return importlib.import_module(f"{self.package}.{name}")


def picture(table: Table) -> str:
    """A table as the terminal draws it for a spectator, in plain text."""
    boards = importlib.import_module("gamenight.terminal.boards")
    return str(boards.plain(table))


_known: list[Family] = []

# Two threads that are the first to use the same msgspec types crash the interpreter, and two that load the
# same rules would have a game each: so one thread at a time finds families, reads files and loads rules.
READING = threading.RLock()


def known() -> tuple[Family, ...]:
    """Every family by name: our own, and those that others have added."""
    with READING:
        if not _known:
            found: list[Family] = []
            for package, source in _announced():
                _join(found, package, source)
            _known[:] = found
    return tuple(_known)


def find(name: str) -> Family | None:
    """The family of that name, or None."""
    return next((family for family in known() if family.name == name), None)


def add(package: str) -> Family:
    """Let another package join as a family, for as long as this program runs."""
    known()
    return _join(_known, package, "families")


def remove(package: str) -> None:
    """Let a family go that was added."""
    _known[:] = [family for family in known() if family.package != package]


def _announced() -> Iterator[tuple[str, str]]:
    """The packages that are families, each with who says so: our own, then those of others."""
    from importlib import metadata  # which takes longer than all the rest

    home = Path(__file__).parent / "games"
    for file in home.glob("*/game.py"):
        yield f"{OURS}.{file.parent.name}", OURS
    for package in os.environ.get(VARIABLE, "").split(","):
        if package.strip():
            yield package.strip(), VARIABLE
    for point in metadata.entry_points(group=GROUP):
        yield point.module, f"entry point {point.name}"


def _join(families: list[Family], package: str, source: str) -> Family:
    """Put a family among others, in the order of their names; one that is there already stays as it is."""
    folder = _folder(package, source)
    for other in families:
        if other.package == package:
            return other
        if other.name == folder.name:
            both = f"{package} and {other.package}"
            raise BadSetup(f"{source}: {both} are both called {other.name!r}; rename one")
    family = Family(package, folder)
    families[:] = sorted([*families, family], key=lambda one: one.name)
    return family


def _folder(package: str, source: str) -> Path:
    """The folder of a package that is a family; nothing of it is imported."""
    try:
        spec = util.find_spec(package)
    except (ImportError, ValueError):
        spec = None
    if spec is None or not spec.submodule_search_locations:
        raise BadSetup(f"{source}: there is no package {package!r}; is it installed, or on PYTHONPATH?")
    folder = Path(spec.submodule_search_locations[0]).absolute()
    if not (folder / "game.py").is_file():
        raise BadSetup(f"{source}: {package} has no game.py, so it is no family of rules")
    return folder
