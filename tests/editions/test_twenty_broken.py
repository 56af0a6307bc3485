"""Twenty editions as beginners break them (twenty_broken.toml), each with all that its author is told."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from gamenight.editions.review import review
from gamenight.editions.shelf import FILE, boxes

CASES = tomllib.loads(Path(__file__).with_name("twenty_broken.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", CASES)
def test_all_that_is_told(tmp_path, name):
    """Every mistake, in the order of the file, each with its line and with what would be right."""
    case = CASES[name]
    for file in boxes()[case["box"]].glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        for old, new in case["changes"] if file.name == case.get("file", FILE) else []:
            assert old in text, old
            text = text.replace(old, new, 1)
        (tmp_path / file.name).write_text(text, encoding="utf-8")
    found = review(tmp_path)

    assert [str(fault).removeprefix(f"{tmp_path}/") for fault in found.errors] == case["told"].splitlines()
    assert found.edition is None


def test_there_are_twenty():
    """Of every family, and of a language."""
    assert len(CASES) == 20
