"""What is wrong with an edition's files: the file, the line, the field, and what would be right."""

from __future__ import annotations

import re
import stat
import tomllib
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, NamedTuple

from gamenight.editions.layout import BARE
from gamenight.editions.positions import Path as Steps
from gamenight.editions.positions import line_of, positions, steps
from gamenight.kernel.errors import BadEdition

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

AT = re.compile(r" \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)")
TWICE = re.compile(r"Cannot declare \((.*)\) twice")
KEYS = re.compile(r"'([^']*)'")
SAID = {
    "Cannot overwrite a value": "this key stands above already",
    r"Illegal character '\n'": "the line ends within a text; a quotation mark is missing",
    "Unclosed array": "a list is not closed, or a comma is missing before this",
    "Unclosed inline table": "a table is not closed, or a comma is missing before this",
}
CURLY = "“”„«»\u2018\u2019\u201a"  # quotation marks as word processors write them
LONGEST = 60  # of a line that is shown
BIGGEST = 1_000_000  # bytes of one file; a box has some fifteen thousand
MOST_VALUES = 20_000  # a box has some thousand
DEEPEST = 20  # tables and lists within each other; a box has four
DOTS = 20  # in a key
WORDS = re.compile(
    r"(?P<string>\"\"\"(?:\\[\s\S]|[^\\])*?\"{3,5}|'''[\s\S]*?'{3,5}"
    r"|\"(?!\"\")(?:\\.|[^\"\\\n])*\"|'(?!'')[^'\n]*')"
    r"|(?P<bare>[^\s.#\"'=,\[\]{}]+)|(?P<dot>\.)|(?P<space>[ \t]+)|(?P<open>[\"'])|(?:#[^\n]*|[\s\S])"
)


class Fault(NamedTuple):
    """One thing that is wrong, or will look poor; without a path it is the whole file."""

    file: PurePath
    path: Steps
    why: str
    line: int = 0

    def __str__(self) -> str:
        """File, line, field and sentence, as compilers do."""
        return f"{self.file}:{self.line}: {self.told()}" if self.line else f"{self.file}: {self.told()}"

    def brief(self) -> str:
        """The fault without the folders of its file, for people whose files they are not."""
        return str(self._replace(file=PurePath(self.file.name)))

    def told(self) -> str:
        """The field and the sentence, without file and line."""
        return f"{written(self.path)}: {self.why}" if self.path else self.why

    def to_json(self) -> dict[str, Any]:
        """The fault in parts, ready for JSON."""
        where = {"file": str(self.file), "line": self.line or None, "path": written(self.path)}
        return {**where, "why": self.why}


class Faulty(BadEdition):
    """An edition with faults, all of them."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        """A line for each."""
        return "\n".join(map(str, self.faults))


def fault_of(file: Path, problem: str) -> Fault:
    """A problem as the checks of families tell it: the field, a colon, the sentence."""
    path, _, why = problem.partition(": ")
    return Fault(file, steps(path), why)


def written(path: Steps) -> str:
    """A path as messages write it: spaces[12].price; a key that is no plain word in quotes."""
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            text += f".{step}" if BARE.fullmatch(step) else f".{step!r}"
    return text.removeprefix(".")


def located(faults: Iterable[Fault], text: str) -> list[Fault]:
    """The faults with their lines in the text of the file, in the order of the text."""
    found = positions(text)
    lines = [fault._replace(line=line_of(fault.path, found)) for fault in faults]
    return sorted(lines, key=lambda fault: fault.line)


def source(file: Path) -> tuple[str, dict[str, Any]]:
    """The text of a file and what it says as TOML; Faulty names the line that is none."""
    text = text_of(file)
    if (line := winding(text)) is not None:
        raise Faulty([Fault(file, (), f"a key of more than {DOTS} parts; no box has one", line)])
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Faulty([_no_toml(file, text, str(error))]) from error
    except ValueError as error:
        raise Faulty([Fault(file, (), "not TOML: a number in it has thousands of digits")]) from error
    except RecursionError as error:
        raise Faulty([Fault(file, (), "not TOML: nested too deeply")]) from error
    if (flaw := overfull(document)) is not None:
        raise Faulty([Fault(file, (), flaw)])
    return text, document


def winding(text: str) -> int | None:
    """The first line with a key of very many parts, which takes tomllib minutes; None if there is none.

    Each letter is looked at once, whatever the text is; what stands behind an open quotation mark is no TOML.
    """
    if text.count(".") <= DOTS:
        return None
    dots = 0
    for word in WORDS.finditer(text):
        match word.lastgroup:
            case "dot":
                dots += 1
                if dots > DOTS:
                    return text.count("\n", 0, word.start()) + 1
            case "string" | "bare" | "space":
                continue
            case "open":
                return None
            case _:
                dots = 0
    return None


def overfull(document: dict[str, Any]) -> str | None:
    """What is wrong with a document that is nested as no box is, or has as many values as none."""
    level: list[object] = [document]
    count = 0
    for _ in range(DEEPEST):
        level = [
            part
            for one in level
            if isinstance(one, dict | list)
            for part in (one.values() if isinstance(one, dict) else one)
        ]
        count += len(level)
        if count > MOST_VALUES:
            return f"has more than {MOST_VALUES:,} values; no box prints so much"
        if not level:
            return None
    return "nested too deeply; no box is"


def text_of(file: Path) -> str:
    """The text of a file of an edition, as any editor may have saved it; Faulty says why it is none."""
    raw = bytes_of(file)
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        why = f"not TOML: {error.reason}; save it as UTF-8"
        raise Faulty([Fault(file, (), why, len(raw[: error.start + 1].splitlines()))]) from error


def bytes_of(file: Path) -> bytes:
    """What stands in a file; Faulty if it is none, or larger than any of an edition."""
    try:
        state = file.stat()
        if not stat.S_ISREG(state.st_mode):  # a pipe would be waited for, a device never ends
            raise Faulty([Fault(file, (), "is no file; a text in TOML must stand there")])
        if state.st_size > BIGGEST:
            raise Faulty([Fault(file, (), f"is larger than {BIGGEST:,} bytes; no box prints so much")])
        return file.read_bytes()
    except OSError as error:
        raise Faulty([Fault(file, (), str(error.strerror))]) from error


def _no_toml(file: Path, text: str, message: str) -> Fault:
    """What the reader of TOML says, with the line itself."""
    lines = text.rstrip().split("\n")
    at = AT.search(message)
    line = min(int(at["line"]) if at and at["line"] else len(lines), len(lines))
    if message.startswith("Unterminated string"):  # tomllib names the end of the file, not where it begins
        line = text.count("\n", 0, max(text.rfind('"""'), text.rfind("'''"), 0)) + 1
        return Fault(file, (), f"not TOML: a text is not closed: {_around(lines[line - 1], 0)}", line)
    column = int(at["column"]) if at and at["column"] else 0
    why = TWICE.sub(
        lambda found: f"[{'.'.join(KEYS.findall(found[1]))}] stands above already", AT.sub("", message)
    )
    why = SAID.get(why, why[:1].lower() + why[1:])
    if lines[line - 1][max(column - 1, 0) :].startswith(tuple(CURLY)):
        why = "a text stands between straight quotation marks, \" or '"
    return Fault(file, (), f"not TOML: {why}: {_around(lines[line - 1].rstrip(), column)}", line)


def _around(line: str, column: int) -> str:
    """A line as far as it can be shown, around a column."""
    first = max(0, column - LONGEST * 3 // 4) if len(line) > LONGEST else 0
    shown = "".join(sign if sign.isprintable() else " " for sign in line[first : first + LONGEST]).strip()
    return f"{'…' if first else ''}{shown}{'…' if first + LONGEST < len(line) else ''}"
