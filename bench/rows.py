"""The rows of one box: four plain bots, game after game, and what a state in the middle of one costs."""

from __future__ import annotations

import sys
from itertools import repeat
from typing import TYPE_CHECKING, Any

import msgspec
from bench.measures import NotComparableError
from bench.timing import FULL, QUICK, Figure, Pace, lasting, per_second, rounds

import gamenight as gn
from gamenight.bots.playout import play_out
from gamenight.editions.shelf import edition_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.kernel.game import Game

SEED = 7
SEATS = 4
NAMES = ["Ann", "Bob", "Cid", "Dot"]
STATES = 40  # tables kept from the middle of games, to be copied and written


class FirstAnswer(gn.Bot):
    """A bot as a user writes it, in plain Python: the first answer, and every rent asked for."""

    def choose(self, sight: gn.Sight[Any], answers: list[gn.Action]) -> gn.Action:
        """Take the first."""
        return answers[0]

    def is_eager(self, sight: gn.Sight[Any]) -> bool:
        """It does no other business on its turn."""
        return False

    def consider(self, sight: gn.Sight[Any], asides: list[gn.Action]) -> gn.Action | None:
        """Ask for rent; nobody makes offers here."""
        return next((action for action in asides if action.verb.word == "ask"), None)


class Tables:
    """A table's worth of bots and one dealer, ready to play game after game from one start."""

    def __init__(self, game: str, bots: list[gn.Bot], most: int) -> None:
        edition = edition_of(game)
        self.game: Game[Any] = edition.game
        self.start: gn.State = self.game.begin(edition.terms(NAMES, edition.agree({})))
        self.state: gn.State = self.start.copy()
        self.sights = [self.game.sight(self.state, seat) for seat in range(SEATS)]
        self.bots = bots
        self.most = most
        self.dealer = gn.Seeded(SEED)

    def play_from(self, start: gn.State, most: int) -> int:
        """Play on from a state; how many decisions there were."""
        self.state.load(start)
        return play_out(self.state, self.dealer, self.bots, self.sights, most)

    def play(self, games: int) -> int:
        """Play so many games; how many decisions there were."""
        return sum(self.play_from(self.start, self.most) for _ in repeat(None, games))

    def played(self) -> list[int]:
        """The decisions and the (first) winner of one game, -1 if it was truncated."""
        decisions = self.play_from(self.start, self.most)
        assert self.state.outcome is not None
        return [decisions, *self.state.outcome.winners[:1]] if self.state.outcome.winners else [decisions, -1]


class Keeping(gn.Bot):
    """Plays as another bot and keeps a copy of the table after so many choices."""

    def __init__(self, bot: gn.Bot, tables: Tables) -> None:
        self.bot = bot
        self.tables = tables
        self.left = 0
        self.kept: list[gn.State] = []

    def choose(self, sight: gn.Sight[Any], answers: list[gn.Action]) -> gn.Action:
        """Keep the table if it is time, then play."""
        self.left -= 1
        if self.left == 0:
            self.kept.append(self.tables.state.copy())
        return self.bot.choose(sight, answers)

    def is_eager(self, sight: gn.Sight[Any]) -> bool:
        """Whether the other bot is eager."""
        return self.bot.is_eager(sight)

    def kinds(self, sight: gn.Sight[Any]) -> int:
        """What kinds of asides the other bot looks at."""
        return self.bot.kinds(sight)

    def consider(self, sight: gn.Sight[Any], asides: list[gn.Action]) -> gn.Action | None:
        """What the other bot takes up."""
        return self.bot.consider(sight, asides)


class Box:
    """One box and its plain bot: what is measured of it, on whichever engine this process runs.

    most: decisions after which a game is called truncated. middle: decisions before a table is kept.
    same: games compared one by one between the engines. rule: a decision of the rules, to see that they too
    run as the engine that is claimed.
    """

    def __init__(  # noqa: PLR0913  one for each thing that differs
        self, game: str, bot: type[gn.Bot], rule: type, *, most: int, middle: int, same: int, note: str = ""
    ) -> None:
        self.game = game
        self.bot = bot
        self.rule = rule
        self.most = most
        self.middle = middle
        self.same = same
        self.about = f"{game}, plain bots, {note}at most {most} decisions a game"

    def plain_tables(self) -> Tables:
        """A table of plain bots."""
        return Tables(self.game, [self.bot() for _ in range(SEATS)], self.most)

    def check_engine(self, claimed: str) -> None:
        """Refuse to measure if the bots or the rules of this box do not run as the engine that is claimed."""
        names = [self.bot.__module__, type(edition_of(self.game).game).__module__, self.rule.__module__]
        files = [str(sys.modules[name].__file__) for name in names]
        strays = [file for file in files if file.endswith(".py") != (claimed == "interpreted")]
        if strays:
            raise NotComparableError(f"the engine is {claimed}, but these parts are not: {', '.join(strays)}")

    def played(self) -> dict[str, list[list[int]]]:
        """The decisions and the winner of each of the first games from the seed, to compare engines."""
        tables = self.plain_tables()
        return {str(SEATS): [tables.played() for _ in range(self.same)]}

    def measure(self, pace: Pace) -> dict[str, dict[str, Figure]]:
        """Every row, under the number of players."""
        found: dict[str, Figure] = {}
        a_game, a_decision = rounds(pace, self.plain_tables().play)
        found["decisions/s"] = per_second(a_decision)
        found["games/s"] = per_second(a_game)
        by_hand = Tables(self.game, [FirstAnswer() for _ in range(SEATS)], self.most)
        found["decisions/s, plain Python bot"] = per_second(rounds(pace, by_hand.play)[1])
        tables = self.plain_tables()
        states = self.middle_states(tables)
        found |= self.others(pace, tables, states)
        twin, game = states[0].copy(), tables.game
        found["copy a state, µs"] = each(pace, states, lambda state: state.copy())
        found["load a state, µs"] = each(pace, states, twin.load)
        found["state to JSON, µs"] = each(pace, states, lambda state: msgspec.json.encode(game.write(state)))
        return {str(SEATS): found}

    def middle_states(self, tables: Tables) -> list[gn.State]:
        """Tables after so many choices, one of each of the next games that last so long."""
        keeper = Keeping(self.bot(), tables)
        bots = tables.bots
        tables.bots = [keeper] * SEATS
        while len(keeper.kept) < STATES:
            keeper.left = self.middle
            tables.play(1)
        tables.bots = bots
        return keeper.kept

    def others(self, pace: Pace, tables: Tables, states: list[gn.State]) -> dict[str, Figure]:
        """The rows that only this box has."""
        return {}

    def in_c(self, pace: Pace) -> dict[str, dict[str, Figure]] | None:
        """The figures of a C loop of this box, under the number of players, where there is one."""
        return None

    def main(self, arguments: list[str]) -> int:
        """This engine's rows and the C loop alone, to try them; `bench/run.py` says them with the others."""
        pace = QUICK if "--quick" in arguments else FULL
        print(f"{self.about}, {SEATS} players; {gn.engine()}")
        self.check_engine(gn.engine())
        rows = self.measure(pace)[str(SEATS)]
        loop = self.in_c(pace)
        if loop is not None:
            speed, times = loop[str(SEATS)].values()
            rows |= {"in C: decisions/s": speed, "in C: times this engine": times}
        for name, figure in rows.items():
            print(f"{name:<40} {figure.best:>14,.2f} ({figure.median:,.2f})")
        return 0


def each(pace: Pace, states: list[gn.State], call: Callable[[gn.State], object]) -> Figure:
    """What a call takes on these states, in turn, its loop included."""

    def work(times: int) -> int:
        for time in range(times):
            call(states[time % len(states)])
        return times

    return lasting(rounds(pace, work)[0], 1e-6)
