"""The printed board: its spaces, deeds and decks, and the numbers in which boxes differ."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.kernel.named import Named

# What a space is
GO: Final = 0
LOT: Final = 1
STATION: Final = 2
UTILITY: Final = 3
CHEST: Final = 4
CHANCE: Final = 5
TAX: Final = 6
JAIL: Final = 7
PARKING: Final = 8
GO_TO_JAIL: Final = 9

# What a card does
MOVE_TO: Final = 0
MOVE_NEAREST: Final = 1
MOVE_BACK: Final = 2
TO_JAIL: Final = 3
JAIL_FREE: Final = 4
GET: Final = 5
PAY: Final = 6
GET_EACH: Final = 7
PAY_EACH: Final = 8
REPAIRS: Final = 9

# The two decks
CHANCE_DECK: Final = 0
CHEST_DECK: Final = 1
DECKS: Final = 2
DECK_NAMES: Final = ["chance", "chest"]

MOST_SPACES: Final = 62
NO_GROUP: Final = -1


@final
class Piece(Named):
    """What the Bank sells to be built; events tell it by its number."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(name)
        self.number: Final[i64] = number


HOUSE: Final = Piece("house", 0)
HOTEL: Final = Piece("hotel", 1)


@final
class Space:
    """One printed space; what can be owned has a price and a bit of its own in sets of deeds."""

    def __init__(  # noqa: PLR0913  one for each thing printed
        self,
        index: int,
        kind: int,
        group: int = NO_GROUP,
        price: int = 0,
        house: int = 0,
        rents: list[int] | None = None,
        amount: int = 0,
        percent: int = 0,
        is_income_tax: bool = False,
    ) -> None:
        self.index: Final[i64] = index
        self.kind: Final[i64] = kind
        self.group: Final[i64] = group
        self.price: Final[i64] = price
        self.mortgage: Final[i64] = price // 2
        self.interest: Final[i64] = -(-(price // 2) // 10)  # ten per cent, rounded up
        self.house: Final[i64] = house
        self.rents: Final[vec[i64]] = vec[i64](rents or [])
        self.amount: Final[i64] = amount
        self.percent: Final[i64] = percent
        self.is_income_tax: Final = is_income_tax or percent > 0
        mask = 0
        if kind in {LOT, STATION, UTILITY}:
            mask = 1 << index
        self.bit: Final[i64] = mask


@final
class Group:
    """Deeds that belong together: the lots of a colour, the stations, the utilities."""

    def __init__(self, index: int, spaces: list[Space]) -> None:
        self.index: Final[i64] = index
        self.kind: Final[i64] = spaces[0].kind
        self.spaces: Final = spaces
        self.size: Final[i64] = len(spaces)
        self.house: Final[i64] = spaces[0].house
        mask = 0
        for space in spaces:
            mask |= int(space.bit)
        self.mask: Final[i64] = mask


@final
class Card:
    """One card: what it does, with up to two numbers (a space or a kind, or money; for repairs the hotel)."""

    def __init__(self, effect: int, number: int = 0, other: int = 0) -> None:
        self.effect: Final[i64] = effect
        self.number: Final[i64] = number
        self.other: Final[i64] = other


@final
class Numbers:
    """What else a box prints or orders in numbers; where two boxes differ by a rule, it is one of these."""

    def __init__(self) -> None:
        self.cash: i64 = 1500
        self.salary: i64 = 200
        self.fine: i64 = 50
        self.houses: i64 = 32
        self.hotels: i64 = 12
        self.station_rents: vec[i64] = vec[i64]([25, 50, 100, 200])
        self.utility_factors: vec[i64] = vec[i64]([4, 10])
        self.rent_window: i64 = 1  # how many first throws after the landing's own close the window
        self.pay_turns: i64 = 3  # on how many of the jail turns the fine may be paid before the throw
        self.throws_for_utility: bool = True  # a new throw; otherwise the one that brought the token there
        self.doubles_beside_mortgage: bool = False  # double rent although a mate is mortgaged
        self.sells_hotels_at_once: bool = False  # all hotels of a group down to bare lots
        self.jail_doubles_again: bool = False  # doubles out of Jail are the first of the turn: throw again
        self.mortgages_estate: bool = True  # a bankrupt's deeds are mortgaged before a player gets them


@final
class Board:
    """Everything printed, in the order of the spaces from GO."""

    def __init__(self, spaces: list[Space], chance: list[Card], chest: list[Card], numbers: Numbers) -> None:
        self.spaces: Final = spaces
        self.size: Final[i64] = len(spaces)
        self.deeds: Final = [space for space in spaces if space.bit]
        names = sorted({int(space.group) for space in self.deeds})
        self.groups: Final = [
            Group(name, [space for space in self.deeds if space.group == name]) for name in names
        ]
        self.colours: Final = [group for group in self.groups if group.kind == LOT]
        self.colours_by_price: Final = sorted(self.colours, key=lambda group: int(group.house))
        self.decks: Final = [chance, chest]
        self.numbers: Final = numbers
        self.jail: Final[i64] = next(int(space.index) for space in spaces if space.kind == JAIL)

    def group_of(self, space: Space) -> Group:
        """The group of a deed."""
        return self.groups[space.group]

    def spaces_in(self, deeds: i64) -> list[int]:
        """The spaces of a set of deeds, in the order of the board."""
        return [int(space.index) for space in self.deeds if deeds & space.bit]

    def nearest(self, place: i64, kind: i64) -> i64:
        """The first space of a kind, going forward from a place."""
        step: i64 = 1
        while self.spaces[(place + step) % self.size].kind != kind:
            step += 1
        return (place + step) % self.size
