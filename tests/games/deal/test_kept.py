"""What the state keeps beside its cards is always what a count of the cards would give."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from gamenight.games.deal import pile
from gamenight.games.deal.state import Deal
from tests.games.deal.hands import SIZES, cards_in, game
from tests.games.deal.hidden import opened, walk

if TYPE_CHECKING:
    import gamenight as gn


def counted(written: Any, seat: int, *, has_wild_sets: bool) -> dict[str, object]:
    """All that is kept for a seat, counted anew on the written position."""
    cards = game().pack.kind_words
    sets = {one["set"]: one for one in written["sets"][seat]}
    banked = sum(cards[word].value for word in written["banks"][seat])
    laid = [cards[word] for one in sets.values() for word in cards_in(one)]
    return {
        "held": list(dict.fromkeys(written["hands"][seat])),
        "size": len(written["hands"][seat]),
        "in bank": list(dict.fromkeys(written["banks"][seat])),
        "banked": banked,
        "worth": banked + sum(card.value for card in laid),
        "laid": list(sets),
        "numbers": [len(one["cards"]) for one in sets.values()],
        "full": [
            word
            for word, one in sets.items()
            if len(one["cards"]) >= SIZES[word.rstrip("2345")] and (has_wild_sets or has_colour(one["cards"]))
        ],
    }


def has_colour(cards: list[str]) -> bool:
    """Not wildcards of every colour alone."""
    return any(card != "any" for card in cards)


def kept(state: gn.State, seat: int) -> dict[str, object]:
    """What the state says."""
    assert isinstance(state, Deal)
    slots, words = range(state.slots), state.pack.set_words
    return {
        "held": walked(state.next_held, seat, state.kinds),
        "size": state.hand_size(seat),
        "in bank": walked(state.next_banked, seat, state.kinds),
        "banked": state.banked(seat),
        "worth": state.value_of(seat),
        "laid": [words[slot] for slot in slots if state.laid(seat) >> slot & 1],
        "numbers": [pile.cards_in(state.pile(seat, slot)) for slot in slots if state.pile(seat, slot)],
        "full": [words[slot] for slot in slots if state.is_full(seat, slot)],
    }


def walked(following: Any, seat: int, kinds: int) -> list[str]:
    """All cards that a walk over a hand or a bank comes by."""
    found: list[str] = []
    kind = following(seat, 0)
    while kind < kinds:
        found.append(game().kind_words[kind])
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
