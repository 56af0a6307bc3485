"""An experiment: what is asked of a game, ready to be run, whether a file or a command asks it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from gamenight.lab.asking import ask
from gamenight.lab.duplicate import duplicate
from gamenight.lab.halftime import halftime
from gamenight.lab.league import league
from gamenight.lab.matches import match
from gamenight.lab.meter.measuring import measure
from gamenight.lab.order import order
from gamenight.lab.reading import read_fields
from gamenight.lab.solving import solve
from gamenight.lab.sprt import sprt
from gamenight.lab.tuning import tune
from gamenight.lab.xray.xray import xray

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from gamenight.lab.runs import Kept, Tell


class Result(Protocol):
    """What comes of an experiment."""

    def to_json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""

    def save(self, file: str | Path) -> None:
        """Write it as a table into a file: .csv, .json or .parquet."""


@dataclass(frozen=True)
class Kind:
    """A kind of experiment: who runs it, and which fields it must and may have."""

    does: Callable[..., Result]
    must: tuple[str, ...]
    may: tuple[str, ...]


KINDS = {
    "match": Kind(match, ("game", "bots"), ("games", "seed", "terms", "most")),
    "league": Kind(league, ("game", "bots"), ("games", "seats", "seed", "terms", "most")),
    "sprt": Kind(sprt, ("game", "new", "old"), ("gain", "games", "seats", "seed", "terms", "most")),
    "tune": Kind(
        tune,
        ("game", "bot", "numbers"),
        ("tries", "games", "check", "seats", "seed", "terms", "most"),
    ),
    "ask": Kind(
        ask,
        ("game", "rule"),
        ("measure", "bots", "values", "seats", "games", "seed", "terms", "most"),
    ),
    "meter": Kind(measure, ("game",), ("bots", "seats", "games", "seed")),
    "order": Kind(order, ("game",), ("bot", "games", "seed", "terms")),
    "halftime": Kind(halftime, ("game",), ("bot", "seats", "games", "seed", "terms")),
    "duplicate": Kind(duplicate, ("game", "bots"), ("boards", "seed", "terms")),
    "solve": Kind(solve, ("game",), ("seats",)),
    "xray": Kind(xray, ("game",), ("bot", "seats", "games", "seed", "terms")),
}


@dataclass(frozen=True)
class Experiment:
    """A kind, and its fields by the names that the function of that kind has for them."""

    kind: str
    fields: dict[str, Any]
    report: Path | None = field(default=None)  # where the page goes, if the file says so

    def run(self, *, workers: int | str = 1, kept: Kept | None = None, tell: Tell | None = None) -> Result:
        """Do it; what cannot be done is told before the first game."""
        return KINDS[self.kind].does(**self.fields, workers=workers, kept=kept, tell=tell)


def read_experiment(file: str | Path) -> Experiment:
    """The experiment of a TOML file; BadSetup names the field that is wrong, and what it may be."""
    kind, fields, report = read_fields(file, {name: (one.must, one.may) for name, one in KINDS.items()})
    return Experiment(kind, fields, report)


def run(
    file: str | Path, *, workers: int | str = 1, kept: Kept | None = None, tell: Tell | None = None
) -> Any:  # noqa: ANN401  a match, an answer …
    """Run the experiment of a TOML file: the result of the function that its kind names."""
    return read_experiment(file).run(workers=workers, kept=kept, tell=tell)
