"""Rents that somebody is asked for while bids, wishes or mortgages taken over wait for an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.playing import go_on, one_told, reason, told
from tests.games.property.laid import BOTH, cash, deeds, lay
from tests.games.property.test_asked_debts import claim

if TYPE_CHECKING:
    import gamenight as gn


def heir(game: str, due: int, purse: int, own: tuple[int, ...] = ()) -> gn.Table:
    """Ann cannot pay Bob for the lot on 39 and leaves him a mortgaged station; Cid may ask Bob for a rent."""
    table = lay(
        game, 3, [(1, 3)], places=[35, 0, 0], cash=[0, purse, 900], deeds=[[5], [39, *own], [1]],
        mortgaged=[5], issued=1, standing=[claim(1, 1, 2, due, 1)],
    )  # fmt: skip
    go_on(table, "0 roll", "1 ask 2")
    return table


@pytest.mark.rule("bankrupt.to_player", "debt.deals")
@pytest.mark.parametrize("game", BOTH)
def test_a_small_rent_asked_for_in_time_takes_no_mortgage_from_an_heir(game):
    """Cid asks Bob for 6 before Ann gives up: Bob is asked all the same, and lifts for the bare value."""
    table = heir(game, 6, 500)
    go_on(table, "2 ask 1", "0 bankrupt")
    assert table.view()["asked"] == "inherit"
    assert table.view()["table"]["inherit"]["has"] == 500 - 10 - 6
    assert table.question(1).endswith("484 for it.")
    events = go_on(table, "1 redeem 5")

    assert one_told(events, "lifted").facts() == {"seat": 1, "space": 5, "amount": 100}
    assert one_told(events, "paid_rent").facts()["amount"] == 6
    assert cash(table) == [0, 500 - 10 - 100 - 6, 906]


@pytest.mark.rule("bankrupt.to_player", "debt.deals")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("purse", "is_refused"), [(159, True), (160, False)])
def test_what_is_asked_of_an_heir_meanwhile_lifts_nothing(game, purse, is_refused):
    """Of 160 the interest takes 10 and the rent 50: 100 are just enough."""
    table = heir(game, 50, purse)
    go_on(table, "0 bankrupt", "2 ask 1")

    if is_refused:
        facts = {"amount": 100, "has": purse - 10, "lacks": 50}
        assert reason(table, 1, "redeem 5") == ("lift_owed", "debt.deals", facts)
        assert table.legal(1) == ["keep", "mortgage 39"]
    else:
        go_on(table, "1 redeem 5")
        assert cash(table) == [0, 0, 950]


@pytest.mark.rule("bankrupt.to_player", "debt.deals")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("due", "is_asked"), [(250, True), (251, False)])
def test_an_heir_who_can_lift_nothing_any_more_is_not_asked_any_more(game, due, is_asked):
    """Bob has 150 after the interest, and 200 on a mortgage: above 250 of rent no 100 are left."""
    table = heir(game, due, 160)
    go_on(table, "0 bankrupt")
    events = go_on(table, "2 ask 1")

    assert table.view()["asked"] == ("inherit" if is_asked else "debt")
    if not is_asked:
        assert ("kept_mortgages", "bankrupt.to_player") in told(events)


@pytest.mark.rule("auction.cash", "debt.deals")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("due", "is_waited_for"), [(99, True), (100, False)])
def test_who_has_nothing_left_to_bid_is_out_when_the_rent_is_asked_for(game, due, is_waited_for):
    """Bob has 100, no deed, and is asked for a rent during the auction."""
    table = lay(
        game, 3, [(1, 2)], turn=2, places=[0] * 3, cash=[500, 100, 500], deeds=[[39]], issued=1,
        standing=[claim(1, 1, 0, due, 39)],
    )  # fmt: skip
    go_on(table, "2 roll", "2 decline")
    events = go_on(table, "0 ask 1")

    assert (1 in table.waiting()) == is_waited_for
    assert [event.facts() for event in events if event.name == "cannot_bid"] == [{"seat": 1}] * (
        not is_waited_for
    )


@pytest.mark.rule("auction.cash", "auction.bidding")
@pytest.mark.parametrize("game", BOTH)
def test_an_auction_ends_when_the_last_other_bidder_is_asked_for_a_rent(game):
    """Ann leads, Cid has passed, and Ann asks Bob for all that he has: she buys, and then he pays."""
    table = lay(
        game, 3, [(1, 2)], turn=2, places=[0] * 3, cash=[500, 100, 500], deeds=[[39]], issued=1,
        standing=[claim(1, 1, 0, 100, 39)],
    )  # fmt: skip
    go_on(table, "2 roll", "2 decline", "0 bid 7", "2 pass")
    events = go_on(table, "0 ask 1")

    assert told(events)[1:] == [
        ("cannot_bid", "auction.cash"), ("won_auction", "buy.auction"), ("paid_rent", "rent.lot"),
    ]  # fmt: skip
    assert cash(table) == [500 - 7 + 100, 0, 500]
    assert deeds(table, 0) == [3, 39]


@pytest.mark.rule("rent.fixed", "bankrupt.to_player")
def test_no_rent_is_asked_for_on_a_property_that_a_bankruptcy_mortgages():
    """Dan has landed on Cid's lot, Cid sells it to Ann, and Ann's bankruptcy turns its deed face down."""
    table = lay(
        "kanto", 4, [(1, 3)], places=[35, 0, 0, 0], cash=[10, 500, 500, 500], deeds=[[], [37, 39], [6]],
        issued=1, standing=[claim(1, 3, 2, 50, 6)],
    )  # fmt: skip
    go_on(table, "2 offer 0 give:6,get:10", "0 accept 2", "0 roll", "1 ask 3")
    events = go_on(table, "0 bankrupt")

    assert one_told(events, "claim_ended").facts() == {"seat": 3, "other": 2, "space": 6, "claim": 1}
    assert reason(table, 2, "ask 1")[0] == "no_claim"


@pytest.mark.rule("rent.fixed", "bankrupt.to_player")
def test_what_passes_unmortgaged_keeps_its_rents():
    """The other box hands deeds over as they are: what Cid may ask Dan for is still Cid's to ask for."""
    table = lay(
        "dog-lovers", 4, [(1, 3)], places=[35, 0, 0, 0], cash=[10, 500, 500, 500], deeds=[[], [37, 39], [6]],
        issued=1, standing=[claim(1, 3, 2, 50, 6)],
    )  # fmt: skip
    go_on(table, "2 offer 0 give:6,get:10", "0 accept 2", "0 roll", "1 ask 3", "0 bankrupt", "2 ask 1")

    assert cash(table)[2:] == [560, 450]


@pytest.mark.rule("short.settle", "short.end")
@pytest.mark.parametrize("game", BOTH)
def test_what_else_is_owed_when_the_short_game_ends_is_not_paid(game):
    """In an auction Ann asks Bob, then Cid asks Dan; Bob is bankrupt, and all is counted at once."""
    table = lay(
        game, 4, [(1, 2)], {"variant": "short"}, turn=3, cash=[500, 5, 500, 500], deeds=[[39], [], [6]],
        places=[0] * 4, issued=2, standing=[claim(1, 1, 0, 50, 39), claim(2, 3, 2, 100, 6)],
    )  # fmt: skip
    go_on(table, "3 roll", "3 decline", "0 ask 1", "2 ask 2", "2 pass", "0 pass", "3 pass")
    events = table.play(1, "bankrupt")

    void = one_told(events, "claim_void")
    assert (void.clause, void.facts()) == ("short.settle", {"seat": 3, "other": 2, "space": 6})
    assert cash(table) == [505, 0, 500, 500]
