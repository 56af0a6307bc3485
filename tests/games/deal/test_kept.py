"""What the state keeps beside its cards is always what a count of the cards would give."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from gamenight.games.deal.state import Deal, cards_in
from tests.games.deal.hands import SIZES, game
from tests.games.deal.hidden import opened, walk

if TYPE_CHECKING:
    import gamenight as gn


def counted(written: Any, seat: int, *, has_wild_sets: bool) -> dict[str, object]:
    """All that is kept for a seat, counted anew on the written position."""
    kinds = game().pack.kinds
    sets = {one["set"]: one for one in written["sets"][seat]}
    banked = sum(kinds[kind].value for kind in written["banks"][seat])
    laid = [kinds[kind] for one in sets.values() for kind in one["cards"]]
    buildings = [word for one in sets.values() for word in ("house", "hotel") if one[word]]
    return {
        "held": sorted(set(written["hands"][seat])),
        "size": len(written["hands"][seat]),
        "in bank": sorted(set(written["banks"][seat])),
        "banked": banked,
        "worth": banked
        + sum(card.value for card in laid)
        + sum(kinds[game().kind_words.index(word)].value for word in buildings),
        "laid": sorted(sets),
        "numbers": [len(sets[slot]["cards"]) for slot in sorted(sets)],
        "full": [
            slot
            for slot in sorted(sets)
            if len(sets[slot]["cards"]) >= list(SIZES.values())[slot % len(SIZES)]
            and (has_wild_sets or has_colour(sets[slot]["cards"]))
        ],
    }


def has_colour(cards: list[int]) -> bool:
    """Not wildcards of every colour alone, which have no value."""
    return any(game().pack.kinds[kind].value for kind in cards)


def kept(state: gn.State, seat: int) -> dict[str, object]:
    """What the state says."""
    assert isinstance(state, Deal)
    slots = range(state.slots)
    return {
        "held": walked(state.next_held, seat, state.kinds),
        "size": state.hand_size(seat),
        "in bank": walked(state.next_banked, seat, state.kinds),
        "banked": state.banked(seat),
        "worth": state.value_of(seat),
        "laid": [slot for slot in slots if state.laid(seat) >> slot & 1],
        "numbers": [cards_in(state.pile(seat, slot)) for slot in slots if state.pile(seat, slot)],
        "full": [slot for slot in slots if state.is_full(seat, slot)],
    }


def walked(following: Any, seat: int, kinds: int) -> list[int]:
    """All kinds that a walk over a hand or a bank comes by."""
    found: list[int] = []
    kind = following(seat, 0)
    while kind < kinds:
        found.append(kind)
        kind = following(seat, kind + 1)
    return found


@pytest.mark.parametrize(
    ("seats", "seed", "wild_sets"), [(2, 1, False), (3, 2, True), (5, 4, False), (7, 5, False)]
)
def test_what_is_kept_is_what_is_counted(seats: int, seed: int, wild_sets: bool):
    """Sizes, values, sets begun and full: after every action, in a copy, and in the position read again."""
    table = opened(seats, seed, {"wild_sets": wild_sets})
    for step, _ in enumerate(walk(table, random.Random(seed))):
        written = table.position()
        expected = [counted(written, seat, has_wild_sets=wild_sets) for seat in range(seats)]

        assert expected == [kept(table.state, seat) for seat in range(seats)]
        if step % 50 == 0:
            again = game().read(table.state.terms, written)
            assert expected == [kept(again, seat) for seat in range(seats)]
            assert expected == [kept(again.copy(), seat) for seat in range(seats)]
