"""A bot of somebody's own in the lab: what it answers is checked, which the fast loop does not do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamenight.bots.bot import Bot
from gamenight.kernel import engine
from gamenight.kernel.action import Action
from gamenight.kernel.errors import BadBot
from gamenight.notation.words import say

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from gamenight.kernel.game import Game
    from gamenight.kernel.sight import Sight
    from gamenight.kernel.state import State

    Said = TypeVar("Said")


class Guarded(Bot):
    """Plays as another bot does; BadBot says when that fails or is not lawful, and in which game."""

    def __init__(self, bot: Bot, name: str, state: State) -> None:
        self.bot, self.name, self.state = bot, name, state  # the state that games are played in
        self.seat, self.seed = 0, 0

    def begin(self, game: Game[Any], seat: int, seed: int) -> None:
        """Let the bot begin."""
        self.game, self.seat, self.seed = game, int(seat), seed
        self._asked(lambda: self.bot.begin(game, seat, seed))

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """What the bot chooses, if it may."""
        action = self._checked(self._asked(lambda: self.bot.choose(sight, answers)))
        if action is None:
            raise self._bad("gave no answer")
        return action

    def consider(self, sight: Sight[Any], asides: list[Action]) -> Action | None:
        """What the bot takes up, if it may."""
        return self._checked(self._asked(lambda: self.bot.consider(sight, asides)))

    def is_eager(self, sight: Sight[Any]) -> bool:
        """As the bot is."""
        return bool(self._asked(lambda: self.bot.is_eager(sight)))

    def kinds(self, sight: Sight[Any]) -> int:
        """As the bot wants to see them."""
        found: object = self._asked(lambda: self.bot.kinds(sight))
        if not isinstance(found, int):
            raise self._bad(f"wants to see the kinds {found!r}, which is no set")
        return found

    def _asked(self, ask: Callable[[], Said]) -> Said:
        try:
            return ask()
        except Exception as error:
            raise self._bad(f"failed: {type(error).__name__}: {error}") from error

    def _checked(self, action: object) -> Action | None:
        if action is None:
            return None
        if not isinstance(action, Action):
            raise self._bad(f"answered {action!r}, which is no Action")
        word = say(self.game, action)
        if action.is_template():
            raise self._bad(f"answered {word!r}, which is a template: fill it in")
        why = engine.why_not(self.state, self.seat, action)
        if why is not None:
            raise self._bad(f"answered {word!r}, which is refused [{why.clause}]")
        return action

    def _bad(self, said: str) -> BadBot:
        return BadBot(f"the bot {self.name} {said} (on seat {self.seat}, begun with the seed {self.seed})")
