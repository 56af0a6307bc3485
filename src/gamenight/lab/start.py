"""A table before chance has spoken: the place from which many games begin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamenight.api.opening import lay as lay_table
from gamenight.bots.named import bot_named
from gamenight.bots.series import Series
from gamenight.editions.shelf import edition_of
from gamenight.kernel.dealer import Seeded
from gamenight.kernel.errors import BadSetup
from gamenight.lab.guarded import Guarded, patient_with
from gamenight.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from gamenight.bots.bot import Bot
    from gamenight.bots.series import Row
    from gamenight.editions.edition import Edition
    from gamenight.kernel.dealer import Dealer
    from gamenight.kernel.event import Event
    from gamenight.kernel.outcome import Outcome
    from gamenight.kernel.state import State

LONGEST = 100_000  # decisions; a game that is not over by then is called truncated


class Start:
    """The same beginning, game after game; `state` is never played on, copies of it are."""

    def __init__(self, edition: Edition, seats: int, terms: Mapping[str, Any], position: Any) -> None:  # noqa: ANN401  any JSON
        names = [f"seat {place + 1}" for place in range(seats)]
        table = lay_table(edition, names, dict(terms), position, Seeded(0), ENGLISH)
        self.game, self.state, self.seats = table.game, table.state, seats
        self.turns = 0  # of the last game: how often another seat had the turn
        self.order: tuple[int, ...] = ()  # of the last game: the seats as they had their first turn
        self._series = Series(self.game, self.state)
        self._met: dict[tuple[str, ...], list[Bot]] = {}

    def play(
        self,
        bots: Sequence[Bot],
        seed: int,
        most: int = LONGEST,
        dealer: Dealer | None = None,
        log: list[Event] | None = None,
    ) -> tuple[Outcome, int]:
        """Play one game to its end with a bot on each seat: how it ended, and after how many decisions.

        Chance, and what bots leave to it, depend on the seed alone, unless a dealer is given. What happens is
        told to the log, if there is one.
        """
        self._check(bots)
        table = self.end
        table.load(self.state)
        table.log = log
        with patient_with(bots):
            decisions = self._series.play(list(bots), seed, dealer or Seeded(seed), most)
        counter = self._series.counter
        self.turns, self.order = int(counter.turns), tuple(counter.order)
        return self._series.outcome(), int(decisions)

    def rounds(self, bots: Sequence[Bot], seeds: range, shifts: list[int], most: int) -> list[Row]:
        """Play every seed once for each shift, the bot at place p on seat p + shift: a row a game."""
        self._check(bots)
        count = self.seats
        ways = [[bots[(seat - shift) % count] for seat in range(count)] for shift in shifts]
        with patient_with(bots):
            return self._series.rounds(seeds, ways, shifts, most)

    @property
    def end(self) -> State:
        """How the last game stood when it ended."""
        return self._series.table

    def bots(self, names: Sequence[str]) -> list[Bot]:
        """The bots of these names, for this game; the answers of somebody's own are checked."""
        found = [bot_named(name, self.game.name) for name in names]
        return [
            Guarded(bot, name, self.end) if ":" in name else bot
            for name, bot in zip(names, found, strict=True)
        ]

    def company(self, names: tuple[str, ...]) -> list[Bot]:
        """The same bots as the last time, if none is somebody's own; each forgets when it begins a game."""
        found = self._met.get(names)
        if found is None:
            found = self.bots(names)
            if not any(isinstance(bot, Guarded) for bot in found):
                self._met[names] = found
        return found

    def _check(self, bots: Sequence[Bot]) -> None:
        if len(bots) != self.seats:
            raise BadSetup(f"{len(bots)} bots were given, and there are {self.seats} seats")


def lay(
    game: str | Path | Edition,
    seats: int,
    terms: Mapping[str, Any] | None = None,
    position: Mapping[str, Any] | None = None,
) -> Start:
    """A game for so many players, laid out before chance has spoken, to be played again and again."""
    return Start(edition_of(game), seats, {} if terms is None else terms, position)
