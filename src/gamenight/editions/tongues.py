"""What a box prints, in other languages: a file of each language beside its edition.toml.

It is a table from what the box prints to what that is called: `"Kennel" = "Hundehütte (f)"`, with the gender
where the language has genders. Where one text stands for two things, by field:
`fish = {marker = "Fisch (m)", markers = "Fische"}`. What is left out stays as the box prints it.
"""

from __future__ import annotations

import re
import tomllib
from copy import deepcopy
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import inspect

from gamenight.kernel.errors import BadEdition
from gamenight.words.catalogue import catalogue, languages
from gamenight.words.noun import Noun, noun

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from gamenight.editions.edition import Edition

    Put = Callable[[str], None]
    Reader = Callable[[Path, dict[str, Any]], Edition]

HOLE = re.compile(r"\{[^}]*\}")


class Printed(NamedTuple):
    """A text that players read: in which field it stands, and how it is put there anew."""

    field: str
    text: str
    put: Put
    is_beside: bool  # a token: the rules know it by its name, which stays


def printed(form: msgspec.Struct) -> list[Printed]:
    """All that players read of a box."""
    return list(_walk(inspect.type_info(type(form)), form, "", lambda _: None))


def _walk(
    info: inspect.Type, value: object, field: str, put: Put, extra: dict[str, Any] | None = None
) -> Iterator[Printed]:
    """The texts in one part of a form, whatever it is made of."""
    if isinstance(info, inspect.Metadata):
        yield from _walk(info.type, value, field, put, info.extra)
    elif isinstance(info, inspect.UnionType):
        for one in info.types:
            yield from _walk(one, value, field, put)
    elif isinstance(info, inspect.StructType) and isinstance(value, info.cls):
        for part in info.fields:
            yield from _walk(part.type, getattr(value, part.name), part.name, _into(value, part.name))
    elif isinstance(info, inspect.ListType) and isinstance(value, list):
        for place, one in enumerate(value):
            yield from _walk(info.item_type, one, field, _at(value, place))
    elif isinstance(info, inspect.StrType) and isinstance(value, str) and value and extra:
        yield Printed(field, value, put, is_beside="beside" in extra)


def _into(struct: msgspec.Struct, field: str) -> Put:
    return lambda text: setattr(struct, field, text)


def _at(texts: list[str], place: int) -> Put:
    return lambda text: texts.__setitem__(place, text)


def tongues(files: list[Path], edition: Edition, read: Reader) -> dict[str, Edition]:
    """The edition in each language that it has a file of; BadEdition names file and text."""
    return {file.stem: told(file, edition, read) for file in files}


def told(file: Path, edition: Edition, read: Reader) -> Edition:
    """The edition in the words of one file: other names, and nothing else."""
    names = table(file)
    form = deepcopy(vars(edition)["form"])  # the file, read: a struct of its family's own
    texts = printed(form)
    check(file, names, texts)
    called, genders = {}, {}
    for one in texts:
        word = _word(names, one)
        if word is None:
            continue
        name = noun(word, _genders(file.stem))
        if isinstance(name, Noun):
            genders[str(name)] = name.gender
        called[one.text] = str(name)
        if not one.is_beside:
            one.put(str(name))
    spoken = read(file, msgspec.to_builtins(form))  # which says what cannot be printed so
    assert spoken.content == edition.content, f"{file}: names are not rules"
    spoken.original, spoken.called, spoken.genders = edition, called, genders
    return spoken


def table(file: Path) -> dict[str, Any]:
    """What a file says, unread."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadEdition(f"{file}: not TOML: {error}") from error
    except OSError as error:
        raise BadEdition(f"{file}: {error.strerror}") from error


def check(file: Path, names: dict[str, Any], texts: list[Printed]) -> None:
    """Every name is for something that the box prints; BadEdition names each that is not, a line each."""
    fields: dict[str, list[str]] = {}
    for one in texts:
        fields.setdefault(one.text, []).append(one.field)
    wrong = [f"{file}: {why}" for text, name in names.items() for why in _wrong(text, name, fields)]
    if wrong:
        raise BadEdition("\n".join(wrong))


def _wrong(text: str, name: object, fields: dict[str, list[str]]) -> Iterator[str]:
    if text not in fields:
        near = get_close_matches(text, fields, 1)
        yield f"{text!r}: the box prints no such text" + (f"; did you mean {near[0]!r}?" if near else "")
        return
    for field, word in name.items() if isinstance(name, dict) else [("", name)]:
        if field and field not in fields[text]:
            yield f"{text!r}.{field}: it stands in {', '.join(dict.fromkeys(fields[text]))}, and not there"
        if not isinstance(word, str) or not word.strip():
            yield f"{text!r}: give the text that stands for it, or leave it out"
        elif sorted(HOLE.findall(word)) != sorted(HOLE.findall(text)):
            holes = ", ".join(HOLE.findall(text)) or "nothing"
            yield f"{text!r}: {word!r} must have the same in braces: {holes}"


def _word(names: dict[str, Any], one: Printed) -> str | None:
    """What a text is called where it stands, or None."""
    name = names.get(one.text)
    word = name.get(one.field) if isinstance(name, dict) else name
    return word if isinstance(word, str) else None


def _genders(language: str) -> str:
    return catalogue(language).genders if language in languages() else ""
