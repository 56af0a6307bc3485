"""Fit the weights of the property game's outlook: python -m tools.property_outlook GAMES SEED.

Bots of many kinds play each other, two to five at a table, in both editions; positions are kept, with the
measures of every seat and who won. Then weights are sought under which the winners stood best (a softmax over
the seats): one for each measure, and one that is shared by those still in the game. They are written to
games/property/bot/style.toml. Compiled it takes some minutes.
"""

from __future__ import annotations

import random
import re
import sys
from math import exp, log, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

from librt.vecs import vec

import gamenight as gn
from gamenight.bots.named import bot_named
from gamenight.games.property.bot.normal import NormalProperty
from gamenight.games.property.bot.style import MEASURES, Style, read_style
from gamenight.games.property.bot.value.outlook import Outlook
from gamenight.games.property.sight import PropertySight

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.game import Game
    from gamenight.kernel.sight import Sight

FILE = Path(__file__).parents[1] / "src/gamenight/games/property/bot/style.toml"
EDITIONS = ["dog-lovers", "kanto"]
KINDS = ["plain", "fixed-policy", "buy-all", "easy", "normal"]
CHARACTERS = ["careful", "bold", "trader", "miser"]
TABLES = [(2, 0.35), (3, 0.2), (4, 0.35), (5, 0.1)]  # seats, share of the games
VARIED = 0.35  # of the players have numbers of their own
KEPT = 0.03  # of the beginnings of turns
EPOCHS = 12
STEP = 0.1
HELD_BACK = 8  # of so many games one is kept to see how good the weights are
HASTE = -0.2  # cash in hand is worth so much less in matches than in the fit: those who spend it win more

Seat = list[float]  # the measures of one seat, then the same shared by those in the game
Position = tuple[int, list[Seat | None]]  # who won, and every seat's; None: it is out


class Noting(gn.Bot):
    """Lets another bot play, and notes the measures of all at the beginning of some of its turns."""

    def __init__(self, bot: gn.Bot, style: Style, luck: random.Random) -> None:
        self.bot, self.style, self.luck = bot, style, luck
        self.turn = -1
        self.notes: list[list[Seat | None]] = []
        self.outlook: Outlook | None = None

    def begin(self, game: Game[Any], seat: int, seed: int) -> None:
        """Seat the other bot."""
        self.bot.begin(game, seat, seed)

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """What the other chooses."""
        assert isinstance(sight, PropertySight)
        if sight.turns() != self.turn:
            self.turn = int(sight.turns())
            if self.luck.random() < KEPT:
                self.note(sight)
        return self.bot.choose(sight, answers)

    def consider(self, sight: Sight[Any], asides: list[Action]) -> Action | None:
        """What the other takes up."""
        return self.bot.consider(sight, asides)

    def is_eager(self, sight: Sight[Any]) -> bool:
        """As the other is."""
        return self.bot.is_eager(sight)

    def kinds(self, sight: Sight[Any]) -> int:
        """As the other does."""
        return int(self.bot.kinds(sight))

    def note(self, sight: PropertySight) -> None:
        """Keep this position."""
        if self.outlook is None:
            self.outlook = Outlook(sight.agreed(), self.style)
        outlook = self.outlook
        outlook.look(sight)
        found: list[Seat | None] = []
        for seat in range(sight.seats()):
            if sight.is_out(seat):
                found.append(None)
                continue
            outlook.holding.measure(outlook.owned[seat], outlook.mortgaged, outlook.cash[seat], outlook.built)
            measures = outlook.holding.features()
            found.append([*measures, *(one / float(outlook.alive) for one in measures)])
        self.notes.append(found)


def varied(text: str, luck: random.Random) -> gn.Bot:
    """The normal player with numbers of its own."""
    style = read_style(text, luck.choice(["", *CHARACTERS]))
    style.bid_share *= luck.uniform(0.5, 1.2)
    style.share_of_gain *= luck.uniform(0.0, 2.0)
    style.least_gain += luck.uniform(-0.01, 0.01)
    style.reserve += luck.choice([0.0, 0.0, 0.2, 0.5])
    style.many = vec[float]([one * luck.uniform(0.5, 1.5) for one in style.many])
    return NormalProperty(style)


def player(text: str, luck: random.Random) -> gn.Bot:
    """Somebody of the company."""
    if luck.random() < VARIED:
        return varied(text, luck)
    kind = luck.choice([*KINDS, *(f"normal-{character}" for character in CHARACTERS)])
    return bot_named(kind, "property")


def play(edition: str, seats: int, games: int, text: str, luck: random.Random) -> list[list[Position]]:
    """The positions of so many games of a mixed company, game by game."""
    start = gn.lay(edition, seats)
    style = read_style(text, "")
    found: list[list[Position]] = []
    for _ in range(games):
        bots = [Noting(player(text, luck), style, luck) for _ in range(seats)]
        outcome, _ = start.play(bots, luck.getrandbits(40))
        if len(outcome.winners) == 1:
            winner = int(outcome.winners[0])
            found.append([(winner, note) for bot in bots for note in bot.notes])
    return found


def chances(weights: list[float], position: Position) -> list[float]:
    """How likely each seat is to win, under these weights."""
    strengths = [0.0 if seat is None else exp(sum(map(float.__mul__, weights, seat))) for seat in position[1]]
    total = sum(strengths)
    return [one / total for one in strengths]


def fit(positions: list[Position], luck: random.Random) -> list[float]:
    """Weights under which the winners stood best, by many small steps, smaller where many were made."""
    weights = [0.0] * (2 * len(MEASURES))
    walked = [1.0] * len(weights)
    for epoch in range(EPOCHS):
        luck.shuffle(positions)
        step = STEP / (1 + epoch)
        for position in positions:
            slopes = [0.0] * len(weights)
            for seat, share in enumerate(chances(weights, position)):
                measures = position[1][seat]
                if measures is not None:
                    pull = (1.0 if seat == position[0] else 0.0) - share
                    slopes = [slope + pull * one for slope, one in zip(slopes, measures, strict=True)]
            for place, slope in enumerate(slopes):
                walked[place] += slope * slope
                weights[place] += step * slope / sqrt(walked[place])
    return weights


def written(text: str, weights: list[float]) -> str:
    """The style with these weights in it."""
    size = len(MEASURES)
    weights[MEASURES.index("cash_left")] += HASTE
    for section, part in (("many", weights[:size]), ("few", weights[size:])):
        rows = "".join(f"{name} = {one:.3f}\n" for name, one in zip(MEASURES, part, strict=True))
        text = re.sub(rf"(\[value\.{section}\]\n)[^\n\[]+(\n[^\n\[]+)*\n", rf"\g<1>{rows}", text)
    return text


def main() -> None:
    """Play, fit, say how good it is, write."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    luck = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    text = FILE.read_text(encoding="utf-8")
    played: list[list[Position]] = []
    for edition in EDITIONS:
        for seats, share in TABLES:
            played += play(edition, seats, int(games * share / len(EDITIONS)), text, luck)
    luck.shuffle(played)
    unseen = [one for game in played[: len(played) // HELD_BACK] for one in game]
    seen = [one for game in played[len(played) // HELD_BACK :] for one in game]
    weights = fit(seen, luck)
    lost = -sum(log(max(chances(weights, one)[one[0]], 1e-9)) for one in unseen) / len(unseen)
    print(f"{len(seen)} positions, log loss {lost:.4f} on {len(unseen)} of other games")
    FILE.write_text(written(text, weights), encoding="utf-8")


if __name__ == "__main__":
    main()
