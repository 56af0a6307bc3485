"""Where the boxes stand, ours and a player's own, and taking one down."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from gamenight import families
from gamenight.editions.edition import Edition
from gamenight.editions.faults import Fault, Faulty, located, source
from gamenight.editions.fitting import nearest
from gamenight.editions.tongues import tongues
from gamenight.families import READING
from gamenight.folders import editions_folder
from gamenight.kernel.errors import BadSetup
from gamenight.notation.plain import short
from gamenight.rulebook.book import books, books_of, page
from gamenight.words.unfit import Unfit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.families import Family

SHELF = Path(__file__).parent
FILE = "edition.toml"
FIRST = 3  # faults of an edition that cannot be opened
SUFFIX = ".gamenight-edition"  # of one that is packed into a file
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Broken(NamedTuple):
    """An edition of a player's own that cannot be opened: its id, its folder, and all that is wrong."""

    id: str
    folder: Path
    faults: tuple[Fault, ...]

    def first(self) -> tuple[Sequence[Fault], int]:
        """What is told of it at a glance: the first things that are wrong, and how many there are besides."""
        return self.faults[:FIRST], len(self.faults[FIRST:])


_added: dict[str, Edition] = {}
_read: dict[Path, tuple[object, Edition | Faulty]] = {}  # a player's own: as they were, and what they gave
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


def broken() -> list[Broken]:
    """A player's own editions that cannot be opened, as their folders are now."""
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
        raise Unfit("no_edition", {"folder": folder, "file": FILE})
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
    for one in wrong:
        if one.id == game:
            raise Faulty(one.faults)
    near = get_close_matches(game, ids(), 1)
    facts = {"name": short(game), "near": repr(near[0]) if near else "", "known": ", ".join(ids())}
    raise Unfit("game_but" if near else "game", facts)


def _own() -> tuple[dict[str, Edition], list[Broken]]:
    """A player's own editions as their folder is now, and those that cannot be opened."""
    found: dict[str, Edition] = {}
    wrong: list[Broken] = []
    home = editions_folder()
    try:
        folders = sorted(path for path in home.iterdir() if not path.name.startswith("."))
    except FileNotFoundError:
        return found, wrong
    except NotADirectoryError:  # /dev/null says that there are none
        why = Fault(home, (), "is no folder; editions stand in one")
        return found, [Broken(home.name, home, (why,))] if home.is_file() else []
    except OSError as error:
        return found, [Broken(home.name, home, (Fault(home, (), str(error.strerror)),))]
    with READING:
        for folder in folders:
            try:
                if folder.is_dir():
                    check_id(folder)
                    found[folder.name] = _read_own(folder)
                else:
                    _check_stray(folder)
            except Faulty as bad:
                wrong.append(Broken(folder.name, folder, bad.faults))
            except OSError as error:
                fault = Fault(folder / FILE, (), str(error.strerror))
                wrong.append(Broken(folder.name, folder, (fault,)))
        _good.update(found)
    return found, wrong


def _check_stray(file: Path) -> None:
    """What lies beside the folders of editions and was meant to be one; Faulty says what is to be done."""
    if file.is_symlink() and not file.exists():
        raise Faulty([Fault(file, (), "is a link that leads to nothing")])
    if file.suffix == SUFFIX:
        raise Faulty([Fault(file, (), "is a packed edition; unpack it with: edition add FILE")])
    if file.name == FILE:
        raise Faulty([Fault(file, (), "stands alone; give it a folder of its own, named as the edition is")])


def check_id(folder: Path) -> None:
    """A folder's name is its edition's id on the shelf; Faulty says why it cannot be one."""
    if ID.fullmatch(folder.name) is None:
        why = "name the folder in small letters and digits, with dashes: my-box-2"
        raise Faulty([Fault(folder, (), why)])
    if folder.name in boxes():
        why = f"{folder.name} is a box that comes with gamenight; give the folder another name"
        raise Faulty([Fault(folder, (), why)])


def _read_own(folder: Path) -> Edition:
    """Read a folder if one of its files has changed since the last time."""
    file = folder / FILE
    mark = [_mark(one) for one in (file, *beside(folder))]
    if file not in _read or _read[file][0] != mark:
        _read[file] = (mark, _tried(folder))
    result = _read[file][1]
    if isinstance(result, Faulty):
        raise Faulty(result.faults)
    return result


def beside(folder: Path) -> list[Path]:
    """The files of an edition's names in other languages."""
    return sorted(file for file in folder.glob("*.toml") if file.name != FILE)


def _mark(file: Path) -> tuple[object, ...]:
    """What changes when a file does."""
    state = file.stat()
    return (file.name, state.st_mtime_ns, state.st_ctime_ns, state.st_size, state.st_ino)


def _tried(folder: Path) -> Edition | Faulty:
    try:
        return read_edition(folder)
    except Faulty as bad:
        return bad
    except Exception as error:  # noqa: BLE001  whatever is wrong with it, it is this folder's alone
        return Faulty([Fault(folder / FILE, (), f"cannot be read: {type(error).__name__}")])


def read_edition(folder: Path) -> Edition:
    """Read and check one folder; BadEdition names the file, the field and what would be right."""
    if folder.name in {"", ".."}:
        folder = folder.resolve()  # its name is the edition's id
    file = folder / FILE
    return read_written(folder, *source(file))


def read_written(folder: Path, text: str, document: dict[str, Any]) -> Edition:
    """Check the text of an edition, which says this, as if it stood in that folder; and make the edition."""
    file = folder / FILE
    try:
        return _read_document(folder, document)
    except Faulty as bad:
        ours = [fault for fault in bad.faults if fault.file == file]
        beside = [fault for fault in bad.faults if fault.file != file]
        raise Faulty([*located(ours, text), *beside]) from bad


def _read_document(folder: Path, document: dict[str, Any]) -> Edition:
    """The edition of a folder whose file says this."""
    file = folder / FILE
    with READING:
        family = _family_of(file, document)
        wrong = [Fault(file, ("rulebook",), why) for why in _rulebook(family, document)]
        read = family.reader()
        try:
            edition = read(file, document)
        except Faulty as bad:
            raise Faulty([*wrong, *bad.faults]) from bad
        if wrong:
            raise Faulty(wrong)
        assert edition.family == family.name, f"{family.package}: its editions are of {edition.family!r}"
        edition.folder = folder
        edition.tongues = tongues(beside(folder), edition, read)
        return edition


def _family_of(file: Path, document: dict[str, Any]) -> Family:
    """The family of rules that it names."""
    name = document.get("family")
    family = families.find(name) if isinstance(name, str) else None
    if family is None:
        names = [one.name for one in families.known()]
        near = nearest(name, names) if isinstance(name, str) else None
        hint = f"did you mean {near!r}?" if near else f"known are {', '.join(names)}"
        why = "missing" if name is None else f"{name!r} is no family of rules"
        raise Faulty([Fault(file, ("family",), f"{why}; {hint}")])
    return family


def _rulebook(family: Family, document: dict[str, Any]) -> list[str]:
    """What is wrong with the rulebook that it names, if it names one."""
    given, there = document.get("rulebook"), books_of(family.name)
    if not isinstance(given, str) or given in there:
        return []
    near = nearest(given, there)
    return [
        f"there is no rulebook {given!r}; "
        + (f"did you mean {near!r}?" if near else f"known are {', '.join(there)}")
    ]
