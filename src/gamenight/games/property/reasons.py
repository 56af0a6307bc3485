"""Why something is refused: the reasons of turns, auctions, rent and building."""

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
NEEDS_HOTEL: Final = Kind("needs_hotel", "space")
NEEDS_HOUSE: Final = Kind("needs_house", "space")
