"""Seat order gives nobody an unfair gain in an auction."""

from itertools import permutations

import pytest

import gamenight as gn
from tests.games.playing import one_told
from tests.games.property.laid import BOTH, deeds, lay

LIMITS = [40, 90, 91]


def auctioned(game: str, limits: tuple[int, ...], turn: int) -> tuple[int, int]:
    """Who wins the auction of space 3 at what price, if each bids one more up to a limit of its own."""
    table = lay(game, len(limits), [(1, 2)], turn=turn)
    table.play(turn, "roll")
    events: list[gn.Event] = table.play(turn, "decline")
    while table.view()["asked"] == "auction":
        seat = table.waiting()[0]
        bid = next((word for word in table.legal(seat) if word.startswith("bid")), "bid 9999..")
        least = int(bid.split()[1].split("..")[0])
        events = table.play(seat, f"bid {least}" if least <= limits[seat] else "pass")
    won = one_told(events, "won_auction").facts()
    assert deeds(table, won["seat"]) == [3]
    return won["seat"], won["amount"]


@pytest.mark.rule("auction.bidding")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize("limits", list(permutations(LIMITS)))
def test_who_would_pay_most_wins_wherever_he_sits(game, limits, turn):
    """The winner pays no more than one raise above what the next would have paid."""
    winner, price = auctioned(game, limits, turn)

    assert limits[winner] == max(LIMITS)
    assert sorted(LIMITS)[-2] <= price <= sorted(LIMITS)[-2] + 1
