"""Play many games, count, compare, look back."""

from gamenight.lab.asking import Answer, ask
from gamenight.lab.experiment import Experiment, read_experiment, run
from gamenight.lab.league import League, league
from gamenight.lab.matches import Match, match
from gamenight.lab.odds import Odds, odds
from gamenight.lab.review.review import Review, review
from gamenight.lab.runs import Kept
from gamenight.lab.sprt import Trial, sprt
from gamenight.lab.start import Start, lay
from gamenight.lab.tuning import Tuned, tune

__all__ = [
    "Answer", "Experiment", "Kept", "League", "Match", "Odds", "Review", "Start", "Trial", "Tuned",
    "ask", "lay", "league", "match", "odds", "read_experiment", "review", "run", "sprt", "tune",
]  # fmt: skip
