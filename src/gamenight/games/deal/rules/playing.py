"""Doing what was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gamenight.games.deal.actions import (
    BANK,
    BANKED,
    BREAK,
    BUILD_HOTEL,
    BUILD_HOUSE,
    BUILT,
    CHARGE_ONE,
    CHARGE_RENT,
    CHARGED,
    CHARGED_ONE,
    COLLECT_DEBT,
    HAVE_BIRTHDAY,
    LAID,
    LAY,
    PASS_GO_CARD,
    PLAYED,
    PLAYED_ON,
    STEAL,
    SWAP,
    WANTS_CARD,
    WANTS_SET,
    WANTS_SWAP,
)
from gamenight.games.deal.pack import (
    BIRTHDAY,
    DEAL_BREAKER,
    DEBT_COLLECTOR,
    DOUBLE_RENT,
    FORCED_DEAL,
    HOTEL,
    HOUSE,
    PASS_GO,
    SLY_DEAL,
)
from gamenight.games.deal.rules.charge import BREAKING, MINE, PAYING_SUM, STEALING, SWAPPING, open_charge
from gamenight.games.deal.rules.draw import draw
from gamenight.games.deal.rules.plays import rent_card
from gamenight.games.deal.rules.sets import kind_at, lay_card, rent_of, told_set
from gamenight.games.deal.state import HOTEL_BIT, HOUSE_BIT
from gamenight.kernel.seat import bit

if TYPE_CHECKING:
    from gamenight.games.deal.state import Deal
    from gamenight.kernel.action import Action
    from gamenight.kernel.frame import Frame
    from gamenight.kernel.seat import Seat


def perform(state: Deal, frame: Frame, seat: Seat, action: Action) -> None:
    """Play one card (a rent with its doublers several); frame.sum counts the plays of the turn.

    Rule: turn.play, play.action, play.no_return
    """
    verb = action.verb
    frame.sum += 1
    if verb is BANK:
        put_in_bank(state, seat, action.item)
    elif verb is LAY:
        state.take_from_hand(seat, action.item)
        lay_card(state, seat, action.item, action.number)
        state.tell(LAID, "play.property", seat, action.item, action.number)
    elif verb is BUILD_HOUSE:
        build(state, seat, action.item, HOUSE, HOUSE_BIT)
    elif verb is BUILD_HOTEL:
        build(state, seat, action.item, HOTEL, HOTEL_BIT)
    elif verb is PASS_GO_CARD:
        pass_go(state, seat)
    elif verb is HAVE_BIRTHDAY:
        to_centre(state, seat, state.pack.acts[BIRTHDAY], "action.birthday")
        open_charge(state, seat, all_others(state, seat), PAYING_SUM, state.pack.numbers.birthday, 0)
    elif verb is COLLECT_DEBT:
        play_on(state, seat, action.seat, state.pack.acts[DEBT_COLLECTOR], "action.debt_collector")
        open_charge(state, seat, bit(action.seat), PAYING_SUM, state.pack.numbers.debt, 0)
    elif verb is CHARGE_RENT or verb is CHARGE_ONE:
        charge_rent(state, frame, seat, action)
    else:
        take_from(state, seat, action)


def put_in_bank(state: Deal, seat: Seat, kind: i64) -> None:
    """Money, or an action card that is money from now on.

    Rule: play.bank
    """
    state.take_from_hand(seat, kind)
    state.change_bank(seat, kind, 1)
    state.tell(BANKED, "play.bank", seat, kind)


def to_centre(state: Deal, seat: Seat, kind: i64, clause: str) -> None:
    """An action card is played into the centre.

    Rule: play.action
    """
    state.take_from_hand(seat, kind)
    state.centre[kind] += 1
    state.tell(PLAYED, clause, seat, kind)


def play_on(state: Deal, seat: Seat, other: Seat, kind: i64, clause: str) -> None:
    """The same, against one player.

    Rule: play.action
    """
    state.take_from_hand(seat, kind)
    state.centre[kind] += 1
    state.tell(PLAYED_ON, clause, seat, other, kind)


def all_others(state: Deal, seat: Seat) -> i64:
    """Everybody else who is in the game."""
    return state.playing() & ~state.left & ~bit(seat)


def build(state: Deal, seat: Seat, slot: i64, action: i64, mark: i64) -> None:
    """A house or a hotel on a full set.

    Rule: action.house
    """
    kind = state.pack.acts[action]
    state.take_from_hand(seat, kind)
    state.set_pile(seat, slot, state.pile(seat, slot) | mark)
    state.tell(BUILT, "action.house", seat, kind, told_set(state, slot))


def pass_go(state: Deal, seat: Seat) -> None:
    """Draw two more; the card itself comes to the centre after that.

    Rule: action.pass_go, pile.pass_go
    """
    kind = state.pack.acts[PASS_GO]
    state.take_from_hand(seat, kind)
    state.tell(PLAYED, "action.pass_go", seat, kind)
    state.passing = kind
    draw(state, seat, state.pack.numbers.pass_go)


def charge_rent(state: Deal, frame: Frame, seat: Seat, action: Action) -> None:
    """The rent of one set, doubled by every doubler laid with it; each doubler is a play of its own.

    Rule: rent.colour, rent.any, rent.double, no.when
    """
    for_one = action.verb is CHARGE_ONE
    kind = rent_card(state, seat, action.item, for_one=for_one)
    amount = rent_of(state, seat, action.item)
    clause = "rent.any" if for_one else "rent.colour"
    to_centre(state, seat, kind, clause)
    for _ in range(action.number):
        to_centre(state, seat, state.pack.acts[DOUBLE_RENT], "rent.double")
        amount *= 2
        frame.sum += 1
    place = told_set(state, action.item)
    if for_one:
        state.tell(CHARGED_ONE, clause, seat, action.seat, amount, place)
        open_charge(state, seat, bit(action.seat), PAYING_SUM, amount, 0)
    else:
        state.tell(CHARGED, clause, seat, amount, place)
        open_charge(state, seat, all_others(state, seat), PAYING_SUM, amount, 0)


def take_from(state: Deal, seat: Seat, action: Action) -> None:
    """Steal a card, swap one, or take a whole set.

    Rule: action.sly_deal, action.forced_deal, action.deal_breaker, no.when
    """
    other = action.seat
    if action.verb is STEAL:
        play_on(state, seat, other, state.pack.acts[SLY_DEAL], "action.sly_deal")
        state.tell(WANTS_CARD, "action.sly_deal", seat, other, kind_at(state, other, action.item))
        open_charge(state, seat, bit(other), STEALING, 0, action.item)
    elif action.verb is SWAP:
        play_on(state, seat, other, state.pack.acts[FORCED_DEAL], "action.forced_deal")
        theirs = kind_at(state, other, action.item)
        mine = kind_at(state, seat, action.number)
        state.tell(WANTS_SWAP, "action.forced_deal", seat, other, theirs, mine)
        open_charge(state, seat, bit(other), SWAPPING, 0, action.item + action.number * MINE)
    else:
        assert action.verb is BREAK
        play_on(state, seat, other, state.pack.acts[DEAL_BREAKER], "action.deal_breaker")
        state.tell(WANTS_SET, "action.deal_breaker", seat, other, told_set(state, action.item))
        open_charge(state, seat, bit(other), BREAKING, 0, action.item)
