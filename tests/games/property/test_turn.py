"""The turn: throwing, moving, doubles, and passing the dice on."""

import pytest

from tests.games.playing import one_told, refused, told
from tests.games.property.laid import BOTH, JAIL, cash, claims, deeds, lay, places

MINE = [5, 6, 8, 9, 15, 25, 28, 35]  # where landing costs their owner nothing


def jailed(table):
    """Which of the jail turns comes next, by seat; 0 is free."""
    return list(table.position()["jailed"])


# Throwing and moving


@pytest.mark.rule("turn.roll")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("before", "dice", "after"),
    [(0, (1, 2), 3), (0, (6, 4), 10), (9, (5, 6), 20), (28, (3, 4), 35), (35, (1, 4), 0), (39, (4, 3), 6)],
)
def test_the_token_moves_clockwise_by_the_sum(game, before, dice, after):
    """From where it stood, round the corner of GO if need be; only the thrower's token moves."""
    table = lay(game, 3, [dice], places=[7, before, 22], turn=1)
    events = table.play(1, "roll")

    assert places(table) == [7, after, 22]
    assert told(events)[:2] == [("threw", "turn.roll"), ("moved", "turn.roll")]
    assert one_told(events, "threw").facts() == {"seat": 1, "first": dice[0], "second": dice[1]}
    assert one_told(events, "moved").facts() == {"seat": 1, "from": before, "to": after, "count": sum(dice)}


@pytest.mark.rule("turn.roll")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("space", [10, 20, 5])
def test_several_tokens_may_share_a_space(game, space):
    """Nobody is sent away, and nobody pays for it."""
    table = lay(game, 4, [(1, 3)], places=[space - 4, space, space, 0], deeds=[[5]])
    table.play(0, "roll")

    assert places(table) == [space, space, space, 0]
    assert cash(table) == [1500] * 4
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("turn.roll")
@pytest.mark.parametrize("game", BOTH)
def test_the_space_is_acted_on(game):
    """The dice cannot be passed on, nor thrown again, before the player has decided about the space."""
    table = lay(game, 2, [(1, 2)], places=[0, 0])
    table.play(0, "roll")

    assert table.waiting() == (0,)
    assert refused(table, 0, "end") in {"turn.end", "table.asked"}
    assert refused(table, 0, "roll") == "turn.end"
    table.play(0, "buy")
    assert deeds(table, 0) == [3]
    table.play(0, "end")
    assert table.waiting() == (1,)


@pytest.mark.rule("turn.roll")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_only_who_has_the_dice_throws(game, turn):
    """A throw by any other seat is refused."""
    table = lay(game, 3, [(1, 2)], turn=turn)

    assert table.waiting() == (turn,)
    for seat in {0, 1, 2} - {turn}:
        assert refused(table, seat, "roll") == "table.asked"
        assert refused(table, seat, "end") == "table.asked"


# Doubles


@pytest.mark.rule("turn.doubles")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_after_doubles_the_player_throws_again(game, die):
    """From the space reached by them; after another throw that is no doubles the turn may end."""
    start = 20 - 2 * die
    table = lay(game, 2, [(die, die), (2, 3)], places=[start, 0], deeds=[[25]])
    table.play(0, "roll")
    between = table.legal(0)[0]
    events = table.play(0, "roll")

    assert between == "roll"
    assert places(table) == [25, 0]
    assert one_told(events, "moved").facts() == {"seat": 0, "from": 20, "to": 25, "count": 5}
    assert table.legal(0)[0] == "end"
    assert refused(table, 0, "roll") == "turn.end"


@pytest.mark.rule("turn.doubles")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("dice", [(1, 3), (2, 4), (6, 4), (4, 6)])
def test_without_doubles_there_is_one_throw(game, dice):
    """An even sum is no doubles."""
    table = lay(game, 2, [dice], places=[20 - sum(dice), 0])
    table.play(0, "roll")

    assert "roll" not in table.legal(0)
    assert refused(table, 0, "roll") == "turn.end"


@pytest.mark.rule("turn.doubles")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("words", "after", "mine"), [(["buy"], [1400, 1500], [6]), (["decline"], [1500, 1499], [])]
)
def test_doubles_first_act_on_the_space(game, words, after, mine):
    """Bought, or sold by auction to another: only then comes the second throw."""
    table = lay(game, 2, [(3, 3), (1, 3)])
    table.play(0, "roll")
    refusal = refused(table, 0, "roll")
    for word in words:
        table.play(0, word)
    if not mine:
        assert refused(table, 0, "roll") == "turn.end"
        table.play(1, "bid 1")
        table.play(0, "pass")
    table.play(0, "roll")

    assert refusal == "turn.end"
    assert cash(table) == after
    assert deeds(table, 0) == mine
    assert places(table) == [10, 0]


@pytest.mark.rule("turn.doubles")
@pytest.mark.parametrize(
    ("game", "chance", "cost", "words"),
    [
        ("kanto", [(1, 1)], 200, []),
        ("dog-lovers", [(1, 1)], 200, ["flat"]),
        ("dog-lovers", [(1, 1)], 150, ["tenth"]),
    ],
)
def test_doubles_onto_a_tax_pay_first(game, chance, cost, words):
    """The privileges and penalties of the space come before the second throw."""
    table = lay(game, 2, [*chance, (2, 4)], places=[2, 0])
    table.play(0, "roll")
    for word in words:
        table.play(0, word)
    table.play(0, "roll")

    assert cash(table) == [1500 - cost, 1500]
    assert places(table) == [10, 0]


# Three doubles


@pytest.mark.rule("turn.three_doubles", "jail.sent", "go.salary")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("start", "dice"),
    [
        (0, [(5, 5), (5, 5), (4, 4)]),
        (10, [(5, 5), (4, 4), (6, 6)]),  # it would have been GO
        (25, [(5, 5), (1, 1), (1, 1)]),  # 35 and 37 lie behind Go to Jail
        (0, [(3, 3), (1, 1), (1, 1)]),  # it would have been Jail, just visiting
    ],
)
def test_the_third_doubles_lead_to_jail(game, start, dice):
    """At once, without moving by that throw and without salary; the turn is over."""
    table = lay(game, 2, dice, places=[start, 0], deeds=[[*MINE, 37]])
    table.play(0, "roll")
    table.play(0, "roll")
    before = start + 2 * (dice[0][0] + dice[1][0])
    events = table.play(0, "roll")

    assert told(events) == [("threw", "turn.doubles"), ("to_jail", "turn.three_doubles")]
    assert one_told(events, "to_jail").facts() == {"seat": 0, "from": before}
    assert places(table) == [JAIL, 0]
    assert jailed(table) == [1, 0]
    assert cash(table) == [1500, 1500]
    assert refused(table, 0, "roll") == "turn.end"
    table.play(0, "end")
    assert table.waiting() == (1,)


@pytest.mark.rule("turn.three_doubles")
@pytest.mark.parametrize("game", BOTH)
def test_two_doubles_and_another_throw_do_not(game):
    """The third throw is an ordinary one, and it is the last."""
    table = lay(game, 2, [(5, 5), (4, 4), (3, 4)], places=[10, 0], deeds=[MINE])
    for _ in range(3):
        table.play(0, "roll")

    assert places(table) == [35, 0]
    assert jailed(table) == [0, 0]
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("turn.three_doubles")
@pytest.mark.parametrize("game", BOTH)
def test_doubles_are_counted_within_one_turn(game):
    """Two in this turn and two in the next are not three, and another player's are another's."""
    dice = [(5, 5), (4, 4), (3, 4), (5, 5), (5, 5), (1, 2), (1, 1), (1, 1)]
    table = lay(game, 2, dice, places=[10, 0], deeds=[[*MINE, 23, 37, 39]])
    for seat, word in [(0, "roll")] * 3 + [(0, "end")] + [(1, "roll")] * 3 + [(1, "end")]:
        table.play(seat, word)
    table.play(0, "roll")
    events = table.play(0, "roll")

    assert ("to_jail", "turn.three_doubles") not in told(events)
    assert places(table) == [39, 23]
    assert jailed(table) == [0, 0]
    assert table.legal(0)[0] == "roll"


@pytest.mark.rule("turn.three_doubles", "rent.fixed")
def test_a_throw_for_rent_is_no_doubles_of_the_turn():
    """In Kanto the debtor throws for a bird's rent; that throw counts for nothing else."""
    table = lay("kanto", 2, [(5, 5), (3, 3), (4, 4), (2, 3)], places=[2, 0], deeds=[[25], [12]])
    table.play(0, "roll")
    table.play(1, f"ask {claims(table)[0]}")
    table.play(0, "roll")
    table.play(0, "roll")

    assert cash(table) == [1500 - 24, 1500 + 24]
    assert places(table) == [25, 0]
    assert jailed(table) == [0, 0]


# The end of a turn


@pytest.mark.rule("turn.end")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("seats", "out", "turn", "following"),
    [(2, [], 0, 1), (2, [], 1, 0), (4, [], 2, 3), (4, [1, 2], 0, 3), (5, [0, 4], 3, 1), (6, [4, 5, 0], 3, 1)],
)
def test_the_dice_pass_to_the_left(game, seats, out, turn, following):
    """To the next seat that is still in the game."""
    purses = [0 if seat in out else 1500 for seat in range(seats)]
    table = lay(game, seats, [(4, 6)], cash=purses, out=out, turn=turn)
    table.play(turn, "roll")
    events = table.play(turn, "end")

    assert table.waiting() == (following,)
    assert one_told(events, "turn_began").facts() == {"seat": following}
    assert places(table)[turn] == 10


@pytest.mark.rule("turn.end", "turn.doubles")
@pytest.mark.parametrize("game", BOTH)
def test_the_throw_is_a_duty(game):
    """Nobody passes the dice on before the first throw, nor before the throw that doubles gave."""
    table = lay(game, 2, [(5, 5), (4, 6)])
    first = refused(table, 0, "end")
    table.play(0, "roll")
    second = refused(table, 0, "end")
    table.play(0, "roll")
    table.play(0, "end")

    assert (first, second) == ("turn.end", "turn.end")
    assert table.waiting() == (1,)


@pytest.mark.rule("turn.end", "jail.doubles")
@pytest.mark.parametrize("game", BOTH)
def test_the_throw_in_jail_is_a_duty_too(game):
    """On a jail turn one may not just wait."""
    table = lay(game, 2, [(1, 2)], places=[JAIL, 0], jailed=[1, 0])
    first = refused(table, 0, "end")
    table.play(0, "roll")

    assert first == "turn.end"
    table.play(0, "end")
    assert table.waiting() == (1,)


@pytest.mark.rule("turn.end")
@pytest.mark.parametrize("game", BOTH)
def test_no_end_while_an_auction_runs(game):
    """A purchase is open until the auction is over."""
    table = lay(game, 3, [(1, 2)])
    table.play(0, "roll")
    assert refused(table, 0, "end")
    table.play(0, "decline")
    assert refused(table, 0, "end")
    for seat in range(3):
        table.play(seat, "pass")
    table.play(0, "end")

    assert table.waiting() == (1,)
    assert [deeds(table, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("turn.end", "debt.order")
@pytest.mark.parametrize(("game", "fee"), [("kanto", 100), ("dog-lovers", 75)])
def test_no_end_while_a_debt_is_open(game, fee):
    """Neither the dice nor another throw before the debt is settled."""
    table = lay(game, 2, [(4, 4), (1, 1)], cash=[40, 1500], places=[30, 0], deeds=[[15]])
    table.play(0, "roll")

    assert refused(table, 0, "end") == "debt.order"
    assert refused(table, 0, "roll") == "debt.order"
    table.play(0, "mortgage 15")
    assert cash(table) == [40 + 100 - fee, 1500]
    assert refused(table, 0, "end") == "turn.end"  # it was doubles
    assert table.legal(0)[0] == "roll"


@pytest.mark.rule("turn.end", "debt.bankrupt")
@pytest.mark.parametrize("game", BOTH)
def test_who_goes_out_on_his_own_turn_loses_the_rest_of_it(game):
    """Doubles or not: the dice are the next player's."""
    table = lay(game, 3, [(4, 4)], cash=[1500, 10, 1500], places=[0, 30, 0], turn=1)
    events = table.play(1, "roll")

    assert ("went_bankrupt_to_bank", "bankrupt.to_bank") in told(events)
    assert told(events)[-1] == ("turn_began", "turn.end")
    assert table.waiting() == (2,)
    assert refused(table, 1, "roll") == "table.out"
    assert cash(table) == [1500, 0, 1500]
