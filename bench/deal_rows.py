"""The card game's rows: Deal with four plain bots, from the deal to three full sets."""

from __future__ import annotations

import json
import sys
from itertools import repeat
from pathlib import Path
from typing import TYPE_CHECKING, Any

if __name__ == "__main__":
    sys.path.append(str(Path(__file__).resolve().parents[1]))

from bench.measures import NotComparableError
from bench.timing import FULL, QUICK, Figure, Pace, lasting, per_second, rounds

import gamenight as gn
from gamenight.bots.deal import PlainDeal
from gamenight.editions.shelf import edition_of
from gamenight.games.deal.rules.turn import Turn
from gamenight.kernel.stream import Stream
from gamenight.lab.playout import play_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.kernel.game import Game

GAME = "deal"
SEED = 7
SEATS = 4
NAMES = ["Ann", "Bob", "Cid", "Dot"]
MOST = 3000  # decisions after which a game is called truncated; most end in about two hundred
MIDDLE = 80  # decisions after which a table is kept, to be copied and imagined
STATES = 40  # tables that are kept


class FirstAnswer(gn.Bot):
    """A bot as a user writes it, in plain Python: the first answer."""

    def choose(self, sight: gn.Sight[Any], answers: list[gn.Action]) -> gn.Action:  # noqa: ARG002
        """Take the first."""
        return answers[0]

    def is_eager(self, sight: gn.Sight[Any]) -> bool:  # noqa: ARG002
        """It moves no cards."""
        return False


class Hands:
    """A table's worth of bots and one dealer, ready to play game after game from one start."""

    def __init__(self, bots: list[gn.Bot]) -> None:
        edition = edition_of(GAME)
        self.game: Game[Any] = edition.game
        self.start: gn.State = self.game.begin(edition.terms(NAMES, edition.agree({})))
        self.state: gn.State = self.start.copy()
        self.sights = [self.game.sight(self.state, seat) for seat in range(SEATS)]
        self.bots = bots
        self.dealer = gn.Seeded(SEED)

    def play_one(self, most: int = MOST) -> int:
        """Play one game; how many decisions there were."""
        self.state.load(self.start)
        return play_out(self.state, self.dealer, self.bots, self.sights, most)

    def play(self, games: int) -> int:
        """Play so many games; how many decisions there were."""
        return sum(self.play_one() for _ in repeat(None, games))

    def played(self) -> list[int]:
        """The decisions and the winner of one game, -1 if it was truncated."""
        decisions = self.play_one()
        assert self.state.outcome is not None
        return [decisions, *self.state.outcome.winners[:1]] if self.state.outcome.winners else [decisions, -1]


class Keeping(gn.Bot):
    """Plays as the plain bot and keeps a copy of the table after so many choices."""

    def __init__(self, hands: Hands) -> None:
        self.plain = PlainDeal()
        self.hands = hands
        self.left = MIDDLE
        self.kept: list[gn.State] = []

    def choose(self, sight: gn.Sight[Any], answers: list[gn.Action]) -> gn.Action:
        """Keep the table if it is time, then play."""
        self.left -= 1
        if self.left == 0:
            self.kept.append(self.hands.state.copy())
        return self.plain.choose(sight, answers)

    def is_eager(self, sight: gn.Sight[Any]) -> bool:
        """As the plain bot."""
        return self.plain.is_eager(sight)


def check_engine(claimed: str) -> None:
    """Refuse to measure if the bots or the rules of this game do not run as the engine that is claimed."""
    names = [PlainDeal.__module__, type(edition_of(GAME).game).__module__, Turn.__module__]
    files = [str(sys.modules[name].__file__) for name in names]
    strays = [file for file in files if file.endswith(".py") != (claimed == "interpreted")]
    if strays:
        raise NotComparableError(f"the engine is {claimed}, but these parts are not: {', '.join(strays)}")


def plain_hands() -> Hands:
    """A table of plain bots."""
    return Hands([PlainDeal() for _ in range(SEATS)])


def middle_states(hands: Hands) -> list[gn.State]:
    """Tables after so many choices, one of each of the next games that last so long."""
    keeper = Keeping(hands)
    bots = hands.bots
    hands.bots = [keeper] * SEATS
    while len(keeper.kept) < STATES:
        keeper.left = MIDDLE
        hands.play(1)
    hands.bots = bots
    return keeper.kept


def played(games: int) -> dict[str, list[list[int]]]:
    """The decisions and the winner of each of the first games from the seed, to compare engines."""
    hands = plain_hands()
    return {str(SEATS): [hands.played() for _ in range(games)]}


def measure(pace: Pace) -> dict[str, dict[str, Figure]]:
    """Every row, under the number of players."""
    found: dict[str, Figure] = {}
    a_game, a_decision = rounds(pace, plain_hands().play)
    found["decisions/s"] = per_second(a_decision)
    found["games/s"] = per_second(a_game)
    by_hand = Hands([FirstAnswer() for _ in range(SEATS)])
    found["decisions/s, plain Python bot"] = per_second(rounds(pace, by_hand.play)[1])
    hands = plain_hands()
    states = middle_states(hands)
    twin, game, stream = states[0].copy(), hands.game, Stream(SEED, 0)
    sights = {id(state): game.sight(state, 0) for state in states}
    found["imagine the hidden cards, µs"] = _each(
        pace, states, lambda state: game.imagine(sights[id(state)], stream)
    )
    found["copy a state, µs"] = _each(pace, states, lambda state: state.copy())
    found["load a state, µs"] = _each(pace, states, twin.load)
    found["state to JSON, µs"] = _each(pace, states, lambda state: json.dumps(game.write(state)))
    return {str(SEATS): found}


def _each(pace: Pace, states: list[gn.State], call: Callable[[gn.State], object]) -> Figure:
    """What a call takes on these states, in turn, its loop included."""

    def work(times: int) -> int:
        for time in range(times):
            call(states[time % len(states)])
        return times

    return lasting(rounds(pace, work)[0], 1e-6)


def main(arguments: list[str]) -> int:
    """This engine's rows alone, to try them; `bench/run.py` says them beside the others."""
    pace = QUICK if "--quick" in arguments else FULL
    print(f"{GAME}, {SEATS} plain bots, at most {MOST} decisions; {gn.engine()}")
    check_engine(gn.engine())
    for name, figure in measure(pace)[str(SEATS)].items():
        print(f"{name:<40} {figure.best:>14,.2f} ({figure.median:,.2f})")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
