"""Two checkouts in turns, so that a machine that slows down slows both.

`python bench/compare.py OLD NEW [repeats]`: each has its engine compiled in its own `.venv`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

REPEATS = 5
BOXES = ("property_rows", "deal_rows", "pets_rows")
EXACT = "record bytes"  # rows that no clock has a say in

Rows = dict[str, float]


def measured(checkout: str) -> Rows:
    """Every row of a checkout's own bench, as this process's engine does it: the best of its quick rounds.

    The clock is the processor's time, so that what others do at the same time counts less.
    """
    sys.path.insert(0, checkout)
    timing: Any = import_module("bench.timing")
    timing.perf_counter = process_time
    found: Rows = {}
    for module in ("measures", *BOXES):
        part = import_module(f"bench.{module}")
        part = getattr(part, "BOX", part)
        part.check_engine("compiled")
        name = getattr(part, "game", "cats-and-dogs")
        for seats, rows in part.measure(timing.QUICK).items():
            for row, figure in rows.items():
                if not row.startswith(EXACT):
                    found[f"{name}, {seats}: {row}"] = figure.best
    return found


def asked(checkout: str) -> Rows:
    """The rows of a checkout, measured by a process of its own."""
    command = [str(Path(checkout, ".venv", "bin", "python")), __file__, checkout]
    said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    rows: Rows = json.loads(said)
    return rows


def spread(values: list[float]) -> str:
    """The median, and from where to where; three figures that count."""
    return "{} ({} to {})".format(*(short(value) for value in (median(values), min(values), max(values))))


def short(value: float) -> str:
    """Millions and thousands by a letter."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"


def change(row: str, before: list[float], after: list[float]) -> float:
    """By how many in a hundred it became faster: the median over the turns."""
    rates = [new / old if "/s" in row else old / new for old, new in zip(before, after, strict=True)]
    return 100 * (median(rates) - 1)


def main(arguments: list[str]) -> int:
    """Measure in turns and say each row, or be the process that measures one checkout."""
    if len(arguments) == 1:
        print(json.dumps(measured(arguments[0])))
        return 0
    checkouts = [str(Path(folder).resolve()) for folder in arguments[:2]]
    repeats = int(arguments[2]) if arguments[2:] else REPEATS
    turns = [[asked(checkout) for checkout in checkouts] for _ in range(repeats)]
    print("| row | before | after | faster by |\n| --- | ---: | ---: | ---: |")
    for row in turns[0][1]:
        before, after = ([turn[side][row] for turn in turns] for side in (0, 1))
        print(f"| {row} | {spread(before)} | {spread(after)} | {change(row, before, after):+.1f} % |")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
