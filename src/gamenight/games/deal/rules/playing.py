"""Doing what was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gamenight.games.deal.actions import (
    BANK,
    BREAK,
    BUILD_HOTEL,
    BUILD_HOUSE,
    CHARGE_ONE,
    CHARGE_RENT,
    COLLECT_DEBT,
    HAVE_BIRTHDAY,
    LAY,
    PASS_GO_CARD,
    STEAL,
    SWAP,
)
from gamenight.games.deal.events import (
    BANKED,
    BUILT,
    CHARGED,
    CHARGED_ONE,
    HAS_BIRTHDAY,
    LAID,
    LAID_AS,
    PLAYED,
    PLAYED_ON,
    WANTS_CARD,
    WANTS_SET,
    WANTS_SUM,
    WANTS_SWAP,
)
from gamenight.games.deal.memory import (
    BREAKING,
    FOR_BIRTHDAY,
    FOR_DEBT,
    FOR_RENT,
    PASSED_GO,
    STEALING,
    SWAPPING,
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
from gamenight.games.deal.pile import HOTEL_BIT, HOUSE_BIT
from gamenight.games.deal.rules.charge import open_charge
from gamenight.games.deal.rules.draw import draw
from gamenight.games.deal.rules.ending import stir
from gamenight.games.deal.rules.plays import rent_card
from gamenight.games.deal.rules.sets import lay_card, rent_of
from gamenight.kernel.seat import bit

if TYPE_CHECKING:
    from gamenight.games.deal.memory import TurnFrame
    from gamenight.games.deal.state import Deal
    from gamenight.kernel.action import Action
    from gamenight.kernel.seat import Seat


def perform(state: Deal, turn: TurnFrame, seat: Seat, action: Action) -> None:
    """Play one card, or a rent with its doublers, each of them a play.

    Rule: turn.play, play.action, play.no_return, end.stalled
    """
    verb = action.verb
    turn.plays += 1
    if verb is not PASS_GO_CARD:
        stir(state)
    if verb is BANK:
        put_in_bank(state, seat, action.item)
    elif verb is LAY:
        lay_down(state, seat, action.item, action.number)
    elif verb is BUILD_HOUSE:
        build(state, seat, action.item, HOUSE, HOUSE_BIT)
    elif verb is BUILD_HOTEL:
        build(state, seat, action.item, HOTEL, HOTEL_BIT)
    elif verb is PASS_GO_CARD:
        pass_go(state, seat)
    elif verb is HAVE_BIRTHDAY:
        have_birthday(state, seat)
    elif verb is COLLECT_DEBT:
        collect_debt(state, seat, action.seat)
    elif verb is CHARGE_RENT or verb is CHARGE_ONE:
        charge_rent(state, turn, seat, action)
    else:
        take_from(state, seat, action)


def put_in_bank(state: Deal, seat: Seat, kind: i64) -> None:
    """Money, or an action card that is money from now on.

    Rule: play.bank
    """
    state.take_from_hand(seat, kind)
    state.change_bank(seat, kind, 1)
    state.tell(BANKED, "play.bank", seat, kind)


def lay_down(state: Deal, seat: Seat, kind: i64, colour: i64) -> None:
    """A property, or a wildcard as a card of one of its colours.

    Rule: play.property
    """
    state.take_from_hand(seat, kind)
    lay_card(state, seat, state.pack.kinds[kind], colour)
    if len(state.pack.kinds[kind].colours) == 1:
        state.tell(LAID, "play.property", seat, kind)
    else:
        state.tell(LAID_AS, "play.property", seat, kind, colour)


def have_birthday(state: Deal, seat: Seat) -> None:
    """Everybody else pays for one's birthday.

    Rule: action.birthday
    """
    amount = state.pack.numbers.birthday
    to_centre(state, seat, state.pack.acts[BIRTHDAY], "action.birthday")
    state.tell(HAS_BIRTHDAY, "action.birthday", seat, amount)
    open_charge(state, seat, all_others(state, seat), FOR_BIRTHDAY).amount = amount


def collect_debt(state: Deal, seat: Seat, other: Seat) -> None:
    """One player pays a debt.

    Rule: action.debt_collector
    """
    amount = state.pack.numbers.debt
    play_on(state, seat, other, state.pack.acts[DEBT_COLLECTOR], "action.debt_collector")
    state.tell(WANTS_SUM, "action.debt_collector", seat, other, amount)
    open_charge(state, seat, bit(other), FOR_DEBT).amount = amount


def to_centre(state: Deal, seat: Seat, kind: i64, clause: str) -> None:
    """An action card is played into the centre.

    Rule: play.action
    """
    state.take_from_hand(seat, kind)
    state.put_on_centre(kind)
    state.tell(PLAYED, clause, seat, kind)


def play_on(state: Deal, seat: Seat, other: Seat, kind: i64, clause: str) -> None:
    """An action card is played into the centre, against one player.

    Rule: play.action
    """
    state.take_from_hand(seat, kind)
    state.put_on_centre(kind)
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
    state.tell(BUILT, "action.house", seat, kind, slot)


def pass_go(state: Deal, seat: Seat) -> None:
    """Draw two more; the card itself comes to the centre after that.

    Rule: action.pass_go, pile.pass_go
    """
    kind = state.pack.acts[PASS_GO]
    state.take_from_hand(seat, kind)
    state.tell(PLAYED, "action.pass_go", seat, kind)
    state.passing = kind
    draw(state, seat, state.pack.numbers.pass_go, PASSED_GO)


def charge_rent(state: Deal, turn: TurnFrame, seat: Seat, action: Action) -> None:
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
        turn.plays += 1
    state.top = kind  # the doublers lie under it
    if for_one:
        state.tell(CHARGED_ONE, clause, seat, action.seat, amount, action.item)
        charge = open_charge(state, seat, bit(action.seat), FOR_RENT)
    else:
        state.tell(CHARGED, clause, seat, amount, action.item)
        charge = open_charge(state, seat, all_others(state, seat), FOR_RENT)
    charge.amount = amount
    charge.set = action.item


def take_from(state: Deal, seat: Seat, action: Action) -> None:
    """Steal a card, swap one, or take a whole set.

    Rule: action.sly_deal, action.forced_deal, action.deal_breaker, no.when
    """
    other = action.seat
    if action.verb is STEAL:
        theirs = state.pack.spot(action.item)
        play_on(state, seat, other, state.pack.acts[SLY_DEAL], "action.sly_deal")
        state.tell(WANTS_CARD, "action.sly_deal", seat, other, theirs.number)
        open_charge(state, seat, bit(other), STEALING).theirs = theirs
    elif action.verb is SWAP:
        theirs = state.pack.spot(action.item)
        mine = state.pack.spot(action.number)
        play_on(state, seat, other, state.pack.acts[FORCED_DEAL], "action.forced_deal")
        state.tell(WANTS_SWAP, "action.forced_deal", seat, other, theirs.number, mine.kind.index)
        charge = open_charge(state, seat, bit(other), SWAPPING)
        charge.theirs = theirs
        charge.mine = mine
    else:
        assert action.verb is BREAK
        play_on(state, seat, other, state.pack.acts[DEAL_BREAKER], "action.deal_breaker")
        state.tell(WANTS_SET, "action.deal_breaker", seat, other, action.item)
        open_charge(state, seat, bit(other), BREAKING).set = action.item
