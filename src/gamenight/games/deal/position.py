"""The table as JSON, whole or partial, and what no game could reach."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.deal.cards import NO_CARD, read_kind, read_slot
from gamenight.games.deal.fields import DEAL
from gamenight.games.deal.pile import BUILT_MASK, HOTEL_BIT, HOUSE_BIT, cards_in, one_of, slots_in
from gamenight.games.deal.rules.sets import spots_in
from gamenight.games.deal.state import Deal
from gamenight.games.deal.terms import FIRST, TURN
from gamenight.kernel.errors import BadPosition
from gamenight.kernel.reading import check_fields, documents, listed, read_flag, read_seats, whole
from gamenight.kernel.seat import bit, holds, members

FIELDS: Final = ["hands", "banks", "sets", *DEAL.names, "turn"]
SET_FIELDS: Final = ["set", "cards", "house", "hotel"]


def write_table(state: Deal, document: dict[str, object]) -> None:
    """Everything that the state has of its own, cards and sets by their words."""
    hands: list[list[str]] = []
    banks: list[list[str]] = []
    sets: list[list[dict[str, object]]] = []
    seat: i64 = 0
    while seat < state.seats:
        hands.append(state.hand_words(seat))
        banks.append(state.bank_words(seat))
        sets.append([write_set(state, seat, slot) for slot in slots_in(state.laid(seat))])
        seat += 1
    document["hands"] = hands
    document["banks"] = banks
    document["sets"] = sets
    DEAL.write(state, state, document)


def write_set(state: Deal, seat: i64, slot: i64) -> dict[str, object]:
    """One set: which it is, its cards, its buildings."""
    cards: list[str] = []
    written: dict[str, object] = {"set": state.pack.set_words[slot], "cards": cards}
    for spot in spots_in(state, seat, slot):
        if spot.is_building:
            written["house" if spot.is_house else "hotel"] = True
        else:
            number = state.lying(seat, spot)
            while number > 0:
                cards.append(spot.kind.word)
                number -= 1
    return written


def read_table(state: Deal, document: dict[str, object]) -> None:
    """What is given; all other cards are unseen; then, unless a stack is given, a turn after its draw."""
    state.clear()
    read_hands(state, document)
    read_banks(state, document)
    read_sets(state, document)
    DEAL.read(state, state, document, "")
    count_unseen(state, document)
    if "coming" not in document:
        state.coming = state.stock()
    if "out" in document:
        state.out = read_seats(state, document["out"], "out")
    if "stack" not in document and "outcome" not in document:
        turn = whole(document, "turn", 0, 0, state.seats - 1)
        if holds(state.out, turn):
            raise BadPosition(f"turn: seat {turn} is out of the game")
        state.depth = 0
        TURN.open(state, bit(turn)).seat = turn


def rows(state: Deal, document: dict[str, object], field: str) -> list[list[object]]:
    """One list for each seat, or for the first few."""
    given = listed(document.get(field, []), field, "lists, one for each seat")
    if len(given) > state.seats:
        raise BadPosition(f"{field}: {len(given)} lists for {state.seats} seats")
    return [listed(some, f"{field}[{seat}]", "cards") for seat, some in enumerate(given)]


def read_hands(state: Deal, document: dict[str, object]) -> None:
    """The cards of each seat's hand."""
    for seat, some in enumerate(rows(state, document, "hands")):
        for place, one in enumerate(some):
            state.change_hand(seat, read_kind(state, one, f"hands[{seat}][{place}]").index, 1)


def read_banks(state: Deal, document: dict[str, object]) -> None:
    """The cards of each seat's bank."""
    for seat, some in enumerate(rows(state, document, "banks")):
        for place, one in enumerate(some):
            card = read_kind(state, one, f"banks[{seat}][{place}]")
            if card.is_property:
                raise BadPosition(f"banks[{seat}]: {card.word} is a property; it lies in a set")
            state.change_bank(seat, card.index, 1)


def read_sets(state: Deal, document: dict[str, object]) -> None:
    """The sets of each seat."""
    for seat, some in enumerate(rows(state, document, "sets")):
        for one in documents({f"sets[{seat}]": some}, f"sets[{seat}]"):
            read_set(state, seat, one, f"sets[{seat}]")


def read_set(state: Deal, seat: i64, document: dict[str, object], where: str) -> None:
    """One set."""
    check_fields(document, SET_FIELDS, where)
    slot = read_slot(state, document.get("set"), f"{where}.set")
    pile: i64 = 0
    for one in listed(document.get("cards", []), f"{where}.cards", "cards"):
        card = read_kind(state, one, f"{where}.cards")
        if not card.is_property or not card.mask & bit(state.colour_of(slot)):
            raise BadPosition(f"{where}: {card.word} cannot lie in the set {state.pack.set_words[slot]}")
        pile += one_of(card.part)
    if read_flag(document.get("house", False), f"{where}.house"):
        pile |= HOUSE_BIT
    if read_flag(document.get("hotel", False), f"{where}.hotel"):
        pile |= HOTEL_BIT
    state.set_pile(seat, slot, pile)


def count_unseen(state: Deal, document: dict[str, object]) -> None:
    """Every card that is nowhere else is unseen, which must agree with what is given."""
    counts = [int(kind.count * state.agreed.packs) for kind in state.pack.kinds]
    for kind in everywhere(state):
        counts[kind] -= 1
    for card in state.pack.kinds:
        if counts[card.index] < 0:
            cards = card.count * state.agreed.packs
            raise BadPosition(f"{card.word}: named more often than there are cards of it ({cards})")
    if "unseen" in document and list(state.unseen) != counts:
        raise BadPosition("unseen: with all other cards these do not make whole packs")
    state.unseen = vec[i64](counts)
    state.in_pile = sum(counts)


def everywhere(state: Deal) -> list[int]:
    """The kinds of all cards that are not unseen, wherever they are."""
    found: list[int] = []
    for kind in range(state.kinds):
        number = state.centre[kind]
        for seat in range(state.seats):
            number += state.in_hand(seat, kind) + state.in_bank(seat, kind)
        found += [kind] * number
    for seat in range(state.seats):
        for slot in range(state.slots):
            for spot in spots_in(state, seat, slot):
                found += [int(spot.kind.index)] * state.lying(seat, spot)
    found += [int(one.card.index) for one in state.below]
    found += [int(one.card.index) for one in state.loose]
    return found if state.passing == NO_CARD else [*found, int(state.passing)]


def check_table(state: Deal) -> None:
    """No set holds more than its colour's size, buildings stand on sets that may have them.

    Rule: set.full, action.house, setup.deck
    """
    if state.top != NO_CARD and not state.centre[state.top]:
        raise BadPosition(f"top: there is no {state.pack.kinds[state.top].word} in the centre")
    for seat in range(state.seats):
        for slot in range(state.slots):
            check_set(state, seat, slot)
        if holds(state.out, seat) and (state.hand_size(seat) or state.value_of(seat) or state.laid(seat)):
            raise BadPosition(f"out: seat {seat} is out of the game and has no cards")
    if state.coming > state.stock():
        raise BadPosition(f"coming: there are only {state.stock()} cards to draw")
    if state.idle > state.seats:
        raise BadPosition(f"idle: after {state.seats} turns in which nothing changed the game has ended")
    if state.outcome is None:
        check_asked(state)


def check_set(state: Deal, seat: i64, slot: i64) -> None:
    """One set, if there is one.

    Rule: set.full, action.house
    """
    pile = state.pile(seat, slot)
    word = state.pack.set_words[slot]
    colour = state.pack.colours[state.colour_of(slot)]
    if cards_in(pile) > colour.size:
        raise BadPosition(f"sets[{seat}]: the set {word} has more than {colour.size} cards")
    if pile & BUILT_MASK and not colour.is_built:
        raise BadPosition(f"sets[{seat}]: the set {word} is not built on")
    if pile & HOTEL_BIT and not pile & HOUSE_BIT:
        raise BadPosition(f"sets[{seat}]: the set {word} has a hotel without its house")


def check_asked(state: Deal) -> None:
    """At the bottom is the dealing or a turn."""
    if len(members(state.playing())) < 2:
        raise BadPosition("out: a game needs two players who are still in it")
    home = state.stack[0]
    if not FIRST.asks(home) and not TURN.asks(home):
        raise BadPosition("stack[0]: at the bottom is the dealing or a turn")
