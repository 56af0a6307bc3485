"""The state as JSON: what every game shares of it, and the checks of reading."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.kernel.errors import BadPosition
from gamenight.kernel.frame import Frame
from gamenight.kernel.outcome import Outcome
from gamenight.kernel.seat import CHANCE_BIT, NOBODY, lowest, members
from gamenight.kernel.standing import Standing

if TYPE_CHECKING:
    from gamenight.kernel.state import State

LIMIT: Final = 2**53
COMMON: Final = ["stack", "standing", "left", "out", "invited", "clock", "serial", "issued", "outcome"]
FRAME: Final = ["ask", "serial", "waits", "step", "seat", "other", "item", "sum", "left", "lanes"]
ITEM: Final = ["kind", "number", "seat", "other", "item", "sum", "until", "goods"]


def check_fields(document: dict[str, object], known: list[str], where: str) -> None:
    """Refuse a field that nobody knows, and say which one was perhaps meant."""
    for field in document:
        if field not in known:
            near = get_close_matches(field, known, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(known)}"
            raise BadPosition(f"{where}: unknown field {field!r}; {hint}")


def whole(document: dict[str, object], field: str, default: i64, low: i64, high: i64) -> i64:
    """A whole number within its bounds, or the default where the field is missing."""
    if field not in document:
        return default
    return checked(document[field], field, low, high)


def checked(value: object, where: str, low: i64, high: i64) -> i64:
    """The value as a whole number within its bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(f"{where}: {value!r} is not a whole number from {low} to {high}")
    return value


def numbers(document: dict[str, object], field: str, low: i64, high: i64) -> list[int]:
    """A list of whole numbers within bounds; empty where the field is missing."""
    value = document.get(field, [])
    if not isinstance(value, list):
        raise BadPosition(f"{field}: {value!r} is not a list of whole numbers")
    return [checked(one, f"{field}[{place}]", low, high) for place, one in enumerate(value)]


def documents(document: dict[str, object], field: str) -> list[dict[str, object]]:
    """A list of objects; empty where the field is missing."""
    value = document.get(field, [])
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        raise BadPosition(f"{field}: {value!r} is not a list of objects")
    return list(value)


def seat_set(document: dict[str, object], field: str, seats: i64) -> i64:
    """A set of seats, written as a list."""
    bits: i64 = 0
    for seat in numbers(document, field, 0, seats - 1):
        bits |= 1 << seat
    return bits


def write_common(state: State) -> dict[str, object]:
    """The stack, the standing items and the notes, ready for JSON."""
    document: dict[str, object] = {
        "stack": [_write_frame(state.stack[place]) for place in range(state.depth)],
        "serial": state.serial,
    }
    if state.standing:
        document["standing"] = [_write_item(item) for item in state.standing]
    if state.issued:
        document["issued"] = state.issued
    if state.left:
        document["left"] = members(state.left)
    if state.out:
        document["out"] = members(state.out)
    if state.invited:
        document["invited"] = members(state.invited)
    if state.clock:
        document["clock"] = state.clock
    if state.outcome is not None:
        document["outcome"] = state.outcome.to_json()
    return document


def read_common(state: State, document: dict[str, object], table_fields: list[str]) -> None:
    """Read the stack, the standing items and the notes, as far as they are given."""
    check_fields(document, COMMON + table_fields, "position")
    if "stack" in document:
        state.depth = 0
    state.serial = whole(document, "serial", state.serial, 0, LIMIT)
    state.issued = whole(document, "issued", state.issued, 0, LIMIT)
    state.clock = whole(document, "clock", state.clock, 0, LIMIT)
    for field in ("left", "out", "invited"):
        if field in document:
            bits = seat_set(document, field, state.seats)
            if field == "left":
                state.left = bits
            elif field == "out":
                state.out = bits
            else:
                state.invited = bits
    for place, one in enumerate(documents(document, "stack")):
        _read_frame(state, one, f"stack[{place}]")
    for place, one in enumerate(documents(document, "standing")):
        state.standing.append(_read_item(state, one, f"standing[{place}]"))
    if "outcome" in document:
        state.finish(_read_outcome(state, document["outcome"]))
    elif state.depth == 0 or not state.asking.waits:
        raise BadPosition("stack: nobody is asked anything, and there is no outcome")


def check_frames(state: State) -> None:
    """Refuse a frame that its own decision calls impossible, and a question to somebody who has left."""
    gone = state.asking.waits & (state.left | state.out) if state.depth > 0 else 0
    if gone:
        raise BadPosition(
            f"stack[{state.depth - 1}]: it waits for seat {lowest(gone)}, who has left the game; "
            "name that seat in 'out', and let another be asked"
        )
    for place in range(state.depth):
        frame = state.stack[place]
        flaw = frame.decision.flaw(state, frame)
        if flaw:
            raise BadPosition(f"stack[{place}]: {flaw}")


def _write_frame(frame: Frame) -> dict[str, object]:
    waits: list[object] = list(members(frame.waits))
    if frame.waits & CHANCE_BIT:
        waits.append("chance")
    document: dict[str, object] = {
        "ask": frame.decision.name,
        "serial": frame.serial,
        "waits": waits,
    }
    if frame.step:
        document["step"] = frame.step
    _write_numbers(document, frame.seat, frame.other, frame.item, frame.sum)
    if frame.left:
        document["left"] = frame.left
    if len(frame.lanes) > 0:
        document["lanes"] = list(frame.lanes)
    return document


def _write_numbers(document: dict[str, object], seat: i64, other: i64, item: i64, total: i64) -> None:
    if seat != NOBODY:
        document["seat"] = seat
    if other != NOBODY:
        document["other"] = other
    if item:
        document["item"] = item
    if total:
        document["sum"] = total


def _read_frame(state: State, document: dict[str, object], where: str) -> None:
    check_fields(document, FRAME, where)
    ask = document.get("ask")
    decision = state.terms.decision_named(ask) if isinstance(ask, str) else -1
    if decision < 0:
        known = ", ".join(one.name for one in state.terms.decisions)
        raise BadPosition(f"{where}.ask: {ask!r} is no decision of this game; known are {known}")
    waits = document.get("waits", [])
    if not isinstance(waits, list):
        raise BadPosition(f"{where}.waits: {waits!r} is not a list of seats")
    bits: i64 = 0
    for one in waits:
        bits |= (
            CHANCE_BIT if one == "chance" else 1 << int(checked(one, f"{where}.waits", 0, state.seats - 1))
        )
    last = state.serial
    frame = state.push(decision, bits)
    frame.serial = whole(document, "serial", frame.serial, 0, LIMIT)
    state.serial = max(last, frame.serial)
    frame.step = whole(document, "step", 0, -LIMIT, LIMIT)
    frame.seat = whole(document, "seat", NOBODY, NOBODY, state.seats - 1)
    frame.other = whole(document, "other", NOBODY, NOBODY, state.seats - 1)
    frame.item = whole(document, "item", 0, -LIMIT, LIMIT)
    frame.sum = whole(document, "sum", 0, -LIMIT, LIMIT)
    frame.left = whole(document, "left", 0, -LIMIT, LIMIT)
    frame.lanes = vec[i64](numbers(document, "lanes", -LIMIT, LIMIT))
    if len(frame.lanes) > 0 and len(frame.lanes) != state.seats:
        raise BadPosition(f"{where}.lanes: {len(frame.lanes)} lanes for {state.seats} seats")


def _write_item(item: Standing) -> dict[str, object]:
    document: dict[str, object] = {"kind": item.kind, "number": item.number}
    _write_numbers(document, item.seat, item.other, item.item, item.sum)
    if item.until:
        document["until"] = item.until
    if len(item.goods) > 0:
        document["goods"] = list(item.goods)
    return document


def _read_item(state: State, document: dict[str, object], where: str) -> Standing:
    check_fields(document, ITEM, where)
    item = Standing(
        whole(document, "kind", 0, 0, LIMIT),
        whole(document, "number", 0, 0, state.issued),
        whole(document, "seat", NOBODY, NOBODY, state.seats - 1),
        whole(document, "other", NOBODY, NOBODY, state.seats - 1),
    )
    item.item = whole(document, "item", 0, -LIMIT, LIMIT)
    item.sum = whole(document, "sum", 0, -LIMIT, LIMIT)
    item.until = whole(document, "until", 0, -LIMIT, LIMIT)
    item.goods = vec[i64](numbers(document, "goods", -LIMIT, LIMIT))
    return item


def _read_outcome(state: State, value: object) -> Outcome:
    if not isinstance(value, dict):
        raise BadPosition(f"outcome: {value!r} is not an object")
    document: dict[str, object] = value
    check_fields(document, ["clause", "winners", "standings"], "outcome")
    standings = document.get("standings", [])
    if not isinstance(standings, list):
        raise BadPosition(f"outcome.standings: {standings!r} is not a list")
    places = [numbers({"place": place}, "place", 0, state.seats - 1) for place in standings]
    return Outcome(str(document.get("clause", "")), numbers(document, "winners", 0, state.seats - 1), places)
