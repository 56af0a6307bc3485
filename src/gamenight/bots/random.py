"""A bot that picks at random, and a good opponent for laws and children."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import i64

from gamenight.bots.bot import Bot
from gamenight.kernel.action import ABSENT, Action
from gamenight.kernel.stream import Stream

if TYPE_CHECKING:
    from gamenight.kernel.sight import Sight


@final
class RandomBot(Bot):
    """Every answer equally likely; a number from a range, any number in it."""

    def __init__(self, seed: int = 0) -> None:
        self.stream = Stream(seed, 0x0B07)

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:  # noqa: ARG002
        """Pick one, and fill in its number if it is a template."""
        if len(answers) == 1:
            return self.filled(answers[0])
        return self.filled(answers[self.stream.below(len(answers))])

    def consider(self, sight: Sight[Any], asides: list[Action]) -> Action | None:
        """Half of the time one of the asides."""
        if not asides or self.stream.below(2) == 0:
            return None
        return self.choose(sight, asides)

    def filled(self, action: Action) -> Action:
        """The action itself, or one that the template stands for."""
        if action.most == ABSENT:
            return action
        span: i64 = action.most - action.number + 1
        return Action(
            action.verb, action.seat, action.item, action.number + self.stream.below(span), action.goods
        )
