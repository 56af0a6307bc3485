"""The words of the card game, and what is refused in it."""

from typing import Final

from gamenight.games.deal.pack import MOST_KINDS
from gamenight.games.deal.terms import MOVING
from gamenight.kernel.action import Action, Verb
from gamenight.kernel.event import Kind

# On one's turn
BANK: Final = Verb("bank", item="kind", spare=True)
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
MOVE: Final = Verb("move", item="card", number="set", aside=MOVING, group="move")
DROP: Final = Verb("discard", item="kind")

# When somebody plays against one
ALLOW: Final = Verb("allow", group="allow")
REFUSE: Final = Verb("no")
INSIST: Final = Verb("insist", seat="seat")
YIELD: Final = Verb("yield", seat="seat")
GIVE: Final = Verb("give", item="card", group="pay")
PAY: Final = Verb("pay", goods="card", group="pay")
PUT: Final = Verb("put", number="colour")

VERBS: Final = [
    BANK, LAY, PASS_GO_CARD, HAVE_BIRTHDAY, COLLECT_DEBT, CHARGE_RENT, CHARGE_ONE, STEAL, SWAP, BREAK,
    BUILD_HOUSE, BUILD_HOTEL, END, MOVE, DROP, ALLOW, REFUSE, INSIST, YIELD, GIVE, PAY, PUT,
]  # fmt: skip

CARD: Final = Verb("card", item="kind")
BEGINS: Final = Verb("first", seat="seat")
CHANCES: Final = [CARD, BEGINS]

TO_CARD: Final = [Action(CARD, item=kind) for kind in range(MOST_KINDS)]
TO_BANK: Final = [Action(BANK, item=kind) for kind in range(MOST_KINDS)]
TO_DROP: Final = [Action(DROP, item=kind) for kind in range(MOST_KINDS)]
TO_END: Final = Action(END)
TO_ALLOW: Final = Action(ALLOW)
TO_REFUSE: Final = Action(REFUSE)
TO_PASS_GO: Final = Action(PASS_GO_CARD)
TO_HAVE_BIRTHDAY: Final = Action(HAVE_BIRTHDAY)
TO_PAY: Final = Action(PAY, most=0)  # any goods
ONLY_ALLOW: Final = [TO_ALLOW]
ALLOW_OR_NO: Final = [TO_ALLOW, TO_REFUSE]
ALLOW_OR_PAY: Final = [TO_ALLOW, TO_PAY]
ALLOW_NO_OR_PAY: Final = [TO_ALLOW, TO_REFUSE, TO_PAY]

# What is refused
NO_PLAYS: Final = Kind("no_plays", "count", helps=("move", "end"))
NO_SUCH_KIND: Final = Kind("no_such_kind")
NO_SUCH_COLOUR: Final = Kind("no_such_colour")
NO_SUCH_SET: Final = Kind("no_such_set")
NOT_HELD: Final = Kind("not_held", "kind")
NOT_MONEY: Final = Kind("not_money", "kind", helps=("lay",))
NOT_PROPERTY: Final = Kind("not_property", "kind", helps=("bank",))
WRONG_COLOUR: Final = Kind("wrong_colour", "kind", "colour")
NOT_ON_YOURSELF: Final = Kind("not_on_yourself")
NO_SUCH_PLAYER: Final = Kind("no_such_player")
IS_GONE: Final = Kind("is_gone", "other")
NO_RENT_CARD: Final = Kind("no_rent_card", "set")
EMPTY_SET: Final = Kind("empty_set", "set")
ONLY_WILDS: Final = Kind("only_wilds", "set")
NO_DOUBLING: Final = Kind("no_doubling")
FEW_DOUBLERS: Final = Kind("few_doublers", "count")
FEW_PLAYS: Final = Kind("few_plays", "count")
BANK_IS_SAFE: Final = Kind("bank_is_safe")
BUILDING_IS_SAFE: Final = Kind("building_is_safe")
NOT_THEIRS: Final = Kind("not_theirs", "other")
FULL_SET: Final = Kind("full_set", "set")
NO_PROPERTY_OF_YOURS: Final = Kind("no_property_of_yours")
NO_SET_OF_THEIRS: Final = Kind("no_set_of_theirs", "other", "set")
NOT_FULL_THERE: Final = Kind("not_full_there", "other", "set")
NOT_FULL: Final = Kind("not_full", "set")
NOT_BUILT_ON: Final = Kind("not_built_on", "set")
HAS_BUILDING: Final = Kind("has_building", "kind", "set")
HOUSE_FIRST: Final = Kind("house_first", "set")
NOTHING_AGAINST_YOU: Final = Kind("nothing_against_you")
NO_NO_TO_ANSWER: Final = Kind("no_no_to_answer")
NOTHING_TO_PUT: Final = Kind("nothing_to_put")
NO_DISCARDING: Final = Kind("no_discarding", "count")

# What is refused: rearranging
NOT_YOUR_TURN: Final = Kind("not_your_turn", "other")
ANSWERS_FIRST: Final = Kind("answers_first")
NO_MOVES: Final = Kind("no_moves", "count", helps=("bank", "lay", "end"))
NOT_IN_A_SET: Final = Kind("not_in_a_set")
NOT_YOURS: Final = Kind("not_yours")
SAME_PLACE: Final = Kind("same_place", "set")
NO_ROOM: Final = Kind("no_room", "set")
ALONE: Final = Kind("alone", "kind", "set")
NEARER_PLACE: Final = Kind("nearer_place", "set")

# What is refused: answering
NO_NO: Final = Kind("no_no")
NO_PLAY_FOR_NO: Final = Kind("no_play_for_no")
NOT_THE_ACTOR: Final = Kind("not_the_actor", "other")
YOU_ACT: Final = Kind("you_act")
NO_OF_THEIRS: Final = Kind("no_of_theirs")
OTHERS_TURN: Final = Kind("others_turn", "other")
COUNTER_FIRST: Final = Kind("counter_first")
HAS_ALLOWED: Final = Kind("has_allowed", "other")
ALLOW_FIRST: Final = Kind("allow_first", helps=("pay", "allow"))
NOTHING_DUE: Final = Kind("nothing_due", "other")
NOTHING_TO_PAY: Final = Kind("nothing_to_pay", helps=("allow",))
IN_HAND: Final = Kind("in_hand", "kind", helps=("pay",))
NOT_SO_MANY: Final = Kind("not_so_many", "count", helps=("pay",))
WORTHLESS: Final = Kind("worthless", "kind", helps=("pay",))
HOTEL_TOO: Final = Kind("hotel_too", "set", helps=("pay",))
NOT_ENOUGH: Final = Kind("not_enough", "amount", "least", helps=("pay",))
ALL_OF_IT: Final = Kind("all_of_it", "amount", "least", helps=("allow", "pay"))
DEARER_FIRST: Final = Kind("dearer_first", helps=("pay",))
SHORT_SO: Final = Kind("short_so", "amount", helps=("pay",))
PUT_FIRST: Final = Kind("put_first", "kind")
DISCARD_FIRST: Final = Kind("discard_first", "count")
