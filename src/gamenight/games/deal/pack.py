"""The printed cards: kinds, how many there are of each, what they are worth and what they do."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.deal.pile import PART_BITS, PART_MASK, PARTS
from gamenight.games.deal.spot import EACH_SET, HOTEL_PART, HOUSE_PART, IN_SETS, Spot

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

MOST_KINDS: Final = 64
MOST_COLOURS: Final = 10
MOST_SETS: Final = 9  # of one colour that have a name
COLOURS_OF_RENT: Final = 2  # at most, on a rent card that charges everybody
MOST_MOVES: Final = 60  # of cards in one's own sets, between two plays; in every box


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

    def __repr__(self) -> str:
        """The word that records call it by."""
        return self.word


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


# Where no card can lie
NOWHERE: Final = Spot(-1, Kind(-1, MONEY, 0, 0, word="nothing"), "nowhere")


@final
class Pack:
    """All kinds of cards, the colours, where cards may lie, and where to find what by number or word."""

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
        mask = PART_MASK
        for kind in kinds:
            if kind.what == WILD and not kind.is_any:
                mask |= PART_MASK << (PART_BITS * int(kind.part))
        self.coloured_parts: Final[i64] = mask  # of a set as pile.py packs it: cards with a colour
        self.all_parts: Final[i64] = (1 << (PART_BITS * PARTS)) - 1  # all its cards
        self.acts: Final[vec[i64]] = vec[i64](  # by action: its card, or -1
            [next((int(kind.index) for kind in kinds if kind.action == action), -1)
             for action in range(ACTIONS)]
        )  # fmt: skip
        self.values: Final[vec[i64]] = vec[i64]([int(kind.value) for kind in kinds])
        self.sizes: Final[vec[i64]] = vec[i64]([int(colour.size) for colour in colours])
        self.part_values: Final[vec[i64]] = vec[i64](  # by colour and part, as pile.py packs a set
            [self.value_of_part(colour, part) for colour in range(len(colours)) for part in range(PARTS)]
        )
        # By slot, first sets of all colours, then second ones …: the colour, and the word (red, red2)
        slots = range(len(colours) * MOST_SETS)
        self.slot_colours: Final[vec[i64]] = vec[i64]([slot % len(colours) for slot in slots])
        self.set_words: Final = [self.word_of_set(slot) for slot in slots]
        self.slot_orders: Final = [slot // len(colours) for slot in slots]  # how many sets of it come before
        # All spots: in the bank by kind, in sets by place, and by their words
        self.banked: Final = [Spot(int(kind.index), kind, f"bank:{kind.word}") for kind in kinds]
        self.in_sets: Final = [self.spot_in_set(slot, part) for slot in slots for part in range(EACH_SET)]
        spots = [*self.banked, *(spot for spot in self.in_sets if spot is not NOWHERE)]
        self.spot_words: Final = {spot.word: spot for spot in spots}
        self.words: Final = [kind.word for kind in kinds]
        self.kind_words: Final = {kind.word: kind for kind in kinds}

    def value_of_part(self, colour: int, part: int) -> int:
        """The value of the cards in one part of a set of a colour; none where there is no such part."""
        return int(self.kind_of_part(colour, part).value) if part <= len(self.wilds) else 0

    def kind_of_part(self, colour: i64, part: i64) -> Kind:
        """The kind of the cards in one part of a set of a colour."""
        if part == 0:
            return self.kinds[self.plain[colour]]
        return self.kinds[self.wilds[part - 1]]

    def word_of_set(self, slot: int) -> str:
        """A set by its colour; the second of a colour has a 2."""
        order, colour = divmod(slot, len(self.colours))
        return self.colours[colour].word + (str(order + 1) if order else "")

    def spot_in_set(self, slot: int, part: int) -> Spot:
        """The spot for one part of a set, or for a building; NOWHERE if there is no such card."""
        number = IN_SETS + slot * EACH_SET + part
        if part == HOUSE_PART or part == HOTEL_PART:
            is_house = part == HOUSE_PART
            building = self.acts[HOUSE if is_house else HOTEL]
            word = f"{self.set_words[slot]}:{'house' if is_house else 'hotel'}"
            return Spot(number, self.kinds[building], word, slot) if building >= 0 else NOWHERE
        if part > len(self.wilds):
            return NOWHERE
        kind = self.kind_of_part(self.slot_colours[slot], part)
        return Spot(number, kind, f"{self.set_words[slot]}:{kind.word}", slot)

    def spot(self, number: i64) -> Spot:
        """The spot of that number; NOWHERE if it is the number of none."""
        place = number - IN_SETS
        if 0 <= place < len(self.in_sets):
            return self.in_sets[place]
        return self.banked[number] if 0 <= number < self.size else NOWHERE

    def spots(self, numbers: tuple[int, ...]) -> list[Spot]:
        """The spots of some numbers."""
        return [self.spot(number) for number in numbers]

    def house_under(self, hotel: Spot) -> Spot:
        """Where the house below a hotel stands."""
        return self.in_sets[hotel.slot * EACH_SET + HOUSE_PART]

    def hotel_on(self, house: Spot) -> Spot:
        """Where the hotel on a house stands."""
        return self.in_sets[house.slot * EACH_SET + HOTEL_PART]
