"""The words of the property game, and the things that can happen in it."""

from typing import Final

from gamenight.games.parts.dice import FALL
from gamenight.games.property.board import DECKS, MOST_SPACES
from gamenight.games.property.terms import ASKING, BUILDING, LIFTING, MORTGAGING, OFFERING, SELLING
from gamenight.kernel.action import Action, Verb
from gamenight.kernel.event import Kind

ROLL: Final = Verb("roll")
PAY_FINE: Final = Verb("pay")
USE_CARD: Final = Verb("card")
USE_CARD_OF: Final = Verb("card", item="deck")  # for who holds both
END: Final = Verb("end")
BUY_IT: Final = Verb("buy")
DECLINE: Final = Verb("decline")
BID: Final = Verb("bid", number="amount")
PASS: Final = Verb("pass")
FLAT: Final = Verb("flat")
TENTH: Final = Verb("tenth")
BANKRUPT: Final = Verb("bankrupt")
KEEP: Final = Verb("keep")
REDEEM: Final = Verb("redeem", goods="deeds")
WANT: Final = Verb("want", number="pieces")
WANT_NONE: Final = Verb("none")
PUT: Final = Verb("put", item="space")

ASK: Final = Verb("ask", item="claim", aside=ASKING)
BUILD: Final = Verb("build", item="space", aside=BUILDING)
SELL: Final = Verb("sell", item="space", aside=SELLING)
CLEAR: Final = Verb("clear", item="space", aside=SELLING)
BREAK: Final = Verb("break", item="space", aside=SELLING)
MORTGAGE: Final = Verb("mortgage", item="space", aside=MORTGAGING)
LIFT: Final = Verb("lift", item="space", aside=LIFTING)
OFFER: Final = Verb("offer", seat="seat", goods="goods", aside=OFFERING)
COUNTER: Final = Verb("counter", item="offer", goods="goods", aside=OFFERING)
ACCEPT: Final = Verb("accept", item="offer", aside=OFFERING)
REFUSE: Final = Verb("refuse", item="offer", aside=OFFERING)
WITHDRAW: Final = Verb("withdraw", item="offer", aside=OFFERING)

VERBS: Final = [
    ROLL, PAY_FINE, USE_CARD, USE_CARD_OF, END, BUY_IT, DECLINE, BID, PASS, FLAT, TENTH, BANKRUPT, KEEP,
    REDEEM, WANT, WANT_NONE, PUT, ASK, BUILD, SELL, CLEAR, BREAK, MORTGAGE, LIFT, OFFER, COUNTER, ACCEPT,
    REFUSE, WITHDRAW,
]  # fmt: skip

CARD: Final = Verb("card", item="deck", number="card")
DEED: Final = Verb("deed", item="space")
CHANCES: Final = [FALL, CARD, DEED]

# Actions made once and shared
TO_ROLL: Final = Action(ROLL)
TO_PAY_FINE: Final = Action(PAY_FINE)
TO_USE_CARD: Final = Action(USE_CARD)
TO_USE_CARD_OF: Final = [Action(USE_CARD_OF, item=deck) for deck in range(DECKS)]
TO_BUY: Final = Action(BUY_IT)
TO_DECLINE: Final = Action(DECLINE)
TO_PASS: Final = Action(PASS)
TO_GO_BANKRUPT: Final = Action(BANKRUPT)
ONLY_ROLL: Final = [TO_ROLL]
ONLY_END: Final = [Action(END)]
BUY_OR_NOT: Final = [TO_BUY, TO_DECLINE]
ONLY_DECLINE: Final = [TO_DECLINE]
ONLY_PASS: Final = [TO_PASS]
FLAT_OR_TENTH: Final = [Action(FLAT), Action(TENTH)]
TO_KEEP: Final = Action(KEEP)
TO_REDEEM: Final = [Action(REDEEM, goods=(space,)) for space in range(MOST_SPACES)]
TO_WANT_NONE: Final = Action(WANT_NONE)
TO_BUILD: Final = [Action(BUILD, item=space) for space in range(MOST_SPACES)]
TO_SELL: Final = [Action(SELL, item=space) for space in range(MOST_SPACES)]
TO_CLEAR: Final = [Action(CLEAR, item=space) for space in range(MOST_SPACES)]
TO_BREAK: Final = [Action(BREAK, item=space) for space in range(MOST_SPACES)]
TO_MORTGAGE: Final = [Action(MORTGAGE, item=space) for space in range(MOST_SPACES)]
TO_LIFT: Final = [Action(LIFT, item=space) for space in range(MOST_SPACES)]
TO_PUT: Final = [Action(PUT, item=space) for space in range(MOST_SPACES)]

# What a goods slot says: each number is a kind of good times GOOD, plus which one or how much
GOOD: Final = 10_000_000
GIVE_DEED: Final = 0
TAKE_DEED: Final = 1
GIVE_CASH: Final = 2
TAKE_CASH: Final = 3
GIVE_CARD: Final = 4
TAKE_CARD: Final = 5

# What stands beside the stack
CLAIM: Final = 0  # a landing that its owner (other) may ask rent for from who landed (seat)
ASKED: Final = 1  # the same, asked for and not yet paid
OFFERED: Final = 2  # a deal offered by seat to other

# Why somebody owes, and the clause of each
RENT_LOT: Final = 0
RENT_DOUBLE: Final = 1
RENT_STATION: Final = 2
RENT_UTILITY: Final = 3
RENT_BY_CARD: Final = 4
TAX_INCOME: Final = 5
TAX_LUXURY: Final = 6
TAX_SHORT: Final = 7
CARD_FEE: Final = 8
TO_EACH: Final = 9
FINE_BEFORE: Final = 10
FINE_LAST: Final = 11
FINE_SHORT: Final = 12
INTEREST_DEAL: Final = 13
INTEREST_ESTATE: Final = 14
REASONS: Final = [
    "rent.lot", "rent.double", "rent.station", "rent.utility", "cards.nearest", "tax.income", "tax.luxury",
    "short.tax", "cards.draw", "cards.collect_each", "jail.pay", "jail.third", "short.jail",
    "mortgage.transfer", "bankrupt.to_player",
]  # fmt: skip

# What happened
THREW: Final = Kind("threw", "seat", "first", "second")
STARTS: Final = Kind("starts", "seat", "total")
TIED: Final = Kind("tied", "seat", "total")
DEALT: Final = Kind("dealt", "seat", "space")
BOUGHT_DEALT: Final = Kind("bought_dealt", "seat", "space", "amount")
TURN_BEGAN: Final = Kind("turn_began", "seat")
MOVED: Final = Kind("moved", "seat", "from", "to", "count")
MOVED_BY_CARD: Final = Kind("moved_by_card", "seat", "from", "to")
SALARY: Final = Kind("salary", "seat", "amount")
SALARY_ON_GO: Final = Kind("salary_on_go", "seat", "amount")
LANDED: Final = Kind("landed", "seat", "space")
VISITS: Final = Kind("visits", "seat", "space")
AT_HOME: Final = Kind("at_home", "seat", "space")
PARKED: Final = Kind("parked", "seat", "space")
NOTHING_DUE: Final = Kind("nothing_due", "seat", "space", "other")
OWNER_JAILED: Final = Kind("owner_jailed", "seat", "space", "other")
BOUGHT: Final = Kind("bought", "seat", "space", "amount")
DECLINED: Final = Kind("declined", "seat", "space", "amount")
CANNOT_BUY: Final = Kind("cannot_buy", "seat", "space", "amount")
UP_FOR_AUCTION: Final = Kind("up_for_auction", "space")
PIECE_UP: Final = Kind("piece_up", "piece", "left")
RAISED: Final = Kind("raised", "seat", "amount")
PASSED: Final = Kind("passed", "seat")
CANNOT_BUILD: Final = Kind("cannot_build", "seat", "space")
NO_BIDS_AGAIN: Final = Kind("no_bids_again", "space")
CANNOT_BID: Final = Kind("cannot_bid", "seat")
WON_AUCTION: Final = Kind("won_auction", "seat", "space", "amount")
WON_PIECE: Final = Kind("won_piece", "seat", "piece", "amount")
GAVE_BACK: Final = Kind("gave_back", "seat", "piece")
NO_BIDS: Final = Kind("no_bids", "space")
NO_PIECE_BIDS: Final = Kind("no_piece_bids", "piece")
CLAIM_OPEN: Final = Kind("claim_open", "seat", "other", "space", "claim", "amount")
CLAIM_BY_DICE: Final = Kind("claim_by_dice", "seat", "other", "space", "claim", "times")
CLAIM_ENDED: Final = Kind("claim_ended", "seat", "other", "space", "claim")
ASKED_RENT: Final = Kind("asked_rent", "seat", "other", "space", "claim")
CLAIM_VOID: Final = Kind("claim_void", "seat", "other", "space")
LAPSED: Final = Kind("lapsed", "seat", "other", "space", "claim")
PAID_RENT: Final = Kind("paid_rent", "seat", "other", "amount", "space")
PAID_TAX: Final = Kind("paid_tax", "seat", "amount", "space")
PAID_FINE: Final = Kind("paid_fine", "seat", "amount")
PAID_BY_CARD: Final = Kind("paid_by_card", "seat", "amount")
PAID_PLAYER: Final = Kind("paid_player", "seat", "other", "amount")
GOT_BY_CARD: Final = Kind("got_by_card", "seat", "amount")
PAID_INTEREST: Final = Kind("paid_interest", "seat", "amount")
CHOSE_TAX: Final = Kind("chose_tax", "seat", "percent", "space")
DREW: Final = Kind("drew", "seat", "deck", "card")
KEPT_CARD: Final = Kind("kept_card", "seat", "deck")
CARD_BACK: Final = Kind("card_back", "seat", "deck")
TOOK_POT: Final = Kind("took_pot", "seat", "amount")
TO_JAIL_NOW: Final = Kind("to_jail", "seat", "from")
LEFT_JAIL: Final = Kind("left_jail", "seat")
STAYED_IN_JAIL: Final = Kind("stayed_in_jail", "seat", "turn")
OWES: Final = Kind("owes", "seat", "other", "amount")
BUILT: Final = Kind("built", "seat", "space", "height", "amount")
PLACED: Final = Kind("placed", "seat", "space", "height")
SOLD: Final = Kind("sold", "seat", "space", "height", "amount")
SOLD_GROUP: Final = Kind("sold_group", "seat", "space", "amount")
MORTGAGED: Final = Kind("mortgaged", "seat", "space", "amount")
LIFTED: Final = Kind("lifted", "seat", "space", "amount")
KEPT_MORTGAGES: Final = Kind("kept_mortgages", "seat", "count")
SHORT_OF: Final = Kind("short_of", "piece", "left")
WANTED: Final = Kind("wanted", "seat", "pieces")
WANTED_NONE: Final = Kind("wanted_none", "seat")
OFFERED_DEAL: Final = Kind("offered_deal", "seat", "other", "offer")
TERMS_CASH: Final = Kind("terms_cash", "seat", "other", "amount", "offer")
TERMS_DEED: Final = Kind("terms_deed", "seat", "other", "space", "offer")
TERMS_CARD: Final = Kind("terms_card", "seat", "other", "deck", "offer")
REFUSED_DEAL: Final = Kind("refused_deal", "seat", "other", "offer")
WITHDREW: Final = Kind("withdrew", "seat", "other", "offer")
EXPIRED: Final = Kind("expired", "seat", "other", "offer")
STRUCK_DEAL: Final = Kind("struck_deal", "seat", "other", "offer")
GAVE_CASH: Final = Kind("gave_cash", "seat", "other", "amount")
GAVE_DEED: Final = Kind("gave_deed", "seat", "other", "space")
GAVE_CARD: Final = Kind("gave_card", "seat", "other", "deck")
WENT_BANKRUPT: Final = Kind("went_bankrupt", "seat", "other")
WENT_BANKRUPT_TO_BANK: Final = Kind("went_bankrupt_to_bank", "seat")
CASH_TO_BANK: Final = Kind("cash_to_bank", "seat", "amount")
LEFT_GAME: Final = Kind("left_game", "seat")
TIME_UP: Final = Kind("time_up")
COUNTED: Final = Kind("counted", "seat", "amount")
WON: Final = Kind("won", "seat")

# What is refused (first: about mortgages and sales to the Bank)
RAISES: Final = ("sell", "clear", "break", "mortgage")  # verbs that bring cash
CASH_SHORT: Final = Kind("cash_short", "amount", "has", helps=RAISES)
NOT_OWNED: Final = Kind("not_owned", "space", helps=("mortgage", "lift", "sell"))
IS_MORTGAGED: Final = Kind("is_mortgaged", "space", helps=("mortgage", "lift"))
NOT_MORTGAGED: Final = Kind("not_mortgaged", "space", helps=("lift", "mortgage"))
GROUP_BUILT: Final = Kind("group_built", "space", helps=("sell", "clear", "break"))
NO_BUILDING: Final = Kind("no_building", "space", helps=("sell", "clear", "break"))
SELL_EVENLY: Final = Kind("sell_evenly", "space", helps=("sell",))
SHORT_FOR_HOTEL: Final = Kind("short_for_hotel", "space", "left", "count", helps=("break", "clear"))
ONE_BY_ONE: Final = Kind("one_by_one", helps=("sell", "break"))
NOT_ALL_HOTELS: Final = Kind("not_all_hotels", "space", helps=("sell", "break"))
NO_HOTEL: Final = Kind("no_hotel", "space", helps=("sell",))
HOUSES_ENOUGH: Final = Kind("houses_enough", "left", helps=("sell", "clear"))

# Refused in deals
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

# Refused in a debt, and to an heir
DEBT_FIRST: Final = Kind("debt_first", "amount", helps=(*RAISES, "bankrupt"))
NOT_COVERED: Final = Kind("not_covered", "amount", helps=("counter", "offer", *RAISES))
THEIR_NOT_COVERED: Final = Kind("their_not_covered", "other", "amount", helps=("counter", "refuse"))
CAN_PAY: Final = Kind("can_pay", "amount", helps=RAISES)
MUST_SETTLE: Final = Kind("must_settle", "amount", helps=(*RAISES, "offer", "bankrupt"))
DEBT_RUNS: Final = Kind("debt_runs", "other", helps=("sell", "mortgage", "lift"))
HEIR_FIRST: Final = Kind("heir_first", helps=("keep", "redeem", *RAISES))
HEIR_BUSY: Final = Kind("heir_busy", "other")
NOT_TAKEN_OVER: Final = Kind("not_taken_over", "space", helps=("redeem", "keep"))
NONE_NAMED: Final = Kind("none_named", helps=("redeem", "keep"))
