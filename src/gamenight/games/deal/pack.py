"""The printed cards: kinds, how many there are of each, what they are worth and what they do."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# What a card is
MONEY: Final = 0
PLAIN: Final = 1  # a property of one colour
WILD: Final = 2  # a property of several colours
RENT: Final = 3
ACTION: Final = 4

# What an action card does
NO_ACTION: Final = -1
DEAL_BREAKER: Final = 0
FORCED_DEAL: Final = 1
SLY_DEAL: Final = 2
JUST_SAY_NO: Final = 3
DEBT_COLLECTOR: Final = 4
BIRTHDAY: Final = 5
DOUBLE_RENT: Final = 6
HOUSE: Final = 7
HOTEL: Final = 8
PASS_GO: Final = 9
ACTIONS: Final = 10

MOST_WILDS: Final = 8
MOST_PARTS: Final = 1 + MOST_WILDS
MOST_COLOURS: Final = 10
COLOURS_OF_RENT: Final = 2  # at most, on a rent card that charges everybody


@final
class Colour:
    """One colour: how many cards make a set, the rent by number of cards, whether it may be built on."""

    def __init__(self, index: int, rents: list[int], *, is_built: bool, word: str = "") -> None:
        self.index: Final[i64] = index
        self.word: Final = word or f"colour-{index}"
        self.size: Final[i64] = len(rents)
        self.rents: Final[vec[i64]] = vec[i64](rents)
        self.is_built: Final = is_built


@final
class Kind:
    """One kind of card, of which there are `count` in a pack."""

    def __init__(  # noqa: PLR0913  one for each thing printed
        self,
        index: int,
        what: int,
        count: int,
        value: int,
        colours: list[int] | None = None,
        action: int = NO_ACTION,
        part: int = 0,
        word: str = "",
    ) -> None:
        self.index: Final[i64] = index
        self.word: Final = word or f"card-{index}"
        self.what: Final[i64] = what
        self.count: Final[i64] = count
        self.value: Final[i64] = value
        self.colours: Final = colours or []
        self.action: Final[i64] = action
        self.part: Final[i64] = part  # its place in a set: 0 for plain properties, 1 and on for wildcards
        mask = 0
        for colour in colours or []:
            mask |= 1 << colour
        self.mask: Final[i64] = mask
        # A wildcard of every colour has no value, and pays nothing.
        self.is_any: Final = what == WILD and value == 0
        self.is_property: Final = what in {PLAIN, WILD}


@final
class Numbers:
    """What else the box orders in numbers."""

    def __init__(self) -> None:
        self.hand: i64 = 5
        self.draw: i64 = 2
        self.draw_empty: i64 = 5
        self.plays: i64 = 3
        self.most_in_hand: i64 = 7
        self.sets_to_win: i64 = 3
        self.birthday: i64 = 2
        self.debt: i64 = 5
        self.house_rent: i64 = 3
        self.hotel_rent: i64 = 4
        self.pass_go: i64 = 2


@final
class Pack:
    """All kinds of cards, the colours, and where to find what by number."""

    def __init__(self, colours: list[Colour], kinds: list[Kind], numbers: Numbers) -> None:
        self.colours: Final = colours
        self.kinds: Final = kinds
        self.size: Final[i64] = len(kinds)
        self.numbers: Final = numbers
        self.plain: Final[vec[i64]] = vec[i64](  # by colour: its plain property
            [next(int(kind.index) for kind in kinds if kind.what == PLAIN and colour.index in kind.colours)
             for colour in colours]
        )  # fmt: skip
        self.wilds: Final[vec[i64]] = vec[i64](  # by part less one: the wildcard
            [int(kind.index) for kind in sorted(kinds, key=lambda one: int(one.part)) if kind.what == WILD]
        )
        mask = 15
        for kind in kinds:
            if kind.what == WILD and not kind.is_any:
                mask |= 15 << (4 * int(kind.part))
        self.coloured_parts: Final[i64] = mask  # of a set as state.py packs it: cards with a colour
        self.all_parts: Final[i64] = (1 << (4 * MOST_PARTS)) - 1  # all its cards
        self.acts: Final[vec[i64]] = vec[i64](  # by action: its card, or -1
            [next((int(kind.index) for kind in kinds if kind.action == action), -1)
             for action in range(ACTIONS)]
        )  # fmt: skip

        self.values: Final[vec[i64]] = vec[i64]([int(kind.value) for kind in kinds])
        self.sizes: Final[vec[i64]] = vec[i64]([int(colour.size) for colour in colours])
        self.part_values: Final[vec[i64]] = vec[i64](  # by colour and part, as state.py packs a set
            [self.value_of_part(colour, part) for colour in range(len(colours)) for part in range(MOST_PARTS)]
        )

    def value_of_part(self, colour: int, part: int) -> int:
        """The value of the cards in one part of a set of a colour; none where there is no such part."""
        return int(self.kind_of_part(colour, part).value) if part <= len(self.wilds) else 0

    def kind_of_part(self, colour: i64, part: i64) -> Kind:
        """The kind of the cards in one part of a set of a colour."""
        if part == 0:
            return self.kinds[self.plain[colour]]
        return self.kinds[self.wilds[part - 1]]
