"""What a position may say, checked value by value: BadPosition names the field and what would be right."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, TypeVar

from mypy_extensions import i64

from gamenight.kernel.errors import BadPosition
from gamenight.kernel.named import Named
from gamenight.kernel.seat import NOBODY, Seat

if TYPE_CHECKING:
    from gamenight.kernel.state import State

LIMIT: Final = 2**53

N = TypeVar("N", bound=Named)


def check_fields(document: dict[str, object], known: list[str], where: str) -> None:
    """Refuse a field that nobody knows, and say which one was perhaps meant."""
    for field in document:
        if field not in known:
            near = get_close_matches(field, known, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(known)}"
            raise BadPosition(f"{where}: unknown field {field!r}; {hint}")


def checked(value: object, where: str, low: i64, high: i64) -> i64:
    """The value as a whole number within its bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(f"{where}: {value!r} is not a whole number from {low} to {high}")
    return value


# A value by what it is: the field's type says which of these reads it


def read_seat(state: State, value: object, where: str) -> Seat:
    """A seat at this table, or NOBODY."""
    return checked(value, where, NOBODY, state.seats - 1)


def read_seats(state: State, value: object, where: str) -> i64:
    """A set of seats, written as a list."""
    bits: i64 = 0
    for place, one in enumerate(listed(value, where, "seats")):
        bits |= 1 << checked(one, f"{where}[{place}]", 0, state.seats - 1)
    return bits


def read_count(value: object, where: str) -> i64:
    """How many: a whole number from 0."""
    return checked(value, where, 0, LIMIT)


def read_money(value: object, where: str) -> i64:
    """A sum from 0."""
    return checked(value, where, 0, LIMIT)


def read_number(value: object, where: str) -> i64:
    """Any whole number."""
    return checked(value, where, -LIMIT, LIMIT)


def read_flag(value: object, where: str) -> bool:
    """Read a field that is true or false."""
    if not isinstance(value, bool):
        raise BadPosition(f"{where}: {value!r} is neither true nor false")
    return value


def read_named(value: object, where: str, known: list[N]) -> N:
    """One of a few things that have names."""
    for one in known:
        if one.name == value:
            return one
    names = ", ".join(repr(one.name) for one in known)
    raise BadPosition(f"{where}: {value!r} is none of {names}")


def read_per_seat(state: State, value: object, where: str) -> list[int]:
    """One count or sum for each seat."""
    return per_seat(state, value, where, 0, LIMIT)


def per_seat(state: State, value: object, where: str, low: i64, high: i64) -> list[int]:
    """One whole number within bounds for each seat."""
    given = listed(value, where, "whole numbers")
    if len(given) != state.seats:
        raise BadPosition(f"{where}: {len(given)} numbers for {state.seats} seats; give one each")
    return [checked(one, f"{where}[{place}]", low, high) for place, one in enumerate(given)]


def listed(value: object, where: str, what: str) -> list[object]:
    """The value as a list."""
    if not isinstance(value, list):
        raise BadPosition(f"{where}: {value!r} is not a list of {what}")
    return value


# A field of a document that may be missing, for what is read by hand


def whole(document: dict[str, object], field: str, default: i64, low: i64, high: i64) -> i64:
    """A whole number within its bounds, or the default where the field is missing."""
    if field not in document:
        return default
    return checked(document[field], field, low, high)


def numbers(document: dict[str, object], field: str, low: i64, high: i64) -> list[int]:
    """A list of whole numbers within bounds; empty where the field is missing."""
    value = listed(document.get(field, []), field, "whole numbers")
    return [checked(one, f"{field}[{place}]", low, high) for place, one in enumerate(value)]


def documents(document: dict[str, object], field: str) -> list[dict[str, object]]:
    """A list of objects; empty where the field is missing."""
    value = document.get(field, [])
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        raise BadPosition(f"{field}: {value!r} is not a list of objects")
    return list(value)
