"""The property game's own words."""

from __future__ import annotations

import pytest

from gamenight.words.catalogue import catalogue
from tests.words.family import Family


@pytest.mark.rule("tax.income")
def test_the_tax_is_asked_about_without_a_figure():
    """The choice comes before anything is added up, so nothing near it says what anybody is worth."""
    family = Family("property")
    asked = [catalogue().find("ask", "property", form) or "" for form in ("tax", "tax_you")]
    keys = ("flat", "tenth", "pay_flat", "pay_share")
    labels = [catalogue().find("choice", "property", key) or "" for key in keys]

    assert all(sentence and "worth" not in sentence.lower() for sentence in asked + labels)
    printed = {"seats", "space", "amount", "percent"}  # the sum and the share on the board
    assert all(not family.holes(sentence) - printed for sentence in asked + labels)
