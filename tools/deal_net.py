"""Fit a small net over the signs of seats: the winners shall have stood best (a softmax over the seats)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

EPOCHS = 5
STEP = 2e-3
DECAY = 1e-5
BATCH = 256
HELD_BACK = 16  # of so many games one is kept to see how good the net is
NEVER_SEEN = 1e-3  # a sign that varies less than this weighs nothing

Array: TypeAlias = Any  # of numbers


@dataclass
class Positions:
    """Positions of one number of seats: signs (position, seat, sign), who won, and the game each is from."""

    signs: Array
    winners: Array
    games: Array

    def rows(self, *, held_back: bool) -> Array:
        """Which positions are held back, or which are not."""
        return np.where((self.games % HELD_BACK == 0) == held_back)[0]


@dataclass
class Net:
    """What chance.py reads: a row of weights for each sign, where each view begins, and what it says."""

    rows: list[list[float]]
    begins: list[float]
    says: list[float]
    lost: list[float]  # the log loss on what was held back, for each number of seats


def fit(sets: list[Positions], views: int, seed: int) -> Net:
    """A net fitted by many small steps (Adam), each on some positions of one number of seats."""
    luck = np.random.default_rng(seed)
    signs = sets[0].signs.shape[2]
    some = np.concatenate([one.signs[:20_000].reshape(-1, signs) for one in sets]).astype(np.float64)
    middle, spread = some.mean(0), some.std(0)
    spread[spread < NEVER_SEEN] = np.inf
    weights = [
        luck.normal(0, 0.5 / np.sqrt(signs), (signs, views)),  # a seat's own signs
        luck.normal(0, 0.5 / np.sqrt(signs), (signs, views)),  # those of the others, on the average
        np.zeros(views),
        luck.normal(0, 0.1, views),
        np.zeros(signs),
    ]
    weights = [one.astype(np.float32) for one in weights]
    scaled = [((one.signs - middle) / spread).astype(np.float32) for one in sets]
    walk = Walk(weights, EPOCHS * sum(len(one.winners) // BATCH + 1 for one in sets))
    for _ in range(EPOCHS):
        pieces = []
        for which, one in enumerate(sets):
            rows = one.rows(held_back=False)
            luck.shuffle(rows)
            pieces += [(which, rows[start : start + BATCH]) for start in range(0, len(rows), BATCH)]
        for place in luck.permutation(len(pieces)):
            which, rows = pieces[place]
            walk.step(slopes(weights, scaled[which][rows], sets[which].winners[rows]))
    lost = []
    for one, found in zip(sets, scaled, strict=True):
        rows = one.rows(held_back=True)
        chances = seen(weights, found[rows])[2]
        lost.append(float(-np.log(chances[np.arange(len(rows)), one.winners[rows]]).mean()))
    own, others = weights[0] / spread[:, None], weights[1] / spread[:, None]
    begins = weights[2] - middle @ (own + others)
    rows = np.concatenate([(weights[4] / spread)[:, None], own, others], axis=1)
    return Net(rows.tolist(), begins.tolist(), weights[3].tolist(), lost)


def seen(weights: list[Array], signs: Array) -> tuple[Array, Array, Array]:
    """The others' signs on the average, what the views see, and how likely each seat is to win."""
    others = (signs.sum(1, keepdims=True) - signs) / (signs.shape[1] - 1)
    views = np.maximum(signs @ weights[0] + others @ weights[1] + weights[2], 0)
    standing = views @ weights[3] + signs @ weights[4]
    shares = np.exp(standing - standing.max(1, keepdims=True))
    return others, views, shares / shares.sum(1, keepdims=True)


def slopes(weights: list[Array], signs: Array, winners: Array) -> list[Array]:
    """How the log loss of these positions changes with each weight."""
    others, views, pull = seen(weights, signs)
    pull[np.arange(len(winners)), winners] -= 1
    pull /= len(winners)
    back = pull[..., None] * weights[3] * (views > 0)
    return [
        np.einsum("psi,psv->iv", signs, back, optimize=True),
        np.einsum("psi,psv->iv", others, back, optimize=True),
        back.sum((0, 1)),
        (views * pull[..., None]).sum((0, 1)),
        (signs * pull[..., None]).sum((0, 1)),
    ]


class Walk:
    """Steps downhill, each as long as the slopes of the last steps agree; shorter towards the end."""

    def __init__(self, weights: list[Array], steps: int) -> None:
        self.weights, self.steps = weights, steps
        self.means = [np.zeros_like(one) for one in weights]
        self.squares = [np.zeros_like(one) for one in weights]
        self.made = 0

    def step(self, slopes: list[Array]) -> None:
        """Go one step."""
        self.made += 1
        length = STEP * max(1 - self.made / self.steps, 0.005)
        for place, weight in enumerate(self.weights):
            slope = slopes[place] + DECAY * weight
            self.means[place] += 0.1 * (slope - self.means[place])
            self.squares[place] += 0.001 * (slope * slope - self.squares[place])
            steep = np.sqrt(self.squares[place] / (1 - 0.999**self.made)) + 1e-8
            self.weights[place] -= length * self.means[place] / (1 - 0.9**self.made) / steep
