"""Zoom Ahead: to the next title that nobody has claimed."""

import pytest

from tests.games.pets.laid import TITLES, ZOOM, ZOOMS, cash, facts, lay, places, stacks
from tests.games.playing import go_on, one_told, told

# How to come to a space from which one zooms: from where, the dice, the card if it is by card
FROM_5 = (0, [(2, 3)])
FROM_19 = (14, [(2, 3)])
BY_CARD = {
    2: (0, [(1, 1)]),
    10: (7, [(1, 2)]),
    13: (7, [(2, 4)]),
    16: (7, [(4, 5)]),
    24: (14, [(4, 6)]),
    26: (14, [(6, 6)]),
}


def free(*spaces):
    """All titles are claimed but these; both teams have some, high and low stacks."""
    kinds = ["c", "dd", "ccc", "cd"]
    return {space: kinds[place % 4] for place, space in enumerate(TITLES) if space not in spaces}


@pytest.mark.rule("zoom.ahead")
@pytest.mark.parametrize(
    ("way", "unclaimed", "after"),
    [
        (FROM_5, TITLES, 6),  # the very next
        (FROM_5, [8, 27], 8),
        (FROM_5, [27], 27),
        (FROM_5, [1, 3, 4], 1),  # behind it: round the board
        (FROM_5, [4], 4),  # the last that can be
        (FROM_5, [4, 6], 6),
        (FROM_19, TITLES, 20),
        (FROM_19, [18, 22], 22),
        (FROM_19, [1, 18], 1),
        (FROM_19, [18], 18),
        (FROM_19, [3, 4, 17], 3),
    ],
)
def test_to_the_next_unclaimed_title_clockwise(way, unclaimed, after):
    """Over all that are claimed, by whichever team, round the whole board if need be."""
    before, chance = way
    table = lay(2, chance, places=[before, 0], stacks=free(*unclaimed))
    events = go_on(table, "0 roll")
    origin = before + sum(chance[0])

    assert origin in ZOOMS
    assert one_told(events, "zoomed").clause == "zoom.ahead"
    assert facts(events, "zoomed") == [{"seat": 0, "from": origin, "to": after}]
    assert places(table) == [after, 0]
    assert cash(table) == [2000 + (200 if after < origin else 0), 2000]


@pytest.mark.rule("zoom.ahead", "chance.moved")
@pytest.mark.parametrize(("seat", "deck"), [(0, "cat"), (1, "dog")])
@pytest.mark.parametrize(
    ("space", "unclaimed", "after"),
    [
        (2, TITLES, 3),
        (2, [1], 1),
        (10, [9, 12], 12),
        (13, [15], 15),
        (16, [15, 27], 27),
        (24, [1, 23], 1),
        (26, TITLES, 27),
        (26, [25], 25),
    ],
)
def test_by_card_as_by_the_space(seat, deck, space, unclaimed, after):
    """The card zooms ahead from any Chance space."""
    before, dice = BY_CARD[space]
    chance = [*dice, (deck, ZOOM)]
    table = lay(2, chance, turn=seat, places=[before, before], stacks=free(*unclaimed))
    events = go_on(table, f"{seat} roll")

    assert facts(events, "zoomed") == [{"seat": seat, "from": space, "to": after}]
    assert places(table)[seat] == after
    assert cash(table)[seat] == 2000 + (200 if after < space else 0)
    assert table.legal(seat) == ["claim", "leave"]


@pytest.mark.rule("zoom.ahead", "title.claim")
@pytest.mark.parametrize(
    ("word", "event", "there", "purse"),
    [("claim", "claimed", "c", 1900), ("leave", "left_unclaimed", "", 2000)],
)
def test_then_claim_it_or_leave_it(word, event, there, purse):
    """It is a landing on an unclaimed title like any other, and then the turn is over."""
    table = lay(2, FROM_5[1])
    first = go_on(table, "0 roll")
    choices = table.legal(0)
    events = go_on(table, f"0 {word}")

    assert choices == ["claim", "leave"]
    assert told(first)[-1] == ("zoomed", "zoom.ahead")
    assert told(events) == [(event, "title.claim"), ("turn_began", "order.alternate")]
    assert stacks(table).get(6, "") == there
    assert cash(table) == [purse, 2000]
    assert table.waiting() == (1,)


@pytest.mark.rule("zoom.ahead", "title.claim")
@pytest.mark.parametrize(("purse", "is_offered"), [(0, False), (99, False), (100, True)])
def test_without_the_price_the_turn_is_over_there(purse, is_offered):
    """The token has moved all the same."""
    table = lay(2, FROM_5[1], cash=[purse, 2000])
    events = go_on(table, "0 roll")

    assert places(table) == [6, 0]
    assert (("too_dear_to_claim", "title.claim") not in told(events)) == is_offered
    assert table.waiting() == ((0,) if is_offered else (1,))


@pytest.mark.rule("zoom.ahead")
@pytest.mark.parametrize(
    ("before", "chance", "stays"),
    [(*FROM_5, 5), (*FROM_19, 19), (0, [(1, 1), ("cat", ZOOM)], 2), (14, [(6, 6), ("cat", ZOOM)], 26)],
)
def test_with_no_title_unclaimed_the_token_stays(before, chance, stays):
    """In sudden death all may be claimed: no way to go, no money for GO, and the turn is over."""
    even = {space: "c" if place % 2 else "d" for place, space in enumerate(TITLES)}
    table = lay(2, chance, places=[before, 0], stacks=even, sudden=True)
    events = go_on(table, "0 roll")

    assert told(events)[-2:] == [("nowhere_to_zoom", "zoom.ahead"), ("turn_began", "order.alternate")]
    assert facts(events, "nowhere_to_zoom") == [{"seat": 0}]
    assert facts(events, "zoomed") == []
    assert places(table) == [stays, 0]
    assert cash(table) == [2000, 2000]
    assert table.waiting() == (1,)


@pytest.mark.rule("zoom.ahead")
def test_with_all_locked_the_token_stays_too():
    """Forty-eight markers, eight titles each, and the same money: the game goes on without a move."""
    even = {space: "ccc" if place % 2 else "ddd" for place, space in enumerate(TITLES)}
    table = lay(2, FROM_19[1], places=[14, 0], stacks=even, sudden=True)
    events = go_on(table, "0 roll")

    assert ("nowhere_to_zoom", "zoom.ahead") in told(events)
    assert places(table) == [19, 0]
    assert table.waiting() == (1,)
