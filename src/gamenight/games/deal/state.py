"""What lies on the table of the card game, and what is in the hands."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.deal.cards import NO_CARD, Card, Counts, Discarded, Known, Loose, words_from
from gamenight.games.deal.fields import DEAL
from gamenight.games.deal.memory import TurnFrame
from gamenight.games.deal.pack import HOTEL, HOUSE, Kind
from gamenight.games.deal.pile import (
    CARDS_MASK,
    HOTEL_BIT,
    HOUSE_BIT,
    PART_BITS,
    PART_MASK,
    PARTS,
    cards_in,
    mark,
)
from gamenight.games.deal.spot import Spot
from gamenight.games.deal.terms import DealTerms
from gamenight.kernel.fields import Count
from gamenight.kernel.seat import Seat, bit
from gamenight.kernel.state import State

# A seat's row: what follows from its cards, kept with every card that comes or goes; then its cards
SIZE: Final = 0  # cards in the hand
LAID: Final = 1  # the slots where something lies, as a set
FULL: Final = 2  # the slots with a full set
BANKED: Final = 3  # what the bank is worth
WORTH: Final = 4  # what bank and sets are worth
HAND: Final = 5  # from here on the hand by kind, then the bank by kind, then the sets by slot


@final
class Deal(State):
    """Hands, banks, sets, the draw pile and the centre; cards of a kind are counts, not things."""

    def __init__(self, terms: DealTerms) -> None:
        super().__init__(terms)
        pack = terms.pack
        kinds = pack.size
        self.agreed: Final = terms
        self.pack: Final = pack
        self.kinds: Final[i64] = kinds
        self.colours: Final[i64] = len(pack.colours)
        self.slots: Final[i64] = len(pack.colours) * terms.slots  # room for sets: first ones, second ones …
        self.colouring: Final[i64] = terms.colouring
        self.bank_at: Final[i64] = HAND + kinds
        self.sets_at: Final[i64] = HAND + 2 * kinds
        self.row: Final[i64] = HAND + 2 * kinds + len(pack.colours) * terms.slots
        self.rows: vec[i64] = vec[i64]()  # of the seats, one after the other
        self.unseen: Counts = vec[i64]()  # the draw pile, of which nobody knows the order
        self.in_pile: i64 = 0  # how many are unseen
        self.centre: Counts = vec[i64]()
        self.top: Card = NO_CARD  # of the centre: what was played there last
        self.below: list[Discarded] = []  # under the draw pile, the next one first
        self.known: list[Known] = []  # cards drawn from below
        self.loose: list[Loose] = []
        self.passing: Card = NO_CARD  # a Pass Go whose cards are being drawn
        self.coming: Count = 0  # cards to draw before all has come round since the last change in front
        self.stirred: bool = False  # this turn has changed something
        self.idle: Count = 0  # turns that changed nothing since all has come round

    def clear(self) -> None:
        """Take all cards off the table: they are unseen."""
        self.rows = vec[i64]([0] * int(self.seats * self.row))
        self.centre = vec[i64]([0] * int(self.kinds))
        self.top = NO_CARD
        self.unseen = vec[i64]([int(kind.count * self.agreed.packs) for kind in self.pack.kinds])
        self.in_pile = sum(self.unseen)
        self.below, self.known, self.loose = [], [], []

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
        DEAL.load(self, other)

    def turn(self) -> TurnFrame:
        """The turn, at the bottom of the stack."""
        return cast(TurnFrame, self.stack[0])

    def stock(self) -> i64:
        """How many cards there are to draw, those in the centre among them."""
        centre = self.centre
        total = self.in_pile + len(self.below)
        kind: i64 = 0
        while kind < self.kinds:
            total += centre[kind]
            kind += 1
        return total

    def put_on_centre(self, kind: i64) -> None:
        """A card that was played lies on the centre."""
        self.centre[kind] += 1
        self.top = kind

    # Hands and banks

    def hand_size(self, seat: Seat) -> i64:
        """How many cards the seat holds."""
        return self.rows[seat * self.row + SIZE]

    def next_held(self, seat: Seat, kind: i64) -> i64:
        """The first kind from this one on that the seat holds; the number of kinds if it holds none."""
        return self.next_counted(seat * self.row + HAND, kind)

    def next_banked(self, seat: Seat, kind: i64) -> i64:
        """The first kind from this one on in the seat's bank; the number of kinds if there is none."""
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

    def hand_words(self, seat: Seat) -> list[str]:
        """The cards that the seat holds, by their words."""
        return words_from(self, self.rows, seat * self.row + HAND)

    def bank_words(self, seat: Seat) -> list[str]:
        """The cards in the seat's bank, by their words."""
        return words_from(self, self.rows, seat * self.row + self.bank_at)

    def banked(self, seat: Seat) -> i64:
        """What the seat's bank is worth."""
        return self.rows[seat * self.row + BANKED]

    def change_hand(self, seat: Seat, kind: i64, number: i64) -> None:
        """Put so many cards of a kind into a hand; a number below zero takes them out."""
        self.rows[seat * self.row + HAND + kind] += number
        self.rows[seat * self.row + SIZE] += number

    def change_bank(self, seat: Seat, kind: i64, number: i64) -> None:
        """Put so many cards of a kind into a bank; a number below zero takes them out."""
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
        self.known = [one for one in self.known if one.holder != seat]

    def forget(self, seat: Seat, kind: i64) -> None:
        """Of a kind in that hand, each who knew of cards knows of one less."""
        kept: list[Known] = []
        gone: i64 = 0
        for one in self.known:
            if one.card.index == kind and one.holder == seat and not gone & bit(one.knower):
                gone |= bit(one.knower)
            else:
                kept.append(one)
        self.known = kept

    # What lies in front of a seat

    def lying(self, seat: Seat, spot: Spot) -> i64:
        """How many cards lie there."""
        if spot.in_bank:
            return self.in_bank(seat, spot.kind.index)
        if spot.in_set and spot.slot < self.slots:
            return (self.pile(seat, spot.slot) >> spot.shift) & spot.mask
        return 0

    def take(self, seat: Seat, spot: Spot) -> Kind:
        """Take a card from in front of a seat."""
        if spot.in_bank:
            self.change_bank(seat, spot.kind.index, -1)
        else:
            self.set_pile(seat, spot.slot, self.pile(seat, spot.slot) - spot.one)
        return spot.kind

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
        return self.pack.slot_colours[slot]

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
            if laid & 1:
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
