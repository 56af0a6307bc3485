"""What can happen in the card game."""

from typing import Final

from gamenight.kernel.event import Kind

STARTS: Final = Kind("starts", "seat")
TURN_BEGAN: Final = Kind("turn_began", "seat", begins=True)
DREW: Final = Kind("drew", "seat")
DREW_CARD: Final = Kind("drew_card", "seat", "kind")
SHUFFLED: Final = Kind("shuffled", "count")
DRAW_SHORT: Final = Kind("draw_short", "seat")
BANKED: Final = Kind("banked", "seat", "kind")
LAID: Final = Kind("laid", "seat", "kind")
LAID_AS: Final = Kind("laid_as", "seat", "kind", "colour")
PLAYED: Final = Kind("played", "seat", "kind")
PLAYED_ON: Final = Kind("played_on", "seat", "other", "kind")
HAS_BIRTHDAY: Final = Kind("has_birthday", "seat", "amount")
WANTS_SUM: Final = Kind("wants_sum", "seat", "other", "amount")
CHARGED: Final = Kind("charged", "seat", "amount", "set")
CHARGED_ONE: Final = Kind("charged_one", "seat", "other", "amount", "set")
WANTS_CARD: Final = Kind("wants_card", "seat", "other", "card")
WANTS_SWAP: Final = Kind("wants_swap", "seat", "other", "card", "mine")
WANTS_SET: Final = Kind("wants_set", "seat", "other", "set")
BUILT: Final = Kind("built", "seat", "kind", "set")
SAID_NO: Final = Kind("said_no", "seat", "other", notable=True, cheers=("seat",), saddens=("other",))
ALLOWED: Final = Kind("allowed", "seat", "other")
YIELDED: Final = Kind("yielded", "seat", "other")
CANCELLED: Final = Kind("cancelled", "seat", "other")
PAID: Final = Kind("paid", "seat", "other", "kind")
OVERPAID: Final = Kind("overpaid", "seat", "other", "amount")
PAID_ALL: Final = Kind(
    "paid_all", "seat", "other", "amount", pays=("seat", "other"), cheers=("other",), saddens=("seat",)
)
PAID_NOTHING: Final = Kind("paid_nothing", "seat", "other")
IN_VAIN: Final = Kind("in_vain", "seat")
STOLEN: Final = Kind("stolen", "seat", "other", "kind", notable=True, cheers=("seat",), saddens=("other",))
SWAPPED: Final = Kind(
    "swapped", "seat", "other", "kind", "mine", notable=True, cheers=("seat",), saddens=("other",)
)
BROKEN: Final = Kind("broken", "seat", "other", "set", notable=True, cheers=("seat",), saddens=("other",))
SET_APART: Final = Kind("set_apart", "seat", "set")
PUT_DOWN: Final = Kind("put_down", "seat", "kind", "colour")
MOVED: Final = Kind("moved", "seat", "kind", "set")
BUILDING_BANKED: Final = Kind("building_banked", "seat", "kind")
DISCARDED: Final = Kind("discarded", "seat")
DISCARDED_CARD: Final = Kind("discarded_card", "seat", "kind")
LEFT_GAME: Final = Kind("left_game", "seat", notable=True)
STALLED: Final = Kind("stalled")
COUNTED: Final = Kind("counted", "seat", "sets", "amount")
WON: Final = Kind("won", "seat", notable=True, ends=True, cheers=("seat",))

EVENTS: Final = [
    STARTS, TURN_BEGAN, DREW, DREW_CARD, SHUFFLED, DRAW_SHORT, BANKED, LAID, LAID_AS, PLAYED, PLAYED_ON,
    HAS_BIRTHDAY, WANTS_SUM, CHARGED, CHARGED_ONE, WANTS_CARD, WANTS_SWAP, WANTS_SET, BUILT, SAID_NO,
    ALLOWED, YIELDED, CANCELLED, PAID, OVERPAID, PAID_ALL, PAID_NOTHING, IN_VAIN, STOLEN, SWAPPED, BROKEN,
    SET_APART, PUT_DOWN, MOVED, BUILDING_BANKED, DISCARDED, DISCARDED_CARD, LEFT_GAME, STALLED, COUNTED,
    WON,
]  # fmt: skip
