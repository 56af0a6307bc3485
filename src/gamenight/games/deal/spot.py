"""Where a card lies in front of a player: in the bank, or in one of the sets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.deal.pile import HOTEL_AT, HOTEL_BIT, HOUSE_AT, HOUSE_BIT, ONE_CARD, PART_BITS, PART_MASK
from gamenight.kernel.errors import BadPosition

if TYPE_CHECKING:
    from gamenight.games.deal.pack import Kind
    from gamenight.games.deal.state import Deal

# Actions and views name a spot by its number: in the bank that of its kind, in the sets from IN_SETS on
IN_SETS: Final = 1000
EACH_SET: Final = 16  # spots of one set: one a part, and two for its buildings
HOUSE_PART: Final = 14
HOTEL_PART: Final = 15

NO_SLOT: Final = -1
EACH_VALUE: Final = 10_000  # more than there are numbers


@final
class Spot:
    """A place for the cards of one kind; what its number means is read here alone, when a pack is made."""

    def __init__(self, number: int, kind: Kind, word: str, slot: int = NO_SLOT) -> None:
        part = (number - IN_SETS) % EACH_SET if slot != NO_SLOT else 0
        self.number: Final[i64] = number
        self.kind: Final = kind
        self.word: Final = word  # as one types it: bank:5M, red2:red-yellow, brown:house
        self.slot: Final[i64] = slot  # of its set; NO_SLOT if it is in none
        self.place: Final[i64] = number - IN_SETS  # among all spots in sets
        self.in_bank: Final = 0 <= number < IN_SETS
        self.in_set: Final = slot != NO_SLOT
        self.is_house: Final = slot != NO_SLOT and part == HOUSE_PART
        self.is_hotel: Final = slot != NO_SLOT and part == HOTEL_PART
        self.is_building: Final = slot != NO_SLOT and part >= HOUSE_PART
        self.is_property: Final = slot != NO_SLOT and part < HOUSE_PART
        # What is paid with first: dear cards, then by number
        self.order: Final[i64] = int(kind.value) * EACH_VALUE + EACH_VALUE - 1 - number
        # In its set, as pile.py packs it: where its cards are counted, and what one more of them adds
        buildings = {HOUSE_PART: (HOUSE_AT, 1, HOUSE_BIT), HOTEL_PART: (HOTEL_AT, 1, HOTEL_BIT)}
        shift = PART_BITS * part
        at, mask, one = buildings.get(part, (shift, PART_MASK, ONE_CARD | 1 << shift))
        self.shift: Final[i64] = at
        self.mask: Final[i64] = mask
        self.one: Final[i64] = one

    def to_json(self) -> str:
        """As one types it."""
        return self.word

    def __repr__(self) -> str:
        """As one types it."""
        return self.word


def number_at(place: i64) -> i64:
    """The number of a spot by its place among all spots in sets."""
    return IN_SETS + place


def read_spot(state: Deal, value: object, where: str) -> Spot:
    """A spot by its word."""
    found = state.pack.spot_words.get(value) if isinstance(value, str) else None
    if found is None:
        raise BadPosition(f"{where}: {value!r} is no card in a bank or a set; say 'bank:5M' or 'red:any'")
    return found
