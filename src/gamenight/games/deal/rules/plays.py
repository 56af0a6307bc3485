"""What may be played on one's turn: into the bank, into the collection, or into the centre as an action."""
# ruff: noqa: PERF401  compiled, appending is quicker than making lists to extend by

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.games.deal.actions import (
    LAY,
    TO_BANK,
    TO_HAVE_BIRTHDAY,
    TO_PASS_GO,
)
from gamenight.games.deal.made import (
    TO_BREAK,
    TO_BUILD_HOTEL,
    TO_BUILD_HOUSE,
    TO_CHARGE,
    TO_COLLECT,
    put_swaps,
    to_charge_one,
    to_steal,
)
from gamenight.games.deal.pack import (
    ACTION,
    BIRTHDAY,
    COLOURS_OF_RENT,
    DEAL_BREAKER,
    DEBT_COLLECTOR,
    DOUBLE_RENT,
    FORCED_DEAL,
    HOTEL,
    HOUSE,
    MOST_COLOURS,
    MOST_KINDS,
    PASS_GO,
    RENT,
    SLY_DEAL,
    Kind,
)
from gamenight.games.deal.pile import CARDS_MASK, HOTEL_BIT, HOUSE_BIT, PART_BITS, PART_MASK, slots_in
from gamenight.games.deal.rules.sets import rent_of
from gamenight.games.deal.spot import EACH_SET
from gamenight.kernel.action import Action
from gamenight.kernel.seat import Seat, bit, holds

if TYPE_CHECKING:
    from gamenight.games.deal.state import Deal

TO_LAY: Final = [
    [Action(LAY, item=kind, number=colour) for colour in range(MOST_COLOURS)] for kind in range(MOST_KINDS)
]

FEW: Final = 16  # cards for which there is room at once
NO_ONE: Final = vec[i64]()


def list_plays(state: Deal, seat: Seat, plays: i64) -> list[Action]:
    """Everything that the hand allows, with so many plays left.

    Rule: turn.play, play.bank, play.property, play.action
    """
    found: list[Action] = []
    charged: i64 = 0  # colours for which there is a rent card against everybody already
    kind = state.next_held(seat, 0)
    while kind < state.kinds:
        card = state.pack.kinds[kind]
        if card.is_property:
            for colour in card.colours:
                found.append(TO_LAY[kind][colour])
        else:
            found.append(TO_BANK[kind])
            if card.what == RENT:
                if is_for_one(card):
                    list_rents(state, seat, card, card.mask, plays, found)
                else:
                    list_rents(state, seat, card, card.mask & ~charged, plays, found)
                    charged |= card.mask
            elif card.what == ACTION:
                list_actions(state, seat, card.action, found)
        kind = state.next_held(seat, kind + 1)
    return found


def others(state: Deal, seat: Seat) -> vec[i64]:
    """All other players in the game, from the left."""
    found = vec[i64](capacity=state.seats)
    gone = state.out | state.left
    step: i64 = 1
    while step < state.seats:
        other = seat + step if seat + step < state.seats else seat + step - state.seats
        if not holds(gone, other):
            found = append(found, other)
        step += 1
    return found


def list_actions(  # noqa: C901  one case a card
    state: Deal, seat: Seat, action: i64, found: list[Action]
) -> None:
    """What an action card can do now; without a target it can only be banked.

    Rule: action.target, action.pass_go, action.birthday, action.debt_collector, action.poor
    """
    if action == PASS_GO:
        found.append(TO_PASS_GO)
    elif action == BIRTHDAY:
        found.append(TO_HAVE_BIRTHDAY)
    elif action == DEBT_COLLECTOR:
        for other in others(state, seat):
            found.append(TO_COLLECT[other])
    elif action == HOUSE or action == HOTEL:
        list_buildings(state, seat, action, found)
    elif action == SLY_DEAL:
        for other in others(state, seat):
            for place in loose_cards(state, other):
                found.append(to_steal(other, place))
    elif action == FORCED_DEAL:
        list_swaps(state, seat, found)
    elif action == DEAL_BREAKER:
        for other in others(state, seat):
            for slot in slots_in(state.full(other)):
                found.append(TO_BREAK[other][slot])


def list_swaps(state: Deal, seat: Seat, found: list[Action]) -> None:
    """Any card of one's own, out of a full set too, for a loose one of another.

    Rule: action.forced_deal, swap.own_set
    """
    mine = cards_of(state, seat, state.laid(seat))
    for other in others(state, seat):
        for theirs in loose_cards(state, other):
            put_swaps(found, other, theirs, mine)


def loose_cards(state: Deal, seat: Seat) -> vec[i64]:
    """Where the property cards in front of a seat lie that are in no full set.

    Rule: action.sly_deal, action.forced_deal
    """
    return cards_of(state, seat, state.laid(seat) & ~state.full(seat))


def cards_of(state: Deal, seat: Seat, slots: i64) -> vec[i64]:
    """Where the property cards of some sets lie, each kind in a set once: the places of their spots.

    Rule: steal.wild
    """
    found = vec[i64](capacity=FEW)
    slot: i64 = 0
    while slots:
        if slots & 1:
            cards = state.pile(seat, slot) & CARDS_MASK
            place = slot * EACH_SET
            while cards:
                if cards & PART_MASK:
                    found = append(found, place)
                cards >>= PART_BITS
                place += 1
        slots >>= 1
        slot += 1
    return found


def list_buildings(state: Deal, seat: Seat, action: i64, found: list[Action]) -> None:
    """Where a house or a hotel can be built.

    Rule: action.house
    """
    builds = TO_BUILD_HOUSE if action == HOUSE else TO_BUILD_HOTEL
    for slot in slots_in(state.full(seat)):
        if may_build(state, seat, slot, action):
            found.append(builds[slot])


def may_build(state: Deal, seat: Seat, slot: i64, action: i64) -> bool:
    """On a full set one house, then one hotel; never on railroads or utilities.

    Rule: action.house
    """
    pile = state.pile(seat, slot)
    if not state.pack.colours[state.colour_of(slot)].is_built:
        return False
    if action == HOUSE:
        return pile & HOUSE_BIT == 0
    return pile & HOUSE_BIT != 0 and pile & HOTEL_BIT == 0


def is_for_one(card: Kind) -> bool:
    """The rent card of every colour charges one player only.

    Rule: rent.any
    """
    return len(card.colours) > COLOURS_OF_RENT


def list_rents(  # noqa: PLR0913  which card of whom, for which of its colours
    state: Deal, seat: Seat, card: Kind, colours: i64, plays: i64, found: list[Action]
) -> None:
    """Rent on one set of one of these colours of a card, with as many doublers as there are and plays allow.

    Rule: rent.colour, rent.any, rent.double, rent.none
    """
    doublers = doublers_for(state, seat, card, plays)
    payers = others(state, seat) if is_for_one(card) else NO_ONE
    laid = state.laid(seat)
    slot: i64 = 0
    while laid:
        if laid & 1 and colours & bit(state.colour_of(slot)) and rent_of(state, seat, slot):
            for number in range(doublers + 1):
                if not is_for_one(card):
                    found.append(TO_CHARGE[slot][number])
                for payer in payers:
                    found.append(to_charge_one(payer, slot, number))
        laid >>= 1
        slot += 1


def doublers_for(state: Deal, seat: Seat, card: Kind, plays: i64) -> i64:
    """How many Double the Rent cards could go with this rent card.

    Rule: rent.double
    """
    kind = state.pack.acts[DOUBLE_RENT]
    if kind < 0 or len(card.colours) > state.agreed.most_doubled:
        return 0
    return min(state.in_hand(seat, kind), plays - 1)


def rent_card(state: Deal, seat: Seat, slot: i64, *, for_one: bool) -> i64:
    """The rent card of the hand that charges for a set; -1 if there is none.

    Rule: rent.colour, rent.any
    """
    colour = bit(state.colour_of(slot))
    kind = state.next_held(seat, 0)
    while kind < state.kinds:
        card = state.pack.kinds[kind]
        if card.what == RENT and card.mask & colour and is_for_one(card) == for_one:
            return kind
        kind = state.next_held(seat, kind + 1)
    return -1
