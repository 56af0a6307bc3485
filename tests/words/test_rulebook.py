"""Clauses read in the words of the box they are played with."""

from __future__ import annotations

import pytest

from gamenight.editions.shelf import edition_of
from gamenight.prompt.rules import book_json, book_of, clause_text
from gamenight.rulebook.book import clause_of, clauses, families
from gamenight.words.catalogue import catalogue
from tests.words.box import Box

PLAIN = catalogue().part("thing", "property")


def texts(words: dict[str, str] | None) -> str:
    """All that the rulebook of the property game says."""
    found = clauses("property", words=words)
    return "\n".join(part for clause in found for part in (clause.rule, clause.ruling) if part)


def test_plain_words_where_no_box_is_open():
    """Houses are houses, and money has no sign."""
    rule = clause_of("property", "build.evenly").rule

    assert rule is not None
    assert "Four houses are the most" in rule
    assert "Pay 50 before" in (clause_of("property", "jail.pay").rule or "")


def test_the_words_of_a_box():
    """Its own where it has them, the plain ones where it says nothing."""
    words = Box().words()
    hotel = clause_of("property", "build.hotel", words=words).rule or ""

    assert "four burrows" in hotel
    assert "A hotel needs" in hotel
    assert "Pay ¤50 before" in (clause_of("property", "jail.pay", words=words).rule or "")


@pytest.mark.parametrize("thing", sorted(set(PLAIN) - {"sign", "nobody", "stations", "utilities"}))
def test_every_thing_is_spoken_of(thing):
    """A box's own word for it would not be read otherwise."""
    assert "<mine>" in texts({thing: "<mine>"})


@pytest.mark.parametrize("family", families())
def test_no_hole_is_left_open(family):
    """Every placeholder has its word, also without a box."""
    for clause in clauses(family):
        assert not set("{}") & set(f"{clause.rule}{clause.ruling}"), clause.key


def test_every_money_of_the_box_has_its_sign():
    """What is paid for GO, for Jail and at the start."""
    told = texts({"sign": "¤"})

    assert all(f"¤{sum_}" in told for sum_ in (1500, 200, 50, 25, 100))
    assert "200" not in texts({"sign": "¤"}).replace("¤200", "").replace("2007", "")


@pytest.mark.parametrize(
    ("game", "told"),
    [("kanto", "four Poké Marts on every lot"), ("dog-lovers", "four Dog Houses on every lot")],
)
def test_a_box_of_the_shelf_speaks_for_itself(game, told):
    """At the prompt, on the command line and in the browser: whoever shows a book asks its box for words."""
    edition = edition_of(game)
    clause = book_json(edition, "build.hotel", catalogue())["clauses"]

    assert told in clause_text(edition, "build.hotel", catalogue())
    assert told in dict(book_of(edition, catalogue()))["build.hotel"]
    assert told in str(clause)
