"""Why a word is refused: each has its own reason, whatever is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.games.parts.jail import FREE, PAY_FINE, ROLL, USE_CARD
from gamenight.games.pets.actions import (
    CLAIM_IT,
    LEAVE_IT,
    PAY_TRIBUTE,
    PICK_MARKER,
    SHOW,
    SHOW_NONE,
    TAKE_OVER,
)
from gamenight.games.pets.board import TITLE
from gamenight.kernel.event import Event, Kind, refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.pets.memory import PickFrame, TitleFrame
    from gamenight.games.pets.state import Pets
    from gamenight.kernel.action import Action, Verb
    from gamenight.kernel.seat import Seat

# Before the first turn
NOT_BEGUN: Final = Kind("not_begun", helps=("show", "none"))
NO_SUCH_PET: Final = Kind("no_such_pet", "most", helps=("show", "none"))
# A turn
BEGUN: Final = Kind("begun")
MUST_ROLL: Final = Kind("must_roll", helps=("roll", "pay", "card"))
HAS_ROLLED: Final = Kind("has_rolled")
NOT_JAILED: Final = Kind("not_jailed")
TOO_DEAR: Final = Kind("too_dear", "amount", "has", helps=("card", "roll"), lacks=True)
NO_JAIL_CARD: Final = Kind("no_jail_card", helps=("pay", "roll"), lacks=True)
NO_DEBT: Final = Kind("no_debt")
# A title
NOTHING_DUE: Final = Kind("nothing_due", "space")
NOBODYS: Final = Kind("nobodys", "space", helps=("claim",))
NOT_OURS: Final = Kind("not_ours", "space", helps=("claim",))
THEIRS: Final = Kind("theirs", "rival", "space", helps=("take",))
MUST_PAY: Final = Kind("must_pay", "amount", "rival", helps=("tribute", "take"))
OURS: Final = Kind("ours", "space", helps=("add",))
OURS_FREE: Final = Kind("ours_free", "space")
# A marker
PICK_FIRST: Final = Kind("pick_first", "team", "amount", helps=("pick",))
NO_SUCH_SPACE: Final = Kind("no_such_space", "most")
NO_TITLE: Final = Kind("no_title", "space")
NO_MARKER: Final = Kind("no_marker", "space")
OWN_MARKER: Final = Kind("own_marker", "space")


def why_not_begun(state: Pets, verb: Verb) -> Event:
    """First somebody shows a pet; and there are so many pictures.

    Rule: order.first
    """
    if verb is SHOW:
        return refusal(NO_SUCH_PET, "order.first", state.board.pets - 1)
    return refusal(NOT_BEGUN, "order.first")


def why_not_before_throw(state: Pets, seat: Seat, verb: Verb) -> Event:
    """The dice come first; the ways out of Jail are for those in it, and have their price.

    Rule: turn.roll, jail.pay, jail.card, order.first, debt.team
    """
    team = state.team_of(seat)
    is_free = state.jailed[seat] == FREE
    if verb is PAY_FINE and not is_free:
        return refusal(TOO_DEAR, "jail.pay", state.board.numbers.fine, state.cash[team])
    if verb is USE_CARD and not is_free:
        return refusal(NO_JAIL_CARD, "jail.card")
    if verb is PAY_FINE or verb is USE_CARD or verb is SHOW or verb is SHOW_NONE or verb is PICK_MARKER:
        return why_not_on_title(verb)
    return refusal(MUST_ROLL, "turn.roll")


def why_not_on_title(verb: Verb) -> Event:
    """What has nothing to do with a title: who goes first, another throw, Jail, a marker for a debt.

    Rule: order.first, turn.roll, jail.pay, jail.card, debt.team
    """
    if verb is ROLL:
        return refusal(HAS_ROLLED, "turn.roll")
    if verb is PAY_FINE:
        return refusal(NOT_JAILED, "jail.pay")
    if verb is USE_CARD:
        return refusal(NOT_JAILED, "jail.card")
    if verb is PICK_MARKER:
        return refusal(NO_DEBT, "debt.team")
    assert verb is SHOW or verb is SHOW_NONE
    return refusal(BEGUN, "order.first")


def why_not_unclaimed(space: i64, verb: Verb) -> Event:
    """Nobody owns it: there is nobody to pay, and no marker to build on.

    Rule: title.tribute, title.take, title.own
    """
    if verb is PAY_TRIBUTE:
        return refusal(NOTHING_DUE, "title.tribute", space)
    if verb is TAKE_OVER:
        return refusal(NOBODYS, "title.take", space)
    return refusal(NOT_OURS, "title.own", space)


def why_not_theirs(state: Pets, frame: TitleFrame, verb: Verb) -> Event:
    """Why not: the other team owns the title, and its tribute has to be paid if there is cash for it.

    Rule: title.claim, title.own, debt.able
    """
    rival = 1 - state.team_of(frame.seat)
    if verb is LEAVE_IT:
        return refusal(MUST_PAY, "debt.able", frame.amount, rival)
    return refusal(THEIRS, "title.claim" if verb is CLAIM_IT else "title.own", rival, frame.space)


def why_not_ours(space: i64, verb: Verb) -> Event:
    """One's own team owns it: it cannot be claimed or taken over, and costs nothing.

    Rule: title.claim, title.take, title.own
    """
    if verb is PAY_TRIBUTE:
        return refusal(OURS_FREE, "title.own", space)
    return refusal(OURS, "title.claim" if verb is CLAIM_IT else "title.take", space)


def why_not_pick(state: Pets, frame: PickFrame, action: Action, clause: str) -> Event:
    """A marker of the debtors, and one that lies there; and nothing else before that.

    Rule: debt.team, debt.bank
    """
    if action.verb is not PICK_MARKER:
        return refusal(PICK_FIRST, clause, frame.debtor, frame.amount)
    space = action.item
    if not 0 <= space < state.board.size:
        return refusal(NO_SUCH_SPACE, clause, state.board.size - 1)
    if state.board.spaces[space].kind != TITLE:
        return refusal(NO_TITLE, clause, space)
    if not 1 <= action.number <= state.pile(space).height:
        return refusal(NO_MARKER, clause, space)
    return refusal(OWN_MARKER, clause, space)
