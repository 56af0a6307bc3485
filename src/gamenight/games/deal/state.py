"""What lies on the table of the card game, and what is in the hands."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.games.deal.pack import HOTEL, HOUSE, Pack
from gamenight.games.deal.terms import DealTerms
from gamenight.kernel.seat import Seat, bit
from gamenight.kernel.state import State

# A set is one number: four bits for the cards of each part, its house and its hotel, how many cards it has
PART_BITS: Final = 4
PART_MASK: Final = 15
PARTS: Final = 9  # plain cards, and up to eight kinds of wildcards
CARDS_MASK: Final = 0xFFFFFFFFF  # all parts
HOUSE_BIT: Final = 1 << 36
HOTEL_BIT: Final = 1 << 37
BUILT_MASK: Final = HOUSE_BIT | HOTEL_BIT
COUNT_AT: Final = 40
ONE_CARD: Final = 1 << COUNT_AT

# The number of a card in front of somebody: a bank card's is its kind, a card's in a set from IN_SETS on
IN_SETS: Final = 1000
EACH_SET: Final = 16
CODE_BITS: Final = 4  # of EACH_SET
HOUSE_PART: Final = 14
HOTEL_PART: Final = 15

# A seat's row: what follows from its cards, kept with every card that comes or goes; then its cards
SIZE: Final = 0  # cards in the hand
LAID: Final = 1  # the slots where something lies, as a set
FULL: Final = 2  # the slots with a full set
BANKED: Final = 3  # what the bank is worth
WORTH: Final = 4  # what bank and sets are worth
HAND: Final = 5  # from here on the hand by kind, then the bank by kind, then the sets by slot

LAST_PLACE: Final = 61
LAST_MARK: Final = 1 << LAST_PLACE


def mark(place: i64) -> i64:
    """The set that holds this slot alone."""
    return LAST_MARK >> (LAST_PLACE - place)  # from above: compiled, 1 << 32 would not do


def slots_in(slots: i64) -> vec[i64]:
    """The members of a set of slots, in order."""
    found = vec[i64]()
    slot: i64 = 0
    while slots:
        if slots & 1:
            found = append(found, slot)
        slots >>= 1
        slot += 1
    return found


def cards_in(pile: i64) -> i64:
    """How many property cards a set has."""
    return pile >> COUNT_AT


def of_part(pile: i64, part: i64) -> i64:
    """How many cards of one part a set has."""
    return (pile >> (PART_BITS * part)) & PART_MASK


def one_of(part: i64) -> i64:
    """One card of a part, to be added to a set or taken from it."""
    return ONE_CARD | mark(PART_BITS * part)


def set_code(slot: i64, part: i64) -> i64:
    """The number that names a card of a part in a set (or its house or hotel)."""
    return IN_SETS + slot * EACH_SET + part


def slot_of(code: i64) -> i64:
    """The set of a card in front of somebody, by its number."""
    return (code - IN_SETS) >> CODE_BITS


def part_of(code: i64) -> i64:
    """Its part of that set."""
    return (code - IN_SETS) & (EACH_SET - 1)


@final
class Deal(State):
    """Hands, banks, sets, the draw pile and the centre; cards of a kind are counts, not things."""

    def __init__(self, terms: DealTerms) -> None:
        super().__init__(terms)
        pack = terms.pack
        kinds = pack.size
        self.agreed: DealTerms = terms
        self.pack: Pack = pack
        self.kinds: i64 = kinds
        self.colours: i64 = len(pack.colours)
        self.slots: i64 = self.colours * terms.slots  # room for sets: first ones, second ones …
        self.colouring: i64 = terms.colouring
        self.bank_at: i64 = HAND + kinds
        self.sets_at: i64 = self.bank_at + kinds
        self.row: i64 = self.sets_at + self.slots
        self.rows: vec[i64] = vec[i64]()  # of the seats, one after the other
        self.bag: vec[i64] = vec[i64]()
        self.centre: vec[i64] = vec[i64]()
        self.in_bag: i64 = 0
        self.below: list[int] = []  # under the draw pile, the next one first: kind, then who knows it
        self.known: list[int] = []  # cards drawn from below: kind, who holds it, who knows it
        self.loose: list[int] = []  # wildcards received and not yet laid: kind and whose, two by two
        self.ready: list[int] = []  # cards that payers have picked one by one: whose and which, two by two
        self.passing: i64 = -1  # a Pass Go whose cards are being drawn
        self.coming: i64 = 0  # cards to draw before all has come round since the last change in front
        self.idle: i64 = 0  # turns since then that changed nothing; -1: this turn has changed something

    def clear(self) -> None:
        """No card lies anywhere: all are in the bag."""
        self.rows = vec[i64]([0] * int(self.seats * self.row))
        self.centre = vec[i64]([0] * int(self.kinds))
        self.bag = vec[i64]([int(kind.count * self.agreed.packs) for kind in self.pack.kinds])
        self.in_bag = sum(self.bag)
        self.below, self.known, self.loose, self.ready = [], [], [], []

    def clear_seat(self, seat: Seat) -> None:
        """No card is left in that hand, nor in front of it."""
        place = seat * self.row
        while place < (seat + 1) * self.row:
            self.rows[place] = 0
            place += 1

    def fresh(self) -> Deal:
        """A table of the same terms, for `load` to lay the cards."""
        return Deal(self.agreed)

    def load(self, other: State) -> None:
        """Become equal to the other."""
        super().load(other)
        assert isinstance(other, Deal)
        self.rows = other.rows[:]
        self.bag = other.bag[:]
        self.centre = other.centre[:]
        self.in_bag = other.in_bag
        if self.below or other.below:
            self.below = list(other.below)
        if self.known or other.known:
            self.known = list(other.known)
        if self.loose or other.loose:
            self.loose = list(other.loose)
        if self.ready or other.ready:
            self.ready = list(other.ready)
        self.passing = other.passing
        self.coming = other.coming
        self.idle = other.idle

    def stock(self) -> i64:
        """How many cards there are to draw, those in the centre among them."""
        total = self.in_bag + len(self.below) // 2
        kind: i64 = 0
        while kind < self.kinds:
            total += self.centre[kind]
            kind += 1
        return total

    # Hands and banks

    def hand_size(self, seat: Seat) -> i64:
        """How many cards the seat holds."""
        return self.rows[seat * self.row + SIZE]

    def next_held(self, seat: Seat, kind: i64) -> i64:
        """The first kind from this one on that the seat holds; the number of kinds if it holds none."""
        return self.next_counted(seat * self.row + HAND, kind)

    def next_banked(self, seat: Seat, kind: i64) -> i64:
        """The same of the bank."""
        return self.next_counted(seat * self.row + self.bank_at, kind)

    def next_counted(self, start: i64, kind: i64) -> i64:
        """The first kind from this one on that is in a hand or bank, by where its counts start."""
        rows = self.rows
        place = start + kind
        end = start + self.kinds
        while place < end and rows[place] == 0:
            place += 1
        return place - start

    def in_hand(self, seat: Seat, kind: i64) -> i64:
        """How many cards of a kind the seat holds."""
        return self.rows[seat * self.row + HAND + kind]

    def in_bank(self, seat: Seat, kind: i64) -> i64:
        """How many cards of a kind lie in the seat's bank."""
        return self.rows[seat * self.row + self.bank_at + kind]

    def banked(self, seat: Seat) -> i64:
        """What the seat's bank is worth."""
        return self.rows[seat * self.row + BANKED]

    def change_hand(self, seat: Seat, kind: i64, number: i64) -> None:
        """So many cards of a kind more in the hand, or less."""
        self.rows[seat * self.row + HAND + kind] += number
        self.rows[seat * self.row + SIZE] += number

    def change_bank(self, seat: Seat, kind: i64, number: i64) -> None:
        """So many cards of a kind more in the bank, or less."""
        row = seat * self.row
        value = number * self.pack.values[kind]
        self.rows[row + self.bank_at + kind] += number
        self.rows[row + BANKED] += value
        self.rows[row + WORTH] += value

    def add_to_hand(self, seat: Seat, kind: i64) -> None:
        """One card more in the hand."""
        self.change_hand(seat, kind, 1)

    def take_from_hand(self, seat: Seat, kind: i64) -> None:
        """One card less in the hand; who knew of such a card does not know of it any more."""
        self.change_hand(seat, kind, -1)
        if self.known:
            self.forget(seat, kind)

    def hide_from_hand(self, seat: Seat, kind: i64) -> None:
        """One card less in the hand, and nobody sees which: what others knew of this hand is unsure now."""
        self.change_hand(seat, kind, -1)
        if self.known:
            self.forget_hand(seat)

    def forget_hand(self, seat: Seat) -> None:
        """Nobody knows any more what is in that hand."""
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

    # Sets

    def pile(self, seat: Seat, slot: i64) -> i64:
        """One set of a seat."""
        return self.rows[seat * self.row + self.sets_at + slot]

    def laid(self, seat: Seat) -> i64:
        """The slots in which something lies."""
        return self.rows[seat * self.row + LAID]

    def full(self, seat: Seat) -> i64:
        """The slots with a full set."""
        return self.rows[seat * self.row + FULL]

    def set_pile(self, seat: Seat, slot: i64, pile: i64) -> None:
        """Lay a set anew: the one place where sets change, so that what follows from them is kept here."""
        row = seat * self.row
        place = row + self.sets_at + slot
        self.rows[row + WORTH] += self.worth_of(slot, pile) - self.worth_of(slot, self.rows[place])
        self.rows[row + LAID] &= ~mark(slot)
        self.rows[row + FULL] &= ~mark(slot)
        self.rows[place] = pile
        if pile:
            self.rows[row + LAID] |= mark(slot)
        if self.makes_full(slot, pile):
            self.rows[row + FULL] |= mark(slot)

    def colour_of(self, slot: i64) -> i64:
        """The colour of a set by its slot."""
        while slot >= self.colours:
            slot -= self.colours
        return slot

    def is_full(self, seat: Seat, slot: i64) -> bool:
        """Whether there is a full set.

        Rule: set.full
        """
        return (self.full(seat) >> slot) & 1 == 1

    def makes_full(self, slot: i64, pile: i64) -> bool:
        """Whether these are as many cards as the colour needs, and with a colour at all.

        Rule: set.full
        """
        return cards_in(pile) >= self.pack.sizes[self.colour_of(slot)] and self.has_colour(pile)

    def begun(self, seat: Seat, colour: i64) -> i64:
        """How many cards the seat has in its begun set of a colour, or -1 if it has a full one."""
        laid = self.laid(seat) >> colour
        full = self.full(seat) >> colour
        found: i64 = 0
        slot = colour
        while laid:
            if full & 1:
                return -1
            number = cards_in(self.pile(seat, slot))
            if number < self.pack.sizes[colour]:
                found = max(found, number)
            laid >>= self.colours
            full >>= self.colours
            slot += self.colours
        return found

    def has_colour(self, pile: i64) -> bool:
        """Wildcards of every colour alone have one too, unless the table has agreed that they have none.

        Rule: set.full
        """
        return pile & self.colouring != 0

    def value_of(self, seat: Seat) -> i64:
        """What all in front of the seat is worth."""
        return self.rows[seat * self.row + WORTH]

    def worth_of(self, slot: i64, pile: i64) -> i64:
        """What the cards of a set are worth, its buildings too."""
        pack = self.pack
        total: i64 = 0
        place = self.colour_of(slot) * PARTS
        cards = pile & CARDS_MASK
        while cards:
            total += (cards & PART_MASK) * pack.part_values[place]
            cards >>= PART_BITS
            place += 1
        if pile & HOUSE_BIT:
            total += pack.values[pack.acts[HOUSE]]
        if pile & HOTEL_BIT:
            total += pack.values[pack.acts[HOTEL]]
        return total
