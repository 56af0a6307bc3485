"""Changing one value in the text of a TOML file; comments and layout of all the rest stay as they are."""

from __future__ import annotations

import re
import tomllib
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import msgspec

from gamenight.editions.faults import written as told
from gamenight.editions.layout import BARE, LINE, Node, Step, layout
from gamenight.kernel.errors import BadEdition

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Path = Sequence[Step]

REST = re.compile(r"[ \t]*,?[ \t]*(?:#[^\n]*)?(?=\n|$)")  # of a line, after a part of an array
COMMA = re.compile(r"[ \t\r\n]*,")
EMPTY_LINES = re.compile(r"(?:[ \t]*\r?\n)*")


def put(text: str, path: Path, value: object) -> str:
    """Put a value at a path: in the place of the old one, or as a new key of the table that it belongs to."""
    return _sure(text, path, lambda document: _into(document, path, value), _put(text, path, value))


def drop(text: str, path: Path) -> str:
    """Take away what is at a path: a key, or one part of an array."""
    return _sure(text, path, lambda document: _of(document, path).pop(path[-1]), _drop(text, path))


def insert(text: str, path: Path, value: object) -> str:
    """Insert a new part of an array, before the one at this path or after the last one."""

    def inserted(document: Any) -> None:  # noqa: ANN401  what a file says
        home = _of(document, path[:-1])
        home.setdefault(path[-2], []).insert(path[-1], value)

    return _sure(text, path, inserted, _insert(text, path, value))


def swap(text: str, path: Path, other: int) -> str:
    """Let two parts of an array change places."""
    home = layout(text).at(path[:-1])
    one, two = (home.parts.get(step) if home else None for step in (path[-1], other))
    if one is None or two is None:
        raise _cannot(path)
    if one.start > two.start:
        one, two = two, one
    between = text[one.end : two.start]
    changed = (
        text[: one.start] + text[two.start : two.end] + between + text[one.start : one.end] + text[two.end :]
    )

    def swapped(document: Any) -> None:  # noqa: ANN401  any document
        parts = _of(document, path)
        parts[path[-1]], parts[other] = parts[other], parts[path[-1]]

    return _sure(text, path, swapped, changed)


def written(value: object) -> str:
    """A value in TOML, on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return msgspec.json.encode(value).decode().replace("\x7f", "\\u007f")
    if isinstance(value, dict):
        pairs = ", ".join(f"{_key(key)} = {written(one)}" for key, one in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    return str(value)


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else written(key)


def _put(text: str, path: Path, value: object) -> str:
    root = layout(text)
    node = root.at(path)
    if node is not None and node.kind in {"value", "array", "table"}:
        return text[: node.start] + written(value) + text[node.end :]
    home = root.at(path[:-1])
    if home is None and len(path) == 2:  # a table that is not there yet
        return f"{text.rstrip()}\n\n[{_key(str(path[0]))}]\n{_key(str(path[1]))} = {written(value)}\n"
    if node is not None or home is None:
        raise _cannot(path)
    pair = f"{_key(str(path[-1]))} = {written(value)}"
    pairs = [part for part in home.parts.values() if part.kind in {"value", "array", "table"}]
    if home.kind == "table":
        place = pairs[-1].end if pairs else home.start + 1
        return text[:place] + (f", {pair}" if pairs else f" {pair} ") + text[place:]
    if home.kind != "section":
        raise _cannot(path)
    place = _end_of_line(text, max((part.end for part in pairs), default=home.start))
    if place == 0:
        return f"{pair}\n{text}"
    return f"{text[:place]}\n{pair}{text[place:]}"


def _drop(text: str, path: Path) -> str:
    root = layout(text)
    home, node = root.at(path[:-1]), root.at(path)
    if home is None or node is None or node.start < 0:
        raise _cannot(path)
    start = node.start if node.key < 0 else node.key
    if home.kind == "sections":
        end = _end_of_line(text, node.end) + 1
        return text[:start] + text[_after(EMPTY_LINES, text, end) :]
    if home.kind == "section" or (home.kind == "array" and _stands_alone(text, node)):
        return text[: text.rfind("\n", 0, start) + 1] + text[_end_of_line(text, node.end) + 1 :]
    parts = list(home.parts.values())
    place = parts.index(node)
    if place + 1 < len(parts):
        after = parts[place + 1]
        return text[:start] + text[after.start if after.key < 0 else after.key :]
    if place:
        return text[: parts[place - 1].end] + text[node.end :]
    comma = COMMA.match(text, node.end)
    return text[:start] + text[comma.end() if comma else node.end :]


def _insert(text: str, path: Path, value: object) -> str:
    *above, place = path
    assert isinstance(place, int)
    home = layout(text).at(above)
    if home is None or (home.kind == "array" and not home.parts):
        return _put(text, above, [value])
    if home.kind == "sections":
        return _insert_section(text, home, path, value)
    if home.kind != "array":
        raise _cannot(path)
    item = written(value)
    if place in home.parts:
        node = home.parts[place]
        gap = f"\n{_indent(text, node)}" if _stands_alone(text, node) else " "
        return f"{text[: node.start]}{item},{gap}{text[node.start :]}"
    last = home.parts[len(home.parts) - 1]
    comma = COMMA.match(text, last.end)
    if comma and _stands_alone(text, last):
        end = _end_of_line(text, last.end)
        return f"{text[:end]}\n{_indent(text, last)}{item},{text[end:]}"
    gap = f"\n{_indent(text, last)}" if _stands_alone(text, last) else " "
    return f"{text[: last.end]},{gap}{item}{text[last.end :]}"


def _insert_section(text: str, home: Node, path: Path, value: object) -> str:
    """Insert a section: one more heading of that name, with its pairs below."""
    assert isinstance(value, dict)
    head = f"[[{'.'.join(_key(str(step)) for step in path[:-1])}]]"
    block = "\n".join([head, *(f"{_key(key)} = {written(one)}" for key, one in value.items())])
    node = home.parts.get(path[-1])
    if node is not None:
        return f"{text[: node.key]}{block}\n\n{text[node.key :]}"
    end = _end_of_line(text, home.parts[len(home.parts) - 1].end)
    return f"{text[:end]}\n\n{block}{text[end:]}"


def _stands_alone(text: str, node: Node) -> bool:
    """Whether a part of an array has its line for itself."""
    line = text.rfind("\n", 0, node.start) + 1
    return text[line : node.start].isspace() and REST.match(text, node.end) is not None


def _indent(text: str, node: Node) -> str:
    return text[text.rfind("\n", 0, node.start) + 1 : node.start]


def _end_of_line(text: str, place: int) -> int:
    return _after(LINE, text, place)


def _after(what: re.Pattern[str], text: str, place: int) -> int:
    found = what.match(text, min(place, len(text)))
    return found.end() if found else place


def _sure(text: str, path: Path, change: Callable[[Any], object], changed: str) -> str:
    """The changed text, if it says what it should; else BadEdition, and nothing is spoilt."""
    meant = deepcopy(tomllib.loads(text))
    change(meant)
    try:
        is_so = tomllib.loads(changed) == meant
    except tomllib.TOMLDecodeError:
        is_so = False
    if not is_so:
        raise _cannot(path)
    return changed


def _cannot(path: Path) -> BadEdition:
    return BadEdition(
        f"{told(tuple(path))}: cannot be changed here as the file is laid out; change it in an editor"
    )


def _of(document: Any, path: Path) -> Any:  # noqa: ANN401  what a file says
    """What holds the value at a path."""
    for step in path[:-1]:
        document = document[step]
    return document


def _into(document: Any, path: Path, value: object) -> None:  # noqa: ANN401  any document
    for step in path[:-1]:
        document = document.setdefault(step, {}) if isinstance(step, str) else document[step]
    document[path[-1]] = value
