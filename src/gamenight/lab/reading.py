"""Experiments in TOML files, read and checked field by field before anything is played."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamenight.bots.named import bot_named
from gamenight.editions.shelf import edition_of
from gamenight.kernel.errors import BadSetup, Error
from gamenight.lab.asking import MEASURES
from gamenight.notation.plain import short as shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from gamenight.editions.edition import Edition

KIND, REPORT = "kind", "report"
Fields = tuple[tuple[str, ...], tuple[str, ...]]  # those that an experiment must have, and those it may have


def read_fields(file: str | Path, kinds: Mapping[str, Fields]) -> tuple[str, dict[str, Any], Path | None]:
    """The kind of the experiment, its fields, and where its page goes.

    The page, and the folder of an edition of one's own, are looked for from where the file lies.
    """
    file = Path(file)
    try:
        document = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise BadSetup(f"{file} cannot be read: {(error.strerror or str(error)).lower()}") from error
    except ValueError as error:  # no TOML, or no text at all
        raise BadSetup(f"{file} is no TOML: {error}") from error
    try:
        return _checked(document, kinds, file.parent)
    except Error as error:
        raise BadSetup(f"{file}: {error}") from error


def _checked(
    document: dict[str, Any], kinds: Mapping[str, Fields], folder: Path
) -> tuple[str, dict[str, Any], Path | None]:
    """The kind, the fields and the report of a document, checked against what its kind may have."""
    kind = document.get(KIND)
    if not isinstance(kind, str) or kind not in kinds:
        said = "is missing" if kind is None else f"cannot be {short(kind)}"
        raise BadSetup(f"{KIND} {said}; it may be {', '.join(kinds)}")
    must, may = kinds[kind]
    for name in document:
        if name not in (KIND, *must, *may, REPORT):
            known = [*must, *may, REPORT]
            raise BadSetup(f"{kind} has no field {name!r}{hint(name, known)}; it may have {', '.join(known)}")
    for name in must:
        if name not in document:
            raise BadSetup(f"the field {name} is missing; {kind} must have {', '.join(must)}")
    game = document["game"]
    if isinstance(game, str) and "/" in game:
        game = str(folder / game)
    checks = Checks(blaming("game", lambda: edition_of(text("game", game))))
    fields: dict[str, Any] = {"game": game}
    for name in (*must, *may):
        if name in document and name != "game":
            fields[name] = CHECKS[name](checks, name, document[name])
    report = document.get(REPORT)
    return kind, fields, None if report is None else folder / text(REPORT, report)


def blaming(name: str, ask: Callable[[], Any]) -> Any:  # noqa: ANN401  whatever is asked
    """What is asked; an error begins with the name of the field."""
    try:
        return ask()
    except Error as error:
        said = str(error)
        raise BadSetup(said if said.startswith(f"{name}: ") else f"{name}: {said}") from error


def hint(word: str, known: Sequence[str]) -> str:
    """What may have been meant, to be read after the word."""
    near = get_close_matches(word, known, 1)
    return f" (did you mean {near[0]!r}?)" if near else ""


def short(value: object) -> str:
    """A wrong value, as a sentence quotes it."""
    return repr(value) if isinstance(value, int) else shortened(value)


def text(name: str, value: object) -> str:
    """A text that is not empty."""
    if not isinstance(value, str) or not value:
        raise BadSetup(f"{name} cannot be {short(value)}; it must be text")
    return value


def filled(name: str, value: object) -> list[Any]:
    """A list that is not empty."""
    if not isinstance(value, list) or not value:
        raise BadSetup(f"{name} cannot be {short(value)}; it must be a list with something in it")
    return value


def number(name: str, value: object, least: int) -> int:
    """A whole number from the least on."""
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise BadSetup(f"{name} cannot be {short(value)}; it must be a whole number from {least} on")
    return value


class Checks:
    """What the fields of an experiment may be in a game; each is asked with the field's name and value."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    def count(self, name: str, value: object) -> int:
        """How many: one at least."""
        return number(name, value, 1)

    def part(self, name: str, value: object) -> float:
        """A part of a whole."""
        if not isinstance(value, float) or not 0 < value < 1:
            raise BadSetup(f"{name} cannot be {short(value)}; it must be a number above 0 and below 1")
        return value

    def seed(self, name: str, value: object) -> int:
        """A seed."""
        return number(name, value, 0)

    def seats(self, name: str, value: object) -> int:
        """How many play, as the box allows."""
        low, high = self.edition.seats
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadSetup(f"{name} cannot be {short(value)}; {self.edition.id} is played by {low} to {high}")
        return value

    def bot(self, name: str, value: object) -> str:
        """The name of a bot."""
        blaming(name, lambda: bot_named(text(name, value), self.edition.family))
        return str(value)

    def bots(self, name: str, value: object) -> list[str]:
        """The names of some."""
        return [self.bot(name, one) for one in filled(name, value)]

    def numbers(self, name: str, value: object) -> list[str]:
        """Numbers of a bot, which knows what they are called."""
        return [text(name, one) for one in filled(name, value)]

    def rule(self, name: str, value: object) -> str:
        """An option of the box."""
        rule, options = text(name, value), [option.name for option in self.edition.options]
        if rule not in options:
            said, known = f"{self.edition.id} has no option {rule!r}", ", ".join(options) or "none"
            raise BadSetup(f"{name}: {said}{hint(rule, options)}; it has {known}")
        return rule

    def measure(self, name: str, value: object) -> str:
        """What can be measured."""
        if value not in MEASURES:
            raise BadSetup(f"{name} cannot be {short(value)}; it may be {', '.join(MEASURES)}")
        return str(value)

    def values(self, name: str, value: object) -> list[Any]:
        """Values of the rule, which knows what it may be."""
        return filled(name, value)

    def terms(self, name: str, value: object) -> dict[str, Any]:
        """What is agreed, as the box allows."""
        if not isinstance(value, dict):
            raise BadSetup(f"{name} cannot be {short(value)}; it must be a table of options, [{name}]")
        blaming(name, lambda: self.edition.agree(value))
        return value


CHECKS: dict[str, Callable[[Checks, str, object], Any]] = {
    "bots": Checks.bots,
    "bot": Checks.bot,
    "numbers": Checks.numbers,
    "tries": Checks.count,
    "check": Checks.count,
    "new": Checks.bot,
    "old": Checks.bot,
    "gain": Checks.part,
    "games": Checks.count,
    "boards": Checks.count,
    "seed": Checks.seed,
    "seats": Checks.seats,
    "most": Checks.count,
    "terms": Checks.terms,
    "rule": Checks.rule,
    "measure": Checks.measure,
    "values": Checks.values,
}
