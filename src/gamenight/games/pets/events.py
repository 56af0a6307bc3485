"""What can happen in the team game."""

from typing import Final

from gamenight.kernel.event import Kind

SHOWED: Final = Kind("showed", "seat", "pet")
SHOWED_NONE: Final = Kind("showed_none", "seat")
STARTS: Final = Kind("starts", "seat")
STARTS_BY_LOT: Final = Kind("starts_by_lot", "seat")
TURN_BEGAN: Final = Kind("turn_began", "seat", begins=True)
THREW: Final = Kind("threw", "seat", "first", "second", throws=("first", "second"))
MOVED: Final = Kind("moved", "seat", "from", "to", "count", moves="count")
MOVED_BY_CARD: Final = Kind("moved_by_card", "seat", "from", "to", moves="leap")
ZOOMED: Final = Kind("zoomed", "seat", "from", "to", moves="leap")
NOWHERE_TO_ZOOM: Final = Kind("nowhere_to_zoom", "seat")
SALARY: Final = Kind("salary", "seat", "team", "amount", pays=("bank", "team"))
LANDED: Final = Kind("landed", "seat", "space")
VISITING: Final = Kind("visiting", "seat", "space")
PARKED: Final = Kind("parked", "seat", "space")
CLAIMED: Final = Kind("claimed", "seat", "team", "space", "amount", pays=("team", "bank"))
LEFT_UNCLAIMED: Final = Kind("left_unclaimed", "seat", "space", "amount")
TOO_DEAR_TO_CLAIM: Final = Kind("too_dear_to_claim", "seat", "team", "space", "amount")
THEIRS_LOCKED: Final = Kind("theirs_locked", "seat", "rival", "space")
TOO_DEAR_TO_TAKE: Final = Kind("too_dear_to_take", "seat", "team", "space", "amount")
PAID_TRIBUTE: Final = Kind(
    "paid_tribute",
    "seat",
    "team",
    "rival",
    "amount",
    "space",
    pays=("team", "rival"),
    at="space",
    cheers=("rival",),
    saddens=("team",),
)
TOOK_OVER: Final = Kind(
    "took_over",
    "seat",
    "team",
    "rival",
    "amount",
    "space",
    pays=("team", "rival"),
    at="space",
    notable=True,
    cheers=("team",),
    saddens=("rival",),
)
ADDED: Final = Kind("added", "seat", "team", "space", "amount", pays=("team", "bank"))
LEFT_AS_IT_IS: Final = Kind("left_as_it_is", "seat", "space")
OURS_LOCKED: Final = Kind("ours_locked", "seat", "team", "space")
TOO_DEAR_TO_ADD: Final = Kind("too_dear_to_add", "seat", "team", "space", "amount")
LOCKED: Final = Kind("locked", "team", "space", notable=True, cheers=("team",))
UNLOCKED: Final = Kind("unlocked", "space")
OWNS: Final = Kind("owns", "team", "space")
UNCLAIMED: Final = Kind("unclaimed", "space")
DREW: Final = Kind("drew", "seat", "deck", "card", turns="card")
KEPT_CARD: Final = Kind("kept_card", "seat", "team")
CARD_BACK: Final = Kind("card_back", "seat", "team")
GOT_BY_CARD: Final = Kind("got_by_card", "seat", "team", "amount", pays=("bank", "team"))
PAID_BY_CARD: Final = Kind("paid_by_card", "seat", "team", "amount", pays=("team", "bank"))
PAID_RIVAL: Final = Kind("paid_rival", "team", "rival", "amount", pays=("team", "rival"))
PAID_FINE: Final = Kind("paid_fine", "seat", "team", "amount", pays=("team", "bank"))
TO_JAIL_NOW: Final = Kind("to_jail", "seat", "from", notable=True, saddens=("seat",))
LEFT_JAIL: Final = Kind("left_jail", "seat", cheers=("seat",))
STAYED_IN_JAIL: Final = Kind("stayed_in_jail", "seat", "turn")
CANNOT_PAY: Final = Kind("cannot_pay", "team", "rival", "amount")
CANNOT_PAY_BANK: Final = Kind("cannot_pay_bank", "team", "amount")
FORGIVEN: Final = Kind("forgiven", "team", "amount")
KEPT_CASH: Final = Kind("kept_cash", "team", "amount")
HANDED_OVER: Final = Kind("handed_over", "team", "rival", "amount", pays=("team", "rival"))
HANDED_TO_BANK: Final = Kind("handed_to_bank", "team", "amount", pays=("team", "bank"))
NOTHING_TO_GIVE: Final = Kind("nothing_to_give", "team")
ONLY_MARKER: Final = Kind("only_marker", "team", "space")
REPLACED: Final = Kind(
    "replaced", "seat", "team", "rival", "space", "level", notable=True, cheers=("team",), saddens=("rival",)
)
REMOVED: Final = Kind("removed", "seat", "rival", "space", "level", notable=True, saddens=("rival",))
LEFT_TEAM: Final = Kind("left_team", "seat", "team", notable=True)
SUDDEN_DEATH: Final = Kind("sudden_death", "titles", notable=True)
COUNTED: Final = Kind("counted", "team", "titles")
COUNTED_CASH: Final = Kind("counted_cash", "team", "amount")
CAPPED: Final = Kind("capped", "rounds")
WON: Final = Kind("won", "team", notable=True, ends=True, cheers=("team",))
SHARED: Final = Kind("shared", "titles", ends=True)

EVENTS: Final = [
    SHOWED, SHOWED_NONE, STARTS, STARTS_BY_LOT, TURN_BEGAN, THREW, MOVED, MOVED_BY_CARD, ZOOMED,
    NOWHERE_TO_ZOOM, SALARY, LANDED, VISITING, PARKED, CLAIMED, LEFT_UNCLAIMED, TOO_DEAR_TO_CLAIM,
    THEIRS_LOCKED, TOO_DEAR_TO_TAKE, PAID_TRIBUTE, TOOK_OVER, ADDED, LEFT_AS_IT_IS, OURS_LOCKED,
    TOO_DEAR_TO_ADD, LOCKED, UNLOCKED, OWNS, UNCLAIMED, DREW, KEPT_CARD, CARD_BACK, GOT_BY_CARD,
    PAID_BY_CARD, PAID_RIVAL, PAID_FINE, TO_JAIL_NOW, LEFT_JAIL, STAYED_IN_JAIL, CANNOT_PAY,
    CANNOT_PAY_BANK, FORGIVEN, KEPT_CASH, HANDED_OVER, HANDED_TO_BANK, NOTHING_TO_GIVE, ONLY_MARKER,
    REPLACED, REMOVED, LEFT_TEAM, SUDDEN_DEATH, COUNTED, COUNTED_CASH, CAPPED, WON, SHARED,
]  # fmt: skip
