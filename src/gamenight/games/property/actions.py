"""The words of the property game."""

from typing import Final

from gamenight.games.parts.deck import DRAWN
from gamenight.games.parts.dice import FALL
from gamenight.games.parts.jail import PAY_FINE, ROLL, USE_CARD
from gamenight.games.property.board import DECKS, MOST_SPACES
from gamenight.games.property.terms import ASKING, BUILDING, LIFTING, MORTGAGING, SELLING, TRADING
from gamenight.kernel.action import Action, Verb

USE_CARD_OF: Final = Verb("card", item="deck")  # for whoever holds both
END: Final = Verb("end")
BUY_IT: Final = Verb("buy")
DECLINE: Final = Verb("decline")
BID: Final = Verb("bid", number="amount")
PASS: Final = Verb("pass")
FLAT: Final = Verb("flat")
TENTH: Final = Verb("tenth")
BANKRUPT: Final = Verb("bankrupt", grave=True)
KEEP: Final = Verb("keep")
REDEEM: Final = Verb("redeem", goods="deeds")
WANT: Final = Verb("want", number="pieces")
WANT_NONE: Final = Verb("none")
PUT: Final = Verb("put", item="space")

ASK: Final = Verb("ask", item="claim", aside=ASKING, group="trade")
BUILD: Final = Verb("build", item="space", aside=BUILDING, group="build")
SELL: Final = Verb("sell", item="space", aside=SELLING, group="sell")
CLEAR: Final = Verb("clear", item="space", aside=SELLING, group="sell")
BREAK: Final = Verb("break", item="space", aside=SELLING, group="sell")
MORTGAGE: Final = Verb("mortgage", item="space", aside=MORTGAGING, group="mortgage")
LIFT: Final = Verb("lift", item="space", aside=LIFTING, group="lift")
MAKE_OFFER: Final = Verb("offer", seat="seat", goods="goods", aside=TRADING, group="trade")
COUNTER: Final = Verb("counter", item="offer", goods="goods", aside=TRADING, group="trade")
ACCEPT: Final = Verb("accept", item="offer", aside=TRADING, group="trade")
REFUSE: Final = Verb("refuse", item="offer", aside=TRADING, group="trade")
WITHDRAW: Final = Verb("withdraw", item="offer", aside=TRADING, group="trade")

VERBS: Final = [
    ROLL, PAY_FINE, USE_CARD, USE_CARD_OF, END, BUY_IT, DECLINE, BID, PASS, FLAT, TENTH, BANKRUPT, KEEP,
    REDEEM, WANT, WANT_NONE, PUT, ASK, BUILD, SELL, CLEAR, BREAK, MORTGAGE, LIFT, MAKE_OFFER, COUNTER, ACCEPT,
    REFUSE, WITHDRAW,
]  # fmt: skip

DEED: Final = Verb("deed", item="space")
CHANCES: Final = [FALL, DRAWN, DEED]

# Actions made once and shared
TO_USE_CARD_OF: Final = [Action(USE_CARD_OF, item=deck) for deck in range(DECKS)]
TO_BUY: Final = Action(BUY_IT)
TO_DECLINE: Final = Action(DECLINE)
TO_PASS: Final = Action(PASS)
TO_GO_BANKRUPT: Final = Action(BANKRUPT)
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
