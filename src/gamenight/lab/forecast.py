"""Who will win from here: games played on from a state, some of the way or to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamenight.bots.named import NORMAL, bot_named, roster_of
from gamenight.bots.playout import play_on
from gamenight.kernel.dealer import Seeded
from gamenight.kernel.engine import play
from gamenight.kernel.seat import members
from gamenight.kernel.stream import Stream
from gamenight.lab.checking import begin_to_play
from gamenight.lab.start import LONGEST

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamenight.bots.bot import Bot
    from gamenight.bots.search.mind import Mind
    from gamenight.kernel.action import Action
    from gamenight.kernel.game import Game
    from gamenight.kernel.sight import Sight
    from gamenight.kernel.state import State

WORLDS = 0xF0CA  # the purpose of the stream that hidden cards are drawn from
Chances = list[float]  # of each seat to win


class Forecast:
    """Plays on from states of one game with quick players on all seats.

    Where the family has a mind, a playout goes as far as that looks ahead and is judged by its chances, which
    luck disturbs much less than whole games; else it goes to the end. All comes of the seeds.
    """

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self.seats = int(state.seats)
        roster = roster_of(game.name)
        self.mind: Mind | None = None if roster is None else roster.mind("")
        self._state = state.copy()
        self._sights: list[Sight[Any]] = [game.sight(self._state, seat) for seat in range(self.seats)]
        self._bots: list[Bot] = [bot_named(NORMAL, game.name) for _ in range(self.seats)]
        if self.mind is not None:
            self.mind.begin(game, 0, 0)
            self._bots = [self.mind.policy(seat) for seat in range(self.seats)]

    def chances(self, state: State, playouts: int, seed: int) -> list[Chances]:
        """What so many playouts from a state say, one after the other."""
        begin_to_play()
        return [self.played(state, None, 0, seed + number) for number in range(playouts)]

    def compared(
        self, sight: Sight[Any], state: State, actions: list[Action | None], playouts: int, seed: int
    ) -> Iterator[list[Chances]]:
        """What becomes of each action of a seat, in the same worlds with the same chance, world by world.

        Worlds are what the seat cannot tell from the true one, so an action is judged by what it knew.
        """
        begin_to_play()
        stream = Stream(seed, WORLDS)
        for number in range(playouts):
            world = self.game.imagine(sight, stream) if self.game.has_secrets else state
            yield [self.played(world, action, sight.seat, seed + number) for action in actions]

    def played(self, start: State, action: Action | None, seat: int, seed: int) -> Chances:
        """One playout: do the action, if there is one, and play on."""
        state = self._state
        state.load(start)
        state.log = None
        if action is not None:
            play(state, seat, action)
        for place, bot in enumerate(self._bots):
            bot.begin(self.game, place, seed + place)
        play_on(state, Seeded(seed), self._bots, self._sights, LONGEST, self.mind, start)
        return self.judged(state)

    def judged(self, state: State) -> Chances:
        """The winners share it, those of one team have it whole; before the end the mind says how likely."""
        outcome = state.outcome
        if outcome is None:
            if self.mind is None:
                return [1.0 / self.seats] * self.seats
            found = [self.mind.chance(state, seat) for seat in range(self.seats)]
            total = sum(found)
            return [one / total for one in found] if total > 0 else [1.0 / self.seats] * self.seats
        if not outcome.winners:
            return [0.0] * self.seats
        team = members(self.game.partners(state, outcome.winners[0]))
        share = 1.0 if set(outcome.winners) <= set(team) else 1.0 / len(outcome.winners)
        return [share if seat in outcome.winners else 0.0 for seat in range(self.seats)]
