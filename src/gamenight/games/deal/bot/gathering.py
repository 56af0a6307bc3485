"""Which full sets a player could make this turn: by moving wildcards, laying cards of the hand, and theft."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.games.deal.pack import MOST_COLOURS, SLY_DEAL, WILD
from gamenight.kernel.seat import bit

if TYPE_CHECKING:
    from gamenight.games.deal.pack import Kind
    from gamenight.games.deal.sight import DealSight

HELD: Final = -1  # a wildcard of the hand lies in no colour
UNUSED: Final = -1
NEVER: Final = 100


def may_gather(sight: DealSight) -> bool:
    """Whether moving alone could make a set full: a wildcard lies in front, or two sets of one colour."""
    colours: i64 = 0
    for slot in sight.sets(sight.seat):
        colour = bit(sight.colour_of(slot))
        if colours & colour or sight.colours_of_wilds(sight.seat, slot):
            return True
        colours |= colour
    return False


@final
class Gathering:
    """The properties in front of this seat and in its hand, and the cheapest way to some full sets of them.

    A card of the hand costs a play, and so does a theft; moving is free. Wildcards stay where they are if
    that does as well.
    """

    def __init__(self, sight: DealSight, *, with_hand: bool) -> None:
        pack = sight.pack()
        self.sight: Final = sight
        self.sizes: Final[vec[i64]] = pack.sizes
        self.colours: Final[i64] = len(pack.sizes)
        self.plain: vec[i64] = vec[i64]([0] * MOST_COLOURS)  # by colour: cards in front that cannot change it
        self.held: vec[i64] = vec[i64]([0] * MOST_COLOURS)  # and those of the hand
        self.short: vec[i64] = pack.sizes[:]  # by colour: what it lacks with all wildcards in front that fit
        self.comes: vec[i64] = vec[i64]([0] * MOST_COLOURS)  # and the cards of the hand that fit
        self.wilds: vec[i64] = vec[i64]()  # the colours of each wildcard, those in front first
        self.kinds: vec[i64] = vec[i64]()  # its kind
        self.lies: vec[i64] = vec[i64]()  # the colour in which it lies, or HELD
        self.in_front: i64 = 0  # how many of the wildcards lie in front
        self.thefts: i64 = 0  # how many cards it could steal
        self.loot: vec[i64] = vec[i64]()  # by colour: cards of others that could be stolen
        self.see_front()
        if with_hand:
            self.see_hand()
        self.wanted: vec[i64] = vec[i64]()  # the colours being tried
        self.lacking: vec[i64] = vec[i64]()  # by colour: what these still lack; the others nothing
        self.goes: vec[i64] = vec[i64]()  # where each wildcard goes in this try
        self.cost: i64 = NEVER  # plays that the best way takes
        self.targets: vec[i64] = vec[i64]()  # its colours
        self.assigned: vec[i64] = vec[i64]()  # and where each wildcard goes in it

    def see_front(self) -> None:
        """Count what lies in this seat's sets."""
        sight = self.sight
        for slot in sight.sets(sight.seat):
            colour = sight.colour_of(slot)
            plain = sight.cards_in(sight.seat, slot)
            if sight.colours_of_wilds(sight.seat, slot):
                for spot in sight.spots(sight.seat, slot):
                    if spot.is_property and spot.kind.what == WILD:
                        number = sight.lying(sight.seat, spot)
                        plain -= number
                        self.add_wilds(spot.kind, colour, number)
                        for one in spot.kind.colours:
                            self.short[one] -= number
            self.plain[colour] += plain
            self.short[colour] -= plain
        self.in_front = len(self.wilds)

    def see_hand(self) -> None:
        """Count the properties of the hand."""
        sight = self.sight
        pack = sight.pack()
        kind = sight.next_held(0)
        while kind < pack.size:
            card = pack.kinds[kind]
            if card.is_property:
                number = sight.in_hand(kind)
                if card.what == WILD:
                    self.add_wilds(card, HELD, number)
                else:
                    self.held[card.colours[0]] += number
                for one in card.colours:
                    self.comes[one] += number
            kind = sight.next_held(kind + 1)

    def see_loot(self) -> bool:
        """Count what could be stolen from others; whether there is anything to steal it with."""
        sight = self.sight
        kind = sight.pack().acts[SLY_DEAL]
        if kind < 0 or sight.in_hand(kind) == 0:
            return False
        self.loot = vec[i64]([0] * MOST_COLOURS)
        other: i64 = 0
        while other < sight.seats():
            if other != sight.seat:
                for slot in sight.begun_sets(other):
                    for spot in sight.spots(other, slot):
                        for colour in spot.kind.colours:
                            self.loot[colour] += sight.lying(other, spot)
            other += 1
        self.thefts = sight.in_hand(kind)
        return True

    def stolen(self, colour: i64) -> i64:
        """How many cards of a colour could be stolen."""
        return 0 if self.thefts == 0 else min(self.thefts, self.loot[colour])

    def add_wilds(self, card: Kind, colour: i64, number: i64) -> None:
        """Add some wildcards of a kind."""
        while number > 0:
            self.wilds = append(self.wilds, card.mask)
            self.kinds = append(self.kinds, card.index)
            self.lies = append(self.lies, colour)
            number -= 1

    def can(self, goal: i64, most: i64) -> bool:
        """Whether so many colours can be made full with at most so many plays; the cheapest way is kept."""
        self.cost = most + 1
        self.targets = vec[i64]()
        near: i64 = 0  # a set of colours
        number: i64 = 0
        colour: i64 = 0
        while colour < self.colours:
            if self.least_plays(colour) <= most:
                near |= bit(colour)
                number += 1
            colour += 1
        if number < goal:
            return False
        self.wanted = vec[i64]([0] * goal)
        self.lacking = vec[i64]([0] * MOST_COLOURS)
        self.goes = vec[i64]([UNUSED] * len(self.wilds))
        self.pick(near, 0, 0, goal, 0)
        return len(self.targets) > 0

    def least_plays(self, colour: i64) -> i64:
        """How many cards of the hand a full set takes at least, if all wildcards in front join it."""
        lacking = self.short[colour]
        if lacking <= 0:
            return 0
        comes = self.comes[colour]
        return lacking if lacking <= comes or lacking <= comes + self.stolen(colour) else NEVER

    def pick(self, near: i64, start: i64, number: i64, goal: i64, plays: i64) -> None:
        """Try every choice of so many colours among those near."""
        if plays >= self.cost:
            return
        if number == goal:
            self.fill()
            return
        colour = start
        while near >> colour:
            if near & bit(colour):
                self.wanted[number] = colour
                self.pick(near, colour + 1, number + 1, goal, plays + self.least_plays(colour))
            colour += 1

    def fill(self) -> None:
        """Try every way to make the colours full that are being tried."""
        plays: i64 = 0
        for colour in self.wanted:
            lacking = max(self.sizes[colour] - self.plain[colour], 0)
            self.lacking[colour] = lacking
            plays += lacking
        self.assign(0, plays)
        for colour in self.wanted:
            self.lacking[colour] = 0

    def assign(self, place: i64, plays: i64) -> None:
        """Try every use of the wildcards from this one on: where it lies, then elsewhere, then nowhere.

        So many plays it takes to fill what lacks, less those that wildcards in front save.
        """
        saving = max(self.in_front - place, 0)
        if plays - saving >= self.cost:
            return
        if place == len(self.wilds):
            self.finish(plays)
            return
        after = plays - 1 if saving else plays
        here = self.lies[place]
        if here != HELD and self.takes(place, here):
            self.assign(place + 1, after)
            self.lacking[here] += 1
        for colour in self.wanted:
            if colour != here and self.takes(place, colour):
                self.assign(place + 1, after)
                self.lacking[colour] += 1
        self.goes[place] = UNUSED
        self.assign(place + 1, plays)

    def takes(self, place: i64, colour: i64) -> bool:
        """Let a wildcard go to a colour, if that is wanted and lacks one."""
        if self.lacking[colour] <= 0 or not self.wilds[place] & bit(colour):
            return False
        self.lacking[colour] -= 1
        self.goes[place] = colour
        return True

    def finish(self, plays: i64) -> None:
        """Keep this way, the cheapest so far, if plain cards of the hand and thefts do the rest."""
        thefts: i64 = 0
        for colour in self.wanted:
            short = self.lacking[colour] - self.held[colour]
            if short > 0:
                if short > self.stolen(colour):
                    return
                thefts += short
        if thefts <= self.thefts and self.has_colour():
            self.cost = plays
            self.targets = self.wanted[:]
            self.assigned = self.goes[:]

    def has_colour(self) -> bool:
        """Whether each of these sets has a card with a colour of its own."""
        for colour in self.wanted:
            found = self.plain[colour] + self.lacking[colour] > 0
            place: i64 = 0
            while not found and place < len(self.goes):
                is_any = self.sight.pack().kinds[self.kinds[place]].is_any
                found = self.goes[place] == colour and not is_any
                place += 1
            if not found:
                return False
        return True

    def is_target(self, colour: i64) -> bool:
        """Whether the way makes this colour full."""
        for one in self.targets:
            if one == colour:
                return True
        return False

    def short_of(self, colour: i64) -> i64:
        """How many cards a colour lacks beside the wildcards that go there."""
        lacking = self.sizes[colour] - self.plain[colour]
        for goes in self.assigned:
            if goes == colour:
                lacking -= 1
        return lacking
