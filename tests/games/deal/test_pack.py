"""The printed cards: a pack made again is the same, and everything in it is found by number or word."""

from __future__ import annotations

from typing import Any

import pytest

from gamenight.editions.shelf import SHELF, read_edition
from gamenight.games.deal.pack import ACTIONS, MONEY, NOWHERE, RENT, Colour, Kind, Pack
from gamenight.games.deal.spot import IN_SETS
from tests.games.deal.hands import game

COUNTED = ["plain", "wilds", "acts", "values", "sizes", "part_values", "slot_colours"]
LISTED = ["set_words", "slot_orders", "words", "size", "coloured_parts", "all_parts"]
OF_COLOURS = ["index", "word", "size", "is_built"]
OF_KINDS = [
    "index", "word", "what", "count", "value", "colours", "action", "part", "mask", "is_any", "is_property",
]  # fmt: skip
OF_SPOTS = [
    "number", "kind", "word", "slot", "place", "in_bank", "in_set", "is_house", "is_hotel", "is_building",
    "is_property", "order", "shift", "mask", "one",
]  # fmt: skip


def told(things: list[Any], fields: list[str]) -> list[list[str]]:
    """What things say of themselves, field by field."""
    return [[repr(getattr(one, field)) for field in fields] for one in things]


def printed(pack: Pack) -> list[object]:
    """All that a pack says."""
    return [
        *[[int(number) for number in getattr(pack, name)] for name in COUNTED],
        *[getattr(pack, name) for name in LISTED],
        told(pack.colours, OF_COLOURS),
        [[int(rent) for rent in colour.rents] for colour in pack.colours],
        told(pack.kinds, OF_KINDS),
        told([*pack.banked, *pack.in_sets], OF_SPOTS),
        list(pack.spot_words),
        list(pack.kind_words),
    ]


@pytest.mark.rule("setup.deck")
def test_a_pack_that_is_read_again_is_the_same():
    """Every card, colour and place of it."""
    edition: Any = read_edition(SHELF / "deal")

    assert edition.pack is not game().pack
    assert printed(edition.pack) == printed(game().pack)


@pytest.mark.rule("play.action")
def test_a_pack_without_action_cards_has_none():
    """Nor a place for a building."""
    whole = game().pack
    first = next(int(kind.index) for kind in whole.kinds if kind.what == RENT)
    pack = Pack(whole.colours, whole.kinds[:first], whole.numbers)

    assert [int(kind) for kind in pack.acts] == [-1] * ACTIONS
    assert not any(spot.is_building for spot in pack.in_sets)


def test_what_has_no_word_is_called_by_its_number():
    """A colour and a card that nobody has named."""
    assert (Colour(3, [1, 2], is_built=True).word, Kind(7, MONEY, 1, 1).word) == ("colour-3", "card-7")


@pytest.mark.rule("action.house", "pay.building")
def test_a_house_and_its_hotel_are_found_from_each_other():
    """In the same set."""
    pack = game().pack
    house, hotel = pack.spot_words["red2:house"], pack.spot_words["red2:hotel"]

    assert (pack.house_under(hotel), pack.hotel_on(house)) == (house, hotel)
    assert (repr(house), repr(house.kind)) == ("red2:house", "house")


def test_a_spot_is_found_by_its_number_and_none_beyond_the_last():
    """In the bank by the kind, in sets from their first number on."""
    pack = game().pack
    last = IN_SETS + len(pack.in_sets)
    spots = [*pack.banked, *[spot for spot in pack.in_sets if spot is not NOWHERE]]

    assert [pack.spot(spot.number) for spot in spots] == spots
    assert [pack.spot(number) for number in (-1, len(pack.kinds), IN_SETS - 1, last)] == [NOWHERE] * 4
