"""What comes of experiments, as lines in a terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from gamenight.cli.language import language, words
from gamenight.cli.output import say, tell
from gamenight.lab import Answer, League, Match, Trial, Tuned
from gamenight.lab.duplicate import Duplicate
from gamenight.lab.halftime import Halftime
from gamenight.lab.meter.carried import Meter
from gamenight.lab.order import Order
from gamenight.lab.report.answers import (
    HALF,
    lines_of_halftime,
    lines_of_meter,
    lines_of_order,
    lines_of_solved,
)
from gamenight.lab.report.duplicate import lines_of_duplicate
from gamenight.lab.report.league import cells_of, how_of_league, sentence_of_league
from gamenight.lab.report.pages import how_of, in_percent, said, sentence_of
from gamenight.lab.report.sprt import how_of_trial, sentence_of_trial
from gamenight.lab.report.tuning import how_of_tuned, sentence_of_tuned
from gamenight.lab.report.xray_page import summary
from gamenight.lab.solving import Solved
from gamenight.lab.xray.xray import Xray
from gamenight.words.figure import Figures

if TYPE_CHECKING:
    from collections.abc import Callable

SHOWN = 4  # columns of a league that a terminal has room for


def show(result: Any) -> None:  # noqa: ANN401  a match, an answer …
    """Show what came of an experiment, of whatever kind."""
    SHOWS[type(result)](result)


def standing(so_far: Any) -> str:  # noqa: ANN401  a match, an answer …
    """What there is so far in one figure with its bounds, to be read after how many games there are."""
    stands = STANDS.get(type(so_far))
    if stands is None:
        return ""
    name, figure = stands(so_far)
    return "; " + " ".join([*([name] if name else []), words().figures(figure)])


def show_match(result: Match) -> None:
    """The shares of the bots and of the seats, and how the games went."""
    tell("lab", "played", count=len(result.games), game=result.game)
    names = list(dict.fromkeys(result.bots))
    width = max(len(name) for name in names)
    for name in names:
        count = result.bots.count(name)
        called = f"{name:<{width}}" + (f"  x{count}" if count > 1 else "    ")
        sys.stdout.write(f"  {called}  {words().figures(result.share(name))}\n")
    seats = ", ".join(words().figures(share) for share in result.by_seat())
    tell("lab", "seats", shares=seats)
    tell("lab", "length", decisions=round(result.decisions), truncated=result.truncated)


def show_answer(found: Answer) -> None:
    """What each value does, for each kind of bot, and how it was found."""
    for verdict in found.verdicts:
        say(sentence_of(found, verdict, language()))
        for effect in [one for one in found.effects if one.value == verdict.value]:
            change, *lengths = map(words().figures, (in_percent(effect.change), effect.usual, effect.found))
            say(f"{effect.bots}: {change}; {' → '.join(lengths)}", "  ")
    for sentence in how_of(found, language()):
        say(sentence)


def show_league(found: League) -> None:
    """How strong each bot is, what each won at which table, and how it was found."""
    say(sentence_of_league(found, language()))
    in_columns([[bot, words().figures(points)] for bot, points in found.strengths.items()])
    say(words().say("lab", "league", "points"))
    rows = found.rows
    heads = words().say("lab", "league", "heads").split(", ")
    cells = [[told(cell) for cell in cells_of(row, language())] for row in rows]
    in_columns([line[:SHOWN] for line in [heads, *cells]])
    for sentence in how_of_league(found, rows, language()):
        say(sentence)


def show_trial(found: Trial) -> None:
    """What the test says, and how it was found."""
    for sentence in [sentence_of_trial(found, language()), *how_of_trial(found, language())]:
        say(sentence)


def show_lines(lines: list[str]) -> None:
    """Write the sentences one below the other."""
    for line in lines:
        say(line, "", "  ")


def show_tuned(found: Tuned) -> None:
    """The numbers as TOML; what is to be said of them stands in comments."""
    for sentence in [sentence_of_tuned(found, language()), *how_of_tuned(found, language())]:
        say(sentence, "# ")
    sys.stdout.write(found.to_toml())


def told(cell: str | Figures) -> str:
    """A cell as the language writes it."""
    return words().figures(cell) if isinstance(cell, Figures) else cell


def in_columns(rows: list[list[str]]) -> None:
    """Rows with their cells below each other, the first to the left and the others to the right."""
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(others, wide[1:], strict=True)]
        sys.stdout.write("  " + "  ".join([f"{first:<{wide[0]}}", *cells]) + "\n")


def leader(points: dict[str, Any]) -> tuple[str, object]:
    """Who has most, and how much."""
    return max(points.items(), key=lambda one: one[1].value)


def first_change(found: Answer) -> tuple[str, object]:
    """What the first value that is asked for does."""
    first = found.verdicts[0]
    return f"{found.rule}={said(first.value)}", in_percent(first.change)


STANDS: dict[type, Callable[[Any], tuple[str, object]]] = {  # whose figure it is, and the figure
    Match: lambda found: (found.bots[0], found.share(found.bots[0])),
    Trial: lambda found: ("", f"{found.test.evidence:.2f} / ±{found.test.bound:.2f}"),
    Answer: first_change,
    League: lambda found: leader(found.strengths),
    Order: lambda found: ("1.", found.shares[max(found.shares)][0]),
    Halftime: lambda found: ("", found.ahead[HALF]),
    Duplicate: lambda found: leader(found.points),
    Xray: lambda found: ("", found.match.turns),
}
SHOWS: dict[type, Callable[[Any], None]] = {
    Match: show_match,
    Answer: show_answer,
    League: show_league,
    Trial: show_trial,
    Meter: lambda found: show_lines(lines_of_meter(found, language())),
    Order: lambda found: show_lines(lines_of_order(found, language())),
    Halftime: lambda found: show_lines(lines_of_halftime(found, language())),
    Solved: lambda found: show_lines(lines_of_solved(found, language())),
    Duplicate: lambda found: show_lines(lines_of_duplicate(found, language())),
    Xray: lambda found: show_lines([*summary(found, language()), *found.warnings]),
    Tuned: show_tuned,
}
