"""What is asked, and what labels say: the title, the price, the tribute, the turn in Jail."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.games.parts.jail import PAY_FINE
from gamenight.games.pets.actions import ADD_MARKER, CLAIM_IT, PAY_TRIBUTE, TAKE_OVER
from gamenight.kernel.event import OVER, Event, Kind, question

if TYPE_CHECKING:
    from gamenight.games.pets.sight import PetsSight
    from gamenight.kernel.action import Action

# Questions
START_ASKED: Final = Kind("start")
TURN_ASKED: Final = Kind("turn")
JAIL_ROLL: Final = Kind("jail", "turn", "most", "amount")
JAIL_PAY: Final = Kind("jail_pay", "turn", "most", "amount")
JAIL_CARD: Final = Kind("jail_card", "turn", "most", "amount")
JAIL_ALL: Final = Kind("jail_all", "turn", "most", "amount")
DICE_ASKED: Final = Kind("dice")
DRAW_ASKED: Final = Kind("draw")
CLAIM_ASKED: Final = Kind("claim", "space", "amount")
TRIBUTE_ASKED: Final = Kind("tribute", "space", "rival", "amount", "more")
ADD_ASKED: Final = Kind("add", "space", "amount")
PICK_ASKED: Final = Kind("pick", "team", "amount")
PICK_FOR_BANK: Final = Kind("pick_bank", "team", "amount")
QUESTIONS: Final = [
    START_ASKED, TURN_ASKED, JAIL_ROLL, JAIL_PAY, JAIL_CARD, JAIL_ALL, DICE_ASKED, DRAW_ASKED, CLAIM_ASKED,
    TRIBUTE_ASKED, ADD_ASKED, PICK_ASKED, PICK_FOR_BANK,
]  # fmt: skip
PLAIN: Final = {"start": START_ASKED, "dice": DICE_ASKED, "draw": DRAW_ASKED}

# Labels that name a sum
PAY_FOR: Final = Kind("pay_for", "amount")
CLAIM_FOR: Final = Kind("claim_for", "amount")
TRIBUTE_FOR: Final = Kind("tribute_for", "amount")
TAKE_FOR: Final = Kind("take_for", "amount")
ADD_FOR: Final = Kind("add_for", "amount")


def question_of(sight: PetsSight) -> Event:
    """What is asked, and what the sentence names."""
    asked = sight.asked()
    if asked == "turn":
        return turn_question(sight)
    title = sight.question()
    if title is not None:
        if asked == "tribute":
            more = title.amount + sight.board().numbers.takeover
            return question(TRIBUTE_ASKED, title.space, 1 - sight.team(title.seat), title.amount, more)
        return question(CLAIM_ASKED if asked == "claim" else ADD_ASKED, title.space, title.amount)
    pick = sight.picking()
    if pick is not None:
        return question(PICK_FOR_BANK if pick.leaves else PICK_ASKED, pick.debtor, pick.amount)
    return question(PLAIN[asked] if asked else OVER)


def turn_question(sight: PetsSight) -> Event:
    """A throw; in Jail which of the turns there it is, and the ways out.

    Rule: turn.roll, jail.pay, jail.card, jail.doubles
    """
    seat = sight.on_turn()
    turn = sight.jailed(seat)
    if turn == 0:
        return question(TURN_ASKED)
    team = sight.team(seat)
    numbers = sight.board().numbers
    kind = JAIL_ROLL
    if sight.cash(team) >= numbers.fine:
        kind = JAIL_ALL if sight.kept(team) else JAIL_PAY
    elif sight.kept(team):
        kind = JAIL_CARD
    return question(kind, turn, numbers.jail_turns, numbers.fine)


def label_of(sight: PetsSight, action: Action) -> Event | None:
    """What a button says besides its verb: the sum that it costs, while that is asked."""
    verb = action.verb
    if verb is PAY_FINE:
        return question(PAY_FOR, sight.board().numbers.fine)
    title = sight.question()
    if title is None:
        return None
    if verb is CLAIM_IT and title.asked == "claim":
        return question(CLAIM_FOR, title.amount)
    if verb is ADD_MARKER and title.asked == "add":
        return question(ADD_FOR, title.amount)
    if verb is PAY_TRIBUTE and title.asked == "tribute":
        return question(TRIBUTE_FOR, title.amount)
    if verb is TAKE_OVER and title.asked == "tribute":
        return question(TAKE_FOR, title.amount + sight.board().numbers.takeover)
    return None
