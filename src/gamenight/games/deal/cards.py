"""Cards and sets as positions write them, by their words; and cards of which it matters whose they are."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.deal.spot import Spot, read_spot
from gamenight.kernel.errors import BadPosition
from gamenight.kernel.reading import check_fields, checked, listed
from gamenight.kernel.seat import Seat
from gamenight.kernel.value import Value

if TYPE_CHECKING:
    from gamenight.games.deal.pack import Kind
    from gamenight.games.deal.state import Deal

NO_CARD: Final = -1

Card = i64  # a kind by its number, or NO_CARD; positions write its word
Counts: TypeAlias = "vec[i64]"  # how many there are of each kind; positions list their words
Slot = i64  # the place of a set among those of a player, or NO_SLOT; positions write its word


@final
class Discarded(Value):
    """A card under the draw pile, and who put it there and so knows it."""

    def __init__(self, card: Kind, knower: Seat) -> None:
        self.card: Final = card
        self.knower: Final[i64] = knower

    def to_json(self) -> dict[str, object]:
        """By the names of its fields."""
        return {"card": self.card.word, "knower": self.knower}


@final
class Known(Value):
    """A card in somebody's hand that another knows of, having discarded it once."""

    def __init__(self, card: Kind, holder: Seat, knower: Seat) -> None:
        self.card: Final = card
        self.holder: Final[i64] = holder
        self.knower: Final[i64] = knower

    def to_json(self) -> dict[str, object]:
        """By the names of its fields."""
        return {"card": self.card.word, "holder": self.holder, "knower": self.knower}


@final
class Loose(Value):
    """A wildcard that somebody has received and not yet laid."""

    def __init__(self, card: Kind, owner: Seat) -> None:
        self.card: Final = card
        self.owner: Final[i64] = owner

    def to_json(self) -> dict[str, object]:
        """By the names of its fields."""
        return {"card": self.card.word, "owner": self.owner}


@final
class Picked(Value):
    """A card that a payer has picked; it still lies where it lay."""

    def __init__(self, seat: Seat, spot: Spot) -> None:
        self.seat: Final[i64] = seat
        self.spot: Final = spot

    def to_json(self) -> dict[str, object]:
        """By the names of its fields."""
        return {"seat": self.seat, "card": self.spot.word}


# Reading and writing


def read_kind(state: Deal, value: object, where: str) -> Kind:
    """A kind of card by its word."""
    words = state.pack.kind_words
    found = words.get(value) if isinstance(value, str) else None
    if found is None:
        near = get_close_matches(value, words, 1) if isinstance(value, str) else []
        hint = f"did you mean {near[0]!r}?" if near else f"cards are {', '.join(list(words)[:4])}, …"
        raise BadPosition(f"{where}: {value!r} is no card of this box; {hint}")
    return found


def write_card(state: Deal, card: i64) -> str | None:
    """The word of a kind; null for none."""
    return None if card == NO_CARD else state.pack.kinds[card].word


def read_card(state: Deal, value: object, where: str) -> i64:
    """The number of a kind by its word; null is none."""
    return NO_CARD if value is None else read_kind(state, value, where).index


def write_counts(state: Deal, counts: vec[i64]) -> list[str]:
    """Every card by its word."""
    return words_from(state, counts, 0)


def words_from(state: Deal, counts: vec[i64], start: i64) -> list[str]:
    """The cards that are counted from this place on, by their words."""
    words = state.pack.words
    found: list[str] = []
    kind: i64 = 0
    while kind < state.kinds:
        number = counts[start + kind]
        while number > 0:
            found.append(words[kind])
            number -= 1
        kind += 1
    return found


def read_counts(state: Deal, value: object, where: str) -> vec[i64]:
    """How many there are of each kind."""
    counts = vec[i64]([0] * int(state.kinds))
    for place, one in enumerate(listed(value, where, "cards")):
        counts[read_kind(state, one, f"{where}[{place}]").index] += 1
    return counts


def write_slot(state: Deal, slot: i64) -> str:
    """The word of a set."""
    return state.pack.set_words[slot]


def read_slot(state: Deal, value: object, where: str) -> i64:
    """A set by its word."""
    words = state.pack.set_words[: state.slots]
    if value not in words:
        raise BadPosition(f"{where}: {value!r} is no set that a player can have here; sets are {words[0]} …")
    return words.index(str(value))


def read_object(value: object, fields: list[str], where: str) -> dict[str, object]:
    """An object that has all of these fields and no other."""
    if not isinstance(value, dict):
        raise BadPosition(f"{where}: {value!r} is no object with {', '.join(fields)}")
    check_fields(value, fields, where)
    for field in fields:
        if field not in value:
            raise BadPosition(f"{where}: {field!r} is missing")
    return value


def read_who(state: Deal, given: dict[str, object], field: str, where: str) -> i64:
    """The seat in one field of an object."""
    return checked(given[field], f"{where}.{field}", 0, state.seats - 1)


def read_discarded(state: Deal, value: object, where: str) -> Discarded:
    """By the names of its fields."""
    given = read_object(value, ["card", "knower"], where)
    return Discarded(
        read_kind(state, given["card"], f"{where}.card"), read_who(state, given, "knower", where)
    )


def read_known(state: Deal, value: object, where: str) -> Known:
    """By the names of its fields."""
    given = read_object(value, ["card", "holder", "knower"], where)
    return Known(
        read_kind(state, given["card"], f"{where}.card"),
        read_who(state, given, "holder", where),
        read_who(state, given, "knower", where),
    )


def read_loose(state: Deal, value: object, where: str) -> Loose:
    """By the names of its fields."""
    given = read_object(value, ["card", "owner"], where)
    return Loose(read_kind(state, given["card"], f"{where}.card"), read_who(state, given, "owner", where))


def read_picked(state: Deal, value: object, where: str) -> Picked:
    """By the names of its fields."""
    given = read_object(value, ["seat", "card"], where)
    return Picked(read_who(state, given, "seat", where), read_spot(state, given["card"], f"{where}.card"))
