"""Where keys stand in a TOML text: the line of each, and its value from end to end."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from gamenight.editions.positions import Path, line_of, positions, steps
from gamenight.editions.shelf import FILE, beside, boxes

TEXT = '''# a comment with = and [brackets]
title = "A \\"quoted\\" # title" # and a comment
"odd key".'with dots.'.last = 'raw \\'

poem = """
one = 1
two = "2" \\""" still
""" # over
raw = \'\'\'
[not a table]
it''s\'\'\'
when = 1979-05-27 07:32:00
spaces = [
    # the first, with a } in a comment
    { kind = "go", name = "GO, ]}" }, # [
    {kind="lot",rents=[2, 10,
        30], look = { ink = "#000000" } },
    [ [1], [] ],
]

[ names ]
title = "x"
deep.er = true

[[arrows]]
picture = 3

[arrows.style]
shade = 1

[[arrows]] # the second
picture = 12

[[arrows.parts]]
end = -1.5e3

[[arrows.parts]]
end = +inf
'''

LINES = {
    "title": 2,
    "poem": 5,
    "raw": 9,
    "when": 12,
    "spaces": 13,
    "spaces[0]": 15,
    "spaces[0].name": 15,
    "spaces[1]": 16,
    "spaces[1].rents": 16,
    "spaces[1].rents[1]": 16,
    "spaces[1].rents[2]": 17,
    "spaces[1].look.ink": 17,
    "spaces[2][0][0]": 18,
    "spaces[2][1]": 18,
    "names": 21,
    "names.title": 22,
    "names.deep": 23,
    "names.deep.er": 23,
    "arrows": 25,
    "arrows[0]": 25,
    "arrows[0].picture": 26,
    "arrows[0].style": 28,
    "arrows[0].style.shade": 29,
    "arrows[1]": 31,
    "arrows[1].picture": 32,
    "arrows[1].parts[0].end": 35,
    "arrows[1].parts[1]": 37,
    "arrows[1].parts[1].end": 38,
}


@pytest.mark.parametrize(("path", "line"), LINES.items(), ids=LINES)
def test_the_line_of_each_key(path, line):
    """Comments, strings of many lines, inline tables, lists of tables and dotted keys hide none."""
    assert positions(TEXT)[steps(path)].line == line


def test_keys_in_quotes():
    """They may have dots and blanks."""
    assert positions(TEXT)["odd key", "with dots.", "last"].line == 3


def leaves(path: Path, part: Any) -> list[tuple[Path, Any]]:
    """Every value that is neither a table nor a list."""
    inner = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else None
    if inner is None:
        return [(path, part)]
    return [leaf for key, one in inner for leaf in leaves((*path, key), one)]


@pytest.mark.parametrize("text", [TEXT, TEXT.replace("\n", "\r\n")], ids=["lines", "lines of Windows"])
def test_every_value_is_found_from_end_to_end(text):
    """What is cut out of the text is the value, and nothing else."""
    found = positions(text)
    for path, value in leaves((), tomllib.loads(text)):
        cut = text[found[path].start : found[path].end]

        assert tomllib.loads(f"value = {cut}")["value"] == value, path


FILES = [file for folder in boxes().values() for file in (folder / FILE, *beside(folder))]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_the_files_of_every_box(file):
    """The same keys and values as the reader of the language finds."""
    text = file.read_text(encoding="utf-8")
    found = positions(text)
    for path, value in leaves((), tomllib.loads(text)):
        cut = text[found[path].start : found[path].end]

        assert tomllib.loads(f"value = {cut}")["value"] == value, path


@pytest.mark.parametrize(
    ("path", "line"),
    [("names.about", 21), ("arrows[1].shows", 31), ("arrows[7].end", 25), ("numbers.cash", 0)],
)
def test_what_is_missing_has_the_line_of_what_it_is_missing_in(path, line):
    """And none if even that is not there."""
    assert line_of(steps(path), positions(TEXT)) == line
