"""What a seat may know in the card game: its own hand, what lies open, and how many cards the others hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from gamenight.games.deal.rules.charge import still_due
from gamenight.games.deal.rules.pay import TO_HOTEL, all_codes, is_house, picked_by, purse_of, value_of_all
from gamenight.games.deal.rules.sets import full_colours, rent_of
from gamenight.games.deal.rules.suffering import may_choose
from gamenight.games.deal.state import Deal
from gamenight.games.deal.terms import CHARGE
from gamenight.kernel.seat import NOBODY, Seat
from gamenight.kernel.sight import Sight

if TYPE_CHECKING:
    from librt.vecs import vec

    from gamenight.games.deal.pack import Pack
    from gamenight.games.deal.terms import DealTerms
    from gamenight.kernel.action import Action
    from gamenight.kernel.frame import Frame
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

    def pile(self, seat: Seat, slot: i64) -> i64:
        """One set of that seat, as state.py packs it."""
        return self._state.pile(seat, slot)

    def laid(self, seat: Seat) -> i64:
        """The slots in which that seat has a set, full or begun."""
        return self._state.laid(seat)

    def full(self, seat: Seat) -> i64:
        """The slots in which that seat has a full set."""
        return self._state.full(seat)

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

    def pile_size(self) -> i64:
        """How many cards there are to draw."""
        return self._state.in_bag + len(self._state.below) // 2

    def on_turn(self) -> Seat:
        """Whose turn it is, or NOBODY."""
        return self._state.stack[0].seat if self._state.depth > 0 else NOBODY

    def turn_frame(self) -> Frame | None:
        """The turn, as a copy: sum plays made, step where it stands."""
        return self._state.stack[0].copy() if self._state.depth > 0 else None

    def charge(self) -> Frame | None:
        """The action that is being answered, as a copy."""
        state = self._state
        place = state.depth - 1
        while place >= 0:
            if state.stack[place].decision is state.terms.decisions[CHARGE]:
                return state.stack[place].copy()
            place -= 1
        return None

    def plays_left(self) -> i64:
        """How many cards may still be played this turn."""
        return self._state.pack.numbers.plays - self._state.stack[0].sum if self._state.depth > 0 else 0

    def moves_made(self) -> i64:
        """How often who is on turn has rearranged since the last play."""
        return self._state.stack[0].left if self._state.depth > 0 else 0

    # Paying

    def due(self, seat: Seat) -> i64:
        """What that seat has still to pay with other cards than those picked."""
        frame = self.charge()
        return 0 if frame is None else still_due(self._state, frame, seat)

    def picked(self, seat: Seat) -> list[int]:
        """The cards that a payer has picked so far, by their numbers."""
        return picked_by(self._state, seat)

    def may_choose(self, seat: Seat, due: i64) -> bool:
        """Whether there are two ways in which that seat could pay a sum."""
        return may_choose(self._state, seat, due)

    def purse(self) -> vec[i64]:
        """All that I could pay with, as rules/pay.py orders it."""
        return purse_of(self._state, self.seat)

    def worth_of(self, codes: list[int]) -> i64:
        """What some cards in front of me are worth together."""
        return value_of_all(self._state, self.seat, codes)

    def random_goods(self, action: Action, stream: Stream) -> tuple[int, ...]:
        """Any payment, mixed at random: mostly without much waste.

        Rule: pay.choice, pay.no_change
        """
        frame = self.charge()
        if frame is None:
            return ()
        left = all_codes(self.purse())
        picked: list[int] = []
        while left and (self.worth_of(picked) < frame.sum or stream.below(8) == 0):
            picked.append(left.pop(stream.below(len(left))))
        hotels = [int(code + TO_HOTEL) for code in picked if is_house(code)]
        return tuple(picked + [code for code in hotels if code in left])

    def asking(self) -> Frame:
        """The open decision on top, as a copy."""
        return self._state.asking.copy()

    def below(self) -> list[int]:
        """What I know of the cards under the pile: a kind, or -1, the next one first.

        Rule: turn.discard
        """
        below = self._state.below
        return [below[place] if below[place + 1] == self.seat else -1 for place in range(0, len(below), 2)]

    def known(self) -> list[int]:
        """The cards that I know in others' hands, because I had discarded them: kind and holder, two by two.

        Rule: turn.discard
        """
        known = self._state.known
        found: list[int] = []
        for place in range(0, len(known), 3):
            if known[place + 2] == self.seat:
                found += [known[place], known[place + 1]]
        return found

    def imagined(self, stream: Stream) -> Deal:
        """A state in which all that I cannot know is dealt anew: the other hands, the pile, what lies below.

        Rule: setup.hand, turn.discard
        """
        twin = self._state.fresh()
        twin.load(self._state)
        gather(twin, self.seat)
        known = self.known()
        for place in range(0, len(known), 2):
            twin.add_to_hand(known[place + 1], known[place])
            twin.bag[known[place]] -= 1
            twin.in_bag -= 1
        other: i64 = 0
        while other < twin.seats:
            if other != self.seat:
                missing = self._state.hand_size(other) - twin.hand_size(other)
                while missing > 0:
                    twin.add_to_hand(other, drawn(twin, stream))
                    missing -= 1
            other += 1
        for place in range(0, len(twin.below), 2):
            if twin.below[place] < 0:
                twin.below[place] = int(drawn(twin, stream))
        for place in range(0, len(twin.known), 3):
            holder = twin.known[place + 1]
            if twin.known[place + 2] != self.seat and holder != self.seat:
                twin.known[place] = int(some_card(twin, holder, stream))
        return twin


def gather(twin: Deal, seat: Seat) -> None:
    """Put all that a seat cannot know into the bag: other hands, and what others put below."""
    other: i64 = 0
    while other < twin.seats:
        if other != seat:
            kind = twin.next_held(other, 0)
            while kind < twin.kinds:
                number = twin.in_hand(other, kind)
                twin.bag[kind] += number
                twin.in_bag += number
                twin.change_hand(other, kind, -number)
                kind = twin.next_held(other, kind + 1)
        other += 1
    for place in range(0, len(twin.below), 2):
        if twin.below[place + 1] != seat:
            twin.bag[twin.below[place]] += 1
            twin.in_bag += 1
            twin.below[place] = -1


def drawn(twin: Deal, stream: Stream) -> i64:
    """One card out of the bag, each equally likely."""
    roll = stream.below(twin.in_bag)
    kind: i64 = 0
    while roll >= twin.bag[kind]:
        roll -= twin.bag[kind]
        kind += 1
    twin.bag[kind] -= 1
    twin.in_bag -= 1
    return kind


def some_card(twin: Deal, seat: Seat, stream: Stream) -> i64:
    """The kind of one card of a hand, each card equally likely."""
    roll = stream.below(twin.hand_size(seat))
    kind: i64 = 0
    while roll >= twin.in_hand(seat, kind):
        roll -= twin.in_hand(seat, kind)
        kind += 1
    return kind
