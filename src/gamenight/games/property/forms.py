"""What the numbers of the memory are, and how positions write them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.property.board import DECK_NAMES
from gamenight.kernel.errors import BadPosition
from gamenight.kernel.fields import PerSeat
from gamenight.kernel.reading import checked, listed, per_seat
from gamenight.kernel.seat import Seat

if TYPE_CHECKING:
    from gamenight.games.property.state import Property

SpaceIndex: TypeAlias = i64
Deeds: TypeAlias = i64  # a set of them; positions write the list of their spaces
DeckIndex: TypeAlias = i64  # positions write its name
Places: TypeAlias = "PerSeat"  # by seat: a space
JailTurns: TypeAlias = "PerSeat"  # by seat: which of the jail turns comes next, or FREE
DeedsPerSeat: TypeAlias = "PerSeat"  # by seat: the set of its deeds
Keepers: TypeAlias = "vec[Seat]"  # by deck: who holds its jail card

NO_DECK: Final = -1


def read_space_index(state: Property, value: object, where: str) -> i64:
    """One of the spaces of this board."""
    return checked(value, where, 0, state.board.size - 1)


def write_deeds(state: Property, deeds: i64) -> list[int]:
    """The spaces of the deeds, in the order of the board."""
    return state.board.spaces_in(deeds)


def read_deeds(state: Property, value: object, where: str) -> i64:
    """The set of the deeds of these spaces."""
    deeds: i64 = 0
    for place, one in enumerate(listed(value, where, "spaces")):
        space = state.board.spaces[read_space_index(state, one, f"{where}[{place}]")]
        if not space.bit:
            raise BadPosition(f"{where}[{place}]: space {one} cannot be owned")
        deeds |= space.bit
    return deeds


def write_deck_index(_state: Property, deck: i64) -> str:
    """The deck's name."""
    return DECK_NAMES[deck]


def read_deck_index(_state: Property, value: object, where: str) -> i64:
    """A deck by its name."""
    if value not in DECK_NAMES:
        raise BadPosition(f"{where}: {value!r} is none of {', '.join(map(repr, DECK_NAMES))}")
    return DECK_NAMES.index(str(value))


def read_places(state: Property, value: object, where: str) -> vec[i64]:
    """A space of this board for each seat."""
    return vec[i64](per_seat(state, value, where, 0, state.board.size - 1))


def read_jail_turns(state: Property, value: object, where: str) -> vec[i64]:
    """A turn in Jail for each seat, none above the last that this table allows."""
    return vec[i64](per_seat(state, value, where, 0, state.agreed.jail_turns))
