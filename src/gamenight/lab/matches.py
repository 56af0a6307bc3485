"""Matches: bots against each other, every seed with every bot on every seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from gamenight.editions.shelf import edition_of
from gamenight.kernel.errors import BadSetup
from gamenight.kernel.outcome import TRUNCATED
from gamenight.lab.figures import SURE, Mean, Share, mean_of, share_of
from gamenight.lab.runs import results
from gamenight.lab.saving import Savable
from gamenight.lab.start import LONGEST, lay
from gamenight.lab.work import Game, Work, pieces, shifts

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from gamenight.lab.runs import Kept, Tell
    from gamenight.lab.saving import Cells

MOST_GAMES = 10_000_000  # all of them are held in memory
SEATS = 4  # at a table, unless another number is asked for


@dataclass
class Match(Savable):
    """The games of a match, in the order of their seeds, and what they say."""

    game: str
    bots: tuple[str, ...]
    games: list[Game] = field(default_factory=list)
    terms: dict[str, Any] = field(default_factory=dict)
    most: int = LONGEST  # decisions, after which a game is broken off

    @property
    def truncated(self) -> int:
        """How many games were broken off, and have no winner."""
        return sum(game.clause == TRUNCATED for game in self.games)

    @property
    def turns(self) -> Mean:
        """How often the turn passed on in a game, on average."""
        return mean_of(by_seed(self.games, lambda game: float(game.turns)))

    @property
    def decisions(self) -> float:
        """How many decisions a game took, on average."""
        return sum(game.decisions for game in self.games) / max(len(self.games), 1)

    def share(self, bot: str) -> Share:
        """The share of the games that the bots of that name won together; winners who tie share a game."""
        places = {place for place, name in enumerate(self.bots) if name == bot}
        if not places:
            raise BadSetup(f"{bot!r} did not play; {', '.join(self.bots)} did")
        return self._share(lambda game: sum(place in places for place in game.winners))

    def by_seat(self) -> list[Share]:
        """The share of the games that each seat won, whoever sat there."""
        count = len(self.bots)
        return [
            self._share(lambda game, seat=seat: sum((p + game.shift) % count == seat for p in game.winners))  # type: ignore[misc]
            for seat in range(count)
        ]

    def by_order(self, sure: float = SURE) -> list[Share]:
        """The share of the games won by whoever came first in the order of play, second, and so on."""
        return [
            share_of(by_seed(self.games, lambda game, place=place: game.won(place)), sure)  # type: ignore[misc]
            for place in range(len(self.bots))
        ]

    def _share(self, wins: Callable[[Game], int]) -> Share:
        """What part of the games was won, seed by seed."""
        won = by_seed(self.games, lambda game: wins(game) / len(game.winners) if game.winners else 0.0)
        return share_of(won)

    def to_json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        shares = {name: vars(self.share(name)) for name in dict.fromkeys(self.bots)}
        return {
            "game": self.game,
            "terms": self.terms,
            "bots": list(self.bots),
            "games": len(self.games),
            "shares": shares,
            "by_seat": [vars(share) for share in self.by_seat()],
            "by_order": [vars(share) for share in self.by_order()],
            "truncated": self.truncated,
            "decisions": self.decisions,
            "turns": vars(self.turns),
        }

    def as_rows(self) -> list[Cells]:
        """A row a game: who played, the seed, who won and on which seats, how long it took, how it ended."""
        count = len(self.bots)
        return [
            {
                "game": self.game,
                "bots": ", ".join(self.bots),
                "seed": game.seed,
                "shift": game.shift,
                "winners": ", ".join(self.bots[place] for place in game.winners),
                "seats": ", ".join(str((place + game.shift) % count) for place in game.winners),
                "decisions": game.decisions,
                "turns": game.turns,
                "clause": game.clause,
            }
            for game in self.games
        ]

    def __repr__(self) -> str:
        """The shares in one line."""
        said = ", ".join(f"{name} {self.share(name)}" for name in dict.fromkeys(self.bots))
        return f"<match of {self.game}, {len(self.games)} games: {said}>"


class Tables(Savable):
    """Matches that answer one question together."""

    tables: list[Match]

    @property
    def played(self) -> int:
        """How many games there were."""
        return sum(len(table.games) for table in self.tables)

    @property
    def truncated(self) -> int:
        """How many games were broken off, and have no winner."""
        return sum(table.truncated for table in self.tables)

    def as_rows(self) -> list[Cells]:
        """A row a game, of all tables."""
        return [row for table in self.tables for row in table.as_rows()]


def by_seed(games: Sequence[Game], measure: Callable[[Game], float]) -> list[float]:
    """What a measure says of each seed on average: games of one seed share their luck."""
    bundles: dict[int, list[float]] = {}
    for game in games:
        bundles.setdefault(game.seed, []).append(measure(game))
    return [sum(one) / len(one) for one in bundles.values()]


def match(  # noqa: PLR0913  one for each thing that decides the result, and how many work on it
    game: str,
    bots: Sequence[str],
    games: int = 1000,
    *,
    seed: int = 1,
    terms: Mapping[str, Any] | None = None,
    workers: int | str = 1,
    most: int = LONGEST,
    kept: Kept | None = None,
    tell: Tell | None = None,
) -> Match:
    """Play at least so many games between bots, each named as `bot_named` knows them.

    Every seed is played once for each way to move the bots round the seats. The result is the same to the
    last bit whatever the number of workers. Pieces that are `kept` are not played again. `tell` is called
    after every piece with the games played, how many there will be, and the match so far.
    """
    result = Match(game, tuple(bots), terms=dict(terms or {}), most=most)
    pieces_of_it = works(game, bots, games, seed, result.terms, most)
    total = sum(work.count() for work in pieces_of_it)
    for part in results(pieces_of_it, workers, kept):
        result.games += part
        if tell is not None:
            tell(len(result.games), total, result)
    return result


def seated(game: str, seats: int) -> int:
    """How many play: as many as are asked for, or, where nobody asks, four or what the box has room for."""
    low, high = edition_of(game).seats
    if not low <= seats <= high and seats != SEATS:
        raise BadSetup(f"{game} is played by {low} to {high}, and not by {seats}")
    return min(max(seats, low), high)


def works(  # noqa: PLR0913  as match
    game: str, bots: Sequence[str], games: int, seed: int, terms: dict[str, Any], most: int
) -> list[Work]:
    """The games in pieces; what cannot be played is told before the first of them."""
    least, highest = edition_of(game).seats
    if not least <= len(bots) <= highest:
        raise BadSetup(f"{game} is played by {least} to {highest}; bots named: {len(bots)}")
    if games < 1:
        raise BadSetup(f"a match has at least one game, not {games}")
    if games > MOST_GAMES:
        raise BadSetup(f"a match has at most {MOST_GAMES} games, not {games}")
    if most < 1:
        raise BadSetup(f"a game has at least one decision, not {most}")
    lay(game, len(bots), terms).bots(bots)
    return pieces(game, terms, bots, range(seed, seed + -(-games // len(shifts(bots)))), most)
