"""Matches: bots against each other, every seed with every bot on every seat."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from gamenight.editions.shelf import edition_of
from gamenight.kernel.errors import BadSetup
from gamenight.kernel.outcome import TRUNCATED
from gamenight.lab.figures import Share, share_of
from gamenight.lab.start import LONGEST, lay

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from gamenight.bots.bot import Bot
    from gamenight.lab.start import Start

BUNDLE = 8  # seeds in one piece of work


@dataclass(frozen=True)
class Game:
    """One game of a match: its seed, how far the bots had moved on round the seats, how it ended."""

    seed: int
    shift: int
    winners: tuple[int, ...]  # by the bots' places in the match, not by seat
    decisions: int
    clause: str


@dataclass(frozen=True)
class Work:
    """A piece of a match, and all that it depends on: the same piece gives the same games anywhere."""

    game: str
    terms: dict[str, Any]
    bots: tuple[str, ...]
    seeds: range
    most: int

    def done(self) -> list[Game]:
        """Play it: every seed once for each way to move the bots round the seats."""
        start = lay(self.game, len(self.bots), self.terms)
        bots = start.bots(self.bots)
        ways = shifts(self.bots)
        return [self.played(start, bots, seed, shift) for seed in self.seeds for shift in ways]

    def played(self, start: Start, bots: list[Bot], seed: int, shift: int) -> Game:
        """One game, the bot at place p on seat p + shift."""
        count = len(bots)
        outcome, decisions = start.play(
            [bots[(seat - shift) % count] for seat in range(count)], seed, self.most
        )
        winners = tuple(sorted((int(seat) - shift) % count for seat in outcome.winners))
        return Game(seed, shift, winners, decisions, outcome.clause)


def shifts(bots: Sequence[str]) -> list[int]:
    """By how many seats the bots are moved on, so that each sits everywhere once; equals stay."""
    seen: list[tuple[str, ...]] = []
    found: list[int] = []
    for shift in range(len(bots)):
        seated = tuple(bots[(seat - shift) % len(bots)] for seat in range(len(bots)))
        if seated not in seen:
            seen.append(seated)
            found.append(shift)
    return found


def done(work: Work) -> list[Game]:
    """Do a piece of work; a worker process is handed this function."""
    return work.done()


@dataclass
class Match:
    """The games of a match, in the order of their seeds, and what they say."""

    game: str
    bots: tuple[str, ...]
    games: list[Game] = field(default_factory=list)

    @property
    def truncated(self) -> int:
        """How many games were broken off, and have no winner."""
        return sum(game.clause == TRUNCATED for game in self.games)

    @property
    def decisions(self) -> float:
        """How many decisions a game took, on average."""
        return sum(game.decisions for game in self.games) / max(len(self.games), 1)

    def share(self, bot: str) -> Share:
        """What part of the games the bots of that name won together; winners who tie share a game."""
        places = {place for place, name in enumerate(self.bots) if name == bot}
        if not places:
            raise BadSetup(f"{bot!r} did not play; {', '.join(self.bots)} did")
        return self._share(lambda game: sum(place in places for place in game.winners))

    def by_seat(self) -> list[Share]:
        """What part of the games each seat won, whoever sat there: the worth of the chair."""
        count = len(self.bots)
        return [
            self._share(lambda game, seat=seat: sum((p + game.shift) % count == seat for p in game.winners))  # type: ignore[misc]
            for seat in range(count)
        ]

    def _share(self, wins: Callable[[Game], int]) -> Share:
        """What part of the games was won, seed by seed."""
        bundles: dict[int, list[float]] = {}
        for game in self.games:
            won = wins(game) / len(game.winners) if game.winners else 0.0
            bundles.setdefault(game.seed, []).append(won)
        return share_of([sum(one) / len(one) for one in bundles.values()], len(self.games))

    def to_json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        shares = {name: vars(self.share(name)) for name in dict.fromkeys(self.bots)}
        return {
            "game": self.game,
            "bots": list(self.bots),
            "games": len(self.games),
            "shares": shares,
            "by_seat": [vars(share) for share in self.by_seat()],
            "truncated": self.truncated,
            "decisions": self.decisions,
        }

    def __repr__(self) -> str:
        """The shares in one line."""
        said = ", ".join(f"{name} {self.share(name)}" for name in dict.fromkeys(self.bots))
        return f"<match of {self.game}, {len(self.games)} games: {said}>"


def match(  # noqa: PLR0913  one for each thing that decides the result, and how many work on it
    game: str,
    bots: Sequence[str],
    games: int = 1000,
    *,
    seed: int = 1,
    terms: Mapping[str, Any] | None = None,
    workers: int | str = 1,
    most: int = LONGEST,
    tell: Callable[[Match], None] | None = None,
) -> Match:
    """Play at least so many games between bots, each named as `bot_named` knows them.

    Every seed is played once for each way to move the bots round the seats. The result is the same to the
    last bit whatever the number of workers; `tell` is called with the match so far now and then.
    """
    result = Match(game, tuple(bots))
    for part in _results(_works(game, bots, games, seed, dict(terms or {}), most), _count(workers)):
        result.games += part
        if tell is not None:
            tell(Match(game, tuple(bots), result.games))
    return result


def _works(  # noqa: PLR0913  as match
    game: str, bots: Sequence[str], games: int, seed: int, terms: dict[str, Any], most: int
) -> list[Work]:
    """The match in pieces; what cannot be played is told before the first game."""
    least, highest = edition_of(game).seats
    if not least <= len(bots) <= highest:
        raise BadSetup(f"{game} is played by {least} to {highest}; {len(bots)} bots were named")
    if games < 1:
        raise BadSetup(f"a match has at least one game, not {games}")
    lay(game, len(bots), terms).bots(bots)
    end = seed + -(-games // len(shifts(bots)))
    starts = range(seed, end, BUNDLE)
    return [Work(game, terms, tuple(bots), range(one, min(one + BUNDLE, end)), most) for one in starts]


def _count(workers: int | str) -> int:
    """How many processes: a number, or all the cores there are."""
    if workers == "all":
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if not isinstance(workers, int) or workers < 1:
        raise BadSetup(f"workers is {workers!r}, and must be a number from 1, or all")
    return workers


def _results(works: Sequence[Work], workers: int) -> Iterator[list[Game]]:
    """The games of each piece, in order, whoever plays them."""
    if workers == 1:
        yield from map(done, works)
        return
    from concurrent.futures import ProcessPoolExecutor  # which a game at the table never needs
    from multiprocessing import get_context

    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        try:
            yield from pool.map(done, works)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
