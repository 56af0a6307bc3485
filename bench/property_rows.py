"""The property game's rows: Kanto with four plain bots, all rules on, and a small C loop as the yardstick."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from itertools import repeat
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Any

if __name__ == "__main__":
    sys.path.append(str(Path(__file__).resolve().parents[1]))

from bench.in_c import FLAGS, compiler
from bench.measures import NotComparableError
from bench.timing import FULL, QUICK, Figure, Pace, lasting, per_second, rounds

import gamenight as gn
from gamenight.bots.property import PlainProperty
from gamenight.editions.readers.property import PropertyEdition
from gamenight.editions.shelf import edition_of
from gamenight.games.property.rules.turn import Turn
from gamenight.lab.playout import play_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.games.property.board import Board
    from gamenight.kernel.game import Game

GAME = "kanto"
SEED = 7
SEATS = 4
NAMES = ["Ann", "Bob", "Cid", "Dot"]
MOST = 2000  # decisions after which a game is called truncated; most end in about six hundred
EARLY = 100  # decisions of the early stretch
LATE = 400  # decisions before the late stretch, which is as long
STATES = 40  # games whose late stretch is played, and states that are copied and written
SOURCE = Path(__file__).with_name("property.c")
TRIAL = 50  # games, to find out how many fill a round


class FirstAnswer(gn.Bot):
    """A bot as a user writes it, in plain Python: the first answer, and every rent asked for."""

    def choose(self, sight: gn.Sight[Any], answers: list[gn.Action]) -> gn.Action:  # noqa: ARG002
        """Take the first."""
        return answers[0]

    def is_eager(self, sight: gn.Sight[Any]) -> bool:  # noqa: ARG002
        """It does no other business on its turn."""
        return False

    def consider(self, sight: gn.Sight[Any], asides: list[gn.Action]) -> gn.Action | None:  # noqa: ARG002
        """Ask for rent; an offer nobody makes."""
        return next((action for action in asides if action.verb.word == "ask"), None)


class Estates:
    """A table's worth of bots and one dealer, ready to play game after game from one start."""

    def __init__(self, bots: list[gn.Bot]) -> None:
        edition = edition_of(GAME)
        self.game: Game[Any] = edition.game
        self.start: gn.State = self.game.begin(edition.terms(NAMES, edition.agree({})))
        self.state: gn.State = self.start.copy()
        self.sights = [self.game.sight(self.state, seat) for seat in range(SEATS)]
        self.bots = bots
        self.dealer = gn.Seeded(SEED)

    def play_from(self, start: gn.State, most: int) -> int:
        """Play on from a state; how many decisions there were."""
        self.state.load(start)
        return play_out(self.state, self.dealer, self.bots, self.sights, most)

    def play(self, games: int) -> int:
        """Play so many games; how many decisions there were."""
        return sum(self.play_from(self.start, MOST) for _ in repeat(None, games))

    def played(self) -> list[int]:
        """The decisions and the winner of one game, -1 if it was truncated."""
        decisions = self.play_from(self.start, MOST)
        assert self.state.outcome is not None
        return [decisions, *self.state.outcome.winners[:1]] if self.state.outcome.winners else [decisions, -1]


class Keeping(gn.Bot):
    """Plays as the plain bot and keeps a copy of the table after so many choices."""

    def __init__(self, estates: Estates) -> None:
        self.plain = PlainProperty()
        self.estates = estates
        self.left = LATE
        self.kept: list[gn.State] = []

    def choose(self, sight: gn.Sight[Any], answers: list[gn.Action]) -> gn.Action:
        """Keep the table if it is time, then play."""
        self.left -= 1
        if self.left == 0:
            self.kept.append(self.estates.state.copy())
        return self.plain.choose(sight, answers)

    def is_eager(self, sight: gn.Sight[Any]) -> bool:
        """As the plain bot."""
        return self.plain.is_eager(sight)

    def kinds(self, sight: gn.Sight[Any]) -> int:
        """As the plain bot."""
        return self.plain.kinds(sight)

    def consider(self, sight: gn.Sight[Any], asides: list[gn.Action]) -> gn.Action | None:
        """As the plain bot."""
        return self.plain.consider(sight, asides)


def check_engine(claimed: str) -> None:
    """Refuse to measure if the bots or the rules of this game do not run as the engine that is claimed."""
    names = [PlainProperty.__module__, type(edition_of(GAME).game).__module__, Turn.__module__]
    files = [str(sys.modules[name].__file__) for name in names]
    strays = [file for file in files if file.endswith(".py") != (claimed == "interpreted")]
    if strays:
        raise NotComparableError(f"the engine is {claimed}, but these parts are not: {', '.join(strays)}")


def plain_estates() -> Estates:
    """A table of plain bots."""
    return Estates([PlainProperty() for _ in range(SEATS)])


def late_states(estates: Estates) -> list[gn.State]:
    """Tables after so many choices, one of each of the next games that last so long."""
    keeper = Keeping(estates)
    bots = estates.bots
    estates.bots = [keeper] * SEATS
    while len(keeper.kept) < STATES:
        keeper.left = LATE
        estates.play(1)
    estates.bots = bots
    return keeper.kept


def played(games: int) -> dict[str, list[list[int]]]:
    """The decisions and the winner of each of the first games from the seed, to compare engines."""
    estates = plain_estates()
    return {str(SEATS): [estates.played() for _ in range(games)]}


def measure(pace: Pace) -> dict[str, dict[str, Figure]]:
    """Every row, under the number of players."""
    found: dict[str, Figure] = {}
    a_game, a_decision = rounds(pace, plain_estates().play)
    found["decisions/s"] = per_second(a_decision)
    found["games/s"] = per_second(a_game)
    by_hand = Estates([FirstAnswer() for _ in range(SEATS)])
    found["decisions/s, plain Python bot"] = per_second(rounds(pace, by_hand.play)[1])
    estates = plain_estates()
    late = late_states(estates)
    found["an early decision, µs"] = _stretch(pace, estates, [estates.start])
    found["a late decision, µs"] = _stretch(pace, estates, late)
    twin, game = late[0].copy(), estates.game
    found["copy a state, µs"] = _each(pace, late, lambda state: state.copy())
    found["load a state, µs"] = _each(pace, late, twin.load)
    found["state to JSON, µs"] = _each(pace, late, lambda state: json.dumps(game.write(state)))
    return {str(SEATS): found}


def _stretch(pace: Pace, estates: Estates, starts: list[gn.State]) -> Figure:
    """What a decision takes in a stretch of play from these states, in turn."""

    def work(times: int) -> int:
        return sum(estates.play_from(starts[time % len(starts)], EARLY) for time in range(times))

    return lasting(rounds(pace, work)[1], 1e-6)


def _each(pace: Pace, states: list[gn.State], call: Callable[[gn.State], object]) -> Figure:
    """What a call takes on these states, in turn, its loop included."""

    def work(times: int) -> int:
        for time in range(times):
            call(states[time % len(states)])
        return times

    return lasting(rounds(pace, work)[0], 1e-6)


@dataclass(frozen=True)
class Run:
    """So many games in C: the seconds they took, their decisions, and how many came to an end."""

    seconds: float
    decisions: int
    ended: int


class PropertyInC:
    """The loop, compiled into a folder, for the board of the edition that the engine plays."""

    def __init__(self, command: str, folder: str) -> None:
        self.program = str(Path(folder, "property"))
        subprocess.run([command, *FLAGS, "-o", self.program, str(SOURCE)], check=True)
        edition = edition_of(GAME)
        assert isinstance(edition, PropertyEdition)
        self.box = " ".join(str(number) for number in box_of(edition.printed))

    def play(self, games: int) -> Run:
        """Play so many games from the seed."""
        command = [self.program, str(SEATS), str(games), str(SEED), str(MOST)]
        said = subprocess.run(command, check=True, input=self.box, stdout=subprocess.PIPE, text=True).stdout
        nanoseconds, decisions, ended = (int(number) for number in said.split())
        return Run(nanoseconds / 1e9, decisions, ended)

    def compare(self, pace: Pace) -> tuple[Figure, Figure]:
        """Decisions/s of the loop, and how many times as fast as this process's engine it is, in turns."""
        estates = plain_estates()
        in_c, times = [], []
        games = max(1, round(TRIAL * pace.seconds / _spent(estates, TRIAL)[0]))
        loops = max(1, round(TRIAL * pace.seconds / self.play(TRIAL).seconds))
        for _ in range(pace.rounds):
            run = self.play(loops)
            loop = run.seconds / run.decisions
            in_c.append(loop)
            times.append(_spent(estates, games)[1] / loop)
        return per_second(in_c), Figure(min(times), median(times))


def _spent(estates: Estates, games: int) -> tuple[float, float]:
    """The seconds that so many games take on the engine, and those for one decision."""
    start = perf_counter()
    decisions = estates.play(games)
    spent = perf_counter() - start
    return spent, spent / decisions


def box_of(board: Board) -> list[int]:
    """The printed board as the C loop reads it."""
    found: list[int] = []
    for space in board.spaces:
        rents = [*space.rents, *[0] * 6][:6]
        found += [space.kind, space.group, space.price, space.house, *rents, space.amount]
    for deck in board.decks:
        for card in deck:
            found += [card.effect, card.number, card.other]
    numbers = board.numbers
    found += [numbers.cash, numbers.salary, numbers.fine, numbers.houses, numbers.hotels]
    return [int(number) for number in [*found, *numbers.station_rents, *numbers.utility_factors]]


def in_c(pace: Pace) -> dict[str, dict[str, Figure]] | None:
    """The figures of the C loop under the number of players, or None without a C compiler."""
    command = compiler()
    if command is None:
        return None
    with TemporaryDirectory(prefix="gamenight-bench-") as folder:
        speed, times = PropertyInC(command, folder).compare(pace)
    return {str(SEATS): {"decisions/s": speed, "times the compiled engine": times}}


def main(arguments: list[str]) -> int:
    """This engine's rows and the C loop alone, to try them; `bench/run.py` says them beside the others."""
    pace = QUICK if "--quick" in arguments else FULL
    print(f"{GAME}, {SEATS} plain bots, rent asked, at most {MOST} decisions; {gn.engine()}")
    check_engine(gn.engine())
    rows = measure(pace)[str(SEATS)]
    loop = in_c(pace)
    if loop is not None:
        speed, times = loop[str(SEATS)].values()
        rows |= {"in C: decisions/s": speed, "in C: times this engine": times}
    for name, figure in rows.items():
        print(f"{name:<40} {figure.best:>14,.2f} ({figure.median:,.2f})")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
