"""A bot that thinks: it tries in imagined worlds what it could do, beside what it would do anyway."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import i64

from gamenight.bots.bot import Bot
from gamenight.bots.search.search import Search
from gamenight.kernel.seat import NOBODY, Seat

if TYPE_CHECKING:
    from gamenight.bots.search.effort import Effort
    from gamenight.bots.search.mind import Mind
    from gamenight.bots.search.thought import Thought
    from gamenight.kernel.action import Action
    from gamenight.kernel.game import Game
    from gamenight.kernel.sight import Sight


@final
class Thinker(Bot):
    """Plays as its mind's own player does, unless playouts show that something else is better.

    It looks at nothing but its sight. With the same seed the same sights in the same order get the same
    answers. `thought` is what came of the last thinking, or None if there was nothing to think about.
    """

    def __init__(self, mind: Mind, effort: Effort) -> None:
        self.mind = mind
        self.effort = effort
        self.player: Bot = mind.player()
        self.game: Game[Any] | None = None
        self.seat: Seat = NOBODY
        self.seed: int = 0
        self.thought: Thought | None = None

    def begin(self, game: Game[Any], seat: Seat, seed: int) -> None:
        """Sit down, with the mind and its player."""
        self.game = game
        self.seat = seat
        self.seed = seed
        self.thought = None
        self.mind.begin(game, seat, seed)
        self.player = self.mind.player()
        self.player.begin(game, seat, seed)

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """The usual choice, or what playouts prefer."""
        self.player.may_offer = self.may_offer
        usual = self.player.choose(sight, answers)
        ideas: list[Action | None] = []
        ideas += self.mind.ideas(sight, answers, usual)
        chosen = self.preferred(sight, ideas)
        assert chosen is not None
        self.mind.decided(sight, chosen)
        return chosen

    def consider(self, sight: Sight[Any], asides: list[Action]) -> Action | None:
        """The usual answer to a claim or an offer, or what playouts prefer."""
        self.player.may_offer = self.may_offer
        usual = self.player.consider(sight, asides)
        chosen = self.preferred(sight, self.mind.considered(sight, asides, usual))
        self.mind.decided(sight, chosen)
        return chosen

    def preferred(self, sight: Sight[Any], ideas: list[Action | None]) -> Action | None:
        """The best of the ideas, the first of which is the usual one."""
        self.thought = None
        game = self.game
        if len(ideas) < 2 or game is None:
            return ideas[0]
        seed = self.seed ^ (sight.serial() << 32)
        self.thought = Search(game, sight, self.mind, seed).think(ideas, self.effort)
        return self.thought.chosen.action

    def is_eager(self, sight: Sight[Any]) -> bool:
        """As its player is."""
        return self.player.is_eager(sight)

    def kinds(self, sight: Sight[Any]) -> i64:
        """As its player does."""
        return self.player.kinds(sight)
