"""Duplicate: several tables with the same chance for each seat, compared seat by seat, as in bridge."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from gamenight.bots.series import APART
from gamenight.kernel.dealer import Dealer
from gamenight.kernel.errors import BadSetup
from gamenight.kernel.stream import Stream
from gamenight.lab.figures import Share, share_of
from gamenight.lab.matches import works
from gamenight.lab.runs import found_by
from gamenight.lab.saving import Savable
from gamenight.lab.scoring import point, scores
from gamenight.lab.start import LONGEST
from gamenight.lab.work import shifts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gamenight.kernel.action import Action
    from gamenight.kernel.state import State
    from gamenight.lab.runs import Kept, Tell
    from gamenight.lab.saving import Cells
    from gamenight.lab.work import Work


class PerSeat(Dealer):
    """Chance that each seat has to itself: what falls for one is the same however the others play.

    For every seat on turn, every purpose (dice, one deck, another) has a stream of its own.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.streams: dict[tuple[int, int], Stream] = {}

    def answer(self, state: State) -> Action:
        """Draw for the seat on turn by the weights that the decision gives."""
        frame = state.asking
        decision = frame.decision
        key = (int(state.stack[0].seat), int(decision.stream_of(frame)))
        if key not in self.streams:
            self.streams[key] = Stream(self.seed + APART * (key[0] + 2), key[1])
        return decision.chance(state, frame, self.streams[key].below(decision.total(state, frame)))


@dataclass(frozen=True)
class Duplicate(Savable):
    """What part of the comparisons at their seat the bots of each name won; a half is even."""

    game: str
    bots: tuple[str, ...]
    boards: int
    seed: int
    terms: dict[str, Any]
    points: dict[str, Share]
    truncated: int

    def as_rows(self) -> list[Cells]:
        """A row for each kind of bots."""
        return [{"bot": bot, **asdict(share)} for bot, share in self.points.items()]

    def to_json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        return asdict(self)


def duplicate(  # noqa: PLR0913  one for each thing that decides the result, and how many work on it
    game: str,
    bots: Sequence[str],
    *,
    boards: int = 200,
    seed: int = 1,
    terms: Mapping[str, Any] | None = None,
    workers: int | str = 1,
    kept: Kept | None = None,
    tell: Tell | None = None,
) -> Duplicate:
    """Play every board at as many tables as there are bots: each sits once on every seat.

    Who sat on the same seat of a board had the same chances; whoever made more of them gets the point.
    """
    if len(set(bots)) < 2:
        raise BadSetup("name at least two kinds of bots: like is not compared with like")
    agreed = dict(terms or {})
    tables = len(bots)
    found: list[list[list[float]]] = []
    pieces = works(game, bots, boards * len(shifts(bots)), seed, agreed, LONGEST)

    def so_far() -> Duplicate:
        rows = [matchpoints(board, bots) for board in found]
        names = list(dict.fromkeys(bots))
        points = {name: share_of([row[name] for row in rows]) for name in names}
        broken = sum(max(table) < 0 for board in found for table in board)
        return Duplicate(game, tuple(bots), len(found), seed, agreed, points, broken)

    for part in found_by(scored, pieces, workers, kept):
        found += part
        if tell is not None:
            tell(len(found) * tables, boards * tables, so_far)
    return so_far()


def scored(work: Work) -> list[list[list[float]]]:
    """For each board and each table the score of each seat; a worker process is handed this function."""
    start = work.start()
    bots = start.bots(work.bots)
    count = len(bots)
    boards = []
    for seed in work.seeds:
        tables = []
        for table in range(count):
            seated = [bots[(seat + table) % count] for seat in range(count)]
            outcome, _ = start.play(seated, seed, work.most, PerSeat(seed))
            tables.append(scores(start.game, start.end, list(outcome.winners)))
        boards.append(tables)
    return boards


def matchpoints(board: Sequence[Sequence[float]], bots: Sequence[str]) -> dict[str, float]:
    """For each kind of bots, what part of its comparisons with the others at the same seat it won."""
    won: dict[str, float] = dict.fromkeys(bots, 0.0)
    met: dict[str, int] = dict.fromkeys(bots, 0)
    count = len(bots)
    for seat in range(count):
        for table in range(count):
            for other in range(count):
                name, rival = bots[(seat + table) % count], bots[(seat + other) % count]
                if name != rival:
                    mine, theirs = board[table][seat], board[other][seat]
                    won[name] += point(mine, theirs)
                    met[name] += 1
    return {name: won[name] / met[name] for name in won}
