"""What a choice says of itself: its verb, what it is about, what it is shown with, how it is filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from gamenight.server import facts
from tests.games.deal import hands as deal
from tests.games.pets import laid as pets
from tests.games.property import laid as kanto
from tests.views.golden import seated

if TYPE_CHECKING:
    import gamenight as gn
    from gamenight.server import wire

OWNER: dict[str, Any] = {"deeds": [[1, 3, 5], [39]], "buildings": {"1": 1, "3": 1}}


def choices(table: gn.Table, seat: int = 0) -> dict[str, wire.Choice]:
    """What a seat is offered, by the words."""
    room = seated(table)
    return {one.word: one for one in facts.hands(room, seat + 1, None)[0].choices}


def test_a_choice_is_about_what_its_slots_hold():
    """By their names; what is left open is not among it."""
    found = choices(kanto.lay(**OWNER))

    assert {word: one.facts for word, one in found.items() if one.why_not is None} == {
        "roll": {},
        "build 1": {"space": 1},
        "build 3": {"space": 3},
        "sell 1": {"space": 1},
        "sell 3": {"space": 3},
        "mortgage 5": {"space": 5},
        "offer 1 <goods>": {"seat": 1},
        "resign": {},
    }
    assert {word: one.form for word, one in found.items() if one.form} == {
        "offer 1 <goods>": "offer 1 {goods}"
    }
    assert found["build 3"].verb == "build"


def test_business_has_its_heading_and_leaving_stands_apart():
    """What is not grouped is an answer to the question."""
    found = choices(kanto.lay(**OWNER))

    assert {one.verb: one.group for one in found.values() if one.group} == {
        "build": "build",
        "sell": "sell",
        "mortgage": "mortgage",
        "offer": "trade",
        "resign": "leave",
    }


def test_what_cannot_be_taken_back_says_so():
    """Resigning and going bankrupt are marked as grave."""
    table = kanto.lay(chance=[(1, 3)], cash=[1, 900], places=[0, 0])
    table.play(0, "roll")

    assert {word for word, one in choices(kanto.lay()).items() if one.grave} == {"resign"}
    assert {verb.word for verb in table.game.verbs if verb.grave} == {"bankrupt", "resign"}


def test_a_number_that_is_open_is_filled_in_by_the_form():
    """The word shows the range, the form the place of the number."""
    table = kanto.lay(chance=[(1, 2)], places=[36, 0])
    table.play(0, "roll")
    table.play(0, "decline")
    bid = next(one for one in choices(table).values() if one.verb == "bid")

    assert (bid.form, bid.facts) == ("bid {amount}", {})
    assert bid.word.startswith("bid 1..")


@pytest.mark.parametrize(
    ("cash", "jailed", "lacking"),
    [([1500, 1500], [0, 0], set()), ([10, 1500], [1, 0], {"pay", "card"}), ([1500, 1500], [1, 0], {"card"})],
    ids=["free", "poor", "rich"],
)
def test_a_greyed_choice_says_whether_only_the_means_are_lacking(cash, jailed, lacking):
    """In Jail one would pay or use a card, if one had it; out of it neither is asked for."""
    found = choices(kanto.lay(cash=cash, jailed=jailed, places=[10, 0]))

    assert {word for word, one in found.items() if one.why_not and one.why_not.lacks} == lacking


def test_the_likely_comes_first():
    """Every card is money, and banking it is named after all else that can be done."""
    found = choices(deal.lay(2, hands=["1M pass-go sly-deal", ""], sets=[{}, {"red": "red"}]))
    verbs = [one.verb for one in found.values() if one.why_not is None]

    assert verbs == ["steal", "pass-go", "end", "bank", "bank", "bank", "resign"]


@pytest.mark.parametrize(
    ("hand", "word", "used"),
    [
        ("5M", "bank 5M", ["5M"]),
        ("any", "lay any red", ["any"]),
        ("pass-go", "pass-go", ["pass-go"]),
        ("birthday", "birthday", ["birthday"]),
        ("debt-collector", "collect 1", ["debt-collector"]),
        ("rent-red-yellow", "rent red 0", ["rent-red-yellow"]),
        ("rent-any rent-red-yellow", "rent-one 1 red 0", ["rent-any"]),
        ("rent-red-yellow double-rent", "rent red 1", ["rent-red-yellow", "double-rent"]),
        ("sly-deal", "steal 1 pink:pink", ["sly-deal"]),
        ("forced-deal", "swap 1 pink:pink red:red", ["forced-deal"]),
        ("deal-breaker", "break 1 brown", ["deal-breaker"]),
        ("house", "house dark-blue", ["house"]),
        ("pass-go", "end", []),
    ],
)
def test_a_choice_names_the_cards_it_is_played_with(hand, word, used):
    """Of the hand, by their kinds."""
    sets = [{"red": "red", "dark-blue": "dark-blue dark-blue"}, {"pink": "pink", "brown": "brown brown"}]
    found = choices(deal.lay(2, hands=[hand, ""], sets=sets))

    assert [deal.game().kind_words[kind] for kind in found[word].uses] == used


def test_markers_are_picked_by_space_and_level():
    """The markers of the team that cannot pay."""
    table = pets.lay(2, [(1, 2)], cash=[0, 900], stacks={3: "d", 1: "cdc", 9: "c"})
    table.play(0, "roll")
    found = choices(table, 1)

    assert [one.facts for one in found.values() if one.verb == "pick"] == [
        {"space": 1, "level": 1},
        {"space": 1, "level": 3},
        {"space": 9, "level": 1},
    ]
