"""The end: every title claimed, most titles win; the agreed rounds; who has left."""

import pytest

import gamenight as gn
from tests.games.pets.laid import CAT, DOG, JAIL_FREE, TITLES, ZOOM, cash, facts, lay, scripted, seen, stacks
from tests.games.pets.stacks import PLENTY, approach
from tests.games.pets.tiny import BARK, NAP, PURR, THREE, tiny_folder
from tests.games.playing import go_on, refused, told

LAST = 20  # the title that is still free
REST = [title for title in TITLES if title != LAST]
NOTHING = (3, 4)  # from GO to Jail, to Free Parking, to Go to Jail: nobody is asked anything


def claimed_by(cats, cat="c", dog="d"):
    """All titles but the last one are claimed, so many of them by cats."""
    return {title: cat if place < cats else dog for place, title in enumerate(REST)}


@pytest.mark.rule("end.claimed", "end.at_once")
@pytest.mark.parametrize(
    ("seats", "cats", "counted", "winner"),
    [
        ("cd", 8, [9, 7], CAT),
        ("cd", 9, [10, 6], CAT),
        ("cd", 15, [16, 0], CAT),
        ("cd", 6, [7, 9], DOG),  # who claims the last one may have lost by it
        ("cd", 1, [2, 14], DOG),
        ("cd", 0, [1, 15], DOG),
        ("dc", 7, [7, 9], DOG),
        ("dc", 0, [0, 16], DOG),
        ("dc", 9, [9, 7], CAT),
        ("dc", 15, [15, 1], CAT),
    ],
)
def test_the_last_title_claimed_ends_the_game_at_once(seats, cats, counted, winner):
    """Both teams are counted, the one with more titles has won, and nobody is asked any more."""
    table = approach(LAST, seats, stacks=claimed_by(cats))
    events = go_on(table, "0 roll", "0 claim")

    assert told(events)[-4:] == [
        ("claimed", "title.claim"),
        ("counted", "end.claimed"),
        ("counted", "end.claimed"),
        ("won", "end.claimed"),
    ]
    assert facts(events, "counted") == [
        {"team": CAT, "titles": counted[CAT]},
        {"team": DOG, "titles": counted[DOG]},
    ]
    assert facts(events, "won") == [{"team": winner}]
    assert table.outcome is not None
    winners = [seat for seat in range(2) if "cd".index(seats[seat]) == winner]
    assert table.outcome.clause == "end.claimed"
    assert table.outcome.winners == winners
    assert table.outcome.standings == [winners, [1 - winners[0]]]
    assert table.waiting() == ()
    assert [table.legal(seat) for seat in range(2)] == [[], []]


@pytest.mark.rule("end.claimed")
@pytest.mark.parametrize(
    ("seats", "cats", "winners", "losers"),
    [
        ("cdcd", 9, [0, 2], [1, 3]),
        ("cdcd", 3, [1, 3], [0, 2]),
        ("ccdd", 9, [0, 1], [2, 3]),
        ("cddd", 3, [1, 2, 3], [0]),
        ("cdccccc", 9, [0, 2, 3, 4, 5, 6], [1]),
        ("cdcdcdcd", 3, [1, 3, 5, 7], [0, 2, 4, 6]),
    ],
)
def test_a_team_wins_together(seats, cats, winners, losers):
    """All of its members, whoever laid the marker."""
    table = approach(LAST, seats, stacks=claimed_by(cats))
    go_on(table, "0 roll", "0 claim")

    assert table.outcome is not None
    assert table.outcome.winners == winners
    assert table.outcome.standings == [winners, losers]


@pytest.mark.rule("end.claimed")
@pytest.mark.parametrize(
    ("cat", "dog", "cats", "winner"),
    [
        ("c", "ddd", 8, CAT),  # titles count, not markers
        ("ddc", "d", 8, CAT),
        ("c", "ccd", 6, DOG),  # the marker on top owns
        ("ddc", "ccd", 8, CAT),
        ("ddc", "ccd", 5, DOG),
    ],
)
@pytest.mark.parametrize("purses", [(300, 9000), (9000, 0)])
def test_titles_are_counted_by_the_top_markers(cat, dog, cats, winner, purses):
    """Neither buried markers nor cash count."""
    table = approach(LAST, cash=purses, stacks=claimed_by(cats, cat, dog))
    events = go_on(table, "0 roll", "0 claim")

    assert facts(events, "won") == [{"team": winner}]


@pytest.mark.rule("end.claimed", "title.claim")
@pytest.mark.parametrize(
    ("space", "free", "word", "after"),
    [
        (LAST, [LAST], "leave", ""),  # the last one is left
        (LAST, [LAST, 1], "claim", "c"),  # the last but one
        (18, [LAST], "add", "cc"),
        (17, [LAST], "take", "dc"),
        (17, [LAST], "tribute", "d"),
    ],
)
def test_not_before(space, free, word, after):
    """While one title has no marker it goes on, however far a team is ahead."""
    drawn = {title: "c" for title in TITLES if title not in free} | {17: "d"}
    table = approach(space, stacks=drawn)
    events = go_on(table, "0 roll", f"0 {word}")

    assert "won" not in dict(told(events))
    assert table.outcome is None
    assert stacks(table).get(space, "") == after
    assert table.waiting() == (1,)


@pytest.mark.rule("end.at_once")
def test_even_if_the_teams_have_had_unequal_turns():
    """The one who begins claims the last title on the first throw: the others have not thrown at all."""
    table = approach(LAST, "cdcd", stacks=claimed_by(8))
    events = go_on(table, "0 roll", "0 claim")

    assert facts(events, "turn_began") == []
    assert (table.position()["exchanges"], table.position()["rounds"]) == (0, 0)
    assert table.outcome is not None
    assert refused(table, 1, "roll") == "table.over"


@pytest.mark.rule("end.claimed", "zoom.ahead")
@pytest.mark.parametrize(
    ("chance", "places"), [([(2, 3)], [0, 0]), ([(1, 1), ("cat", ZOOM)], [0, 0]), ([(2, 3)], [14, 0])]
)
def test_also_by_zooming_ahead(chance, places):
    """However one comes to the last title."""
    table = lay("cd", chance, places=places, stacks=claimed_by(9))
    go_on(table, "0 roll", "0 claim")

    assert table.outcome is not None
    assert table.outcome.clause == "end.claimed"


@pytest.mark.rule("end.claimed", "debt.bank")
def test_a_title_that_is_unclaimed_again_holds_the_end_up():
    """A marker lost to the Bank frees a title; with the last one claimed there is still one to claim."""
    drawn = dict.fromkeys(REST, "c") | {8: "d", 9: "d"}
    table = lay("cd", [(1, 1), ("cat", 6), (1, 2)], cash=[0, PLENTY], places=[0, 17], stacks=drawn)
    events = go_on(table, "0 roll", "1 pick 1 1", "1 roll", "1 claim")

    assert ("unclaimed", "debt.bank") in told(events)
    assert table.outcome is None
    assert stacks(table) == {title: stack for title, stack in drawn.items() if title != 1} | {LAST: "d"}


# The agreed number of rounds


@pytest.mark.rule("end.at_once", "order.alternate")
@pytest.mark.parametrize(
    ("seats", "turns"),
    [("cd", 2), ("dc", 2), ("cdd", 4), ("ccd", 4), ("cdcd", 4), ("cddd", 6), ("cccd", 6), ("cdcdc", 6)],
)
@pytest.mark.parametrize("rounds", [1, 2])
def test_the_agreed_rounds_end_a_game_that_nobody_completes(seats, turns, rounds):
    """A round is over when the last player of the larger team has had a turn; most titles win."""
    table = lay(
        seats,
        [NOTHING] * turns * rounds,
        {"rounds": rounds},
        stacks={1: "c", 25: "dc", 3: "d"},
        begun={"c": "cat", "d": "dog"}[seats[0]],
    )
    played = 0
    events = []
    while table.outcome is None:
        events = table.play(table.waiting()[0], "roll")
        played += 1

    assert played == turns * rounds
    assert told(events)[-4:] == [
        ("capped", "end.at_once"),
        ("counted", "end.at_once"),
        ("counted", "end.at_once"),
        ("won", "end.at_once"),
    ]
    assert facts(events, "capped") == [{"rounds": rounds}]
    assert table.outcome.clause == "end.at_once"
    assert table.outcome.winners == [seat for seat, team in enumerate(seats) if team == "c"]


@pytest.mark.rule("end.at_once")
@pytest.mark.parametrize(
    ("drawn", "winners"),
    [
        ({}, [0, 1, 2]),
        ({1: "c", 3: "d"}, [0, 1, 2]),
        ({1: "ccc", 3: "d"}, [0, 1, 2]),  # one title each
        ({1: "c"}, [0, 2]),
        ({1: "d"}, [1]),
        ({1: "cd", 3: "dcd", 4: "c"}, [1]),
    ],
)
def test_at_the_agreed_round_most_titles_win_and_equals_share(drawn, winners):
    """Titles decide at the agreed round, whatever the cash."""
    table = lay("cdc", [NOTHING] * 4, {"rounds": 1}, cash=[0, 3000], stacks=drawn)
    events = go_on(table, "0 roll", "1 roll", "2 roll", "1 roll")

    assert table.outcome is not None
    assert (table.outcome.clause, table.outcome.winners) == ("end.at_once", winners)
    assert (("shared", "end.at_once") in told(events)) == (len(winners) == 3)
    losers = [seat for seat in range(3) if seat not in winners]
    assert table.outcome.standings == [winners, *[losers] * bool(losers)]


@pytest.mark.rule("end.at_once")
@pytest.mark.parametrize("rounds", [0, 99, 99_999, 1_000_000])
@pytest.mark.parametrize("agreed", [{}, {"rounds": 0}])
def test_unless_agreed_otherwise_there_is_no_cap(rounds, agreed):
    """However long it lasts, a round more is played."""
    table = lay(2, [NOTHING] * 2, agreed, stacks={1: "c"}, rounds=rounds)
    events = go_on(table, "0 roll", "1 roll")

    assert "capped" not in dict(told(events))
    assert table.outcome is None
    assert table.position()["rounds"] == rounds + 1
    assert seen(table)["rounds"] == 0


@pytest.mark.rule("end.at_once")
@pytest.mark.parametrize(("rounds", "is_over"), [(6, True), (5, False), (0, False)])
def test_an_agreed_cap_ends_with_its_last_round(rounds, is_over):
    """The last turn of the seventh of seven, with which no eighth begins; no table can stand beyond it."""
    table = lay(2, [NOTHING] * 2, {"rounds": 7}, stacks={1: "c"}, rounds=rounds)
    go_on(table, "0 roll", "1 roll")

    assert (table.outcome is not None) == is_over
    assert (seen(table)["round"], seen(table)["rounds"]) == (min(rounds + 2, 7), 7)
    with pytest.raises(gn.BadPosition, match="all 7 are played"):
        lay(2, (), {"rounds": 7}, rounds=7)


@pytest.mark.rule("end.at_once")
@pytest.mark.parametrize("rounds", [-1, 100_001, 1.5, True, "7", None])
def test_a_cap_is_a_whole_number(rounds):
    """From one round on; 0 is none."""
    with pytest.raises(gn.BadSetup, match=r"rounds cannot be .*, or 0 for no cap"):
        lay(2, (), {"rounds": rounds})


@pytest.mark.rule("end.at_once")
def test_a_cap_is_unofficial():
    """The print has none: a table that agrees on one is told so."""
    option = next(one for one in lay().edition.options if one.name == "rounds")

    assert (option.default, option.official) == (0, False)


# Who has left


@pytest.mark.rule("end.claimed", "resign.leave")
@pytest.mark.parametrize(
    ("seats", "leaver", "winners", "standings"),
    [
        ("cdc", 2, [0], [[0], [1], [2]]),
        ("cdd", 2, [0], [[0], [1], [2]]),
        ("cdcd", 3, [0, 2], [[0, 2], [1], [3]]),
    ],
)
def test_who_has_resigned_wins_nothing(seats, leaver, winners, standings):
    """Not even if the game ends before the turn is over in which it was said."""
    table = approach(LAST, seats, stacks=claimed_by(9))
    go_on(table, "0 roll", f"{leaver} resign", "0 claim")

    assert table.outcome is not None
    assert table.outcome.clause == "end.claimed"
    assert (table.outcome.winners, table.outcome.standings) == (winners, standings)


@pytest.mark.rule("resign.leave", "end.at_once")
@pytest.mark.parametrize("rounds", [1, 100])
def test_a_team_that_has_left_does_not_win_at_the_last_round(rounds):
    """It has lost, before titles are counted."""
    table = approach(LAST, "dc", stacks=claimed_by(0), terms={"rounds": rounds})
    go_on(table, "0 roll", "0 resign")

    assert table.outcome is not None
    assert (table.outcome.clause, table.outcome.winners) == ("resign.leave", [1])


# From the pictures of the pets to the end, on a tiny board


@pytest.mark.rule("end.claimed", "order.first")
@pytest.mark.parametrize(
    ("dog_says", "cat_says", "winners", "drawn", "purses"),
    [
        # The cats claim two of three
        ("claim", "claim", [0], {PURR: "c", BARK: "c", NAP: "d"}, [150 - 50 + 25 - 30, 150 - 70]),
        # The cat leaves hers, and comes by again: nothing has ended, the dog claims it in the end
        ("claim", "leave", [1], {PURR: "d", BARK: "c", NAP: "d"}, [150 - 50 + 25, 150 - 70 + 25 - 30]),
    ],
)
def test_a_whole_game_on_a_tiny_board(tmp_path, dog_says, cat_says, winners, drawn, purses):
    """Show, throw, claim; and its record replays."""
    table = gn.open(
        tiny_folder(tmp_path, THREE),
        ["Ann", "Bob"],
        dealer=scripted([(1, 2), (2, 3), (3, 3), (2, 2)]),
    )
    go_on(
        table, "1 none", "0 show 2", "0 roll", "0 claim", "1 roll", f"1 {dog_says}", "0 roll", f"0 {cat_says}"
    )
    if table.outcome is None:
        go_on(table, "1 roll", "1 claim")

    assert table.outcome is not None
    assert (table.outcome.clause, table.outcome.winners) == ("end.claimed", winners)
    assert stacks(table) == drawn
    assert cash(table) == purses
    again = gn.replay(table.record(), edition=tiny_folder(tmp_path, THREE))
    assert again.hash() == table.hash()


@pytest.mark.rule("end.claimed")
def test_kept_cards_count_for_nothing():
    """Nor do decks: a title is a marker on the board."""
    deck = {"unseen": [card for card in range(12) if card != JAIL_FREE], "below": [], "kept": [JAIL_FREE]}
    table = approach(LAST, stacks=claimed_by(6), decks=[deck])
    events = go_on(table, "0 roll", "0 claim")

    assert facts(events, "won") == [{"team": DOG}]
