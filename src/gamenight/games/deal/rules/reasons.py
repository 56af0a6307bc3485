"""Why a card cannot be played so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.games.deal.actions import (
    ALLOW,
    BANK,
    BREAK,
    BUILD_HOTEL,
    BUILD_HOUSE,
    CHARGE_ONE,
    CHARGE_RENT,
    COLLECT_DEBT,
    DROP,
    GIVE,
    HAS_BUILDING,
    HAVE_BIRTHDAY,
    HOUSE_FIRST,
    INSIST,
    IS_GONE,
    LAY,
    NO_DISCARDING,
    NO_NO_TO_ANSWER,
    NO_SET_OF_THEIRS,
    NO_SUCH_COLOUR,
    NO_SUCH_KIND,
    NO_SUCH_PLAYER,
    NO_SUCH_SET,
    NOT_BUILT_ON,
    NOT_FULL,
    NOT_FULL_THERE,
    NOT_HELD,
    NOT_MONEY,
    NOT_ON_YOURSELF,
    NOT_PROPERTY,
    NOTHING_AGAINST_YOU,
    NOTHING_TO_PUT,
    PASS_GO_CARD,
    PAY,
    PUT,
    REFUSE,
    STEAL,
    SWAP,
    WRONG_COLOUR,
    YIELD,
)
from gamenight.games.deal.pack import (
    BIRTHDAY,
    DEAL_BREAKER,
    DEBT_COLLECTOR,
    FORCED_DEAL,
    HOTEL,
    HOUSE,
    PASS_GO,
    SLY_DEAL,
)
from gamenight.games.deal.pile import HOUSE_BIT
from gamenight.games.deal.rules.taking_reasons import why_no_rent, why_no_theft
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import holds

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.deal.state import Deal
    from gamenight.kernel.action import Action
    from gamenight.kernel.seat import Seat

ANSWERS: Final = [ALLOW, REFUSE, INSIST, YIELD, GIVE, PAY, PUT, DROP]  # nobody asks for these on a turn


def why_nothing_to_answer(state: Deal, action: Action) -> Event:
    """On one's turn nothing waits for an answer.

    Rule: no.party, pay.where, turn.discard
    """
    verb = action.verb
    if verb is PUT:
        return refusal(NOTHING_TO_PUT, "pay.where")
    if verb is DROP:
        return refusal(NO_DISCARDING, "turn.discard", state.pack.numbers.most_in_hand)
    if verb is INSIST or verb is YIELD:
        return refusal(NO_NO_TO_ANSWER, "no.party")
    return refusal(NOTHING_AGAINST_YOU, "no.party")


def why_no_action(state: Deal, seat: Seat, action: Action, *, plays: i64) -> Event:
    """The first demand of the card that is not met.

    Rule: turn.play, action.target
    """
    verb = action.verb
    if verb is BANK or verb is LAY:
        return why_not_laid(state, seat, action)
    if verb is CHARGE_RENT or verb is CHARGE_ONE:
        why = why_no_rent(state, seat, action, plays)
        return why if why is not None else why_no_target(state, seat, action.seat)
    kind = state.pack.acts[card_for(action)]
    if kind < 0:
        return refusal(NO_SUCH_KIND, "turn.play")
    if not state.in_hand(seat, kind):
        return refusal(NOT_HELD, "turn.play", kind)
    if verb is BUILD_HOUSE or verb is BUILD_HOTEL:
        return why_no_building(state, seat, action)
    if (
        action.seat == seat
        or not 0 <= action.seat < state.seats
        or holds(state.out | state.left, action.seat)
    ):
        return why_no_target(state, seat, action.seat)
    if verb is BREAK:
        return why_no_set(state, action)
    return why_no_theft(state, seat, action)


def why_not_laid(state: Deal, seat: Seat, action: Action) -> Event:
    """The card is not held, is no money or no property, or has not that colour.

    Rule: turn.play, play.bank, play.property
    """
    kind = action.item
    if not 0 <= kind < state.kinds:
        return refusal(NO_SUCH_KIND, "turn.play")
    if not state.in_hand(seat, kind):
        return refusal(NOT_HELD, "turn.play", kind)
    if action.verb is BANK:
        return refusal(NOT_MONEY, "play.bank", kind)
    if not state.pack.kinds[kind].is_property:
        return refusal(NOT_PROPERTY, "play.property", kind)
    if not 0 <= action.number < state.colours:
        return refusal(NO_SUCH_COLOUR, "play.property")
    return refusal(WRONG_COLOUR, "play.property", kind, action.number)


def card_for(action: Action) -> i64:
    """The action card that a word needs."""
    words = [PASS_GO_CARD, HAVE_BIRTHDAY, COLLECT_DEBT, STEAL, SWAP, BREAK, BUILD_HOUSE, BUILD_HOTEL]
    cards = [PASS_GO, BIRTHDAY, DEBT_COLLECTOR, SLY_DEAL, FORCED_DEAL, DEAL_BREAKER, HOUSE, HOTEL]
    for place, verb in enumerate(words):
        if verb is action.verb:
            return cards[place]
    return PASS_GO


def why_no_target(state: Deal, seat: Seat, other: Seat) -> Event:
    """Why a seat is no target: the card is played on another player who is in the game.

    Rule: action.target
    """
    if other == seat:
        return refusal(NOT_ON_YOURSELF, "action.target")
    if not 0 <= other < state.seats:
        return refusal(NO_SUCH_PLAYER, "action.target")
    return refusal(IS_GONE, "action.target", other)


def why_no_set(state: Deal, action: Action) -> Event:
    """Why a set cannot be taken: there is no such set, or it is not full.

    Rule: action.deal_breaker
    """
    slot = action.item
    if not 0 <= slot < state.slots:
        return refusal(NO_SUCH_SET, "action.deal_breaker")
    kind = NOT_FULL_THERE if state.pile(action.seat, slot) else NO_SET_OF_THEIRS
    return refusal(kind, "action.deal_breaker", action.seat, slot)


def why_no_building(state: Deal, seat: Seat, action: Action) -> Event:
    """Not one that is built on, not a full set, no house below the hotel, or taken already.

    Rule: action.house
    """
    slot = action.item
    if not 0 <= slot < state.slots:
        return refusal(NO_SUCH_SET, "action.house")
    if not state.pack.colours[state.colour_of(slot)].is_built:
        return refusal(NOT_BUILT_ON, "action.house", slot)
    if not state.is_full(seat, slot):
        return refusal(NOT_FULL, "action.house", slot)
    if action.verb is BUILD_HOTEL and not state.pile(seat, slot) & HOUSE_BIT:
        return refusal(HOUSE_FIRST, "action.house", slot)
    building = state.pack.acts[HOUSE if action.verb is BUILD_HOUSE else HOTEL]
    return refusal(HAS_BUILDING, "action.house", building, slot)
