"""A team all of whose players have left has lost."""

import pytest

import gamenight as gn
from tests.games.pets.laid import GET_FROM_RIVAL, JAIL, PAY_RIVAL, TITLES, lay, places, sit_down, stacks
from tests.games.pets.leaving import asking, resign
from tests.games.playing import go_on, one_told, refused, told

RESIGNED, LEFT = ("resigned", "resign.leave"), ("left_team", "resign.leave")
NEXT = ("turn_began", "order.alternate")


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize(
    ("seats", "leavers", "winners", "standings"),
    [
        ("cd", [0], [1], [[1], [0]]),
        ("cd", [1], [0], [[0], [1]]),
        ("cdd", [0], [1, 2], [[1, 2], [0]]),
        ("cdd", [1, 2], [0], [[0], [1, 2]]),
        ("cdd", [2, 1], [0], [[0], [1, 2]]),
        ("cdcd", [0, 2], [1, 3], [[1, 3], [0, 2]]),
        ("cdcd", [1, 0, 3], [2], [[2], [0, 1, 3]]),
        ("cddddddd", [0], [1, 2, 3, 4, 5, 6, 7], [[1, 2, 3, 4, 5, 6, 7], [0]]),
        ("cddddddd", [4, 3, 0], [1, 2, 5, 6, 7], [[1, 2, 5, 6, 7], [0, 3, 4]]),
    ],
)
def test_a_team_without_players_has_lost(turn, seats, leavers, winners, standings):
    """However many titles it has; those who stayed win together."""
    loser = seats[leavers[-1]]
    table = lay(seats, turn=turn, stacks=dict.fromkeys(TITLES[:15], loser))
    events = resign(table, *leavers)

    assert one_told(events, "won").clause == "resign.leave"
    assert table.outcome is not None
    assert table.outcome.clause == "resign.leave"
    assert table.outcome.winners == winners
    assert table.outcome.standings == standings
    assert table.waiting() == ()
    assert refused(table, winners[0], "resign") == "table.over"


@pytest.mark.rule("resign.leave", "order.first")
@pytest.mark.parametrize(
    ("seats", "leavers", "winners"), [("cd", [1], [0]), ("cdd", [0], [1, 2]), ("cdd", [1, 2], [0])]
)
def test_so_it_is_before_the_start(seats, leavers, winners):
    """The game is over before it began."""
    table = sit_down(seats)
    resign(table, *leavers)

    assert table.outcome is not None
    assert (table.outcome.clause, table.outcome.winners) == ("resign.leave", winners)


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("question", ["claim", "tribute", "add"])
@pytest.mark.parametrize("seats", ["cd", "cddd"])
def test_so_it_is_with_a_question_open(question, seats):
    """The only cat is asked and leaves: it lets go, and the dogs have won."""
    table = asking(question, seats)
    events = resign(table, 0)

    assert told(events)[-1] == ("won", "resign.leave")
    assert table.outcome is not None
    assert table.outcome.winners == list(range(1, len(seats)))


@pytest.mark.rule("resign.leave", "debt.team")
@pytest.mark.parametrize(("seats", "leavers"), [("cd", [1]), ("cdd", [1, 2]), ("cdd", [2, 1]), ("ccd", [2])])
def test_so_it_is_with_a_pick_open(seats, leavers):
    """Nobody is left to pick: no marker changes hands, and the game is over at once."""
    table = asking("pick", seats)
    resign(table, *leavers)

    assert stacks(table) == {3: "d", 25: "cc"}
    assert table.outcome is not None
    assert table.outcome.clause == "resign.leave"
    assert table.outcome.winners == [seat for seat, team in enumerate(seats) if team == "c"]


EVEN = {space: "c" if place % 2 else "d" for place, space in enumerate(TITLES)}
DOGS_AHEAD = dict.fromkeys(TITLES[:6], "c") | dict.fromkeys(TITLES[6:15], "d")


@pytest.mark.rule("resign.leave", "end.claimed", "end.sudden_death")
@pytest.mark.parametrize(
    ("there", "is_sudden", "before", "chance", "word"),
    [
        (DOGS_AHEAD, False, 25, [(1, 1)], "claim"),  # the last title, and most of them the leavers'
        (
            dict.fromkeys(TITLES[:7], "c") | dict.fromkeys(TITLES[7:15], "d"),
            False,
            25,
            [(1, 1)],
            "claim",
        ),  # a tie
        (EVEN, True, 25, [(1, 1)], "leave"),
        (EVEN, True, 22, [(1, 2)], "take"),
    ],
)
@pytest.mark.parametrize(("seats", "leavers"), [("cd", [1]), ("cdd", [2, 1])])
def test_it_has_lost_before_titles_are_counted(there, is_sudden, before, chance, word, seats, leavers):
    """All of the other team leave while a question is open: they have lost at once, whatever the answer."""
    where = [before, *[0] * (len(seats) - 1)]
    table = lay(seats, chance, places=where, stacks=there, sudden=is_sudden)
    go_on(table, "0 roll")
    asked = [one for one in table.legal(0) if one == word]
    events = resign(table, *leavers)

    assert asked == [word]
    assert told(events)[-1] == ("won", "resign.leave")
    assert table.outcome is not None
    assert (table.outcome.clause, table.outcome.winners) == ("resign.leave", [0])


@pytest.mark.rule("resign.leave", "end.sudden_death")
@pytest.mark.parametrize("seats", ["cd", "ccd"])
def test_leaving_wins_no_sudden_death(seats):
    """All cats leave with a pick open that would have given them the upper hand."""
    size = len(seats)
    chance = [(1, 2), ("cat", GET_FROM_RIVAL)]
    table = lay(seats, chance, places=[7] * size, cash=[0, 0], stacks=EVEN, sudden=True)
    go_on(table, "0 roll")
    resign(table, *range(size - 1))

    assert table.outcome is not None
    assert (table.outcome.clause, table.outcome.winners) == ("resign.leave", [size - 1])


@pytest.mark.rule("resign.leave", "end.at_once")
@pytest.mark.parametrize("there", [{1: "c"}, {}, {1: "d"}])
def test_leaving_wins_nothing_at_the_cap(there):
    """In the last round, with a question open: the cat who leaves neither wins nor shares."""
    table = lay(2, [(1, 3)], {"rounds": 1}, turn=1, stacks=there)
    go_on(table, "1 roll")
    resign(table, 0)

    assert table.outcome is not None
    assert (table.outcome.clause, table.outcome.winners) == ("resign.leave", [1])


@pytest.mark.rule("resign.leave", "debt.team")
def test_the_only_marker_does_not_change_hands_for_a_team_that_has_left():
    """It is taken without a question, but not for nobody: the dogs leave while the dice are in the air."""
    table = lay("cd", cash=[0, 900], stacks={3: "d", 25: "c"})
    for who, word in ((0, "roll"), (1, "resign")):
        table.apply(who, table.read(who, word))

    assert table.outcome is not None
    assert (table.outcome.clause, table.outcome.winners) == ("resign.leave", [0])
    assert stacks(table) == {3: "d", 25: "c"}


@pytest.mark.rule("resign.leave", "debt.bank", "jail.doubles")
def test_after_that_nobody_leaves_jail():
    """The fine for the last throw would take the only marker; the game is over, and the token stays."""
    table = lay("cd", cash=[0, 900], places=[JAIL, 0], jailed=[3, 0], stacks={25: "c"})
    for who, word in ((0, "roll"), (1, "resign")):
        table.apply(who, table.read(who, word))

    assert table.outcome is not None
    assert (table.outcome.clause, table.outcome.winners) == ("resign.leave", [0])
    assert (stacks(table), places(table)) == ({25: "c"}, [JAIL, 0])


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize(("question", "leaver"), [("claim", 1), ("tribute", 1), ("pick", 0), ("claim", 0)])
def test_whoever_leaves_first_has_lost(question, leaver):
    """The other team has won at that moment, and cannot lose any more."""
    table = asking(question, "cd")
    resign(table, leaver)

    assert table.outcome is not None
    assert table.outcome.clause == "resign.leave"
    assert table.outcome.standings == [[1 - leaver], [leaver]]
    assert refused(table, 1 - leaver, "resign") == "table.over"


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("card", [PAY_RIVAL, GET_FROM_RIVAL])
def test_a_game_with_leavers_replays(card):
    """The record of a game in which players left with questions open leads to the same table."""
    chance = [(1, 2), ("cat", card), (1, 2)]
    table = lay("ccdd", chance, places=[7, 0, 0, 0], cash=[0, 0], stacks={25: "dd", 27: "cc"})
    go_on(table, "0 roll")
    resign(table, table.waiting()[0])
    picker = table.waiting()[0]
    go_on(table, f"{picker} {table.legal(picker)[0]}")
    again = gn.replay(table.record())

    assert again.hash() == table.hash()
    assert told(again.events) == told(table.events)
