"""Fit the weights by which bots of the card game judge a position: python -m tools.deal_chance GAMES SEED.

Bots of many kinds play each other; positions of their games are kept, with the signs of every seat and
who won. Then weights are sought under which the winners stood best (a softmax over the seats), for two
players and for more apart. They are written to games/deal/bot/chance.toml. Compiled it takes some minutes.
"""

from __future__ import annotations

import random
import sys
from math import exp, log, sqrt
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

import gamenight as gn
from gamenight.bots.named import bot_named
from gamenight.bots.playout import play_out
from gamenight.games.deal.bot.chance import FILE
from gamenight.games.deal.bot.normal import NormalDeal
from gamenight.games.deal.bot.signs import GROUPS, SIGNS, see
from gamenight.games.deal.bot.style import NAMES, Manner, Style, manners
from gamenight.games.deal.sight import DealSight

if TYPE_CHECKING:
    from gamenight.games.deal.state import Deal
    from gamenight.kernel.action import Action
    from gamenight.kernel.game import Game
    from gamenight.kernel.sight import Sight

KINDS = ["plain", "greedy", "risk-aware", "normal", "normal-bold", "normal-careful", "normal-miser"]
TABLES = {"two": [(2, 1.0)], "more": [(3, 0.25), (4, 0.4), (5, 0.15), (7, 0.05)]}  # seats, share of the games
KEPT = 0.4  # of the beginnings of turns
EPOCHS = 12
STEP = 0.15
HELD_BACK = 8  # of so many positions one is kept to see how good the weights are

Signs = list[tuple[int, int]]  # of one seat: the place and number of each sign that is not zero
Position = tuple[int, list[Signs]]  # who won, and the signs of every seat


class Noting(gn.Bot):
    """Lets another bot play, and notes the signs at the beginning of some of its turns."""

    def __init__(self, bot: gn.Bot, luck: random.Random, notes: list[list[Signs]]) -> None:
        self.bot, self.luck, self.notes = bot, luck, notes

    def begin(self, game: Game[Any], seat: int, seed: int) -> None:
        """Seat the other bot."""
        self.bot.begin(game, seat, seed)

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """What the other chooses."""
        assert isinstance(sight, DealSight)
        turn = sight.turn()
        starts = turn is not None and sight.asked() == "turn" and turn.plays == 0 and sight.moves_made() == 0
        if starts and self.luck.random() < KEPT:
            self.notes.append([signs(sight._state, seat) for seat in range(sight.seats())])  # noqa: SLF001  a lab may
        return self.bot.choose(sight, answers)

    def is_eager(self, sight: Sight[Any]) -> bool:
        """As the other bot is."""
        return self.bot.is_eager(sight)


def signs(state: Deal, seat: int) -> Signs:
    """The signs of a seat that are not zero."""
    found = vec[i64]([0] * SIGNS)
    see(state, seat, found)
    return [(place, int(number)) for place, number in enumerate(found) if number]


def varied(luck: random.Random) -> gn.Bot:
    """A sensible player with some of its numbers changed."""
    usual = manners()["normal"]
    return NormalDeal(Manner(changed(usual.duel, luck), changed(usual.crowd, luck)))


def changed(style: Style, luck: random.Random) -> Style:
    """A style with five of its numbers made larger or smaller."""
    numbers = {name: int(getattr(style, name)) for name in NAMES}
    for name in luck.sample(NAMES, 5):
        numbers[name] = int(numbers[name] * luck.uniform(0.5, 1.7))
    return Style(numbers)


def play(seats: int, games: int, luck: random.Random) -> list[Position]:
    """Positions of so many games of a mixed company."""
    table = gn.open("deal", [f"P{seat}" for seat in range(seats)], dealer=gn.Seeded(1))
    start = table.game.begin(table.state.terms)
    state = start.copy()
    sights = [table.game.sight(state, seat) for seat in range(seats)]
    found: list[Position] = []
    for _ in range(games):
        notes: list[list[Signs]] = []
        bots: list[gn.Bot] = []
        for seat in range(seats):
            one = varied(luck) if luck.random() < 0.3 else bot_named(luck.choice(KINDS), "deal")
            bots.append(Noting(one, luck, notes))
            bots[-1].begin(table.game, seat, luck.getrandbits(40))
        state.load(start)
        play_out(state, gn.Seeded(luck.getrandbits(60)), bots, sights, 4000)
        assert state.outcome is not None
        if len(state.outcome.winners) == 1:
            found += [(state.outcome.winners[0], note) for note in notes]
    return found


def chances(weights: list[float], position: Position) -> list[float]:
    """How likely each seat is to win, under these weights."""
    standing = [sum(weights[place] * number for place, number in seat) for seat in position[1]]
    most = max(standing)
    shares = [exp(one - most) for one in standing]
    total = sum(shares)
    return [share / total for share in shares]


def fit(positions: list[Position], luck: random.Random) -> list[float]:
    """Weights under which the winners stood best, by many small steps, smaller where many were made."""
    weights = [0.0] * SIGNS
    walked = [1.0] * SIGNS
    for epoch in range(EPOCHS):
        luck.shuffle(positions)
        step = STEP / (1 + epoch / 3)
        for position in positions:
            winner = position[0]
            for seat, (share, its_signs) in enumerate(
                zip(chances(weights, position), position[1], strict=True)
            ):
                pull = (1.0 if seat == winner else 0.0) - share
                for place, number in its_signs:
                    slope = pull * number
                    walked[place] += slope * slope
                    weights[place] += step * slope / sqrt(walked[place])
    return weights


def main() -> None:
    """Play, fit, say how good it is, write."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    luck = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    lines = ["# The weights of the signs in signs.py, written by tools/deal_chance.py.\n"]
    for name, sizes in TABLES.items():
        positions: list[Position] = []
        for seats, share in sizes:
            positions += play(seats, int(games * share), luck)
        luck.shuffle(positions)
        unseen = len(positions) // HELD_BACK
        weights = fit(positions[unseen:], luck)
        lost = -sum(log(chances(weights, one)[one[0]]) for one in positions[:unseen]) / unseen
        print(f"{name}: {len(positions)} positions, log loss {lost:.4f} on {unseen} of them held back")
        lines.append(f"\n[{name}]\n")
        place = 0
        for group, number in GROUPS:
            row = ", ".join(f"{one:.3f}" for one in weights[place : place + number])
            lines.append(f"{group} = [{row}]\n")
            place += number
    FILE.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
