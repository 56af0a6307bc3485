"""The review of a finished game: the sum adds up, a blunder is found, a secret is no reproach."""

from __future__ import annotations

from dataclasses import replace

import pytest

import gamenight as gn
from gamenight.bots.named import sit_down
from gamenight.bots.seated import Seated
from gamenight.lab.figures import Mean, Share
from gamenight.lab.report.pages import account_rows
from gamenight.lab.review.dice import thrown
from gamenight.lab.review.review import Account, Moment, Review, decisive, reviewing
from tests.games.deal.hands import lay

FEW = 6


def played(game, bots, seed=3):
    """A game between bots at a table, to its end; its record."""
    table = gn.open(game, ["Ann", "Bob", "Cy", "Di"][: len(bots)], dealer=gn.Seeded(seed))
    seated = [Seated(sit_down(bot, table.game, seat, seat), table, seat) for seat, bot in enumerate(bots)]
    while table.outcome is None:
        taken = next(((one, action) for one in seated if (action := one.taken_up())), None)
        one, action = taken or (seated[table.waiting()[0]], seated[table.waiting()[0]].answer())
        table.play(one.seat, action)
    return table.record()


@pytest.fixture(scope="module")
def pets():
    """A game of the team game between an easy and a normal bot, reviewed."""
    return gn.lab.review(played("cats-vs-dogs", ["easy", "normal"]), playouts=FEW)


def test_start_luck_skill_and_the_others_add_up_to_the_end(pets):
    """For every seat, to the last bit that a float has."""
    for one in pets.accounts:
        parts = one.start + one.luck.value + one.skill.value + one.others.value
        assert parts == pytest.approx(one.end, abs=1e-12)
        assert one.end == (1.0 if one.seat in pets.winners else 0.0)


def test_what_is_shown_adds_up():
    """Rounded as it is."""
    luck, skill = Mean(0.7026, 0.6, 0.8), Mean(0.0444, 0.0, 0.1)
    found = Review("deal", ("Ann", "Bob"), (0,), 9, 200, 1)
    found.accounts = [Account(0, 0.2526, 1.0, luck, skill, Mean(0.0046, 0.0, 0.01))]
    name, start, *parts, end = account_rows(found)[0]

    assert [str(one) for one in (name, start, end)] == ["Ann", "25.3", "100.0"]
    assert [str(one).split(" ")[0] for one in parts] == ["+69.8", "+4.4", "+0.5"]
    assert sum(float(str(one).split(" ")[0]) for one in [start, *parts]) == pytest.approx(float(str(end)))


def test_the_choices_that_are_shown_were_looked_at_again(pets):
    """By other playouts than those that made them look best or worst."""
    shown = [*pets.best, *pets.worst]

    assert shown
    assert {choice.step for choice in shown} <= pets.closer


def test_who_plays_as_a_normal_player_does_has_luck_alone(pets):
    """Skill is what one does better or worse than a normal bot."""
    assert {choice.seat for choice in pets.choices} == {0}
    assert pets.accounts[1].skill.value == 0


def test_every_step_has_its_chances(pets):
    """From the first to the last, as the film counts them; at the end they are the result."""
    assert [moment.step for moment in pets.moments] == list(range(pets.steps + 1))
    assert [share.value for share in pets.moments[-1].chances] == [
        float(seat in pets.winners) for seat in range(2)
    ]


def test_the_decisive_step_is_one_of_chance_and_helped_the_winner(pets):
    """No throw raised the winner's chance more."""
    winner = pets.winners[0]
    gains = {
        after.step: after.chances[winner].value - before.chances[winner].value
        for before, after in zip(pets.moments, pets.moments[1:], strict=False)
        if after.throws
    }
    assert gains[pets.decisive] == max(gains.values())


@pytest.mark.parametrize(("swing", "step"), [(0.0, None), (0.004, None), (0.006, 1), (0.4, 1)])
def test_what_is_shown_as_nothing_decided_nothing(pets, swing, step):
    """A throw that did less than half a point for the winner is not what decided the game."""
    chances = (Share(0.5, 0.4, 0.6), Share(0.5 + swing, 0.4, 0.9))
    moments = [Moment(0, None, (chances[0], chances[0]), throws=False, told=())]
    moments.append(Moment(1, 1, (chances[0], chances[1]), throws=True, told=()))

    assert decisive(replace(pets, winners=(1,), moments=moments)) == step


def test_a_blunder_is_found():
    """Ann holds the card that fills her third set, and ends her turn; Bob, with two full sets, fills his."""
    full = {"brown": "brown brown", "utility": "utility utility", "dark-blue": "dark-blue"}
    table = lay(
        hands=["dark-blue 1M 1M 1M 1M 1M", "light-blue 2M"],
        sets=[
            full,
            {"red": "red red red", "green": "green green green", "light-blue": "light-blue light-blue"},
        ],
        chance=["3M", "3M"],
    )
    for seat, word in ((0, "end"), (1, "lay light-blue light-blue")):
        table.play(seat, word)
    found = gn.lab.review(table.record(), playouts=FEW)

    assert [(one.said, one.instead) for one in found.worst] == [("End the turn", "Lay Dark Blue Property")]
    assert found.worst[0].gain.value < -0.5
    assert found.accounts[0].skill.value < -0.5


def test_the_race_is_luck():
    """Nobody decides anything in it."""
    found = gn.lab.review(played("garden-path", ["normal", "normal"]), playouts=FEW)

    assert found.choices == []
    assert all(one.skill.value == one.others.value == 0 for one in found.accounts)


def test_a_review_grows():
    """It is told how much of the work is done; in the end all of it."""
    done = [found.done for found in reviewing(played("garden-path", ["normal", "normal"]), playouts=FEW)]

    assert done == sorted(done)
    assert done[-1] == 1


def test_the_same_seed_the_same_review():
    """To the last bit."""
    record = played("cats-vs-dogs", ["easy", "easy"])

    assert gn.lab.review(record, playouts=4).to_json() == gn.lab.review(record, playouts=4).to_json()


def test_a_game_that_is_not_over_is_not_reviewed():
    """It is said so."""
    table = gn.open("garden-path", ["Ann", "Bob"], dealer=gn.Seeded(1))
    with pytest.raises(gn.BadRecord, match="not over yet"):
        gn.lab.review(table.record())


def test_a_record_that_does_not_verify_is_not_reviewed():
    """A line that was changed is named."""
    record = played("garden-path", ["normal", "normal"])
    lines = record.splitlines()
    place = next(place for place, line in enumerate(lines) if line.startswith("#"))
    lines[place] = "# 0123456789abcdef"
    with pytest.raises(gn.BadRecord, match=f"line {place + 1}"):
        gn.lab.review("\n".join(lines) + "\n")


@pytest.mark.parametrize(
    ("dice", "usual"),
    [([6, 1, 5, 2], True), ([6] * 4, False), ([1] * 9, False), ([3, 4] * 50, True), ([6], True)],
)
def test_dice_are_held_against_the_band_that_so_many_keep(dice, usual):
    """The more dice, the narrower the band."""
    found = thrown(0, dice)

    assert found.is_usual is usual
    assert (found.low + found.high) / 2 == 3.5
    assert found.high - found.low > thrown(0, dice * 2).high - thrown(0, dice * 2).low


def test_every_die_of_every_seat_is_counted(pets):
    """Two for each throw; and a game without dice has none."""
    assert [one.seat for one in pets.dice] == [0, 1]
    assert all(one.count % 2 == 0 and 1 <= one.mean <= 6 for one in pets.dice)
    assert gn.lab.review(played("deal", ["plain", "plain"]), playouts=FEW).dice == []
