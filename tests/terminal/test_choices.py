"""Numbered choices, and what a typed line means."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.terminal.choices import Choices
from tests.kernel.parlour_edition import parlour_table
from tests.terminal.typist import Typist


@pytest.fixture
def bidding() -> Choices:
    """What Ann may do in an auction: pass, or bid 1..10."""
    table = parlour_table(["Ann", "Bob"])
    table.play(0, "look")
    table.play(0, "decline")
    return Choices(table, 0, Typist().screen)


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("1", "pass"),
        ("pass", "pass"),
        ("Pass", "pass"),
        ("bid 7", "bid 7"),
        ("2 7", "bid 7"),
        ("  bid   7", "bid 7"),
    ],
)
def test_what_is_meant(bidding, typed, word):
    """A number, a word, a word filled in, or a number with what fills it in."""
    assert word == bidding.word(typed)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("2", "type bid 1..10 with a value of your own"),
        ("2 7 8", "type bid 1..10"),
        ("1 7", "Nothing follows that choice; it is just pass."),
        ("3", "There is no choice 3; there are 2 choices."),
        ("99999999999999999999", "there are 2 choices"),
        ("", "a number from 1 to 2"),
    ],
)
def test_what_cannot_be_meant(bidding, typed, told):
    """The complaint says what would be right."""
    with pytest.raises(gn.Unreadable, match=r".") as caught:
        bidding.word(typed)
    assert told in str(caught.value)


def test_enter_alone_takes_the_only_choice():
    """In a race there is nothing but to spin, and that is said."""
    choices = Choices(gn.open("cats-and-dogs", ["Ann", "Bob"]), 0, Typist().screen)

    assert choices.word("") == "spin"
    assert [line.plain for line in choices.lines()] == ["  1  spin: Spin the cat   (or just Enter)"]


def test_enter_alone_does_not_fill_in_a_template():
    """An only choice that is open still has to be filled in."""
    table = parlour_table(["Ann", "Bob"])
    table.play(0, "dun")
    table.play(1, "allow")
    choices = Choices(table, 1, Typist().screen)

    assert choices.words == ["pay 1..3"]
    assert "Enter" not in choices.lines()[0].plain
    with pytest.raises(gn.Unreadable, match=r"pay 1\.\.3"):
        choices.word("")


@pytest.mark.parametrize(("width", "rows"), [(80, 2), (30, 6), (12, 6)])
def test_many_choices_stand_in_columns(width, rows):
    """As many columns as fit, read downward."""
    table = parlour_table(["Ann", "Bob"], position={"owner": [1, -2, -2, -2, -2]})
    lines = [line.plain for line in Choices(table, 0, Typist(width=width).screen).lines()]

    assert len(table.legal(0)) == 6
    assert len(lines) == rows
    assert lines[0].split()[:2] == ["1", "rest"]
    assert lines[1].split()[:2] == ["2", "dun"]


@pytest.mark.parametrize(("deeds", "meant"), [([1], "mortgage 1"), ([1, 3], "mortgage")])
def test_a_word_may_be_left_unfinished_where_one_choice_goes_on_so(deeds, meant):
    """Where there are two, the whole word is needed."""
    table = gn.open("kanto", ["Ann", "Bob"], position={"deeds": [deeds, []]})

    assert Choices(table, 0, Typist().screen).word("mortgage") == meant
