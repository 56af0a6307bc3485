"""Actions that name a seat, a set or a card, made when they are first needed and shared from then on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.deal.actions import (
    BREAK,
    BUILD_HOTEL,
    BUILD_HOUSE,
    CHARGE_ONE,
    CHARGE_RENT,
    COLLECT_DEBT,
    GIVE,
    INSIST,
    MOVE,
    STEAL,
    SWAP,
    YIELD,
)
from gamenight.games.deal.spot import EACH_SET, IN_SETS, Spot, number_at
from gamenight.kernel.action import Action
from gamenight.kernel.seat import MOST_SEATS

MOST_SLOTS: Final = 50
MOST_DOUBLED: Final = 3  # plays of a turn
MOST_SPOTS: Final = MOST_SLOTS * EACH_SET  # in sets

TO_COLLECT: Final = [Action(COLLECT_DEBT, seat=seat) for seat in range(MOST_SEATS)]
TO_INSIST: Final = [Action(INSIST, seat=seat) for seat in range(MOST_SEATS)]
TO_YIELD: Final = [Action(YIELD, seat=seat) for seat in range(MOST_SEATS)]
TO_BUILD_HOUSE: Final = [Action(BUILD_HOUSE, item=slot) for slot in range(MOST_SLOTS)]
TO_BUILD_HOTEL: Final = [Action(BUILD_HOTEL, item=slot) for slot in range(MOST_SLOTS)]
TO_BREAK: Final = [
    [Action(BREAK, seat=seat, item=slot) for slot in range(MOST_SLOTS)] for seat in range(MOST_SEATS)
]
TO_CHARGE: Final = [
    [Action(CHARGE_RENT, item=slot, number=number) for number in range(MOST_DOUBLED)]
    for slot in range(MOST_SLOTS)
]

_steals: Final[list[list[Action | None]]] = [[None] * MOST_SPOTS for _ in range(MOST_SEATS)]
_swaps: Final[list[list[list[Action | None] | None]]] = [[None] * MOST_SPOTS for _ in range(MOST_SEATS)]
_moves: Final[list[list[Action | None] | None]] = [None] * MOST_SPOTS
_charges: Final[list[list[Action | None]]] = [[None] * (MOST_SLOTS * MOST_DOUBLED) for _ in range(MOST_SEATS)]
_gifts: Final[list[Action | None]] = [None] * (IN_SETS + MOST_SPOTS)


def to_steal(seat: i64, theirs: i64) -> Action:
    """Steal the card of that seat that lies in this place of its sets."""
    made = _steals[seat][theirs]
    if made is None:
        made = Action(STEAL, seat=seat, item=number_at(theirs))
        _steals[seat][theirs] = made
    return made


def put_swaps(found: list[Action], seat: i64, theirs: i64, cards: vec[i64]) -> None:
    """Add to what was found: swap the card of that seat in this place for any of mine in these."""
    row = _swaps[seat][theirs]
    if row is None:
        row = [None] * MOST_SPOTS
        _swaps[seat][theirs] = row
    for mine in cards:
        made = row[mine]
        if made is None:
            made = Action(SWAP, seat=seat, item=number_at(theirs), number=number_at(mine))
            row[mine] = made
        found.append(made)


def to_move(mine: Spot, slot: i64) -> Action:
    """Move that card to another set."""
    row = _moves[mine.place]
    if row is None:
        row = [None] * MOST_SLOTS
        _moves[mine.place] = row
    made = row[slot]
    if made is None:
        made = Action(MOVE, item=mine.number, number=slot)
        row[slot] = made
    return made


def to_charge_one(seat: i64, slot: i64, number: i64) -> Action:
    """Charge that seat the rent of a set, with so many doublers."""
    made = _charges[seat][slot * MOST_DOUBLED + number]
    if made is None:
        made = Action(CHARGE_ONE, seat=seat, item=slot, number=number)
        _charges[seat][slot * MOST_DOUBLED + number] = made
    return made


def to_give(mine: Spot) -> Action:
    """Give that card."""
    made = _gifts[mine.number]
    if made is None:
        made = Action(GIVE, item=mine.number)
        _gifts[mine.number] = made
    return made
