"""What a trade hands over: goods are values, and the word that says them is the one that is read."""

from __future__ import annotations

import pytest

from gamenight.games.property.actions import VERBS
from gamenight.games.property.goods import Goods, given_in, said, stray_in, taken_in
from gamenight.notation.words import read, say
from tests.games.property.laid import lay
from tests.games.property.subject import board_of


@pytest.mark.rule("deal.what")
@pytest.mark.parametrize(
    ("word", "gives", "takes"),
    [
        ("give:1", Goods(0, 1 << 1, 0), Goods(0, 0, 0)),
        ("take:39", Goods(0, 0, 0), Goods(0, 1 << 39, 0)),
        ("take:1,give:3,give:5", Goods(0, 1 << 3 | 1 << 5, 0), Goods(0, 1 << 1, 0)),
        ("give:1,pay:7", Goods(7, 1 << 1, 0), Goods(0, 0, 0)),
        ("give:1,get:7", Goods(0, 1 << 1, 0), Goods(7, 0, 0)),
        ("get:1,card:chance", Goods(0, 0, 1), Goods(1, 0, 0)),
        ("card:chest,take-card:chance", Goods(0, 0, 2), Goods(0, 0, 1)),
        ("card:chance,card:chest", Goods(0, 0, 3), Goods(0, 0, 0)),
        ("pay:2,take-card:chance,take-card:chest", Goods(2, 0, 0), Goods(0, 0, 3)),
    ],
)
def test_goods_are_said_and_read_alike(word, gives, takes):
    """Deeds in the order of the board, cash, cards."""
    table = lay()
    board = board_of(table.edition)
    goods = read(table.game, VERBS, f"offer 1 {word}").goods

    assert said(board, gives, takes) == goods
    assert (given_in(board, goods), taken_in(board, goods)) == (gives, takes)
    assert stray_in(board, goods) == -1


def test_goods_are_written_as_they_are_read():
    """Deeds and cash by number, cards by deck."""
    table = lay()
    word = "offer 1 give:5,pay:3,card:chance,take:12,get:4,take-card:chest"

    assert say(table.game, table.read(0, word)) == word


def test_goods_are_known_by_what_they_are():
    """Their facts are the cash, the deeds by space and the cards by deck."""
    goods = Goods(7, 1 << 1 | 1 << 39, 2)

    assert goods.facts() == {"cash": 7, "deeds": (1, 39), "cards": (1,)}
    assert goods == goods.copy()
    assert goods != Goods(7, 1 << 1, 2)
