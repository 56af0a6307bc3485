"""Why something is refused."""

from typing import Final

from gamenight.kernel.event import Kind

# The turn comes to it later, or not to this player
NOT_YOUR_TURN: Final = Kind("not_your_turn")
MUST_ROLL: Final = Kind("must_roll", helps=("roll",))
MUST_ROLL_AGAIN: Final = Kind("must_roll_again", helps=("roll",))
HAS_ROLLED: Final = Kind("has_rolled", helps=("end",))

# Something else is asked first
ORDER_FIRST: Final = Kind("order_first")
BUY_FIRST: Final = Kind("buy_first", "space")
AUCTION_FIRST: Final = Kind("auction_first")
TAX_FIRST: Final = Kind("tax_first", "space")
SHORTAGE_FIRST: Final = Kind("shortage_first")
PLACE_FIRST: Final = Kind("place_first", "piece")

# An answer to something that nobody asks
NOTHING_TO_BUY: Final = Kind("nothing_to_buy")
NO_AUCTION: Final = Kind("no_auction")
NO_TAX: Final = Kind("no_tax")
NO_DEBT: Final = Kind("no_debt")
NOTHING_TAKEN_OVER: Final = Kind("nothing_taken_over")
NO_SHORTAGE: Final = Kind("no_shortage")
NOTHING_TO_PUT: Final = Kind("nothing_to_put")

# Business that must wait
BUSY: Final = Kind("busy")
NOT_BEGUN: Final = Kind("not_begun")
AUCTION_RUNS: Final = Kind("auction_runs")
TAX_OPEN: Final = Kind("tax_open", "seat")
SHORTAGE_OPEN: Final = Kind("shortage_open")
PLACE_OPEN: Final = Kind("place_open", "seat", "piece")

# Jail
NOT_JAILED: Final = Kind("not_jailed")
JAIL_LATER: Final = Kind("jail_later")
MAY_NOT_PAY: Final = Kind("may_not_pay")
HOLDS_NO_CARD: Final = Kind("holds_no_card", helps=("roll", "pay", "offer"), lacks=True)
CARD_NOT_HELD: Final = Kind("card_not_held", "deck", helps=("card",))
WHICH_CARD: Final = Kind("which_card", helps=("card",))
ONE_CARD: Final = Kind("one_card", helps=("card",))

# Bids
BID_OWED: Final = Kind("bid_owed", "amount", "has", "lacks")
BID_LOW: Final = Kind("bid_low", "amount", "least")
BID_HIGH: Final = Kind("bid_high", "amount", "has", helps=("bid", "mortgage", "sell", "pass"))

# Rent
NO_CLAIM: Final = Kind("no_claim")
NOT_YOUR_CLAIM: Final = Kind("not_your_claim", "seat", "space")
ASKED_ALREADY: Final = Kind("asked_already", "seat", "space")

# Building
NO_SPACE: Final = Kind("no_space")
NOT_LOT: Final = Kind("not_lot", "space")
NOT_WHOLE: Final = Kind("not_whole", "space")
GROUP_MORTGAGED: Final = Kind("group_mortgaged", "space", helps=("lift",))
IS_FULL: Final = Kind("is_full", "space")
BUILD_EVENLY: Final = Kind("build_evenly", "space", helps=("build", "put"))
NONE_LEFT: Final = Kind("none_left", "piece")
BUILD_DEAR: Final = Kind("build_dear", "space", "amount", "has", helps=("mortgage", "sell"), lacks=True)
BUY_DEAR: Final = Kind("buy_dear", "space", "amount", "has", helps=("mortgage", "sell", "offer"), lacks=True)
FINE_DEAR: Final = Kind("fine_dear", "amount", "has", helps=("mortgage", "sell", "offer"), lacks=True)
WANTS_TOO_MANY: Final = Kind("wants_too_many", "most")
WANTS_NOTHING: Final = Kind("wants_nothing")
CAN_USE_NONE: Final = Kind("can_use_none", "piece")
NEEDS_HOTEL: Final = Kind("needs_hotel", "space")
NEEDS_HOUSE: Final = Kind("needs_house", "space")

# Mortgages and sales to the Bank
RAISES: Final = ("sell", "clear", "break", "mortgage")  # verbs that bring cash
CASH_SHORT: Final = Kind("cash_short", "amount", "has", helps=RAISES)
NOT_OWNED: Final = Kind("not_owned", "space", helps=("mortgage", "lift", "sell"))
IS_MORTGAGED: Final = Kind("is_mortgaged", "space", helps=("mortgage", "lift"))
NOT_MORTGAGED: Final = Kind("not_mortgaged", "space", helps=("lift", "mortgage"))
GROUP_BUILT: Final = Kind("group_built", "space", helps=("sell", "clear", "break"))
NO_BUILDING: Final = Kind("no_building", "space", helps=("sell", "clear", "break"))
SELL_EVENLY: Final = Kind("sell_evenly", "space", helps=("sell",))
SHORT_FOR_HOTEL: Final = Kind("short_for_hotel", "space", "left", "count", helps=("break", "clear"))
SHORT_FOR_OTHER: Final = Kind("short_for_other", "space", "left", "count", helps=("break", "clear"))
ONE_BY_ONE: Final = Kind("one_by_one", helps=("sell", "break"))
NOT_ALL_HOTELS: Final = Kind("not_all_hotels", "space", helps=("sell", "break"))
NO_HOTEL: Final = Kind("no_hotel", "space", helps=("sell",))
HOUSES_ENOUGH: Final = Kind("houses_enough", "left", helps=("sell", "clear"))

# Trades
NO_OFFER: Final = Kind("no_offer", helps=("accept", "refuse", "counter", "offer"))
OWN_OFFER: Final = Kind("own_offer", helps=("withdraw",))
NOT_TO_YOU: Final = Kind("not_to_you", helps=("accept", "refuse", "counter"))
NOT_BY_YOU: Final = Kind("not_by_you", helps=("accept", "refuse", "counter"))
NO_SUCH_PARTNER: Final = Kind("no_such_partner", helps=("offer",))
NOT_WITH_YOURSELF: Final = Kind("not_with_yourself", helps=("offer",))
PARTNER_RESIGNED: Final = Kind("partner_resigned", "other", helps=("offer",))
PARTNER_OUT: Final = Kind("partner_out", "other", helps=("offer",))
DEBTOR_ONLY: Final = Kind("debtor_only", "other", helps=("offer", "mortgage", "sell", "lift"))
NO_GOODS: Final = Kind("no_goods", "other", helps=("offer",))
NO_SUBSTANCE: Final = Kind("no_substance", helps=("offer", "counter"))
NO_DEED: Final = Kind("no_deed", "space", helps=("offer", "counter"))
NOT_THEIRS: Final = Kind("not_theirs", "seat", "space", helps=("offer", "counter"))
NOT_HOLDER: Final = Kind("not_holder", "seat", "deck", helps=("offer", "counter"))
THEIR_CASH_SHORT: Final = Kind("their_cash_short", "other", "amount", "has", helps=("counter", "refuse"))
INTEREST_SHORT: Final = Kind("interest_short", "amount", "has", helps=RAISES)
THEIR_INTEREST_SHORT: Final = Kind(
    "their_interest_short", "other", "amount", "has", helps=("counter", "refuse")
)

# A debt, and an heir's answer
DEBT_FIRST: Final = Kind("debt_first", "amount", helps=(*RAISES, "bankrupt"))
NOT_COVERED: Final = Kind("not_covered", "amount", helps=("counter", "offer", *RAISES))
THEIR_NOT_COVERED: Final = Kind("their_not_covered", "other", "amount", helps=("counter", "refuse"))
CAN_PAY: Final = Kind("can_pay", "amount", helps=RAISES)
MUST_SETTLE: Final = Kind("must_settle", "amount", helps=(*RAISES, "offer", "bankrupt"))
DEBT_RUNS: Final = Kind("debt_runs", "other", helps=("sell", "mortgage", "lift"))
HEIR_FIRST: Final = Kind("heir_first", helps=("keep", "redeem", *RAISES))
HEIR_BUSY: Final = Kind("heir_busy", "other")
LIFT_OWED: Final = Kind("lift_owed", "amount", "has", "lacks", helps=("keep", "redeem", *RAISES))
NOT_TAKEN_OVER: Final = Kind("not_taken_over", "space", helps=("redeem", "keep"))
NONE_NAMED: Final = Kind("none_named", helps=("redeem", "keep"))
