"""Measure both engines and the C loop in one run, check that they play the same games, and say it."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench import deal_rows, in_c, measures, pets_rows, property_rows, timing
from bench.rows import SEATS, Box

import gamenight as gn

ROOT = Path(__file__).resolve().parents[1]
SAME_GAMES = 2000  # played by every engine and compared, one by one
SAME_GAMES_QUICK = 300
BOXES = {"property": property_rows.BOX, "deal": deal_rows.BOX, "pets": pets_rows.BOX}


def main(arguments: list[str]) -> int:
    """Do as the command line says; the exit code."""
    parser = argparse.ArgumentParser("bench/run.py", description="Measure the engine on one core.")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds: under 15 s")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    parser.add_argument("--only", choices=["compiled", "interpreted"], help="measure this engine, as JSON")
    asked = parser.parse_args(arguments)
    pace, games = (timing.QUICK, SAME_GAMES_QUICK) if asked.quick else (timing.FULL, SAME_GAMES)
    try:
        measures.check_engine(asked.only or "compiled")
        for box in BOXES.values():
            box.check_engine(asked.only or "compiled")
        if asked.only:
            print(json.dumps(_this_engine(pace, games)))
            return 0
        document = _everything(pace, games, is_quick=asked.quick)
    except measures.NotComparableError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    print(json.dumps(document, indent=2) if asked.json else as_text(document))
    return 0


def _this_engine(pace: timing.Pace, games: int) -> dict[str, Any]:
    """What this process measures, and the games it played for comparison."""
    figures = measures.as_json(measures.measure(pace))
    same = {str(seats): measures.played(seats, games) for seats in measures.SEATS}
    return {
        "engine": gn.engine(),
        "figures": figures,
        "played": same,
        "boxes": {name: measures.as_json(box.measure(pace)) for name, box in BOXES.items()},
        "boxes played": {name: box.played() for name, box in BOXES.items()},
    }


def _interpreted(*, is_quick: bool) -> dict[str, Any]:
    """What a process that runs the uncompiled sources measures."""
    command = [sys.executable, str(ROOT / "bench/run.py"), "--only", "interpreted"]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    if is_quick:
        command.append("--quick")
    said = subprocess.run(command, check=False, env=environment, stdout=subprocess.PIPE)
    if said.returncode:
        raise measures.NotComparableError("the interpreted engine could not be measured")
    document: dict[str, Any] = json.loads(said.stdout)
    return document


def _everything(pace: timing.Pace, games: int, *, is_quick: bool) -> dict[str, Any]:
    """All figures, with the machine they were measured on."""
    machine = _machine()
    compiled = _this_engine(pace, games)
    interpreted = _interpreted(is_quick=is_quick)
    _check_same("interpreted", interpreted["played"], compiled["played"])
    for name, played in compiled["boxes played"].items():
        _check_same("interpreted", interpreted["boxes played"][name], played)
    return {
        "machine": machine,
        "rounds": pace.rounds,
        "seconds a round": pace.seconds,
        "same games": games,
        "compiled": compiled["figures"],
        "interpreted": interpreted["figures"],
        "C": _in_c(pace, compiled["played"]),
        "boxes": {
            name: {
                "compiled": compiled["boxes"][name],
                "interpreted": interpreted["boxes"][name],
                "C": _box_in_c(box, pace),
            }
            for name, box in BOXES.items()
        },
    }


def _box_in_c(box: Box, pace: timing.Pace) -> dict[str, Any] | None:
    """The figures of a box's C loop, or None if there is none."""
    loop = box.in_c(pace)
    return None if loop is None else measures.as_json(loop)


def _in_c(pace: timing.Pace, played: dict[str, list[list[int]]]) -> dict[str, Any] | None:
    """The figures of the C loop, or None without a C compiler."""
    command = in_c.compiler()
    if command is None:
        return None
    found: dict[str, dict[str, timing.Figure]] = {}
    with TemporaryDirectory(prefix="gamenight-bench-") as folder:
        race = in_c.RaceInC(command, folder)
        same = {seats: race.play(int(seats), len(games)).games for seats, games in played.items()}
        _check_same("in C", same, played)
        for seats in played:
            speed, times = race.compare(int(seats), pace)
            found[seats] = {"decisions/s": speed, "times the compiled engine": times}
    return measures.as_json(found)


def _check_same(who: str, theirs: dict[str, list[list[int]]], ours: dict[str, list[list[int]]]) -> None:
    """Every game has the same number of decisions and the same winner as on the compiled engine."""
    for seats, games in ours.items():
        for number, (here, there) in enumerate(zip(games, theirs[seats], strict=True)):
            if here != there:
                raise measures.NotComparableError(
                    f"{seats} players, game {number}: {here} (decisions, winner) compiled, {there} {who}"
                )


def _machine() -> dict[str, Any]:
    """What this runs on."""
    return {
        "gamenight": gn.__version__,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "load before": round(os.getloadavg()[0], 2),
    }


def _cpu() -> str:
    """The processor's model, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()


def as_text(document: dict[str, Any]) -> str:
    """The figures as Markdown tables that also read well in a terminal."""
    machine = document["machine"]
    system = f"{machine['python']}, {machine['cpu']}, {machine['cores']} cores"
    lines = [
        f"gamenight {machine['gamenight']} on {system}; load before the run {machine['load before']}",
        f"{measures.GAME}, random bots, events muted, one core; best (median) of {document['rounds']} rounds",
    ]
    for seats in document["compiled"]:
        lines += ["", *_table(seats, document["compiled"][seats], document["interpreted"][seats])]
    if document["C"] is None:
        lines += ["", "There is no C compiler here, so no ratio to the C loop."]
    else:
        lines += ["", *(_ratio(seats, figures) for seats, figures in document["C"].items())]
    who = "compiled and interpreted" if document["C"] is None else "compiled, interpreted and in C"
    lines.append(f"The same decisions and winners in {document['same games']} games for each table: {who}.")
    for name, box in BOXES.items():
        lines += ["", *_box(box, document["boxes"][name])]
    return "\n".join(lines)


def _box(box: Box, document: dict[str, Any]) -> list[str]:
    """The rows of one box."""
    seats = str(SEATS)
    lines = [box.about, "", *_table(seats, document["compiled"][seats], document["interpreted"][seats])]
    if document["C"] is not None:
        lines += ["", _ratio(seats, document["C"][seats])]
    return lines


def _table(seats: str, compiled: dict[str, Any], interpreted: dict[str, Any]) -> list[str]:
    """One table: a row a measure."""
    rows = [[f"{seats} players", "compiled", "interpreted", "times"]]
    for name, figure in compiled.items():
        other = interpreted[name]
        if figure == other:  # counted, not timed
            rows.append([name, _number(figure["best"]), _number(other["best"]), ""])
            continue
        better, worse = (figure, other) if name.partition(",")[0].endswith("/s") else (other, figure)
        cells = [f"{_number(one['best'])} ({_number(one['median'])})" for one in (figure, other)]
        rows.append([name, *cells, f"{better['best'] / worse['best']:.1f}"])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        f"| {row[0]:<{widths[0]}} | {' | '.join(f'{row[c]:>{widths[c]}}' for c in (1, 2, 3))} |"
        for row in rows
    ]
    rule = f"| {'-' * widths[0]} | {' | '.join('-' * (widths[c] - 1) + ':' for c in (1, 2, 3))} |"
    return [lines[0], rule, *lines[1:]]


def _ratio(seats: str, figures: dict[str, dict[str, float]]) -> str:
    """How much faster the C loop is, by the median of the rounds in which both took turns."""
    speed, times = figures["decisions/s"], figures["times the compiled engine"]
    return (
        f"{seats} players in C (-O2): {_number(speed['best'])} ({_number(speed['median'])}) decisions/s, "
        f"{times['median']:.1f} times the compiled engine."
    )


def _number(value: float) -> str:
    """Three digits that count, with commas between the thousands."""
    rounded = float(f"{value:.3g}")
    return f"{rounded:,.0f}" if rounded >= 100 else f"{rounded:g}"
