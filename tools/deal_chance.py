"""Fit the net by which bots of the card game judge a position: python -m tools.deal_chance GAMES SEED.

Bots of many kinds play each other; positions of their games are kept, with the signs of every seat and
who won. A net is fitted to them, for two players and for more apart (tools/deal_net.py), and written to
games/deal/bot/chance.toml. It takes some minutes compiled, and numpy, which nothing else here needs.
"""

from __future__ import annotations

import random
import sys
from array import array
from typing import TYPE_CHECKING, Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from tools.deal_net import Positions, fit

import gamenight as gn
from gamenight.bots.named import bot_named
from gamenight.bots.playout import play_out
from gamenight.games.deal.bot.chance import FILE, VIEWS
from gamenight.games.deal.bot.normal import NormalDeal
from gamenight.games.deal.bot.signs import GROUPS, SIGNS, see
from gamenight.games.deal.bot.style import NAMES, Manner, Style, manners
from gamenight.games.deal.sight import DealSight

if TYPE_CHECKING:
    from gamenight.games.deal.state import Deal
    from gamenight.kernel.action import Action
    from gamenight.kernel.game import Game
    from gamenight.kernel.sight import Sight

WEAK = ["plain", "greedy", "risk-aware"]
SENSIBLE = ["plain", "normal", "normal", "normal-bold", "normal-careful", "normal-miser"]
TABLES = {"two": [(2, 1.0)], "more": [(3, 0.1), (4, 0.2), (5, 0.06), (7, 0.02)]}  # seats, share of the games
KEPT = 0.5  # of the beginnings of turns
WEAKNESS = 0.2  # of the players are weak
VARIETY = 0.4  # of the others have a style of their own

Signs = bytes  # of every seat, one after the other, two bytes each


class Noting(gn.Bot):
    """Lets another bot play, and notes the signs at the beginning of some of its turns."""

    def __init__(self, bot: gn.Bot, luck: random.Random, notes: list[Signs]) -> None:
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
            self.notes.append(signs(sight._state, sight.seats()))  # noqa: SLF001  a lab may
        return self.bot.choose(sight, answers)

    def is_eager(self, sight: Sight[Any]) -> bool:
        """As the other bot is."""
        return self.bot.is_eager(sight)


def signs(state: Deal, seats: int) -> Signs:
    """The signs of all seats."""
    found = vec[i64]([0] * SIGNS)
    noted = array("h")
    for seat in range(seats):
        see(state, seat, found)
        noted.extend(int(number) for number in found)
    return noted.tobytes()


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


def player(luck: random.Random) -> gn.Bot:
    """Somebody of the company: now and then a weak one, often a sensible one of some style."""
    if luck.random() < WEAKNESS:
        return bot_named(luck.choice(WEAK), "deal")
    return varied(luck) if luck.random() < VARIETY else bot_named(luck.choice(SENSIBLE), "deal")


def play(seats: int, games: int, luck: random.Random) -> Positions:
    """Positions of so many games of a mixed company."""
    table = gn.open("deal", [f"P{seat}" for seat in range(seats)], dealer=gn.Seeded(1))
    start = table.game.begin(table.state.terms)
    state = start.copy()
    sights = [table.game.sight(state, seat) for seat in range(seats)]
    found: list[Signs] = []
    winners: list[int] = []
    origins: list[int] = []
    for game in range(games):
        notes: list[Signs] = []
        bots: list[gn.Bot] = [Noting(player(luck), luck, notes) for _ in range(seats)]
        for seat, bot in enumerate(bots):
            bot.begin(table.game, seat, luck.getrandbits(40))
        state.load(start)
        play_out(state, gn.Seeded(luck.getrandbits(60)), bots, sights, 4000)
        assert state.outcome is not None
        if len(state.outcome.winners) == 1:
            found += notes
            winners += [state.outcome.winners[0]] * len(notes)
            origins += [game] * len(notes)
    every = np.frombuffer(b"".join(found), np.int16)
    return Positions(every.reshape(-1, seats, SIGNS), np.array(winners), np.array(origins))


def listed(numbers: list[float]) -> str:
    """A list as TOML has it."""
    return "[" + ", ".join(f"{number:.4g}" for number in numbers) + "]"


def main() -> None:
    """Play, fit, say how good it is, write."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 120_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    luck = random.Random(seed)
    lines = ["# The net over the signs of signs.py, written by tools/deal_chance.py; chance.py reads it.\n"]
    for name, sizes in TABLES.items():
        sets = [play(seats, int(games * share), luck) for seats, share in sizes]
        net = fit(sets, VIEWS, seed)
        for (seats, _), one, lost in zip(sizes, sets, net.lost, strict=True):
            print(f"{name}: {len(one.winners)} positions with {seats} seats, log loss {lost:.4f}")
        lines.append(f"\n[{name}]\nbegins = {listed(net.begins)}\nsays = {listed(net.says)}\n")
        place = 0
        for group, number in GROUPS:
            rows = "".join(f"    {listed(row)},\n" for row in net.rows[place : place + number])
            lines.append(f"{group} = [\n{rows}]\n")
            place += number
    FILE.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
