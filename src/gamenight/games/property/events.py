"""What can happen in the property game."""

from typing import Final

from gamenight.kernel.event import Kind

THREW: Final = Kind("threw", "seat", "first", "second", throws=("first", "second"))
STARTS: Final = Kind("starts", "seat", "total")
TIED: Final = Kind("tied", "seat", "total")
TIED_LEFT: Final = Kind("tied_left")
DEALT: Final = Kind("dealt", "seat", "space")
BOUGHT_DEALT: Final = Kind("bought_dealt", "seat", "space", "amount", pays=("seat", "bank"))
TURN_BEGAN: Final = Kind("turn_began", "seat", begins=True)
MOVED: Final = Kind("moved", "seat", "from", "to", "count", moves="count")
MOVED_BY_CARD: Final = Kind("moved_by_card", "seat", "from", "to", moves="leap")
SALARY: Final = Kind("salary", "seat", "amount", pays=("bank", "seat"))
SALARY_ON_GO: Final = Kind("salary_on_go", "seat", "amount", pays=("bank", "seat"))
LANDED: Final = Kind("landed", "seat", "space")
VISITS: Final = Kind("visits", "seat", "space")
AT_HOME: Final = Kind("at_home", "seat", "space")
PARKED: Final = Kind("parked", "seat", "space")
NOTHING_DUE: Final = Kind("nothing_due", "seat", "space", "other")
OWNER_JAILED: Final = Kind("owner_jailed", "seat", "space", "other")
BOUGHT: Final = Kind("bought", "seat", "space", "amount", pays=("seat", "bank"))
DECLINED: Final = Kind("declined", "seat", "space", "amount")
CANNOT_BUY: Final = Kind("cannot_buy", "seat", "space", "amount")
UP_FOR_AUCTION: Final = Kind("up_for_auction", "space")
PIECE_UP: Final = Kind("piece_up", "piece", "left")
RAISED: Final = Kind("raised", "seat", "amount")
PASSED: Final = Kind("passed", "seat")
CANNOT_BUILD: Final = Kind("cannot_build", "seat", "space")
NO_BIDS_AGAIN: Final = Kind("no_bids_again", "space")
CANNOT_BID: Final = Kind("cannot_bid", "seat")
WON_AUCTION: Final = Kind("won_auction", "seat", "space", "amount", pays=("seat", "bank"), notable=True)
WON_PIECE: Final = Kind("won_piece", "seat", "piece", "amount", pays=("seat", "bank"))
GAVE_BACK: Final = Kind("gave_back", "seat", "piece")
NO_BIDS: Final = Kind("no_bids", "space")
NO_PIECE_BIDS: Final = Kind("no_piece_bids", "piece")
CLAIM_OPEN: Final = Kind("claim_open", "seat", "other", "space", "claim", "amount")
CLAIM_BY_DICE: Final = Kind("claim_by_dice", "seat", "other", "space", "claim", "times")
CLAIM_ENDED: Final = Kind("claim_ended", "seat", "other", "space", "claim")
ASKED_RENT: Final = Kind("asked_rent", "seat", "other", "space", "claim", defers=True)
CLAIM_VOID: Final = Kind("claim_void", "seat", "other", "space")
LAPSED: Final = Kind("lapsed", "seat", "other", "space", "claim", cheers=("seat",), saddens=("other",))
PAID_RENT: Final = Kind(
    "paid_rent",
    "seat",
    "other",
    "amount",
    "space",
    pays=("seat", "other"),
    at="space",
    cheers=("other",),
    saddens=("seat",),
)
PAID_TAX: Final = Kind("paid_tax", "seat", "amount", "space", pays=("seat", "bank"), saddens=("seat",))
PAID_FINE: Final = Kind("paid_fine", "seat", "amount", pays=("seat", "bank"))
PAID_BY_CARD: Final = Kind("paid_by_card", "seat", "amount", pays=("seat", "bank"), saddens=("seat",))
PAID_PLAYER: Final = Kind(
    "paid_player", "seat", "other", "amount", pays=("seat", "other"), cheers=("other",), saddens=("seat",)
)
GOT_BY_CARD: Final = Kind("got_by_card", "seat", "amount", pays=("bank", "seat"), cheers=("seat",))
PAID_INTEREST: Final = Kind("paid_interest", "seat", "amount", pays=("seat", "bank"))
CHOSE_TAX: Final = Kind("chose_tax", "seat", "percent", "space")
DREW: Final = Kind("drew", "seat", "deck", "card", turns="card")
KEPT_CARD: Final = Kind("kept_card", "seat", "deck")
CARD_BACK: Final = Kind("card_back", "seat", "deck")
TOOK_POT: Final = Kind("took_pot", "seat", "amount", pays=("bank", "seat"), cheers=("seat",))
TO_JAIL_NOW: Final = Kind("to_jail", "seat", "from", notable=True, saddens=("seat",))
LEFT_JAIL: Final = Kind("left_jail", "seat", cheers=("seat",))
STAYED_IN_JAIL: Final = Kind("stayed_in_jail", "seat", "turn")
OWES: Final = Kind("owes", "seat", "other", "amount", defers=True)
BUILT: Final = Kind("built", "seat", "space", "height", "amount", pays=("seat", "bank"))
PLACED: Final = Kind("placed", "seat", "space", "height")
SOLD: Final = Kind("sold", "seat", "space", "height", "amount", pays=("bank", "seat"))
SOLD_GROUP: Final = Kind("sold_group", "seat", "space", "amount", pays=("bank", "seat"))
MORTGAGED: Final = Kind("mortgaged", "seat", "space", "amount", pays=("bank", "seat"))
LIFTED: Final = Kind("lifted", "seat", "space", "amount", pays=("seat", "bank"))
KEPT_MORTGAGES: Final = Kind("kept_mortgages", "seat", "count")
SHORT_OF: Final = Kind("short_of", "piece", "left", defers=True, notable=True)
WANTED: Final = Kind("wanted", "seat", "pieces")
WANTED_NONE: Final = Kind("wanted_none", "seat")
OFFERED_TRADE: Final = Kind("offered_trade", "seat", "other", "offer")
TERMS_CASH: Final = Kind("terms_cash", "seat", "other", "amount", "offer")
TERMS_DEED: Final = Kind("terms_deed", "seat", "other", "space", "offer")
TERMS_CARD: Final = Kind("terms_card", "seat", "other", "deck", "offer")
REFUSED_TRADE: Final = Kind("refused_trade", "seat", "other", "offer", saddens=("other",))
WITHDREW: Final = Kind("withdrew", "seat", "other", "offer")
EXPIRED: Final = Kind("expired", "seat", "other", "offer")
STRUCK_TRADE: Final = Kind("struck_trade", "seat", "other", "offer", notable=True, cheers=("seat", "other"))
GAVE_CASH: Final = Kind("gave_cash", "seat", "other", "amount", pays=("seat", "other"))
GAVE_DEED: Final = Kind("gave_deed", "seat", "other", "space")
GAVE_CARD: Final = Kind("gave_card", "seat", "other", "deck")
WENT_BANKRUPT: Final = Kind(
    "went_bankrupt", "seat", "other", notable=True, cheers=("other",), saddens=("seat",)
)
WENT_BANKRUPT_TO_BANK: Final = Kind("went_bankrupt_to_bank", "seat", notable=True, saddens=("seat",))
CASH_TO_BANK: Final = Kind("cash_to_bank", "seat", "amount", pays=("seat", "bank"))
LEFT_GAME: Final = Kind("left_game", "seat", notable=True)
TIME_UP: Final = Kind("time_up", notable=True)
COUNTED: Final = Kind("counted", "seat", "amount")
WON: Final = Kind("won", "seat", notable=True, ends=True, cheers=("seat",))

EVENTS: Final = [
    THREW, STARTS, TIED, TIED_LEFT, DEALT, BOUGHT_DEALT, TURN_BEGAN, MOVED, MOVED_BY_CARD, SALARY,
    SALARY_ON_GO, LANDED, VISITS, AT_HOME, PARKED, NOTHING_DUE, OWNER_JAILED, BOUGHT, DECLINED, CANNOT_BUY,
    UP_FOR_AUCTION, PIECE_UP, RAISED, PASSED, CANNOT_BUILD, NO_BIDS_AGAIN, CANNOT_BID, WON_AUCTION,
    WON_PIECE, GAVE_BACK, NO_BIDS, NO_PIECE_BIDS, CLAIM_OPEN, CLAIM_BY_DICE, CLAIM_ENDED, ASKED_RENT,
    CLAIM_VOID, LAPSED, PAID_RENT, PAID_TAX, PAID_FINE, PAID_BY_CARD, PAID_PLAYER, GOT_BY_CARD,
    PAID_INTEREST, CHOSE_TAX, DREW, KEPT_CARD, CARD_BACK, TOOK_POT, TO_JAIL_NOW, LEFT_JAIL, STAYED_IN_JAIL,
    OWES, BUILT, PLACED, SOLD, SOLD_GROUP, MORTGAGED, LIFTED, KEPT_MORTGAGES, SHORT_OF, WANTED, WANTED_NONE,
    OFFERED_TRADE, TERMS_CASH, TERMS_DEED, TERMS_CARD, REFUSED_TRADE, WITHDREW, EXPIRED, STRUCK_TRADE,
    GAVE_CASH, GAVE_DEED, GAVE_CARD, WENT_BANKRUPT, WENT_BANKRUPT_TO_BANK, CASH_TO_BANK, LEFT_GAME, TIME_UP,
    COUNTED, WON,
]  # fmt: skip
