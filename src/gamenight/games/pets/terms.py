"""What a table of the team game agreed: the box, the teams, the cap, what becomes of debts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.pets.board import TEAMS, Board
from gamenight.games.pets.memory import DrawFrame, PickFrame, TitleFrame, TurnFrame
from gamenight.kernel.decision import Decision
from gamenight.kernel.frame import Frame
from gamenight.kernel.point import Point
from gamenight.kernel.terms import Terms

if TYPE_CHECKING:
    from gamenight.games.pets.rules.debt import BankDebt, NoMarker

# The places of the decisions in the terms' table
START: Final = Point[Frame](0)
TURN: Final = Point[TurnFrame](1)
DICE: Final = Point[Frame](2)
DRAW: Final = Point[DrawFrame](3)
CLAIM: Final = Point[TitleFrame](4)
TRIBUTE: Final = Point[TitleFrame](5)
ADD: Final = Point[TitleFrame](6)
PICK: Final = Point[PickFrame](7)

# The dealer's streams: dice, a deck for each team, who starts if nobody shows a pet
DICE_STREAM: Final = 0
DECK_STREAM: Final = 1
START_STREAM: Final = 3


@final
class PetsTerms(Terms):
    """Who plays for which team, and the little that a table may do otherwise."""

    def __init__(  # noqa: PLR0913  the table, the box, who plays what, and what an option may do otherwise
        self,
        decisions: list[Decision[Any, Any]],
        board: Board,
        teams: list[int],
        tokens: list[int],
        bank_debt: BankDebt,
        no_marker: NoMarker,
    ) -> None:
        super().__init__(len(teams), decisions)
        self.board: Final = board
        self.teams: Final = vec[i64](teams)  # by seat
        self.tokens: Final = tokens  # by seat: which of the box's tokens
        sides = [0] * TEAMS
        for seat, team in enumerate(teams):
            sides[team] |= 1 << seat
        self.sides: Final = vec[i64](sides)  # by team: the set of its seats
        self.bank_debt: BankDebt = bank_debt
        self.no_marker: NoMarker = no_marker
        self.last_round: i64 = 0  # the cap; 0: none
