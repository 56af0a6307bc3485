"""What the floors above ask of the game: who may begin, what a throw would close, what each one has."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from gamenight.kernel import engine
from gamenight.kernel.stream import Stream
from tests.games.playing import go_on
from tests.games.property.laid import BROWN, JAIL, NAMES, cash, lay
from tests.games.property.scenes import NO_CHANCE_CARD, REST

HELD_BY_BOB = [{"unseen": NO_CHANCE_CARD, "keeper": 1}, {"unseen": REST}]


def rent(number, lapses, **more):
    """A rent that Bob may ask Ann for until so many turns have begun."""
    return {
        "kind": "claim", "number": number, "seat": 0, "other": 1, "space": 39, "amount": 50,
        "reason": "rent.lot", "lapses": lapses, **more,
    }  # fmt: skip


@pytest.mark.rule("rent.deadline", "jail.pay", "jail.card")
@pytest.mark.parametrize(
    ("seat", "word", "closed"),
    [
        (1, "roll", [1, 2]), (1, "pay", [1, 2]), (1, "card", [1, 2]), (1, "card chance", [1, 2]),
        (1, "end", []), (1, "mortgage 5", []), (0, "roll", []),
    ],
)  # fmt: skip
def test_the_first_throw_of_a_turn_would_close_rents_that_nobody_asked_for(seat, word, closed):
    """By dice, fine or card; not those that have been asked for, that last longer, or what is no rent."""
    offer = {
        "kind": "offer",
        "number": 5,
        "seat": 0,
        "other": 1,
        "gives": {"cash": 5},
        "takes": {"deeds": [39]},
    }
    table = lay(
        "kanto", 2, turn=1, places=[0, JAIL], jailed=[0, 1], deeds=[[], [5, 39]], decks=HELD_BY_BOB, turns=7,
        standing=[rent(1, 7), rent(2, 8), rent(3, 9), rent(4, 8, asked=1), offer], issued=5, asked=1,
    )  # fmt: skip

    assert table.game.closes(table.state, seat, table.read(seat, word)) == closed


@pytest.mark.rule("rent.deadline")
def test_neither_a_second_throw_nor_one_that_is_not_asked_for_would_close_a_rent():
    """Ann throws doubles; then she is asked whether she buys."""
    table = lay(
        "kanto", 2, [(5, 5), (1, 4)], deeds=[[], [39]], turns=7, standing=[rent(1, 9)], issued=1,
    )  # fmt: skip
    roll = table.read(0, "roll")
    go_on(table, "0 roll")
    again = table.game.closes(table.state, 0, roll)
    go_on(table, "0 roll")

    assert (again, table.view()["asked"]) == ([], "buy")
    assert table.game.closes(table.state, 0, roll) == []


@pytest.mark.rule("setup.order")
def test_only_before_the_first_turn_may_anybody_throw_unasked():
    """The opener is the throw for the start."""
    table = gn.open("kanto", NAMES[:2], dealer=gn.Scripted(["dice 1 2", "dice 1 1"]))
    opener = table.game.opener(table.state)
    go_on(table, "0 roll", "1 roll")

    assert opener == table.read(0, "roll")
    assert table.game.opener(table.state) is None


@pytest.mark.rule("timed.end")
def test_the_tally_counts_all_that_each_one_has():
    """Cash, deeds at their price or half of it, buildings at their cost."""
    table = lay("kanto", 2, cash=[70, 80], deeds=[[*BROWN, 5], [39]], mortgaged=[39], buildings={"1": 1})

    assert table.game.tally(table.state) == [70 + 60 + 60 + 200 + 50, 80 + 200]


@pytest.mark.rule("setup.decks")
def test_what_a_seat_imagines_is_the_table_and_not_the_same_one():
    """Nothing is hidden but the order of unseen cards; playing on with the copy leaves the table alone."""
    table = lay("kanto", 2, deeds=[BROWN])
    twin = table.game.imagine(table.sight(0), Stream(1, 1))
    assert table.game.write(twin) == table.position()
    engine.play(twin, 0, table.read(0, "build 1"))

    assert (table.game.write(twin)["cash"], cash(table)) == ([1450, 1500], [1500, 1500])


@pytest.mark.rule("setup.decks", "cards.draw")
def test_a_sight_knows_the_cards_put_back_and_which_are_unseen():
    """Of each deck its own."""
    below = [{"unseen": [3, 4], "below": [2, 1]}, {"unseen": REST}]
    below[0]["unseen"] += [card for card in REST if card not in (1, 2, 3, 4)]
    sight: Any = lay("kanto", 2, decks=below).sight(1)

    assert (sight.deck_below(0), sight.deck_below(1)) == ([2, 1], [])
    assert (sorted(sight.deck_unseen(0)), sorted(sight.deck_unseen(1))) == (sorted({*REST} - {1, 2}), REST)
