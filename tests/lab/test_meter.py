"""The house-rule meter: what terms do, measured, carried with the box, and said."""

from __future__ import annotations

import shutil

import pytest

import gamenight as gn
from gamenight.editions.shelf import SHELF, boxes, edition_of, editions
from gamenight.lab.figures import Mean
from gamenight.lab.meter.carried import FILE, Measured, Meter, meter_of, written
from gamenight.lab.meter.measuring import gaps, measurable, measure
from gamenight.lab.meter.saying import effects_of, note_of
from gamenight.lab.work import Game

TEAMS = "cats-vs-dogs"
SURE, UNSURE = Mean(-3.0, -4.8, -1.0), Mean(0.5, -1.0, 2.0)


def game_won(place: int, seed: int) -> Game:
    """A game for three in the order 2, 0, 1, won by who is at a place of it."""
    order = (2, 0, 1)
    return Game(seed, 0, (order[place],), 10, "end", 5, order)


def meter_with(*terms: Measured) -> Meter:
    """Figures of the team game as it stands on the shelf."""
    edition = edition_of(TEAMS)
    return Meter(
        game=TEAMS,
        command="",
        version="1",
        rules=edition.game.rules,
        content=edition.content,
        bots=("normal", "plain"),
        seats=4,
        games=10,
        usual_gap=UNSURE,
        terms=terms,
    )


@pytest.fixture
def box(tmp_path):
    """A copy of the team game's folder, without figures."""
    folder = tmp_path / "own-box"
    shutil.copytree(SHELF / TEAMS, folder, ignore=shutil.ignore_patterns(FILE))
    return folder


def test_the_length_is_what_ask_finds():
    """The same seeds, bots and bounds: one figure, whoever asks."""
    found = measure(TEAMS, bots=["plain", "easy"], seats=2, games=6)
    asked = gn.lab.ask(TEAMS, "bank_debt", bots=["plain", "easy"], seats=2, games=6)

    assert [(one.term, one.value) for one in found.terms] == [
        ("bank_debt", "forgiven"),
        ("no_marker", "hand_over"),
    ]
    assert found.terms[0].turns == asked.verdicts[0].change


@pytest.mark.parametrize(
    ("places", "gap"),
    [
        ([0] * 8, 100.0),  # who plays first always wins
        ([0, 1, 0, 1, 2, 2, 0, 1], -75.0),  # each half's best is the other's worst: no gap at all
        ([0, 0, 1, 1, 2, 2] * 4, 0.0),
    ],
)
def test_a_gap_is_found_in_games_that_did_not_choose_it(places, gap):
    """Best and worst are learned from one half and counted in the other, so luck alone makes no gap."""
    found = gaps([game_won(place, seed) for seed, place in enumerate(places)])

    assert sum(found) / len(found) == pytest.approx(gap)


def test_what_needs_a_clock_is_not_measured():
    """Bots play without one, so the game by the clock would seem endless."""
    terms = dict(measurable(edition_of("dog-lovers"), 4))

    assert "timed" not in terms["variant"]
    assert "short" in terms["variant"]


@pytest.mark.parametrize("game", sorted(boxes()))
def test_every_box_carries_what_can_be_measured(game):
    """The figures are of this box by these rules; `gamenight lab meter` makes them anew."""
    asked = [(term, value) for term, values in measurable(edition_of(game), 4) for value in values]
    found = meter_of(game)

    assert [(one.term, one.value) for one in (found.terms if found is not None else ())] == asked


@pytest.mark.parametrize(
    ("turns", "agree", "gap", "said"),
    [
        (SURE, True, UNSURE, "3.0 % shorter (1.0 to 4.8), just as fair"),
        (
            Mean(3, 1, 5),
            False,
            UNSURE,
            "3.0 % longer (1.0 to 5.0), but it depends on who plays, just as fair",
        ),
        (Mean(6, -0.2, 12.4), False, UNSURE, "perhaps shorter (\N{MINUS SIGN}0.2 to +12.4 %), just as fair"),
        (UNSURE, False, UNSURE, "about as long (\N{MINUS SIGN}1.0 to +2.0 %), just as fair"),
        (Mean(0.01, 0.0, 0.04), True, UNSURE, "makes no difference that matters"),
        (SURE, True, SURE, "closer by 3.0 games in 100 (1.0 to 4.8)"),
        (SURE, True, Mean(3, 1, 5), "3.0 games in 100 further apart (1.0 to 5.0)"),
    ],
)
def test_what_is_sure_is_said_as_sure(box, turns, agree, gap, said):
    """Shorter or longer where the bounds leave no doubt, and whether all bots agree."""
    (box / FILE).write_bytes(written(meter_with(Measured("bank_debt", "forgiven", turns, agree, gap))))
    (line,) = effects_of(edition_of(box), {"bank_debt": "forgiven"})

    assert line.effect.endswith(said)
    assert str(line).startswith("A team that cannot pay the Bank: is forgiven: ")


def test_what_was_not_measured_is_said_to_be_so(box):
    """Another term, and all of them where there are no figures; what is as in the box is not spoken of."""
    agreed = {"bank_debt": "forgiven", "rounds": 7, "no_marker": "keep"}
    before = effects_of(edition_of(box), agreed)
    (box / FILE).write_bytes(written(meter_with(Measured("bank_debt", "forgiven", SURE, True, UNSURE))))
    after = effects_of(edition_of(box), agreed)

    assert [one.effect for one in before] == ["not measured"] * 2
    assert [(one.term, one.effect == "not measured") for one in after] == [
        ("bank_debt", False),
        ("rounds", True),
    ]
    assert note_of(edition_of(box), after).endswith("Each was measured alone, not all of them together.")
    assert note_of(edition_of(box), after[:1]).endswith("gamenight 1.")


@pytest.mark.parametrize("change", ["content", "rules", "text"])
def test_figures_of_another_box_do_not_count(box, change):
    """A box or rules that have changed since are not measured, and neither is a file that is none."""
    meter = meter_with(Measured("bank_debt", "forgiven", SURE, True, UNSURE))
    file = box / FILE
    file.write_bytes(written(meter))
    text = file.read_text(encoding="utf-8")
    other = {
        "content": text.replace(meter.content, "0" * 8),
        "rules": text.replace(f'"rules": {meter.rules}', '"rules": 99'),
        "text": text[:40],
    }
    before = meter_of(box)
    file.unlink()
    file.write_text(other[change] + " ", encoding="utf-8")

    assert before == meter
    assert meter_of(box) is None


def test_every_effect_can_be_said_in_every_language():
    """Nothing on the shelf lacks its words."""
    for edition in editions():
        for term, values in measurable(edition, 4):
            for value in values:
                assert [str(one) for one in effects_of(edition, {term: value}, "de")]
