"""What lies on each table is told in sentences: whole, in both languages, and nothing that is not seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import gamenight as gn
from gamenight.models import book
from gamenight.terminal.boards import told
from gamenight.words.catalogue import catalogue
from tests.kernel.parlour_edition import parlour_table

if TYPE_CHECKING:
    from collections.abc import Sequence


def lines(table: gn.Table, seat: int | None = 0, language: str = "en") -> list[str]:
    """What a seat is told of the table."""
    return told(table.view(seat), table.speaking(language).edition, catalogue(language))


RACE: dict[str, Any] = {"spaces": [58, 3], "turn": 1}
ESTATE: dict[str, Any] = {
    "cash": [30, 500],
    "places": [28, 0],
    "deeds": [[1, 3, 5], [37, 39, 12]],
    "buildings": {"1": 2, "3": 1},
    "mortgaged": [39],
    "turn": 0,
}
TEAMS: dict[str, Any] = {"places": [7, 7], "jailed": [0, 2], "stacks": {"3": ["dog", "cat", "dog"]}}
LOCKED = (
    "3 Bright Eyes (Brown): Team Dog's and locked, markers from the bottom up: bone, fish, bone. "
    "Landing: pay $100 tribute. Price $100, tribute $100, with the whole set $200."
)
MORTGAGED = (
    "39 Labrador Retriever (Dark Blue): Bob's, mortgaged, landing costs nothing. Price $400, mortgage $200, "
    "Dog House $200, rents $50, $200, $600, $1400, $1700, $2000."
)
BY_DICE = (
    "12 Food Bowl (bowls): Bob's, landing costs 4 times the dice. "
    "Price $150, mortgage $75, rents 4 times the dice, 10 times the dice."
)


@pytest.mark.parametrize(
    ("game", "position", "language", "says"),
    [
        ("cats-and-dogs", RACE, "en", ["Ann, a cat: space 58.", "Bob, a dog: space 3.", "On turn: Bob."]),
        ("cats-and-dogs", RACE, "de", ["Ann, eine Katze: Feld 58.", "Bob ist am Zug."]),
        (
            "dog-lovers",
            ESTATE,
            "en",
            [
                "Ann: $30, on 28 Water Bowl.",
                MORTGAGED,
                BY_DICE,
                "4 Vet Service: pay $200, or 10 % of all you own.",
                "2 Dog Treats: draw a card.",
            ],
        ),
        ("dog-lovers", ESTATE, "de", ["Ann: $30, auf 28 Wassernapf."]),
        ("cats-vs-dogs", None, "en", ["Team Cat: $2000, 0 titles. Its players: Ann (0 GO)."]),
        (
            "cats-vs-dogs",
            TEAMS,
            "en",
            [
                "Team Cat: $2000, 0 titles. Its players: Ann (just visiting).",
                "Team Dog: $2000, 1 title. Its players: Bob (in Jail, turn 2).",
                LOCKED,
            ],
        ),
        ("deal", None, "en", ["Your hand, 7 cards:"]),
    ],
)
def test_a_table_is_told_in_sentences(game, position, language, says: Sequence[str]):
    """Players, purses, places, whose everything is and what it costs: a line each."""
    table = gn.open(game, ["Ann", "Bob"], dealer=gn.Seeded(3), position=position)
    found = lines(table, 0, language)

    assert [line for line in says if line not in found] == []


def test_only_who_looks_is_told_a_hand():
    """A spectator hears of no card in a hand, and a seat of its own alone."""
    table = gn.open("deal", ["Ann", "Bob"], dealer=gn.Seeded(3))
    mine, theirs, open_to_all = (lines(table, seat) for seat in (0, 1, None))

    assert mine != theirs
    assert not any("Your hand" in line for line in open_to_all)
    assert set(open_to_all) <= set(mine)


def test_a_game_that_nobody_tells_is_listed_as_facts():
    """A family without sentences for its table is told by the fields of its view."""
    found = lines(parlour_table(["me", "you"], gn.Scripted([])))

    assert found[0].split() == ["players", "0", "me,", "1", "you"]


@pytest.mark.parametrize(
    ("key", "says", "not_says"),
    [
        ("", "rent.double", "no.party"),
        ("rent.double", "rent.double: ", "\n"),
        ("rent", "rent.lot: ", "mortgage.take: "),
    ],
)
def test_the_rulebook_is_read_by_clause_chapter_or_contents(key, says, not_says):
    """Without a key its contents, by the word before the dot all that begin so, by a key one clause."""
    edition = gn.open("dog-lovers", ["Ann", "Bob"]).edition
    found = book.page(edition, key, catalogue())

    assert says in found
    assert not_says not in found


def test_an_unknown_clause_is_told_with_the_one_that_was_meant():
    """A misspelt key says what was probably meant."""
    edition = gn.open("dog-lovers", ["Ann", "Bob"]).edition
    with pytest.raises(gn.BadSetup, match=r"did you mean 'rent.double'"):
        book.page(edition, "rent.doubel", catalogue())
