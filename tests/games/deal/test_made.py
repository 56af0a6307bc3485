"""Actions that are made when they are first needed, and then shared: each is what it was asked for."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.deal.made import MOST_DOUBLED, put_swaps, to_charge_one, to_give, to_move, to_steal
from gamenight.games.deal.spot import number_at
from gamenight.kernel.action import Action
from gamenight.kernel.seat import MOST_SEATS
from tests.games.deal.hands import game

SLOTS = range(49, -1, -7)
PLACES = range(790, -1, -79)
SPOTS = [spot for spot in game().pack.spot_words.values() if 0 <= spot.slot < 50]


def test_a_rent_is_charged_from_whom_and_for_which_set_one_says():
    """Each with its doublers, however often it is asked for."""
    for _ in range(2):
        for seat in range(MOST_SEATS):
            for slot in SLOTS:
                for number in (2, 0, 1)[:MOST_DOUBLED]:
                    made = to_charge_one(seat, slot, number)
                    assert (made.seat, made.item, made.number) == (seat, slot, number)


def test_a_card_is_stolen_and_swapped_from_where_it_lies():
    """And given for each of mine, in their order."""
    for _ in range(2):
        for seat in range(MOST_SEATS):
            for theirs in PLACES:
                stolen = to_steal(seat, theirs)
                found: list[Action] = []
                put_swaps(found, seat, theirs, vec[i64]([*PLACES]))
                assert (stolen.seat, stolen.item) == (seat, number_at(theirs))
                assert [(one.seat, one.item, one.number) for one in found] == [
                    (seat, number_at(theirs), number_at(mine)) for mine in PLACES
                ]


def test_a_card_is_moved_and_given_by_its_number():
    """Of every set, and to every other one."""
    for _ in range(2):
        for spot in SPOTS:
            assert to_give(spot).item == spot.number
            for slot in SLOTS:
                made = to_move(spot, slot)
                assert (made.item, made.number) == (spot.number, slot)
