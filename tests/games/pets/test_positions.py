"""Positions: given in part, written whole and read again; and those that no game could reach."""

import json
import random
from pathlib import Path

import pytest

import gamenight as gn
from tests.games.pets.laid import CARDS, GAME, JAIL_FREE, NAMES, TITLES, cash, lay, places, seen, stacks
from tests.games.pets.stacks import approach, even
from tests.games.pets.tiny import FOUR, lay_tiny, tiny_folder

ALL = list(CARDS)
NOTATION = Path(__file__).parents[3] / "docs" / "notation.md"


def opened(position, seats="cdc", terms=None):
    """A table of three laid as the position says."""
    teams = [{"c": "cat", "d": "dog"}[one] for one in seats]
    agreed = {"teams": teams, **(terms or {})}
    return gn.open(GAME, NAMES[: len(seats)], agreed, dealer=gn.Scripted([]), position=position)


def refused(position, seats="cdc", terms=None):
    """What is wrong with the position."""
    with pytest.raises(gn.BadPosition) as bad:
        opened(position, seats, terms)
    return str(bad.value)


# In part


def test_an_empty_position_is_a_first_turn():
    """Everything as when play begins, and seat 0 has the dice."""
    table = opened({})
    position = table.position()

    assert (cash(table), places(table), stacks(table)) == ([2000, 2000], [0, 0, 0], {})
    assert (position["next"], position["bank"], position["sudden"]) == ([2, 1], -4000, False)
    assert (table.waiting(), table.legal(0)) == ((0,), ["roll"])


@pytest.mark.parametrize(
    ("given", "field", "whole"),
    [
        ({"cash": [5, 7]}, "bank", -12),
        ({"cash": [5, 7], "bank": -12}, "cash", [5, 7]),
        ({"places": [1, 2, 27]}, "places", [1, 2, 27]),
        ({"places": [7, 7, 0], "jailed": [1, 3, 0]}, "jailed", [1, 3, 0]),
        ({"turn": 1}, "next", [2, 1]),
        ({"turn": 2}, "next", [0, 1]),
        ({"next": [2, 1]}, "next", [2, 1]),
        ({"stacks": {}}, "stacks", {}),
        ({"stacks": {"1": []}}, "stacks", {}),  # an empty stack is none
        ({"stacks": {"27": ["cat", "dog", "cat"]}}, "stacks", {"27": ["cat", "dog", "cat"]}),
        ({"begun": "dog"}, "begun", "dog"),
        ({"exchanges": 1, "rounds": 5}, "rounds", 5),
        ({"rounds": 99}, "rounds", 99),
        ({"rounds": 100_001}, "rounds", 100_001),  # there is no cap
    ],
)
def test_what_is_given_is_so_and_the_rest_follows(given, field, whole):
    """The Bank balances the purses; who plays next follows from whose turn it is."""
    assert opened(given).position()[field] == whole


def test_decks_may_be_given_for_one_team():
    """The other is unseen."""
    deck = {"unseen": [11], "below": [3, 1, 0, 4, 5, 6, 7, 8, 9, 10], "kept": [JAIL_FREE]}
    table = opened({"decks": [deck]})

    assert table.position()["decks"] == [deck, {"unseen": ALL, "below": [], "kept": []}]
    assert [team["jail_cards"] for team in seen(table)["teams"]] == [1, 0]


@pytest.mark.parametrize(("out", "turn", "next_"), [([0], 2, [2, 1]), ([2], 0, [0, 1]), ([0], 1, [2, 1])])
def test_who_is_out_has_no_turn(out, turn, next_):
    """The next of the team plays."""
    table = opened({"out": out, "turn": turn})

    assert table.position()["next"] == next_
    assert table.waiting() == (turn,)


@pytest.mark.rule("end.sudden_death")
def test_sudden_death_is_laid_by_a_word():
    """All is claimed, and even."""
    table = lay(2, stacks=even(), sudden=True)

    assert seen(table)["sudden_death"] is True
    assert table.outcome is None


# There and back


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("is_tiny", [False, True])
def test_every_position_of_a_game_is_read_again(tmp_path, seed, is_tiny):
    """The same hash, the same choices, and the same seat waited for; the end too."""
    rng = random.Random(seed)
    game = tiny_folder(tmp_path, FOUR) if is_tiny else GAME
    teams = ["cat", "dog", "dog", "cat"][: rng.choice([2, 3, 4])]
    terms = {"teams": teams, "rounds": 6}
    names = NAMES[: len(teams)]
    table = gn.open(game, names, terms, gn.Seeded(seed))
    asked = set()
    for _ in range(120):
        again = gn.open(game, names, terms, gn.Seeded(seed), position=table.position())

        assert again.hash() == table.hash()
        assert again.position() == table.position()
        assert [again.legal(seat) for seat in range(len(names))] == [
            table.legal(seat) for seat in range(len(names))
        ]
        asked.add(table.view()["asked"])
        if table.outcome is not None:
            break
        seat = rng.choice(table.waiting())
        table.play(seat, rng.choice(table.legal(seat)) if rng.random() > 0.02 else "resign")
    assert {"start", "turn"} <= asked


# What no game could reach

SPLIT = {"stack": [{"ask": "turn", "seat": 0, "stage": "acting"}]}


def question(ask, seat=0, stage="acting", **more):
    """A turn of seat 0 with a question above it."""
    above = {"ask": ask, "seat": seat, "waits": [seat], **more}
    return {"stack": [{"ask": "turn", "seat": 0, "stage": stage}, above]}


def debt(seat=1, debtor="cat", creditor="dog", **more):
    """A pick of a marker, for a debt of 100."""
    return question("pick", seat, amount=100, debtor=debtor, creditor=creditor, **more)


CAT_3 = {"stacks": {"3": ["cat"]}, "places": [3, 0, 0]}
DOG_3 = {"stacks": {"3": ["dog"]}, "places": [3, 0, 0]}
FREE_3 = {"places": [3, 0, 0]}
BROKE = {"stacks": {"3": ["cat"]}, "cash": [0, 0]}


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
    ("position", "asked"),
    [
        ({**FREE_3, **question("claim", space=3, amount=100)}, (0, ["claim", "leave"])),
        ({**CAT_3, **question("add", space=3, amount=100)}, (0, ["add", "leave"])),
        ({**DOG_3, **question("tribute", space=3, amount=100)}, (0, ["take", "tribute"])),
        ({**BROKE, **debt()}, (1, ["pick 3 1"])),
        ({**BROKE, **debt(stage="fined", creditor="bank")}, (1, ["pick 3 1"])),
    ],
)
def test_a_question_may_be_laid_too(position, asked):
    """As a whole position writes it."""
    table = opened(position)
    seat, words = asked

    assert table.waiting() == (seat,)
    assert table.legal(seat) == words


def test_the_example_of_the_notation():
    """The position in docs/notation.md: the cats owe the dogs, who are to pick one of two markers."""
    text = NOTATION.read_text(encoding="utf-8").split("| the team game | |")[1]
    position = json.loads(text.split("```json")[1].split("```")[0])
    table = opened(position, "cd")

    assert (table.waiting(), table.legal(1)) == ((1,), ["pick 3 1", "pick 27 2"])
    assert table.position()["stack"][0]["thrown"] == [5, 4]


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


def test_the_largest_numbers_fit():
    """Purses of any size that JSON can carry exactly, and a cent more is too much."""
    table = opened({"cash": [2**53, 2**53]}, terms={"rounds": 100_000})

    assert cash(table) == [2**53, 2**53]
    assert "is not a whole number" in refused({"cash": [2**53 + 1, 0]})


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


def test_a_position_after_the_end_has_its_outcome():
    """Written with it, and read with it."""
    table = approach(3, stacks=even([3]))
    table.play(0, "roll")
    table.play(0, "claim")
    again = gn.open(GAME, NAMES[:2], position=table.position())

    assert again.outcome is not None
    assert again.outcome.to_json() == {"clause": "end.claimed", "winners": [0], "standings": [[0], [1]]}
    assert again.hash() == table.hash()
