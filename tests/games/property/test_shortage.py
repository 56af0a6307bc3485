"""Few pieces in the Bank, and several who want them: each goes to the highest bidder."""

import pytest

from tests.games.playing import go_on, one_told, refused, told
from tests.games.property.laid import (
    BOTH,
    BROWN,
    DARK_BLUE,
    GREEN,
    LIGHT_BLUE,
    ORANGE,
    PINK,
    RED,
    buildings,
    cash,
    lay,
    stock,
)

CROWD = PINK + ORANGE + RED  # seat 3's, who has no money


def crowd(houses):
    """Seat 3's houses, so many that the Bank has that many left."""
    away = 32 - houses
    full = {}
    for group in (PINK, ORANGE, RED):
        share = min(away, 12)
        full.update({str(space): share // 3 + (place < share % 3) for place, space in enumerate(group)})
        away -= share
    assert away == 0
    return full


def scarce(game, houses, money=(1500, 1500, 0), chance=(), **position):
    """Brown is seat 0's, light blue seat 1's, dark blue seat 2's; the Bank has so many houses."""
    heights = {**crowd(houses), **position.pop("buildings", {})}
    position.setdefault("deeds", [BROWN, LIGHT_BLUE, DARK_BLUE, CROWD])
    position.setdefault("places", [17] * 4)
    table = lay(game, 4, chance, cash=[*money, 0], buildings=heights, **position)
    assert stock(table)[0] <= houses
    return table


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("houses", "money", "asked"),
    [
        (8, (400, 49, 0), []),  # eight of seat 0's, seat 1 cannot pay for one
        (8, (400, 50, 0), [1]),
        (8, (350, 50, 0), []),  # seven and one: enough for both
        (8, (350, 100, 0), [1]),
        (8, (350, 50, 199), []),
        (8, (350, 50, 200), [1, 2]),
        (8, (9999, 0, 0), []),  # alone: no more than eight fit on two lots
        (2, (50, 50, 0), []),
        (2, (50, 100, 0), [1]),
        (2, (100, 50, 0), [1]),
        (1, (50, 50, 0), [1]),
        (1, (50, 50, 200), [1, 2]),
        (1, (1500, 0, 0), []),
        (20, (1500, 1500, 0), []),  # eight and twelve lots' worth
        (19, (1500, 1500, 0), [1]),
    ],
)
def test_the_others_are_asked_where_the_stock_is_less_than_all_could_use(game, houses, money, asked):
    """Counted is what fits on the lots and can be paid for in cash at the printed price."""
    table = scarce(game, houses, money)
    events = table.play(0, "build 1")

    if asked:
        assert told(events) == [("short_of", "build.shortage")]
        assert one_told(events, "short_of").facts()["left"] == houses
        assert table.waiting() == tuple(asked)
        assert stock(table)[0] == houses
        assert cash(table)[0] == money[0]
    else:
        assert told(events) == [("built", "build.group")]
        assert table.waiting() == (0,)
        assert stock(table)[0] == houses - 1


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("theirs", "mortgaged", "heights"),
    [
        (LIGHT_BLUE, [6], {}),
        (LIGHT_BLUE[:2], [], {}),
        (LIGHT_BLUE, [], {"6": 5, "8": 5, "9": 5}),  # nothing comes after hotels
    ],
)
def test_who_could_not_build_now_is_not_asked(game, theirs, mortgaged, heights):
    """Whoever has money but no lot that could take the house is not asked."""
    owned = [BROWN, theirs, [], CROWD]
    table = scarce(game, 1, deeds=owned, mortgaged=mortgaged, buildings=heights)
    events = table.play(0, "build 1")

    assert told(events) == [("built", "build.group")]


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("houses", "answers"),
    [
        (1, ["1 none"]),
        (2, ["1 want 1"]),
        (3, ["1 want 2"]),
        (2, ["1 none"]),
    ],
)
def test_where_the_wishes_do_not_exceed_the_stock_the_first_builds(game, houses, answers):
    """At the printed price; the others may then build as well."""
    table = scarce(game, houses)
    table.play(0, "build 1")
    events = go_on(table, *answers)

    assert told(events)[-1] == ("built", "build.group")
    assert one_told(events, "built").facts() == {"seat": 0, "space": 1, "height": 1, "amount": 50}
    assert cash(table)[0] == 1450
    assert table.waiting() == (0,)


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_one_wishes_no_more_than_one_could_use(game):
    """Three houses for 199 at 50 each; all are asked at once, in any order, and nothing else goes on."""
    table = scarce(game, 2, (1500, 199, 400))
    table.play(0, "build 1")

    assert table.waiting() == (1, 2)
    assert table.legal(1) == ["none", "want 1..3"]
    assert table.legal(2) == ["none", "want 1..2"]
    assert refused(table, 1, "want 4") == "build.shortage"
    assert refused(table, 1, "want 0") == "build.shortage"
    assert refused(table, 0, "want 1") == "table.asked"
    assert refused(table, 0, "roll") == "table.asked"
    assert refused(table, 1, "build 6") == "offturn.window"
    events = table.play(2, "want 1")
    assert told(events) == [("wanted", "build.shortage")]
    assert table.waiting() == (1,)


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("bids", "winner", "price", "put"),
    [
        (["0 bid 1", "1 pass"], 0, 1, 1),  # from 1
        (["0 pass", "1 bid 1"], 1, 1, 9),
        (["1 bid 20", "0 bid 30", "1 pass"], 0, 30, 3),  # below the printed price
        (["0 bid 60", "1 bid 700", "0 pass"], 1, 700, 6),  # far above it
        (["0 bid 1500", "1 pass"], 0, 1500, 1),
    ],
)
def test_one_house_for_two_goes_to_the_highest_bidder(game, bids, winner, price, put):
    """The winner pays the bid instead of the printed price, and puts the house down at once."""
    table = scarce(game, 1)
    go_on(table, "0 build 1")
    up = go_on(table, "1 want 1")
    assert told(up) == [("wanted", "build.shortage"), ("piece_up", "build.shortage")]
    assert table.waiting() == (0, 1)
    events = go_on(table, *bids)

    assert told(events)[-1] == ("won_piece", "build.shortage")
    assert one_told(events, "won_piece").facts()["amount"] == price
    assert cash(table)[:2] == [1500 - price if seat == winner else 1500 for seat in (0, 1)]
    assert table.waiting() == (winner,)
    lots = BROWN if winner == 0 else LIGHT_BLUE
    assert table.legal(winner) == [f"put {space}" for space in lots]
    placed = table.play(winner, f"put {put}")
    assert told(placed) == [("placed", "build.shortage")]
    assert one_told(placed, "placed").facts() == {"seat": winner, "space": put, "height": 1}
    assert buildings(table)[put] == 1
    assert stock(table)[0] == 0
    assert cash(table)[winner] == 1500 - price
    assert table.waiting() == (0,)


@pytest.mark.rule("build.shortage", "build.evenly")
@pytest.mark.parametrize("game", BOTH)
def test_a_piece_won_is_put_on_a_lawful_lot(game):
    """Evenly, on one's own group; the builder's first thought does not bind."""
    table = scarce(game, 3, buildings={"1": 1, "6": 1})
    go_on(table, "0 build 3", "1 want 1", "0 pass", "1 bid 5")

    assert table.legal(1) == ["put 8", "put 9"]
    for word, clause in (
        ("put 6", "build.evenly"),
        ("put 3", "build.group"),
        ("put 39", "build.group"),
        ("put 12", "build.group"),
        ("put 77", "build.group"),
        ("pass", "buy.auction"),
    ):
        assert refused(table, 1, word) == clause
    assert refused(table, 0, "roll") == "table.asked"
    table.play(1, "put 9")
    assert [buildings(table).get(space, 0) for space in (1, 3, 6, 8, 9)] == [1, 0, 1, 0, 1]


@pytest.mark.rule("build.shortage", "build.evenly")
@pytest.mark.parametrize("game", BOTH)
def test_where_one_lot_alone_can_take_it_nobody_is_asked(game):
    """The piece stands there at once."""
    table = scarce(game, 4, buildings={"1": 1, "6": 1, "8": 1})
    events = go_on(table, "0 build 3", "1 want 1", "0 pass", "1 bid 5")

    assert told(events)[-2:] == [("won_piece", "build.shortage"), ("placed", "build.shortage")]
    assert one_told(events, "placed").facts() == {"seat": 1, "space": 9, "height": 1}
    assert table.waiting() == (0,)
    assert buildings(table)[9] == 1


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_only_those_who_wanted_bid(game):
    """Seat 2 said no and is not waited for."""
    table = scarce(game, 1, (1500, 1500, 1500))
    go_on(table, "0 build 1", "1 want 2")
    answered = go_on(table, "2 none")

    assert told(answered)[0] == ("wanted_none", "build.shortage")
    assert table.waiting() == (0, 1)
    assert refused(table, 2, "bid 100") == "table.asked"


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_each_piece_is_auctioned_singly(game):
    """Two houses: seat 1, who wanted three, takes the first, seat 0 the second after passing once."""
    table = scarce(game, 2)
    go_on(table, "0 build 1", "1 want 3")
    first = go_on(table, "1 bid 80", "0 pass", "1 put 6")
    assert one_told(first, "piece_up").facts()["left"] == 1
    assert table.waiting() == (0, 1)
    second = go_on(table, "0 bid 90", "1 pass", "0 put 3")

    assert [event.name for event in first + second].count("won_piece") == 2
    assert cash(table)[:2] == [1410, 1420]
    assert {space: height for space, height in buildings(table).items() if space < 10} == {3: 1, 6: 1}
    assert stock(table)[0] == 0
    assert table.waiting() == (0,)


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_who_has_what_was_wanted_bids_no_more(game):
    """Two houses for three wishes: the second is between the two who still want one."""
    table = scarce(game, 2, (1500, 1500, 1500))
    go_on(table, "0 build 1", "1 want 1", "2 want 1", "0 bid 9", "1 pass", "2 pass", "0 put 1")

    assert table.waiting() == (1, 2)
    go_on(table, "2 bid 8", "1 pass", "2 put 39")
    assert cash(table) == [1491, 1500, 1492, 0]
    assert stock(table)[0] == 0
    assert table.waiting() == (0,)


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_without_a_bid_the_bank_keeps_the_piece(game):
    """If all who wanted it pass, the piece stays in the Bank."""
    table = scarce(game, 1)
    go_on(table, "0 build 1", "1 want 1")
    events = go_on(table, "0 pass", "1 pass")

    assert told(events)[-1] == ("no_piece_bids", "build.shortage")
    assert stock(table)[0] == 1
    assert cash(table)[:2] == [1500, 1500]
    assert table.waiting() == (0,)


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_who_says_no_is_not_asked_again_this_turn(game):
    """The builder goes on; seat 2, who wanted one, is asked each time."""
    table = scarce(game, 3, (1500, 1500, 200))
    go_on(table, "0 build 1", "1 none", "2 want 1")
    assert buildings(table)[1] == 1
    table.play(0, "build 3")

    assert table.waiting() == (2,)
    assert refused(table, 1, "want 1") == "table.asked"
    table.play(2, "want 1")
    assert buildings(table)[3] == 1


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_a_no_before_the_throw_holds_after_it(game):
    """It is the same turn still, so that nobody is asked again."""
    table = scarce(game, 3, chance=[(1, 2)])
    go_on(table, "0 build 1", "1 none", "0 roll")
    events = table.play(0, "build 3")

    assert told(events) == [("built", "build.group")]


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("moves", [["0 end"], ["0 end", "1 roll"]])
def test_who_said_no_is_asked_again_on_the_next_turn(game, moves):
    """A No holds until the dice have passed."""
    table = scarce(game, 3, chance=[(1, 2), (1, 2)])
    go_on(table, "0 roll", "0 build 1", "1 none", *moves)
    table.play(0, "build 3")

    assert table.waiting() == (1,)
    assert table.legal(1)[0] == "none"


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_a_shortage_off_turn_is_settled_and_the_turn_goes_on(game):
    """Seat 1 asks to build while seat 0 considers a purchase."""
    table = scarce(game, 1, chance=[(1, 2)], places=[2, 0, 0, 0])
    go_on(table, "0 roll", "1 build 6")
    assert table.waiting() == (0,)
    go_on(table, "0 want 1", "0 bid 10", "1 pass", "0 put 3")

    assert cash(table)[:2] == [1490, 1500]
    assert buildings(table)[3] == 1
    assert table.legal(0)[:2] == ["buy", "decline"]


@pytest.mark.rule("build.shortage", "auction.cash")
@pytest.mark.parametrize("game", BOTH)
def test_bids_for_a_piece_need_cash_too_and_may_be_raised_for(game):
    """By a mortgage, as in any auction."""
    table = scarce(game, 1, (50, 50, 0), deeds=[BROWN, [*LIGHT_BLUE, 5], [], CROWD])
    go_on(table, "0 build 1", "1 want 1", "0 bid 50")

    assert refused(table, 1, "bid 51") == "auction.cash"
    assert refused(table, 1, "bid 50") == "auction.bidding"
    go_on(table, "1 mortgage 5", "1 bid 150", "0 pass", "1 put 8")
    assert cash(table)[:2] == [50, 0]
    assert buildings(table)[8] == 1


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_hotels_are_scarce_in_the_same_way(game):
    """One hotel left for two groups that are ready for it; the lot's four houses go back to the Bank."""
    hotels = dict.fromkeys(map(str, PINK + ORANGE + RED + BROWN), 5)  # eleven
    table = lay(
        game,
        3,
        cash=[1500, 1500, 0],
        deeds=[DARK_BLUE, GREEN, PINK + ORANGE + RED + BROWN],
        buildings={**hotels, "37": 4, "39": 4, "31": 4, "32": 4, "34": 4},
    )
    assert stock(table) == (12, 1)
    table.play(0, "build 39")
    assert table.legal(1) == ["none", "want 1..3"]
    events = go_on(table, "1 want 1", "0 bid 100", "1 bid 300", "0 pass", "1 put 32")

    assert told(events)[-1] == ("placed", "build.shortage")
    assert buildings(table)[32] == 5
    assert stock(table) == (16, 0)
    assert cash(table) == [1500, 1200, 0]
    assert refused(table, 0, "build 39") == "build.stock"


@pytest.mark.rule("build.shortage", "build.stock")
@pytest.mark.parametrize("game", BOTH)
def test_where_none_is_left_all_wait_and_nobody_is_asked(game):
    """Until somebody sells; then two want the one that came back."""
    table = scarce(game, 0)

    assert refused(table, 0, "build 1") == "build.stock"
    assert refused(table, 1, "build 9") == "build.stock"
    table.play(3, "sell 21")
    assert stock(table)[0] == 1
    table.play(1, "build 9")
    assert table.waiting() == (0,)


@pytest.mark.rule("sell.buildings", "build.shortage")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("price", [1, 700])
def test_a_piece_won_at_auction_goes_back_for_half_the_deeds_price(game, price):
    """The Bank pays half of what the deed says, whatever was bid."""
    table = scarce(game, 1)
    go_on(table, "0 build 1", "1 want 1", f"1 bid {price}", "0 pass", "1 put 6")
    before = cash(table)[1]
    table.play(1, "sell 6")

    assert cash(table)[1] == before + 25
