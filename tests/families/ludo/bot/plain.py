"""A sensible player of Ludo: catch whom you can, else bring the foremost token on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamenight.bots.bot import Bot
from tests.families.ludo.memory import START, YARD
from tests.families.ludo.sight import LudoSight
from tests.families.ludo.state import MOVE

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.sight import Sight


class PlainLudo(Bot):
    """It knows what lies on the board, and looks one move ahead."""

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """Throw; of several tokens the one whose move is worth most."""
        assert isinstance(sight, LudoSight)
        if answers[0].verb is not MOVE:
            return answers[0]
        return max(answers, key=lambda action: worth(sight, int(action.item)))


def worth(sight: LudoSight, number: int) -> int:
    """A catch counts most, then bringing a token out, then how far the token has come."""
    seat, plan = int(sight.seat), sight.plan()
    token, count = sight.tokens(seat)[number - 1], sight.thrown() or 0
    goal = START if token.steps == YARD else token.steps + count
    space = plan.space(sight.arm(seat), goal)
    others = [one for other in range(sight.seats()) if other != seat for one in sight.tokens(other)]
    is_catch = plan.is_shared(goal) and any(one.space == space for one in others)
    return 1000 * is_catch + 500 * (token.steps == YARD) + token.steps
