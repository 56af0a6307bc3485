"""The printed board: its spaces, titles and Chance decks, and the numbers that the box prints."""

from typing import Final, Literal, final

from mypy_extensions import i64

# The two teams; each has a Chance deck of its own
CAT: Final = 0
DOG: Final = 1
TEAMS: Final = 2
BANK: Final = 2  # to whom a team may owe instead of the other team
NO_TEAM: Final = -1

TeamName = Literal["cat", "dog"]
TEAM_NAMES: Final[list[TeamName]] = ["cat", "dog"]

# What a space is
GO: Final = 0
TITLE: Final = 1
CHANCE: Final = 2
ZOOM: Final = 3
JAIL: Final = 4
PARKING: Final = 5
GO_TO_JAIL: Final = 6

# What a card does
MOVE_TO: Final = 0
TO_JAIL: Final = 1
JAIL_FREE: Final = 2
GET: Final = 3
PAY: Final = 4
GET_FROM_RIVAL: Final = 5
PAY_RIVAL: Final = 6
ZOOM_AHEAD: Final = 7

MOST_SPACES: Final = 62
TALLEST: Final = 3  # markers in a stack that is locked
NO_SET: Final = -1


@final
class Space:
    """One printed space; a title has a price, two tributes, and a bit of its own in sets of titles."""

    def __init__(  # noqa: PLR0913  one for each thing printed
        self,
        index: int,
        kind: int,
        colour: int = NO_SET,
        price: int = 0,
        tribute: int = 0,
        set_tribute: int = 0,
    ) -> None:
        self.index: Final[i64] = index
        self.kind: Final[i64] = kind
        self.colour: Final[i64] = colour
        self.price: Final[i64] = price
        self.tribute: Final[i64] = tribute
        self.set_tribute: Final[i64] = set_tribute
        mask = 0
        if kind == TITLE:
            mask = 1 << index
        self.bit: Final[i64] = mask


@final
class Card:
    """One Chance card: what it does, and its number (a space, or money)."""

    def __init__(self, effect: int, number: int = 0) -> None:
        self.effect: Final[i64] = effect
        self.number: Final[i64] = number


@final
class Numbers:
    """What else the box prints in numbers."""

    def __init__(self) -> None:
        self.cash: i64 = 2000  # for each team
        self.salary: i64 = 200
        self.fine: i64 = 200
        self.takeover: i64 = 100  # on top of the tribute, for the other team's title
        self.marker: i64 = 100  # for another marker on one's own title
        self.jail_turns: i64 = 3


@final
class Board:
    """Everything printed, in the order of the spaces from GO."""

    def __init__(self, spaces: list[Space], decks: list[list[Card]], pets: int, numbers: Numbers) -> None:
        self.spaces: Final = spaces
        self.size: Final[i64] = len(spaces)
        self.titles: Final = [space for space in spaces if space.kind == TITLE]
        self.decks: Final = decks
        self.pets: Final = pets  # how many pictures of pets there are to show
        self.numbers: Final = numbers
        self.jail: Final[i64] = next(int(space.index) for space in spaces if space.kind == JAIL)
        every = 0
        masks = [0] * (max(int(space.colour) for space in self.titles) + 1)
        for space in self.titles:
            every |= int(space.bit)
            masks[space.colour] |= int(space.bit)
        self.all_titles: Final[i64] = every
        self.sets: Final = masks  # by colour: the set of its titles
