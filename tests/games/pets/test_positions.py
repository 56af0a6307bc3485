"""Positions: given in part, written whole and read again."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import gamenight as gn
from tests.games.pets.laid import CARDS, GAME, JAIL_FREE, NAMES, cash, lay, places, seen, stacks
from tests.games.pets.stacks import approach, even
from tests.games.pets.tiny import FOUR, tiny_folder
from tests.games.pets.written import BROKE, CAT_3, DOG_3, FREE_3, debt, opened, question, refused

ALL = list(CARDS)
NOTATION = Path(__file__).parents[3] / "docs" / "reference" / "notation.md"


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
    """The deck of the other team is then unseen."""
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
    """An open question is laid as a whole position writes it."""
    table = opened(position)
    seat, words = asked

    assert table.waiting() == (seat,)
    assert table.legal(seat) == words


def test_the_example_of_the_notation():
    """The position in the notation's page: the cats owe the dogs, who are to pick one of two markers."""
    text = NOTATION.read_text(encoding="utf-8").split("| the team game | |")[1]
    position = json.loads(text.split("```json")[1].split("```")[0])
    table = opened(position, "cd")
    written: Any = table.position()

    assert (table.waiting(), table.legal(1)) == ((1,), ["pick 3 1", "pick 27 2"])
    assert written["stack"][0]["thrown"] == [5, 4]


def test_the_largest_numbers_fit():
    """Purses of any size that JSON can carry exactly, and a cent more is too much."""
    table = opened({"cash": [2**53, 2**53]}, terms={"rounds": 100_000})

    assert cash(table) == [2**53, 2**53]
    assert "is not a whole number" in refused({"cash": [2**53 + 1, 0]})


def test_a_position_after_the_end_has_its_outcome():
    """Written with it, and read with it."""
    table = approach(3, stacks=even([3]))
    table.play(0, "roll")
    table.play(0, "claim")
    again = gn.open(GAME, NAMES[:2], position=table.position())

    assert again.outcome is not None
    assert again.outcome.to_json() == {"clause": "end.claimed", "winners": [0], "standings": [[0], [1]]}
    assert again.hash() == table.hash()
