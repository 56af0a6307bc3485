"""The cards of a box at the prompt: a deed, a title, a card of the pack."""

from __future__ import annotations

import pytest

import gamenight as gn
from tests.terminal.typist import Typist, session

DEEDS = {"deeds": [[1, 3, 5], [6, 8, 9, 12]], "buildings": {"1": 2, "3": 1}, "mortgaged": [12], "turn": 0}


def shown(game: str, *lines: str, **position: object) -> str:
    """What is on the screen after the first question, when these lines are typed."""
    table = gn.open(game, ["Ann", "Bob"], dealer=gn.Seeded(1), position=position or None)
    typist = Typist([*([""] if table.game.has_secrets else []), *lines])
    session(table, typist).play()
    return typist.text.partition(f"> {lines[0]}\n")[2]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("deed 1", ["1 Geodude", "* 2 Poké Marts", "Mortgage", "Ann owns 1 Geodude (2 Poké Marts)."]),
        ("deed Horsea", ["* Rent with the whole group", "¥16", "Poké Mart, each", "Bob owns 9 Horsea."]),
        ("deed poké b", ["* Rent if you own 1", "¥25", "Ann owns 5 Poké Ball."]),
        ("deed 12", ["12 Zapdos", "4 times the dice", "Bob owns 12 Zapdos (mortgaged)."]),
        ("deed 39", ["39 Nidoking", "Price", "¥400", "Nobody owns it yet."]),
    ],
)
def test_a_deed(typed, told):
    """Rents, with a sign before the one of now; what it costs; who owns it."""
    text = shown("kanto", typed, **DEEDS)

    assert [part for part in told if part not in text] == []


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("deed Hosea", "Hosea: there is no such card; did you mean Horsea?"),
        ("deed 2", "2: there is no such card; there are 1 Geodude, 3 Onix, 5 Poké Ball"),
        ("deed 0000000010", "0000000010: there is no such card; there are 1 Geodude"),
        ("deed", "?: there is no such card; there are 1 Geodude"),
    ],
)
def test_a_deed_that_there_is_not(typed, told):
    """The nearest name, or all there are."""
    assert told in " ".join(shown("kanto", typed, **DEEDS).split())


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("title 6", ["6 Top Napper", "Price", "Tribute with the whole set", "Team Cat has it: dc"]),
        ("title Best Pout", ["1 Best Pout", "No team has it yet."]),
    ],
)
def test_a_title(typed, told):
    """What it costs and brings, and the stack that lies there."""
    text = shown("cats-vs-dogs", typed, stacks={"6": ["dog", "cat"]}, turn=0)

    assert [part for part in told if part not in text] == []


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("card deal breaker", ["Deal Breaker", "worth 5M, 2 in the pack", "A full set of somebody else's"]),
        ("card rent-red-yellow", ["Red/Yellow Rent", "Everybody else pays you rent"]),
        ("card brown prop", ["Brown Property", "brown: rent 1M, 2M"]),
    ],
)
def test_a_card_of_the_pack(typed, told):
    """By its name or by the word that one plays: what it does, what it is worth, what its set brings."""
    text = shown("deal", typed)

    assert [part for part in told if part not in text] == []


def test_help_names_what_can_be_shown():
    """Only in the game that has it."""
    assert "\n  deed 9 " in shown("kanto", "help", **DEEDS)
    assert "\n  card NAME " in shown("deal", "help")
    assert "deed" not in shown("cats-and-dogs", "help")
