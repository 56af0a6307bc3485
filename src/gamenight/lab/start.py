"""A table before chance has spoken: the place from which many games begin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamenight.api.opening import lay as lay_table
from gamenight.bots.named import bot_named
from gamenight.bots.playout import TurnCounter, play_out
from gamenight.editions.shelf import edition_of
from gamenight.kernel.dealer import Seeded
from gamenight.kernel.errors import BadSetup
from gamenight.lab.guarded import Guarded
from gamenight.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from gamenight.bots.bot import Bot
    from gamenight.editions.edition import Edition
    from gamenight.kernel.dealer import Dealer
    from gamenight.kernel.event import Event
    from gamenight.kernel.outcome import Outcome
    from gamenight.kernel.state import State

LONGEST = 100_000  # decisions; a game that is not over by then is called truncated
APART = 0x9E3779B97F4A7C15  # sets the seeds of the bots apart from each other and from the dealer's


class Start:
    """The same beginning, game after game; `state` is never played on, copies of it are."""

    def __init__(self, edition: Edition, seats: int, terms: Mapping[str, Any], position: Any) -> None:  # noqa: ANN401  any JSON
        names = [f"seat {place + 1}" for place in range(seats)]
        table = lay_table(edition, names, dict(terms), position, Seeded(0), ENGLISH)
        self.game, self.state, self.seats = table.game, table.state, seats
        self.turns = 0  # of the last game: how often another seat had the turn
        self.order: tuple[int, ...] = ()  # of the last game: the seats as they had their first turn
        self.log: list[Event] | None = None  # where the next games tell what happens; None: nowhere
        self._played = self.state.copy()
        self._sights = [self.game.sight(self._played, seat) for seat in range(seats)]

    def play(
        self, bots: Sequence[Bot], seed: int, most: int = LONGEST, dealer: Dealer | None = None
    ) -> tuple[Outcome, int]:
        """Play one game to its end with a bot on each seat: how it ended, and after how many decisions.

        Chance, and what bots leave to it, depend on the seed alone, unless a dealer is given.
        """
        if len(bots) != self.seats:
            raise BadSetup(f"{len(bots)} bots were given, and there are {self.seats} seats")
        for seat, bot in enumerate(bots):
            bot.begin(self.game, seat, seed + APART * (seat + 1))
        self._played.load(self.state)
        self._played.log = self.log
        counter = TurnCounter()
        decisions = play_out(self._played, dealer or Seeded(seed), list(bots), self._sights, most, counter)
        self.turns, self.order = int(counter.turns), tuple(counter.order)
        outcome = self._played.outcome
        assert outcome is not None
        return outcome, int(decisions)

    @property
    def end(self) -> State:
        """How the last game stood when it ended."""
        return self._played

    def bots(self, names: Sequence[str]) -> list[Bot]:
        """The bots of these names, for this game; the answers of somebody's own are checked."""
        found = [bot_named(name, self.game.name) for name in names]
        return [
            Guarded(bot, name, self._played) if ":" in name else bot
            for name, bot in zip(names, found, strict=True)
        ]


def lay(
    game: str | Path | Edition,
    seats: int,
    terms: Mapping[str, Any] | None = None,
    position: Mapping[str, Any] | None = None,
) -> Start:
    """A game for so many, laid out before chance has spoken, to be played again and again."""
    return Start(edition_of(game), seats, {} if terms is None else terms, position)
