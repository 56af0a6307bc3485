"""How the laws try the property game: tables in its middle, and what must stay the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamenight.games.property.board import LOT, Board
from gamenight.games.property.edition.reader import PropertyEdition
from tests.laws.trial import Trial

if TYPE_CHECKING:
    import random

    import gamenight as gn
    from gamenight.editions.edition import Edition


def board_of(edition: Edition) -> Board:
    """The printed board of an edition of the property family."""
    assert isinstance(edition, PropertyEdition)
    return edition.printed


def middle(edition: Edition, seats: int, rng: random.Random, terms: dict[str, Any]) -> dict[str, Any]:
    """Most deeds dealt, groups often whole, some built on, some mortgaged, and little cash."""
    board = board_of(edition)
    most = 3 if terms.get("variant") == "short" else 4
    deeds: list[list[int]] = [[] for _ in range(seats)]
    mortgaged: list[int] = []
    buildings: dict[str, int] = {}
    houses, hotels = int(board.numbers.houses), int(board.numbers.hotels)
    for group in board.groups:
        spaces = [int(space.index) for space in group.spaces]
        if rng.random() < 0.6:
            deeds[rng.randrange(seats)] += spaces
            level = rng.randint(0, most + 1)
            if group.kind == LOT and rng.random() < 0.6:
                heights = [level - (level > 0 and rng.random() < 0.5) for _ in spaces]
                tall = sum(height > most for height in heights)
                low = sum(height for height in heights if height <= most)
                if tall <= hotels and low <= houses:
                    hotels, houses = hotels - tall, houses - low
                    buildings |= {str(space): height for space, height in zip(spaces, heights, strict=True)}
                    continue
            mortgaged += [space for space in spaces if rng.random() < 0.2]
        else:
            for space in spaces:
                if rng.random() < 0.8:
                    deeds[rng.randrange(seats)].append(space)
                    mortgaged += [space] * (rng.random() < 0.2)
    return {
        "cash": [rng.choice([0, 20, 90, 250, 700, 1500]) for _ in range(seats)],
        "places": [rng.choice([0, 9, 20, 25, 33]) for _ in range(seats)],
        "deeds": deeds,
        "mortgaged": mortgaged,
        "buildings": {space: height for space, height in buildings.items() if height},
        "turn": rng.randrange(seats),
    }


def census(table: gn.Table) -> object:
    """Double entry; every deed, house, hotel and card in one place; buildings even; no purse below zero."""
    position: Any = table.position()
    board = board_of(table.edition)
    state: Any = table.state
    most = int(state.agreed.most_houses)
    heights = {int(space): height for space, height in position["buildings"].items()}
    assert sum(position["cash"]) + position["bank"] + position["pot"] == 0
    assert min(position["cash"]) >= 0
    owned = [space for some in position["deeds"] for space in some]
    assert len(owned) == len(set(owned))
    assert set(position["mortgaged"]) <= set(owned)
    for group in board.groups:
        built = [heights.get(int(space.index), 0) for space in group.spaces]
        assert max(built) - min(built) <= 1, built
        if max(built):
            spaces = {int(space.index) for space in group.spaces}
            assert any(spaces <= set(some) for some in position["deeds"])
            assert not spaces & set(position["mortgaged"])
    for deck, cards in enumerate(position["decks"]):
        kept = ["kept"] if "keeper" in cards else []
        assert len(cards["unseen"]) + len(cards["below"]) + len(kept) == len(board.decks[deck])
    houses = sum(height for height in heights.values() if height <= most) + int(state.houses)
    hotels = sum(height > most for height in heights.values()) + int(state.hotels)
    return houses, hotels


TRIAL = Trial(
    census,
    moments=("roll", "end"),
    terms={
        3: {"variant": "short", "smallest_raise": 5},
        4: {"variant": "timed", "rounds": 6},
        5: {"rent": "automatic", "parking_money": True, "go_double": True},
        6: {"no_auction": True, "no_jail_rent": True},
    },
    laid=middle,
    purse=lambda state, seat: int(state.cash[seat]),
    untold=("accept", "tenth", "bankrupt"),
    races=("bid",),
    patience=90,
)
