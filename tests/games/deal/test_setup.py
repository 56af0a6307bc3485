"""Before the first turn: the pack, the players, the hands, and who begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import gamenight as gn
from tests.games.deal.hands import COLOURS, NAMES, SIZES, WILDS, cards_of, game, hand, lay, pile, sets
from tests.games.playing import one_told

MONEY = {"1M": 6, "2M": 5, "3M": 3, "4M": 3, "5M": 2, "10M": 1}
PROPERTIES = {
    "brown": 2, "light-blue": 3, "pink": 3, "orange": 3, "red": 3, "yellow": 3, "green": 3, "dark-blue": 2,
    "railroad": 4, "utility": 2,
}  # fmt: skip
WILDCARDS = dict(zip(WILDS, [1, 1, 2, 2, 1, 1, 1, 2], strict=True))
RENTS = {
    "rent-light-blue-brown": 2, "rent-pink-orange": 2, "rent-red-yellow": 2, "rent-dark-blue-green": 2,
    "rent-railroad-utility": 2, "rent-any": 3,
}  # fmt: skip
ACTIONS = {
    "deal-breaker": 2, "forced-deal": 3, "sly-deal": 3, "just-say-no": 3, "debt-collector": 3, "birthday": 3,
    "double-rent": 2, "house": 3, "hotel": 2, "pass-go": 10,
}  # fmt: skip
SEEDS = range(5)


def opened(seats: int, seed: int = 1, **terms: Any) -> gn.Table:
    """A table after its first draw."""
    return gn.open("deal", NAMES[:seats], terms, dealer=gn.Seeded(seed))


def players(table: gn.Table, seat: int | None = None) -> list[dict[str, Any]]:
    """What everybody has, as one seat sees it."""
    found: Any = table.view(seat)["table"]
    return list(found["players"])


def copies(table: gn.Table) -> dict[str, int]:
    """How many there are of each card in the whole game."""
    return dict(Counter(cards_of(table)))


# The pack


@pytest.mark.rule("setup.deck")
@pytest.mark.parametrize(
    ("printed", "number", "worth"),
    [(PROPERTIES, 28, 67), (WILDCARDS, 11, 25), (ACTIONS, 34, 84), (RENTS, 13, 19), (MONEY, 20, 57)],
    ids=["property", "wildcards", "action", "rent", "money"],
)
def test_the_pack_has_the_cards_of_the_list(printed, number, worth):
    """Each part of the list at the end of the rulebook, and what its cards are worth together."""
    values = {one.word: one.value for one in game().pack.kinds}

    assert {one.word: one.count for one in game().pack.kinds if one.word in printed} == printed
    assert sum(printed.values()) == number
    assert sum(values[word] * count for word, count in printed.items()) == worth


@pytest.mark.rule("setup.deck")
@pytest.mark.parametrize(
    ("value", "cards"),
    [
        (0, "any"),
        (1, "1M brown light-blue light-blue-brown double-rent pass-go"),
        (1, "rent-light-blue-brown rent-pink-orange rent-red-yellow"),
        (1, "rent-dark-blue-green rent-railroad-utility"),
        (2, "2M pink orange railroad utility pink-orange railroad-utility birthday"),
        (3, "3M red yellow red-yellow rent-any forced-deal sly-deal debt-collector house"),
        (4, "4M green dark-blue light-blue-railroad dark-blue-green green-railroad just-say-no hotel"),
        (5, "5M deal-breaker"),
        (10, "10M"),
    ],
)
def test_cards_are_worth_what_is_printed_on_them(value, cards):
    """A value in the corner of each; the multi-coloured wildcard has none."""
    values = {one.word: one.value for one in game().pack.kinds}

    assert [values[word] for word in cards.split()] == [value] * len(cards.split())


@pytest.mark.rule("setup.deck", "packs.two")
@pytest.mark.parametrize(
    ("seats", "packs"), [(2, 1), (3, 1), (4, 1), (5, 1), (6, 2), (7, 2), (8, 2), (9, 2), (10, 2)]
)
def test_up_to_five_play_with_one_pack_and_more_with_two(seats, packs):
    """106 cards or 212, every one of them somewhere."""
    table = opened(seats)
    printed = {**MONEY, **PROPERTIES, **WILDCARDS, **RENTS, **ACTIONS}

    assert len(cards_of(table)) == 106 * packs
    assert copies(table) == {word: count * packs for word, count in printed.items()}


@pytest.mark.rule("packs.two")
@pytest.mark.parametrize("seats", [0, 1, 11, 12])
def test_two_to_ten_play(seats):
    """Fewer or more are told so."""
    with pytest.raises(gn.BadSetup, match="2 to 10"):
        gn.open("deal", [f"player {seat}" for seat in range(seats)])


@pytest.mark.rule("packs.two")
@pytest.mark.parametrize(("card", "number"), [("just-say-no", 6), ("any", 4), ("pass-go", 20), ("10M", 2)])
def test_two_packs_have_twice_each_card(card, number):
    """Six No and four multi-coloured wildcards among them."""
    assert copies(opened(6))[card] == number


@pytest.mark.rule("packs.two")
@pytest.mark.parametrize("colour", COLOURS)
def test_with_two_packs_sets_keep_their_sizes(colour):
    """Surplus cards start another set, as with one pack."""
    size = SIZES[colour]
    table = lay(6, hands=[colour], sets=[{colour: " ".join([colour] * size)}])
    table.play(0, f"lay {colour} {colour}")

    assert sets(table, 0) == {colour: " ".join([colour] * size), f"{colour}2": colour}
    assert [one["full"] for one in players(table)[0]["sets"]] == [True, False]


@pytest.mark.rule("packs.two", "setup.hand", "turn.draw")
@pytest.mark.parametrize("seats", range(2, 11))
def test_hands_and_draws_do_not_depend_on_the_packs(seats):
    """Five each, two more for whoever is on turn, the rest in the draw pile."""
    table = opened(seats, first=0)

    assert [one["cards"] for one in players(table)] == [7, *[5] * (seats - 1)]
    assert pile(table) == (106 if seats <= 5 else 212) - 5 * seats - 2


# The hands


@pytest.mark.rule("setup.hand")
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_sees_their_own_hand_only(seats, seed):
    """Of the others' hands one sees how many cards there are; a guest sees none."""
    table = opened(seats, seed)
    for seat in range(seats):
        mine: Any = table.view(seat)["table"]

        assert " ".join(game().kind_words[number] for number in mine["hand"]) == hand(table, seat)
        assert all(set(one) == set(players(table)[0]) for one in players(table, seat))
        assert not any("hand" in one for one in players(table, seat))
    guest: Any = table.view()["table"]

    assert guest["hand"] == []


@pytest.mark.rule("setup.hand")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_others_draw_is_not_heard(seed):
    """Everybody hears that a card is drawn; only whoever draws it hears which."""
    table = opened(3, seed)
    for seat in range(3):
        heard = [event.facts() for event in table.heard(seat) if event.name == "drew_card"]

        assert {facts["seat"] for facts in heard} == {seat}
        assert len(heard) == players(table)[seat]["cards"]
    assert len([event for event in table.heard(None) if event.name == "drew"]) == 17
    assert not [event for event in table.heard(None) if event.name == "drew_card"]


@pytest.mark.rule("setup.hand")
def test_the_same_seed_deals_the_same_hands():
    """One seed deals one way, another seed another."""
    dealt = [opened(4, seed).position()["hands"] for seed in (1, 1, 2)]

    assert dealt[0] == dealt[1] != dealt[2]


@pytest.mark.rule("setup.hand")
def test_nothing_lies_on_the_table_yet():
    """No bank, no set, no centre."""
    table = opened(3)
    laid = table.position()

    assert (laid["banks"], laid["sets"], laid["centre"], laid["below"]) == ([[]] * 3, [[]] * 3, [], [])


# Who begins


@pytest.mark.rule("setup.hand")
@pytest.mark.parametrize("seats", [2, 5, 6, 10])
@pytest.mark.parametrize("first", [0, 1, -1])
def test_the_table_may_choose_who_begins(seats, first):
    """The seat that was chosen begins, counted from 0; with -1 lots are drawn."""
    seat = first % seats
    table = opened(seats, first=seat)
    begun = one_told(table.events, "starts")

    assert (begun.facts()["seat"], begun.clause) == (seat, "setup.hand")
    assert table.waiting() == (seat,)


@pytest.mark.rule("setup.hand")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_lots_are_drawn_for_who_begins(seat):
    """After the hands are dealt, by the dealer."""
    dealt = ["card 1M"] * 5 + ["card pass-go"] * 5 + ["card 2M"] * 5
    chance = [*dealt, f"first {seat}", "card red", "card any"]
    table = gn.open("deal", NAMES[:3], dealer=gn.Scripted(chance))
    hands = ["1M 1M 1M 1M 1M", "pass-go pass-go pass-go pass-go pass-go", "2M 2M 2M 2M 2M"]

    assert one_told(table.events, "starts").facts() == {"seat": seat}
    assert table.waiting() == (seat,)
    assert Counter(hand(table, seat).split()) == Counter([*hands[seat].split(), "red", "any"])
    assert [hand(table, other) for other in range(3) if other != seat] == [
        hands[other] for other in range(3) if other != seat
    ]


@pytest.mark.rule("setup.hand")
def test_every_seat_may_draw_the_first_turn():
    """Over some seeds each of three begins."""
    assert {opened(3, seed).waiting() for seed in range(30)} == {(0,), (1,), (2,)}


@pytest.mark.rule("setup.hand")
@pytest.mark.parametrize("first", [-2, 2, 7, "Ann", True, 0.5])
def test_only_a_seat_can_be_chosen_to_begin(first):
    """Anything else is told so before the game."""
    with pytest.raises(gn.BadSetup, match="first"):
        opened(2, first=first)


@pytest.mark.rule("setup.hand")
@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("first", [0, 1])
def test_play_goes_clockwise(seats, first):
    """From who begins round the table, and round again."""
    table = opened(seats, first=first)
    order = []
    for _ in range(2 * seats):
        order.append(table.waiting()[0])
        table.play(order[-1], "end")
        while table.question(order[-1]) and any(
            word.startswith("discard") for word in table.legal(order[-1])
        ):
            table.play(order[-1], table.legal(order[-1])[0])

    assert order == [(first + step) % seats for step in range(2 * seats)]
