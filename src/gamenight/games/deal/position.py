"""The table as JSON, whole or partial, and what no game could reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.deal.made import MOST_CODES
from gamenight.games.deal.pack import HOTEL, HOUSE
from gamenight.games.deal.rules.ending import STIRRED
from gamenight.games.deal.rules.moving import MOST_MOVES
from gamenight.games.deal.rules.sets import NO_CARD, kind_at
from gamenight.games.deal.rules.turn import PLAYING
from gamenight.games.deal.state import (
    BUILT_MASK,
    HOTEL_BIT,
    HOUSE_BIT,
    PARTS,
    cards_in,
    of_part,
    one_of,
)
from gamenight.games.deal.terms import FIRST, TURN
from gamenight.kernel.errors import BadPosition
from gamenight.kernel.reading import check_fields, checked, documents, numbers, seat_set, whole
from gamenight.kernel.seat import bit, holds, members

if TYPE_CHECKING:
    from gamenight.games.deal.state import Deal

FIELDS: Final = [
    "hands",
    "banks",
    "sets",
    "unseen",
    "below",
    "centre",
    "known",
    "loose",
    "ready",
    "passing",
    "coming",
    "idle",
    "turn",
]
SET_FIELDS: Final = ["set", "cards", "house", "hotel"]


def write_table(state: Deal, document: dict[str, object]) -> None:
    """Everything that the state has of its own."""
    document["hands"] = [hand_of(state, seat) for seat in range(state.seats)]
    document["banks"] = [bank_of(state, seat) for seat in range(state.seats)]
    document["sets"] = [
        [write_set(state, seat, slot) for slot in range(state.slots) if state.pile(seat, slot)]
        for seat in range(state.seats)
    ]
    document["unseen"] = listed(state.bag)
    document["below"] = list(state.below)
    document["centre"] = listed(state.centre)
    document["known"] = list(state.known)
    document["loose"] = list(state.loose)
    document["ready"] = list(state.ready)
    document["passing"] = state.passing
    document["coming"] = state.coming
    document["idle"] = state.idle


def hand_of(state: Deal, seat: i64) -> list[int]:
    """The kinds in a hand, each as often as it is there."""
    return [kind for kind in range(state.kinds) for _ in range(state.in_hand(seat, kind))]


def bank_of(state: Deal, seat: i64) -> list[int]:
    """The same of a bank."""
    return [kind for kind in range(state.kinds) for _ in range(state.in_bank(seat, kind))]


def listed(counts: vec[i64]) -> list[int]:
    """The same of counts by kind."""
    return [kind for kind in range(len(counts)) for _ in range(counts[kind])]


def write_set(state: Deal, seat: i64, slot: i64) -> dict[str, object]:
    """One set: where it lies, its cards by kind, its buildings."""
    pile = state.pile(seat, slot)
    cards = [
        int(state.pack.kind_of_part(state.colour_of(slot), part).index)
        for part in range(PARTS)
        for _ in range(of_part(pile, part))
    ]
    return {"set": slot, "cards": cards, "house": pile & HOUSE_BIT != 0, "hotel": pile & HOTEL_BIT != 0}


def read_table(state: Deal, document: dict[str, object]) -> None:
    """What is given; all other cards are unseen; then, unless a stack is given, a turn after its draw."""
    state.clear()
    read_rows(state, document, "hands")
    read_rows(state, document, "banks")
    read_sets(state, document)
    for kind in numbers(document, "centre", 0, state.kinds - 1):
        state.centre[kind] += 1
    state.below = numbers(document, "below", 0, max(state.kinds, state.seats) - 1)
    state.known = numbers(document, "known", 0, max(state.kinds, state.seats) - 1)
    state.loose = numbers(document, "loose", 0, max(state.kinds, state.seats) - 1)
    state.ready = numbers(document, "ready", 0, MOST_CODES)
    state.passing = whole(document, "passing", -1, -1, state.kinds - 1)
    state.idle = whole(document, "idle", 0, STIRRED, state.seats)
    fill_bag(state, document)
    state.coming = whole(document, "coming", state.stock(), 0, state.stock())
    if "out" in document:
        state.out = seat_set(document, "out", state.seats)
    if "stack" not in document and "outcome" not in document:
        turn = whole(document, "turn", 0, 0, state.seats - 1)
        if holds(state.out, turn):
            raise BadPosition(f"turn: seat {turn} is out of the game")
        state.depth = 0
        frame = state.push(TURN, bit(turn))
        frame.seat = turn
        frame.step = PLAYING


def read_rows(state: Deal, document: dict[str, object], field: str) -> None:
    """A list of kinds for each seat."""
    value = document.get(field, [])
    if not isinstance(value, list) or len(value) > state.seats:
        raise BadPosition(f"{field}: {value!r} is not a list with a list of cards for each seat")
    for seat, some in enumerate(value):
        for kind in numbers({field: some}, field, 0, state.kinds - 1):
            if field == "hands":
                state.change_hand(seat, kind, 1)
            elif state.pack.kinds[kind].is_property:
                raise BadPosition(f"banks[{seat}]: card {kind} is a property; it lies in a set")
            else:
                state.change_bank(seat, kind, 1)


def read_sets(state: Deal, document: dict[str, object]) -> None:
    """The sets of each seat."""
    value = document.get("sets", [])
    if not isinstance(value, list) or len(value) > state.seats:
        raise BadPosition(f"sets: {value!r} is not a list with a list of sets for each seat")
    for seat, some in enumerate(value):
        for one in documents({"sets": some}, "sets"):
            check_fields(one, SET_FIELDS, f"sets[{seat}]")
            slot = checked(one.get("set"), f"sets[{seat}].set", 0, state.slots - 1)
            pile: i64 = 0
            for kind in numbers(one, "cards", 0, state.kinds - 1):
                card = state.pack.kinds[kind]
                if not card.is_property or not card.mask & bit(state.colour_of(slot)):
                    raise BadPosition(f"sets[{seat}]: card {kind} cannot lie in set {slot}")
                pile += one_of(card.part)
            if one.get("house"):
                pile |= HOUSE_BIT
            if one.get("hotel"):
                pile |= HOTEL_BIT
            state.set_pile(seat, slot, pile)


def fill_bag(state: Deal, document: dict[str, object]) -> None:
    """Every card that is nowhere else is unseen, which must agree with what is given."""
    counts = [int(kind.count * state.agreed.packs) for kind in state.pack.kinds]
    for kind in everywhere(state):
        counts[kind] -= 1
    for kind, left in enumerate(counts):
        if left < 0:
            raise BadPosition(
                f"card {kind}: there are only {state.pack.kinds[kind].count * state.agreed.packs}"
            )
    if "unseen" in document:
        given = numbers(document, "unseen", 0, state.kinds - 1)
        if sorted(given) != [kind for kind, left in enumerate(counts) for _ in range(left)]:
            raise BadPosition("unseen: with all other cards these do not make whole packs")
    state.bag = vec[i64](counts)
    state.in_bag = sum(counts)


def everywhere(state: Deal) -> list[int]:
    """The kinds of all cards that are not unseen, wherever they are."""
    found: list[int] = []
    for seat in range(state.seats):
        found += hand_of(state, seat) + bank_of(state, seat)
        for slot in range(state.slots):
            written = write_set(state, seat, slot)
            cards = written["cards"]
            assert isinstance(cards, list)
            found += cards
            found += [int(state.pack.acts[HOUSE])] if written["house"] else []
            found += [int(state.pack.acts[HOTEL])] if written["hotel"] else []
    found += listed(state.centre)
    found += [state.below[place] for place in range(0, len(state.below), 2)]
    found += [state.loose[place] for place in range(0, len(state.loose), 2)]
    found += [int(state.passing)] if state.passing >= 0 else []
    return found


def check_table(state: Deal) -> None:
    """No set holds more than its colour's size, buildings stand on sets that may have them.

    Rule: set.full, action.house, setup.deck
    """
    for seat in range(state.seats):
        for slot in range(state.slots):
            pile = state.pile(seat, slot)
            colour = state.pack.colours[state.colour_of(slot)]
            if cards_in(pile) > colour.size:
                raise BadPosition(f"sets[{seat}]: set {slot} has more than {colour.size} cards")
            if pile & BUILT_MASK and not colour.is_built:
                raise BadPosition(f"sets[{seat}]: set {slot} is not built on")
            if pile & HOTEL_BIT and not pile & HOUSE_BIT:
                raise BadPosition(f"sets[{seat}]: set {slot} has a hotel without its house")
        if holds(state.out, seat) and (state.hand_size(seat) or state.value_of(seat)):
            raise BadPosition(f"out: seat {seat} is out of the game and has no cards")
    check_ready(state)
    if state.outcome is None:
        check_asked(state)


def check_ready(state: Deal) -> None:
    """Cards that payers have picked lie in front of them, those of a seat together.

    Rule: pay.choice
    """
    seats = state.ready[::2]
    if len(state.ready) % 2 or seats != sorted(seats) or any(seat >= state.seats for seat in seats):
        raise BadPosition("ready: a seat and a card in front of it, two by two, in the order of the seats")
    for place in range(0, len(state.ready), 2):
        if kind_at(state, state.ready[place], state.ready[place + 1]) == NO_CARD:
            raise BadPosition(f"ready: card {state.ready[place + 1]} does not lie there")


def check_asked(state: Deal) -> None:
    """At the bottom is the dealing or a turn."""
    if len(members(state.playing())) < 2:
        raise BadPosition("out: a game needs two players who are still in it")
    home = state.stack[0]
    if home.decision is not state.terms.decisions[FIRST] and home.decision is not state.terms.decisions[TURN]:
        raise BadPosition("stack[0]: at the bottom is the dealing or a turn")
    if home.decision is state.terms.decisions[TURN] and not 0 <= home.left <= MOST_MOVES:
        raise BadPosition(f"stack[0].left: at most {MOST_MOVES} moves between two plays")
