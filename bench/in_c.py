"""The same race as a small C loop: compile it, run it, and compare."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.measures import GAME, SEED, random_players
from bench.timing import Figure, Pace, per_second

from gamenight.editions.shelf import edition_of
from gamenight.games.race.edition.reader import RaceEdition

SOURCE = Path(__file__).with_name("race.c")
FLAGS = ["-O2", "-std=c11", "-D_POSIX_C_SOURCE=200809L"]
TRIAL = 500  # games, to find out how many fill a round


def compiler() -> str | None:
    """A C compiler, if there is one."""
    return shutil.which("gcc") or shutil.which("cc")


@dataclass(frozen=True)
class Run:
    """So many games in C: the seconds they took, and each game's decisions and winner."""

    seconds: float
    games: list[list[int]]

    def per_decision(self) -> float:
        """The seconds for one decision."""
        return self.seconds / sum(decisions for decisions, _ in self.games)


class RaceInC:
    """The loop, compiled into a folder, for the track of the edition that the engine plays."""

    def __init__(self, command: str, folder: str) -> None:
        self.program = str(Path(folder, "race"))
        subprocess.run([command, *FLAGS, "-o", self.program, str(SOURCE)], check=True)
        edition = edition_of(GAME)
        assert isinstance(edition, RaceEdition)
        self.track = [str(edition.track.finish)]
        for picture, end in edition.track.arrows:
            self.track += [str(picture), str(end)]

    def play(self, seats: int, games: int) -> Run:
        """Play so many games from the seed."""
        command = [self.program, str(seats), str(games), str(SEED), *self.track]
        said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
        return Run(int(said[0]) / 1e9, [[int(number) for number in line.split()] for line in said[1:]])

    def compare(self, seats: int, pace: Pace) -> tuple[Figure, Figure]:
        """Decisions/s of the loop, and how many times as fast as the engine of this process it is.

        Both play the same games in turns, so that a machine that slows down slows both down.
        """
        games = round(TRIAL * pace.seconds / _engine(seats, TRIAL)[0])
        in_c, times = [], []
        for _ in range(pace.rounds):
            loop = self.play(seats, games).per_decision()
            in_c.append(loop)
            times.append(_engine(seats, games)[1] / loop)
        return per_second(in_c), Figure(min(times), median(times))


def _engine(seats: int, games: int) -> tuple[float, float]:
    """The seconds that so many games take on the engine, and those for one decision."""
    players = random_players(seats)
    start = perf_counter()
    decisions = players.play(games)
    spent = perf_counter() - start
    return spent, spent / decisions
