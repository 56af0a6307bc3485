"""The property game's rows: Kanto with four plain bots, all rules on, and a small C loop as the yardstick."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING

if __name__ == "__main__":
    sys.path.append(str(Path(__file__).resolve().parents[1]))

from bench.in_c import FLAGS, compiler
from bench.rows import SEATS, SEED, Box, Tables
from bench.timing import Figure, Pace, lasting, per_second, rounds

from gamenight.editions.shelf import edition_of
from gamenight.games.property.bot.plain import PlainProperty
from gamenight.games.property.edition.reader import PropertyEdition
from gamenight.games.property.rules.turn import Turn

if TYPE_CHECKING:
    import gamenight as gn
    from gamenight.games.property.board import Board

GAME = "kanto"
MOST = 2000  # decisions after which a game is called truncated; most end in about six hundred
EARLY = 100  # decisions of the early stretch
LATE = 400  # decisions before the late stretch, which is as long
SOURCE = Path(__file__).with_name("property.c")
TRIAL = 50  # games, to find out how many fill a round


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
        estates = BOX.plain_tables()
        in_c, times = [], []
        games = max(1, round(TRIAL * pace.seconds / _spent(estates, TRIAL)[0]))
        loops = max(1, round(TRIAL * pace.seconds / self.play(TRIAL).seconds))
        for _ in range(pace.rounds):
            run = self.play(loops)
            loop = run.seconds / run.decisions
            in_c.append(loop)
            times.append(_spent(estates, games)[1] / loop)
        return per_second(in_c), Figure(min(times), median(times))


def _spent(estates: Tables, games: int) -> tuple[float, float]:
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


class PropertyBox(Box):
    """Kanto gets slower as it is built on, and has a yardstick in C."""

    def others(self, pace: Pace, tables: Tables, states: list[gn.State]) -> dict[str, Figure]:
        """What a decision takes in a stretch of play from the start, and late in a game."""
        return {
            "an early decision, µs": _stretch(pace, tables, [tables.start]),
            "a late decision, µs": _stretch(pace, tables, states),
        }

    def in_c(self, pace: Pace) -> dict[str, dict[str, Figure]] | None:
        """The figures of the C loop under the number of players, or None without a C compiler."""
        command = compiler()
        if command is None:
            return None
        with TemporaryDirectory(prefix="gamenight-bench-") as folder:
            speed, times = PropertyInC(command, folder).compare(pace)
        return {str(SEATS): {"decisions/s": speed, "times the compiled engine": times}}


def _stretch(pace: Pace, tables: Tables, starts: list[gn.State]) -> Figure:
    """What a decision takes in a stretch of play from these states, in turn."""

    def work(times: int) -> int:
        return sum(tables.play_from(starts[time % len(starts)], EARLY) for time in range(times))

    return lasting(rounds(pace, work)[1], 1e-6)


BOX = PropertyBox(GAME, PlainProperty, Turn, most=MOST, middle=LATE, same=40, note="rent asked, ")

if __name__ == "__main__":
    sys.exit(BOX.main(sys.argv[1:]))
