"""How much the lab's loop costs beside the games themselves, and how it scales.

.venv/bin/python bench/lab.py            # all rows
.venv/bin/python bench/lab.py --quick    # a tenth of the games
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import time
from functools import partial
from statistics import median
from typing import TYPE_CHECKING

import gamenight as gn
from gamenight.api.engine import engine
from gamenight.bots.playout import play_out
from gamenight.bots.series import APART
from gamenight.kernel.dealer import Seeded
from gamenight.lab.start import LONGEST

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.lab.start import Start

ROUNDS = 7
ROWS = [
    ("cats-and-dogs", ["random", "normal"], 4000),
    ("cats-vs-dogs", ["normal", "plain", "easy", "random"], 2000),
    ("deal", ["plain", "random"], 1000),
    ("dog-lovers", ["normal", "plain", "easy", "buy-all"], 200),
]
POOL = ("dog-lovers", ["normal", "plain", "easy", "buy-all"], 40_000)
TURNS = 3
FEW = 64  # games, two pieces of work, by which the start of a crew is told


def bare(start: Start, names: list[str], seeds: range) -> None:
    """The same games by the engine's own loop: every seed with every bot on every seat."""
    bots = start.bots(names)
    count = len(bots)
    state = start.state.copy()
    sights = [start.game.sight(state, seat) for seat in range(count)]
    for seed in seeds:
        for shift in range(count):
            seated = [bots[(seat - shift) % count] for seat in range(count)]
            for seat, bot in enumerate(seated):
                bot.begin(start.game, seat, seed + APART * (seat + 1))
            state.load(start.state)
            play_out(state, Seeded(seed), seated, sights, LONGEST)


def seconds(work: Callable[[], object], *, clock: Callable[[], float]) -> float:
    """How long it takes."""
    began = clock()
    work()
    return clock() - began


def loop_row(game: str, bots: list[str], games: int) -> str:
    """The lab's loop and the bare one in turns, by processor time; the median of their ratios."""
    start = gn.lay(game, len(bots))
    seeds = range(1, 1 + games // len(bots))
    ratios, rates = [], []
    for _ in range(ROUNDS):
        alone = seconds(lambda: bare(start, bots, seeds), clock=time.process_time)
        lab = seconds(lambda: gn.lab.match(game, bots, games), clock=time.process_time)
        ratios.append(lab / alone)
        rates.append(games / lab)
    spread = f"{min(ratios):.3f} to {max(ratios):.3f}"
    return f"| {game}, {len(bots)} seats | {max(rates):,.0f} | {median(ratios):.3f} | {spread} |"


def pool_rows(games: int) -> list[str]:
    """The same match with one worker, with two, and on a cluster of this machine, by the wall clock.

    All take turns; the median of each counts. A match of a few games tells how long a crew takes to begin.
    """
    game, bots, _ = POOL
    crews: dict[str, int | str] = {"one process": 1, "a pool of two": 2}
    if importlib.util.find_spec("ray"):
        crews["Ray on this machine"] = "ray"

    def taken(number: int) -> dict[str, float]:
        rounds = [
            [
                seconds(partial(gn.lab.match, game, bots, number, workers=who), clock=time.monotonic)
                for who in crews.values()
            ]
            for _ in range(TURNS)
        ]
        return {name: median(column) for name, column in zip(crews, zip(*rounds, strict=True), strict=True)}

    begun, whole = taken(FEW), taken(games)
    alone = whole["one process"]
    return [
        f"| {name} | {one:.1f} | {begun[name]:.1f} | {alone / one:.2f} | {alone / (one - begun[name]):.2f} |"
        for name, one in whole.items()
    ]


def main() -> None:
    """Print the tables."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--quick", action="store_true")
    part = 10 if asked.parse_args().quick else 1
    print(f"engine: {engine()}; {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n")
    print("| lab loop | games/s | times the bare playout | from to |\n| --- | --: | --: | --- |")
    for game, bots, games in ROWS:
        print(loop_row(game, bots, max(games // part, len(bots))), flush=True)
    print(
        f"\n| {POOL[2] // part} games of {POOL[0]} | s | of them to begin | times one process | once begun |"
    )
    print("| --- | --: | --: | --: | --: |")
    print("\n".join(pool_rows(POOL[2] // part)))


if __name__ == "__main__":
    main()
