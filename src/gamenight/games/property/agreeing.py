"""What a table may agree on: variants, options, house rules; and the terms they make."""

from __future__ import annotations

from typing import Any, Final

from gamenight.games.property.board import Board
from gamenight.games.property.rules.auction import Auction
from gamenight.games.property.rules.building import Building
from gamenight.games.property.rules.buying import Buy
from gamenight.games.property.rules.cards import Draw
from gamenight.games.property.rules.dealing import Dealing
from gamenight.games.property.rules.deals import Offering
from gamenight.games.property.rules.debt import Debt
from gamenight.games.property.rules.dice import Dice
from gamenight.games.property.rules.estate import Estate
from gamenight.games.property.rules.inherit import Inherit
from gamenight.games.property.rules.levy import Levy
from gamenight.games.property.rules.mortgage import Lifting, Mortgaging
from gamenight.games.property.rules.order import Order
from gamenight.games.property.rules.placing import Place
from gamenight.games.property.rules.rent import Asking, Rent
from gamenight.games.property.rules.selling import Selling
from gamenight.games.property.rules.shortage import Shortage
from gamenight.games.property.rules.tax import TaxChoice
from gamenight.games.property.rules.turn import Turn
from gamenight.games.property.terms import PropertyTerms
from gamenight.kernel.errors import BadSetup
from gamenight.kernel.terms import Option, Value

LONGEST: Final = 100_000
DEFAULT_MINUTES: Final = 60
HOUSE_RULES: Final = ["parking_money", "go_double", "no_auction", "no_jail_rent"]


def property_options(*, timed_is_official: bool, jail_doubles_again: bool) -> list[Option]:
    """Everything that can be agreed, official first; by default the rulebook's own game.

    Rule: rent.ask, auction.bidding, jail.doubles, timed.end, house.parking_money, house.go_double,
    house.no_auction, house.no_jail_rent
    """
    unofficial: list[Value] = [] if timed_is_official else ["timed"]
    printed, other = ("again", "end") if jail_doubles_again else ("end", "again")
    return [
        Option("variant", "standard", ["standard", "short", "timed"], unofficial=unofficial),
        Option("minutes", 0),
        Option("rounds", 0),
        Option("tokens", []),
        Option("rent", "ask", ["ask", "automatic"], unofficial=["automatic"]),
        Option("smallest_raise", 1, [1, 5, 10], unofficial=[5, 10]),
        Option("jail_doubles", printed, ["again", "end"], unofficial=[other]),
        *[Option(rule, default=False, choices=[False, True], official=False) for rule in HOUSE_RULES],
    ]


def property_terms(board: Board, tokens: list[int], agreed: dict[str, Any]) -> PropertyTerms:
    """The terms of a table: the decisions of the game, and the numbers that its variant and options set.

    Rule: setup.players
    """
    terms = PropertyTerms(
        len(tokens),
        [
            Order(), Turn(), Dice(), Draw(), Buy(), Auction(), TaxChoice(), Debt(), Rent(), Levy(), Inherit(),
            Estate(), Shortage(), Place(), Dealing(),
        ],
        [Asking(), Building(), Selling(), Mortgaging(), Lifting(), Offering()],
        board,
        has_clock=agreed["variant"] == "timed",
    )  # fmt: skip
    terms.tokens = tokens
    agree_time(terms, agreed)
    if agreed["variant"] == "short":
        agree_short(terms)
    terms.asks_rent = agreed["rent"] == "ask"
    terms.raise_by = agreed["smallest_raise"]
    terms.throws_after_jail = agreed["jail_doubles"] == "again"
    terms.keeps_parking_money = agreed["parking_money"]
    terms.go_factor = 2 if agreed["go_double"] else 1
    terms.has_auctions = not agreed["no_auction"]
    terms.has_jail_rent = not agreed["no_jail_rent"]
    return terms


def agree_short(terms: PropertyTerms) -> None:
    """Three deeds free, hotels after three houses, one turn in Jail, the flat tax, one bankruptcy.

    Rule: short.deeds, short.hotel, short.jail, short.tax, short.end
    """
    terms.dealt_deeds = 3
    terms.most_houses = 3
    terms.jail_turns = 1
    terms.pay_turns = 1
    terms.has_flat_tax = True
    terms.last_bankrupt = 1


def agree_time(terms: PropertyTerms, agreed: dict[str, Any]) -> None:
    """The time-limit game: two deeds dealt and paid for, and an hour agreed in minutes, rounds or both.

    Rule: timed.deeds, timed.end
    """
    for name in ("minutes", "rounds"):
        value = agreed[name]
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= LONGEST:
            raise BadSetup(f"terms: {name} cannot be {value!r}; it is a whole number from 0 to {LONGEST}")
        if value and agreed["variant"] != "timed":
            raise BadSetup(
                f"terms: {name} belongs to the variant 'timed'; this table plays {agreed['variant']!r}"
            )
    if agreed["variant"] != "timed":
        return
    terms.dealt_deeds = 2
    terms.pays_for_dealt = True
    terms.minutes = agreed["minutes"]
    terms.last_round = agreed["rounds"]
    if not terms.minutes and not terms.last_round:
        terms.minutes = DEFAULT_MINUTES
