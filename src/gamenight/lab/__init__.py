"""Play many games, count, compare, look back."""

from gamenight.lab.asking import Answer, ask
from gamenight.lab.matches import Match, match
from gamenight.lab.odds import Odds, odds
from gamenight.lab.review.review import Review, review
from gamenight.lab.runs import Kept
from gamenight.lab.start import Start, lay

__all__ = ["Answer", "Kept", "Match", "Odds", "Review", "Start", "ask", "lay", "match", "odds", "review"]
