"""Where the boxes stand, ours and a player's own, and taking one down."""

from __future__ import annotations

import re
import tomllib
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from gamenight import families
from gamenight.editions.checking import known
from gamenight.editions.edition import READING, Edition
from gamenight.editions.tongues import tongues
from gamenight.folders import editions_folder
from gamenight.kernel.errors import BadEdition, BadSetup, Error
from gamenight.notation.plain import short
from gamenight.rulebook.book import books, books_of, page

if TYPE_CHECKING:
    from gamenight.families import Family

SHELF = Path(__file__).parent
FILE = "edition.toml"
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

_added: dict[str, Edition] = {}
_read: dict[Path, tuple[object, Edition | str]] = {}  # a player's own files: as they were, and what they gave
_good: dict[str, Edition] = {}  # a player's own editions as they were when last they could be read


def warm() -> None:
    """Read the whole shelf and the rulebooks, so that nothing is read for the first time by two threads.

    No rules are loaded: those of a family are, when a game of it is first opened.
    """
    with READING:
        editions()
        for book in books():
            page(book)


def put_on_shelf(edition: Edition) -> None:
    """Let an edition of one's own be opened by its id, for as long as this program runs."""
    _added[edition.id] = edition


def take_off_shelf(name: str) -> None:
    """Take down an edition that was put there."""
    _added.pop(name, None)


def ids() -> list[str]:
    """The ids of all editions on the shelf."""
    return sorted({*_added, *boxes(), *_own()[0]})


def boxes() -> dict[str, Path]:
    """The boxes that come with the program or with a family: the id of each, and its folder."""
    return _boxes(families.known())


@cache
def _boxes(known_families: tuple[Family, ...]) -> dict[str, Path]:
    found: dict[str, Path] = {}
    for home in (SHELF, *(family.editions for family in known_families)):
        for file in home.glob(f"*/{FILE}"):
            name = file.parent.name
            if name in found:
                raise BadSetup(f"{file.parent}: there is another edition of that name, {found[name]}")
            found[name] = file.parent
    return found


def editions() -> list[Edition]:
    """All editions on the shelf; a player's own that cannot be read is left out."""
    own, _ = _own()
    found = {**own, **{name: _box(folder) for name, folder in boxes().items()}, **_added}
    return [found[name] for name in sorted(found)]


def troubles() -> dict[Path, str]:
    """The folders among a player's own editions that are left out, and why."""
    return _own()[1]


def edition_of(game: str | Path | Edition) -> Edition:
    """The edition of that id, or of one's own folder (a path, or a word with a slash in it)."""
    if isinstance(game, Edition):
        return game
    if isinstance(game, Path) or "/" in game:
        return read_edition(folder_of(game))
    if game in _added:
        return _added[game]
    if game in boxes():
        return _box(boxes()[game])
    return _own_of(game)


def folder_of(game: str | Path) -> Path:
    """The folder of an edition on the shelf, by its id, or of another by its path."""
    if isinstance(game, str) and "/" not in game:
        edition_of(game)  # which says what is wrong if there is none
        return boxes().get(game) or editions_folder() / game
    folder = Path(game)
    if not (folder / FILE).is_file():
        raise BadSetup(f"{folder}: no edition there; a folder with an {FILE} is one")
    return folder


def _box(folder: Path) -> Edition:
    with READING:
        return _read_box(folder)


@cache
def _read_box(folder: Path) -> Edition:
    return read_edition(folder)


def _own_of(game: str) -> Edition:
    """A player's own edition; once read it stays for tables that are open, whatever becomes of its folder."""
    own, wrong = _own()
    if game in own:
        return own[game]
    if game in _good:
        return _good[game]
    for folder, why in wrong.items():
        if folder.name == game:
            raise BadEdition(why)
    near = get_close_matches(game, ids(), 1)
    hint = f"did you mean {near[0]!r}?" if near else f"on the shelf are {', '.join(ids())}"
    raise BadSetup(f"there is no game {short(game)}; {hint}")


def _own() -> tuple[dict[str, Edition], dict[Path, str]]:
    """A player's own editions as their folder is now, and what is left out of them, with the reason."""
    found: dict[str, Edition] = {}
    wrong: dict[Path, str] = {}
    home = editions_folder()
    try:
        folders = sorted(path for path in home.iterdir() if not path.name.startswith("."))
    except (FileNotFoundError, NotADirectoryError):
        return found, wrong
    except OSError as error:
        return found, {home: f"{home}: {error.strerror}"}
    with READING:
        for folder in folders:
            try:
                if folder.is_dir():
                    check_id(folder)
                    found[folder.name] = _read_own(folder)
            except BadEdition as error:
                wrong[folder] = str(error)
            except OSError as error:
                wrong[folder] = f"{folder / FILE}: {error.strerror}"
        _good.update(found)
    return found, wrong


def check_id(folder: Path) -> None:
    """A folder's name is its edition's id on the shelf; BadEdition says why it cannot be one."""
    if ID.fullmatch(folder.name) is None:
        raise BadEdition(f"{folder}: name the folder in small letters and digits, with dashes: my-box-2")
    if folder.name in boxes():
        raise BadEdition(
            f"{folder}: {folder.name} is a box that comes with gamenight; give the folder another name"
        )


def _read_own(folder: Path) -> Edition:
    """Read a folder if one of its files has changed since the last time."""
    file = folder / FILE
    mark = [_mark(one) for one in (file, *beside(folder))]
    if file not in _read or _read[file][0] != mark:
        _read[file] = (mark, _tried(folder))
    result = _read[file][1]
    if isinstance(result, str):
        raise BadEdition(result)
    return result


def beside(folder: Path) -> list[Path]:
    """The files of an edition's names in other languages."""
    return sorted(file for file in folder.glob("*.toml") if file.name != FILE)


def _mark(file: Path) -> tuple[object, ...]:
    """What changes when a file does."""
    state = file.stat()
    return (file.name, state.st_mtime_ns, state.st_ctime_ns, state.st_size, state.st_ino)


def _tried(folder: Path) -> Edition | str:
    try:
        return read_edition(folder)
    except Error as error:
        return str(error)
    except Exception as error:  # noqa: BLE001  whatever is wrong with it, it is this folder's alone
        return f"{folder / FILE}: {error!r}"


def read_edition(folder: Path) -> Edition:
    """Read and check one folder; BadEdition names the file, the field and what would be right."""
    if folder.name in {"", ".."}:
        folder = folder.resolve()  # its name is the edition's id
    file = folder / FILE
    try:
        document = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadEdition(f"{file}: not TOML: {error}") from error
    except OSError as error:
        raise BadEdition(f"{file}: {error.strerror}") from error
    name = document.get("family")
    family = families.find(name) if isinstance(name, str) else None
    if family is None:
        names = ", ".join(one.name for one in families.known())
        raise BadEdition(f"{file}: family: {name!r} is no family of rules; known are {names}")
    with READING:
        read = family.reader()
        edition = read(file, document)
        assert edition.family == family.name, f"{family.package}: its editions are of {edition.family!r}"
        wrong = [*known("rulebook", "rulebook", edition.rulebook, books_of(family.name))]
        if wrong:
            raise BadEdition(f"{file}: {wrong[0]}")
        edition.folder = folder
        edition.tongues = tongues(beside(folder), edition, read)
        return edition
