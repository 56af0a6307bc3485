"""A bot that thinks: it tries in imagined worlds what it could do, beside what it would do anyway."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import i64

from gamenight.bots.bot import Bot
from gamenight.bots.search.search import Search
from gamenight.kernel.seat import NOBODY, Seat

if TYPE_CHECKING:
    from gamenight.bots.reason import Reason
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
        ideas = self.ideas(sight, answers)
        chosen = self.decide(sight, ideas, self.think(sight, ideas))
        assert chosen is not None
        return chosen

    def consider(self, sight: Sight[Any], asides: list[Action]) -> Action | None:
        """The usual answer to a claim or an offer, or what playouts prefer."""
        ideas = self.considered(sight, asides)
        return self.decide(sight, ideas, self.think(sight, ideas))

    # One decision, step by step: the thinking in the middle may be done in another process

    def ideas(self, sight: Sight[Any], answers: list[Action]) -> list[Action | None]:
        """What it could answer, the usual choice first."""
        self.player.may_offer = self.may_offer
        usual = self.player.choose(sight, answers)
        found: list[Action | None] = []
        found += self.mind.ideas(sight, answers, usual)
        return found

    def considered(self, sight: Sight[Any], asides: list[Action]) -> list[Action | None]:
        """What it could do about a claim or an offer, the usual choice first; None: let it stand."""
        self.player.may_offer = self.may_offer
        return self.mind.considered(sight, asides, self.player.consider(sight, asides))

    def think(self, sight: Sight[Any], ideas: list[Action | None]) -> Thought | None:
        """What playouts say of the ideas; nothing where there is but one."""
        game = self.game
        if len(ideas) < 2 or game is None:
            return None
        seed = self.seed ^ (int(sight.serial()) << 32)
        return Search(game, sight, self.mind, seed).think(ideas, self.effort)

    def decide(self, sight: Sight[Any], ideas: list[Action | None], thought: Thought | None) -> Action | None:
        """Do what the thought prefers, or without one the usual; remember both."""
        self.thought = thought
        chosen = ideas[0] if thought is None else thought.chosen.action
        self.mind.decided(sight, chosen)
        return chosen

    def remark(self) -> Reason | None:
        """What its player would say, if it did as that one would have done."""
        said = self.player.remark()
        thought = self.thought
        return said if thought is None or thought.chosen is thought.ideas[0] else None

    def why(self, sight: Sight[Any], action: Action) -> Reason | None:
        """What its player weighed, if it did as that one would have done; else the playouts spoke alone."""
        thought = self.thought
        is_usual = thought is None or thought.chosen is thought.ideas[0]
        return self.player.why(sight, action) if is_usual else None

    def is_eager(self, sight: Sight[Any]) -> bool:
        """Whether the player behind it is eager."""
        return self.player.is_eager(sight)

    def kinds(self, sight: Sight[Any]) -> i64:
        """The kinds of asides that the player behind it wants to see."""
        return self.player.kinds(sight)
