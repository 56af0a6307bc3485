"""Bots by name: levels, characters, opponents, and classes of one's own."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.bots import named
from gamenight.bots.named import bot_named, levels, names
from gamenight.bots.search.thinker import Thinker
from gamenight.bots.slips import Slips
from gamenight.kernel.action import ABSENT
from tests.bots.tables import laid

EFFORTS = {"hard": 400, "master": 2000}


@pytest.mark.parametrize(
    ("name", "family", "kind"),
    [
        ("easy", "deal", "Slips"),
        ("easy-bold", "property", "Slips"),
        ("normal", "deal", "NormalDeal"),
        ("normal-bold", "deal", "NormalDeal"),
        ("hard", "deal", "Thinker"),
        ("master-careful", "deal", "Thinker"),
        ("plain", "deal", "PlainDeal"),
        ("risk-aware", "deal", "RiskAware"),
        ("hard", "pets", "PlainPets"),  # looking ahead gains nothing there
        ("hard", "race", "RandomBot"),  # there is nothing to decide
        ("random", "deal", "RandomBot"),
        ("tests.bots.test_named:Own", "deal", "Own"),
    ],
)
def test_a_bot_is_found_by_its_name(name, family, kind):
    """In every family by the same names."""
    assert type(bot_named(name, family)).__name__ == kind


class Own(gn.Bot):
    """Somebody's own."""

    def choose(self, sight, answers):
        """The first."""
        return answers[0]


class Needy(gn.Bot):
    """Cannot be made without being told something."""

    def __init__(self, something):
        """Want something."""


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nobody", "no bot 'nobody' for this game; there are easy, normal, hard, master, normal-careful"),
        ("hard-shy", "no bot 'hard-shy'"),
        (
            "tests.bots.nowhere:Own",
            "no bot tests.bots.nowhere:Own: there is no file tests/bots/nowhere.py in",
        ),
        ("tests.bots.test_named:Nobody", "tests.bots.test_named has no class 'Nobody'"),
        ("mine.py:Own", "write MODULE:CLASS, without a folder and without .py"),
        ("./mine:Own", "write MODULE:CLASS"),
        ("tests.bots.test_named:EFFORTS", "is no bot; derive it from gamenight.Bot"),
        ("tests.bots.test_named:Needy", "cannot be made without arguments"),
        ("tests.bots.test_named:own", "tests.bots.test_named has no class 'own'; it has Own, Needy"),
        (":Own", "there is no bot :Own"),
    ],
)
def test_a_name_that_stands_for_no_bot_is_told(name, why):
    """What is wrong, and which names there are."""
    with pytest.raises(gn.BadSetup, match=why):
        bot_named(name, "deal")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("import gamenight\nclass Own(\n", "slip.py:2: '\\(' was never closed"),
        ("import gamenight\n\n1 / 0\n", "slip.py:3: ZeroDivisionError: division by zero"),
        ("import nothing_of_the_kind\n", "No module named 'nothing_of_the_kind'"),
    ],
)
def test_a_slip_in_ones_own_file_is_told_with_its_line(tmp_path, monkeypatch, text, why):
    """And not by all that stood between the command and that line."""
    (tmp_path / "slip.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(gn.BadSetup, match=f"slip:Own cannot be read: .*{why}"):
        bot_named("slip:Own", "deal")


@pytest.mark.parametrize(
    ("family", "there"),
    [("deal", ["easy", "normal", "hard", "master"]), ("pets", ["easy", "normal"]), ("race", [])],
)
def test_the_levels_that_differ(family, there):
    """No more than can be told from each other at the table."""
    assert levels(family) == there


def test_every_name_that_is_listed_can_be_had():
    """For every family."""
    for family in ("deal", "pets", "race"):
        assert all(isinstance(bot_named(name, family), gn.Bot) for name in names(family))


@pytest.mark.parametrize("engine", ["compiled", "interpreted"])
@pytest.mark.parametrize("level", EFFORTS)
def test_a_level_is_so_many_playouts(level, engine, monkeypatch):
    """The same on every machine; a twentieth where the engine is not compiled, and then it is said."""
    monkeypatch.setattr(named, "engine", lambda: engine)
    bot = bot_named(level, "deal")
    assert isinstance(bot, Thinker)

    assert bot.effort.playouts == EFFORTS[level] // (1 if engine == "compiled" else named.SLOW)
    assert named.thinks_less(level) == (engine == "interpreted")
    assert not named.thinks_less("normal")


def test_slips_are_plain_answers_to_what_is_asked():
    """Of many choices about a third are left to luck; none is filled in, none is other business."""
    table = laid("dog-lovers", ["dice 1 2"], cash=[1500, 1500])
    table.play(0, "roll")
    answers = table.legal_actions(0)
    bot = Slips(bot_named("plain", "property"))
    bot.begin(table.game, 0, 4)
    picked = [bot.choose(table.sight(0), answers) for _ in range(600)]
    usual = bot.bot.choose(table.sight(0), answers)
    other = [one for one in picked if one != usual]

    assert all(one.most == ABSENT and one.verb.aside == ABSENT for one in other)
    assert {one.verb.word for one in other} == {"decline"}
    assert 70 <= len(other) <= 130  # half of the slips fall on the usual choice


def test_the_same_seed_slips_alike():
    """Begun again, the row of slips is the same; with another seed it is another."""
    table = laid("dog-lovers", ["dice 1 2"], cash=[1500, 1500])
    table.play(0, "roll")
    answers = table.legal_actions(0)
    bot = Slips(bot_named("plain", "property"))
    rows = []
    for seed in (4, 4, 5):
        bot.begin(table.game, 0, seed)
        rows.append([gn.say(table.game, bot.choose(table.sight(0), answers)) for _ in range(60)])

    assert rows[0] == rows[1] != rows[2]
