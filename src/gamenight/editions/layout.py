"""Where everything stands in the text of a TOML file: each key and value by its path."""

# `tomllib` says what a file means, and has refused what is no TOML; this says where it is written.

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

Step = str | int
BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
SPACE = re.compile(r"[ \t]*")
LINE = re.compile(r"[^\n]*")
BARE = re.compile(r"[A-Za-z0-9_-]+")
WORD = re.compile(r"[^\s,\]}#]+(?: \d[^\s,\]}#]*)?")  # a number, a date with its time, true or false
STRING = re.compile(
    r'"""(?:\\[\s\S]|[^\\])*?"{3,5}'
    r"|'''[\s\S]*?'{3,5}"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
)


@dataclass
class Node:
    """One part of a file: where its text begins and ends, and its parts by name or in their order.

    What is written nowhere by itself, such as `a` in `[a.b]`, begins and ends at -1.
    """

    kind: str  # value, table, array: in one piece; section, sections: under headings; implied
    start: int = -1
    end: int = -1
    key: int = -1  # where its key begins, or its heading
    parts: dict[Step, Node] = field(default_factory=dict)

    def at(self, path: Sequence[Step]) -> Node | None:
        """The part at a path, or None."""
        here: Node | None = self
        for step in path:
            here = here.parts.get(step) if here is not None else None
        return here


def layout(text: str) -> Node:
    """The whole file, which is valid TOML."""
    return _Reader(text).file()


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0

    def file(self) -> Node:
        root = here = Node("section", 0, 0, 0)
        while self.skip(BLANK) < len(self.text):
            start = self.place
            if self.text[self.place] == "[":
                here = self.heading(root)
                here.key = start
            else:
                self.pair(here)
            here.end = self.place
            self.skip(LINE)
        return root

    def heading(self, root: Node) -> Node:
        """`[a.b]`, or `[[a.b]]`: what stands below belongs to it."""
        is_one_of_many = self.text.startswith("[[", self.place)
        self.place += 1 + is_one_of_many
        *above, last = self.keys()
        self.place += 1 + is_one_of_many
        home = root
        for key in above:
            home = _inner(home, key, -1)
        node = Node("section", self.place, self.place)
        if is_one_of_many:
            many = home.parts.setdefault(last, Node("sections"))
            many.parts[len(many.parts)] = node
        elif last in home.parts:  # it was implied before, by [a.b]
            known = home.parts[last]
            known.kind, known.start, known.end = "section", self.place, self.place
            return known
        else:
            home.parts[last] = node
        return node

    def pair(self, home: Node) -> None:
        """`key = value`, or `a.b = value`."""
        start = self.place
        *above, last = self.keys()
        for key in above:
            home = _inner(home, key, start)
        self.place += 1  # the sign
        self.skip(SPACE)
        node = home.parts[last] = self.value()
        node.key = start

    def keys(self) -> list[str]:
        found: list[str] = []
        while True:
            self.skip(SPACE)
            quoted = self.text[self.place] in "\"'"
            said = self.take(STRING if quoted else BARE)
            found.append(_plain(said) if quoted else said)
            self.skip(SPACE)
            if self.text[self.place] != ".":
                return found
            self.place += 1

    def value(self) -> Node:
        start = self.place
        sign = self.text[start]
        if sign in "[{":
            node = self.parts("]", "array") if sign == "[" else self.parts("}", "table")
        else:
            self.take(STRING if sign in "\"'" else WORD)
            node = Node("value")
        node.start, node.end = start, self.place
        return node

    def parts(self, closing: str, kind: str) -> Node:
        """What stands between brackets or braces, with commas."""
        node = Node(kind)
        self.place += 1
        while self.text[self.skip(BLANK)] != closing:
            if self.text[self.place] == ",":
                self.place += 1
            elif kind == "array":
                node.parts[len(node.parts)] = self.value()
            else:
                self.pair(node)
        self.place += 1
        return node

    def skip(self, what: re.Pattern[str]) -> int:
        self.take(what)
        return self.place

    def take(self, what: re.Pattern[str]) -> str:
        found = what.match(self.text, self.place)
        assert found is not None, f"no TOML at {self.place}"
        self.place = found.end()
        return found[0]


def _inner(home: Node, key: str, place: int) -> Node:
    """The part of that name, implied there if it is new; of several under headings, the last."""
    node = home.parts.setdefault(key, Node("implied", key=place))
    return node.parts[len(node.parts) - 1] if node.kind == "sections" else node


def _plain(quoted: str) -> str:
    """What a key in quotes says."""
    import tomllib

    (key,) = tomllib.loads(f"{quoted} = 0")
    return key
