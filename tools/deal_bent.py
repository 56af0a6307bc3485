"""Fit a small net that chooses among ideas: what it chooses shall lead most (a softmax over the ideas)."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any, TypeAlias

import numpy as np

EPOCHS = 24
STEP = 6e-3
DECAY = 1e-3
BATCH = 256
EACH_LEAD = 20.0  # what a whole game is, beside the pull to leave all open
OPEN = 0.2  # that pull
BLOCK = 400  # decisions that lie together, mostly of the same games
HELD_BACK = 12  # of so many blocks one is kept to see how good the net is
NEVER_SEEN = 1e-3  # what varies less than this weighs nothing

Array: TypeAlias = Any  # of numbers


@dataclass
class Decisions:
    """The table at each; for each idea which decision it is of, what it is, and what it leads by."""

    tables: Array
    places: Array
    acts: Array
    leads: Array


@dataclass
class Fitted:
    """What habit.py reads: a row for all that is seen, where each view begins, and what it says."""

    table: list[list[float]]
    act: list[list[float]]
    begins: list[float]
    says: list[float]
    gain: str = ""  # on what was held back

    @classmethod
    def blank(cls, table: int, act: int, views: int) -> Fitted:
        """One that does what the style would do."""
        weights = [[0.0] * (1 + views) for _ in range(act)]
        weights[-1][0] = 1.0
        return cls([[0.0] * views for _ in range(table)], weights, [0.0] * views, [0.0] * views)


class Net:
    """The weights while they are fitted, over what is seen measured by its spread."""

    def __init__(self, given: Decisions, views: int, luck: Any) -> None:  # noqa: ANN401  a generator of NumPy
        number, tables, acts = len(given.tables), given.tables.shape[1], given.acts.shape[1]
        self.middle, self.spread = given.tables.mean(0), given.tables.std(0)
        self.reach = given.acts.std(0)
        for one in (self.spread, self.reach):
            one[one < NEVER_SEEN] = np.inf
        self.tables, self.acts = (given.tables - self.middle) / self.spread, given.acts / self.reach
        starts = np.searchsorted(given.places, np.arange(number))
        ends = np.searchsorted(given.places, np.arange(number), "right")
        columns = np.arange((ends - starts).max())
        self.rows = np.minimum(starts[:, None] + columns, len(given.places) - 1)
        self.there = columns < (ends - starts)[:, None]
        self.leads = np.where(self.there, given.leads[self.rows], 0)
        self.weights = {
            "table": luck.normal(0, 0.5 / sqrt(tables), (tables, views)),
            "act": luck.normal(0, 1 / sqrt(acts), (acts, views)),
            "begins": np.zeros(views),
            "says": luck.normal(0, 0.1, views),
            "own": np.zeros(acts),
        }
        self.weights["own"][-1] = self.reach[-1]  # at first it does what the style would do
        self.weights = {name: one.astype(np.float32) for name, one in self.weights.items()}

    def seen(self, some: Array) -> tuple[Array, Array, Array]:
        """The ideas of some decisions, what the views see, and how likely each idea is chosen."""
        weights, acts = self.weights, self.acts[self.rows[some]]
        tables = self.tables[some] @ weights["table"] + weights["begins"]
        views = np.maximum(acts @ weights["act"] + tables[:, None, :], 0)
        standing = np.where(self.there[some], views @ weights["says"] + acts @ weights["own"], -1e9)
        shares = np.exp(standing - standing.max(1, keepdims=True))
        return acts, views, shares / shares.sum(1, keepdims=True)

    def slopes(self, some: Array) -> dict[str, Array]:
        """How the expected lead falls with each weight."""
        acts, views, shares = self.seen(some)
        worth = EACH_LEAD * self.leads[some] - OPEN * np.where(self.there[some], np.log(shares + 1e-9), 0)
        pull = -shares * (worth - (shares * worth).sum(1, keepdims=True)) / len(some)
        back = pull[..., None] * self.weights["says"] * (views > 0)
        return {
            "table": self.tables[some].T @ back.sum(1),
            "act": np.tensordot(acts, back, ((0, 1), (0, 1))),
            "begins": back.sum((0, 1)),
            "says": np.tensordot(views, pull, ((0, 1), (0, 1))),
            "own": np.tensordot(acts, pull, ((0, 1), (0, 1))),
        }

    def gain(self, some: Array) -> str:
        """What its choices lead by beside those of the style, in hundredths of a game."""
        chosen = np.concatenate(
            [self.seen(part)[2].argmax(1) for part in np.array_split(some, 50) if len(part)]
        )
        leads = 100 * self.leads[some, chosen]
        return f"{leads.mean():.2f} ± {leads.std() / sqrt(len(leads)):.2f}"


def fit(given: Decisions, views: int, seed: int) -> Fitted:
    """A net fitted by many small steps (Adam), each on some decisions."""
    luck = np.random.default_rng(seed)
    net = Net(given, views, luck)
    blocks = np.arange(len(given.tables)) // BLOCK % HELD_BACK
    kept, rows = np.where(blocks == 0)[0], np.where(blocks > 0)[0]
    steps, made = EPOCHS * (len(rows) // BATCH), 0
    means = {name: np.zeros_like(one) for name, one in net.weights.items()}
    squares = {name: np.zeros_like(one) for name, one in net.weights.items()}
    for _ in range(EPOCHS):
        luck.shuffle(rows)
        for start in range(0, len(rows) - BATCH + 1, BATCH):
            made += 1
            length = STEP * max(1 - made / steps, 0.01)
            for name, slope in net.slopes(rows[start : start + BATCH]).items():
                down = slope + DECAY * net.weights[name]
                means[name] += 0.1 * (down - means[name])
                squares[name] += 0.001 * (down * down - squares[name])
                steep = np.sqrt(squares[name] / (1 - 0.999**made)) + 1e-8
                net.weights[name] -= length * means[name] / (1 - 0.9**made) / steep
    table = net.weights["table"] / net.spread[:, None]
    act = np.concatenate([net.weights["own"][:, None], net.weights["act"]], 1) / net.reach[:, None]
    begins = net.weights["begins"] - net.middle @ table
    says = net.weights["says"].tolist()
    return Fitted(table.tolist(), act.tolist(), begins.tolist(), says, net.gain(kept))
