"""The words of the card game, and the things that can happen in it."""

from typing import Final

from gamenight.games.deal.terms import MOVING
from gamenight.kernel.action import Action, Verb
from gamenight.kernel.event import Kind

# On one's turn
BANK: Final = Verb("bank", item="kind")
LAY: Final = Verb("lay", item="kind", number="colour")
PASS_GO_CARD: Final = Verb("pass-go")
HAVE_BIRTHDAY: Final = Verb("birthday")
COLLECT_DEBT: Final = Verb("collect", seat="seat")
CHARGE_RENT: Final = Verb("rent", item="set", number="doublers")
CHARGE_ONE: Final = Verb("rent-one", seat="seat", item="set", number="doublers")
STEAL: Final = Verb("steal", seat="seat", item="card")
SWAP: Final = Verb("swap", seat="seat", item="card", number="mine")
BREAK: Final = Verb("break", seat="seat", item="set")
BUILD_HOUSE: Final = Verb("house", item="set")
BUILD_HOTEL: Final = Verb("hotel", item="set")
END: Final = Verb("end")
MOVE: Final = Verb("move", item="card", number="set", aside=MOVING)
DROP: Final = Verb("discard", item="kind")

# When somebody plays against one
ALLOW: Final = Verb("allow")
REFUSE: Final = Verb("no")
INSIST: Final = Verb("insist", seat="seat")
YIELD: Final = Verb("yield", seat="seat")
GIVE: Final = Verb("give", item="card")
PAY: Final = Verb("pay", goods="card")
PUT: Final = Verb("put", number="colour")

VERBS: Final = [
    BANK, LAY, PASS_GO_CARD, HAVE_BIRTHDAY, COLLECT_DEBT, CHARGE_RENT, CHARGE_ONE, STEAL, SWAP, BREAK,
    BUILD_HOUSE, BUILD_HOTEL, END, MOVE, DROP, ALLOW, REFUSE, INSIST, YIELD, GIVE, PAY, PUT,
]  # fmt: skip

CARD: Final = Verb("card", item="kind")
BEGINS: Final = Verb("first", seat="seat")
CHANCES: Final = [CARD, BEGINS]

MOST_KINDS: Final = 64
TO_CARD: Final = [Action(CARD, item=kind) for kind in range(MOST_KINDS)]
TO_BANK: Final = [Action(BANK, item=kind) for kind in range(MOST_KINDS)]
TO_DROP: Final = [Action(DROP, item=kind) for kind in range(MOST_KINDS)]
TO_END: Final = Action(END)
TO_ALLOW: Final = Action(ALLOW)
TO_REFUSE: Final = Action(REFUSE)
TO_PASS_GO: Final = Action(PASS_GO_CARD)
TO_HAVE_BIRTHDAY: Final = Action(HAVE_BIRTHDAY)
ONLY_ALLOW: Final = [TO_ALLOW]
ALLOW_OR_NO: Final = [TO_ALLOW, TO_REFUSE]

# What happened
STARTS: Final = Kind("starts", "seat")
TURN_BEGAN: Final = Kind("turn_began", "seat")
DREW: Final = Kind("drew", "seat")
DREW_CARD: Final = Kind("drew_card", "seat", "kind")
SHUFFLED: Final = Kind("shuffled", "count")
DRAW_SHORT: Final = Kind("draw_short", "seat")
BANKED: Final = Kind("banked", "seat", "kind")
LAID: Final = Kind("laid", "seat", "kind", "colour")
PLAYED: Final = Kind("played", "seat", "kind")
PLAYED_ON: Final = Kind("played_on", "seat", "other", "kind")
CHARGED: Final = Kind("charged", "seat", "amount", "set")
CHARGED_ONE: Final = Kind("charged_one", "seat", "other", "amount", "set")
WANTS_CARD: Final = Kind("wants_card", "seat", "other", "kind")
WANTS_SWAP: Final = Kind("wants_swap", "seat", "other", "kind", "mine")
WANTS_SET: Final = Kind("wants_set", "seat", "other", "set")
BUILT: Final = Kind("built", "seat", "kind", "set")
SAID_NO: Final = Kind("said_no", "seat", "other")
ALLOWED: Final = Kind("allowed", "seat", "other")
YIELDED: Final = Kind("yielded", "seat", "other")
CANCELLED: Final = Kind("cancelled", "seat", "other")
PAID: Final = Kind("paid", "seat", "other", "kind")
PAID_ALL: Final = Kind("paid_all", "seat", "other", "amount")
PAID_NOTHING: Final = Kind("paid_nothing", "seat", "other")
STOLEN: Final = Kind("stolen", "seat", "other", "kind")
SWAPPED: Final = Kind("swapped", "seat", "other", "kind", "mine")
BROKEN: Final = Kind("broken", "seat", "other", "set")
PUT_DOWN: Final = Kind("put_down", "seat", "kind", "colour")
MOVED: Final = Kind("moved", "seat", "kind", "set")
BUILDING_BANKED: Final = Kind("building_banked", "seat", "kind")
DISCARDED: Final = Kind("discarded", "seat")
DISCARDED_CARD: Final = Kind("discarded_card", "seat", "kind")
LEFT_GAME: Final = Kind("left_game", "seat")
STALLED: Final = Kind("stalled")
COUNTED: Final = Kind("counted", "seat", "sets", "amount")
WON: Final = Kind("won", "seat")

# What is refused
NOT_HELD: Final = Kind("not_held", "seat", "kind")
NOT_MONEY: Final = Kind("not_money", "kind")
NOT_PROPERTY: Final = Kind("not_property", "kind")
WRONG_COLOUR: Final = Kind("wrong_colour", "kind", "colour")
NO_PLAYS: Final = Kind("no_plays", "seat")
NO_TARGET: Final = Kind("no_target", "kind")
NO_SUCH_CARD: Final = Kind("no_such_card", "seat")
FULL_SET: Final = Kind("full_set", "set")
NOT_FULL: Final = Kind("not_full", "set")
NO_RENT: Final = Kind("no_rent", "set")
NO_DOUBLERS: Final = Kind("no_doublers", "seat", "count")
NOT_BUILT_ON: Final = Kind("not_built_on", "set")
HAS_BUILDING: Final = Kind("has_building", "set")
HOUSE_FIRST: Final = Kind("house_first", "set")
NO_NO: Final = Kind("no_no", "seat")
NO_LANE: Final = Kind("no_lane", "seat")
NOT_ENOUGH: Final = Kind("not_enough", "amount", "least")
WASTE: Final = Kind("waste", "amount")
NOT_THERE: Final = Kind("not_there", "seat")
HOTEL_FIRST: Final = Kind("hotel_first", "set")
NO_MOVES: Final = Kind("no_moves", "count")
SAME_PLACE: Final = Kind("same_place", "set")
NOT_YOUR_TURN: Final = Kind("not_your_turn", "seat")
