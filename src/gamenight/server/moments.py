"""One moment of a finished game: who is favoured there, and all that it takes to play on from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from gamenight.api.engine import engine
from gamenight.api.table import Table
from gamenight.bots.named import INTERPRETED, SLOW
from gamenight.kernel.errors import BadRecord
from gamenight.kernel.seat import holds
from gamenight.lab.odds import odds
from gamenight.server.film import steps
from gamenight.server.replay_worker import Moment
from gamenight.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from gamenight.kernel.state import State

MOST_MOVES: Final = 6_000  # that a new room begins with: long games have a quarter, chance included
DEPTHS: Final = (200, 1000, 5000)  # playouts; a page asks for the first, then for the next


class SeatOdds(msgspec.Struct):
    """How likely a seat is to win, from 0 to 1, and between what that lies at 95 %."""

    seat: int
    chance: float
    low: float
    high: float


class OddsFacts(msgspec.Struct):
    """Who is favoured at a step of a finished game, if normal bots play on from there."""

    step: int
    odds: list[SeatOdds]
    playing: list[int]  # the seats that are still in the game
    secrets: bool  # the odds are those of all cards, some of which were hidden then
    playouts: int
    depth: int
    depths: int


class Stop(NamedTuple):
    """Where a record was stopped: the state of that step, after so many entries and branches."""

    state: State
    entries: int
    branches: list[int]


def stopped(record: str, step: int, language: str = ENGLISH) -> tuple[Table, Stop]:
    """The table at the end of a record, and how it stood after a step before that; BadRecord if it cannot be.

    Nothing is said of a game that is not over: somebody may be playing it just now.
    """
    found: Stop | None = None
    table: Table | None = None
    number = -1
    for number, (table, _) in enumerate(steps(record, language)):
        if number == step:
            found = Stop(table.state, len(table.entries), list(table.head.branches))
    assert table is not None
    if table.outcome is None:
        raise BadRecord("this game is not over yet: nothing is said of it before its end")
    if found is None or step == number:
        raise BadRecord(
            f"there is no step {step} before the end of this game; the steps are 0 to {number - 1}"
        )
    return table, found


def playing_in(state: State) -> list[int]:
    """The seats that are still in the game."""
    return [seat for seat in range(int(state.seats)) if not holds(state.left | state.out, seat)]


def moment(record: str, step: int, language: str = ENGLISH) -> Moment:
    """All that it takes to play on from a step of a record."""
    table, stop = stopped(record, step, language)
    head = table.head
    if head.position is not None:
        raise BadRecord("this game began from a position; one is played on here that began at its beginning")
    if stop.entries > MOST_MOVES:
        raise BadRecord(
            f"{stop.entries:,} moves lead there; a game is played on here after {MOST_MOVES:,} at most"
        )
    return Moment(
        game=head.game,
        rules=head.rules,
        content=head.content,
        names=list(head.names),
        terms=head.terms,
        moves=[(entry.seat, entry.word) for entry in table.entries[: stop.entries]],
        branches=[*stop.branches, stop.entries],
        playing=playing_in(stop.state),
        secrets=table.game.has_secrets,
    )


def odds_at(record: str, step: int, depth: int, language: str = ENGLISH) -> OddsFacts:
    """Who is favoured after a step of a record, looked at to a depth from 0."""
    table, stop = stopped(record, step, language)
    playouts = DEPTHS[depth] // (SLOW if engine() == INTERPRETED else 1)
    then = Table(table.edition, table.head, stop.state, table.dealer, language)
    found = odds(then, playouts=playouts)
    return OddsFacts(
        step=step,
        odds=[
            SeatOdds(seat, round(one.value, 4), round(one.low, 4), round(one.high, 4))
            for seat, one in enumerate(found.shares)
        ],
        playing=playing_in(stop.state),
        secrets=table.game.has_secrets,
        playouts=playouts,
        depth=depth,
        depths=len(DEPTHS),
    )
