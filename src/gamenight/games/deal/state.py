"""What lies on the table of the card game, and what is in the hands."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.deal.pack import HOTEL, HOUSE, Pack
from gamenight.games.deal.terms import DealTerms
from gamenight.kernel.seat import Seat, bit
from gamenight.kernel.state import State

# A set is one number: four bits for the cards of each part, then its house and its hotel
PART_BITS: Final = 4
PART_MASK: Final = 15
PARTS: Final = 9  # plain cards, and up to eight kinds of wildcards
CARDS_MASK: Final = 0xFFFFFFFFF  # all parts
EVEN_PARTS: Final = 0xF0F0F0F0F  # every second part, so that two can be added in one byte
PAIR_MASK: Final = 0xFF
HOUSE_BIT: Final = 1 << 36
HOTEL_BIT: Final = 1 << 37
BUILT_MASK: Final = HOUSE_BIT | HOTEL_BIT

# The number of a card in front of somebody: a bank card's is its kind, a card's in a set from IN_SETS on
IN_SETS: Final = 1000
EACH_SET: Final = 16
HOUSE_PART: Final = 14
HOTEL_PART: Final = 15


def cards_in(pile: i64) -> i64:
    """How many property cards a set has."""
    cards = pile & CARDS_MASK
    pairs = (cards & EVEN_PARTS) + ((cards >> PART_BITS) & EVEN_PARTS)
    return (pairs + (pairs >> 8) + (pairs >> 16) + (pairs >> 24) + (pairs >> 32)) & PAIR_MASK


def of_part(pile: i64, part: i64) -> i64:
    """How many cards of one part a set has."""
    return (pile >> (PART_BITS * part)) & PART_MASK


def one_of(part: i64) -> i64:
    """One card of a part, to be added to a set or taken from it."""
    return HOUSE_BIT >> (PART_BITS * (PARTS - part))  # from above: compiled, 1 << 32 would not do


def set_code(slot: i64, part: i64) -> i64:
    """The number that names a card of a part in a set (or its house or hotel)."""
    return IN_SETS + slot * EACH_SET + part


@final
class Deal(State):
    """Hands, banks, sets, the draw pile and the centre; cards of a kind are counts, not things."""

    def __init__(self, terms: DealTerms) -> None:
        super().__init__(terms)
        pack = terms.pack
        seats = int(terms.seats)
        kinds = int(pack.size)
        self.agreed: DealTerms = terms
        self.pack: Pack = pack
        self.kinds: i64 = kinds
        self.colours: i64 = len(pack.colours)
        self.slots: i64 = (
            len(pack.colours) * terms.slots
        )  # sets a seat has room for: first ones, second ones …
        self.colouring: i64 = pack.coloured_parts  # of a set, the cards that give it its colour
        if terms.has_wild_sets:
            self.colouring = CARDS_MASK
        self.hands: vec[i64] = vec[i64]([0] * (seats * kinds))
        self.sizes: vec[i64] = vec[i64]([0] * seats)  # cards in each hand
        self.banks: vec[i64] = vec[i64]([0] * (seats * kinds))
        self.piles: vec[i64] = vec[i64]([0] * (seats * int(self.slots)))  # the sets
        self.bag: vec[i64] = vec[i64]([int(kind.count * terms.packs) for kind in pack.kinds])
        self.in_bag: i64 = sum(int(kind.count * terms.packs) for kind in pack.kinds)
        self.below: list[int] = []  # under the draw pile, the next one first: kind, then who knows it
        self.centre: vec[i64] = vec[i64]([0] * kinds)
        self.known: list[int] = []  # cards drawn from below: kind, who holds it, who knows it
        self.loose: list[int] = []  # wildcards received and not yet laid: kind and whose, two by two
        self.passing: i64 = -1  # a Pass Go whose cards are being drawn
        self.idle: i64 = 0  # turns in a row without a play, with nothing left to draw

    def fresh(self) -> Deal:
        """An empty table of the same terms."""
        return Deal(self.agreed)

    def load(self, other: State) -> None:
        """Become equal to the other."""
        super().load(other)
        assert isinstance(other, Deal)
        self.hands = other.hands[:]
        self.sizes = other.sizes[:]
        self.banks = other.banks[:]
        self.piles = other.piles[:]
        self.bag = other.bag[:]
        self.centre = other.centre[:]
        self.in_bag = other.in_bag
        self.below = list(other.below)
        self.known = list(other.known)
        self.loose = list(other.loose)
        self.passing = other.passing
        self.idle = other.idle

    # Hands and banks

    def in_hand(self, seat: Seat, kind: i64) -> i64:
        """How many cards of a kind the seat holds."""
        return self.hands[seat * self.kinds + kind]

    def in_bank(self, seat: Seat, kind: i64) -> i64:
        """How many cards of a kind lie in the seat's bank."""
        return self.banks[seat * self.kinds + kind]

    def add_to_hand(self, seat: Seat, kind: i64) -> None:
        """One card more in the hand."""
        self.hands[seat * self.kinds + kind] += 1
        self.sizes[seat] += 1

    def take_from_hand(self, seat: Seat, kind: i64) -> None:
        """One card less in the hand; who knew of such a card does not know of it any more."""
        self.hands[seat * self.kinds + kind] -= 1
        self.sizes[seat] -= 1
        if self.known:
            self.forget(seat, kind)

    def hide_from_hand(self, seat: Seat, kind: i64) -> None:
        """One card less in the hand, and nobody sees which: what others knew of this hand is unsure now."""
        self.hands[seat * self.kinds + kind] -= 1
        self.sizes[seat] -= 1
        self.known = [
            one
            for place in range(0, len(self.known), 3)
            if self.known[place + 1] != seat
            for one in self.known[place : place + 3]
        ]

    def forget(self, seat: Seat, kind: i64) -> None:
        """Of a kind in that hand, each who knew of cards knows of one less."""
        kept: list[int] = []
        gone: i64 = 0
        place: i64 = 0
        while place < len(self.known):
            one, holder, knower = self.known[place], self.known[place + 1], self.known[place + 2]
            place += 3
            if one == kind and holder == seat and not gone & bit(knower):
                gone |= bit(knower)
            else:
                kept += [one, holder, knower]
        self.known = kept

    def add_to_bank(self, seat: Seat, kind: i64) -> None:
        """One card more in the bank."""
        self.banks[seat * self.kinds + kind] += 1

    # Sets

    def pile(self, seat: Seat, slot: i64) -> i64:
        """One set of a seat."""
        return self.piles[seat * self.slots + slot]

    def set_pile(self, seat: Seat, slot: i64, pile: i64) -> None:
        """Lay a set anew."""
        self.piles[seat * self.slots + slot] = pile

    def colour_of(self, slot: i64) -> i64:
        """The colour of a set by its slot."""
        return slot % self.colours

    def is_full(self, seat: Seat, slot: i64) -> bool:
        """Whether the set has as many cards as its colour needs, and a colour at all.

        Rule: set.full
        """
        pile = self.pile(seat, slot)
        if cards_in(pile) < self.pack.colours[self.colour_of(slot)].size:
            return False
        return self.has_colour(pile)

    def has_colour(self, pile: i64) -> bool:
        """Wildcards of every colour alone have none, unless the table says so.

        Rule: set.full
        """
        return pile & self.colouring != 0

    def has_nothing(self, seat: Seat) -> bool:
        """Whether nothing with a value lies in front of the seat."""
        return self.value_of(seat) == 0

    def value_of(self, seat: Seat) -> i64:
        """What all in front of the seat is worth."""
        total: i64 = 0
        kind: i64 = 0
        start = seat * self.kinds
        while kind < self.kinds:
            if self.banks[start + kind]:
                total += self.banks[start + kind] * self.pack.kinds[kind].value
            kind += 1
        slot: i64 = 0
        while slot < self.slots:
            if self.piles[seat * self.slots + slot]:
                total += self.worth_of_set(seat, slot)
            slot += 1
        return total

    def worth_of_set(self, seat: Seat, slot: i64) -> i64:
        """What the cards of a set are worth, its buildings too."""
        pile = self.pile(seat, slot)
        colour = self.colour_of(slot)
        total: i64 = 0
        part: i64 = 0
        while part < PARTS:
            number = of_part(pile, part)
            if number:
                total += number * self.pack.kind_of_part(colour, part).value
            part += 1
        if pile & HOUSE_BIT:
            total += self.pack.kinds[self.pack.acts[HOUSE]].value
        if pile & HOTEL_BIT:
            total += self.pack.kinds[self.pack.acts[HOTEL]].value
        return total
