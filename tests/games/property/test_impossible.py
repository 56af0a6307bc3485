"""Positions that no game comes to are refused, and it is said why; those that one can come to are not."""

import pytest

import gamenight as gn
from tests.games.property.laid import BROWN, LIGHT_BLUE, ORANGE, PINK, RED, YELLOW, lay

SIXTEEN = range(16)
MANY = [*LIGHT_BLUE, *PINK, *ORANGE, *RED, *YELLOW]  # fifteen lots
DECK = {"unseen": list(SIXTEEN), "below": []}
WITHOUT_FREE = [card for card in SIXTEEN if card != 7]  # the card that lets its keeper out of Jail


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({"deeds": {}}, "deeds: {} is not a list"),
        ({"deeds": [[], [], [], []]}, "with a list of spaces for each seat"),
        ({"deeds": [[1], [0]]}, r"deeds\[1\]: space 0 cannot be owned"),
        ({"deeds": [[1], [3, 1]]}, r"deeds\[1\]: space 1 is seat 0's already"),
        ({"deeds": [[40]]}, "40 is not"),
        ({"buildings": []}, r"buildings: \[\] is not an object"),
        ({"buildings": {"x": 1}}, "buildings: 'x' is no lot"),
        ({"buildings": {"²": 1}}, "buildings: '²' is no lot"),
        ({"buildings": {"-1": 1}}, "buildings: '-1' is no lot"),
        ({"buildings": {"0": 1}}, "buildings: '0' is no lot"),
        ({"buildings": {"5": 1}}, "buildings: '5' is no lot"),
        ({"buildings": {"40": 1}}, "buildings: '40' is no lot"),
        ({"buildings": {"1": 6}, "deeds": [BROWN]}, r"buildings\[1\]: 6 is not"),
        ({"buildings": {"1": 1}, "deeds": [[1]]}, "the group of space 1 is not in one hand"),
        ({"buildings": {"1": 1}, "deeds": [[1], [3]]}, "the group of space 1 is not in one hand"),
        ({"buildings": {"1": 1}}, "the group of space 1 is not in one hand"),
        ({"buildings": {"1": 1}, "deeds": [BROWN], "mortgaged": [3]}, "the group of space 1 is mortgaged"),
        ({"buildings": {"1": 2}, "deeds": [BROWN]}, "the group of space 1 is not built evenly"),
        ({"buildings": {"6": 3, "8": 3, "9": 1}, "deeds": [LIGHT_BLUE]}, "the group of space 6 is not built"),
        ({"mortgaged": [1]}, "mortgaged: space 1 is nobody's"),
        ({"mortgaged": [0]}, r"mortgaged\[0\]: space 0 cannot be owned"),
        ({"cash": [1, 2, 3], "bank": -5}, "bank: -5 does not balance 6"),
        ({"decks": [DECK, DECK, DECK]}, "decks: there are 2"),
        ({"decks": [{"kept": 1}]}, r"decks\[0\]: unknown field 'kept'"),
        (
            {"decks": [{"unseen": list(range(15)), "below": []}]},
            r"decks\[0\]: every card must be in one place",
        ),
        ({"decks": [{"unseen": [16, *range(15)], "below": []}]}, "16 is not"),
        ({"decks": [{"unseen": list(SIXTEEN), "below": [], "keeper": 1}]}, "every card must be in one place"),
        ({"decks": [{"unseen": [], "below": list(SIXTEEN), "keeper": 3}]}, "3 is not"),
        ({"turn": 3}, "turn: 3 is not"),
        (
            {"deeds": [MANY], "buildings": dict.fromkeys(map(str, MANY), 4)},
            "not so many houses and hotels in the box",
        ),
        (
            {"deeds": [MANY], "buildings": dict.fromkeys(map(str, MANY), 5)},
            "not so many houses and hotels in the box",
        ),
        ({"first": -2}, "first: somebody has begun"),
        ({"places": [40, 0, 0]}, r"places\[0\]: 40 is not a whole number from 0 to 39"),
        ({"jailed": [4, 0, 0]}, r"jailed\[0\]: 4 is not a whole number from 0 to 3"),
        ({"cash": [1, 2]}, "cash: 2 numbers for 3 seats"),
        ({"jailed": [1, 0, 0]}, r"jailed\[0\]: who is in Jail stands on space 10"),
        ({"out": [2], "cash": [9, 9, 1]}, "out: seat 2 is out of the game and owns nothing"),
        ({"out": [2], "cash": [9, 9, 0], "deeds": [[], [], [1]]}, "out: seat 2 is out of the game and owns"),
        ({"out": [0], "cash": [0, 9, 9]}, "turn: seat 0 is out of the game"),
        ({"out": [1, 2], "cash": [9, 0, 0]}, "out: a game needs two players"),
        ({"stack": [{"ask": "auction", "space": 1, "waits": [0]}]}, r"stack\[0\]: at the bottom is"),
    ],
)
def test_an_impossible_position_is_told(position, says):
    """The error says what is impossible, and where."""
    with pytest.raises(gn.BadPosition, match=says):
        lay("kanto", 3, **position)


@pytest.mark.parametrize(
    "position",
    [
        {"deeds": [[1, 39], [3]]},
        {"deeds": [BROWN], "buildings": {"1": 1, "3": 0}},
        {"deeds": [BROWN], "buildings": {"1": 5, "3": 4}},
        {"deeds": [[], [], [1]], "mortgaged": [1]},
        {"cash": [1, 2, 3], "bank": -6},
        {"pot": 50, "cash": [1, 2, 3], "bank": -56},
        {"places": [10, 0, 0], "jailed": [3, 0, 0]},
        {"out": [2], "cash": [9, 9, 0]},
        {"out": [0], "cash": [0, 9, 9], "turn": 1},
        {"decks": [{"unseen": [15], "below": list(range(15))}]},
        {"decks": [{"unseen": WITHOUT_FREE, "below": [], "keeper": 2}]},
    ],
)
def test_a_possible_position_is_taken_as_it_is(position):
    """What it says is so, and it comes back."""
    table = lay("kanto", 3, **position)
    again = gn.open("kanto", table.names, position=table.position())

    assert again.position() == table.position()
    shown = table.position()
    assert all(shown[name] == value for name, value in position.items() if name in {"cash", "bank", "out"})


@pytest.mark.parametrize("goods", ["pay:x", "pay:", "pay:10000000", "give:x", "card:tarot", "lend:5"])
def test_goods_that_cannot_be_read(goods):
    """A word that is no good, or a number that is none."""
    with pytest.raises(gn.Unreadable):
        lay("kanto", 3).read(0, f"offer 1 {goods}")
