"""How strong the bots are, and how long they think: `.venv/bin/python bench/bots.py [ROW …]`.

A row is a game and who plays: `deal:hard,plain`. Without rows all are played that bench/README.md has. Every
seed is played with every bot on every seat; the share is that of the first bot, with its 95 % interval.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if __name__ == "__main__":
    sys.path.append(str(Path(__file__).resolve().parents[1]))

import gamenight as gn
from gamenight.bots.named import THINKING, bot_named

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamenight.kernel.action import Action
    from gamenight.kernel.game import Game
    from gamenight.kernel.sight import Sight

LEVELS = ["normal", "hard", "master"]
PROPERTY = "dog-lovers"
TEAMS = "cats-vs-dogs"
TIMED_GAMES = 3


def rows() -> Iterator[tuple[str, list[str]]]:
    """Every row of the table of strength: A against others, others against A, a mixed league."""
    for level in LEVELS:
        for other in ("fixed-policy", "buy-all"):
            yield PROPERTY, [level, *[other] * 3]
            yield PROPERTY, [other, *[level] * 3]
        yield PROPERTY, [level, "plain"]
        for other in ("plain", "risk-aware", "greedy"):
            yield "deal", [level, other]
        yield "deal", [level, *["plain"] * 3]
        yield "deal", ["plain", *[level] * 3]
    for weaker, stronger in zip(["easy", *LEVELS], LEVELS, strict=False):
        yield PROPERTY, [stronger, weaker]
        yield "deal", [stronger, weaker]
    yield PROPERTY, ["normal", "plain", "fixed-policy", "buy-all"]
    yield PROPERTY, ["hard", "normal", "fixed-policy", "buy-all"]
    yield "deal", ["normal", "plain", "risk-aware", "greedy"]
    yield TEAMS, ["normal", "plain"]
    yield TEAMS, ["normal", "easy"]
    yield TEAMS, ["normal", "always-claim"]


class Timed(gn.Bot):
    """Plays as another bot does, and notes how much processor time each decision with a choice took."""

    def __init__(self, bot: gn.Bot) -> None:
        self.bot = bot
        self.seconds: list[float] = []

    def begin(self, game: Game[Any], seat: int, seed: int) -> None:
        """Sit the other down."""
        self.bot.begin(game, seat, seed)

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """What the other chooses."""
        start = time.process_time()
        action = self.bot.choose(sight, answers)
        if len(answers) > 1:
            self.seconds.append(time.process_time() - start)
        return action

    def consider(self, sight: Sight[Any], asides: list[Action]) -> Action | None:
        """What the other takes up."""
        start = time.process_time()
        action = self.bot.consider(sight, asides)
        self.seconds.append(time.process_time() - start)
        return action

    def is_eager(self, sight: Sight[Any]) -> bool:
        """As the other is."""
        return self.bot.is_eager(sight)

    def kinds(self, sight: Sight[Any]) -> int:
        """As the other does."""
        return int(self.bot.kinds(sight))


def pace(game: str, name: str, seats: int) -> str:
    """Processor time of a bot for a decision with a choice: the median, and the longest of a hundred."""
    start = gn.lay(game, seats)
    family = start.game.name
    timed = Timed(bot_named(name, family))
    for seed in range(TIMED_GAMES):
        start.play([timed, *[bot_named("normal", family) for _ in range(seats - 1)]], seed)
    times = sorted(timed.seconds)
    far = times[int(0.99 * (len(times) - 1))]
    return (
        f"| {game}, {seats} seats | {name} | {1e3 * statistics.median(times):.3g} ms | {1e3 * far:.3g} ms |"
    )


def main() -> int:
    """Play the rows and print them as a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rows", nargs="*", help="GAME:BOT,BOT,…")
    parser.add_argument("--games", type=int, default=2000, help="of bots that do not think")
    parser.add_argument("--searches", type=int, default=400, help="games in which a bot thinks")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, help="processes; all cores unless said")
    parser.add_argument("--pace", action="store_true", help="measure how long bots think, and no strength")
    given = parser.parse_args()
    sys.stdout.write(f"engine: {gn.engine()}\n")
    if given.pace:
        for game in (PROPERTY, "deal"):
            for name in ("easy", *LEVELS):
                for seats in (2, 4):
                    sys.stdout.write(pace(game, name, seats) + "\n")
                    sys.stdout.flush()
        return 0
    chosen = [(game, bots.split(",")) for game, _, bots in (row.partition(":") for row in given.rows)]
    for game, bots in chosen or list(rows()):
        thinks = any(name.partition("-")[0] in THINKING for name in bots)
        games = given.searches if thinks else given.games
        result = gn.lab.match(game, bots, games, seed=given.seed, workers=given.workers or "all")
        others = f"{len(bots) - 1} {bots[1]}" if len(set(bots[1:])) == 1 else ", ".join(bots[1:])
        sys.stdout.write(
            f"| {game} | {bots[0]} against {others} | {result.share(bots[0])} | {len(result.games)} |"
            f" {result.truncated} |\n"
        )
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
