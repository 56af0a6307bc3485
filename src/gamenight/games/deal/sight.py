"""What a seat may know in the card game: its own hand, what lies open, and how many cards the others hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from gamenight.games.deal.cards import NO_CARD
from gamenight.games.deal.imagining import imagined
from gamenight.games.deal.memory import ChargeFrame, PlaceFrame, TurnFrame
from gamenight.games.deal.pile import CARDS_MASK, PART_BITS, PART_MASK, cards_in, slots_in
from gamenight.games.deal.rules.pay import may_choose, picked_by, value_of_all
from gamenight.games.deal.rules.purse import purse_of
from gamenight.games.deal.rules.sets import full_colours, rent_of, spots_in
from gamenight.games.deal.shown import Charge, Turn
from gamenight.games.deal.state import Deal
from gamenight.kernel.seat import NOBODY, Seat
from gamenight.kernel.sight import Sight

if TYPE_CHECKING:
    from librt.vecs import vec

    from gamenight.games.deal.pack import Kind, Pack
    from gamenight.games.deal.spot import Spot
    from gamenight.games.deal.terms import DealTerms
    from gamenight.kernel.action import Action
    from gamenight.kernel.stream import Stream


@final
class DealSight(Sight[Deal]):
    """My hand; banks, sets and the centre; the sizes of hands and pile; the cards I have put below.

    Rule: setup.hand, turn.discard
    """

    def pack(self) -> Pack:
        """The printed cards."""
        return self._state.pack

    def agreed(self) -> DealTerms:
        """What the table agreed."""
        return self._state.agreed

    def in_hand(self, kind: i64) -> i64:
        """How many cards of a kind I hold."""
        return 0 if self.seat == NOBODY else self._state.in_hand(self.seat, kind)

    def next_held(self, kind: i64) -> i64:
        """The first kind from this one on that I hold; the number of kinds if I hold none."""
        return self._state.kinds if self.seat == NOBODY else self._state.next_held(self.seat, kind)

    def hand_size(self, seat: Seat) -> i64:
        """How many cards that seat holds."""
        return self._state.hand_size(seat)

    def in_bank(self, seat: Seat, kind: i64) -> i64:
        """How many cards of a kind lie in that seat's bank."""
        return self._state.in_bank(seat, kind)

    def next_banked(self, seat: Seat, kind: i64) -> i64:
        """The first kind from this one on in that seat's bank; the number of kinds if there is none."""
        return self._state.next_banked(seat, kind)

    def banked(self, seat: Seat) -> i64:
        """What that seat's bank is worth."""
        return self._state.banked(seat)

    def spot(self, number: i64) -> Spot:
        """Where a card lies, by the number in an action."""
        return self._state.pack.spot(number)

    def sets(self, seat: Seat) -> vec[i64]:
        """The sets of that seat, full or begun, by their slots."""
        return slots_in(self._state.laid(seat))

    def begun_sets(self, seat: Seat) -> vec[i64]:
        """The sets of that seat that are not full, by their slots."""
        return slots_in(self._state.laid(seat) & ~self._state.full(seat))

    def spots(self, seat: Seat, slot: i64) -> list[Spot]:
        """Where the cards of a set lie, and its buildings; those of several cards once."""
        return spots_in(self._state, seat, slot)

    def lying(self, seat: Seat, spot: Spot) -> i64:
        """How many cards of that seat lie there."""
        return self._state.lying(seat, spot)

    def cards_in(self, seat: Seat, slot: i64) -> i64:
        """How many properties a set of that seat has."""
        return cards_in(self._state.pile(seat, slot))

    def colours_of_wilds(self, seat: Seat, slot: i64) -> i64:
        """All colours of the wildcards in a set of that seat, as a set."""
        pack = self._state.pack
        found: i64 = 0
        wilds = (self._state.pile(seat, slot) & CARDS_MASK) >> PART_BITS
        part: i64 = 0
        while wilds:
            if wilds & PART_MASK:
                found |= pack.kinds[pack.wilds[part]].mask
            wilds >>= PART_BITS
            part += 1
        return found

    def begun(self, seat: Seat, colour: i64) -> i64:
        """How many cards that seat has in its begun set of a colour; -1 if it has a full one."""
        return self._state.begun(seat, colour)

    def colour_of(self, slot: i64) -> i64:
        """The colour of a set by its slot."""
        return self._state.colour_of(slot)

    def slots(self) -> i64:
        """How many sets a seat has room for."""
        return self._state.slots

    def is_full(self, seat: Seat, slot: i64) -> bool:
        """Whether that set is full."""
        return self._state.is_full(seat, slot)

    def rent_of(self, seat: Seat, slot: i64) -> i64:
        """The rent of that set."""
        return rent_of(self._state, seat, slot)

    def full_colours(self, seat: Seat) -> i64:
        """In how many colours that seat has a full set."""
        return full_colours(self._state, seat)

    def value_of(self, seat: Seat) -> i64:
        """What all in front of that seat is worth."""
        return self._state.value_of(seat)

    def in_centre(self, kind: i64) -> i64:
        """How many cards of a kind lie in the centre."""
        return self._state.centre[kind]

    def top(self) -> i64:
        """The kind of the card that was played into the centre last; NO_CARD: none lies there."""
        return self._state.top

    def pile_size(self) -> i64:
        """How many cards there are to draw."""
        return self._state.in_pile + len(self._state.below)

    def turn(self) -> Turn | None:
        """The turn; none while hands are dealt, and after the end."""
        home = self._state.stack[0]
        return Turn(home) if self._state.depth > 0 and isinstance(home, TurnFrame) else None

    def plays_left(self) -> i64:
        """How many cards may still be played this turn."""
        home = self._state.stack[0]
        if self._state.depth == 0 or not isinstance(home, TurnFrame):
            return 0
        return self._state.pack.numbers.plays - home.plays

    def moves_made(self) -> i64:
        """How often who is on turn has rearranged since the last play."""
        home = self._state.stack[0]
        return home.moves if self._state.depth > 0 and isinstance(home, TurnFrame) else 0

    def charge(self) -> Charge | None:
        """What somebody has played against others and is not settled yet."""
        frame = open_charge_of(self._state)
        return None if frame is None else Charge(frame)

    def placing(self) -> Kind | None:
        """The wildcard that is to be laid, if one is."""
        frame = self._state.asking
        if self._state.depth == 0 or not isinstance(frame, PlaceFrame) or frame.card == NO_CARD:
            return None
        return self._state.pack.kinds[frame.card]

    # Paying

    def picked(self, seat: Seat) -> list[Spot]:
        """The cards that a payer has picked so far."""
        frame = open_charge_of(self._state)
        return [] if frame is None else picked_by(frame, seat)

    def may_choose(self, seat: Seat, due: i64) -> bool:
        """Whether there are two ways in which that seat could pay a sum."""
        return may_choose(self._state, seat, due)

    def purse(self) -> list[Spot]:
        """All that I could pay with, a spot for each card, the dearest at the end."""
        return purse_of(self._state, self.seat)

    def random_goods(self, action: Action, stream: Stream) -> tuple[int, ...]:
        """Any payment, mixed at random: mostly without much waste.

        Rule: pay.choice, pay.no_change
        """
        frame = open_charge_of(self._state)
        if frame is None:
            return ()
        left = self.purse()
        picked: list[Spot] = []
        while left and (value_of_all(picked) < frame.amount or stream.below(8) == 0):
            picked.append(left.pop(stream.below(len(left))))
        hotels = [self._state.pack.hotel_on(spot) for spot in picked if spot.is_house]
        picked += [spot for spot in hotels if spot in left]
        return tuple([int(spot.number) for spot in picked])

    def below(self) -> list[int]:
        """What I know of the cards under the pile: a kind, or -1, the next one first.

        Rule: turn.discard
        """
        return [int(one.card.index) if one.knower == self.seat else -1 for one in self._state.below]

    def known(self) -> list[tuple[int, int]]:
        """The cards that I know in others' hands, because I had discarded them: each kind and its holder.

        Rule: turn.discard
        """
        return [
            (int(one.card.index), int(one.holder)) for one in self._state.known if one.knower == self.seat
        ]

    def imagined(self, stream: Stream) -> Deal:
        """A state in which all that I cannot know is dealt anew: the other hands, the pile, what lies below.

        Rule: setup.hand, turn.discard
        """
        return imagined(self._state, self.seat, stream)


def open_charge_of(state: Deal) -> ChargeFrame | None:
    """The action against others that is open, if one is."""
    place = state.depth - 1
    while place > 0:
        frame = state.stack[place]
        if isinstance(frame, ChargeFrame):
            return frame
        place -= 1
    return None
