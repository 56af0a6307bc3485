"""The terms of a table: the rulebook's own, and what each variant makes of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gamenight.games.property.board import Board
from gamenight.games.property.rules.auction import Auction
from gamenight.games.property.rules.building import Building
from gamenight.games.property.rules.buying import Buy
from gamenight.games.property.rules.cards import Draw
from gamenight.games.property.rules.claims import Asking, Landlord, Rent
from gamenight.games.property.rules.dealing import Dealing
from gamenight.games.property.rules.debt import Debt
from gamenight.games.property.rules.dice import Dice
from gamenight.games.property.rules.ending import Ending
from gamenight.games.property.rules.estate import Estate
from gamenight.games.property.rules.inherit import Inherit
from gamenight.games.property.rules.levy import Levy
from gamenight.games.property.rules.mortgage import Lifting, Mortgaging
from gamenight.games.property.rules.move import Salary
from gamenight.games.property.rules.order import Order
from gamenight.games.property.rules.parking import Parking
from gamenight.games.property.rules.placing import Place
from gamenight.games.property.rules.selling import Selling
from gamenight.games.property.rules.shortage import Shortage
from gamenight.games.property.rules.tax import TaxChoice
from gamenight.games.property.rules.trades import Trading
from gamenight.games.property.rules.turn import Turn
from gamenight.games.property.terms import PropertyTerms
from gamenight.games.property.variants.automatic_rent import AutomaticRent
from gamenight.games.property.variants.go_double import GoDouble
from gamenight.games.property.variants.jail_doubles import JailDoubles
from gamenight.games.property.variants.no_auction import BUY_OR_LEAVE, BUY_OR_LEAVE_SHORT, NoAuction
from gamenight.games.property.variants.no_jail_rent import NoJailRent
from gamenight.games.property.variants.parking_money import ParkingMoney
from gamenight.games.property.variants.smallest_raise import SmallestRaise
from gamenight.games.property.variants.timed import Limit
from gamenight.games.property.variants.which_game import WhichGame
from gamenight.kernel.terms import Option
from gamenight.kernel.variant import Variant

QUESTIONS: Final = [BUY_OR_LEAVE, BUY_OR_LEAVE_SHORT]

VARIANTS: Final[dict[str, type[Variant[PropertyTerms]]]] = {
    "variant": WhichGame,
    "minutes": Limit,
    "rounds": Limit,
    "tokens": Variant,
    "rent": AutomaticRent,
    "smallest_raise": SmallestRaise,
    "jail_doubles": JailDoubles,
    "parking_money": ParkingMoney,
    "go_double": GoDouble,
    "no_auction": NoAuction,
    "no_jail_rent": NoJailRent,
}


def property_variants(options: Sequence[Option]) -> list[Variant[PropertyTerms]]:
    """What each option changes, in the order of the lobby."""
    return [VARIANTS[option.name](option) for option in options]


def property_terms(
    board: Board, tokens: list[int], variants: list[Variant[Any]], agreed: dict[str, Any]
) -> PropertyTerms:
    """The terms of a table: the rulebook's own, edited by each variant in turn.

    Rule: setup.players
    """
    terms = PropertyTerms(
        [
            Order(), Turn(), Dice(), Draw(), Buy(), Auction(), TaxChoice(), Debt(), Rent(), Levy(), Inherit(),
            Estate(), Shortage(), Place(), Dealing(),
        ],
        [Asking(), Building(), Selling(), Mortgaging(), Lifting(), Trading()],
        board,
        tokens,
        Ending(),
        Landlord(),
        Parking(),
        Salary(),
    )  # fmt: skip
    for variant in variants:
        variant.agree(terms, agreed)
    return terms
