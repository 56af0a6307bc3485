"""A league: every pair of bots in both directions, all of them mixed, and how strong each is."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations, permutations, zip_longest
from typing import TYPE_CHECKING, Any

from gamenight.kernel.errors import BadSetup
from gamenight.lab.figures import Mean, Share, share_of, sure_for
from gamenight.lab.matches import SEATS, Match, Tables, seated, works
from gamenight.lab.runs import results
from gamenight.lab.start import LONGEST
from gamenight.lab.strength import GROUPS, Sitting, chances, strengths

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gamenight.lab.runs import Kept, Tell
    from gamenight.lab.work import Game


@dataclass(frozen=True)
class Row:
    """What a bot won in some of the league's games."""

    bot: str
    table: tuple[str, ...]  # who sat there; nobody, where it is all mixed tables together
    share: Share  # with bounds that hold for all rows together
    fair: float
    expected: float  # by the strengths
    games: int
    truncated: int


@dataclass
class League(Tables):
    """The tables of a league, each a match, and what they say together."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: int
    games: int  # at each table, at least
    terms: dict[str, Any] = field(default_factory=dict)
    most: int = LONGEST  # decisions, after which a game is broken off
    tables: list[Match] = field(default_factory=list)

    @property
    def strengths(self) -> dict[str, Mean]:
        """The strength of each bot in points, the strongest first; bounds hold for all together."""
        groups = max(min(GROUPS, *(len({game.seed for game in one.games}) for one in self.tables)), 1)
        sittings = [self._sitting(table, groups) for table in self.tables]
        found = strengths(len(self.bots), sittings, groups, sure_for(len(self.bots)))
        return dict(sorted(zip(self.bots, found, strict=True), key=lambda one: -one[1].value))

    @property
    def rows(self) -> list[Row]:
        """Each bot against each other, and each in the mixed tables."""
        mixed = [table for table in self.tables if len(set(table.bots)) > 2]
        wanted = [(table.bots[0], table.bots, [table]) for table in self.tables if table not in mixed]
        wanted += [(bot, (), [one for one in mixed if bot in one.bots]) for bot in self.bots if mixed]
        sure, points = sure_for(len(wanted)), self.strengths
        return [self._row(bot, who, tables, sure, points) for bot, who, tables in wanted]

    def to_json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        import msgspec

        return {
            "game": self.game,
            "terms": self.terms,
            "bots": list(self.bots),
            "seats": self.seats,
            "seed": self.seed,
            "games": self.played,
            "truncated": self.truncated,
            "strengths": {bot: vars(points) for bot, points in self.strengths.items()},
            "rows": msgspec.to_builtins(self.rows),
        }

    def __repr__(self) -> str:
        """The strengths in one line."""
        said = ", ".join(f"{bot} {points}" for bot, points in self.strengths.items())
        return f"<league of {self.game}, {self.played} games: {said}>"

    def _sitting(self, table: Match, groups: int) -> Sitting:
        won = [[0.0] * len(self.bots) for _ in range(groups)]
        for game in table.games:
            for place in game.winners:
                row = won[(game.seed - self.seed) % groups]
                row[self.bots.index(table.bots[place])] += 1 / len(game.winners)
        counts = tuple(table.bots.count(bot) for bot in self.bots)
        return Sitting(counts, tuple(tuple(row) for row in won))

    def _row(
        self,
        bot: str,
        who: tuple[str, ...],
        tables: Sequence[Match],
        sure: float,
        strength: dict[str, Mean],
    ) -> Row:
        games = [(game, table) for table in tables for game in table.games]
        won: dict[int, list[float]] = {}
        for game, table in games:
            won.setdefault(game.seed, []).append(won_by(bot, table, game))
        points = [strength[one].value for one in self.bots]
        place, fair, expected = self.bots.index(bot), 0.0, 0.0
        for table in tables:
            seats = [table.bots.count(one) for one in self.bots]
            fair += seats[place] / self.seats * len(table.games)
            expected += chances(seats, points)[place] * len(table.games)
        share = share_of([sum(one) / len(one) for one in won.values()], sure)
        truncated = sum(table.truncated for table in tables)
        return Row(bot, who, share, fair / len(games), expected / len(games), len(games), truncated)


def worst_fit(rows: Sequence[Row]) -> Row:
    """The row that the strengths explain worst: one number for each bot does not say all."""
    return max(rows, key=lambda row: abs(row.share.value - row.expected))


def is_told(strengths: Mapping[str, Mean]) -> bool:
    """Whether the strongest bot is told from the second by more than luck."""
    first, second = list(strengths.values())[:2]
    return first.low > second.high


def won_by(bot: str, table: Match, game: Game) -> float:
    """What part of a game the bots of that name won."""
    mine = sum(table.bots[place] == bot for place in game.winners)
    return mine / len(game.winners) if game.winners else 0.0


def tables_of(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who sits together: one of a kind among others of one kind, for every pair; then all kinds mixed.

    Where there are more kinds than seats, every choice of them is a table; where there are fewer, every kind
    sits as often as the others, or once more.
    """
    found = [(one, *[other] * (seats - 1)) for one, other in permutations(bots, 2)]
    if len(bots) >= seats:
        found += [tuple(some) for some in combinations(bots, seats)]
    else:
        often, rest = divmod(seats, len(bots))
        found += [(*tuple(bots) * often, *some) for some in combinations(bots, rest)]
    unlike: dict[tuple[str, ...], tuple[str, ...]] = {}
    for table in found:
        turned = min((*table[way:], *table[:way]) for way in range(seats))
        unlike.setdefault(turned, table)
    return list(unlike.values())


def league(  # noqa: PLR0913  one for each thing that decides the result, and how many work on it
    game: str,
    bots: Sequence[str],
    games: int = 400,
    *,
    seats: int = SEATS,
    seed: int = 1,
    terms: Mapping[str, Any] | None = None,
    workers: int | str = 1,
    most: int = LONGEST,
    kept: Kept | None = None,
    tell: Tell | None = None,
) -> League:
    """Play at least so many games at every table of a league, all tables with the same seeds.

    One against three of another kind and the other way round, because a kind may profit from its like; and
    all kinds mixed. Every table goes on at the same pace, so a league that is broken off is a smaller one.
    """
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise BadSetup(f"a league has two bots or more, each once; {', '.join(bots) or 'none'} were named")
    seats = seated(game, seats)
    agreed = dict(terms or {})
    found = League(game, tuple(bots), seats, seed, games, agreed, most)
    found.tables = [Match(game, table, terms=agreed) for table in tables_of(bots, seats)]
    rows = [works(game, table.bots, games, seed, agreed, most) for table in found.tables]
    order = [
        (table, work)
        for turn in zip_longest(*rows)
        for table, work in zip(found.tables, turn, strict=True)
        if work is not None
    ]
    total, played = sum(work.count() for _, work in order), 0
    for (table, _), part in zip(order, results([work for _, work in order], workers, kept), strict=True):
        table.games += part
        played += len(part)
        if tell is not None:
            tell(played, total, found if all(one.games for one in found.tables) else None)
    return found
