"""The next step on the way to full sets that a player of the card game has found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gamenight.games.deal.actions import LAY, MOVE, STEAL
from gamenight.games.deal.pack import WILD

if TYPE_CHECKING:
    from gamenight.games.deal.bot.gathering import Gathering
    from gamenight.games.deal.spot import Spot
    from gamenight.kernel.action import Action


def next_step(way: Gathering, answers: list[Action]) -> Action | None:
    """A card of the hand if the way needs one, else a move."""
    return next_lay(way, answers) if way.cost > 0 else next_move(way, answers)


def next_lay(way: Gathering, answers: list[Action]) -> Action | None:
    """A card of the hand that the way needs."""
    for action in answers:
        if action.verb is LAY and needs(way, action.item, action.number):
            return action
    return None


def next_theft(way: Gathering, answers: list[Action]) -> Action | None:
    """A card of another that the way needs, because the hand has none; no wildcard if possible."""
    found: Action | None = None
    for action in answers:
        if action.verb is STEAL:
            card = way.sight.spot(action.item).kind
            for colour in card.colours:
                if way.is_target(colour) and way.short_of(colour) > way.held[colour]:
                    if card.what != WILD:
                        return action
                    found = action
    return found


def needs(way: Gathering, kind: i64, colour: i64) -> bool:
    """Whether the way needs a card of the hand in a colour."""
    card = way.sight.pack().kinds[kind]
    place = way.in_front
    while place < len(way.assigned):
        if way.kinds[place] == kind and way.assigned[place] == colour:
            return True
        place += 1
    return card.what != WILD and way.is_target(colour) and way.short_of(colour) > 0


def next_move(way: Gathering, answers: list[Action]) -> Action | None:
    """A move that the way needs: a wildcard to its colour, or cards of one colour together."""
    for action in answers:
        if action.verb is MOVE and helps(way, way.sight.spot(action.item), action.number):
            return action
    return None


def helps(way: Gathering, spot: Spot, slot: i64) -> bool:
    """Whether moving a card of this seat there is a step of the way."""
    if not spot.is_property:
        return False
    sight = way.sight
    here = sight.colour_of(spot.slot)
    there = sight.colour_of(slot)
    if slot != main_set(way, there):
        return False
    if here == there:
        is_larger = sight.cards_in(sight.seat, spot.slot) > sight.cards_in(sight.seat, slot)
        return way.is_target(there) and not is_larger and not leaves(way, spot, here)
    if spot.kind.what != WILD:
        return False
    place: i64 = 0
    while place < way.in_front:
        is_it = way.kinds[place] == spot.kind.index and way.lies[place] == here
        if is_it and way.assigned[place] == there:
            return True
        place += 1
    return False


def leaves(way: Gathering, spot: Spot, colour: i64) -> bool:
    """Whether a wildcard of a colour goes to another in this way, or is not needed."""
    place: i64 = 0
    while place < way.in_front:
        is_it = way.kinds[place] == spot.kind.index and way.lies[place] == colour
        if is_it and way.assigned[place] != colour:
            return True
        place += 1
    return False


def main_set(way: Gathering, colour: i64) -> i64:
    """The set of a colour that is nearest to being full without being it; else the first empty place."""
    sight = way.sight
    best: i64 = -1
    most: i64 = -1
    slot = colour
    while slot < sight.slots():
        number = sight.cards_in(sight.seat, slot)
        if number > most and number < way.sizes[colour]:
            best = slot
            most = number
        slot += way.colours
    return best
