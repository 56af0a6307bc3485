"""Positions that no game could reach are refused, with the field and what would be right."""

from __future__ import annotations

import pytest

import gamenight as gn
from tests.games.pets.laid import CARDS, TITLES
from tests.games.pets.tiny import FOUR, lay_tiny
from tests.games.pets.written import BROKE, CAT_3, DOG_3, FREE_3, debt, question, refused

ALL = list(CARDS)
CLAIM = question("claim", space=3, amount=100)["stack"]
SPLIT = {"stack": [{"ask": "turn", "seat": 0, "stage": "acting"}]}


@pytest.mark.parametrize(
    ("position", "says"),
    [
        # Fields
        ({"cahs": [1, 2]}, "unknown field 'cahs'; did you mean 'cash'?"),
        ({"zzz": 1}, "unknown field 'zzz'; known are"),
        # Purses
        ({"cash": [1]}, "cash: 1 sums for 2 teams; give one each"),
        ({"cash": [1, 2, 3]}, "cash: 3 sums for 2 teams; give one each"),
        ({"cash": [-1, 2]}, "cash[0]: -1 is not a whole number from 0"),
        ({"cash": [1, 2.5]}, "cash[1]: 2.5 is not a whole number"),
        ({"cash": [True, 2]}, "cash[0]: True is not a whole number"),
        ({"cash": "rich"}, "cash: 'rich' is not a list of sums"),
        ({"cash": [5, 7], "bank": -11}, "bank: -11 does not balance 12 in the purses"),
        ({"bank": 0}, "bank: 0 does not balance 4000 in the purses"),
        # Tokens
        ({"places": [0, 0]}, "places: 2 numbers for 3 seats; give one each"),
        ({"places": [0, 0, 28]}, "places[2]: 28 is not a whole number from 0 to 27"),
        ({"places": [0, -1, 0]}, "places[1]: -1 is not a whole number from 0 to 27"),
        ({"jailed": [4, 0, 0]}, "jailed[0]: 4 is not a whole number from 0 to 3"),
        ({"jailed": [0, 1, 0]}, "jailed[1]: who is in Jail stands on space 7"),
        ({"jailed": [0, 1, 0], "places": [7, 14, 7]}, "jailed[1]: who is in Jail stands on space 7"),
        # Stacks
        ({"stacks": []}, "stacks: [] is not an object of spaces and markers"),
        ({"stacks": {"0": ["cat"]}}, "stacks: '0' is no title; give the number of a space with a price"),
        ({"stacks": {"2": ["cat"]}}, "stacks: '2' is no title"),
        ({"stacks": {"28": ["cat"]}}, "stacks: '28' is no title"),
        ({"stacks": {"-1": ["cat"]}}, "stacks: '-1' is no title"),
        ({"stacks": {"³": ["cat"]}}, "stacks: '³' is no title"),
        ({"stacks": {3: ["cat"]}}, "stacks: 3 is no title"),
        ({"stacks": {"3": ["cat"] * 4}}, "is not a list of at most 3 markers"),
        ({"stacks": {"3": "cat"}}, "stacks[3]: 'cat' is not a list of at most 3 markers"),
        ({"stacks": {"3": ["bird"]}}, "stacks[3]: 'bird' is no marker; it is 'cat' or 'dog'"),
        ({"stacks": {"3": [0]}}, "stacks[3]: 0 is no marker; it is 'cat' or 'dog'"),
        ({"stacks": {"3": [["cat"]]}}, "stacks[3]: ['cat'] is no marker"),
        # Decks
        ({"decks": {}}, "decks: {} is not a list of objects"),
        ({"decks": [{"unseen": ALL}] * 3}, "decks: there are 2"),
        ({"decks": [{}]}, "decks[0]: every card must be in one place, unseen, below or kept"),
        ({"decks": [{"unseen": ALL[1:]}]}, "decks[0]: every card must be in one place"),
        ({"decks": [{"unseen": ALL, "below": [0]}]}, "decks[0]: every card must be in one place"),
        ({"decks": [{"unseen": ALL}, {"unseen": [*ALL[:-1], 12]}]}, "unseen[11]: 12 is not a whole number"),
        ({"decks": [{"unseen": ALL[1:], "kept": [0]}]}, "decks[0]: card 0 cannot be kept"),
        ({"decks": [{"unsene": ALL}]}, "decks[0]: unknown field 'unsene'; did you mean 'unseen'?"),
        # Turns and rounds
        ({"turn": 3}, "turn: 3 is not a whole number from 0 to 2"),
        ({"turn": 0, "out": [0]}, "turn: seat 0 is out of the game"),
        ({"out": [1]}, "out: nobody plays for 'dog', and so the game is over"),
        ({"out": [0, 2], "turn": 1}, "out: nobody plays for 'cat', and so the game is over"),
        ({"out": [3]}, "out[0]: 3 is not a whole number from 0 to 2"),
        ({"next": [1, 1], "turn": 1}, "next[0]: seat 1 does not play for 'cat'"),
        ({"next": [2, 0]}, "next[1]: seat 0 does not play for 'dog'"),
        ({"next": [2]}, "next: 1 seats for 2 teams; give one each"),
        ({"begun": 1}, "begun: 1 is no team; it is 'cat' or 'dog'"),
        ({"rounds": -1}, "rounds: -1 is not a whole number from 0 to"),
        ({"left": [0]}, "stack[0]: who has left the game is asked nothing"),
        # The end
        ({"sudden": 1}, "sudden: 1 is neither true nor false"),
        ({"sudden": True}, "sudden: it begins when every title is claimed, and some have no marker"),
        (
            {"sudden": True, "stacks": {"1": ["cat"]}},
            "sudden: one team has more titles, and so the game is over",
        ),
        (
            {"stacks": {str(title): ["cat"] for title in TITLES}},
            "stacks: every title is claimed; then the game is over, or it is sudden death",
        ),
        (
            {"stacks": {str(title): ["cat"] for title in TITLES}, "sudden": True},
            "sudden: one team has more titles, and so the game is over",
        ),
        ({"outcome": 5}, "outcome: 5 is not an object"),
        # What is asked
        ({"stack": []}, "nobody is asked anything, and there is no outcome"),
        (SPLIT, "nobody is asked anything, and there is no outcome"),
        ({"stack": [{"ask": "dance", "waits": [0]}]}, "stack[0].ask: 'dance' is no decision of this game"),
        (
            {"stack": [{"ask": "claim", "seat": 0, "waits": [0]}]},
            "at the bottom is the showing of pets or a turn",
        ),
        ({"stack": [{"ask": "turn", "waits": [0]}]}, "stack[0]: the dice belong to a seat"),
        ({"stack": [{"ask": "turn", "seat": 0, "waits": [1]}]}, "stack[0]: seat 0 has the dice"),
        (
            {"stack": [{"ask": "turn", "seat": 0, "waits": [0], "stage": "throwing"}]},
            "stack[0]: seat 0 has the dice",
        ),
        (
            {"stack": [{"ask": "turn", "seat": 0, "waits": [0], "stage": "after"}]},
            "stack[0].stage: 'after' is none of 'before', 'throwing', 'drawing', 'acting', 'fined'",
        ),
        ({"stack": [{"ask": "turn", "seat": 0, "waits": [7]}]}, "stack[0].waits: 7 is not a whole number"),
        (
            {"stack": [{"ask": "start", "waits": [0, 2]}], "out": [0]},
            "who has left the game is asked nothing",
        ),
        (
            {"stack": [{"ask": "turn", "seat": 0}, {"ask": "turn", "seat": 1, "waits": [1]}]},
            "stack: above a turn lies one question",
        ),
        (
            {
                "stack": [
                    {"ask": "start"},
                    {"ask": "claim", "seat": 0, "space": 3, "amount": 100, "waits": [0]},
                ]
            },
            "stack: above a turn lies one question, and above the showing of pets none",
        ),
        ({**FREE_3, "stack": [*CLAIM, CLAIM[1]]}, "stack: above a turn lies one question"),
        # Claiming
        (
            {**FREE_3, **question("claim", space=4, amount=100)},
            "stack[1]: space 4 is no unclaimed title under seat 0",
        ),
        (
            {**CAT_3, **question("claim", space=3, amount=100)},
            "stack[1]: space 3 is no unclaimed title under seat 0",
        ),
        (question("claim", space=0, amount=0), "stack[1]: space 0 is no unclaimed title under seat 0"),
        ({**FREE_3, **question("claim", space=3, amount=99)}, "stack[1]: the question is about 100"),
        ({**FREE_3, "cash": [99, 0], **question("claim", space=3, amount=100)}, "and the team must have it"),
        (
            {"places": [0, 3, 0], **question("claim", seat=1, space=3, amount=100)},
            "stack[1]: space 3 is no unclaimed title under seat 1",
        ),
        (
            {**FREE_3, **question("claim", stage="fined", space=3, amount=100)},
            "stack[0].stage: with 'claim' above it is 'acting'",
        ),
        (
            {**FREE_3, **question("claim", stage="before", space=3, amount=100)},
            "stack[0].stage: with 'claim' above it is 'acting'",
        ),
        # Adding
        (
            {**FREE_3, **question("add", space=3, amount=100)},
            "stack[1]: space 3 is no unlocked title of seat 0's team",
        ),
        (
            {**DOG_3, **question("add", space=3, amount=100)},
            "stack[1]: space 3 is no unlocked title of seat 0's team",
        ),
        (
            {"places": [3, 0, 0], "stacks": {"3": ["cat"] * 3}, **question("add", space=3, amount=100)},
            "stack[1]: space 3 is no unlocked title of seat 0's team",
        ),
        ({**CAT_3, **question("add", space=3, amount=200)}, "stack[1]: the question is about 100"),
        # Tribute
        ({**CAT_3, **question("tribute", space=3, amount=100)}, "stack[1]: space 3 is not the other team's"),
        ({**DOG_3, **question("tribute", space=3, amount=200)}, "stack[1]: the tribute is 100"),
        (
            {**DOG_3, "cash": [199, 0], **question("tribute", space=3, amount=100)},
            "the team must have it and the surcharge",
        ),
        (
            {"places": [3, 0, 0], "stacks": {"3": ["dog"] * 3}, **question("tribute", space=3, amount=100)},
            "stack[1]: space 3 is no unlocked title under seat 0",
        ),
        # Picking
        (
            {**BROKE, **debt(seat=0)},
            "stack[1]: a player of the other team picks the marker",
        ),
        (
            {**BROKE, **debt(debtor="dog", creditor="dog", seat=0)},
            "stack[1]: a pick names the team that cannot pay",
        ),
        ({**BROKE, **debt(creditor="cat")}, "the other team or the bank (creditor)"),
        ({"cash": [0, 0], **debt()}, "stack[1]: only a team with too little cash"),
        ({**CAT_3, **debt()}, "stack[1]: only a team with too little cash"),
        # Chance
        (question("dice", stage="acting"), "stack[0].stage: with 'dice' above it is 'throwing'"),
        (
            {
                "decks": [{"below": ALL}],
                "stack": [
                    {"ask": "turn", "seat": 0, "stage": "drawing"},
                    {"ask": "draw", "seat": 0, "deck": "cat", "waits": ["chance"]},
                ],
            },
            "stack[1]: a card is drawn from a deck in which there are some that nobody has seen",
        ),
        (
            {
                "stack": [
                    {"ask": "turn", "seat": 0, "stage": "drawing"},
                    {"ask": "draw", "seat": 0, "deck": "dog", "waits": ["chance"]},
                ]
            },
            "stack[1]: a drawn card waits for chance alone, and for a player of the deck's team",
        ),
    ],
)
def test_impossible_positions_are_refused_by_name(position, says):
    """With the field, and what would be right."""
    assert says in refused(position)


@pytest.mark.parametrize(
    ("thrown", "says"),
    [
        ([5], "stack[0].thrown: 1 dice; give both"),
        ([5, 7], "stack[0].thrown[1]: 7 is not a whole number from 1 to 6"),
        (9, "stack[0].thrown: 9 is not a list of dice"),
    ],
)
def test_dice_that_cannot_lie_so(thrown, says):
    """Two, each from one to six."""
    assert says in refused({"stack": [{"ask": "turn", "seat": 0, "waits": [0], "thrown": thrown}]})


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({"places": [10, 0]}, "places[0]: 10 is not a whole number from 0 to 9"),
        ({"jailed": [3, 0]}, "jailed[0]: 3 is not a whole number from 0 to 2"),
        ({"jailed": [1, 0]}, "jailed[0]: who is in Jail stands on space 4"),
        ({"stacks": {7: "c"}}, "stacks: '7' is no title"),
    ],
)
def test_a_tiny_boards_bounds(tmp_path, position, says):
    """They are the box's: its size, its titles, its Jail, its turns there."""
    with pytest.raises(gn.BadPosition) as bad:
        lay_tiny(tmp_path, FOUR, **position)

    assert says in str(bad.value)
