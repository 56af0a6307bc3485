"""The answers in docs/lab: each page has the file that makes it, and each file can be run."""

from __future__ import annotations

from html import unescape
from pathlib import Path

import pytest

from gamenight.lab import read_experiment

ANSWERS = Path(__file__).parents[2] / "docs" / "lab"
FILES = sorted(ANSWERS.glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_answer_can_be_made_again(file):
    """The file is right, its page is there and says by which engine it was made, and the list names both."""
    experiment = read_experiment(file)
    page = file.with_suffix(".html")
    text = unescape(page.read_text(encoding="utf-8"))
    listed = (ANSWERS / "README.md").read_text(encoding="utf-8")

    assert experiment.report == page
    assert f"{experiment.fields['game']}" in text
    assert ", compiled, Python" in text
    assert f"({file.name})" in listed
    assert f"({page.name})" in listed


def test_no_page_without_its_file():
    """What nobody can make again is not an answer."""
    assert sorted(page.stem for page in ANSWERS.glob("*.html")) == [file.stem for file in FILES]
