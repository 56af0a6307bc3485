"""A turn: throw both dice, move clockwise, act on the space, and that is all."""

import pytest

import gamenight as gn
from gamenight.games.pets.terms import DICE
from gamenight.kernel.seat import CHANCE_BIT
from tests.games.pets.laid import GET_100, PARKING, TITLES, cash, jailed, lay, places
from tests.games.playing import go_on, one_told, refused, told

MINE = dict.fromkeys(TITLES[:8], "ccc")  # nothing to settle there for a cat
THREW, MOVED = ("threw", "turn.roll"), ("moved", "turn.roll")
NEXT = ("turn_began", "order.alternate")


@pytest.mark.rule("turn.roll")
@pytest.mark.parametrize(
    ("before", "dice", "after"),
    [
        (0, (1, 2), 3),
        (0, (2, 1), 3),
        (0, (3, 4), 7),
        (0, (6, 6), 12),
        (1, (1, 2), 4),
        (3, (5, 6), 14),
        (9, (1, 1), 11),
        (12, (1, 1), 14),
        (16, (6, 6), 0),
        (20, (5, 3), 0),
        (27, (1, 1), 1),
        (27, (6, 6), 11),
    ],
)
def test_the_token_moves_clockwise_by_both_dice(before, dice, after):
    """As many spaces as both dice show, from the highest number on to GO."""
    table = lay(2, [dice], places=[before, 0], stacks=MINE)
    events = go_on(table, "0 roll")

    assert told(events)[:2] == [THREW, MOVED]
    assert events[0].facts() == {"seat": 0, "first": dice[0], "second": dice[1]}
    assert events[1].facts() == {"seat": 0, "from": before, "to": after, "count": sum(dice)}
    assert places(table) == [after, 0]


@pytest.mark.rule("turn.roll")
@pytest.mark.parametrize(
    ("before", "chance", "words", "clause"),
    [
        (7, [(3, 4)], [], "free_parking"),
        (1, [(2, 4)], [], "jail.visiting"),
        (25, [(1, 2)], [], "go.salary"),
        (18, [(1, 2)], [], "jail.go"),
        (20, [(1, 3), ("cat", GET_100)], [], "chance.draw"),
        (0, [(1, 2)], ["leave"], "title.claim"),
        (0, [(1, 2)], ["claim"], "title.claim"),
        (2, [(1, 3)], ["leave"], "title.own"),
        (2, [(1, 3)], ["add"], "title.own"),
        (1, [(3, 4)], ["tribute"], "title.tribute"),
        (1, [(3, 4)], ["take"], "title.take"),
        (14, [(2, 3)], ["claim"], "title.claim"),
    ],
)
def test_the_space_is_acted_on_and_the_turn_is_over(before, chance, words, clause):
    """Whatever the space demands: when it is settled, the other team has the dice."""
    table = lay(2, chance, places=[before, 0], stacks={6: "c", 8: "d"})
    events = go_on(table, "0 roll", *[f"0 {word}" for word in words])

    assert clause in [event.clause for event in events]
    assert told(events)[-1] == NEXT
    assert events[-1].facts() == {"seat": 1}
    assert table.waiting() == (1,)


@pytest.mark.rule("turn.roll")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("seats", ["cd", "ccd", "cdd"])
def test_doubles_give_no_further_throw(die, seats):
    """Both dice alike is a throw like any other."""
    table = lay(seats, [(die, die), (1, 2)], places=[PARKING - 2 * die] + [0] * (len(seats) - 1))
    events = go_on(table, "0 roll")
    following = seats.index("d")

    assert told(events) == [THREW, MOVED, ("parked", "free_parking"), NEXT]
    assert events[-1].facts() == {"seat": following}
    assert refused(table, 0, "roll") == "table.asked"
    assert one_told(go_on(table, f"{following} roll"), "threw").facts()["seat"] == following


@pytest.mark.rule("turn.roll")
def test_doubles_turn_after_turn_lead_nowhere():
    """Three turns running: the token has moved on, and is not in Jail."""
    table = lay(2, [(1, 1), (3, 4), (6, 6), (3, 4), (1, 1)], cash=[0, 0], places=[1, 0])
    go_on(table, "0 roll", "1 roll", "0 roll", "1 roll", "0 roll")

    assert places(table) == [17, 14]
    assert jailed(table) == [0, 0]


@pytest.mark.rule("turn.roll")
@pytest.mark.parametrize(
    ("word", "clause"),
    [
        *[(word, "turn.roll") for word in ("claim", "leave", "take", "tribute", "add")],
        ("none", "order.first"),
        ("show 1", "order.first"),
        ("pick 3 1", "debt.team"),
    ],
)
def test_the_dice_come_first(word, clause):
    """Before the throw there is nothing else to do."""
    table = lay(2, places=[3, 0], stacks={3: "d"})

    assert table.legal(0) == ["roll"]
    assert refused(table, 0, word) == clause


@pytest.mark.rule("turn.roll")
@pytest.mark.parametrize(
    ("stacks", "choices"),
    [({}, ["claim", "leave"]), ({3: "d"}, ["take", "tribute"]), ({3: "c"}, ["add", "leave"])],
)
def test_one_throw_a_turn(stacks, choices):
    """While the space is being settled nobody throws again."""
    table = lay(2, [(1, 2)], stacks=stacks)
    go_on(table, "0 roll")

    assert table.legal(0) == choices
    assert refused(table, 0, "roll") == "turn.roll"
    assert refused(table, 1, "roll") == "table.asked"


@pytest.mark.rule("turn.roll")
def test_only_the_player_on_turn_throws():
    """Neither the others nor the team-mates."""
    table = lay("ccdd", turn=1)

    assert table.waiting() == (1,)
    assert [refused(table, seat, "roll") for seat in (0, 2, 3)] == ["table.asked"] * 3


@pytest.mark.rule("turn.roll")
def test_every_fall_of_the_dice_is_equally_likely():
    """CHANCE answers one of thirty-six falls."""
    table = lay(2)
    frame = DICE.open(table.state, CHANCE_BIT)
    dice = frame.decision
    answers = dice.answers(table.state, frame, gn.CHANCE)
    falls = [f"dice {first} {second}" for first in range(1, 7) for second in range(1, 7)]

    assert [gn.say(table.game, one) for one in answers] == falls
    assert dice.weights(table.state, frame) == [1] * 36
    assert dice.total(table.state, frame) == 36
    assert [dice.chance(table.state, frame, roll) for roll in range(36)] == answers


@pytest.mark.rule("turn.roll")
def test_a_turn_moves_one_token_only():
    """The others stand where they stood, and no purse changes by the throw alone."""
    table = lay("cdcd", [(3, 4)], turn=2, places=[3, 20, 7, 7])
    go_on(table, "2 roll")

    assert places(table) == [3, 20, 14, 7]
    assert cash(table) == [2000, 2000]
