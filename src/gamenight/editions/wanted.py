"""What a field of a form takes, in words: for whoever gave something else, and for the list of all fields."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeGuard, Union, get_args, get_origin

import msgspec


def is_form(kind: object) -> TypeGuard[type[msgspec.Struct]]:
    """Whether it is a table of its own."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def bare(kind: Any) -> tuple[Any, msgspec.Meta | None]:  # noqa: ANN401  a type as it is written
    """A type without "or left out" and without its bounds, and the bounds."""
    if get_origin(kind) in {Union, UnionType}:
        parts = [part for part in get_args(kind) if part is not NoneType]
        if len(parts) == 1:
            return bare(parts[0])
    if get_origin(kind) is Annotated:
        inner, *notes = get_args(kind)
        return inner, next((note for note in notes if isinstance(note, msgspec.Meta)), None)
    return kind, None


def choices(kind: Any) -> list[Any]:  # noqa: ANN401  a type as it is written
    """The values of a choice; none if it is no choice."""
    inner, _ = bare(kind)
    if get_origin(inner) is Literal:
        return list(get_args(inner))
    if get_origin(inner) in {Union, UnionType}:
        return [value for part in get_args(inner) for value in choices(part)]
    return []


def item_of(kind: Any) -> Any:  # noqa: ANN401  a type as it is written
    """What a list is made of; None if it is no list."""
    inner, _ = bare(kind)
    return get_args(inner)[0] if get_origin(inner) is list else None


def wanted(kind: Any) -> str:  # noqa: ANN401  a type as it is written
    """What one may give: a whole number from 1 to 9, one of cat, dog."""
    inner, meta = bare(kind)
    meta = meta or msgspec.Meta()
    if meta.description:
        return meta.description
    given = choices(kind)
    if given:
        return str(given[0]) if len(given) == 1 else f"one of {', '.join(map(str, given))}"
    if inner is bool:
        return "true or false"
    if inner is int:
        return f"a whole number{_span(meta.ge, meta.le)}"
    if inner is str:
        bounds = _span(meta.min_length, meta.max_length, "of ")
        return f"a text{bounds} characters" if bounds else "a text"
    if is_form(inner):
        return f"a table with {', '.join(needed(inner))}"
    item = item_of(inner)
    if item is None:
        return "another value"
    return f"a list{_span(meta.min_length, meta.max_length, 'of ')}, each {wanted(item)}"


def needed(form: type[msgspec.Struct]) -> list[str]:
    """The fields that a table cannot do without."""
    return [field.encode_name for field in msgspec.structs.fields(form) if field.required]


def _span(low: float | None, high: float | None, of: str = "") -> str:
    """The bounds of a number, in words."""
    if low is not None and high is not None:
        return f" {of}{low}" if low == high else f" {of or 'from '}{low} to {high}"
    if low is not None:
        return f" of at least {low}"
    return "" if high is None else f" of at most {high}"
