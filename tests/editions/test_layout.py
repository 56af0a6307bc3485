"""Where everything stands in a TOML file."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from gamenight.editions.layout import Node, layout
from gamenight.editions.shelf import FILE, boxes

HARD = '''# a comment with = and [brackets]
plain = 1 # behind
"quoted key" = 'literal # no comment'
dotted.inner.deep = 2
many = """
two
"quoted" lines \\""" still"""
raw = \'\'\'it's # raw\'\'\'
dates = [1979-05-27 07:32:00, 1979-05-27T07:32:00Z]
nested = [
    [1, 2], # a comment, with ] and }
    [], # empty
    { a = "}", b = { c = [1.5, -3, true] } },
]
[tables.one]
key = "a ] b"
[tables]
own = 0
[[parts]]
name = "first"
[[parts]]
name = "second"
[parts.below]
more = "\\" \\\\"
'''


def check(node: Node, said: Any, text: str) -> None:
    """What is written where a part stands is what the file says there, and no part is missing."""
    if node.kind in {"value", "array", "table"}:
        assert tomllib.loads(f"it = {text[node.start : node.end]}")["it"] == said
    if node.parts:
        assert len(node.parts) == len(said)
        for step, part in node.parts.items():
            check(part, said[step], text)


@pytest.mark.parametrize("name", sorted(boxes()))
def test_every_value_of_our_boxes_is_found(name):
    """The text of each value means what the whole file says there."""
    text = (boxes()[name] / FILE).read_text(encoding="utf-8")

    check(layout(text), tomllib.loads(text), text)


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_every_value_of_a_hard_file_is_found(end):
    """Comments, dotted keys, long strings, dates, tables in tables and headings in any order."""
    text = HARD.replace("\n", end)

    check(layout(text), tomllib.loads(text), text)


def test_a_key_is_where_it_begins():
    """A pair begins at its key, a part under a heading at the heading."""
    node = layout(HARD)

    pair, part = node.parts["plain"], node.parts["parts"].parts[1]

    assert HARD[pair.key :].startswith("plain = 1 # behind")
    assert HARD[part.key :].startswith('[[parts]]\nname = "second"')
