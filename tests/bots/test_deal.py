"""The plain bot of the card game: what it does where, and that its games end."""

from collections import Counter
from typing import Any

import pytest

import gamenight as gn
from gamenight.bots.named import bot_named
from gamenight.bots.playout import play_out
from gamenight.editions.shelf import SHELF
from gamenight.games.deal.bot.plain import PlainDeal
from gamenight.kernel.stream import Stream
from tests.bots.tables import Checked, said
from tests.games.deal.hands import NAMES, lay
from tests.games.playing import go_on

BOT = PlainDeal()
ENOUGH = 5000  # decisions after which a game of plain bots would be called truncated
RED_FULL = {"red": "red red red"}
PINK_FULL = {"pink": "pink pink pink"}


class Series:
    """Many games of the same bots, one after the other."""

    def __init__(self, bots: list[gn.Bot], terms: dict[str, Any] | None = None) -> None:
        table = gn.open("deal", NAMES[: len(bots)], terms or {}, dealer=gn.Seeded(1))
        self.start = table.game.begin(table.state.terms)
        self.state = self.start.copy()
        self.sights = [table.game.sight(self.state, seat) for seat in range(len(bots))]
        self.bots = bots
        self.dealer = gn.Seeded(7)

    def play(self) -> tuple[int, gn.Outcome]:
        """One game: its decisions and how it ended."""
        self.state.load(self.start)
        decisions = play_out(self.state, self.dealer, self.bots, self.sights, ENOUGH)
        assert self.state.outcome is not None
        return decisions, self.state.outcome


def test_it_is_the_bot_that_sits_down():
    """The plain bot of the card game is this one, whatever the seed."""
    assert isinstance(bot_named("plain", "deal"), PlainDeal)


@pytest.mark.parametrize(
    ("hand", "bank", "mine", "theirs", "word"),
    [
        ("pass-go brown 5M", "", {}, {}, "pass-go"),  # draw before all else
        ("brown 1M", "", {"brown": "brown"}, {}, "lay brown brown"),  # a full set
        ("any 1M", "", {"pink": "pink pink", "red": "red"}, {}, "lay any pink"),  # where it completes
        ("pink-orange 1M", "", {"orange": "orange orange"}, {}, "lay pink-orange orange"),
        ("5M brown", "", {}, {}, "bank 5M"),  # a poor bank first
        ("1M green", "5M 4M", {}, {}, "lay green green"),  # then properties
        ("rent-red-yellow 1M", "5M", RED_FULL, {}, "rent red 0"),
        ("rent-red-yellow double-rent 1M", "5M", RED_FULL, {}, "rent red 1"),  # it can pay 12
        ("sly-deal 1M", "5M", {"pink": "pink pink"}, {"pink": "pink"}, "steal 1 pink:pink"),
        ("deal-breaker 1M", "5M", {}, PINK_FULL, "break 1 pink"),
        ("house 1M", "5M", RED_FULL, {}, "house red"),
        ("just-say-no deal-breaker", "5M", {}, {}, "end"),  # these are kept
    ],
)
def test_plays(hand, bank, mine, theirs, word):
    """On its turn, against one who has 20M in the bank."""
    table = lay(hands=[hand], banks=[bank, "10M 5M 3M 2M"], sets=[mine, theirs])

    assert said(table, BOT, 0) == word


def test_a_forced_deal_gives_what_is_least_missed():
    """A single card for the one that completes a set, never one out of that set."""
    table = lay(
        hands=["forced-deal"], banks=["5M"], sets=[{"pink": "pink pink", "brown": "brown"}, {"pink": "pink"}]
    )

    assert said(table, BOT, 0) == "swap 1 pink:pink brown:brown"


def test_moves_a_wildcard_only_where_it_completes_a_set():
    """A wildcard moves to complete a set, and to win by it."""
    winning = lay(
        hands=["just-say-no"],
        sets=[{**RED_FULL, **PINK_FULL, "yellow": "red-yellow", "green": "green green", "utility": "any"}],
    )
    idle = lay(hands=["just-say-no"], sets=[{"yellow": "red-yellow", "red": "red"}])

    assert said(winning, BOT, 0) == "move utility:any green"
    assert said(idle, BOT, 0) == "end"
    go_on(winning, "0 move utility:any green")
    assert winning.outcome is not None
    assert winning.outcome.winners == [0]


@pytest.mark.parametrize(
    ("play", "mine", "bank", "word"),
    [
        ("break 1 red", RED_FULL, "10M", "no"),  # a full set
        ("collect 1", {}, "5M 5M", "no"),  # five millions
        ("birthday", {}, "5M 2M", "pay bank:2M"),  # two
        ("collect 1", {}, "", "allow"),  # it has nothing to pay
        ("steal 1 red:red", {"red": "red red"}, "5M", "no"),
        ("steal 1 brown:brown", {"brown": "brown"}, "5M", "allow"),
    ],
)
def test_says_no_where_it_matters(play, mine, bank, word):
    """A Just Say No is kept for what hurts, not spent on trifles."""
    table = lay(
        hands=["deal-breaker debt-collector birthday sly-deal", "just-say-no"],
        banks=["", bank],
        sets=[{}, mine],
    )
    go_on(table, f"0 {play}")

    assert said(table, BOT, 1) == word


@pytest.mark.parametrize(("play", "word"), [("break 1 red", "insist 1"), ("birthday", "yield 1")])
def test_insists_where_it_matters(play, word):
    """For a full set, not for two millions."""
    table = lay(
        hands=["deal-breaker birthday just-say-no", "just-say-no just-say-no"],
        banks=["", "5M 5M"],
        sets=[{}, RED_FULL],
    )
    go_on(table, f"0 {play}", "1 no")

    assert said(table, BOT, 0) == word


@pytest.mark.parametrize(
    ("bank", "mine", "given"),
    [
        ("1M 4M 10M", RED_FULL, "bank:4M,bank:1M"),  # exactly, and money only
        ("5M 2M", RED_FULL, "bank:5M"),
        ("3M 1M", {**RED_FULL, "brown": "brown"}, "bank:3M,bank:1M,brown:brown"),
        ("4M", {**RED_FULL, "green": "green"}, "green:green,bank:4M"),  # no full set broken
        ("", {**RED_FULL, **PINK_FULL}, "red:red,red:red"),  # and if there is no other way, one only
    ],
)
@pytest.mark.parametrize("moves", [[], ["1 allow"]], ids=["at once", "after letting it happen"])
def test_pays_with_money_and_keeps_its_sets(bank, mine, given, moves):
    """Bob owes 5M, and pays in one word."""
    table = lay(hands=["debt-collector"], banks=["", bank], sets=[{}, mine])
    go_on(table, "0 collect 1", *moves)

    assert sorted(said(table, BOT, 1).removeprefix("pay ").split(",")) == sorted(given.split(","))


@pytest.mark.parametrize(
    ("bank", "given"),
    [("25M 5M 1M", "bank:5M"), ("25M 1M", "bank:25M"), ("25M 3M 2M 1M", "bank:3M,bank:2M")],
)
def test_pays_from_a_bank_with_notes_above_ten(bank, given, tmp_path):
    """As an edition of one's own may have them."""
    text = (SHELF / "deal" / "edition.toml").read_text(encoding="utf-8")
    (tmp_path / "edition.toml").write_text(text.replace("value = 10, count = 1 }", "value = 25, count = 1 }"))
    position = {"hands": [["debt-collector"], []], "banks": [[], bank.split()]}
    table = gn.open(tmp_path, NAMES[:2], dealer=gn.Scripted([]), position=position)
    go_on(table, "0 collect 1")

    assert sorted(said(table, BOT, 1).removeprefix("pay ").split(",")) == sorted(given.split(","))


def test_it_is_content_with_twelve_moves():
    """The bot stops rearranging after twelve, although the rules allow sixty."""
    table = lay(hands=["just-say-no"], sets=[{"yellow": "red-yellow", "red": "red red"}])
    assert BOT.is_eager(table.sight(0))
    for step in range(12):
        table.play(0, f"move {'red:red red2' if step % 2 == 0 else 'red2:red red'}")

    assert any(word.startswith("move") for word in table.legal(0))
    assert not BOT.is_eager(table.sight(0))


def test_lays_a_received_wildcard_where_it_does_most():
    """Stolen for a set that it completes."""
    table = lay(hands=["sly-deal"], sets=[{"yellow": "yellow yellow"}, {"red": "red-yellow"}])
    go_on(table, "0 steal 1 red:red-yellow", "1 allow")

    assert said(table, BOT, 0) == "put yellow"


def test_discards_what_is_of_least_use():
    """A small note before anything that does something."""
    table = lay(hands=["just-say-no deal-breaker any red red red 1M 5M sly-deal"])
    go_on(table, "0 end")

    assert said(table, BOT, 0) == "discard 1M"


def test_the_same_sight_gets_the_same_answer():
    """It has neither memory nor chance in it."""
    games = []
    for _ in range(2):
        series = Series([PlainDeal() for _ in range(3)])
        games.append([series.play()[0] for _ in range(3)])

    assert games[0] == games[1]


def test_it_uses_only_its_sight():
    """What it cannot know is dealt anew, and it says the same."""
    table = gn.open("deal", NAMES[:4], dealer=gn.Seeded(5))
    stream = Stream(5, 0)
    while table.outcome is None:
        seat = table.waiting()[0]
        answers = table.legal_actions(seat)
        chosen = BOT.choose(table.sight(seat), answers)
        other = table.game.imagine(table.sight(seat), stream)

        assert BOT.choose(table.game.sight(other, seat), answers) == chosen
        table.play(seat, chosen)


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
@pytest.mark.parametrize(
    "terms", [{}, {"double_any_rent": True, "no_costs_a_play": True, "wild_sets": False}]
)
def test_all_it_does_is_legal(seats, terms):
    """The loop does not check what a bot does; here it is checked, beside one that picks at random."""
    bots: list[gn.Bot] = [Checked(PlainDeal()) for _ in range(seats - 1)]
    series = Series([*bots, Checked(gn.RandomBot(3))], terms)
    for _ in range(2):
        assert series.play()[1].winners


@pytest.mark.parametrize("seats", [2, 4, 5, 7])
def test_games_end(seats):
    """A few of each; the battery plays two hundred."""
    series = Series([PlainDeal() for _ in range(seats)])
    for _ in range(5):
        assert series.play()[1].clause in {"win.three", "end.stalled"}


@pytest.mark.battery
@pytest.mark.parametrize("seats", [2, 4, 5, 7])
def test_two_hundred_games_end(seats):
    """Before the stated number of decisions, nearly all by three full sets, and everybody wins some."""
    series = Series([PlainDeal() for _ in range(seats)])
    outcomes = [series.play()[1] for _ in range(200)]
    wins = Counter(winner for outcome in outcomes for winner in outcome.winners)

    assert {outcome.clause for outcome in outcomes} <= {"win.three", "end.stalled"}
    assert min(wins[seat] for seat in range(seats)) >= 60 // seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_clearly(seats):
    """Nine times in ten at least, although it sits last."""
    bots: list[gn.Bot] = [gn.RandomBot(seat) for seat in range(seats - 1)]
    series = Series([*bots, PlainDeal()])
    wins = Counter(series.play()[1].winners[0] for _ in range(20))

    assert wins[seats - 1] >= 18
