"""Into Jail, and the three ways out of it."""

import pytest

from tests.games.pets.laid import (
    GET_100,
    GO_TO_JAIL,
    JAIL,
    JAIL_FREE,
    TO_JAIL,
    below,
    cash,
    deck,
    facts,
    jailed,
    kept,
    lay,
    places,
    stacks,
)
from tests.games.playing import go_on, one_told, refused, told

NEXT = ("turn_began", "order.alternate")
FREED, THREW, MOVED = [(name, "jail.doubles") for name in ("left_jail", "threw", "moved")]
HELD = [deck(kept=[JAIL_FREE]), deck(kept=[JAIL_FREE])]


def prison(seats="cd", chance=(), turn=1, terms=None, **position):
    """Seat 0 sits in Jail and is in its first, second or third turn there."""
    size = len(seats)
    where = [JAIL, *[0] * (size - 1)]
    return lay(seats, chance, terms, places=where, jailed=[turn, *[0] * (size - 1)], **position)


# Into it


@pytest.mark.rule("jail.go")
@pytest.mark.parametrize(("seat", "team"), [(0, "cat"), (1, "dog")])
@pytest.mark.parametrize(
    ("before", "chance", "origin"),
    [
        (18, [(1, 2)], GO_TO_JAIL),
        (14, [(3, 4)], GO_TO_JAIL),
        (15, [(3, 3)], GO_TO_JAIL),  # doubles help nobody
        (0, [(1, 1), TO_JAIL], 2),
        (14, [(6, 6), TO_JAIL], 26),
    ],
)
def test_straight_to_jail(seat, team, before, chance, origin):
    """By the space or by a card: no 200, and the turn is over."""
    fall = [(team, one) if one == TO_JAIL else one for one in chance]
    table = lay(2, fall, turn=seat, places=[before, before])
    events = go_on(table, f"{seat} roll")

    assert told(events)[-2:] == [("to_jail", "jail.go"), NEXT]
    assert facts(events, "to_jail") == [{"seat": seat, "from": origin}]
    assert places(table)[seat] == JAIL
    assert jailed(table)[seat] == 1
    assert jailed(table)[1 - seat] == 0
    assert cash(table) == [2000, 2000]
    assert table.waiting() == (1 - seat,)


@pytest.mark.rule("jail.go", "jail.doubles")
def test_a_second_time_in_jail_counts_from_one_again():
    """Whoever is freed by doubles and sent back has three turns once more."""
    table = prison(chance=[(3, 3), ("cat", TO_JAIL)], turn=3)
    events = go_on(table, "0 roll")

    assert FREED in told(events)
    assert ("to_jail", "jail.go") in told(events)
    assert jailed(table) == [1, 0]


# Paying


@pytest.mark.rule("jail.pay")
@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize(("dice", "after"), [((3, 4), 14), ((4, 3), 14), ((2, 2), 11), ((5, 6), 18)])
def test_pay_at_the_start_of_a_turn_then_throw_and_move(turn, dice, after):
    """In any of the three turns; doubles are a throw like any other then."""
    table = prison(chance=[dice], turn=turn)
    events = go_on(table, "0 pay")

    assert told(events)[:4] == [
        ("paid_fine", "jail.pay"),
        ("left_jail", "jail.pay"),
        ("threw", "turn.roll"),
        ("moved", "turn.roll"),
    ]
    assert events[0].facts() == {"seat": 0, "team": 0, "amount": 200}
    assert jailed(table) == [0, 0]
    assert places(table) == [after, 0]
    assert cash(table) == [1800, 2000]
    assert table.position()["bank"] == -3800


@pytest.mark.rule("jail.pay")
@pytest.mark.parametrize(
    ("cats", "dogs", "is_allowed"), [(200, 0, True), (199, 2000, False), (0, 2000, False), (201, 0, True)]
)
def test_only_a_team_with_200_pays(cats, dogs, is_allowed):
    """With less the throw for doubles is left; the other team's purse is no help."""
    table = prison(chance=[(3, 4)], cash=[cats, dogs])

    assert ("pay" in table.legal(0)) is is_allowed
    if is_allowed:
        go_on(table, "0 pay")
        assert cash(table) == [cats - 200, dogs]
        assert places(table) == [14, 0]
    else:
        assert refused(table, 0, "pay") == "jail.pay"


@pytest.mark.rule("jail.pay", "jail.card")
@pytest.mark.parametrize(("word", "clause"), [("pay", "jail.pay"), ("card", "jail.card")])
def test_the_ways_out_are_for_those_in_jail(word, clause):
    """A visitor neither pays nor uses a card, not even while a team-mate is in Jail."""
    table = lay("ccd", turn=1, places=[JAIL, JAIL, 0], jailed=[1, 0, 0], decks=HELD)

    assert table.legal(1) == ["roll"]
    assert refused(table, 1, word) == clause
    assert refused(table, 0, word) == "table.asked"


@pytest.mark.rule("jail.pay", "jail.card", "jail.doubles")
@pytest.mark.parametrize("word", ["pay", "card"])
def test_after_the_throw_it_is_too_late(word):
    """The dice have passed on with the failed throw."""
    table = prison(chance=[(1, 2)], decks=HELD)
    go_on(table, "0 roll")

    assert refused(table, 0, word) == "table.asked"
    assert jailed(table) == [2, 0]


# The card


@pytest.mark.rule("jail.card", "chance.keep")
@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize("purse", [0, 2000])
def test_use_the_card_at_the_start_of_a_turn_then_throw_and_move(turn, purse):
    """It costs nothing, and goes to the bottom of its own deck."""
    table = prison(chance=[(3, 4)], turn=turn, cash=[purse, 2000], decks=HELD)
    choices = table.legal(0)
    events = go_on(table, "0 card")

    assert choices == (["roll", "pay", "card"] if purse else ["roll", "card"])
    assert told(events)[:4] == [
        ("card_back", "chance.keep"),
        ("left_jail", "jail.card"),
        ("threw", "turn.roll"),
        ("moved", "turn.roll"),
    ]
    assert events[0].facts() == {"seat": 0, "team": 0}
    assert kept(table) == [[], [JAIL_FREE]]
    assert below(table, 0)[-1] == JAIL_FREE
    assert JAIL_FREE not in below(table, 1)
    assert jailed(table) == [0, 0]
    assert places(table) == [14, 0]
    assert cash(table) == [purse, 2000]


@pytest.mark.rule("jail.card", "chance.team")
@pytest.mark.parametrize(
    ("held", "choices"),
    [
        ([deck(), deck()], ["roll", "pay"]),
        ([deck(), deck(kept=[JAIL_FREE])], ["roll", "pay"]),  # the other team's
        ([deck(kept=[JAIL_FREE]), deck()], ["roll", "pay", "card"]),
    ],
)
def test_only_with_a_card_of_one_s_own_team(held, choices):
    """The other team's card is no use."""
    table = prison(decks=held)

    assert table.legal(0) == choices
    if "card" not in choices:
        assert refused(table, 0, "card") == "jail.card"


@pytest.mark.rule("jail.card", "chance.draw")
def test_a_used_card_is_drawn_again_after_all_others():
    """The deck has gone round, so its order is known: the card comes last of all."""
    table = prison(chance=[(3, 4)], decks=HELD)
    go_on(table, "0 card")

    assert below(table, 0) == [card for card in range(12) if card != JAIL_FREE] + [JAIL_FREE]


# Doubles


@pytest.mark.rule("jail.doubles")
@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize(("die", "after"), [(1, 9), (2, 11), (4, 15), (5, 17)])
def test_doubles_free_and_move(turn, die, after):
    """In any of the three turns, for nothing, by that very throw; and then the turn is over."""
    table = prison(chance=[(die, die)], turn=turn)
    events = go_on(table, "0 roll")
    go_on(table, "0 leave")

    assert told(events) == [THREW, FREED, MOVED]
    assert jailed(table) == [0, 0]
    assert places(table) == [after, 0]
    assert cash(table) == [2000, 2000]
    assert table.waiting() == (1,)


@pytest.mark.rule("jail.doubles")
@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize("dice", [(1, 2), (6, 5), (3, 4)])
def test_no_doubles_stay(turn, dice):
    """The first and the second failure cost a turn and nothing else."""
    table = prison(chance=[dice], turn=turn)
    events = go_on(table, "0 roll")

    assert told(events) == [THREW, ("stayed_in_jail", "jail.doubles"), NEXT]
    assert facts(events, "stayed_in_jail") == [{"seat": 0, "turn": turn}]
    assert jailed(table) == [turn + 1, 0]
    assert places(table) == [JAIL, 0]
    assert cash(table) == [2000, 2000]


@pytest.mark.rule("jail.doubles")
@pytest.mark.parametrize(("dice", "after"), [((3, 4), 14), ((1, 3), 11), ((5, 6), 18)])
@pytest.mark.parametrize("purse", [200, 250, 2000])
def test_the_third_failure_costs_200_and_moves_by_the_last_throw(dice, after, purse):
    """No second throw: the one that failed counts."""
    table = prison(chance=[dice], turn=3, cash=[purse, 2000])
    events = go_on(table, "0 roll")

    assert told(events)[:4] == [THREW, ("paid_fine", "jail.doubles"), FREED, MOVED]
    assert facts(events, "paid_fine") == [{"seat": 0, "team": 0, "amount": 200}]
    assert jailed(table) == [0, 0]
    assert places(table) == [after, 0]
    assert cash(table) == [purse - 200, 2000]


@pytest.mark.rule("jail.doubles", "jail.card")
def test_the_third_failure_is_paid_for_although_there_is_a_card():
    """The card is for the start of a turn: after the throw it stays with the team."""
    table = prison(chance=[(3, 4)], turn=3, decks=HELD)
    events = go_on(table, "0 roll")

    assert one_told(events, "paid_fine").clause == "jail.doubles"
    assert kept(table) == [[JAIL_FREE], [JAIL_FREE]]
    assert cash(table) == [1800, 2000]


@pytest.mark.rule("jail.go", "jail.doubles")
def test_the_whole_stay():
    """Sent there, two failures, the third and the fine; each turn in between is the other team's."""
    fall = [(1, 2), (3, 4), (1, 2), (3, 4), (1, 2), (1, 3), (3, 4)]
    table = lay(2, fall, places=[18, 0], cash=[500, 0])
    stays = [jailed(table)[0]]
    for move in ["0 roll", "1 roll", "0 roll", "1 roll", "0 roll", "1 roll"]:
        go_on(table, move)
        stays.append(jailed(table)[0])
    go_on(table, "0 roll")

    assert stays == [0, 1, 1, 2, 2, 3, 3]
    assert places(table) == [14, 18]
    assert jailed(table) == [0, 0]
    assert cash(table) == [300, 0]


@pytest.mark.rule("jail.doubles")
def test_team_mates_in_jail_count_each_for_himself():
    """Three prisoners of one team in their first, second and third turn."""
    table = lay("cccd", [(1, 2), (3, 4), (1, 2), (3, 4), (3, 4)], places=[7, 7, 7, 0], jailed=[1, 2, 3, 0])
    go_on(table, "0 roll", "3 roll", "1 roll", "3 roll", "2 roll")

    assert jailed(table) == [2, 3, 0, 0]
    assert places(table) == [7, 7, 14, 14]
    assert cash(table) == [1800, 2000]


# The third failure without the cash


@pytest.mark.rule("jail.doubles", "debt.bank")
@pytest.mark.parametrize("purse", [0, 100, 199])
@pytest.mark.parametrize("there", ["c", "cc", "dc", "dcd"])
def test_without_200_a_marker_goes_and_the_player_still_moves(purse, there):
    """The other team picks it, the cash is kept, and the throw that failed is moved."""
    table = prison(chance=[(3, 4)], turn=3, cash=[purse, 2000], stacks={22: there, 23: "c"})
    level = there.index("c") + 1
    events = go_on(table, "0 roll")
    waits, where = table.waiting(), places(table)
    later = go_on(table, f"1 pick 22 {level}")

    assert told(events)[-1] == ("cannot_pay_bank", "debt.bank")
    assert (waits, where) == ((1,), [JAIL, 0])
    assert told(later)[0] == ("removed", "debt.bank")
    assert told(later)[-4:] == [FREED, MOVED, ("parked", "free_parking"), NEXT]
    assert stacks(table).get(22, "") == there.replace("c", "", 1)
    assert jailed(table) == [0, 0]
    assert places(table) == [14, 0]
    assert cash(table) == [purse, 2000]


@pytest.mark.rule("jail.doubles", "debt.bank")
@pytest.mark.parametrize(
    ("purse", "terms", "told_now", "left"),
    [
        (150, {}, ("kept_cash", "debt.bank"), 150),
        (150, {"no_marker": "hand_over"}, ("handed_to_bank", "debt.bank"), 0),
        (0, {}, ("nothing_to_give", "debt.bank"), 0),
        (150, {"bank_debt": "forgiven"}, ("forgiven", "debt.bank"), 150),
        (0, {"bank_debt": "forgiven"}, ("forgiven", "debt.bank"), 0),
    ],
)
def test_without_200_and_without_a_marker_the_player_moves_too(purse, terms, told_now, left):
    """With the cash, or by agreement without it, or forgiven: out of Jail in any case."""
    table = prison(chance=[(3, 4)], turn=3, terms=terms, cash=[purse, 2000], stacks={22: "d"})
    events = go_on(table, "0 roll")

    assert told(events)[-5] == told_now
    assert told(events)[-4:] == [FREED, MOVED, ("parked", "free_parking"), NEXT]
    assert jailed(table) == [0, 0]
    assert places(table) == [14, 0]
    assert cash(table) == [left, 2000]


@pytest.mark.rule("jail.doubles", "jail.space", "debt.bank", "debt.team")
def test_the_fine_and_the_tribute_beyond_each_take_a_marker():
    """Two debts in one turn that cannot be paid: the dogs pick twice."""
    table = prison(chance=[(1, 3)], turn=3, cash=[50, 0], stacks={11: "d", 22: "c", 23: "cc"})
    first = go_on(table, "0 roll")
    second = go_on(table, "1 pick 23 2")
    third = go_on(table, "1 pick 22 1")

    assert told(first)[-1] == ("cannot_pay_bank", "debt.bank")
    assert told(second)[-1] == ("cannot_pay", "debt.team")
    assert told(third)[-1] == NEXT
    assert stacks(table) == {11: "d", 22: "d", 23: "c"}
    assert places(table) == [11, 0]
    assert cash(table) == [50, 0]


# The space beyond


@pytest.mark.rule("jail.space")
@pytest.mark.parametrize(
    ("turn", "chance", "there", "asked", "clause"),
    [
        # doubles
        (1, [(1, 1)], {}, ["claim", "leave"], "jail.doubles"),
        (2, [(1, 1)], {9: "d"}, ["take", "tribute"], "jail.doubles"),
        (3, [(1, 1)], {9: "c"}, ["add", "leave"], "jail.doubles"),
        (1, [(1, 1)], {9: "ddd"}, [], "title.automatic"),
        (1, [(3, 3), ("cat", GET_100)], {}, [], "chance.draw"),
        (1, [(6, 6)], {}, ["claim", "leave"], "zoom.ahead"),
        # the forced fine
        (3, [(1, 3)], {}, ["claim", "leave"], "jail.doubles"),
        (3, [(1, 3)], {11: "d"}, ["take", "tribute"], "jail.doubles"),
        (3, [(1, 3)], {11: "c"}, ["add", "leave"], "jail.doubles"),
        (3, [(1, 3)], {11: "ddd"}, [], "title.automatic"),
        (3, [(1, 2), ("cat", GET_100)], {}, [], "chance.draw"),
        (3, [(3, 4)], {}, [], "free_parking"),
    ],
)
def test_the_space_reached_is_played_as_usual(turn, chance, there, asked, clause):
    """Titles, Chance, Zoom Ahead: as after any other throw."""
    table = prison(chance=chance, turn=turn, stacks=there)
    events = go_on(table, "0 roll")

    assert FREED in told(events)
    assert table.legal(0) == asked
    assert clause in [event.clause for event in events[told(events).index(FREED) + 1 :]]
    assert table.waiting() == ((0,) if asked else (1,))


@pytest.mark.rule("jail.space", "jail.pay", "jail.card")
@pytest.mark.parametrize("word", ["pay", "card"])
@pytest.mark.parametrize(
    ("chance", "asked"),
    [([(1, 1)], ["claim", "leave"]), ([(1, 2), ("cat", GET_100)], []), ([(6, 6)], ["claim", "leave"])],
)
def test_so_it_is_after_paying_and_after_a_card(word, chance, asked):
    """After the fine or the card one throws and moves as normal."""
    unseen = [deck(unseen=[card for card in range(12) if card != JAIL_FREE], kept=[JAIL_FREE])]
    table = prison(chance=chance, decks=unseen)
    events = go_on(table, f"0 {word}")

    assert table.legal(0) == asked
    assert one_told(events, "left_jail").clause == f"jail.{word}"
    assert jailed(table) == [0, 0]
