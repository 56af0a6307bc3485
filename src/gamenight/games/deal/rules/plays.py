"""What may be played on one's turn: into the bank, into the collection, or into the centre as an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gamenight.games.deal.actions import (
    LAY,
    SWAP,
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
    to_charge_one,
    to_steal,
)
from gamenight.games.deal.pack import (
    ACTION,
    BIRTHDAY,
    DEAL_BREAKER,
    DEBT_COLLECTOR,
    DOUBLE_RENT,
    FORCED_DEAL,
    HOTEL,
    HOUSE,
    MOST_COLOURS,
    PASS_GO,
    RENT,
    SLY_DEAL,
    Kind,
)
from gamenight.games.deal.rules.sets import rent_of
from gamenight.games.deal.state import HOTEL_BIT, HOUSE_BIT, PARTS, of_part, set_code
from gamenight.kernel.action import Action
from gamenight.kernel.seat import Seat, bit, holds

if TYPE_CHECKING:
    from gamenight.games.deal.state import Deal

MOST_KINDS: Final = 64
TO_LAY: Final = [
    [Action(LAY, item=kind, number=colour) for colour in range(MOST_COLOURS)] for kind in range(MOST_KINDS)
]


def list_plays(state: Deal, seat: Seat, plays: i64) -> list[Action]:
    """Everything that the hand allows, with so many plays left.

    Rule: turn.play, play.bank, play.property, play.action
    """
    found: list[Action] = []
    kind: i64 = 0
    while kind < state.kinds:
        if state.in_hand(seat, kind):
            card = state.pack.kinds[kind]
            if card.is_property:
                found += [TO_LAY[kind][colour] for colour in card.colours]
            else:
                found.append(TO_BANK[kind])
                if card.what == RENT:
                    list_rents(state, seat, card, plays, found)
                elif card.what == ACTION:
                    list_actions(state, seat, card.action, found)
        kind += 1
    return found


def others(state: Deal, seat: Seat) -> list[int]:
    """All other players in the game, from the left."""
    return [
        (seat + step) % state.seats
        for step in range(1, state.seats)
        if not holds(state.out | state.left, (seat + step) % state.seats)
    ]


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
        found += [TO_COLLECT[other] for other in others(state, seat)]
    elif action == SLY_DEAL:
        for other in others(state, seat):
            found += [to_steal(other, code) for code in loose_cards(state, other, in_full=False)]
    elif action == FORCED_DEAL:
        mine = loose_cards(state, seat, in_full=True)
        for other in others(state, seat):
            found += [
                Action(SWAP, seat=other, item=code, number=own)
                for code in loose_cards(state, other, in_full=False)
                for own in mine
            ]
    elif action == DEAL_BREAKER:
        for other in others(state, seat):
            found += [TO_BREAK[other][slot] for slot in full_slots(state, other)]
    elif action == HOUSE or action == HOTEL:
        builds = TO_BUILD_HOUSE if action == HOUSE else TO_BUILD_HOTEL
        found += [builds[slot] for slot in full_slots(state, seat) if may_build(state, seat, slot, action)]


def loose_cards(state: Deal, seat: Seat, *, in_full: bool) -> list[int]:
    """The property cards in front of a seat that one card at a time can be taken: not out of a full set.

    Rule: action.sly_deal, action.forced_deal, steal.wild, swap.own_set
    """
    found: list[int] = []
    slot: i64 = 0
    while slot < state.slots:
        pile = state.pile(seat, slot)
        if pile and (in_full or not state.is_full(seat, slot)):
            part: i64 = 0
            while part < PARTS:
                if of_part(pile, part):
                    found.append(int(set_code(slot, part)))
                part += 1
        slot += 1
    return found


def full_slots(state: Deal, seat: Seat) -> list[int]:
    """The full sets of a seat.

    Rule: set.full, action.deal_breaker
    """
    found: list[int] = []
    slot: i64 = 0
    while slot < state.slots:
        if state.pile(seat, slot) and state.is_full(seat, slot):
            found.append(int(slot))
        slot += 1
    return found


def may_build(state: Deal, seat: Seat, slot: i64, action: i64) -> bool:
    """One house on a full set, then one hotel; never on railroads or utilities.

    Rule: action.house
    """
    pile = state.pile(seat, slot)
    if not state.pack.colours[state.colour_of(slot)].is_built or not state.is_full(seat, slot):
        return False
    if action == HOUSE:
        return pile & HOUSE_BIT == 0
    return pile & HOUSE_BIT != 0 and pile & HOTEL_BIT == 0


def is_for_one(card: Kind) -> bool:
    """The rent card of every colour charges one player only.

    Rule: rent.any
    """
    return len(card.colours) > 2


def list_rents(state: Deal, seat: Seat, card: Kind, plays: i64, found: list[Action]) -> None:
    """Rent on one set of one of the card's colours, with as many doublers as there are and plays allow.

    Rule: rent.colour, rent.any, rent.double, rent.none
    """
    doublers = doublers_for(state, seat, card, plays)
    slot: i64 = 0
    while slot < state.slots:
        if card.mask & bit(state.colour_of(slot)) and state.pile(seat, slot) and rent_of(state, seat, slot):
            for number in range(doublers + 1):
                if is_for_one(card):
                    found += [to_charge_one(other, slot, number) for other in others(state, seat)]
                else:
                    found.append(TO_CHARGE[slot][number])
        slot += 1


def doublers_for(state: Deal, seat: Seat, card: Kind, plays: i64) -> i64:
    """How many Double the Rent cards could go with this rent card.

    Rule: rent.double
    """
    kind = state.pack.acts[DOUBLE_RENT]
    if kind < 0 or (is_for_one(card) and not state.agreed.doubles_any_rent):
        return 0
    return min(state.in_hand(seat, kind), plays - 1)


def rent_card(state: Deal, seat: Seat, slot: i64, *, for_one: bool) -> i64:
    """The rent card of the hand that charges for a set; -1 if there is none.

    Rule: rent.colour, rent.any
    """
    colour = bit(state.colour_of(slot))
    for card in state.pack.kinds:
        is_right = card.what == RENT and is_for_one(card) == for_one
        if is_right and card.mask & colour and state.in_hand(seat, card.index):
            return card.index
    return -1
