"""The sensible player, but for when it claims the last title, which ends the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import i64

from gamenight.bots.bot import Bot
from gamenight.games.pets.actions import CLAIM_IT, CLAIM_OR_LEAVE
from gamenight.games.pets.bot.plain import PlainPets
from gamenight.games.pets.sight import PetsSight
from gamenight.kernel.seat import count

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.sight import Sight


@final
class LastTitle(Bot):
    """Claims the last title if its team then has at least so many titles more than the others."""

    def __init__(self, lead: int) -> None:
        self.lead: i64 = lead
        self.plain = PlainPets()

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """Choose as the sensible player does, except for the last title."""
        if len(answers) > 1 and answers[0].verb is CLAIM_IT:
            assert isinstance(sight, PetsSight)
            team = sight.team(sight.seat)
            board = sight.board()
            space = board.spaces[sight.place(sight.seat)]
            mine, theirs = sight.owned(team), sight.owned(1 - team)
            if board.all_titles & ~(mine | theirs | space.bit) == 0:
                is_right = count(mine) + 1 - count(theirs) >= self.lead
                return CLAIM_OR_LEAVE[0 if is_right else 1]
        return self.plain.choose(sight, answers)
