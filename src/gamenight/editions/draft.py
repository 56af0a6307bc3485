"""An edition that is being changed: its text, what it was before, and what is kept of it on the disk."""

# Every change is kept at once beside the edition's file, as a draft, so that nothing is lost with a window.
# The file itself is written when its author says so, and only if nothing is wrong: what is played is sound.

from __future__ import annotations

import re
import tomllib
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from gamenight import families
from gamenight.editions import editing
from gamenight.editions.faults import Fault, Faulty, bytes_of, source, winding, written
from gamenight.editions.shelf import FILE, read_written
from gamenight.kernel.errors import BadEdition, BadSetup

if TYPE_CHECKING:
    from pathlib import Path

    from gamenight.editions.edition import Edition

DRAFT = f"{FILE}.draft"
LONGEST = 400_000  # letters
MOST_STEPS = 500  # that can be undone
LONE_CR = re.compile(r"\r(?!\n)")  # ends a line of an old Mac's, and no line of TOML


class Change(msgspec.Struct, forbid_unknown_fields=True):
    """One change: a value put or taken away, a part of a list put before another, or swapped with one."""

    do: Literal["put", "drop", "insert", "swap"]
    path: Annotated[list[Annotated[str, msgspec.Meta(max_length=100)] | int], msgspec.Meta(max_length=20)]
    value: Any = None  # to be put or inserted; of a swap, the place of the other


class FieldProblem(msgspec.Struct):
    """What is wrong, and with what field; with none: with the file."""

    path: str
    sentence: str


class Draft:
    """An edition's text on its way from what was saved to what will be."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / FILE
        source(self.file)  # which says what cannot be read, with its line
        self.saved = self._read(self.file)
        self.text = self.saved
        self.past: list[str] = []
        self.future: list[str] = []
        self._stroke: object = None
        self._sound: Edition | None = None
        self.problems = self._check()  # so that what is saved can be shown, whatever the draft says
        if (folder / DRAFT).is_file():
            self._go_on(self._read(folder / DRAFT))

    def _go_on(self, draft: str) -> None:
        """Go on with what was not saved the last time; it can be undone."""
        if is_toml(draft) and draft != self.saved:
            self.past, self.text = [self.saved], draft
            self.problems = self._check()

    @property
    def document(self) -> dict[str, Any]:
        """What the text says."""
        return tomllib.loads(self.text)

    @property
    def family(self) -> str:
        """The name of its family, as the text says it, or nothing."""
        return str(self.document.get("family", ""))

    @property
    def form(self) -> type[msgspec.Struct]:
        """What the file of this family may say; BadSetup if the family does not show it."""
        family = families.find(self.family)
        form = family.form() if family is not None else None
        if form is None:
            raise BadSetup(f"{self.file}: its family has no form that can be shown")
        return form

    @property
    def sound(self) -> Edition | None:
        """The edition as it was when nothing was wrong with it."""
        return self._sound

    @property
    def is_saved(self) -> bool:
        """Whether the file says what the draft says."""
        return self.text == self.saved

    def change(self, changes: list[Change], stroke: object = None) -> None:
        """Make changes, all or none; those of one stroke, as the letters of a name, are undone together."""
        text = self.text
        for one in changes:
            text = changed(text, one)
        if len(text) > LONGEST:
            raise BadEdition(f"the file would be too long; the longest has {LONGEST} letters")
        before = self.text
        self._turn(text)
        if stroke is None or stroke != self._stroke:
            self.past = [*self.past[-MOST_STEPS:], before]
        self._stroke, self.future = stroke, []

    def undo(self) -> None:
        """Go back to the text before the last stroke."""
        if self.past:
            before = self.text
            self._turn(self.past[-1])
            self.past.pop()
            self.future.append(before)
            self._stroke = None

    def redo(self) -> None:
        """Bring back what was undone last."""
        if self.future:
            before = self.text
            self._turn(self.future[-1])
            self.future.pop()
            self.past.append(before)
            self._stroke = None

    def look(self) -> bool:
        """Whether the file was changed by somebody else; if nothing was changed here, that is taken over.

        What is no TOML cannot be, such as a file that is just being written.
        """
        there = self._read(self.file)
        if there == self.saved:
            return False
        if not self.is_saved or not is_toml(there):
            return True
        self.saved = there
        self._turn(there)
        return False

    def save(self, *, over: bool = False) -> None:
        """Write the file, if nothing is wrong with it; `over`: even over what others wrote there since."""
        if self.problems:
            raise BadEdition("\n".join(f"{one.path}: {one.sentence}".lstrip(": ") for one in self.problems))
        if self.look() and not over:
            raise BadSetup(f"{self.file}: it was changed in another program since it was read here")
        self._write(self.file, self.text)
        self.saved = self.text
        self._forget(self.folder / DRAFT)

    def _turn(self, text: str) -> None:
        """Take another text for the draft, once it is on the disk."""
        if text == self.saved:
            self._forget(self.folder / DRAFT)
        else:
            self._write(self.folder / DRAFT, text)
        self.text = text
        self.problems = self._check()

    def _check(self) -> list[FieldProblem]:
        try:
            self._sound = read_written(self.folder, self.text, self.document)
        except Faulty as error:
            return [self._problem(fault) for fault in error.faults]
        except BadEdition as error:
            return [FieldProblem("", str(error))]
        except Exception as error:  # noqa: BLE001  whatever is wrong with it, it can still be changed
            return [FieldProblem("", f"cannot be read: {type(error).__name__}")]
        return []

    def _problem(self, fault: Fault) -> FieldProblem:
        """A fault as a problem of a field; one of another file names that."""
        if fault.file != self.file:
            return FieldProblem("", f"{fault.file.name}: {fault.told()}")
        return FieldProblem(written(fault.path), fault.why)

    def _read(self, file: Path) -> str:
        try:
            return LONE_CR.sub("\n", bytes_of(file).decode("utf-8-sig"))
        except UnicodeDecodeError as error:
            raise BadSetup(f"{file}: {error}") from error

    def _write(self, file: Path, text: str) -> None:
        """Write a file whole or not at all, whatever happens meanwhile."""
        fresh = file.with_name(f".{file.name}.new")
        try:
            fresh.write_bytes(text.encode())
            fresh.replace(file)
        except OSError as error:
            with suppress(OSError):
                fresh.unlink(missing_ok=True)
            raise BadSetup(f"{file}: {error.strerror}") from error

    def _forget(self, file: Path) -> None:
        try:
            file.unlink(missing_ok=True)
        except OSError as error:
            raise BadSetup(f"{file}: {error.strerror}") from error


def is_toml(text: str) -> bool:
    """Whether a text says anything at all; an author's editor may have saved half a line."""
    if winding(text) is not None:
        return False
    try:
        tomllib.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def changed(text: str, change: Change) -> str:
    """A text with one change made; BadEdition says why it cannot be."""
    path = change.path
    try:
        match change.do:
            case "put":
                return editing.put(text, path, change.value)
            case "drop":
                return editing.drop(text, path)
            case "insert":
                return editing.insert(text, path, change.value)
            case "swap":
                return editing.swap(text, path, change.value)
    except (LookupError, TypeError, AttributeError, AssertionError) as error:
        raise BadEdition(f"{written(tuple(path))}: there is nothing to change") from error
    except (ValueError, OverflowError, RecursionError) as error:
        raise BadEdition(f"{written(tuple(path))}: no file can hold that ({type(error).__name__})") from error
