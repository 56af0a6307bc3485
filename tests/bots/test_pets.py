"""The plain bot of the team game: what it does where, and that its games end."""

from collections import Counter
from typing import Any

import pytest

import gamenight as gn
from gamenight.bots.named import bot_named
from gamenight.games.pets.bot.plain import PlainPets
from tests.bots.tables import Checked, Series, said
from tests.games.pets.laid import (
    BROWN,
    DARK_BLUE,
    GREEN,
    JAIL,
    JAIL_FREE,
    LIGHT_BLUE,
    ORANGE,
    PAY_200,
    PINK,
    RED,
    TITLES,
    YELLOW,
    deck,
    lay,
    sit_down,
)

BOT = PlainPets()
ENOUGH = 20_000  # decisions after which a game of plain bots would be called truncated
BY_COUNTING = {"end.claimed", "end.sudden_death"}
CHEAP = [*BROWN, *LIGHT_BLUE, *PINK, *ORANGE]
DEAR = [*RED, *YELLOW, *GREEN, *DARK_BLUE]


def stacked(cats: list[int], dogs: list[int]) -> dict[int, str]:
    """One marker on each of these titles."""
    return {**dict.fromkeys(cats, "c"), **dict.fromkeys(dogs, "d")}


def test_it_is_the_bot_that_sits_down():
    """The plain bot of the team game is this one, whatever the seed."""
    assert isinstance(bot_named("plain", "pets"), PlainPets)


def test_shows_no_pet():
    """Bots leave the first turn to people."""
    assert [said(sit_down(3), BOT, seat) for seat in range(3)] == ["none"] * 3


@pytest.mark.parametrize(
    ("cash", "stacks", "word"),
    [
        (400, {}, "claim"),  # 100 of 400: three hundred are kept while many are free
        (399, {}, "leave"),
        (200, stacked(DEAR, [*PINK, *ORANGE, 4]), "claim"),  # two others are free: fifty for each
        (199, stacked(DEAR, [*PINK, *ORANGE, 4]), "leave"),
        (100, {1: "c"}, "claim"),  # completes a set
        (100, {1: "d"}, "claim"),  # would complete theirs
    ],
)
def test_claims_with_a_reserve(cash, stacks, word):
    """The reserve shrinks as titles run out, and a set is worth all of it."""
    table = lay(2, [(1, 2)], cash=[cash, 2000], stacks=stacks)
    table.play(0, "roll")

    assert said(table, BOT, 0) == word


@pytest.mark.parametrize(
    ("mine", "theirs", "word"),
    [
        (8, 7, "claim"),  # ahead: it is the end, and won
        (7, 8, "claim"),  # sudden death is better than to be one behind
        (6, 9, "leave"),  # it would be the end, and lost
        (3, 12, "leave"),
    ],
)
def test_the_last_title_is_claimed_unless_that_loses(mine, theirs, word):
    """The game ends with it, so that a team two behind leaves it."""
    others = [title for title in TITLES if title != 3]
    assert (len(others), mine + theirs) == (15, 15)
    table = lay(2, [(1, 2)], cash=[2000, 2000], stacks=stacked(others[:mine], others[mine:]))
    table.play(0, "roll")

    assert said(table, BOT, 0) == word


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("last-at-once", ["claim", "claim", "claim", "claim"]),
        ("plain", ["claim", "claim", "claim", "leave"]),
        ("last-if-ahead", ["claim", "claim", "leave", "leave"]),
        ("last-if-far-ahead", ["claim", "leave", "leave", "leave"]),
    ],
)
def test_when_to_claim_the_last_title(bot, words):
    """With it the team would be four ahead, two ahead, even, or two behind."""
    others = [title for title in TITLES if title != 3]
    found = []
    for mine in (9, 8, 7, 6):
        table = lay(2, [(1, 2)], cash=[2000, 2000], stacks=stacked(others[:mine], others[mine:]))
        table.play(0, "roll")
        found.append(said(table, bot_named(bot, "pets"), 0))

    assert found == words


@pytest.mark.parametrize(("cash", "stack"), [(200, "d"), (2000, "d"), (200, "cd"), (200, "dd")])
def test_takes_over_whatever_it_can(cash, stack):
    """The tribute is due anyway; for a hundred more the title turns round."""
    table = lay(2, [(1, 2)], cash=[cash, 0], stacks={3: stack})
    table.play(0, "roll")

    assert said(table, BOT, 0) == "take"


@pytest.mark.parametrize(
    ("cash", "stack", "word"),
    [
        (2000, "c", "leave"),  # a second marker lets whoever lands next lock the title
        (100, "cc", "add"),
        (100, "dc", "add"),
    ],
)
def test_locks_its_own_titles(cash, stack, word):
    """With the third marker, never with the second."""
    table = lay(2, [(1, 2)], cash=[cash, 2000], stacks={3: stack})
    table.play(0, "roll")

    assert said(table, BOT, 0) == word


@pytest.mark.parametrize(("cash", "word"), [(699, "leave"), (700, "add")])
def test_in_sudden_death_the_dearest_tribute_is_kept(cash, word):
    """Six hundred for the dark blue set: a debt would lose the game."""
    stacks = {**stacked(CHEAP, DEAR), 3: "cc"}
    table = lay(2, [(1, 2)], cash=[cash, 2000], stacks=stacks, sudden=True)
    table.play(0, "roll")

    assert said(table, BOT, 0) == word


@pytest.mark.parametrize(
    ("cash", "turn", "theirs", "word"),
    [
        (300, 1, [], "pay"),
        (299, 1, [], "roll"),  # it could take nothing over
        (2000, 2, [], "pay"),
        (2000, 3, [], "roll"),  # the last throw leads out anyway, and perhaps for nothing
        (600, 1, [27], "pay"),  # three hundred for Best Pet, and one to take it over
        (599, 1, [27], "roll"),
        (899, 1, DARK_BLUE, "roll"),  # a dangerous board: in here it is safe
    ],
)
def test_leaves_jail_while_it_can_pay_its_way(cash, turn, theirs, word):
    """By the fine, if the dearest title could still be taken over."""
    table = lay(2, cash=[cash, 0], places=[JAIL, 0], jailed=[turn, 0], stacks=stacked([], theirs))

    assert said(table, BOT, 0) == word


@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize("cash", [0, 2000])
def test_uses_a_card_rather_than_money(turn, cash):
    """The card out of Jail is free, the fine is not."""
    table = lay(2, cash=[cash, 0], places=[JAIL, 0], jailed=[turn, 0], decks=[deck(kept=[JAIL_FREE]), deck()])

    assert said(table, BOT, 0) == "card"


@pytest.mark.parametrize(
    ("stacks", "word"),
    [
        ({4: "c", 22: "c", 1: "c"}, "pick 22 1"),  # the dearest
        ({4: "c", 22: "dcc"}, "pick 22 3"),  # not a buried one: the top turns it round
        ({22: "c", 8: "cc", 4: "ddc"}, "pick 4 3"),  # a locked one is ours for good
        ({8: "c", 9: "c", 18: "c"}, "pick 8 1"),  # breaks a set
        ({8: "c", 11: "c", 12: "d", 4: "c"}, "pick 11 1"),  # completes one
        ({8: "cd", 9: "cdd"}, "pick 8 1"),  # there are only buried ones
    ],
)
def test_picks_the_marker_that_hurts_most(stacks, word):
    """Of a team that cannot pay: Bob's title 27 costs three hundred."""
    table = lay(2, [(1, 1)], cash=[200, 0], places=[25, 0], stacks={**stacks, 27: "d"})
    table.play(0, "roll")

    assert table.waiting() == (1,)
    assert said(table, BOT, 1) == word


@pytest.mark.parametrize(
    ("stacks", "word"),
    [
        ({4: "dc", 27: "c"}, "pick 4 2"),  # ours lies beneath: the title comes to us
        ({4: "c", 27: "c"}, "pick 27 1"),  # or to nobody
        ({4: "c", 27: "cd"}, "pick 4 1"),  # rather than a buried one
        ({4: "cdd", 8: "cd"}, "pick 8 1"),  # not the one that would unlock ours
    ],
)
def test_takes_off_the_board_what_hurts_most(stacks, word):
    """Of a team that cannot pay the Bank."""
    table = lay(2, [(1, 1), ("cat", PAY_200)], cash=[100, 0], stacks=stacks)
    table.play(0, "roll")

    assert table.waiting() == (1,)
    assert said(table, BOT, 1) == word


def test_a_pick_in_sudden_death_wins():
    """Any change of owner is the upper hand."""
    stacks: dict[int, str] = {**stacked(CHEAP, DEAR), 4: "dcd", 15: "c", 1: "dcc"}
    table = lay(2, [(1, 1)], cash=[200, 0], places=[25, 0], stacks=stacks, sudden=True)
    table.play(0, "roll")
    table.play(1, said(table, BOT, 1))

    assert table.outcome is not None
    assert (table.outcome.clause, table.outcome.winners) == ("end.sudden_death", [1])


def test_the_same_sight_gets_the_same_answer():
    """It has neither memory nor chance in it."""
    games = []
    for _ in range(2):
        series = Series("cats-vs-dogs", [PlainPets() for _ in range(3)])
        games.append([series.play(ENOUGH)[0] for _ in range(5)])

    assert games[0] == games[1]


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
@pytest.mark.parametrize("terms", [{}, {"bank_debt": "forgiven", "rounds": 6}])
def test_all_it_does_is_legal(seats, terms):
    """The loop does not check what a bot does; here it is checked, beside one that picks at random."""
    bots = [Checked(PlainPets()) for _ in range(seats - 1)] + [Checked(gn.RandomBot(3))]
    series = Series("cats-vs-dogs", bots, terms)
    for _ in range(5):
        assert series.play(ENOUGH)[1].winners


def shares(series: Series, games: int) -> tuple[Counter[str], Counter[int]]:
    """How so many games ended, and which seats won."""
    outcomes = [series.play(ENOUGH)[1] for _ in range(games)]
    wins = Counter(seat for outcome in outcomes for seat in outcome.winners)
    return Counter(outcome.clause for outcome in outcomes), wins


@pytest.mark.parametrize("teams", ["cd", "cdcd", "cdcdc", "cccd", "cdcdcdcd"])
def test_games_end(teams):
    """By a count of titles, not by the cap; the battery plays a thousand."""
    series = Series("cats-vs-dogs", [PlainPets() for _ in teams], seated(teams))

    assert set(shares(series, 20)[0]) <= BY_COUNTING


@pytest.mark.battery
@pytest.mark.parametrize("teams", ["cd", "cdcd", "cdcdc", "cccd", "cdcdcdcd"])
def test_a_thousand_games_end(teams):
    """By a count of titles, a good many of them in sudden death; and neither team has it easier."""
    series = Series("cats-vs-dogs", [PlainPets() for _ in teams], seated(teams))
    ends, wins = shares(series, 1000)

    assert set(ends) <= BY_COUNTING
    assert 100 < ends["end.sudden_death"] < 500
    assert 400 < wins[0] < 600


def seated(teams: str) -> dict[str, Any]:
    """The terms that make these teams."""
    return {"teams": [{"c": "cat", "d": "dog"}[team] for team in teams]}


@pytest.mark.parametrize("plain", ["c", "d"])
@pytest.mark.parametrize("teams", ["cd", "cdcd", "cdcdc", "cdcdcdcd"])
def test_a_team_of_it_beats_one_at_random_clearly(teams, plain):
    """Nine times in ten at least, as cats and as dogs."""
    bots: list[gn.Bot] = [
        PlainPets() if team == plain else gn.RandomBot(seat) for seat, team in enumerate(teams)
    ]
    wins = shares(Series("cats-vs-dogs", bots, seated(teams)), 100)[1]

    assert wins[teams.index(plain)] >= 90


def test_always_claim_claims_with_its_last_money():
    """Where the plain bot keeps a reserve."""
    table = lay(chance=["dice 1 2"], cash=[100, 1500], stacks={})
    bot = bot_named("always-claim", "pets")
    table.play(0, "roll")

    assert said(table, bot, 0) == "claim"
    assert said(table, BOT, 0) == "leave"


def test_always_claim_plays_to_the_end():
    """And all it does is legal."""
    bots = [Checked(bot_named("always-claim", "pets")) for _ in range(4)]

    assert Series("cats-vs-dogs", bots).play(ENOUGH)[1].clause != "table.truncated"


@pytest.mark.parametrize(
    ("cash", "stacks", "word", "key", "facts"),
    [
        (400, {}, "claim", "affords", {"amount": 300}),
        (399, {}, "leave", "reserves", {"amount": 299}),
        (100, {1: "c"}, "claim", "fills", {"space": 3}),
        (100, {1: "d"}, "claim", "blocks", {"rival": 1}),
        (900, {3: "d"}, "take", "takes", {"amount": 100, "more": 100}),
        (900, {3: "dc"}, "add", "locks", {"rival": 1}),
        (900, {3: "c"}, "leave", "no_second", {"space": 3}),
        (900, stacked(DEAR[2:], [*DEAR[:2], *CHEAP[:1], *CHEAP[2:]]), "leave", "too_late", {"rival": 1}),
    ],
)  # fmt: skip
def test_says_why(cash, stacks, word, key, facts):
    """What hangs on a title, what it costs, and what stays in the purse."""
    table = lay(2, [(1, 2)], cash=[cash, 2000], stacks=stacks)
    table.play(0, "roll")
    assert said(table, BOT, 0) == word
    found: Any = BOT.why(table.sight(0), table.read(0, word))

    assert found.key == key
    assert {name: found.numbers()[name] for name in facts} == facts
    assert table.speaking("de").why(found.key, found.numbers()).endswith(".")
