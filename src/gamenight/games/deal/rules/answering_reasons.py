"""Why something is no answer to what was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.deal.actions import (
    ALLOW,
    ALLOW_FIRST,
    ANSWERS_FIRST,
    COUNTER_FIRST,
    DROP,
    GIVE,
    HAS_ALLOWED,
    INSIST,
    NO_DISCARDING,
    NO_NO,
    NO_OF_THEIRS,
    NO_PLAY_FOR_NO,
    NOT_THE_ACTOR,
    NOT_YOUR_TURN,
    NOTHING_DUE,
    NOTHING_TO_PAY,
    NOTHING_TO_PUT,
    OTHERS_TURN,
    PAY,
    PUT,
    REFUSE,
    YIELD,
    YOU_ACT,
)
from gamenight.games.deal.pack import JUST_SAY_NO
from gamenight.games.deal.rules.paying_reasons import why_not_give
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import holds

if TYPE_CHECKING:
    from gamenight.games.deal.memory import ChargeFrame
    from gamenight.games.deal.state import Deal
    from gamenight.kernel.action import Action
    from gamenight.kernel.seat import Seat


def why_no_answer(state: Deal, frame: ChargeFrame, seat: Seat, action: Action) -> Event:
    """What a target or the actor may not say now, and why.

    Rule: no.party, no.when, turn.play
    """
    if action.verb is PUT:
        return refusal(NOTHING_TO_PUT, "pay.where")
    if action.verb is DROP:
        return refusal(NO_DISCARDING, "turn.discard", state.pack.numbers.most_in_hand)
    if seat == frame.seat:
        return why_not_for_actor(state, frame, action)
    return why_not_for_target(state, frame, seat, action)


def why_not_for_actor(state: Deal, frame: ChargeFrame, action: Action) -> Event:
    """Why the actor may not answer so: what waits for the actor is somebody's No.

    Rule: action.just_say_no, no.party
    """
    verb = action.verb
    if verb is INSIST or verb is YIELD:
        if not 0 <= action.seat < state.seats or not holds(frame.refused, action.seat):
            return refusal(NO_OF_THEIRS, "no.party")
        if not state.in_hand(frame.seat, state.pack.acts[JUST_SAY_NO]):
            return refusal(NO_NO, "action.just_say_no")
        return refusal(NO_PLAY_FOR_NO, "action.just_say_no")
    if verb is ALLOW or verb is REFUSE or verb is PAY or verb is GIVE:
        return refusal(YOU_ACT, "no.party")
    return refusal(COUNTER_FIRST, "no.when")


def why_not_for_target(state: Deal, frame: ChargeFrame, seat: Seat, action: Action) -> Event:
    """No No in hand, nothing to pay, or it is somebody else's turn.

    Rule: action.just_say_no, no.party, no.when, pay.no_change, pay.nothing
    """
    verb = action.verb
    if verb is INSIST or verb is YIELD:
        return refusal(NOT_THE_ACTOR, "no.party", frame.seat)
    if verb is not ALLOW and verb is not REFUSE and verb is not PAY and verb is not GIVE:
        return refusal(OTHERS_TURN, "turn.play", frame.seat)
    if verb is REFUSE:
        return refusal(NO_NO, "action.just_say_no")
    if holds(frame.asked, seat):
        if not frame.demand.is_sum:
            return refusal(NOTHING_DUE, "no.when", frame.seat)
        if state.value_of(seat) == 0:
            return refusal(NOTHING_TO_PAY, "pay.wild10" if state.laid(seat) else "pay.nothing")
        return refusal(ALLOW_FIRST, "no.when")
    if verb is GIVE:
        return why_not_give(state, frame, seat, state.pack.spot(action.item))
    return refusal(HAS_ALLOWED, "no.when", frame.seat)


def why_not_moved(state: Deal, seat: Seat) -> Event:
    """Only the player on turn rearranges, and not while something is being settled.

    Rule: move.rearrange, rearrange.result
    """
    turn = state.stack[0].seat
    if turn != seat:
        return refusal(NOT_YOUR_TURN, "move.rearrange", turn)
    return refusal(ANSWERS_FIRST, "rearrange.result")
