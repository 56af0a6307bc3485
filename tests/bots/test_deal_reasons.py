"""Why a bot of the card game does what it does."""

import pytest

from gamenight.bots.named import sit_down
from gamenight.games.deal.bot.reason import reason_of
from gamenight.kernel import engine
from gamenight.notation.words import say
from tests.bots.tables import said
from tests.games.deal.hands import COLOURS, lay
from tests.games.playing import go_on

RED_FULL = {"red": "red red red"}


def why(table, seat, word):
    """The reason for an action, given by its word."""
    listed = [*engine.answers(table.state, seat), *engine.asides(table.state, seat)]
    action = next(one for one in listed if say(table.game, one) == word)
    return reason_of(table.sight(seat), action)


@pytest.mark.parametrize(
    ("hand", "mine", "theirs", "word", "key", "facts"),
    [
        ("5M brown", {}, {}, "bank 5M", "raises_cash", {"amount": 5}),
        ("5M brown", {"brown": "brown"}, {}, "lay brown brown", "completes", {"colour": 0}),
        ("5M red", {}, {}, "lay red red", "collects", {"colour": COLOURS.index("red")}),
        (
            "brown 1M",
            {**RED_FULL, "utility": "utility utility", "brown": "brown"},
            {},
            "lay brown brown",
            "wins",
            {"colour": 0},
        ),
        ("sly-deal 1M", {}, {"brown": "brown"}, "steal 1 brown:brown", "denies", {"other": 1}),
        ("deal-breaker 1M", {}, RED_FULL, "break 1 red", "takes_set", {"other": 1}),
        ("debt-collector 1M", {}, {}, "collect 1", "charges", {"other": 1, "amount": 5}),
        ("debt-collector 1M", {}, RED_FULL, "collect 1", "charges", {"amount": 5}),
        ("birthday 1M", {}, {}, "birthday", "charges_all", {"amount": 2}),
        ("rent-red-yellow 1M", RED_FULL, {}, "rent red 0", "charges_all", {"amount": 6}),
        ("pass-go 1M", {}, {}, "pass-go", "draws", {"amount": 2}),
        ("house 1M", RED_FULL, {}, "house red", "raises_rent", {"amount": 3}),
        ("1M", {"utility": "any", "brown": "brown"}, {}, "move utility:any brown", "completes", {}),
        ("1M 2M", {}, {}, "end", "keeps", {"amount": 2}),
    ],
)  # fmt: skip
def test_why_it_plays(hand, mine, theirs, word, key, facts):
    """One key for each kind of reason, and what fills its sentence."""
    table = lay(hands=[hand], banks=["", "5M 2M"], sets=[mine, theirs])
    found = why(table, 0, word)

    assert found.key == key
    assert {name: found.facts()[name] for name in facts} == facts


@pytest.mark.parametrize(
    ("play", "word", "key"),
    [
        ("collect 1", "no", "saves_cash"),
        ("break 1 red", "no", "guards"),
        ("collect 1", "allow", "keeps_no"),
    ],
)
def test_why_it_replies(play, word, key):
    """To guard what it has, or to keep the No for something worse."""
    table = lay(
        hands=["debt-collector deal-breaker", "just-say-no"], banks=["", "5M 5M"], sets=[{}, RED_FULL]
    )
    go_on(table, f"0 {play}")

    assert why(table, 1, word).key == key


@pytest.mark.parametrize(
    ("play", "bot", "key"),
    [
        ("break 1 red", "normal", "guards"),
        ("break 1 red", "hard", "guards"),
        ("birthday", "normal", None),  # that a No is kept is told to nobody
    ],
)
def test_says_why_it_refuses(play, bot, key):
    """To others, in a sentence of every language."""
    table = lay(hands=["birthday deal-breaker", "just-say-no"], banks=["", "5M 5M"], sets=[{}, RED_FULL])
    go_on(table, f"0 {play}")
    player = sit_down(bot, table.game, 1, 1)
    said(table, player, 1)
    reason = player.remark()

    assert (None if reason is None else reason.key) == key
    if reason is not None:
        told = table.speaking("en").remark(reason.key, reason.numbers())
        assert told == "No, Ann: red stays with me."
