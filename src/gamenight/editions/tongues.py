"""What a box prints, in other languages: a file of each language beside its edition.toml."""

# It is a table from what the box prints to what that is called: `"Kennel" = "Hundehütte (f)"`, with the
# gender where the language has genders. Where one text stands for two things, by field: `fish = {marker =
# "Fisch (m)", markers = "Fische"}`. What is left out stays as the box prints it. A soft hyphen says where
# a long word may be broken: `"Wasser\u00adnapf"`.

from __future__ import annotations

import re
from copy import deepcopy
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from gamenight.editions.faults import Fault, Faulty, located, source
from gamenight.editions.forms import BESIDE, READ
from gamenight.editions.texts import texts
from gamenight.words.catalogue import catalogue, languages
from gamenight.words.noun import Noun, noun

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from gamenight.editions.edition import Edition
    from gamenight.editions.positions import Path as Steps
    from gamenight.editions.texts import Put

    Reader = Callable[[Path, dict[str, Any]], Edition]

HOLE = re.compile(r"\{[^}]*\}")
SOFT_HYPHEN = "\u00ad"
LANGUAGE = re.compile(r"[a-z]{2,3}(-[a-z]+)?")


class Printed(NamedTuple):
    """A text that players read: in which field it stands, and how it is put there anew."""

    field: str
    text: str
    put: Put
    is_beside: bool  # a token: the rules know it by its name, which stays
    path: Steps = ()


def printed(form: msgspec.Struct) -> list[Printed]:
    """All that players read of a box."""
    return [
        Printed(_field(one.path), one.text, one.put, BESIDE.items() <= one.marks.items(), one.path)
        for one in texts(form)
        if READ.items() <= one.marks.items() or BESIDE.items() <= one.marks.items()
    ]


def _field(path: Steps) -> str:
    """The last field on the way."""
    return next((step for step in reversed(path) if isinstance(step, str)), "")


def tongues(files: list[Path], edition: Edition, read: Reader) -> dict[str, Edition]:
    """The edition in each language that it has a file of; Faulty names what is wrong with any of them."""
    found: dict[str, Edition] = {}
    wrong: list[Fault] = []
    for file in files:
        try:
            found[file.stem] = told(file, edition, read)
        except Faulty as bad:
            wrong += bad.faults
    if wrong:
        raise Faulty(wrong)
    return found


def told(file: Path, edition: Edition, read: Reader) -> Edition:
    """The edition in the words of one file: other names, and nothing else."""
    if LANGUAGE.fullmatch(file.stem) is None:
        raise Faulty([Fault(file, (), "is named after no language; give it two letters, such as fr.toml")])
    text, names = source(file)
    form = deepcopy(edition.form)
    prints = printed(form)
    wrong = check(file, names, prints)
    for fault in wrong:
        names.pop(str(fault.path[0]), None)
    called, genders, breaks = {}, {}, {}
    for one in prints:
        word = _word(names, one)
        if word is None:
            continue
        name = noun(word, _genders(file.stem))
        plain = name.replace(SOFT_HYPHEN, "")
        if plain != name:
            breaks[plain] = str(name)
        if isinstance(name, Noun):
            genders[plain] = name.gender
        called[one.text] = plain
        if not one.is_beside:
            one.put(plain)
    try:
        spoken = read(file, msgspec.to_builtins(form))  # which says what cannot be printed so
    except Faulty as bad:
        wrong += [_of_text(fault, names, prints) for fault in bad.faults]
    if wrong:
        raise Faulty(located(dict.fromkeys(wrong), text))
    assert spoken.content == edition.content, f"{file}: names are not rules"
    spoken.original, spoken.called, spoken.genders, spoken.breaks = edition, called, genders, breaks
    return spoken


def _of_text(fault: Fault, names: dict[str, Any], prints: list[Printed]) -> Fault:
    """A fault of the edition with other names, told of the name that makes it."""
    for one in prints:
        if one.path == fault.path and one.text in names:
            is_by_field = isinstance(names[one.text], dict)
            return fault._replace(path=(one.text, one.field) if is_by_field else (one.text,))
    return fault._replace(path=(), why=fault.told())


def check(file: Path, names: dict[str, Any], found: list[Printed]) -> list[Fault]:
    """What is wrong with a file: every name is for something that the box prints."""
    fields: dict[str, list[str]] = {}
    for one in found:
        fields.setdefault(one.text, []).append(one.field)
    return [
        Fault(file, (text, *field), why)
        for text, name in names.items()
        for field, why in _wrong(text, name, fields)
    ]


def _wrong(text: str, name: object, fields: dict[str, list[str]]) -> Iterator[tuple[tuple[str, ...], str]]:
    """What is wrong with one name, and with which of its fields if it has several."""
    if text not in fields:
        near = get_close_matches(text, fields, 1)
        yield (), "the box prints no such text" + (f"; did you mean {near[0]!r}?" if near else "")
        return
    by_field = [((field,), word) for field, word in name.items()] if isinstance(name, dict) else [((), name)]
    for field, word in by_field:
        if field and field[0] not in fields[text]:
            yield field, f"it stands in {', '.join(dict.fromkeys(fields[text]))}, and not there"
        if not isinstance(word, str) or not word.strip():
            yield field, "give the text that stands for it, or leave it out"
        elif sorted(HOLE.findall(word)) != sorted(HOLE.findall(text)):
            holes = ", ".join(HOLE.findall(text)) or "nothing"
            yield field, f"{word!r} must have the same in braces: {holes}"


def _word(names: dict[str, Any], one: Printed) -> str | None:
    """What a text is called where it stands, or None."""
    name = names.get(one.text)
    word = name.get(one.field) if isinstance(name, dict) else name
    return word if isinstance(word, str) else None


def _genders(language: str) -> str:
    return catalogue(language).genders if language in languages() else ""
