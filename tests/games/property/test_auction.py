"""Open rising bids, with the cash in hand."""

import pytest

from tests.games.playing import go_on, one_told, refused, told
from tests.games.property.laid import BOTH, cash, deeds, lay


def auction(game, seats=3, terms=None, **position):
    """Nidoking (or the Labrador) under the hammer, seat 0 having declined it."""
    position.setdefault("places", [36] + [0] * (seats - 1))
    table = lay(game, seats, [(1, 2)], terms, **position)
    go_on(table, "0 roll")
    if table.view()["asked"] == "buy":
        go_on(table, "0 decline")
    return table


@pytest.mark.rule("auction.bidding")
@pytest.mark.parametrize("game", BOTH)
def test_waited_for_are_those_who_have_neither_passed_nor_lead(game):
    """Anybody of them at any time, not in turn; it ends when all but the highest bidder have passed."""
    table = auction(game, 4)
    seen = [table.waiting()]
    for move in ["2 bid 10", "0 bid 11", "1 pass", "2 bid 50", "3 bid 60", "0 pass", "2 pass"]:
        events = go_on(table, move)
        seen.append(table.waiting())

    assert seen == [(0, 1, 2, 3), (0, 1, 3), (1, 2, 3), (2, 3), (0, 3), (0, 2), (2,), (0,)]
    assert told(events) == [("passed", "auction.bidding"), ("won_auction", "buy.auction")]
    assert cash(table) == [1500, 1500, 1500, 1440]
    assert deeds(table, 3) == [39]


@pytest.mark.rule("auction.bidding")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("first", [0, 1, 2])
def test_any_player_may_start_and_a_bid_takes_no_money_yet(game, first):
    """Every bid is told with its sum; only the last one is paid."""
    table = auction(game)
    events = table.play(first, "bid 7")

    assert told(events) == [("raised", "auction.bidding")]
    assert one_told(events, "raised").facts() == {"seat": first, "amount": 7}
    assert cash(table) == [1500, 1500, 1500]
    assert refused(table, first, "bid 8") == "table.asked"


@pytest.mark.rule("auction.bidding")
@pytest.mark.parametrize("game", BOTH)
def test_a_pass_is_final_for_that_piece(game):
    """Whoever has passed bids no more, however the others go on."""
    table = auction(game)
    go_on(table, "1 pass", "2 bid 10")

    assert refused(table, 1, "bid 11") == "table.asked"
    assert refused(table, 1, "pass") == "table.asked"
    assert table.waiting() == (0,)


@pytest.mark.rule("auction.bidding", "buy.auction")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("smallest", "first", "too_low", "enough"),
    [
        (None, 1, 1, 2),
        (None, 100, 100, 101),
        (None, 100, 40, 101),
        (1, 100, 100, 101),
        (5, 1, 5, 6),
        (5, 100, 104, 105),
        (10, 1, 10, 11),
        (10, 100, 109, 110),
        (10, 100, 109, 1400),
    ],
)
def test_each_bid_is_higher_by_the_smallest_raise(game, smallest, first, too_low, enough):
    """The bidding starts at any whole money from 1; the table agrees on raises of 1, 5 or 10."""
    table = auction(game, terms={} if smallest is None else {"smallest_raise": smallest})
    assert refused(table, 1, "bid 0") == "auction.bidding"
    table.play(1, f"bid {first}")

    assert refused(table, 2, f"bid {too_low}") == "auction.bidding"
    assert told(table.play(2, f"bid {enough}")) == [("raised", "auction.bidding")]


@pytest.mark.rule("auction.bidding")
@pytest.mark.parametrize("game", BOTH)
def test_who_is_out_of_the_game_is_not_waited_for(game):
    """Of four, seat 2 is out: three bid."""
    table = auction(game, 4, cash=[1500, 1500, 0, 1500], out=[2])

    assert table.waiting() == (0, 1, 3)
    assert refused(table, 2, "bid 10") == "table.out"
    go_on(table, "0 pass", "1 bid 1", "3 pass")
    assert deeds(table, 1) == [39]


@pytest.mark.rule("auction.bidding", "jail.business")
@pytest.mark.parametrize("game", BOTH)
def test_who_is_in_jail_bids_too(game):
    """A player in Jail bids, and wins like anybody else."""
    table = auction(game, places=[36, 10, 0], jailed=[0, 1, 0])
    go_on(table, "1 bid 30", "0 pass", "2 pass")

    assert deeds(table, 1) == [39]
    assert cash(table) == [1500, 1470, 1500]


@pytest.mark.rule("auction.cash")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("money", "bid", "fits"), [(80, 80, True), (80, 81, False), (1, 1, True), (0, 1, False)]
)
def test_a_bid_needs_the_cash_in_hand(game, money, bid, fits):
    """To the last coin, and not one more."""
    table = auction(game, cash=[1500, money, 1500])

    if fits:
        go_on(table, f"1 bid {bid}", "0 pass", "2 pass")
        assert cash(table) == [1500, money - bid, 1500]
        assert deeds(table, 1) == [39]
    else:
        assert refused(table, 1, f"bid {bid}") == ("auction.cash" if money else "table.asked")
        assert deeds(table, 1) == []


CANNOT = ("cannot_bid", "auction.cash")


@pytest.mark.rule("auction.cash")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("money", "owned", "mortgaged", "is_asked"),
    [
        (1, [], [], True),
        (0, [], [], False),
        (0, [5], [], True),  # a deed to mortgage
        (0, [5], [5], False),  # it is mortgaged already
        (0, [1, 3], [1], True),
        (0, [1, 3], [1, 3], False),
    ],
)
def test_who_cannot_even_bid_one_is_not_asked(game, money, owned, mortgaged, is_asked):
    """At the opening: no cash, and nothing to mortgage or sell."""
    table = lay(
        game,
        3,
        [(1, 2)],
        places=[36, 0, 0],
        cash=[1500, money, 1500],
        deeds=[[], owned],
        mortgaged=mortgaged,
    )
    events = go_on(table, "0 roll", "0 decline")

    assert (CANNOT in told(events)) is not is_asked
    assert table.waiting() == ((0, 1, 2) if is_asked else (0, 2))


@pytest.mark.rule("auction.cash")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("bid", "is_asked"), [(99, True), (100, False), (700, False)])
def test_who_has_less_than_the_next_bid_and_nothing_to_raise_it_with_is_out(game, bid, is_asked):
    """As soon as the bid stands; the others go on."""
    table = auction(game, cash=[1500, 100, 1500])
    events = table.play(2, f"bid {bid}")

    assert table.waiting() == ((0, 1) if is_asked else (0,))
    if is_asked:
        assert told(events) == [("raised", "auction.bidding")]
    else:
        assert told(events) == [("raised", "auction.bidding"), CANNOT]
        assert one_told(events, "cannot_bid").facts() == {"seat": 1}
        assert refused(table, 1, f"bid {bid + 1}") == "table.asked"
        go_on(table, "0 pass")
        assert deeds(table, 2) == [39]


@pytest.mark.rule("auction.cash")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("smallest", "is_asked"), [(1, True), (5, True), (10, False)])
def test_the_next_bid_is_by_the_smallest_raise(game, smallest, is_asked):
    """Bob has 105, and 100 is bid."""
    table = auction(game, terms={"smallest_raise": smallest}, cash=[1500, 105, 1500])
    table.play(2, "bid 100")

    assert (1 in table.waiting()) is is_asked


@pytest.mark.rule("auction.cash")
@pytest.mark.parametrize("game", BOTH)
def test_a_leader_outbid_beyond_the_cash_is_out(game):
    """Bob led with all there was."""
    table = auction(game, cash=[1500, 100, 1500])
    events = go_on(table, "1 bid 100", "2 bid 101")

    assert told(events)[-1] == CANNOT
    assert table.waiting() == (0,)


@pytest.mark.rule("auction.cash")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("owned", "raising"), [([3], ["1 mortgage 3"]), ([1, 3], ["1 mortgage 1", "1 mortgage 3"])]
)
def test_who_has_raised_all_and_still_has_less_is_out(game, owned, raising):
    """The last mortgage decides: until then there was something left."""
    table = auction(game, cash=[1500, 10, 1500], deeds=[[], owned])
    go_on(table, "2 bid 100")
    for move in raising:
        assert 1 in table.waiting()
        assert table.legal(1)[0] == "pass"
        events = go_on(table, move)

    assert told(events) == [("mortgaged", "mortgage.take"), CANNOT]
    assert table.waiting() == (0,)


@pytest.mark.rule("auction.cash", "buy.auction")
@pytest.mark.parametrize("game", BOTH)
def test_a_bid_beyond_everybody_ends_the_auction(game):
    """Nobody is left to be asked: the deed is the leader's at once."""
    table = auction(game, cash=[90, 100, 1500])
    events = table.play(2, "bid 100")

    assert told(events) == [("raised", "auction.bidding"), CANNOT, CANNOT, ("won_auction", "buy.auction")]
    assert deeds(table, 2) == [39]
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("auction.cash", "buy.raise", "buy.auction")
@pytest.mark.parametrize("game", BOTH)
def test_if_nobody_can_bid_at_all_the_bank_keeps_it(game):
    """At once, and the turn goes on."""
    table = lay(game, 2, [(1, 2)], places=[36, 0], cash=[0, 0])
    events = table.play(0, "roll")

    assert told(events)[2:] == [
        ("cannot_buy", "buy.raise"),
        ("up_for_auction", "buy.auction"),
        CANNOT,
        CANNOT,
        ("no_bids", "buy.auction"),
    ]
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("auction.cash", "bankrupt.to_bank")
@pytest.mark.parametrize("game", BOTH)
def test_an_estate_for_which_nobody_can_bid_stays_with_the_bank(game):
    """Ann goes bankrupt to the Bank with three deeds; Bob and Cid have nothing."""
    table = lay(game, 3, [(2, 2)], places=[34, 0, 0], cash=[0, 0, 0], deeds=[[1, 3, 5]], mortgaged=[1, 3, 5])
    events = go_on(table, "0 roll", "0 bankrupt")

    assert [name for name, _ in told(events)].count("no_bids_again") == 3
    assert table.waiting() == (1,)
    assert [deeds(table, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("auction.cash", "offturn.window")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("raising", "money"), [(["1 mortgage 5"], 100), (["1 sell 1"], 25), (["1 sell 1", "1 sell 3"], 50)]
)
def test_first_one_may_mortgage_or_sell_to_the_bank(game, raising, money):
    """Then the bid counts, and takes all of it."""
    table = auction(game, cash=[1500, 100, 1500], deeds=[[], [1, 3, 5, 15]], buildings={"1": 1, "3": 1})
    table.play(2, "bid 100")
    assert refused(table, 1, f"bid {100 + money}") == "auction.cash"
    go_on(table, *raising)
    assert refused(table, 1, f"bid {101 + money}") == "auction.cash"
    go_on(table, f"1 bid {100 + money}", "0 pass", "2 pass")

    assert cash(table) == [1500, 0, 1500]
    assert 39 in deeds(table, 1)


@pytest.mark.rule("auction.cash", "offturn.window", "build.stock")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("word", ["build 1", "lift 5", "offer 2 give:5,get:10"])
def test_nobody_builds_lifts_or_deals_in_an_auction(game, seat, word):
    """It would be lawful before it and after it, for who declined and for another alike."""
    table = lay(game, 3, [(1, 2)], places=[36, 0, 0], deeds=[[1, 3, 5]], mortgaged=[5])
    if seat == 1:
        table = lay(game, 3, [(1, 2)], places=[36, 0, 0], deeds=[[], [1, 3, 5]], mortgaged=[5])
    go_on(table, "0 roll", "0 decline")

    assert refused(table, seat, word) == "offturn.window"
    go_on(table, "0 pass", "1 pass", "2 pass")
    assert table.play(seat, word)


@pytest.mark.rule("auction.cash", "rent.pending")
@pytest.mark.parametrize("game", BOTH)
def test_a_bid_reserves_the_cash_against_a_rent_asked_meanwhile(game):
    """The deed is paid for first; only then the rent, for which the bidder has to raise money."""
    table = lay(game, 3, [(1, 1), (1, 3)], places=[33, 0, 0], cash=[100, 1500, 1500], deeds=[[], [35]])
    go_on(table, "0 roll", "0 roll", "0 bid 100")
    asked = table.play(1, "ask 1")

    assert told(asked) == [("asked_rent", "rent.ask")]
    assert cash(table) == [100, 1500, 1500]
    closing = go_on(table, "1 pass", "2 pass")
    assert told(closing)[-2:] == [("won_auction", "buy.auction"), ("owes", "debt.raise")]
    assert cash(table) == [0, 1500, 1500]
    assert deeds(table, 0) == [39]
    paid = table.play(0, "mortgage 39")
    assert told(paid) == [("mortgaged", "mortgage.take"), ("paid_rent", "rent.station")]
    assert cash(table) == [175, 1525, 1500]


@pytest.mark.rule("auction.cash")
@pytest.mark.parametrize("game", BOTH)
def test_no_debt_follows_from_a_bid(game):
    """The leader, who has bid the last coin, pays it and owes nothing."""
    table = auction(game, cash=[1500, 250, 1500])
    events = go_on(table, "1 bid 250", "2 pass", "0 pass")

    assert "owes" not in [name for name, _ in told(events)]
    assert cash(table) == [1500, 0, 1500]
    assert table.waiting() == (0,)
    assert table.legal(0)[0] == "end"
