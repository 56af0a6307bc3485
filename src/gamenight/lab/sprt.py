"""Is a new bot better than the old one? Games are played until that is known, and no longer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from gamenight.editions.shelf import edition_of
from gamenight.kernel.errors import BadSetup
from gamenight.lab.league import won_by
from gamenight.lab.matches import Match, Tables, works
from gamenight.lab.runs import results
from gamenight.lab.sequential import UNDECIDED, Sequential
from gamenight.lab.start import LONGEST

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gamenight.lab.figures import Mean
    from gamenight.lab.runs import Kept, Tell
    from gamenight.lab.work import Game

GAIN = 0.03  # of a game: what is worth knowing


@dataclass
class Trial(Tables):
    """A new bot against an old one: what was played, and what that says."""

    game: str
    new: str
    old: str
    seats: int
    seed: int
    gain: float
    games: int  # at most
    terms: dict[str, Any] = field(default_factory=dict)
    most: int = LONGEST  # decisions, after which a game is broken off
    tables: list[Match] = field(default_factory=list)  # the new one among old ones, and the other way round

    @property
    def test(self) -> Sequential:
        """The test, as it stands after all seeds."""
        test = Sequential(self.gain)
        self.add_to(test, [(table, table.games) for table in self.tables])
        return test

    @property
    def verdict(self) -> str:
        """`better`, `not better`, or `undecided`."""
        return self.test.verdict

    @property
    def ahead(self) -> Mean:
        """By what share of a game the new bot is ahead of a fair share, on average of both directions."""
        return self.test.estimate

    def add_to(self, test: Sequential, parts: Sequence[tuple[Match, Sequence[Game]]]) -> None:
        """Let the test know what some games of each table say, seed by seed: those share their luck."""
        found: dict[int, list[float]] = {}
        for table, games in parts:
            for game in games:
                found.setdefault(game.seed, []).append(self._ahead(table, game))
        for row in found.values():
            test.add(sum(row) / len(row))

    def _ahead(self, table: Match, game: Game) -> float:
        """How far the new bot was ahead of a fair share in a game; what is broken off counts for nobody."""
        if not game.winners:
            return 0.0
        return won_by(self.new, table, game) - table.bots.count(self.new) / self.seats

    def to_json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        test = self.test
        return {
            "game": self.game,
            "terms": self.terms,
            "new": self.new,
            "old": self.old,
            "seats": self.seats,
            "seed": self.seed,
            "gain": self.gain,
            "most_games": self.games,
            "games": self.played,
            "truncated": self.truncated,
            "verdict": test.verdict,
            "evidence": test.evidence,
            "bound": test.bound,
            "ahead": vars(test.estimate),
        }

    def __repr__(self) -> str:
        """The verdict in one line."""
        return f"<{self.new} against {self.old} at {self.game}, {self.played} games: {self.verdict}>"


def sprt(  # noqa: PLR0913  one for each thing that decides the result, and how many work on it
    game: str,
    new: str,
    old: str,
    *,
    gain: float = GAIN,
    games: int = 20_000,
    seats: int = 2,
    seed: int = 1,
    terms: Mapping[str, Any] | None = None,
    workers: int | str = 1,
    most: int = LONGEST,
    kept: Kept | None = None,
    tell: Tell | None = None,
) -> Trial:
    """Play until it is known whether a bot is no better than another, or better by `gain`; at most `games`.

    With more than two seats, one new bot plays among old ones, and one old among new ones. It stops after the
    same game whatever the number of workers.
    """
    if new == old:
        raise BadSetup(f"{new} is compared with itself; name another bot")
    if not 0 < gain < 1:
        raise BadSetup(f"gain cannot be {gain}; it is a part of a game, above 0 and below 1, such as {GAIN}")
    low, high = edition_of(game).seats
    if not low <= seats <= high:
        raise BadSetup(f"{game} is played by {low} to {high}, and not by {seats}")
    agreed = dict(terms or {})
    found = Trial(game, new, old, seats, seed, gain, games, agreed, most)
    found.tables = [Match(game, who, terms=agreed) for who in directions(new, old, seats)]
    each = -(-games // len(found.tables))
    rows = [works(game, table.bots, each, seed, agreed, most) for table in found.tables]
    parts = results([work for turn in zip(*rows, strict=True) for work in turn], workers, kept)
    test = Sequential(gain)
    for _ in rows[0]:
        fresh = [(table, next(parts)) for table in found.tables]
        for table, part in fresh:
            table.games += part
        found.add_to(test, fresh)
        if tell is not None:
            tell(found.played, games, found)
        if test.verdict != UNDECIDED:
            break
    parts.close()
    return found


def directions(new: str, old: str, seats: int) -> list[tuple[str, ...]]:
    """Who sits together: with two seats one of each; with more, one among the others, both ways."""
    found = [(new, *[old] * (seats - 1))]
    return found if seats == 2 else [*found, (old, *[new] * (seats - 1))]
