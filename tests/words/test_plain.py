"""What a stranger reads on the way to a table is said in words that a stranger knows."""

from __future__ import annotations

import re

import pytest

from gamenight.words.catalogue import catalogue

OURS = {  # our own pictures for things, fine in code and nowhere else
    "en": r"shelf|knock|for the house|the lot falls|doorstep",
    "de": r"regal|klopf|fürs haus|das los fällt|schwelle",
}


@pytest.mark.parametrize(("language", "ours"), OURS.items())
@pytest.mark.parametrize("part", ["web", "room"])
def test_the_page_speaks_plainly(language, ours, part):
    """Neither the page nor the server at its door uses them."""
    said = catalogue(language).part(part).values()

    assert [text for text in said if re.search(ours, text, re.IGNORECASE)] == []
