"""Who is asked: seats by number, and the three voices that have no seat."""

from typing import Final

from mypy_extensions import i64

Seat = i64

CHANCE: Final = -1
NOBODY: Final = -2
CLOCK: Final = -3

MOST_SEATS: Final = 16
CHANCE_BIT: Final = 1 << 16
WATCHERS: Final = 1 << 17
EVERYBODY: Final = (1 << 18) - 1

# Of every two bits the lower one, of every four the lower two, of every eight the lower four, the lowest
TWOS: Final = 0x1555555555555555
FOURS: Final = 0x3333333333333333
EIGHTS: Final = 0x0F0F0F0F0F0F0F0F
ONES: Final = 0x0101010101010101


def bit(seat: Seat) -> i64:
    """The set that holds this seat alone."""
    one: i64 = 1
    return one << seat


def everyone(seats: i64) -> i64:
    """The set of all seats at a table of so many."""
    one: i64 = 1
    return (one << seats) - 1


def holds(bits: i64, seat: Seat) -> bool:
    """Whether the set holds the seat."""
    return (bits >> seat) & 1 == 1


def lowest(bits: i64) -> Seat:
    """The first seat of a set that is not empty."""
    seat: i64 = 0
    while (bits >> seat) & 1 == 0:
        seat += 1
    return seat


def count(bits: i64) -> i64:
    """How many seats the set holds: first of every two, then of every four, of every eight; then all."""
    bits -= (bits >> 1) & TWOS
    bits = (bits & FOURS) + ((bits >> 2) & FOURS)
    bits = (bits + (bits >> 4)) & EIGHTS
    return (bits * ONES >> 56) & 0xFF


def members(bits: i64) -> list[int]:
    """The seats of a set, in order; CHANCE and the watchers are not among them."""
    return [seat for seat in range(MOST_SEATS) if (bits >> seat) & 1]


def after(bits: i64, seat: Seat, seats: i64) -> Seat:
    """The first member of the set clockwise after this seat, or NOBODY."""
    step: i64 = 1
    while step <= seats:
        other = (seat + step) % seats
        if (bits >> other) & 1:
            return other
        step += 1
    return NOBODY
