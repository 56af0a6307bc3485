"""Who goes first, and how the turns alternate between the teams."""

import pytest

import gamenight as gn
from tests.games.pets.laid import facts, jailed, lay, seen, sit_down
from tests.games.playing import go_on, one_told, refused, told

SHOW_ALL = [f"show {pet}" for pet in range(8)]


def turns(events):
    """Who had the dice, in order."""
    return [one["seat"] for one in facts(events, "turn_began")]


# Who starts


@pytest.mark.rule("order.first")
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_everybody_is_asked_for_a_pet_at_once(seats):
    """Any of the pictures, or none."""
    table = sit_down(seats)

    assert table.waiting() == tuple(range(seats))
    assert [table.legal(seat) for seat in range(seats)] == [[*SHOW_ALL, "none"]] * seats


@pytest.mark.rule("order.first")
@pytest.mark.parametrize("seats", ["cd", "cdd", "dcdc"])
@pytest.mark.parametrize("pet", [0, 3, 4, 7])
def test_the_first_to_show_a_pet_goes_first(seats, pet):
    """Whoever it is, and whatever pet: a cat's player may show a dog."""
    for seat in range(len(seats)):
        table = sit_down(seats)
        events = go_on(table, f"{seat} show {pet}")

        assert told(events) == [
            ("showed", "order.first"),
            ("starts", "order.first"),
            ("turn_began", "order.first"),
        ]
        assert [event.facts() for event in events] == [
            {"seat": seat, "pet": pet},
            {"seat": seat},
            {"seat": seat},
        ]
        assert table.waiting() == (seat,)
        assert refused(table, (seat + 1) % len(seats), "show 1") == "table.asked"


@pytest.mark.rule("order.first")
@pytest.mark.parametrize(
    ("seats", "without", "first"), [(3, [0], 1), (3, [0, 2], 1), (3, [2, 1], 0), (8, [6, 0, 3], 7)]
)
def test_who_has_none_leaves_it_to_the_others(seats, without, first):
    """A player without a pet is waited for no more; the others still may show one."""
    table = sit_down(seats)
    for seat in without:
        assert told(go_on(table, f"{seat} none")) == [("showed_none", "order.first")]
    asked = tuple(seat for seat in range(seats) if seat not in without)

    assert table.waiting() == asked
    assert refused(table, without[0], "show 1") == "table.asked"
    assert one_told(go_on(table, f"{first} show 2"), "starts").facts() == {"seat": first}


@pytest.mark.rule("order.first")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (8, 5)])
def test_if_all_have_none_the_dealer_draws_who_starts(seats, first):
    """The dealer decides, as at tables of bots alone."""
    table = sit_down(seats, [f"first {first}"])
    events = go_on(table, *[f"{seat} none" for seat in range(seats)])

    assert told(events)[-3:] == [
        ("showed_none", "order.first"),
        ("starts_by_lot", "order.first"),
        ("turn_began", "order.first"),
    ]
    assert turns(events) == [first]
    assert table.waiting() == (first,)


@pytest.mark.rule("order.first")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_dealer_draws_everybody_equally(seats):
    """CHANCE answers any seat, each with the same weight."""
    table = sit_down(seats)
    frame = table.state.asking
    start = frame.decision
    answers = start.answers(table.state, frame, gn.CHANCE)

    assert [gn.say(table.game, one) for one in answers] == [f"first {seat}" for seat in range(seats)]
    assert start.weights(table.state, frame) == [1] * seats
    assert [start.chance(table.state, frame, roll) for roll in range(seats)] == answers


@pytest.mark.rule("order.first")
@pytest.mark.parametrize(
    ("word", "clause"), [("show 8", "order.first"), ("show 99", "order.first"), ("roll", "order.first")]
)
def test_nothing_else_starts_the_game(word, clause):
    """There are eight pictures, and the dice wait."""
    assert refused(sit_down(2), 0, word) == clause


@pytest.mark.rule("order.first")
@pytest.mark.parametrize("without", [[], [1], [0, 2]])
def test_the_table_can_be_laid_again_before_the_start(without):
    """A position written while pets are being shown is read as it was."""
    table = sit_down("cdd")
    go_on(table, *[f"{seat} none" for seat in without])
    again = gn.open("cats-vs-dogs", table.names, {"teams": ["cat", "dog", "dog"]}, position=table.position())

    assert again.hash() == table.hash()
    assert again.waiting() == table.waiting()


# Who follows


@pytest.mark.rule("order.alternate")
@pytest.mark.parametrize(
    ("seats", "first", "expected"),
    [
        # even teams: everybody once, then from the start
        ("cd", 0, [0, 1, 0, 1]),
        ("cd", 1, [1, 0, 1, 0]),
        ("cdcd", 0, [0, 1, 2, 3, 0, 1, 2, 3]),
        ("cdcd", 2, [2, 3, 0, 1, 2]),
        ("cdcd", 3, [3, 0, 1, 2, 3]),
        ("cdcdcdcd", 5, [5, 6, 7, 0, 1, 2, 3, 4, 5]),
        # even teams that do not sit alternately: the next of the other team, clockwise
        ("ccdd", 0, [0, 2, 1, 3, 0, 2]),
        ("ccdd", 1, [1, 2, 0, 3, 1]),
        ("ccdd", 3, [3, 0, 2, 1, 3]),
        ("cccddd", 2, [2, 3, 0, 4, 1, 5, 2]),
        # one against two, two against three, one against seven: the smaller team plays more often
        ("cdd", 0, [0, 1, 0, 2, 0, 1]),
        ("cdd", 1, [1, 0, 2, 0, 1]),
        ("cdd", 2, [2, 0, 1, 0, 2]),
        ("cdc", 0, [0, 1, 2, 1, 0, 1]),
        ("cdc", 1, [1, 2, 1, 0, 1, 2]),
        ("cddcd", 0, [0, 1, 3, 2, 0, 4, 3, 1, 0]),
        ("cddcd", 4, [4, 0, 1, 3, 2, 0, 4]),
        ("ccddd", 1, [1, 2, 0, 3, 1, 4, 0, 2]),
        ("cddddddd", 0, [0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 1]),
        ("cddddddd", 6, [6, 0, 7, 0, 1, 0, 2, 0, 3, 0, 4]),
        ("cccccccd", 3, [3, 7, 4, 7, 5, 7, 6, 7, 0, 7, 1]),
    ],
)
def test_the_turns_alternate_between_the_teams(seats, first, expected):
    """Each team goes round its own members, and never plays twice running."""
    table = sit_down(seats, [f"first {first}", *[(1, 2)] * len(expected)])
    go_on(table, *[f"{seat} none" for seat in range(len(seats))])
    for seat in expected:
        assert table.waiting() == (seat,)
        go_on(table, f"{seat} roll")
        if table.legal(seat):
            go_on(table, f"{seat} {table.legal(seat)[-1]}")  # leave it, or pay

    began = [event for event in table.events if event.name == "turn_began"]
    assert turns(began)[: len(expected)] == expected
    assert [event.clause for event in began] == ["order.first", *["order.alternate"] * (len(began) - 1)]


@pytest.mark.rule("order.alternate", "end.at_once")
@pytest.mark.parametrize(
    ("seats", "first", "rounds"),
    [
        ("cd", 0, [1, 2, 2, 3]),
        ("cd", 1, [1, 2, 2, 3]),
        ("cdcd", 3, [1, 1, 1, 2, 2]),
        ("cdd", 0, [1, 1, 1, 2, 2, 2, 2, 3]),
        ("cdd", 2, [1, 1, 1, 2, 2, 2, 2, 3]),
        ("ccddd", 1, [1, 1, 1, 1, 1, 2, 2]),
    ],
)
def test_a_round_is_over_when_the_last_player_has_had_a_turn(seats, first, rounds):
    """Whichever team began; the larger team has then gone round once, and it starts over."""
    table = sit_down(seats, [(1, 2)] * len(rounds))
    go_on(table, f"{first} show 0")
    counted = []
    for _ in rounds:
        (seat,) = table.waiting()
        go_on(table, f"{seat} roll")
        if table.legal(seat):
            go_on(table, f"{seat} {table.legal(seat)[-1]}")
        counted.append(seen(table)["round"])

    assert counted == rounds


@pytest.mark.rule("order.alternate")
@pytest.mark.parametrize(
    ("seats", "turn", "following"),
    [
        ("cdd", 0, [[0, 1], [0, 2]]),
        ("cddddddd", 3, [[0, 4], [0, 4]]),
        ("ccddd", 4, [[0, 2], [1, 2]]),
    ],
)
def test_the_table_shows_who_plays_next_for_each_team(seats, turn, following):
    """Before a throw, and after it."""
    table = lay(seats, [(3, 4)], turn=turn)
    shown = [[team["next"] for team in seen(table)["teams"]]]
    go_on(table, f"{turn} roll")
    shown.append([team["next"] for team in seen(table)["teams"]])

    assert shown == following


@pytest.mark.rule("order.alternate", "jail.doubles")
@pytest.mark.parametrize("seats", ["cd", "cdd", "cdcd"])
def test_who_is_in_jail_has_a_turn_all_the_same(seats):
    """It comes when it would come, and a failed throw passes the dice on."""
    size = len(seats)
    table = lay(seats, [(1, 2), (1, 2)], places=[7] * size, jailed=[1] * size)
    events = go_on(table, "0 roll", "1 roll")

    assert turns(events) == [1, 2 if seats == "cdcd" else 0]
    assert jailed(table)[:2] == [2, 2]
