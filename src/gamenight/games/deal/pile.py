"""A set of cards as one number: four bits for the cards of each part, its buildings, its size."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.kernel.seat import count

PART_BITS: Final = 4
PART_MASK: Final = 15
MOST_WILDS: Final = 8
PARTS: Final = 1 + MOST_WILDS  # plain cards, and each kind of wildcard
CARDS_MASK: Final = 0xFFFFFFFFF  # all parts
HOUSE_AT: Final = 36
HOTEL_AT: Final = 37
HOUSE_BIT: Final = 1 << HOUSE_AT
HOTEL_BIT: Final = 1 << HOTEL_AT
BUILT_MASK: Final = HOUSE_BIT | HOTEL_BIT
COUNT_AT: Final = 40
ONE_CARD: Final = 1 << COUNT_AT

LAST_PLACE: Final = 61
LAST_MARK: Final = 1 << LAST_PLACE


def mark(place: i64) -> i64:
    """The number with this one bit."""
    return LAST_MARK >> (LAST_PLACE - place)  # from above: compiled, 1 << 32 would not do


def cards_in(pile: i64) -> i64:
    """How many property cards a set has."""
    return pile >> COUNT_AT


def of_part(pile: i64, part: i64) -> i64:
    """How many cards of one part a set has."""
    return (pile >> (PART_BITS * part)) & PART_MASK


def one_of(part: i64) -> i64:
    """One card of a part, to be added to a set or taken from it."""
    return ONE_CARD | mark(PART_BITS * part)


def slots_in(slots: i64) -> vec[i64]:
    """The members of a set of slots, in order."""
    found = vec[i64](capacity=count(slots))
    slot: i64 = 0
    while slots:
        if slots & 1:
            found = append(found, slot)
        slots >>= 1
        slot += 1
    return found
