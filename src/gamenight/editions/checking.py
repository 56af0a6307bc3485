"""Turning a document into a checked struct, with errors that name the file and the field."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from gamenight.kernel.errors import BadEdition

if TYPE_CHECKING:
    from pathlib import Path

T = TypeVar("T")
UNKNOWN = re.compile(r"unknown field `(?P<field>[^`]*)`")
AT = re.compile(r" - at `(?P<path>[^`]*)`")


def convert(file: Path, document: dict[str, Any], form: type[T]) -> T:
    """The document in this form, or BadEdition."""
    try:
        return msgspec.convert(document, form)
    except msgspec.ValidationError as error:
        raise BadEdition(f"{file}: {_plain(str(error), form)}") from error


def _plain(message: str, form: type[Any]) -> str:
    at = AT.search(message)
    path = at["path"].removeprefix("$").removeprefix(".") if at else ""
    unknown = UNKNOWN.search(message)
    if unknown:
        field = unknown["field"]
        near = get_close_matches(field, sorted(_fields(form)), 1)
        hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(sorted(_fields(form)))}"
        return f"{f'{path}.{field}'.lstrip('.')}: no such field; {hint}"
    what = AT.sub("", message).replace("`", "")
    return f"{path}: {what}" if path else what


def _fields(form: type[Any]) -> set[str]:
    """The names of all fields of a struct and of the structs within it."""
    names: set[str] = set()
    for field in msgspec.structs.fields(form):
        names.add(field.encode_name)
        for inner in (field.type, *getattr(field.type, "__args__", ())):
            if isinstance(inner, type) and issubclass(inner, msgspec.Struct):
                names |= _fields(inner)
    return names
