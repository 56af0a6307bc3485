"""A player that takes what brings most at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from gamenight.bots.bot import Bot
from gamenight.games.deal.actions import DROP, END, INSIST, MOVE, TO_REFUSE
from gamenight.games.deal.bot.answers import payment
from gamenight.games.deal.bot.reference.gain import gain_of, keeping_value
from gamenight.games.deal.sight import DealSight

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.sight import Sight

NOTHING: Final = 0


@final
class Greedy(Bot):
    """Plays the card with the best gain in sets and bank right now, as long as there is any gain.

    Re-made from what the literature calls a one-step greedy agent: it compares what each play changes at
    once, keeps nothing for later, says No whenever it can, and pays with what it misses least.
    """

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """The answer with the best gain."""
        first = answers[0]
        if len(answers) == 1:
            return first
        assert isinstance(sight, DealSight)
        if answers[1] is TO_REFUSE:
            return TO_REFUSE
        charge = sight.charge()
        if charge is not None and charge.demand.is_sum and charge.seat != sight.seat:
            return payment(sight) if sight.may_choose(sight.seat, charge.amount) else first
        best = first
        most: i64 = NOTHING - 1
        for action in answers:
            gain: i64 = NOTHING
            if action.verb is DROP:
                gain = 100 - keeping_value(sight, action.item)
            elif action.verb is INSIST:
                gain = 1
            elif action.verb is not END and action.verb is not MOVE:
                gain = gain_of(sight, action)
            if gain > most:
                most = gain
                best = action
        return best

    def is_eager(self, sight: Sight[Any]) -> bool:
        """It does not rearrange."""
        return False
