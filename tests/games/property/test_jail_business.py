"""Business from inside Jail: all that anybody may do."""

import pytest

from tests.games.playing import refused, told
from tests.games.property.laid import BOTH, JAIL, buildings, cash, claims, deeds, lay, places


@pytest.mark.rule("jail.business")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("turn", [1, 3])
def test_rent_is_collected_in_jail(game, turn):
    """The owner asks from inside, and is paid as ever."""
    table = lay(game, 2, [(1, 4)], places=[JAIL, 0], jailed=[turn, 0], deeds=[[5]], turn=1)
    table.play(1, "roll")
    events = table.play(0, f"ask {claims(table)[0]}")

    assert ("paid_rent", "rent.station") in told(events)
    assert cash(table) == [1525, 1475]


@pytest.mark.rule("jail.business", "buy.auction")
@pytest.mark.parametrize("game", BOTH)
def test_one_bids_in_jail(game):
    """A prisoner may bid, and gets what nobody else bids more for."""
    table = lay(game, 3, [(1, 4)], places=[JAIL, 0, 0], jailed=[2, 0, 0], turn=1)
    for seat, word in [(1, "roll"), (1, "decline"), (1, "bid 1"), (0, "bid 70"), (2, "pass"), (1, "pass")]:
        events = table.play(seat, word)

    assert "won_auction" in [name for name, _ in told(events)]
    assert deeds(table, 0) == [5]
    assert cash(table) == [1430, 1500, 1500]
    assert places(table)[0] == JAIL


@pytest.mark.rule("jail.business")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("on_turn", [0, 1])
@pytest.mark.parametrize(
    ("word", "caused", "purse"),
    [
        ("build 37", ("built", "build.group"), 1300),
        ("sell 1", ("sold", "sell.buildings"), 1525),
        ("mortgage 5", ("mortgaged", "mortgage.take"), 1600),
        ("lift 15", ("lifted", "mortgage.lift"), 1390),
    ],
)
def test_one_builds_sells_and_mortgages_in_jail(game, on_turn, word, caused, purse):
    """On one's own jail turn before the throw, and on another's."""
    table = lay(
        game,
        2,
        places=[JAIL, 0],
        jailed=[1, 0],
        deeds=[[1, 3, 5, 15, 37, 39]],
        mortgaged=[15],
        buildings={"1": 1, "3": 1},
        turn=on_turn,
    )
    events = table.play(0, word)

    assert caused in told(events)
    assert cash(table) == [purse, 1500]
    assert buildings(table).get(37, 0) == (1 if word == "build 37" else 0)
    assert table.waiting() == (on_turn,)


@pytest.mark.rule("jail.business", "build.anytime")
@pytest.mark.parametrize("game", BOTH)
def test_after_the_failed_throw_too(game):
    """The throw is over, the turn is not: one still builds, by the same rules as ever."""
    table = lay(game, 2, [(1, 2)], places=[JAIL, 0], jailed=[1, 0], deeds=[[37, 39]])
    table.play(0, "roll")
    table.play(0, "build 39")

    assert buildings(table) == {39: 1}
    assert refused(table, 0, "build 39") == "build.evenly"
    assert places(table) == [JAIL, 0]


@pytest.mark.rule("jail.business", "deal.what")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("is_offerer", [True, False])
def test_one_trades_in_jail(game, is_offerer):
    """A prisoner may offer a trade, and accept one."""
    table = lay(game, 2, places=[JAIL, 0], jailed=[1, 0], deeds=[[39], [5]], turn=1)
    if is_offerer:
        table.play(0, "offer 1 give:39,take:5,get:100")
        events = table.play(1, "accept 1")
    else:
        table.play(1, "offer 0 give:5,take:39,pay:100")
        events = table.play(0, "accept 1")

    assert ("struck_trade", "deal.what") in told(events)
    assert (deeds(table, 0), deeds(table, 1)) == ([5], [39])
    assert cash(table) == [1600, 1400]
