"""What a table of the property game agreed: the box, the variant's numbers, the house rules."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from gamenight.games.property.board import Board
from gamenight.kernel.decision import Aside, Decision
from gamenight.kernel.terms import Terms

# The places of the decisions in the terms' table
ORDER: Final = 0
TURN: Final = 1
DICE: Final = 2
DRAW: Final = 3
BUY: Final = 4
AUCTION: Final = 5
TAX_CHOICE: Final = 6
DEBT: Final = 7
RENT: Final = 8
LEVY: Final = 9
INHERIT: Final = 10
ESTATE: Final = 11
SHORTAGE: Final = 12
PLACE: Final = 13
DEALING: Final = 14

# The places of the asides
ASKING: Final = 0
BUILDING: Final = 1
SELLING: Final = 2
MORTGAGING: Final = 3
LIFTING: Final = 4
OFFERING: Final = 5

# The dealer's streams: dice, the two decks, the deeds that a variant deals
DICE_STREAM: Final = 0
DECK_STREAM: Final = 1
DEED_STREAM: Final = 3


@final
class PropertyTerms(Terms):
    """Numbers that a variant or an option sets before play; no rule asks which variant is on."""

    def __init__(
        self,
        seats: int,
        decisions: list[Decision[Any, Any]],
        asides: list[Aside[Any]],
        board: Board,
        *,
        has_clock: bool = False,
    ) -> None:
        super().__init__(seats, decisions, asides, has_clock=has_clock)
        self.board: Final = board
        self.tokens: list[int] = list(range(seats))  # by seat: which of the box's tokens
        self.most_houses: i64 = 4  # on a lot, before its hotel
        self.jail_turns: i64 = 3  # throws for doubles before the fine must be paid
        self.pay_turns: i64 = board.numbers.pay_turns
        self.throws_after_jail: bool = board.numbers.jail_doubles_again  # by doubles
        self.dealt_deeds: i64 = 0  # to each player before play
        self.pays_for_dealt: bool = False
        self.has_flat_tax: bool = False  # no choice of ten per cent
        self.last_bankrupt: i64 = 0  # the bankruptcy that ends the game at once; 0: none does
        self.minutes: i64 = 0  # the agreed hour; 0: none
        self.last_round: i64 = 0  # the same in rounds
        self.asks_rent: bool = True
        self.raise_by: i64 = 1
        self.keeps_parking_money: bool = False
        self.go_factor: i64 = 1  # how many salaries for landing on GO
        self.has_auctions: bool = True
        self.has_jail_rent: bool = True
