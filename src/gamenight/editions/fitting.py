"""Fitting a document into a form, field by field: every problem at once."""

# What is wrong is replaced by what was probably meant, or by anything that fits, so that what depends on
# several fields can be looked at as well. A problem found both with the lowest values and with the highest
# is real, and no child of such a guess.

from __future__ import annotations

from datetime import date, datetime, time
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

import msgspec

from gamenight.editions.wanted import bare, choices, is_form, item_of, wanted
from gamenight.notation.plain import short

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gamenight.editions.positions import Path

WHAT = {
    str: "a text",
    bool: "a yes or no",
    int: "a whole number",
    float: "a number with a point",
    dict: "a table",
    list: "a list",
    date: "a date",
    datetime: "a date",
    time: "a time",
}
HINTED = 50  # problems that are told with what was probably meant; who has more has another file in hand
LIKE = 0.6  # how alike two names are of which one may be a slip for the other


class Fitting:
    """One document on its way into a form."""

    def __init__(self, document: object, form: type[msgspec.Struct], *, high: bool = False) -> None:
        self.form = form
        self.high = high  # guess high
        self.wrong: list[tuple[Path, str]] = []
        self.is_guessed = True  # all that is wrong, so that `meant` is a whole document
        self.meant = self.fit((), document, form)

    def fit(self, path: Path, given: object, kind: Any) -> Any:  # noqa: ANN401  a type as it is written
        """What was meant by something that should be of that kind."""
        inner, _ = bare(kind)
        if is_form(inner) and isinstance(given, dict):
            return self.table(path, given, inner)
        item = item_of(kind)
        if item is not None and isinstance(given, list):
            before = len(self.wrong)
            parts = [self.fit((*path, place), one, item) for place, one in enumerate(given)]
            return self.leaf(path, parts, kind) if len(self.wrong) == before else parts
        return self.leaf(path, given, kind)

    def table(self, path: Path, given: dict[str, Any], form: type[msgspec.Struct]) -> dict[str, Any]:
        """A table with the fields of its form."""
        fields = {field.encode_name: field for field in msgspec.structs.fields(form)}
        open_ = [name for name in fields if name not in given]
        found: dict[str, Any] = {}
        for key, value in given.items():
            if key in fields:
                found[key] = self.fit((*path, key), value, fields[key].type)
                continue
            near = nearest(key, open_) if len(self.wrong) < HINTED else None
            self.wrong.append(((*path, key), self.stray(path, key, near, list(fields))))
            if near:
                open_.remove(near)
                found[near] = self.fit((*path, key), value, fields[near].type)
        for name in open_:
            if fields[name].required:
                kind = fields[name].type
                self.wrong.append(((*path, name), f"missing; give {wanted(kind)}"))
                found[name] = self.guess(kind)
        return found

    def stray(self, path: Path, key: str, near: str | None, names: list[str]) -> str:
        """A field that is not there, with what it may be a slip for."""
        if near or (len(self.wrong) < HINTED and (near := nearest(key, names))):
            return f"no such field; did you mean {near!r}?"
        if path and key in {field.encode_name for field in msgspec.structs.fields(self.form)}:
            return "no such field here; it stands at the top of the file, above the first [table]"
        return f"no such field; known are {', '.join(names)}"

    def leaf(self, path: Path, given: object, kind: Any) -> Any:  # noqa: ANN401  a type as it is written
        """A single value, or a list or table of which the whole is wrong."""
        try:
            msgspec.convert(given, kind)
        except msgspec.ValidationError:
            pass
        else:
            return given
        known = choices(kind)
        near = nearest(given, known) if isinstance(given, str) else None
        if len(known) > 1:
            why = f"{show(given)} is none of {', '.join(map(str, known))}"
        else:
            why = f"{blame(given, kind)}; give {wanted(kind)}"
        self.wrong.append((path, f"{why}; did you mean {near!r}?" if near else why))
        return near or self.guess(kind)

    def guess(self, kind: Any) -> Any:  # noqa: ANN401  a type as it is written
        """Something that fits; nobody can guess a table or a list."""
        found = fitting(kind, high=self.high)
        self.is_guessed = self.is_guessed and found is not None
        return found


def nearest(given: str, known: Iterable[Any]) -> str | None:
    """What it may be a slip for, or the only one that begins like it; or None."""
    names = {name.casefold(): name for name in known if isinstance(name, str)}
    near = get_close_matches(given.casefold(), names, 1, LIKE)
    begun = [name for name in names if given and name.startswith(given.casefold())]
    if len(begun) == 1:
        return names[begun[0]]
    return names[near[0]] if near else None


def show(given: object) -> str:
    """What was given, as its author wrote it."""
    if isinstance(given, bool):
        return str(given).lower()
    if isinstance(given, int):
        return str(given) if abs(given) < 10**12 else "a number of so many digits"
    return short(given)


def blame(given: object, kind: Any) -> str:  # noqa: ANN401  a type as it is written
    """What is wrong with a value that is of no use there."""
    inner, meta = bare(kind)
    if item_of(kind) is not None and isinstance(given, list):
        return f"{len(given)} of them"
    if inner is str and isinstance(given, str):
        if not given or (meta and meta.pattern):
            return f"{short(given)} does not fit" if given else "it is empty"
        return f"{short(given)} has {len(given)} characters"
    if type(given) is inner or choices(kind):
        return f"{show(given)} is out of bounds"
    if not isinstance(given, str | int | float):
        return f"this is {WHAT.get(type(given), 'something else')}"
    is_quoted = inner is int and isinstance(given, str) and given.strip().isdecimal()
    return f"{show(given)} is {WHAT.get(type(given), 'something else')}{' in quotes' if is_quoted else ''}"


def fitting(kind: Any, *, high: bool) -> Any:  # noqa: ANN401  a type as it is written
    """A value of a kind, the lowest or the highest; None if it is of many parts."""
    inner, meta = bare(kind)
    meta = meta or msgspec.Meta()
    known = choices(kind)
    if known:
        return known[-1 if high else 0]
    if inner is int:
        bound = meta.le if high else meta.ge
        return 1 if bound is None else bound
    if inner is str:
        return (meta.examples or ["?", "!"])[-1 if high else 0]
    return high if inner is bool else None
