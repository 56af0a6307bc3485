"""The text of a clause speaks of its own box: no sum that another could print, no other box's names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from gamenight.editions.edition import Edition
from gamenight.editions.shelf import boxes, edition_of
from gamenight.rulebook.book import PARTS, TABLE, books, books_of, families, keys_of, page
from gamenight.rulebook.clauses import clauses
from gamenight.words.catalogue import Catalogue, catalogue, languages

FAMILIES = [family for family in families() if family != TABLE]
DIGIT = re.compile(r"\d")
every_language = pytest.mark.parametrize("language", languages())


def raw(words: Catalogue) -> Iterator[tuple[str, str, str, str]]:
    """Every text of the rules before anything is filled in: book or family, clause, part, text."""
    for home, keys in words.part("rules").items():
        for key, parts in keys.items():
            for part, text in parts.items():
                yield home, key, part, text


@every_language
def test_no_digit_stands_in_a_clause(language):
    """Whatever is a number of the box is a hole; what is a number of the rules is a word."""
    found = [(home, key, part) for home, key, part, text in raw(catalogue(language)) if DIGIT.search(text)]

    assert found == []


@every_language
def test_every_text_has_its_mark_and_every_mark_its_text(language):
    """A text is that of a clause in a book; a mark has a text of its own book or of the family."""
    words = catalogue(language)
    written = {(home, key, part) for home, key, part, _ in raw(words)}
    wanted: set[tuple[str, str, str]] = set()
    for book in books():
        for key, marks in page(book).clauses.items():
            assert marks, key
            homes = (book, page(book).family)
            for mark in marks:
                those = {(home, key, PARTS[mark]) for home in homes} & written
                # A part that only another box of the family has: read by boxes that play its rule
                siblings = {(home, key, PARTS[mark]) for home in books_of(page(book).family)} & written
                assert those or siblings, (book, key, mark)
                wanted |= those

    assert written - wanted == set()


@every_language
@pytest.mark.parametrize("book", books())
def test_every_chapter_has_its_heading(language, book):
    """Of the book itself, or of its family."""
    for chapter in page(book).chapters:
        homes = (book, page(book).family)
        assert any(catalogue(language).find("chapter", home, chapter) for home in homes), chapter


@pytest.mark.parametrize("family", FAMILIES)
def test_every_book_has_every_clause_of_its_family(family):
    """What a box has nothing to say about is left out because of what it lacks, not of what was forgotten."""
    for book in books_of(family):
        assert set(page(book).clauses) == set(keys_of(family)), book


@pytest.mark.parametrize("family", FAMILIES)
def test_house_rules_come_last_and_are_unofficial(family):
    """No rulebook knows them, so they stand after all that one knows."""
    for book in books_of(family):
        marks = page(book).clauses
        house = [key for key in marks if key.startswith("house.")]
        last = list(page(book).chapters.values())[-1]
        assert set(house) <= set(last), book
        assert all("unofficial" in marks[key] for key in house)
        assert all("unofficial" in those for key, those in last.items() if house), book


def named(part: Any) -> Iterator[str]:
    """All names and words in a part of a file."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for inner in part.values():
            yield from named(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from named(inner)


def own_words(edition: Edition) -> set[str]:
    """What only this box calls something: its spaces, tokens, buildings and decks."""
    board = msgspec.to_builtins(edition.board())
    spaces = [space["name"] for space in board["spaces"]]
    found = {*named(spaces), *named(board.get("tokens", [])), *named(board.get("words", {}))}
    return {word for word in found if word[:1].isupper()}


@pytest.mark.parametrize("game", sorted(boxes()))
def test_no_other_box_is_spoken_of(game):
    """A name of another box of the family would not be understood here."""
    mine = edition_of(game)
    others = {
        word
        for other in boxes()
        if edition_of(other).family == mine.game.name
        for word in own_words(edition_of(other)) - own_words(mine)
    }
    foreign = re.compile("|".join(rf"\b{re.escape(word)}\b" for word in sorted(others)) or "$^")
    told = {clause.key: f"{clause.rule} {clause.ruling} {clause.unofficial}" for clause in clauses(mine)}

    assert {key: found for key, text in told.items() if (found := foreign.findall(text))} == {}
