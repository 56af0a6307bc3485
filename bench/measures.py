"""What is measured on one engine, compiled or interpreted, whichever this process runs."""

from __future__ import annotations

from dataclasses import asdict
from itertools import repeat
from typing import TYPE_CHECKING, Any

import msgspec
from bench.timing import Figure, Pace, lasting, per_second, rounds

import gamenight as gn
from gamenight.bots import playout
from gamenight.editions.shelf import edition_of
from gamenight.kernel import stream

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.kernel.game import Game

GAME = "cats-and-dogs"
SEED = 7
SEATS = (2, 4)
NAMES = ["Ann", "Bob", "Cid", "Dot"]
FAR_TOO_LONG = 1_000_000
MIDGAME = 20  # decisions before a state is copied or written
RECORDS = 100  # games whose records are weighed and replayed


class NotComparableError(Exception):
    """Another engine runs than the figures would claim, or two engines do not play the same games."""


class PlainBot(gn.Bot):
    """A bot as a user writes it, in plain Python: it takes the first answer."""

    def choose(self, sight: gn.Sight[Any], answers: list[gn.Action]) -> gn.Action:
        """Take the first."""
        return answers[0]


class Players:
    """A table's worth of bots and one dealer, ready to play game after game."""

    def __init__(self, seats: int, bots: list[gn.Bot]) -> None:
        edition = edition_of(GAME)
        self.game: Game[Any] = edition.game
        self.start: gn.State = self.game.begin(edition.terms(NAMES[:seats], edition.agree({})))
        self.state: gn.State = self.start.copy()
        self.sights = [self.game.sight(self.state, seat) for seat in range(seats)]
        self.bots = bots
        self.dealer = gn.Seeded(SEED)

    def play(self, games: int) -> int:
        """Play so many games; how many decisions there were."""
        return sum(self.play_one() for _ in repeat(None, games))

    def play_one(self) -> int:
        """Play one game; how many decisions there were."""
        self.state.load(self.start)
        return playout.play_out(self.state, self.dealer, self.bots, self.sights, FAR_TOO_LONG)

    def winner(self) -> int:
        """Who won the game just played."""
        assert self.state.outcome is not None
        return self.state.outcome.winners[0]


def random_players(seats: int) -> Players:
    """A table of random bots."""
    return Players(seats, [gn.RandomBot(seat) for seat in range(seats)])


def played(seats: int, games: int) -> list[list[int]]:
    """The decisions and the winner of each of the first games from the seed."""
    players = random_players(seats)
    return [[players.play_one(), players.winner()] for _ in range(games)]


def check_engine(claimed: str) -> None:
    """Refuse to measure anything but the engine that is claimed, in every part that a game uses."""
    if gn.engine() != claimed:
        raise NotComparableError(f"{gn.__file__} runs {gn.engine()}, and {claimed} was to be measured")
    files = {stream.__file__, playout.__file__}
    files |= {_file_of(part) for part in (gn.RandomBot, gn.Bot, gn.State, type(edition_of(GAME).game))}
    strays = sorted(file for file in files if file.endswith(".py") != (claimed == "interpreted"))
    if strays:
        raise NotComparableError(f"the engine is {claimed}, but these parts are not: {', '.join(strays)}")


def _file_of(part: type[object]) -> str:
    """The file that a class comes from."""
    return str(__import__(part.__module__, fromlist=["__file__"]).__file__)


def measure(pace: Pace) -> dict[str, dict[str, Figure]]:
    """Every measure, by number of players."""
    return {str(seats): _measure(seats, pace) for seats in SEATS}


def _measure(seats: int, pace: Pace) -> dict[str, Figure]:
    """Every measure for so many players."""
    found: dict[str, Figure] = {}
    a_game, a_decision = rounds(pace, random_players(seats).play)
    found["decisions/s"] = per_second(a_decision)
    found["games/s"] = per_second(a_game)
    plain = Players(seats, [PlainBot() for _ in range(seats)])
    found["decisions/s, plain Python bot"] = per_second(rounds(pace, plain.play)[1])

    table = _opened(seats, SEED)
    for _ in range(MIDGAME):
        _play_one(table)
    state, twin, game = table.state, table.state.copy(), table.game
    found["copy a state, ns"] = lasting(_calls(pace, state.copy), 1e-9)
    found["load a state, ns"] = lasting(_calls(pace, lambda: twin.load(state)), 1e-9)
    found["state to JSON, µs"] = lasting(_calls(pace, lambda: msgspec.json.encode(game.write(state))), 1e-6)

    a_game, a_decision = rounds(pace, lambda games: _play_tables(seats, games))
    found["Table: decisions/s"] = per_second(a_decision)
    tables = [_finished(seats, seed) for seed in range(RECORDS)]
    records = [table.record() for table in tables]
    a_record, an_action = rounds(pace, lambda times: _replay(records, times))
    found["replay: records/s"] = per_second(a_record)
    found["replay: actions/s"] = per_second(an_action)
    size = sum(len(record.encode()) for record in records)
    found["record bytes a game"] = _exact(size / RECORDS)
    found["record bytes an action"] = _exact(size / sum(len(table.entries) for table in tables))
    return found


def _calls(pace: Pace, call: Callable[[], object]) -> list[float]:
    """The seconds that a call takes, its loop included."""

    def work(times: int) -> int:
        for _ in repeat(None, times):
            call()
        return times

    return rounds(pace, work)[0]


def _exact(value: float) -> Figure:
    """A number that is counted, not timed."""
    return Figure(value, value)


def _opened(seats: int, seed: int) -> gn.Table:
    """A new table."""
    return gn.open(GAME, NAMES[:seats], dealer=gn.Seeded(seed))


def _play_one(table: gn.Table) -> int:
    """Let everybody who is waited for play the first legal word; how many did."""
    waiting = table.waiting()
    for seat in waiting:
        table.play(seat, table.legal(seat)[0])
    return len(waiting)


def _play_tables(seats: int, games: int) -> int:
    """Play whole games through the public Python, by words, with events and record; how many decisions."""
    decisions = 0
    for seed in range(games):
        table = _opened(seats, seed)
        while table.outcome is None:
            decisions += _play_one(table)
        table.record()
    return decisions


def _finished(seats: int, seed: int) -> gn.Table:
    """A table whose game has been played to the end."""
    table = _opened(seats, seed)
    while table.outcome is None:
        _play_one(table)
    return table


def _replay(records: list[str], times: int) -> int:
    """Replay so many records; how many actions they held, chance included."""
    return sum(len(gn.replay(records[time % len(records)]).entries) for time in range(times))


def as_json(figures: dict[str, dict[str, Figure]]) -> dict[str, Any]:
    """The figures ready for JSON."""
    return {seats: {name: asdict(one) for name, one in row.items()} for seats, row in figures.items()}
