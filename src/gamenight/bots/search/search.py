"""Try ideas in imagined worlds, the same for all of them, and drop the worse half again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from gamenight.bots.playout import play_on
from gamenight.bots.search.thought import Idea, Thought
from gamenight.kernel.dealer import Seeded
from gamenight.kernel.engine import play
from gamenight.kernel.seat import Seat, bit
from gamenight.kernel.stream import Stream

if TYPE_CHECKING:
    from gamenight.bots.bot import Bot
    from gamenight.bots.search.effort import Effort
    from gamenight.bots.search.mind import Mind
    from gamenight.kernel.action import Action
    from gamenight.kernel.game import Game
    from gamenight.kernel.sight import Sight
    from gamenight.kernel.state import State

LONGEST: Final = 4000  # decisions of a playout that finds no horizon
WORLDS: Final = 0x5EA6  # the purpose of the stream that worlds are drawn from


@final
class Search:
    """One decision of one seat, thought through; everything comes of its sight and of a seed."""

    def __init__(self, game: Game[Any], sight: Sight[Any], mind: Mind, seed: int) -> None:
        self.game = game
        self.sight = sight
        self.mind = mind
        self.seat: Seat = sight.seat
        self.seed = seed
        self.stream = Stream(seed, WORLDS)
        self.world: State = game.imagine(sight, self.stream)
        self.state: State = self.world.copy()
        self.bots: list[Bot] = []
        self.sights: list[Sight[Any]] = []
        seat: i64 = 0
        while seat < self.state.seats:
            self.bots.append(mind.policy(seat))
            self.sights.append(game.sight(self.state, seat))
            seat += 1

    def think(self, actions: list[Action | None], effort: Effort) -> Thought:
        """Spend the playouts in rounds; after each the less promising half of the ideas is dropped.

        The first idea is the usual one and always stays: another is chosen only if it is surely better.
        """
        ideas = [Idea(action) for action in actions]
        first = ideas[0]
        others = ideas[1:]
        rounds: i64 = 1
        while (1 << rounds) < len(ideas):
            rounds += 1
        left = rounds
        while left > 0 and others:
            worlds = max(effort.playouts // rounds // (len(others) + 1), 1)
            while worlds > 0:
                self.try_all(first, others)
                worlds -= 1
            left -= 1
            if left > 0 and len(others) > 1:
                others = sorted(others, key=Idea.lead, reverse=True)[: (len(others) + 1) // 2]
        best = first
        for idea in others:
            if idea.lead() > effort.doubt * idea.lead_error() and idea.lead() > best.lead():
                best = idea
        return Thought(ideas, best)

    def try_all(self, first: Idea, others: list[Idea]) -> None:
        """Try the first idea and the others in one more world, with the same chance."""
        self.world = self.game.imagine(self.sight, self.stream)
        dealer = Seeded((self.stream.next() << 32) + self.stream.next())
        usual = self.tried(first, dealer)
        first.note(usual, usual)
        for idea in others:
            idea.note(self.tried(idea, dealer), usual)

    def tried(self, idea: Idea, dealer: Seeded) -> float:
        """How likely it is to win after an idea was carried out in this world."""
        state = self.state
        state.load(self.world)
        dealer.rewind([])
        state.invited &= ~bit(self.seat)
        if idea.action is not None:
            play(state, self.seat, idea.action)
        seat: i64 = 0
        while seat < state.seats:
            self.bots[seat].begin(self.game, seat, 0)
            seat += 1
        play_on(state, dealer, self.bots, self.sights, LONGEST, self.mind, self.world)
        outcome = state.outcome
        if outcome is None:
            return self.mind.chance(state, self.seat)
        if self.seat not in outcome.winners:
            return 0.0
        return 1.0 / len(outcome.winners)
