"""The one place that finds the families of rules, each in a folder of its own with all that belongs to it.

A folder of `games/` with a `game.py` is a family. Others join by the name of their package: with `add`, in
the variable GAMENIGHT_FAMILIES (commas between them), or by an entry point of the group `gamenight.families`.
"""

from __future__ import annotations

import importlib
import os
from dataclasses import dataclass
from importlib import metadata, util
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from gamenight.kernel.errors import BadSetup

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.text import Text

    from gamenight.bots.bot import Bot
    from gamenight.editions.edition import Edition
    from gamenight.face.view import View
    from gamenight.prompt.screen import Screen

    Reader = Callable[[Path, dict[str, Any]], Edition]
    Drawing = Callable[[View[Any], Edition, Screen, int], list[Text]]

OURS = "gamenight.games"
VARIABLE = "GAMENIGHT_FAMILIES"
GROUP = "gamenight.families"


@dataclass(frozen=True)
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

    def plain_bot(self, seed: int) -> Bot | None:
        """Its sensible bot, or None."""
        found = self.module("bot.plain")
        return None if found is None else cast("Bot", found.plain(seed))

    def drawing(self) -> Drawing | None:
        """The function that draws its table in a terminal, or None."""
        found = self.module("terminal")
        return None if found is None else cast("Drawing", found.draw)

    def module(self, name: str) -> Any:  # noqa: ANN401  what a module has in it is known to who asks
        """A module or package of its folder, such as `bot.plain`; None if it has none of that name."""
        path = self.folder.joinpath(*name.split("."))
        if not (path / "__init__.py").is_file() and not path.with_suffix(".py").is_file():
            return None
        return importlib.import_module(f"{self.package}.{name}")


_known: tuple[Family, ...] = ()


def known() -> tuple[Family, ...]:
    """Every family by name: our own, and those that others have added."""
    global _known  # noqa: PLW0603  the families are looked for once
    if not _known:
        found: tuple[Family, ...] = ()
        for package, source in _announced():
            found = _joined(found, package, source)
        _known = found
    return _known


def find(name: str) -> Family | None:
    """The family of that name, or None."""
    return next((family for family in known() if family.name == name), None)


def add(package: str) -> Family:
    """Let another package join as a family, for as long as this program runs."""
    global _known  # noqa: PLW0603
    _known = _joined(known(), package)
    return next(family for family in _known if family.package == package)


def remove(package: str) -> None:
    """Let a family go that was added."""
    global _known  # noqa: PLW0603
    _known = tuple(family for family in known() if family.package != package)


def _announced() -> Iterator[tuple[str, str]]:
    """The packages that are families, each with who says so: our own, then those of others."""
    home = Path(__file__).parent / "games"
    for file in home.glob("*/game.py"):
        yield f"{OURS}.{file.parent.name}", OURS
    for package in os.environ.get(VARIABLE, "").split(","):
        if package.strip():
            yield package.strip(), VARIABLE
    for point in metadata.entry_points(group=GROUP):
        yield point.value, f"entry point {point.name}"


def _joined(families: tuple[Family, ...], package: str, source: str = "families") -> tuple[Family, ...]:
    """The families with one more, in the order of their names; one that is there already joins once."""
    family = Family(package, _folder(package, source))
    if family in families:
        return families
    for other in families:
        if other.name == family.name:
            raise BadSetup(
                f"{source}: {package} and {other.package} are both called {family.name!r}; rename one"
            )
    return tuple(sorted((*families, family), key=lambda one: one.name))


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
