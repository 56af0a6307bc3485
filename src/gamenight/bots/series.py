"""Many games from one beginning, as fast as they go: what the lab plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from gamenight.bots.bot import Bot
from gamenight.bots.playout import TurnCounter, play_out
from gamenight.kernel.dealer import Dealer, Seeded
from gamenight.kernel.game import Game
from gamenight.kernel.sight import Sight
from gamenight.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.kernel.outcome import Outcome

APART: Final = 0x9E3779B97F4A7C15  # sets the seeds of the bots apart from each other and from the dealer's

# A game: seed, shift, the winners by their places, decisions, clause, turns, the places by their first turn
Row = tuple[int, int, tuple[int, ...], int, str, int, tuple[int, ...]]


@final
class Series:
    """A table that is laid anew for every game; `start` is never played on, `table` is."""

    def __init__(self, game: Game[Any], start: State) -> None:
        self.game = game
        self.start = start
        self.table = start.copy()
        self.sights: list[Sight[Any]] = [game.sight(self.table, seat) for seat in range(start.seats)]
        self.counter = TurnCounter()  # of the game that is played

    def rounds(self, seeds: range, ways: list[list[Bot]], shifts: list[int], most: i64) -> list[Row]:
        """Play every seed once in each way to seat the bots, each moved on by its shift; a row a game."""
        rows: list[Row] = []
        for seed in seeds:
            for way in range(len(ways)):
                self.table.load(self.start)
                self.table.log = None
                rows.append(self.row(seed, shifts[way], ways[way], most))
        return rows

    def row(self, seed: int, shift: int, bots: list[Bot], most: i64) -> Row:
        """Play a game on the table as it was laid; seats are told by the places of those who sat there."""
        decisions = self.play(bots, seed, Seeded(seed), most)
        outcome = self.outcome()
        count = len(bots)
        winners = [(seat - shift) % count for seat in outcome.winners]
        if len(winners) > 1:
            winners.sort()
        turns, order = self.counter.turns, [(seat - shift) % count for seat in self.counter.order]
        return seed, shift, tuple(winners), int(decisions), outcome.clause, int(turns), tuple(order)

    def play(self, bots: list[Bot], seed: int, dealer: Dealer, most: i64) -> i64:
        """Let the bots sit down, and play the table as it was laid to its end: after how many decisions."""
        game = self.game
        for seat in range(len(bots)):
            bots[seat].begin(game, seat, seed + APART * (seat + 1))
        self.counter.begin()
        return play_out(self.table, dealer, bots, self.sights, most, self.counter)

    def outcome(self) -> Outcome:
        """How the last game ended."""
        outcome = self.table.outcome
        assert outcome is not None
        return outcome
