"""The texts in a form whose types are marked: what players read, and colours."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import inspect

from gamenight.editions.forms import HUE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamenight.editions.positions import Path

Put = Callable[[str], None]
type_of = cache(inspect.type_info)


class Text(NamedTuple):
    """A text: where it stands, how it is put there anew, and how its type is marked."""

    path: Path
    text: str
    put: Put
    marks: Mapping[str, Any]


def texts(form: msgspec.Struct) -> Iterator[Text]:
    """All texts of a form that are not empty and of a marked type."""
    return _walk(type_of(type(form)), form, (), lambda _: None, {})


def folded(form: msgspec.Struct) -> None:
    """Write every colour in small letters."""
    for one in texts(form):
        if HUE.items() <= one.marks.items() and not one.text.islower():
            one.put(one.text.lower())


def _walk(
    info: inspect.Type, value: object, path: Path, put: Put, marks: Mapping[str, Any]
) -> Iterator[Text]:
    """The texts in one part of a form, whatever it is made of."""
    if isinstance(info, inspect.Metadata):
        yield from _walk(info.type, value, path, put, info.extra or {})
    elif isinstance(info, inspect.UnionType):
        for one in info.types:
            yield from _walk(one, value, path, put, marks)
    elif isinstance(info, inspect.StructType) and isinstance(value, info.cls):
        for part in info.fields:
            inner = getattr(value, part.name)
            yield from _walk(part.type, inner, (*path, part.encode_name), _into(value, part.name), {})
    elif isinstance(info, inspect.ListType) and isinstance(value, list):
        for place, one in enumerate(value):
            yield from _walk(info.item_type, one, (*path, place), _at(value, place), {})
    elif isinstance(info, inspect.StrType) and isinstance(value, str) and value and marks:
        yield Text(path, value, put, marks)


def _into(struct: msgspec.Struct, field: str) -> Put:
    return lambda text: setattr(struct, field, text)


def _at(texts: list[str], place: int) -> Put:
    return lambda text: texts.__setitem__(place, text)
