"""The words of the property game, and what is refused in it."""

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
