"""Into Jail, and the ways out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.games.parts.jail import (
    ALL_WAYS,
    CARD_OR_ROLL,
    FREE,
    ONLY_ROLL,
    PAY_FINE,
    PAY_OR_ROLL,
    TO_PAY_FINE,
    TO_ROLL,
)
from gamenight.games.property.actions import TO_USE_CARD_OF
from gamenight.games.property.board import CHANCE_DECK, CHEST_DECK, DECKS, JAIL_FREE
from gamenight.games.property.events import (
    CARD_BACK,
    LEFT_JAIL,
    STAYED_IN_JAIL,
    TO_JAIL_NOW,
)
from gamenight.games.property.memory import TurnFrame
from gamenight.games.property.refusals import (
    CARD_NOT_HELD,
    FINE_DEAR,
    HOLDS_NO_CARD,
    JAIL_LATER,
    MAY_NOT_PAY,
    NOT_JAILED,
    ONE_CARD,
    WHICH_CARD,
)
from gamenight.games.property.rules.offers import expire_card_offers
from gamenight.games.property.stages import BEFORE
from gamenight.games.property.state import Property
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import NOBODY, bit

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.kernel.action import Action
    from gamenight.kernel.seat import Seat

CARDS_OR_ROLL: Final = [TO_ROLL, *TO_USE_CARD_OF]
ALL_WAYS_BOTH: Final = [TO_ROLL, TO_PAY_FINE, *TO_USE_CARD_OF]


def go_to_jail(state: Property, seat: Seat, clause: str) -> None:
    """Straight to Jail, without salary; the turn is over.

    Rule: jail.sent, go.salary
    """
    state.tell(TO_JAIL_NOW, clause, seat, state.places[seat])
    state.places[seat] = state.board.jail
    state.jailed[seat] = 1


def leave_jail(state: Property, seat: Seat, clause: str) -> None:
    """Free again, standing where visitors stand.

    Rule: jail.pay, jail.card, jail.doubles, jail.third
    """
    state.jailed[seat] = FREE
    state.tell(LEFT_JAIL, clause, seat)


def stay_in_jail(state: Property, seat: Seat) -> None:
    """No doubles: another turn in Jail.

    Rule: jail.doubles
    """
    state.tell(STAYED_IN_JAIL, "jail.doubles", seat, state.jailed[seat])
    state.jailed[seat] += 1


def may_pay_fine(state: Property, seat: Seat) -> bool:
    """The fine may be paid before the throw, on as many of the jail turns as the box says.

    Rule: jail.pay
    """
    return state.jailed[seat] <= state.agreed.pay_turns and state.cash[seat] >= state.board.numbers.fine


def jail_card_of(state: Property, seat: Seat) -> i64:
    """The deck whose jail card the seat holds, or -1."""
    deck: i64 = 0
    while deck < DECKS:
        if state.keepers[deck] == seat:
            return deck
        deck += 1
    return -1


def holds_both(state: Property, seat: Seat) -> bool:
    """Whether the seat holds the jail cards of both decks, and so has to say which one it uses.

    Rule: cards.jail_free
    """
    return state.keepers[CHANCE_DECK] == seat and state.keepers[CHEST_DECK] == seat


def jail_choices(state: Property, seat: Seat) -> list[Action]:
    """Throw for doubles, pay the fine, or use a card, all before the throw.

    Rule: jail.pay, jail.card, jail.card_time, cards.jail_free
    """
    if holds_both(state, seat):
        return ALL_WAYS_BOTH if may_pay_fine(state, seat) else CARDS_OR_ROLL
    if jail_card_of(state, seat) >= 0:
        return ALL_WAYS if may_pay_fine(state, seat) else CARD_OR_ROLL
    return PAY_OR_ROLL if may_pay_fine(state, seat) else ONLY_ROLL


def why_jailed(state: Property, frame: TurnFrame, seat: Seat, action: Action) -> Event:
    """Why this is no way out of Jail now.

    Rule: jail.pay, jail.card, jail.card_time
    """
    is_fine = action.verb is PAY_FINE
    clause = "jail.pay" if is_fine else "jail.card"
    if state.jailed[seat] == FREE:
        return refusal(NOT_JAILED, clause)
    if frame.stage is not BEFORE:
        return refusal(JAIL_LATER, "jail.pay" if is_fine else "jail.card_time")
    if not is_fine:
        return why_no_card(state, seat, action.item)
    if state.jailed[seat] > state.agreed.pay_turns:
        return refusal(MAY_NOT_PAY, clause)
    return refusal(FINE_DEAR, clause, state.board.numbers.fine, state.cash[seat])


def why_no_card(state: Property, seat: Seat, deck: i64) -> Event:
    """Which card a player in Jail lacks, or must name (deck -1: none was named).

    Rule: jail.card, cards.jail_free
    """
    held = jail_card_of(state, seat)
    if held < 0:
        return refusal(HOLDS_NO_CARD, "jail.card")
    if holds_both(state, seat):
        return refusal(WHICH_CARD, "cards.jail_free")
    if 0 <= deck < DECKS and deck != held:
        return refusal(CARD_NOT_HELD, "jail.card", deck)
    return refusal(ONE_CARD, "cards.jail_free")


def use_jail_card(state: Property, seat: Seat, deck: i64) -> None:
    """The card goes under its own deck, and its holder goes free; -1 is the only one that is held.

    Rule: jail.card, cards.jail_free
    """
    return_jail_card(state, jail_card_of(state, seat) if deck < 0 else deck)
    leave_jail(state, seat, "jail.card")


def return_jail_card(state: Property, deck: i64) -> None:
    """Put a kept card under its own deck.

    Rule: cards.jail_free
    """
    cards = state.board.decks[deck]
    place: i64 = 0
    while cards[place].effect != JAIL_FREE:
        place += 1
    state.tell(CARD_BACK, "cards.jail_free", state.keepers[deck], deck)
    state.decks[deck].put_below(place)
    state.keepers[deck] = NOBODY
    expire_card_offers(state, bit(deck))
