"""The table as JSON, whole or partial, and what no game could reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gamenight.games.property.board import DECKS, JAIL_FREE, LOT
from gamenight.games.property.fields import PROPERTY
from gamenight.games.property.memory import OrderFrame, TurnFrame
from gamenight.games.property.rules.passing import open_turn
from gamenight.kernel.errors import BadPosition
from gamenight.kernel.reading import LIMIT, check_fields, checked, documents, numbers, read_seats, whole
from gamenight.kernel.seat import NOBODY, holds, members

if TYPE_CHECKING:
    from gamenight.games.property.state import Property

DECK_FIELDS: Final = ["unseen", "below", "keeper"]
FIELDS: Final = [*PROPERTY.names, "deeds", "buildings", "decks", "bank", "turn"]


def write_table(state: Property, document: dict[str, object]) -> None:
    """Everything that the state has of its own."""
    built: dict[str, object] = {}
    for space in state.board.deeds:
        if state.heights[space.index]:
            built[str(space.index)] = state.heights[space.index]
    PROPERTY.write(state, state, document)
    document["deeds"] = [state.board.spaces_in(state.owned[seat]) for seat in range(state.seats)]
    document["buildings"] = built
    document["decks"] = [write_deck(state, deck) for deck in range(DECKS)]
    document["bank"] = state.bank


def write_deck(state: Property, deck: int) -> dict[str, object]:
    """The unseen cards, those put back in order, and who holds the jail card, if somebody does."""
    document = state.decks[deck].write()
    if state.keepers[deck] != NOBODY:
        document["keeper"] = state.keepers[deck]
    return document


def read_table(state: Property, document: dict[str, object]) -> None:
    """What is given; the rest as when play begins; then, unless a stack is given, a turn."""
    seats = state.seats
    PROPERTY.read(state, state, document, "")
    read_deeds(state, document)
    read_buildings(state, document)
    for deck, one in enumerate(documents(document, "decks")):
        read_deck(state, deck, one)
    in_purses: i64 = state.pot
    for seat in range(seats):
        in_purses += state.cash[seat]
    state.bank = whole(document, "bank", -in_purses, -LIMIT, LIMIT)
    if state.bank != -in_purses:
        raise BadPosition(f"bank: {state.bank} does not balance {in_purses} in purses and on Free Parking")
    if "out" in document:
        state.out = read_seats(state, document["out"], "out")
    if "stack" not in document and "outcome" not in document:
        turn = whole(document, "turn", 0, 0, seats - 1)
        if holds(state.out, turn):
            raise BadPosition(f"turn: seat {turn} is out of the game")
        state.depth = 0
        open_turn(state, turn)


def read_deeds(state: Property, document: dict[str, object]) -> None:
    """A list of spaces for each seat; the Bank has the rest."""
    for space in state.board.deeds:
        state.give_deed(space, NOBODY)
    value = document.get("deeds", [])
    if not isinstance(value, list) or len(value) > state.seats:
        raise BadPosition(f"deeds: {value!r} is not a list with a list of spaces for each seat")
    for seat, some in enumerate(value):
        for index in numbers({"deeds": some}, "deeds", 0, state.board.size - 1):
            space = state.board.spaces[index]
            if not space.bit:
                raise BadPosition(f"deeds[{seat}]: space {index} cannot be owned")
            if state.owner[index] != NOBODY:
                raise BadPosition(f"deeds[{seat}]: space {index} is seat {state.owner[index]}'s already")
            state.give_deed(space, seat)


def read_buildings(state: Property, document: dict[str, object]) -> None:
    """Houses by space, one more than the most being a hotel; the Bank has the rest."""
    value = document.get("buildings", {})
    if not isinstance(value, dict):
        raise BadPosition(f"buildings: {value!r} is not an object of spaces and heights")
    most = state.agreed.most_houses
    state.houses = state.board.numbers.houses
    state.hotels = state.board.numbers.hotels
    for name, height in value.items():
        index = int(name) if isinstance(name, str) and name.isascii() and name.isdigit() else -1
        if not 0 <= index < state.board.size or state.board.spaces[index].kind != LOT:
            raise BadPosition(f"buildings: {name!r} is no lot; give the number of a space with a house price")
        state.set_height(state.board.spaces[index], checked(height, f"buildings[{name}]", 0, most + 1))
        if state.heights[index] > most:
            state.hotels -= 1
        else:
            state.houses -= state.heights[index]


def read_deck(state: Property, deck: int, document: dict[str, object]) -> None:
    """One deck: unseen, put back, kept."""
    if deck >= DECKS:
        raise BadPosition(f"decks: there are {DECKS}")
    check_fields(document, DECK_FIELDS, f"decks[{deck}]")
    state.keepers[deck] = whole(document, "keeper", NOBODY, NOBODY, state.seats - 1)
    kept = [
        card
        for card in range(len(state.board.decks[deck]))
        if state.board.decks[deck][card].effect == JAIL_FREE and state.keepers[deck] != NOBODY
    ]
    state.decks[deck].read(document, kept, f"decks[{deck}]")


def check_table(state: Property) -> None:
    """Buildings stand on whole groups, evenly, never beside a mortgage; the Bank has no negative stock.

    Rule: build.group, build.evenly, mortgage.take, setup.bank
    """
    if state.houses < 0 or state.hotels < 0:
        raise BadPosition("buildings: there are not so many houses and hotels in the box")
    for group in state.board.groups:
        heights = [int(state.heights[space.index]) for space in group.spaces]
        if max(heights) == 0:
            continue
        owner = state.owner[group.spaces[0].index]
        first = group.spaces[0].index
        if owner == NOBODY or not state.has_group(owner, group.index):
            raise BadPosition(f"buildings: the group of space {first} is not in one hand")
        if state.mortgaged & group.mask:
            raise BadPosition(f"buildings: a deed in the group of space {first} is mortgaged")
        if max(heights) - min(heights) > 1:
            raise BadPosition(f"buildings: the group of space {first} is not built evenly: {heights}")
    check_deeds(state)
    check_seats(state)
    if state.outcome is None:
        check_asked(state)


def check_deeds(state: Property) -> None:
    """Only what somebody owns is mortgaged.

    Rule: mortgage.take
    """
    for space in state.board.deeds:
        if state.mortgaged & space.bit and state.owner[space.index] == NOBODY:
            raise BadPosition(f"mortgaged: space {space.index} is nobody's; only an owned deed is mortgaged")


def check_seats(state: Property) -> None:
    """Somebody has begun; whoever is in Jail stands there; whoever is out has nothing.

    Rule: jail.sent
    """
    if state.first == NOBODY:
        raise BadPosition("first: somebody has begun; name that seat")
    for seat in range(state.seats):
        if state.jailed[seat] and state.places[seat] != state.board.jail:
            raise BadPosition(f"jailed[{seat}]: who is in Jail stands on space {state.board.jail}")
        if holds(state.out, seat) and (state.owned[seat] or state.cash[seat]):
            raise BadPosition(f"out: seat {seat} is out of the game and owns nothing")


def check_asked(state: Property) -> None:
    """At the bottom is the order or a turn."""
    if len(members(state.playing())) < 2:
        raise BadPosition("out: a game needs two players who are still in it")
    home = state.stack[0]
    if not isinstance(home, OrderFrame) and not isinstance(home, TurnFrame):
        raise BadPosition("stack[0]: at the bottom is the throw for the start or a turn")
    if state.depth == 1 and home.seat != NOBODY and holds(state.out, home.seat):
        raise BadPosition("stack[0]: the seat with the dice is out of the game")
