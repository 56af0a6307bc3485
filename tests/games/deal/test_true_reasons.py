"""The reason of every refusal is true: each kind is judged once more from what lies on the table."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from gamenight.kernel import engine
from gamenight.words.catalogue import catalogue
from tests.games.deal.hands import cards_in, game, lay
from tests.games.deal.hidden import opened, walk
from tests.games.deal.looking import MOST_SETS, Look
from tests.games.deal.perft import BUILDINGS, COLOURS, VALUES, colours_of, is_property
from tests.games.playing import go_on

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import gamenight as gn

BARE = {"railroad", "utility"}
MOST_MOVES = 60
IN_HAND = 7
BLANK = {"not_now", "closed"}  # what the kernel says where a game has no reason
UNSAID = {"no_such_kind", "no_such_colour", "no_rent_card"}  # no word of this box means such a thing


def needs_more_plays(look: Look) -> bool:
    """The rent and its doublers are more cards than may still be played."""
    left: int = 3 - look.plays
    return look.facts["count"] == left and int(look.slots[-1]) + 1 > left


def is_set_missing(look: Look) -> bool:
    """Nobody has room for so many sets of a colour."""
    packs = 1 if look.players <= 5 else 2
    named = [slot for slot in look.slots if slot.rstrip("123456789") in COLOURS]
    return any(slot[-1].isdigit() and int(slot[-1]) > MOST_SETS[packs] for slot in named)


def is_not_mine(look: Look) -> bool:
    """Of the cards that the word names as one's own, one is not there."""
    if look.verb in {"pay", "give"}:
        return any(not look.count_of(look.seat, where, what) for where, what in look.paid())
    return not look.count_of(look.seat, *look.card(2 if look.verb == "swap" else 0))


def is_short(look: Look) -> bool:
    """The sum is said rightly, is less than is due, and what lies there would have been enough."""
    facts, due = look.facts, int(look.charge["amount"])
    return look.sum() == facts["amount"] < facts["least"] == due <= look.worth()


def is_all_needed(look: Look) -> bool:
    """All together is less than is due, and not all of it was named."""
    facts, due = look.facts, int(look.charge["amount"])
    return look.sum() < look.worth() == facts["amount"] < facts["least"] == due


def is_house_alone(look: Look) -> bool:
    """A house under a hotel, without the hotel."""
    named = look.paid() + [tuple(one.split(":")) for one in look.picked]
    return any(
        what == "house" and where != "bank" and "hotel" in look.sets[look.seat][where]
        and (where, "hotel") not in named
        for where, what in look.paid()
    )  # fmt: skip


# By kind of refusal: what must be true of the table, the seat and the word
TRUE: dict[str, Callable[[Look], bool]] = {
    "not_asked": lambda look: look.seat not in look.waiting,
    "is_out": lambda look: look.seat in look.gone,
    "no_plays": lambda look: look.asked == "turn" and look.plays >= look.facts["count"] == 3,
    "no_such_set": is_set_missing,
    "not_held": lambda look: look.kind not in look.hand,
    "not_money": lambda look: look.kind in look.hand and is_property(look.kind),
    "not_property": lambda look: look.kind in look.hand and not is_property(look.kind),
    "wrong_colour": lambda look: look.colour not in colours_of(look.kind),
    "not_on_yourself": lambda look: look.other == look.seat,
    "no_such_player": lambda look: look.other >= look.players,
    "is_gone": lambda look: look.facts["other"] in look.gone,
    "empty_set": lambda look: not look.cards(look.seat, look.set),
    "only_wilds": lambda look: (
        not look.agreed["wild_sets"] and set(look.cards(look.seat, look.set)) == {"any"}
    ),
    "no_doubling": lambda look: look.verb == "rent-one" and not look.agreed["double_any_rent"],
    "few_doublers": lambda look: (
        look.hand.count("double-rent") == look.facts["count"] < int(look.slots[-1])
    ),
    "few_plays": needs_more_plays,
    "bank_is_safe": lambda look: look.card(1)[0] == "bank",
    "building_is_safe": lambda look: look.card(1)[1] in BUILDINGS,
    "not_theirs": lambda look: not look.count_of(look.facts["other"], *look.card(1)),
    "full_set": lambda look: look.is_full(look.other, look.set),
    "no_property_of_yours": lambda look: look.card(2)[0] == "bank" or look.card(2)[1] in BUILDINGS,
    "no_set_of_theirs": lambda look: not look.cards(look.facts["other"], look.set),
    "not_full_there": lambda look: not look.is_full(look.facts["other"], look.set),
    "not_full": lambda look: not look.is_full(look.seat, look.set),
    "not_built_on": lambda look: look.set.rstrip("23456789") in BARE,
    "has_building": lambda look: look.kind in look.sets[look.seat][look.set],
    "house_first": lambda look: "house" not in look.sets[look.seat][look.set],
    "nothing_against_you": lambda look: look.charge is None or look.lane() == "done",
    "no_no_to_answer": lambda look: look.charge is None,
    "nothing_to_put": lambda look: look.placing is None or look.seat not in look.waiting,
    "no_discarding": lambda look: look.asked != "discard" and look.facts["count"] == IN_HAND,
    "not_your_turn": lambda look: look.turn == look.facts["other"] != look.seat,
    "answers_first": lambda look: look.turn == look.seat and look.asked in {"charge", "place"},
    "no_moves": lambda look: look.moves == look.facts["count"] == MOST_MOVES,
    "not_in_a_set": lambda look: look.card(0)[0] == "bank",
    "not_yours": is_not_mine,
    "same_place": lambda look: look.card(0)[0] == look.set,
    "no_room": lambda look: len(look.cards(look.seat, look.set)) >= look.size(look.set),
    "alone": lambda look: (
        look.cards(look.seat, look.card(0)[0]) == [look.kind] and look.set not in look.sets[look.seat]
    ),
    "nearer_place": lambda look: look.set not in look.sets[look.seat] and look.set < look.slots[1],
    "no_no": lambda look: "just-say-no" not in look.hand,
    "no_play_for_no": lambda look: look.agreed["no_costs_a_play"] and look.plays >= 3,
    "not_the_actor": lambda look: look.charge["seat"] == look.facts["other"] != look.seat,
    "you_act": lambda look: look.charge["seat"] == look.seat,
    "no_of_theirs": lambda look: look.charge["seat"] == look.seat and look.lane(look.other) != "refused",
    "others_turn": lambda look: look.turn == look.facts["other"] != look.seat,
    "counter_first": lambda look: (
        look.charge["seat"] == look.seat and "refused" in [one["step"] for one in look.charge["lanes"]]
    ),
    "has_allowed": lambda look: look.lane() == "pays" and look.charge["seat"] == look.facts["other"],
    "allow_first": lambda look: look.lane() == "may refuse" and look.verb == "give",
    "nothing_due": lambda look: look.charge["what"] != 0 and look.charge["seat"] == look.facts["other"],
    "nothing_to_pay": lambda look: look.worth() == 0,
    "in_hand": lambda look: (
        look.kind in look.hand and look.kind in [what for _, what in look.paid()] and is_not_mine(look)
    ),
    "not_so_many": lambda look: look.facts["count"] in [
        look.count_of(look.seat, *one) for one in look.paid()
        if (look.paid() + [tuple(some.split(":")) for some in look.picked]).count(one)
        > look.count_of(look.seat, *one)
    ],
    "worthless": lambda look: VALUES[look.kind] == 0 and look.kind in [what for _, what in look.paid()],
    "hotel_too": is_house_alone,
    "not_enough": is_short,
    "all_of_it": is_all_needed,
    "dearer_first": lambda look: look.verb == "give" and bool(look.picked),
    "short_so": lambda look: look.verb == "give" and look.lane() == "pays",
    "put_first": lambda look: look.asked == "place" and look.kind == game().kind_words[look.placing],
    "discard_first": lambda look: (
        look.asked == "discard" and len(look.hand) - IN_HAND == look.facts["count"] > 0
    ),
}  # fmt: skip


def some_words(rng: random.Random, seats: int) -> Iterator[str]:
    """Every verb with things of every sort in its slots."""
    kinds, sets = game().kind_words, [*COLOURS, "red2", "brown3", "green9"]

    def card() -> str:
        where = rng.choice(["bank", *sets])
        if where == "bank":
            return f"bank:{rng.choice(kinds)}"
        colour = where.rstrip("0123456789")
        fits = [word for word in kinds if is_property(word) and colour in colours_of(word)]
        return f"{where}:{rng.choice([*fits, *BUILDINGS])}"

    for _ in range(5):
        kind, place, other = rng.choice(kinds), rng.choice(sets), rng.randrange(seats + 1)
        yield from (
            f"bank {kind}",
            f"lay {kind} {rng.choice(COLOURS)}",
            f"discard {kind}",
            f"collect {other}",
        )
        yield from (f"rent {place} {rng.randrange(3)}", f"rent-one {other} {place} {rng.randrange(3)}")
        yield from (f"steal {other} {card()}", f"swap {other} {card()} {card()}", f"break {other} {place}")
        yield from (f"house {place}", f"hotel {place}", f"move {card()} {place}", f"give {card()}")
        yield from (f"pay {card()}", f"pay {card()},{card()}", f"put {rng.choice(COLOURS)}")
        yield from (f"insist {other}", f"yield {other}")
    yield from ("allow", "no", "end", "pass-go", "birthday")


def in_front(laid: Any, seat: int) -> list[str]:
    """Every card in front of a seat by its name."""
    named = [f"bank:{card}" for card in laid["banks"][seat]]
    return named + [f"{one['set']}:{card}" for one in laid["sets"][seat] for card in cards_in(one)]


def mine(table: gn.Table, seat: int, rng: random.Random) -> Iterator[str]:
    """Words about cards that are really there, of which fewer are refused for being elsewhere."""
    laid = table.position()
    named = in_front(laid, seat)
    other = rng.choice([one for one in range(len(table.names)) if one != seat])
    theirs = in_front(laid, other)
    for card in rng.sample(named, min(4, len(named))):
        twin, place = rng.choice(named), rng.choice([*COLOURS, "red2", "pink2", "brown2", "brown3"])
        yield from (f"pay {card}", f"pay {card},{twin}", f"give {card}", f"move {card} {place}")
        colour = card.partition(":")[0].rstrip("0123456789")
        if colour in COLOURS:
            yield from (f"move {card} {colour}{number}" for number in ("", "2", "3"))
            yield from (f"house {colour}", f"hotel {colour}")
        if theirs:
            yield from (f"steal {other} {rng.choice(theirs)}", f"swap {other} {rng.choice(theirs)} {card}")


def judged(table: gn.Table, rng: random.Random) -> set[str]:
    """Try many words for every seat; the kinds of refusals, all of which were true."""
    seen: set[str] = set()
    for seat in range(len(table.names)):
        look = Look(table, seat)
        for word in (*some_words(rng, len(table.names)), *mine(table, seat, rng)):
            why = engine.why_not(table.state, seat, table.read(seat, word))
            if why is None:
                continue
            assert why.name not in BLANK, word
            assert TRUE[why.name](look.at(word, why.facts())), (why, seat, word)
            assert "{" not in table.refusal(why, seat)
            seen.add(why.name)
    return seen


@pytest.mark.parametrize(
    ("seats", "terms"),
    [(2, {}), (3, {"wild_sets": False, "double_any_rent": True}), (4, {"no_costs_a_play": True}), (7, {})],
    ids=["two", "three", "four", "seven"],
)
def test_reasons_are_true_in_random_games(seats, terms):
    """At every fifteenth question, for everybody."""
    rng = random.Random(seats)
    table = opened(seats, 40 + seats, terms)
    seen: set[str] = set()
    for step, _ in enumerate(walk(table, rng, resigning=0.002)):
        if step % 15 == 0:
            seen |= judged(table, rng)

    assert len(seen) > 20


def moved_enough() -> gn.Table:
    """Ann has made all the moves there are between two plays."""
    table = lay(2, hands=["1M"], sets=[{"red": "red-yellow"}])
    for step in range(MOST_MOVES):
        table.play(0, f"move {'red:red-yellow yellow' if step % 2 == 0 else 'yellow:red-yellow red'}")
    return table


BUILT = {"red": "red red red-yellow house hotel", "green": "green green green", "brown": "brown brown"}
HELD = "1M red any house hotel rent-any rent-red-yellow double-rent sly-deal forced-deal deal-breaker"
LAID: dict[str, tuple[dict[str, Any], list[str]]] = {
    "a turn": (
        {"seats": 3, "hands": [f"{HELD} debt-collector birthday pass-go"],
         "sets": [BUILT, {"pink": "pink pink", "dark-blue": "dark-blue dark-blue house"}]},
        [],
    ),
    "one play left": (
        {"hands": [f"{HELD} double-rent 2M 3M"], "sets": [{"red": "red", "yellow": "yellow"}]},
        ["0 bank 2M", "0 bank 3M"],
    ),
    "no plays left": ({"hands": ["1M 1M 1M red"]}, ["0 bank 1M", "0 bank 1M", "0 bank 1M"]),
    "somebody has left": ({"seats": 3, "hands": [f"{HELD} debt-collector"], "sets": [BUILT]}, ["2 resign"]),
    "wildcards without a colour": (
        {"terms": {"wild_sets": False}, "hands": [HELD], "sets": [{"red": "any"}]}, [],
    ),
    "a debt": (
        {"seats": 3, "hands": ["debt-collector", "10M red"], "banks": ["", "3M 2M 2M 1M"],
         "sets": [{"pink": "pink"}, {"brown": "brown any house hotel", "green": "any"}]},
        ["0 collect 1"],
    ),
    "a debt to be paid": (
        {"seats": 3, "hands": ["debt-collector", "10M red"], "banks": ["", "3M 2M 2M 1M"],
         "sets": [{}, {"brown": "brown any house hotel"}]},
        ["0 collect 1", "1 allow"],
    ),
    "cards picked": (
        {"hands": ["debt-collector"], "banks": ["", "3M 2M 2M 1M 1M"]},
        ["0 collect 1", "1 allow", "1 give bank:2M"],
    ),
    "more than there is": ({"hands": ["debt-collector"], "banks": ["", "1M 2M"]}, ["0 collect 1"]),
    "nothing to pay with": ({"hands": ["debt-collector"]}, ["0 collect 1"]),
    "a theft": ({"hands": ["sly-deal"], "sets": [{}, {"red": "red"}]}, ["0 steal 1 red:red"]),
    "a no": (
        {"seats": 3, "hands": ["birthday", "just-say-no"], "banks": ["", "2M", "2M"]},
        ["0 birthday", "1 no"],
    ),
    "a no that takes a play": (
        {"terms": {"no_costs_a_play": True}, "hands": ["debt-collector just-say-no 1M 1M", "just-say-no"],
         "banks": ["", "5M"]},
        ["0 bank 1M", "0 bank 1M", "0 collect 1", "1 no"],
    ),
    "a wildcard to be laid": (
        {"hands": ["sly-deal 1M"], "sets": [{}, {"red": "red-yellow"}]},
        ["0 steal 1 red:red-yellow", "1 allow"],
    ),
    "cards to be discarded": ({"hands": ["1M 1M 1M 1M 2M 2M 2M 2M 3M"]}, ["0 end"]),
    "places to move to": (
        {"hands": ["1M"], "sets": [{"red": "red", "pink": "pink pink", "brown": "brown brown house hotel",
                                    "utility": "any", "orange": "orange orange orange"}]},
        [],
    ),
}  # fmt: skip


def test_every_reason_is_given_somewhere_and_true():
    """On tables laid for it; nothing is worded that is never said."""
    rng = random.Random(1)
    seen = set[str]()
    for position, moves in LAID.values():
        table = lay(**position)
        go_on(table, *moves)
        for _ in range(12):
            seen |= judged(table, rng)
    seen |= judged(moved_enough(), rng)
    kinds = set(catalogue().part("refused", "deal"))

    assert set(TRUE) - {"not_asked", "is_out"} == kinds - UNSAID
    assert kinds - seen == UNSAID
