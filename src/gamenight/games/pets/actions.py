"""The words of the team game, and the things that can happen in it."""

from typing import Final

from gamenight.games.parts.dice import FALL
from gamenight.games.pets.board import MOST_SPACES, TALLEST
from gamenight.kernel.action import Action, Verb
from gamenight.kernel.event import Kind

SHOW: Final = Verb("show", item="pet")
SHOW_NONE: Final = Verb("none")
ROLL: Final = Verb("roll")
PAY_FINE: Final = Verb("pay")
USE_CARD: Final = Verb("card")
CLAIM_IT: Final = Verb("claim")
LEAVE_IT: Final = Verb("leave")
PAY_TRIBUTE: Final = Verb("tribute")
TAKE_OVER: Final = Verb("take")
ADD_MARKER: Final = Verb("add")
PICK_MARKER: Final = Verb("pick", item="space", number="level")

VERBS: Final = [
    SHOW, SHOW_NONE, ROLL, PAY_FINE, USE_CARD, CLAIM_IT, LEAVE_IT, PAY_TRIBUTE, TAKE_OVER, ADD_MARKER,
    PICK_MARKER,
]  # fmt: skip

DRAWN: Final = Verb("card", item="deck", number="card")
FIRST: Final = Verb("first", seat="seat")
CHANCES: Final = [FALL, DRAWN, FIRST]

# Actions made once and shared
TO_ROLL: Final = Action(ROLL)
TO_PAY_FINE: Final = Action(PAY_FINE)
TO_USE_CARD: Final = Action(USE_CARD)
ONLY_ROLL: Final = [TO_ROLL]
CLAIM_OR_LEAVE: Final = [Action(CLAIM_IT), Action(LEAVE_IT)]
TAKE_OR_PAY: Final = [Action(TAKE_OVER), Action(PAY_TRIBUTE)]
ADD_OR_LEAVE: Final = [Action(ADD_MARKER), Action(LEAVE_IT)]
TO_SHOW_NONE: Final = Action(SHOW_NONE)
TO_PICK: Final = [
    [Action(PICK_MARKER, item=space, number=level) for level in range(TALLEST + 1)]
    for space in range(MOST_SPACES)
]

# Why a team owes
TRIBUTE_DUE: Final = 0
CARD_TO_RIVAL: Final = 1
CARD_FEE: Final = 2
FINE_LAST: Final = 3

# What happened
SHOWED: Final = Kind("showed", "seat", "pet")
SHOWED_NONE: Final = Kind("showed_none", "seat")
STARTS: Final = Kind("starts", "seat")
STARTS_BY_LOT: Final = Kind("starts_by_lot", "seat")
TURN_BEGAN: Final = Kind("turn_began", "seat")
THREW: Final = Kind("threw", "seat", "first", "second")
MOVED: Final = Kind("moved", "seat", "from", "to", "count")
MOVED_BY_CARD: Final = Kind("moved_by_card", "seat", "from", "to")
ZOOMED: Final = Kind("zoomed", "seat", "from", "to")
NOWHERE_TO_ZOOM: Final = Kind("nowhere_to_zoom", "seat")
SALARY: Final = Kind("salary", "seat", "team", "amount")
LANDED: Final = Kind("landed", "seat", "space")
VISITING: Final = Kind("visiting", "seat", "space")
PARKED: Final = Kind("parked", "seat", "space")
CLAIMED: Final = Kind("claimed", "seat", "team", "space", "amount")
LEFT_UNCLAIMED: Final = Kind("left_unclaimed", "seat", "space", "amount")
TOO_DEAR_TO_CLAIM: Final = Kind("too_dear_to_claim", "seat", "team", "space", "amount")
THEIRS_LOCKED: Final = Kind("theirs_locked", "seat", "rival", "space")
TOO_DEAR_TO_TAKE: Final = Kind("too_dear_to_take", "seat", "team", "space", "amount")
PAID_TRIBUTE: Final = Kind("paid_tribute", "seat", "team", "rival", "amount", "space")
TOOK_OVER: Final = Kind("took_over", "seat", "team", "rival", "amount", "space")
ADDED: Final = Kind("added", "seat", "team", "space", "amount")
LEFT_AS_IT_IS: Final = Kind("left_as_it_is", "seat", "space")
OURS_LOCKED: Final = Kind("ours_locked", "seat", "team", "space")
TOO_DEAR_TO_ADD: Final = Kind("too_dear_to_add", "seat", "team", "space", "amount")
LOCKED: Final = Kind("locked", "team", "space")
UNLOCKED: Final = Kind("unlocked", "space")
OWNS: Final = Kind("owns", "team", "space")
UNCLAIMED: Final = Kind("unclaimed", "space")
DREW: Final = Kind("drew", "seat", "deck", "card")
KEPT_CARD: Final = Kind("kept_card", "seat", "team")
CARD_BACK: Final = Kind("card_back", "seat", "team")
GOT_BY_CARD: Final = Kind("got_by_card", "seat", "team", "amount")
PAID_BY_CARD: Final = Kind("paid_by_card", "seat", "team", "amount")
PAID_RIVAL: Final = Kind("paid_rival", "team", "rival", "amount")
PAID_FINE: Final = Kind("paid_fine", "seat", "team", "amount")
TO_JAIL_NOW: Final = Kind("to_jail", "seat", "from")
LEFT_JAIL: Final = Kind("left_jail", "seat")
STAYED_IN_JAIL: Final = Kind("stayed_in_jail", "seat", "turn")
CANNOT_PAY: Final = Kind("cannot_pay", "team", "rival", "amount")
CANNOT_PAY_BANK: Final = Kind("cannot_pay_bank", "team", "amount")
FORGIVEN: Final = Kind("forgiven", "team", "amount")
KEPT_CASH: Final = Kind("kept_cash", "team", "amount")
HANDED_OVER: Final = Kind("handed_over", "team", "rival", "amount")
HANDED_TO_BANK: Final = Kind("handed_to_bank", "team", "amount")
NOTHING_TO_GIVE: Final = Kind("nothing_to_give", "team")
ONLY_MARKER: Final = Kind("only_marker", "team", "space")
REPLACED: Final = Kind("replaced", "seat", "team", "rival", "space", "level")
REMOVED: Final = Kind("removed", "seat", "rival", "space", "level")
LEFT_TEAM: Final = Kind("left_team", "seat", "team")
SUDDEN_DEATH: Final = Kind("sudden_death", "titles")
COUNTED: Final = Kind("counted", "team", "titles")
COUNTED_CASH: Final = Kind("counted_cash", "team", "amount")
CAPPED: Final = Kind("capped", "rounds")
WON: Final = Kind("won", "team")
SHARED: Final = Kind("shared", "titles")
