"""Questions to a game: paired seeds, a population of bots, bounds that hold for all comparisons."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.lab.asking import Effect, verdict
from gamenight.lab.figures import Mean, sure_for
from gamenight.lab.report.found import page_of
from gamenight.notation.plain import finite

RACE = "cats-and-dogs"


def test_the_same_games_have_the_same_length():
    """A rule that nobody's game depends on changes nothing, seed by seed, so the bounds close on zero."""
    answer = gn.lab.ask(RACE, "pieces", values=[["dog", "cat"]], bots=["random"], games=4, seats=2)

    assert answer.effects[0].change == Mean(0.0, 0.0, 0.0)
    assert answer.effects[0].usual == answer.effects[0].found


def test_a_rule_that_shortens_the_game():
    """A game that ends after two rounds is shorter than one that does not, for every kind of bots."""
    answer = gn.lab.ask("cats-vs-dogs", "rounds", values=[2], bots=["plain", "easy"], games=6, seats=2)

    assert answer.usual == 0
    assert [one.bots for one in answer.effects] == ["plain", "easy"]
    assert all(one.change.high < 0 for one in answer.effects)
    assert answer.verdicts[0].agree


def test_the_answer_rests_on_its_seeds_alone():
    """With one worker or two, the same to the last bit."""
    alone = gn.lab.ask("cats-vs-dogs", "rounds", values=[4], bots=["easy"], games=20, seats=2)
    together = gn.lab.ask("cats-vs-dogs", "rounds", values=[4], bots=["easy"], games=20, seats=2, workers=2)

    assert alone == together


@pytest.mark.parametrize(
    ("rule", "how", "says"),
    [
        ("rounds", {"games": 1}, "too few games to tell anything."),
        ("rounds", {"games": 8, "measure": "broken off"}, "there is nothing to compare it with"),
    ],
)
def test_a_question_without_an_answer_is_told(rule, how, says):
    """In a sentence, on a page and as data; bounds that nobody knows are null there."""
    answer = gn.lab.ask("cats-vs-dogs", rule, values=[3], bots=["plain"], seats=2, **how)
    page = page_of(answer)

    assert says in page
    assert "inf" not in page.partition("</style>")[2]
    assert finite(answer.to_json())["verdicts"][0]["change"]["low"] is None


@pytest.mark.parametrize(
    ("changes", "agree", "low", "high"),
    [
        ([(-4, 1), (-6, 1)], True, -7.2, -2.8),  # they differ more than each is unsure
        ([(-4, 3), (-4, 3)], True, -8.7, 0.7),  # as unsure as they are
        ([(3, 1), (-3, 1)], False, -6.8, 6.8),
    ],
)
def test_a_verdict_is_as_wide_as_the_bots_differ(changes, agree, low, high):
    """The average over the bots; its bounds know how unsure each is, and how far they are apart."""
    sure = sure_for(2)
    usual = Mean(100, 99, 101)
    effects = [
        Effect(True, str(place), usual, usual, Mean(value, value - sure * error, value + sure * error), 0)
        for place, (value, error) in enumerate(changes)
    ]
    found = verdict(True, effects, sure)

    assert found.agree == agree
    assert (found.change.low, found.change.high) == pytest.approx((low, high), abs=0.1)


@pytest.mark.parametrize(
    ("rule", "more", "why"),
    [
        ("parking_mony", {}, "did you mean 'parking_money'"),
        ("parking_money", {"measure": "fun"}, "no measure 'fun'; there are turns, decisions"),
        ("parking_money", {"bots": []}, "at least one kind"),
        ("parking_money", {"values": [False]}, "nothing to compare"),
        ("parking_money", {"values": ["much"]}, "cannot be 'much'"),
        ("minutes", {}, "takes many values"),
        ("parking_money", {"games": 0}, "at least one game"),
        ("parking_money", {"most": 0}, "at least one decision, not 0"),
        ("parking_money", {"seats": 9}, "kanto is played by 2 to 6, and not by 9"),
    ],
)
def test_a_question_that_cannot_be_asked(rule, more, why):
    """It is told what is wrong, before a game is played."""
    with pytest.raises(gn.BadSetup, match=why):
        gn.lab.ask("kanto", rule, **more)
