"""Why a bot moves as it does: from the figures that it weighed itself, in a sentence of every language."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from gamenight.bots.named import sit_down
from gamenight.bots.reason import WHIM
from gamenight.bots.seated import Seated
from gamenight.games.property.bot.normal import NormalProperty
from gamenight.games.property.bot.spending import Spending
from gamenight.words.catalogue import languages
from tests.bots.tables import NAMES, considered, laid, said

BLUE = [37, 39]  # a whole group of two lots


def why(table: gn.Table, word: str, seat: int = 0, name: str = "normal") -> Any:
    """The reason of a bot for a move that it makes itself."""
    bot = sit_down(name, table.game, seat, 3)
    bot.may_offer = word == "offer"
    made = said(table, bot, seat) if seat in table.waiting() else considered(table, bot, seat)
    assert made.partition(" ")[0] == word
    return bot.why(table.sight(seat), table.read(seat, made))


def landed(thrown: str = "dice 1 2", **position: Any) -> gn.Table:
    """Ann has thrown, and moved to the third space unless said."""
    table = laid("dog-lovers", [thrown], **position)
    table.play(0, "roll")
    return table


@pytest.mark.parametrize(
    ("position", "word", "key", "facts"),
    [
        ({"deeds": [[1], [6]]}, "buy", "fills", {"space": 3, "here": "more"}),
        ({"deeds": [[6, 11], [1]]}, "buy", "blocks", {"space": 3, "other": 1, "here": "more"}),
        ({"cash": [50, 1500], "deeds": [[5], []]}, "decline", "out_of_reach", {"amount": 60}),
        ({"cash": [700, 900], "deeds": [BLUE, []], "thrown": "dice 6 4"}, "build", "builds", {"amount": 200}),
        ({"thrown": "dice 2 3", "deeds": [[15], []]}, "buy", "one_more", {"count": 2, "amount": 50}),
        ({"deeds": [[6, 11], [12]]}, "buy", "better", {"here": "more"}),
    ],
)  # fmt: skip
def test_why_money_is_spent(position, word, key, facts):
    """By the group that is full or blocked, the rent that rises, or the chance to win."""
    position = {"cash": [1500, 1500], **position}
    found = why(landed(**position), word)

    assert found.key == key
    for name, value in facts.items():
        assert found.here > found.there if value == "more" else found.facts()[name] == value


def test_the_figures_are_those_that_were_weighed():
    """The chance with the deed and without it, to a hundredth."""
    table = landed(cash=[1500, 1500], deeds=[[1], [6]])
    bot = sit_down("normal", table.game, 0, 3)
    assert isinstance(bot, NormalProperty)
    sight: Any = table.sight(0)
    found: Any = bot.why(sight, table.read(0, "buy"))
    spending = Spending(sight, bot.scene(sight), bot.style)
    space = sight.board().spaces[3]

    assert found.here == round(100 * spending.with_deed(0, space, 60))
    assert found.there == round(100 * spending.without(space))


@pytest.mark.parametrize(
    ("word", "key", "cash"), [("offer", "completes", [1000, 300]), ("refuse", "gives_group", None)]
)
def test_why_a_trade_is_offered_or_refused(word, key, cash):
    """By the groups that it completes for either, with the chance to win."""
    if cash is not None:
        table = landed("dice 6 4", cash=cash, deeds=[[1, 37], [3, 39]], places=[0, 0])
        found = why(table, word)
    else:
        table = laid("dog-lovers", cash=[500, 500], deeds=[[1], [3]], turn=0)
        table.play(0, "offer 1 take:3,pay:10")
        found = why(table, word, 1)

    assert found.key == key
    assert (found.here > found.there) is (word == "offer")


@pytest.mark.parametrize(
    ("position", "word", "key"),
    [
        ({}, "pay", "leaves_jail"),
        ({"deeds": [[], BLUE], "buildings": {"37": 3, "39": 3}}, "roll", "hides"),
    ],
)
def test_why_one_leaves_jail_or_stays(position, word, key):
    """For the deeds that are left, or from a rent that waits outside."""
    table = laid("dog-lovers", cash=[1500, 1500], places=[10, 0], jailed=[1, 0], **position)

    assert why(table, word).key == key


@pytest.mark.parametrize("language", languages())
def test_a_reason_is_a_sentence(language):
    """In every language, with the names of the box, its sums and the figures."""
    table = landed(cash=[1500, 1500], deeds=[[1], [6]])
    found = why(table, "buy")
    told = table.speaking(language).why(found.key, found.numbers())

    assert told.endswith(".")
    assert f"{found.here} " in told
    assert str(table.speaking(language).edition.name("space", 3)) in told
    assert table.speaking(language).why("riddle", {}) == ""


def test_what_was_a_slip_is_called_one():
    """The easy bot does not make up a reason for what was left to chance."""
    table = landed(cash=[1500, 1500])
    slips = set()
    for seed in range(30):
        bot: Any = sit_down("easy", table.game, 0, seed)
        word = said(table, bot, 0)
        found = bot.why(table.sight(0), table.read(0, word))

        assert (found.key == WHIM) is bot.has_slipped
        slips.add(bot.has_slipped)

    assert slips == {True, False}


@pytest.mark.parametrize(("game", "seats"), [("dog-lovers", 3), ("deal", 3), ("cats-vs-dogs", 2)])
def test_every_reason_of_a_game_has_its_sentence(game, seats):
    """Whatever a bot weighs in some games, it is told in every language, and nothing is missing in it."""
    reasons = set()
    for seed in range(3):
        table = gn.open(game, NAMES[:seats], dealer=gn.Seeded(seed))
        bots = [Seated(sit_down("normal", table.game, seat, seed), table, seat) for seat in range(seats)]
        for _ in range(250):
            if table.outcome is not None:
                break
            one = next((bot for bot in bots if bot.takes_up()), None) or bots[table.waiting()[0]]
            action = one.move()
            reason = one.bot.why(table.sight(one.seat), action)
            if reason is not None:
                told = [table.speaking(lang).why(reason.key, reason.numbers()) for lang in languages()]
                assert all(told), reason
                reasons.add(reason.key)
            table.play(one.seat, action)

    assert len(reasons) > 3
