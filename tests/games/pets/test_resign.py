"""Leaving the game: the team plays on without the player."""

import pytest

import gamenight as gn
from tests.games.pets.laid import (
    GAME,
    GET_FROM_RIVAL,
    JAIL,
    JAIL_FREE,
    cash,
    deck,
    facts,
    jailed,
    kept,
    lay,
    places,
    seated,
    seen,
    sit_down,
    stacks,
)
from tests.games.pets.leaving import asking, out, resign
from tests.games.playing import go_on, one_told, refused, told

RESIGNED, LEFT = ("resigned", "resign.leave"), ("left_team", "resign.leave")
NEXT = ("turn_began", "order.alternate")


# Before the first turn


@pytest.mark.rule("resign.leave", "order.first")
@pytest.mark.parametrize("leaver", range(4))
def test_before_the_start_the_others_still_show_a_pet(leaver):
    """Whoever has left is asked no more, and has no turn."""
    table = sit_down(4)
    events = resign(table, leaver)
    others = tuple(seat for seat in range(4) if seat != leaver)

    assert told(events) == [RESIGNED, LEFT]
    assert events[1].facts() == {"seat": leaver, "team": leaver % 2}
    assert table.waiting() == others
    assert refused(table, leaver, "show 1") == "table.out"
    assert one_told(go_on(table, f"{others[1]} show 1"), "starts").facts() == {"seat": others[1]}


@pytest.mark.rule("resign.leave", "order.first")
@pytest.mark.parametrize(
    ("without", "leaver", "drawn_from"),
    [([0, 1, 3], 2, [0, 1, 3]), ([1, 2, 3], 0, [1, 2, 3])],
)
def test_if_the_last_to_be_asked_leaves_the_dealer_draws_among_the_rest(without, leaver, drawn_from):
    """Nobody who has left can be drawn."""
    for first in range(4):
        table = sit_down(4, [f"first {first}"])
        go_on(table, *[f"{seat} none" for seat in without])
        if first in drawn_from:
            events = resign(table, leaver)
            assert told(events)[:3] == [RESIGNED, LEFT, ("starts_by_lot", "order.first")]
            assert table.waiting() == (first,)
        else:
            with pytest.raises(gn.BadSetup, match="does not answer what is asked"):
                resign(table, leaver)


@pytest.mark.rule("resign.leave", "order.first")
def test_who_has_no_pet_may_leave_while_the_others_look_for_one():
    """The two who were not heard yet are still waited for."""
    table = sit_down(4)
    go_on(table, "1 none", "2 none")
    resign(table, 1)

    assert table.waiting() == (0, 3)
    assert out(table) == [1]


@pytest.mark.rule("resign.leave", "order.alternate")
@pytest.mark.parametrize(
    ("seats", "leaver", "first", "expected"),
    [
        ("cdcd", 1, 0, [0, 3, 2, 3, 0]),
        ("cdcd", 0, 1, [1, 2, 3, 2, 1]),
        ("cdd", 1, 0, [0, 2, 0, 2]),
        ("cddddddd", 1, 7, [7, 0, 2, 0, 3]),
    ],
)
def test_the_order_is_of_those_who_stay(seats, leaver, first, expected):
    """From the first turn on only those who stay take turns."""
    table = sit_down(seats, [(1, 2)] * len(expected))
    resign(table, leaver)
    go_on(table, f"{first} show 0")

    assert play_on(table, len(expected)) == expected


def play_on(table, count):
    """Who has the next turns, if everybody throws and leaves all as it is."""
    order = []
    for _ in range(count):
        (seat,) = table.waiting()
        order.append(seat)
        go_on(table, f"{seat} roll")
        if table.legal(seat):
            go_on(table, f"{seat} {table.legal(seat)[-1]}")
    return order


# On turn and off turn


@pytest.mark.rule("resign.leave", "order.alternate")
@pytest.mark.parametrize(
    ("seats", "turn", "leaver", "expected"),
    [
        # on turn: the dice pass to the other team
        ("cdcd", 0, 0, [1, 2, 3, 2, 1, 2]),
        ("cdcd", 3, 3, [0, 1, 2, 1, 0]),
        ("cdd", 1, 1, [0, 2, 0, 2]),
        ("ccddd", 3, 3, [0, 4, 1, 2, 0, 4]),
        ("cddddddd", 7, 7, [0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 1]),
        # the next of the other team: the one after has the turn
        ("cdcd", 0, 1, [0, 3, 2, 3, 0]),
        ("cdd", 0, 1, [0, 2, 0, 2]),
        ("cddddddd", 0, 1, [0, 2, 0, 3]),
        # the next of the same team
        ("cdcd", 0, 2, [0, 1, 0, 3, 0]),
        ("cdcdc", 2, 4, [2, 3, 0, 1, 2]),
        # one whose turn is far away
        ("cdd", 0, 2, [0, 1, 0, 1]),
        ("cddddddd", 0, 5, [0, 1, 0, 2, 0, 3, 0, 4, 0, 6]),
    ],
)
def test_the_team_plays_on_without_the_player(seats, turn, leaver, expected):
    """Alternately as before; the leaver's place is passed over."""
    table = lay(seats, [(1, 2)] * len(expected), turn=turn)
    events = resign(table, leaver)

    assert told(events) == [RESIGNED, LEFT, *([NEXT] if leaver == turn else [])]
    assert out(table) == [leaver]
    assert leaver not in [team["next"] for team in seen(table)["teams"]]
    assert gn.open(GAME, *seated(seats, None), position=table.position()).hash() == table.hash()
    assert play_on(table, len(expected)) == expected


@pytest.mark.rule("resign.leave")
def test_what_the_team_had_stays_with_the_team():
    """The purse, the titles, the kept card; the token stays where it is, and is asked nothing."""
    held = [deck(kept=[JAIL_FREE]), deck()]
    table = lay("cdcd", turn=1, cash=[900, 800], places=[9, 0, 3, 0], stacks={9: "dc", 22: "ccc"}, decks=held)
    resign(table, 0)

    assert cash(table) == [900, 800]
    assert stacks(table) == {9: "dc", 22: "ccc"}
    assert kept(table) == [[JAIL_FREE], []]
    assert places(table) == [9, 0, 3, 0]
    assert table.waiting() == (1,)


@pytest.mark.rule("resign.leave", "chance.team")
def test_a_card_that_the_leaver_drew_frees_a_team_mate():
    """It was the team's all the time."""
    table = lay(
        "cdcd", [(1, 2), ("cat", JAIL_FREE), (3, 4), (3, 4)], places=[7, 0, JAIL, 0], jailed=[0, 0, 1, 0]
    )
    go_on(table, "0 roll")
    resign(table, 0)
    go_on(table, "1 roll", "2 card")

    assert jailed(table) == [0, 0, 0, 0]
    assert kept(table) == [[], []]


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("turn", [0, 1])
def test_from_jail_too(turn):
    """Nobody pays for a prisoner who leaves."""
    table = lay("cdcd", turn=turn, places=[JAIL, 0, 0, 0], jailed=[3, 0, 0, 0])
    resign(table, 0)

    assert out(table) == [0]
    assert cash(table) == [2000, 2000]
    assert table.waiting() == (1,)


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("word", ["resign", "roll", "show 1"])
def test_one_leaves_once(word):
    """Whoever has left plays no more."""
    table = lay(4)
    resign(table, 2)

    assert refused(table, 2, word) == "table.out"


# With a question open


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize(
    ("question", "answer", "purses", "there"),
    [
        ("claim", ("left_unclaimed", "title.claim"), [700, 700], {}),
        ("tribute", ("paid_tribute", "title.tribute"), [600, 800], {3: "d"}),
        ("add", ("left_as_it_is", "title.own"), [700, 700], {3: "c"}),
    ],
)
def test_who_leaves_a_question_open_lets_it_go(question, answer, purses, there):
    """A title is left, tribute is paid, a stack stays as it is; then the dice pass on."""
    table = asking(question)
    events = resign(table, 0)

    assert told(events) == [RESIGNED, answer, NEXT, LEFT]
    assert cash(table) == purses
    assert stacks(table) == there
    assert out(table) == [0]
    assert table.waiting() == (1,)


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("question", ["claim", "tribute", "add"])
@pytest.mark.parametrize("leaver", [1, 2, 3])
def test_who_is_not_asked_leaves_when_the_question_is_settled(question, leaver):
    """It stays open for the player on turn; until then the leaver is only noted."""
    table = asking(question)
    noted = resign(table, leaver)
    before = out(table), table.view()["left"], table.waiting()
    events = go_on(table, f"0 {table.legal(0)[0]}")

    assert told(noted) == [RESIGNED]
    assert before == ([], [leaver], (0,))
    assert told(events)[-2:] == [NEXT, LEFT]
    assert out(table) == [leaver]


@pytest.mark.rule("resign.leave", "order.alternate")
@pytest.mark.parametrize(
    ("seats", "leavers", "expected"),
    [
        ("cdcd", [1], [3, 2, 3]),
        ("cddcd", [1], [2, 3, 4]),
        ("cddddddd", [1], [2, 0, 3]),
        ("cddddddd", [1, 2, 3], [4, 0, 5]),
        ("cddddddd", [2, 1], [3, 0, 4]),
        ("cddddddd", [2], [1, 0, 3]),
        ("cdcd", [2], [1, 0, 3]),
        ("cdcdc", [2, 1], [3, 4, 3]),
    ],
)
def test_a_team_loses_no_turn_by_it(seats, leavers, expected):
    """Whoever would have been next is gone when the question is settled: the one after has the dice."""
    table = lay(seats, [(1, 2)] * 4)
    go_on(table, "0 roll")
    resign(table, *leavers)
    events = go_on(table, "0 leave")

    assert facts(events, "turn_began") == [{"seat": expected[0]}]
    assert out(table) == sorted(leavers)
    assert play_on(table, len(expected)) == expected


@pytest.mark.rule("resign.leave", "debt.team")
@pytest.mark.parametrize(
    ("seats", "asked", "leavers", "picker"),
    [
        ("cdcd", 1, [1], 3),
        ("cddd", 1, [1], 2),
        ("cddd", 1, [1, 2], 3),
        ("cddd", 1, [2, 1], 3),
        ("cddd", 2, [2], 3),
        ("cddd", 3, [3], 1),
        ("cddddddd", 1, [1, 2, 3], 4),
        ("cddddddd", 6, [7, 6], 1),
    ],
)
def test_who_leaves_a_pick_open_lets_a_team_mate_pick(seats, asked, leavers, picker):
    """The debt is not forgotten; nor is a turn lost: who is next of the team, clockwise, has both."""
    table = asking("pick", seats, next=[0, asked])
    first = table.waiting()
    resign(table, *leavers)
    waits, choices = table.waiting(), table.legal(picker)
    events = go_on(table, f"{picker} pick 25 2")

    assert first == (asked,)
    assert waits == (picker,)
    assert choices == ["pick 25 1", "pick 25 2"]
    assert one_told(events, "replaced").facts()["seat"] == picker
    assert out(table) == sorted(leavers)
    assert facts(events, "turn_began") == [{"seat": picker}]
    assert stacks(table) == {3: "d", 25: "cd"}


@pytest.mark.rule("resign.leave", "debt.team")
def test_a_debtor_who_leaves_does_not_save_the_marker():
    """The dogs pick, and then the player is gone."""
    table = asking("pick")
    noted = resign(table, 0)
    events = go_on(table, "1 pick 25 2")

    assert told(noted) == [RESIGNED]
    assert told(events) == [("replaced", "debt.team"), ("owns", "debt.team"), NEXT, LEFT]
    assert stacks(table) == {3: "d", 25: "cd"}
    assert table.waiting() == (1,)


@pytest.mark.rule("resign.leave", "chance.debt")
@pytest.mark.parametrize(
    ("seats", "leavers", "picker"),
    [("cdcd", [0], 2), ("ccdd", [0], 1), ("cccd", [0, 1], 2), ("cccd", [1, 0], 2)],
)
def test_who_drew_the_card_may_leave_the_pick_to_a_team_mate(seats, leavers, picker):
    """The team on turn picks, whoever of it is left."""
    where = [7] * len(seats)
    chance = [(1, 2), ("cat", GET_FROM_RIVAL)]
    table = lay(seats, chance, places=where, cash=[0, 0], stacks={25: "d", 27: "d"})
    go_on(table, "0 roll")
    resign(table, *leavers)
    waits = table.waiting()
    events = go_on(table, f"{picker} pick 25 1")

    assert waits == (picker,)
    assert one_told(events, "replaced").facts()["seat"] == picker
    assert stacks(table) == {25: "c", 27: "d"}
    assert out(table) == sorted(leavers)


@pytest.mark.rule("resign.leave", "jail.doubles", "debt.bank")
def test_who_leaves_while_the_fine_is_settled_is_moved_and_claims_nothing():
    """The turn in hand is played to its end for the team, but nothing is bought for it."""
    table = lay(
        "cdcd", [(1, 3)], places=[JAIL, 0, 0, 0], jailed=[3, 0, 0, 0], cash=[199, 0], stacks={22: "cc"}
    )
    go_on(table, "0 roll")
    resign(table, 0)
    events = go_on(table, "1 pick 22 1")

    assert ("left_jail", "jail.doubles") in told(events)
    assert ("too_dear_to_claim", "title.claim") in told(events)
    assert told(events)[-2:] == [NEXT, LEFT]
    assert places(table)[0] == 11
    assert stacks(table) == {22: "c"}


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("question", ["claim", "tribute", "add", "pick"])
def test_leaving_is_answered_once(question):
    """Whoever has left with a question open cannot come back to it."""
    table = asking(question)
    word = table.legal(table.waiting()[0])[0]
    asked = table.waiting()[0]
    resign(table, asked)

    assert refused(table, asked, word) == "table.out"
    assert refused(table, asked, "resign") == "table.out"
