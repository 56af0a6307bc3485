"""What lies on top of the centre, what a set earns, and what one can pay with, as a table is shown it."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from tests.games.deal.hands import game, lay


def shown(table: gn.Table, seat: int | None = 0) -> Any:
    """What a seat is shown of the table."""
    return table.view(seat)["table"]


def top(table: gn.Table) -> str | None:
    """The card on top of the centre, by its word; everybody sees the same."""
    found = {shown(table, seat)["top"] for seat in (None, 0, 1)}
    assert len(found) == 1
    kind = found.pop()
    return None if kind is None else game().kind_words[kind]


@pytest.mark.rule("play.action", "rent.double", "action.just_say_no")
@pytest.mark.parametrize(
    ("hands", "moves", "card"),
    [
        (["birthday", ""], [], None),
        (["birthday", ""], ["0 birthday"], "birthday"),
        (["debt-collector", "just-say-no"], ["0 collect 1"], "debt-collector"),
        (["debt-collector", "just-say-no"], ["0 collect 1", "1 no"], "just-say-no"),
        (["rent-red-yellow double-rent", ""], ["0 rent red 1"], "rent-red-yellow"),
        (["1M", ""], ["0 bank 1M"], None),
    ],
)
def test_the_centre_shows_what_was_played_last(hands, moves, card):
    """A rent card lies on its doublers; what goes into the bank does not lie there."""
    table = lay(2, hands=hands, banks=["", "5M 1M"], sets=[{"red": "red"}, {}])
    for move in moves:
        seat, word = move.split(" ", 1)
        table.play(int(seat), word)

    assert top(table) == card


@pytest.mark.rule("action.pass_go", "pile.pass_go", "pile.empty")
def test_a_pass_go_lies_there_when_its_cards_are_drawn():
    """It lies on top of the centre as soon as it is played."""
    table = lay(
        2, ["card 1M", "card 2M"], hands=["pass-go 5M", "1M"], pile="1M 2M", centre="birthday", top="birthday"
    )
    before = top(table)
    table.play(0, "pass-go")

    assert (before, top(table)) == ("birthday", "pass-go")


def test_a_position_has_no_top_that_does_not_lie_there():
    """The position says what is wrong."""
    with pytest.raises(gn.BadPosition, match="top: there is no birthday in the centre"):
        lay(2, hands=["5M", ""], top="birthday")


@pytest.mark.rule("set.full", "rent.none")
@pytest.mark.parametrize(
    ("cards", "rent", "row"),
    [("red", 2, 0), ("red red", 3, 1), ("red red red", 6, 2), ("red red red house", 9, 2), ("any", 0, None)],
)
def test_a_set_says_which_rent_applies(cards, rent, row):
    """Of those that are printed for its colour; wildcards alone earn nothing at this table."""
    (found,) = shown(lay(2, terms={"wild_sets": False}, sets=[{"red": cards}, {}]))["players"][0]["sets"]

    assert (found["rent"], found["row"]) == (rent, row)
    assert len(found["buildings"]) == cards.count("house")


@pytest.mark.rule("pay.choice", "pay.wild10")
def test_who_pays_is_shown_what_with():
    """The bank, then set by set; what is worth nothing is not among it, and nobody else is shown it."""
    sets = [{}, {"red": "red any", "brown": "brown brown house"}]
    table = lay(2, hands=["debt-collector", ""], banks=["", "1M 1M 5M"], sets=sets)
    table.play(0, "collect 1")
    mine, theirs = (shown(table, seat)["charge"]["lanes"][1]["coins"] for seat in (1, 0))

    assert [coin["word"] for coin in mine] == [
        "bank:1M", "bank:1M", "bank:5M", "brown:brown", "brown:brown", "brown:house", "red:red",
    ]  # fmt: skip
    assert theirs == []
    assert shown(table, 1)["players"][1]["banked"] == 7
