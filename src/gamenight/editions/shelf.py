"""Where the boxes stand, and taking one down."""

from __future__ import annotations

import importlib
import tomllib
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import cast

from gamenight.editions.edition import Edition
from gamenight.kernel.errors import BadEdition, BadSetup

SHELF = Path(__file__).parent
FILE = "edition.toml"

_added: dict[str, Edition] = {}


def put_on_shelf(edition: Edition) -> None:
    """Let an edition of one's own be opened by its id, for as long as this program runs."""
    _added[edition.id] = edition


def take_off_shelf(name: str) -> None:
    """Take down an edition that was put there."""
    _added.pop(name, None)


def ids() -> list[str]:
    """The ids of all editions on the shelf."""
    return sorted({*_added, *_own_ids()})


@cache
def _own_ids() -> list[str]:
    return [path.parent.name for path in SHELF.glob(f"*/{FILE}")]


def editions() -> list[Edition]:
    """All editions on the shelf."""
    return [edition_of(name) for name in ids()]


def edition_of(game: str | Path | Edition) -> Edition:
    """The edition of that id, or of one's own folder (a path, or a word with a slash in it)."""
    if isinstance(game, Edition):
        return game
    if isinstance(game, Path) or "/" in game:
        folder = Path(game)
        if not (folder / FILE).is_file():
            raise BadSetup(f"{folder}: no edition there; a folder with an {FILE} is one")
        return read_edition(folder)
    if game not in ids():
        near = get_close_matches(game, ids(), 1)
        hint = f"did you mean {near[0]!r}?" if near else f"on the shelf are {', '.join(ids())}"
        raise BadSetup(f"there is no game {game!r}; {hint}")
    return _added[game] if game in _added else _own(game)


@cache
def _own(game: str) -> Edition:
    return read_edition(SHELF / game)


def read_edition(folder: Path) -> Edition:
    """Read and check one folder; BadEdition names the file, the field and what would be right."""
    file = folder / FILE
    try:
        document = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadEdition(f"{file}: not TOML: {error}") from error
    families = sorted(path.stem for path in (SHELF / "readers").glob("[a-z]*.py"))
    family = document.get("family")
    if family not in families:
        raise BadEdition(f"{file}: family: {family!r} is no family of rules; known are {', '.join(families)}")
    reader = importlib.import_module(f"gamenight.editions.readers.{family}")
    return cast("Edition", reader.read(file, document))
