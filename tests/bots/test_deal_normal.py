"""The sensible player of the card game without search: each thing it sees, and that its games end."""

from collections import Counter

import pytest

import gamenight as gn
from gamenight.bots.named import bot_named, characters
from gamenight.games.deal.bot.normal import NormalDeal
from gamenight.games.deal.bot.roster import normal
from gamenight.games.deal.bot.style import FILE, read, styles
from tests.bots.tables import Checked, Series, done, said
from tests.games.deal.hands import go_on, lay

BOT = normal("")
ENOUGH = 5000  # decisions after which a game would be called truncated
RED_FULL = {"red": "red red red"}
PINK_FULL = {"pink": "pink pink pink"}
KEPT = "just-say-no"  # a card that is not played


def test_it_is_the_normal_level():
    """A bot that is called normal is this one."""
    assert isinstance(bot_named("normal", "deal"), NormalDeal)


@pytest.mark.parametrize(
    ("mine", "words"),
    [
        (
            {"red": "red red red-yellow", "red2": "red", "yellow": "yellow yellow"},
            ["move red:red-yellow yellow", "move red2:red red"],
        ),  # a spare card takes its place
        ({"red": "red red red-yellow", "yellow": "yellow yellow"}, []),  # none would
        ({"orange": "pink-orange", "pink": "pink pink"}, ["move orange:pink-orange pink"]),
        ({"pink": "pink pink-orange", "orange": "orange orange"}, ["move pink:pink-orange orange"]),
        ({"green": "green", "green2": "green green"}, ["move green:green green2"]),  # two begun sets are one
        ({"utility": "any", "brown": "brown"}, ["move utility:any brown"]),
    ],
)
def test_moves_what_completes_a_set(mine, words):
    """A wildcard leaves a full set only when another card takes its place."""
    table = lay(hands=[KEPT], sets=[mine])

    assert done(table, BOT, 0, "end") == words


def test_takes_a_wildcard_out_to_win():
    """With two full sets, the third is made out of one of them and a spare card."""
    table = lay(
        hands=[KEPT],
        sets=[{**PINK_FULL, "red": "red red red-yellow", "red2": "red", "yellow": "yellow yellow"}],
    )
    for _ in range(2):
        table.play(0, said(table, BOT, 0))

    assert table.outcome is not None
    assert table.outcome.winners == [0]


@pytest.mark.parametrize(
    ("hand", "mine", "plays"),
    [
        ("green green", {**RED_FULL, **PINK_FULL, "green": "green"}, 2),  # two lays
        ("red-yellow any", {**RED_FULL, **PINK_FULL, "yellow": "yellow"}, 2),  # two wildcards
        ("brown utility", {**RED_FULL, "brown": "brown", "utility": "utility"}, 2),  # two sets
        ("red yellow", {**PINK_FULL, "red": "red red-yellow", "brown": "brown any", "yellow": ""}, 0),
    ],
)
def test_sees_a_win_by_several_lays(hand, mine, plays):
    """Before all else, money and Pass Go among it, as long as the plays do."""
    mine = {place: cards for place, cards in mine.items() if cards}
    table = lay(hands=[f"{hand} pass-go 5M"], sets=[mine], pile="1M 2M", keeper=1)
    for _ in range(plays):
        table.play(0, said(table, BOT, 0))

    assert (table.outcome is not None) == (plays > 0)


def test_steals_what_its_hand_lacks_to_win():
    """One green card is stolen, the other is in the hand."""
    table = lay(
        hands=["sly-deal green 5M"], sets=[{**RED_FULL, **PINK_FULL, "green": "green"}, {"green": "green"}]
    )

    assert said(table, BOT, 0) == "steal 1 green:green"
    go_on(table, "0 steal 1 green:green", "1 allow")
    assert said(table, BOT, 0) == "lay green green"


@pytest.mark.parametrize(
    ("banks", "word"),
    [
        (("5M 5M", "10M", "1M"), "collect 2"),  # one who must pay with properties
        (("5M 5M", "1M", "10M"), "collect 1"),
    ],
)
def test_charges_whom_it_hurts(banks, word):
    """Five millions out of a bank hurt less than a set."""
    table = lay(
        3, hands=["debt-collector just-say-no"], banks=banks, sets=[{}, {"red": "red red"}, {"red": "red"}]
    )

    assert said(table, BOT, 0) == word


def test_empties_its_hand_if_the_plays_allow():
    """Whoever has none draws five."""
    table = lay(hands=["house double-rent"], banks=["10M 5M"])

    assert len(done(table, BOT, 0, "end")) == 2


@pytest.mark.parametrize(
    ("play", "bank", "word"),
    [
        ("collect 1", "5M 5M", "pay bank:5M"),  # five millions do not matter
        ("rent red 0", "5M 5M", "no"),  # six do
        ("birthday", "5M 2M", "pay bank:2M"),
    ],
)
def test_keeps_its_no_for_what_matters(play, bank, word):
    """A Just Say No is not spent on what a bank can pay."""
    table = lay(
        hands=["debt-collector birthday rent-red-yellow", "just-say-no"], banks=["", bank], sets=[RED_FULL]
    )
    go_on(table, f"0 {play}")

    assert said(table, BOT, 1) == word


@pytest.mark.parametrize("character", ["", *characters("deal")])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_all_it_does_is_legal(character, seats):
    """Of every character, beside one that picks at random; and the games end."""
    bots: list[gn.Bot] = [Checked(normal(character)) for _ in range(seats - 1)]
    series = Series("deal", [*bots, Checked(gn.RandomBot(3))])
    for _ in range(2):
        assert series.play(ENOUGH)[1].winners


@pytest.mark.battery
@pytest.mark.parametrize("seats", [2, 4, 7, 10])
def test_two_hundred_games_end(seats):
    """Before the stated number of decisions, and everybody wins some."""
    series = Series("deal", [normal("") for _ in range(seats)])
    outcomes = [series.play(ENOUGH)[1] for _ in range(200)]
    wins = Counter(winner for outcome in outcomes for winner in outcome.winners)

    assert {outcome.clause for outcome in outcomes} <= {"win.three", "end.stalled"}
    assert min(wins[seat] for seat in range(seats)) >= 60 // seats


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x", "is no TOML"),
        ("[bold]\nsafe = 3", "has no [normal]"),
        ("[normal]\nsafe = 3", "does not say ending"),
        ("{whole}\n[bold]\nsave = 3", "[bold] save is no number of a style"),
        ("{whole}\n[bold]\nsafe = 0.5", "[bold] safe is 0.5, and must be a whole number"),
        ("safe = 3\n{whole}", "safe stands in no style"),
    ],
)
def test_a_wrong_file_of_styles_is_told(tmp_path, text, said):
    """Each mistake in a sentence that names the file."""
    whole = FILE.read_text().partition("# More")[0]
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("{whole}", whole))

    with pytest.raises(gn.Error, match=r"mine\.toml") as caught:
        read(file)
    assert said in str(caught.value)


def test_a_style_changes_what_it_names():
    """All else is as in normal."""
    assert styles()["bold"].safe != styles()["normal"].safe
    assert styles()["bold"].fill == styles()["normal"].fill
