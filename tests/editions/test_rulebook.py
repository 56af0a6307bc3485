"""Which printed rulebook a box follows."""

from __future__ import annotations

import pytest

from gamenight.editions.shelf import SHELF, boxes, edition_of, read_edition
from gamenight.games.property.edition import reader as property_reader
from gamenight.kernel.errors import BadEdition
from gamenight.rulebook.book import books_of
from tests.words.own import changed, document_of


@pytest.mark.parametrize("game", sorted(boxes()))
def test_every_box_of_ours_says_which(game):
    """It is one of its family's books."""
    edition = edition_of(game)

    assert document_of(game)["rulebook"] == edition.rulebook
    assert edition.rulebook in books_of(edition.family)


@pytest.mark.parametrize(
    ("game", "book"),
    [
        ("kanto", "kanto"),
        ("dog-lovers", "dog-lovers"),
        ("cats-vs-dogs", "cats-vs-dogs"),
        ("cats-and-dogs", "cats-and-dogs"),
        ("garden-path", "cats-and-dogs"),
        ("deal", "deal"),
    ],
)
def test_a_file_of_before_that_does_not_say(game, book):
    """An old file follows the book of the box that it was made from, as far as it shows."""
    assert changed(game, {"rulebook": None}).rulebook == book


@pytest.mark.parametrize(
    ("wished", "told"),
    [
        ("kantoo", "rulebook: there is no rulebook 'kantoo'; did you mean 'kanto'?"),
        ("deal", "rulebook: there is no rulebook 'deal'; known are dog-lovers, kanto"),
        ("table", "rulebook: there is no rulebook 'table'; known are dog-lovers, kanto"),
    ],
)
def test_a_book_that_is_not_there(tmp_path, wished, told):
    """Only those of its own family are; the table's is no printed one."""
    text = (SHELF / "kanto" / "edition.toml").read_text(encoding="utf-8")
    (tmp_path / "edition.toml").write_text(
        text.replace('rulebook = "kanto"', f'rulebook = "{wished}"'), encoding="utf-8"
    )

    with pytest.raises(BadEdition) as raised:
        read_edition(tmp_path)

    assert str(raised.value) == f"{tmp_path / 'edition.toml'}:4: {told}"


def test_the_book_is_no_rule():
    """Two boxes that differ only in it play alike, so their records do not differ either."""
    other = {**document_of("kanto"), "rulebook": "dog-lovers"}
    mine = property_reader.read(SHELF / "kanto" / "edition.toml", other)

    assert mine.rulebook == "dog-lovers"
    assert mine.content == edition_of("kanto").content


def test_notes_of_a_team_add_up():
    """Like a player's notes in the property game."""
    with pytest.raises(BadEdition, match=r"notes: they add up to 2000; numbers.cash is 1900"):
        changed("cats-vs-dogs", {"numbers.cash": 1900})
