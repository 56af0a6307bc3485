"""Changing one value in a TOML file, and nothing else in its text."""

from __future__ import annotations

import tomllib

import pytest

import gamenight as gn
from gamenight.editions import editing
from gamenight.editions.draft import Change, changed
from gamenight.editions.shelf import FILE, boxes

TEXT = """\
# the file
title = "One" # shown
sizes = [1, 2, 3]
spaces = [
    # the first side
    { kind = "go", name = "GO" }, # here
    { kind = "lot", price = 60 },
]

[numbers]
cash = 1500 # for each

[[arrows]]
from = 1

[[arrows]]
from = 2
"""


@pytest.mark.parametrize(
    ("do", "path", "value", "old", "new"),
    [
        ("put", ["title"], 'A "B"', '"One" #', r'"A \"B\"" #'),
        ("put", ["numbers", "cash"], 900, "1500 # for", "900 # for"),
        ("put", ["sizes", 1], 5, "[1, 2, 3]", "[1, 5, 3]"),
        ("put", ["sizes"], [True, "x"], "[1, 2, 3]", '[true, "x"]'),
        ("put", ["spaces", 1, "price"], 61, "price = 60", "price = 61"),
        ("put", ["spaces", 1, "name"], "Quay", "price = 60 }", 'price = 60, name = "Quay" }'),
        ("put", ["arrows", 1, "from"], 7, "from = 2", "from = 7"),
        ("put", ["numbers", "fine"], 50, "# for each\n", "# for each\nfine = 50\n"),
        ("put", ["more"], 1, "]\n\n[numbers]", "]\nmore = 1\n\n[numbers]"),
        ("put", ["look", "ink"], "#000000", "from = 2\n", 'from = 2\n\n[look]\nink = "#000000"\n'),
        ("drop", ["spaces", 0, "name"], None, 'kind = "go", name = "GO"', 'kind = "go"'),
        ("drop", ["spaces", 0, "kind"], None, 'kind = "go", name', "name"),
        ("drop", ["spaces", 0], None, '    { kind = "go", name = "GO" }, # here\n', ""),
        ("drop", ["sizes", 2], None, "[1, 2, 3]", "[1, 2]"),
        ("drop", ["sizes", 0], None, "[1, 2, 3]", "[2, 3]"),
        ("drop", ["numbers", "cash"], None, "cash = 1500 # for each\n", ""),
        ("drop", ["arrows", 0], None, "[[arrows]]\nfrom = 1\n\n", ""),
        ("insert", ["sizes", 3], 4, "2, 3]", "2, 3, 4]"),
        ("insert", ["sizes", 0], 0, "[1,", "[0, 1,"),
        (
            "insert",
            ["spaces", 1],
            {"kind": "tax"},
            '    { kind = "lot"',
            '    { kind = "tax" },\n    { kind = "lot"',
        ),
        ("insert", ["spaces", 2], {"kind": "tax"}, "60 },\n]", '60 },\n    { kind = "tax" },\n]'),
        ("insert", ["arrows", 2], {"from": 3}, "from = 2\n", "from = 2\n\n[[arrows]]\nfrom = 3\n"),
        ("insert", ["cards", 0], "x", "]\n\n[numbers]", ']\ncards = ["x"]\n\n[numbers]'),
        ("swap", ["arrows", 0], 1, "from = 1\n\n[[arrows]]\nfrom = 2", "from = 2\n\n[[arrows]]\nfrom = 1"),
        ("swap", ["sizes", 2], 0, "[1, 2, 3]", "[3, 2, 1]"),
    ],
)
def test_one_change_leaves_the_rest_as_it_is_written(do, path, value, old, new):
    """Comments, order and spaces of all that is not touched."""
    assert TEXT.count(old) == 1
    assert changed(TEXT, Change(do, path, value)) == TEXT.replace(old, new)


@pytest.mark.parametrize(
    ("do", "path", "value", "says"),
    [
        ("put", ["spaces", 9, "name"], "x", "cannot be changed here"),
        ("put", ["title", "inner"], "x", "nothing to change|cannot be changed here"),
        ("put", ["numbers"], {"cash": 1}, "numbers: cannot be changed here"),
        ("drop", ["nothing"], None, "nothing: "),
        ("insert", ["title", 0], 1, "title"),
        ("swap", ["sizes", 0], 9, r"sizes\[0\]: cannot be changed here"),
        ("swap", ["sizes", 0], "x", r"sizes\[0\]: "),
    ],
)
def test_what_cannot_be_changed_is_told(do, path, value, says):
    """A sentence, and never a file that says something else."""
    with pytest.raises(gn.BadEdition, match=says):
        changed(TEXT, Change(do, path, value))


@pytest.mark.parametrize("value", ["", "ß \u2028 \x7f \t \\ '", -3, [], {}, {"a b": [{"c": False}]}])
def test_any_value_is_read_back(value):
    """What is written in TOML means the same."""
    assert tomllib.loads(f"it = {editing.written(value)}")["it"] == value


@pytest.mark.parametrize("name", sorted(boxes()))
def test_every_single_value_of_our_boxes_can_be_put_anew(name):
    """And the file is the same again when it is put back."""
    text = (boxes()[name] / FILE).read_text(encoding="utf-8")
    document = tomllib.loads(text)
    for key, value in document.items():
        if not isinstance(value, dict | list):
            assert editing.put(editing.put(text, [key], "other"), [key], value) == text
    for key, table in document.items():
        for name_, value in table.items() if isinstance(table, dict) else ():
            if isinstance(value, str):
                path = [key, name_]
                assert tomllib.loads(editing.put(text, path, "other"))[key][name_] == "other"
