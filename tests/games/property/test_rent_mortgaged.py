"""No rent on a mortgaged property: a lot that is mortgaged before its rent was asked for brings none."""

from typing import Any

import pytest

from tests.games.playing import go_on, one_told, refused, told
from tests.games.property.laid import BOTH, cash, claims, lay

ENDED = ("claim_ended", "rent.fixed")


@pytest.mark.rule("rent.fixed", "rent.mortgaged")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("moves", "is_owed"),
    [
        (["2 mortgage 39"], False),
        (["2 mortgage 39", "2 lift 39"], False),  # gone is gone
        (["2 ask 1", "2 mortgage 39"], True),  # it was asked for in time
        (["2 mortgage 5"], True),  # another deed
        (["2 offer 1 give:39,get:1", "1 accept 2", "1 mortgage 39"], False),  # the new owner does it
    ],
)
def test_a_lot_mortgaged_before_the_rent_is_asked_for_brings_none(game, moves, is_owed):
    """No rent is collected on a mortgaged property."""
    table = lay(game, 3, [(1, 2)], places=[36, 17, 17], deeds=[[], [], [5, 39]])
    table.play(0, "roll")
    events = go_on(table, *moves)
    names = [name for name, _ in told(table.events)]
    if not is_owed:
        ended = one_told(events, "claim_ended")
        assert told([ended]) == [ENDED]
        assert ended.facts() == {"seat": 0, "other": 2, "space": 39, "claim": 1}
        assert claims(table) == []
        assert refused(table, 2, "ask 1") == "rent.ask"
    elif "paid_rent" not in names:
        table.play(2, "ask 1")

    assert cash(table)[0] == (1450 if is_owed else 1500)


@pytest.mark.rule("rent.fixed", "rent.pending")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("word", "left"), [("mortgage 35", [2]), ("mortgage 39", [1])])
def test_the_claim_on_that_lot_ends_and_no_other(game, word, left):
    """By doubles Ann has landed on both of Cid's deeds; he mortgages one."""
    table = lay(game, 3, [(1, 1), (2, 2)], places=[33, 17, 17], deeds=[[], [], [35, 39]])
    go_on(table, "0 roll", "0 roll")
    assert claims(table) == [1, 2]
    events = table.play(2, word)

    assert told(events) == [("mortgaged", "mortgage.take"), ENDED]
    assert claims(table) == left


@pytest.mark.rule("rent.fixed", "auction.cash")
@pytest.mark.parametrize("game", BOTH)
def test_a_mortgage_in_an_auction_ends_the_claim_too(game):
    """Cid raises money for the bid on the very lot that Ann had landed on."""
    table = lay(game, 3, [(1, 1), (1, 3)], places=[33, 0, 0], deeds=[[], [], [35]])
    go_on(table, "0 roll", "0 roll", "0 decline")
    events = table.play(2, "mortgage 35")

    assert told(events) == [("mortgaged", "mortgage.take"), ENDED]
    assert claims(table) == []


@pytest.mark.rule("rent.fixed", "debt.raise", "offturn.window")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("seat", [0, 2])
def test_a_mortgage_in_a_debt_ends_the_claim_too(game, seat):
    """Ann owes a tax; Cid mortgages what she had landed on, or she a deed of her own."""
    position: dict[str, Any] = {"places": [33, 0, 0], "cash": [10, 1500, 1500], "deeds": [[5], [], [35]]}
    table = lay(game, 3, [(1, 1), (1, 2)], **position)
    go_on(table, "0 roll", "0 roll")
    assert table.view()["asked"] == "debt"
    events = table.play(seat, {0: "mortgage 5", 2: "mortgage 35"}[seat])

    assert (ENDED in told(events)) is (seat == 2)
    assert claims(table) == ([1] if seat == 0 else [])
