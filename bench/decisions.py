"""How good single decisions in the card game are: `.venv/bin/python bench/decisions.py [WAY …]`.

With two players: at some decisions of games of `normal` against a mixed company every way of searching says
what it would do. A way is PLAYOUTS:ROUNDS, or PLAYOUTS:ROUNDS:DOUBT: so many playouts, each so many rounds
long, and by how many standard errors they must prefer something. Playouts to the very end then tell how much
likelier that wins than what `normal` would do. A row has that in hundredths of a game for a decision, the
same beside the first way (both with a standard error), how many decisions, and the processor time for one.
The levels themselves begin from a player with habits, which is not measured here.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

if __name__ == "__main__":
    sys.path.append(str(Path(__file__).resolve().parents[1]))

import gamenight as gn
from gamenight.bots.named import bot_named
from gamenight.bots.search.effort import Effort
from gamenight.bots.search.search import Search
from gamenight.bots.search.thought import Idea
from gamenight.games.deal.bot.mind import DOUBT, MOST_IDEAS, DealMind
from gamenight.games.deal.sight import DealSight

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.game import Game
    from gamenight.kernel.sight import Sight

COMPANY = ["normal", "plain", "greedy", "normal-bold", "normal-careful"]
USUAL = ["600:1", "1200:2", "1200:3", "3000:1", "3000:2", "3000:3"]
SHARE = 0.1  # of the decisions are looked at
TO_THE_END = 1_000_000  # rounds

Way = tuple[int, int, float]  # playouts, rounds, doubt


class Looked(gn.Bot):
    """Plays as normal does, and notes at some decisions what each way of searching gains."""

    def __init__(self, ways: list[Way], truth: int, most_ideas: int) -> None:
        self.ways, self.truth, self.most_ideas = ways, truth, most_ideas
        self.usual = bot_named("normal", "deal")
        self.luck = random.Random(0)
        self.gains: list[list[float]] = []  # by decision, one for each way
        self.seconds = [0.0] * len(ways)
        self.game: Game[Any] | None = None
        self.seat = 0

    def begin(self, game: Game[Any], seat: int, seed: int) -> None:
        """Sit down."""
        self.game, self.seat, self.luck = game, seat, random.Random(seed)
        self.usual.begin(game, seat, seed)

    def is_eager(self, sight: Sight[Any]) -> bool:
        """Eager as normal is."""
        return self.usual.is_eager(sight)

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """Choose what normal chooses; at some decisions look first."""
        usual = self.usual.choose(sight, answers)
        if self.luck.random() < SHARE:
            assert isinstance(sight, DealSight)
            ideas = self.mind(1).ideas(sight, answers, usual)
            if len(ideas) > 1:
                self.look(sight, ideas)
        return usual

    def mind(self, rounds: int) -> DealMind:
        """A mind that looks ahead by so many rounds."""
        assert self.game is not None
        mind = DealMind("")
        mind.rounds = rounds
        mind.most_ideas = self.most_ideas
        mind.begin(self.game, self.seat, 0)
        return mind

    def look(self, sight: Sight[Any], ideas: list[Action]) -> None:
        """Search in every way, and see what became of what they chose."""
        assert self.game is not None
        chosen: list[int] = []
        for place, (playouts, rounds, doubt) in enumerate(self.ways):
            start = time.process_time()
            search = Search(self.game, sight, self.mind(rounds), self.luck.getrandbits(40))
            thought = search.think([*ideas], Effort(playouts, doubt))
            chosen.append(thought.ideas.index(thought.chosen))
            self.seconds[place] += time.process_time() - start
        first, others = Idea(ideas[0]), {place: Idea(ideas[place]) for place in sorted({*chosen} - {0})}
        if others:
            search = Search(self.game, sight, self.mind(TO_THE_END), self.luck.getrandbits(40))
            for _ in range(self.truth):
                search.try_all(first, list(others.values()))
        self.gains.append([others[place].lead() if place else 0.0 for place in chosen])


def shown(gains: list[float]) -> str:
    """A mean with its standard error, in hundredths of a game."""
    mean = sum(gains) / len(gains)
    error = sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)
    return f"{100 * mean:.2f} ± {100 * error:.2f}"


def way_of(word: str) -> Way:
    """A way of searching, as it is written."""
    playouts, rounds, *doubt = word.split(":")
    return int(playouts), int(rounds), float(doubt[0]) if doubt else DOUBT


def main() -> int:
    """Play, and print a row for each way."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("ways", nargs="*", default=USUAL, help="PLAYOUTS:ROUNDS[:DOUBT]")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--truth", type=int, default=1000, help="playouts to the end")
    parser.add_argument("--ideas", type=int, default=MOST_IDEAS, help="that are tried at most")
    given = parser.parse_args()
    one = Looked([way_of(way) for way in given.ways], given.truth, given.ideas)
    start, luck = gn.lay("deal", 2), random.Random(given.seed)
    for game in range(given.games):
        start.play([one, bot_named(luck.choice(COMPANY), "deal")], given.seed * 1_000_000 + game)
        sys.stderr.write(f"\r{game + 1} games, {len(one.gains)} decisions ")
    sys.stdout.write(f"\nengine: {gn.engine()}\n")
    for place, way in enumerate(given.ways):
        gains = [row[place] for row in one.gains]
        lead = [row[place] - row[0] for row in one.gains]
        pace = 1e3 * one.seconds[place] / len(gains)
        sys.stdout.write(f"| {way} | {shown(gains)} | {shown(lead)} | {len(gains)} | {pace:.0f} ms |\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
