"""The state as JSON: what every game shares of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from gamenight.kernel.errors import BadPosition
from gamenight.kernel.frame import Frame
from gamenight.kernel.outcome import Outcome
from gamenight.kernel.reading import (
    LIMIT,
    check_fields,
    checked,
    documents,
    numbers,
    read_seat,
    read_seats,
    whole,
)
from gamenight.kernel.seat import CHANCE_BIT, NOBODY, lowest, members
from gamenight.kernel.standing import Standing
from gamenight.kernel.state import State, push

COMMON: Final = ["stack", "standing", "left", "out", "invited", "clock", "serial", "issued", "outcome"]
FRAME: Final = ["ask", "serial", "waits", "seat"]
ITEM: Final = ["kind", "number", "seat", "other"]


def write_common(state: State) -> dict[str, object]:
    """The stack, the standing items and the notes, ready for JSON."""
    document: dict[str, object] = {
        "stack": [_write_frame(state, state.stack[place]) for place in range(state.depth)],
        "serial": state.serial,
    }
    if state.standing:
        document["standing"] = [_write_item(state, item) for item in state.standing]
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
    if "left" in document:
        state.left = read_seats(state, document["left"], "left")
    if "out" in document:
        state.out = read_seats(state, document["out"], "out")
    if "invited" in document:
        state.invited = read_seats(state, document["invited"], "invited")
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


def check_above(state: State, may_lie: Callable[[Frame], tuple[str, ...]]) -> None:
    """Refuse a question that is none of those that may lie above the one below, as that one stands."""
    for place in range(1, state.depth):
        below = state.stack[place - 1]
        name = state.stack[place].decision.name
        lawful = may_lie(below)
        if name not in lawful:
            raise BadPosition(
                f"stack[{place}]: {name!r} does not lie above {below.decision.name!r} as that stands, "
                f"but {' or '.join(lawful) or 'nothing'}"
            )


def _write_frame(state: State, frame: Frame) -> dict[str, object]:
    waits: list[object] = list(members(frame.waits))
    if frame.waits & CHANCE_BIT:
        waits.append("chance")
    document: dict[str, object] = {
        "ask": frame.decision.name,
        "serial": frame.serial,
        "waits": waits,
    }
    if frame.seat != NOBODY:
        document["seat"] = frame.seat
    frame.decision.fields.write(state, frame, document)
    return document


def _read_frame(state: State, document: dict[str, object], where: str) -> None:
    ask = document.get("ask")
    decision = state.terms.decision_named(ask) if isinstance(ask, str) else -1
    if decision < 0:
        known = ", ".join(one.name for one in state.terms.decisions)
        raise BadPosition(f"{where}.ask: {ask!r} is no decision of this game; known are {known}")
    fields = state.terms.decisions[decision].fields
    check_fields(document, FRAME + fields.names, where)
    waits = document.get("waits", [])
    if not isinstance(waits, list):
        raise BadPosition(f"{where}.waits: {waits!r} is not a list of seats")
    bits: i64 = 0
    for one in waits:
        bits |= (
            CHANCE_BIT if one == "chance" else 1 << int(checked(one, f"{where}.waits", 0, state.seats - 1))
        )
    last = state.serial
    frame = push(state, decision, bits)
    frame.serial = checked(document.get("serial", frame.serial), f"{where}.serial", 0, LIMIT)
    state.serial = max(last, frame.serial)
    if "seat" in document:
        frame.seat = read_seat(state, document["seat"], f"{where}.seat")
    fields.read(state, frame, document, f"{where}.")


def _write_item(state: State, item: Standing) -> dict[str, object]:
    document: dict[str, object] = {"kind": item.fields.word, "number": item.number}
    if item.seat != NOBODY:
        document["seat"] = item.seat
    if item.other != NOBODY:
        document["other"] = item.other
    item.fields.write(state, item, document)
    return document


def _read_item(state: State, document: dict[str, object], where: str) -> Standing:
    kind = document.get("kind")
    fields = next((one for one in state.terms.standing if one.word == kind), None)
    if fields is None:
        known = ", ".join(one.word for one in state.terms.standing) or "none"
        raise BadPosition(f"{where}.kind: {kind!r} does not stand beside this game; known are {known}")
    check_fields(document, ITEM + fields.names, where)
    item: Standing = fields.fresh(
        checked(document.get("number", 0), f"{where}.number", 0, state.issued),
        read_seat(state, document.get("seat", int(NOBODY)), f"{where}.seat"),
        read_seat(state, document.get("other", int(NOBODY)), f"{where}.other"),
    )
    fields.read(state, item, document, f"{where}.")
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
