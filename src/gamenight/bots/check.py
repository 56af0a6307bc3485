"""Whether a bot is fit to sit down anywhere: many games with every answer checked, and a report."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median
from typing import TYPE_CHECKING, Any

from gamenight.api.opening import lay
from gamenight.bots.bot import Bot
from gamenight.bots.examined import ENDLESS, Examined, Found, Problem
from gamenight.bots.named import NORMAL, bot_named
from gamenight.bots.playout import play_on
from gamenight.bots.series import APART
from gamenight.editions.shelf import edition_of
from gamenight.kernel.dealer import Seeded
from gamenight.kernel.errors import BadSetup
from gamenight.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from gamenight.editions.edition import Edition

LONGEST = 5_000  # decisions; a game that is not over by then has no end in sight
SEATS = 4  # tables of up to so many are tried, unless told otherwise


@dataclass
class Report:
    """What came of checking a bot."""

    bot: str
    game: str
    games: int = 0
    decisions: int = 0
    problems: list[Problem] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)  # in how many games each problem came up
    times: list[float] = field(default_factory=list)  # seconds, a decision
    matches: int = 0  # games against the family's own
    won: float = 0.0  # of these; winners who tie share a game
    chance: float = 0.0  # how many an equal would have won

    @property
    def is_fine(self) -> bool:
        """Whether nothing is wrong with it."""
        return not self.problems

    def add(self, problem: Problem) -> None:
        """Note a problem; another of its kind at the same question is counted."""
        for place, known in enumerate(self.problems):
            if (known.kind, known.asked) == (problem.kind, problem.asked):
                self.counts[place] += 1
                return
        self.problems.append(problem)
        self.counts.append(1)

    def __str__(self) -> str:
        """All of it in plain sentences."""
        games, decisions = counted(self.games, "game"), counted(self.decisions, "decision")
        lines = [f"{self.bot} at {self.game}: {games}, {decisions}."]
        if self.is_fine:
            lines.append("Every answer was lawful; same seed and same sight, same move; every game ended.")
        for place, (problem, count) in enumerate(zip(self.problems, self.counts, strict=True)):
            lines.append(f"{place + 1}. In {counted(count, 'game')}: {problem}")
            lines.append(f"   see it again: report.problems[{place}].table()")
        if self.matches:
            won = f"it won {self.won:.1f} of {counted(self.matches, 'game')}"
            lines.append(f"Against {NORMAL} {won}; an equal wins {self.chance:.1f}.")
        if self.times:
            lines.append(
                f"A decision took {lasting(median(self.times))} (median), {lasting(max(self.times))} at most."
            )
        return "\n".join(lines)

    __repr__ = __str__


def counted(number: int, noun: str) -> str:
    """A number with its noun, in the singular or the plural."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def lasting(seconds: float) -> str:
    """A short time in words."""
    return f"{seconds * 1e6:.0f} µs" if seconds < 0.001 else f"{seconds * 1000:.0f} ms"


def check(  # noqa: PLR0913  one for each thing that may be otherwise
    bot: type[Bot] | str,
    game: str | Path | Edition,
    games: int = 100,
    *,
    seats: int | None = None,
    terms: Mapping[str, Any] | None = None,
    seed: int = 1,
    most: int = LONGEST,
) -> Report:
    """Play so many games with a bot, in turn against itself and against normal, and check all that it does.

    Every answer must be lawful and filled in. The bot is shown states that its seat cannot tell from the true
    one, and a twin of the same seed others: they must answer alike. What is wrong stands in the report.
    """
    edition = edition_of(game)
    make, name = maker(bot, edition.game.name)
    if games < 1:
        raise BadSetup(f"games is {games!r}, and must be 1 or more")
    least, highest = edition.seats
    sizes = range(least, max(least, min(highest, SEATS)) + 1) if seats is None else [seats]
    trials = [Trial(make, edition, size, dict(terms or {}), most) for size in sizes]
    report = Report(name, edition.id)
    for number in range(games):
        trials[number % len(trials)].play(report, seed + number, number // len(trials))
    return report


def maker(bot: type[Bot] | str, family: str) -> tuple[Callable[[], Bot], str]:
    """How to make such a bot, and what it is called; BadSetup if it is none."""
    if isinstance(bot, str):
        bot_named(bot, family)
        return lambda: bot_named(bot, family), bot
    if not (isinstance(bot, type) and issubclass(bot, Bot)):
        raise BadSetup(f"{bot!r} is no bot: give a class derived from gamenight.Bot, or a bot's name")
    try:
        bot()
    except TypeError as error:
        raise BadSetup(f"{bot.__name__} cannot be made without arguments: {error}") from error
    return bot, bot.__name__


class Trial:
    """A table of one size, at which the bot plays game after game."""

    def __init__(
        self, make: Callable[[], Bot], edition: Edition, seats: int, terms: dict[str, Any], most: int
    ) -> None:
        names = [f"seat {place}" for place in range(seats)]
        table = lay(edition, names, terms, None, Seeded(0), ENGLISH)
        self.game, self.start, self.seats, self.most = table.game, table.state, seats, most
        self.state = self.start.copy()
        self.sights = [self.game.sight(self.state, seat) for seat in range(seats)]
        self.times: list[float] = []
        self.examined = [Examined(make, table, self.times) for _ in range(seats)]
        self.others = [bot_named(NORMAL, self.game.name) for _ in range(seats)]

    def play(self, report: Report, seed: int, turn: int) -> None:
        """Play one game: in turn with the bot on every seat, and on one seat among the family's own."""
        is_alone = turn % 2 == 1
        mine = turn // 2 % self.seats
        bots: list[Bot] = [
            self.others[seat] if is_alone and seat != mine else self.examined[seat]
            for seat in range(self.seats)
        ]
        report.games += 1
        self.times.clear()
        self.state.load(self.start)
        try:
            for seat, bot in enumerate(bots):
                bot.begin(self.game, seat, seed + APART * (seat + 1))
            play_on(self.state, Seeded(seed), bots, self.sights, self.most)
        except Found as found:
            report.add(found.problem)
        else:
            self._ended(report, bots, mine, is_alone=is_alone)
        report.times += self.times
        report.decisions += sum(bot.decisions for bot in bots if isinstance(bot, Examined))

    def _ended(self, report: Report, bots: list[Bot], mine: int, *, is_alone: bool) -> None:
        outcome = self.state.outcome
        if outcome is None:
            one = bots[mine]
            assert isinstance(one, Examined)
            report.add(
                one.problem(ENDLESS, f"a game was not over after {self.most:,} decisions", self.state.copy())
            )
        elif is_alone:
            report.matches += 1
            report.won += (mine in outcome.winners) / max(len(outcome.winners), 1)
            report.chance += 1 / self.seats
