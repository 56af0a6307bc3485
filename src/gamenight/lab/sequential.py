"""A test that goes on until it knows: is one mean zero, or as large as would matter?"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt

from gamenight.lab.figures import Mean, around

ERROR = 0.05  # how often it says one when the other is so
DOUBT = 0.5  # of a game
FEWEST = 32  # values before it may say anything: their spread must be known first

BETTER, NOT_BETTER, UNDECIDED = "better", "not better", "undecided"


@dataclass
class Sequential:
    """Values come one after the other; each time it knows whether to go on.

    Wald's test of mean 0 against mean `gain`, in the form for values whose spread is not known and is taken
    from themselves: the logarithm of how much likelier the values are under the second.
    """

    gain: float
    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """One value more."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The mean so far."""
        return self.total / max(self.count, 1)

    @property
    def variance(self) -> float:
        """How far the values lie apart: the mean square from their mean.

        A value half a game away is counted with them, so that alike values do not make it sure at once.
        """
        around_mean = max(self.squares - self.count * self.mean * self.mean, 0.0)
        return (around_mean + DOUBT * DOUBT) / (self.count + 1)

    @property
    def evidence(self) -> float:
        """Above 0 it speaks for the gain, below for none."""
        return self.count * self.gain * (self.mean - self.gain / 2) / self.variance

    @property
    def bound(self) -> float:
        """How much evidence is enough, either way."""
        return log((1 - ERROR) / ERROR)

    @property
    def verdict(self) -> str:
        """What it says so far."""
        if self.count < FEWEST or abs(self.evidence) < self.bound:
            return UNDECIDED
        return BETTER if self.evidence > 0 else NOT_BETTER

    @property
    def estimate(self) -> Mean:
        """The mean with its usual bounds, which a test that stops by itself makes a little too sure of."""
        return around(self.mean, sqrt(self.variance / self.count) if self.count > 1 else float("inf"))
