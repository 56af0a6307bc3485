"""What a sight says of what is asked, what stands between players, and what may change hands."""

from __future__ import annotations

from typing import Any

import pytest

from gamenight.games.property.sight import NOWHERE
from gamenight.kernel.seat import NOBODY
from tests.games.playing import go_on
from tests.games.property.laid import BROWN, GREEN, STATIONS, UTILITIES, lay
from tests.games.property.scenes import SCARCE
from tests.games.property.test_purchase_waits import buying

TAKEN_OVER = ["0 offer 1 give:5,get:1", "1 accept 1"]
# By what is asked: the box, the position, the moves
ASKED: dict[str, tuple[str, dict[str, Any], list[str]]] = {
    "turn": ("kanto", {}, []),
    "buy": ("kanto", {"places": [36, 0, 0, 0]}, ["0 roll"]),
    "auction": ("kanto", {"places": [36, 0, 0, 0]}, ["0 roll", "0 decline"]),
    "tax": ("dog-lovers", {"places": [1, 0, 0, 0]}, ["0 roll"]),
    "debt": ("kanto", {"places": [1, 0, 0, 0], "cash": [9] * 4, "deeds": [[39]]}, ["0 roll"]),
    "inherit": ("kanto", {"deeds": [[5]], "mortgaged": [5]}, TAKEN_OVER),
    "shortage": ("kanto", SCARCE, ["0 build 1"]),
    "place": ("kanto", SCARCE, ["0 build 1", "1 want 1", "0 pass", "1 bid 9"]),
}


def opened(name):
    """A table where that is asked."""
    game, position, moves = ASKED[name]
    table = lay(game, 4, [(1, 2)], **position)
    go_on(table, *moves)
    return table


def settled(table) -> dict[str, Any]:
    """What is being settled, as far as there is anything."""
    sight: Any = table.sight(0)
    debt, piece = sight.debt(), sight.scarce()
    found = {
        "for sale": (sight.for_sale(), NOWHERE),
        "buying": (sight.is_buying(), False),
        "taxed": (sight.taxed(), NOWHERE),
        "auction": (sight.auction() is not None, False),
        "least": (sight.least_bid(), 0),
        "debtor": (NOBODY if debt is None else debt.seat, NOBODY),
        "heir": (sight.heir(), NOBODY),
        "inherited": (sight.inherited(), 0),
        "scarce": ("" if piece is None else piece.name, ""),
        "stage": (sight.stage() is not None, False),
    }
    return {name: value for name, (value, nothing) in found.items() if value != nothing}


def test_what_is_asked_is_all_that_is_settled():
    """Each question shows its own things, and none of another's."""
    assert {name: settled(opened(name)) for name in ASKED} == {
        "turn": {"stage": True},
        "buy": {"for sale": 39, "buying": True},
        "auction": {"for sale": 39, "auction": True, "least": 1},
        "tax": {"taxed": 4},
        "debt": {"debtor": 0},
        "inherit": {"heir": 1, "inherited": 1 << 5},
        "shortage": {"scarce": "house"},
        "place": {"scarce": "house"},
    }


@pytest.mark.rule("win.last")
@pytest.mark.parametrize("name", ASKED)
def test_after_the_end_nothing_is_left_to_settle(name):
    """Whatever was asked when all others left."""
    table = opened(name)
    asked = table.waiting()[0]
    for seat in {0, 1, 2, 3} - {asked}:
        table.resign(seat)
    sight: Any = table.sight(asked)

    assert table.outcome is not None
    assert settled(table) == {}
    assert (sight.on_turn(), table.asks(asked).name) == (NOBODY, "")


@pytest.mark.rule("buy.raise", "debt.order")
def test_a_purchase_waits_below_a_debt():
    """It is still for sale, and not what is asked just now."""
    table = buying("kanto", (500, 0, 10), [], (2, 1, 50, 39))
    table.play(1, "ask 1")

    assert settled(table) == {"for sale": 11, "debtor": 2}


@pytest.mark.rule("rent.lot", "rent.station", "rent.utility", "rent.mortgaged")
@pytest.mark.parametrize(
    ("space", "position", "rents"),
    [
        (39, {}, (0, 0, NOWHERE)),
        (39, {"deeds": [[], [39]]}, (50, 0, 0)),
        (39, {"deeds": [[], [39]], "mortgaged": [39]}, (0, 0, NOWHERE)),
        (5, {"deeds": [[], STATIONS[:2]]}, (50, 0, 1)),
        (12, {}, (0, 0, NOWHERE)),
        (12, {"deeds": [[], UTILITIES]}, (0, 10, 1)),
        (12, {"deeds": [[], UTILITIES], "mortgaged": [12]}, (0, 0, NOWHERE)),
    ],
)
def test_a_landing_costs_a_sum_or_so_many_times_the_dice(space, position, rents):
    """And says which of the printed rents that is."""
    sight: Any = lay("kanto", 2, **position).sight(0)
    there = sight.board().spaces[space]

    assert (sight.rent(there), sight.rent_times(there), sight.rent_row(there)) == rents


@pytest.mark.rule("rent.ask", "deal.what")
def test_what_stands_between_players_is_found_by_its_number():
    """A rent is no offer, an offer no rent; each knows what is for them."""
    table = lay("kanto", 3, [(1, 2)], places=[36, 0, 0], deeds=[[1], [39], [5]])
    go_on(table, "0 roll", "2 offer 1 give:5,get:9", "1 offer 0 give:39,get:9")
    sights: list[Any] = [table.sight(seat) for seat in range(3)]

    assert [one.number for one in sights[0].claims()] == [1]
    assert [one.number for one in sights[0].offers()] == [2, 3]
    assert [sights[0].claim(number) is not None for number in range(1, 5)] == [True, False, False, False]
    assert [sights[0].offer(number) is not None for number in range(1, 5)] == [False, True, True, False]
    assert [sight.may_ask() for sight in sights] == [False, True, False]
    assert [sight.is_offered() for sight in sights] == [True, True, False]
    assert [sight.own_offer() for sight in sights] == [0, 3, 2]


@pytest.mark.rule("deal.what")
def test_the_partner_of_an_offer_is_named_and_of_an_answer_who_made_it():
    """Nobody, where there is no such offer."""
    table = lay("kanto", 3, deeds=[[1], [39], [5]])
    table.play(2, "offer 0 give:5,get:9")
    sight: Any = table.sight(0)
    words = ["offer 1 give:1", "offer 0 give:1", "counter 1 give:1", "counter 2 give:1"]

    assert [sight.partner(table.read(0, word)) for word in words] == [1, 0, 2, NOBODY]


@pytest.mark.rule("deal.no_buildings")
def test_deeds_of_a_group_with_a_building_may_not_change_hands():
    """All others may: a whole group without one, and single deeds beside another's houses."""
    table = lay("kanto", 2, deeds=[[*BROWN, *GREEN, 5], [6]], buildings={"1": 1})
    sight: Any = table.sight(0)

    assert sight.board().spaces_in(sight.tradable(0)) == [5, *GREEN]
    assert sight.board().spaces_in(sight.tradable(1)) == [6]
