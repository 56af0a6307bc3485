"""How often the winner was ahead before the end, by what the game itself counts."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from gamenight.kernel.errors import BadSetup
from gamenight.lab.figures import Share, share_of
from gamenight.lab.matches import seated, works
from gamenight.lab.runs import found_by
from gamenight.lab.saving import Savable
from gamenight.lab.start import LONGEST, lay

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gamenight.lab.runs import Kept, Tell
    from gamenight.lab.saving import Cells
    from gamenight.lab.work import Work

QUARTERS = (1, 2, 3)  # of the decisions of a game


@dataclass(frozen=True)
class Halftime(Savable):
    """In what part of the games the winner was ahead at each quarter; who leads together leads in part."""

    game: str
    bot: str
    seats: int
    games: int
    seed: int
    terms: dict[str, Any]
    ahead: tuple[Share, ...]  # after one, two and three quarters

    def as_rows(self) -> list[Cells]:
        """A row for each quarter."""
        return [
            {"quarter": quarter, **asdict(share)} for quarter, share in zip(QUARTERS, self.ahead, strict=True)
        ]

    def to_json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        return asdict(self)


def led(work: Work) -> list[list[float]]:
    """For each game, what part of those ahead at each quarter won in the end.

    A worker process is handed this function. A game is played to its end, and then again as far as each
    quarter: the same seed gives the same game.
    """
    start = work.start()
    bots = start.bots(work.bots)
    found = []
    for seed in work.seeds:
        outcome, decisions = start.play(bots, seed, work.most)
        row = []
        for quarter in QUARTERS:
            start.play(bots, seed, decisions * quarter // 4)
            score = start.game.tally(start.end)
            leaders = [seat for seat, points in enumerate(score) if points == max(score)]
            row.append(sum(seat in outcome.winners for seat in leaders) / len(leaders))
        found.append(row)
    return found


def halftime(  # noqa: PLR0913  one for each thing that decides the result, and how many work on it
    game: str,
    *,
    bot: str = "normal",
    seats: int = 4,
    games: int = 4000,
    seed: int = 1,
    terms: Mapping[str, Any] | None = None,
    workers: int | str = 1,
    kept: Kept | None = None,
    tell: Tell | None = None,
) -> Halftime:
    """Look at games of equals after each quarter, and count how often the winner was ahead."""
    seats = seated(game, seats)
    agreed = dict(terms or {})
    start = lay(game, seats, agreed)
    if not start.game.tally(start.state):
        raise BadSetup(f"{game} counts nothing by which somebody is ahead")
    rows: list[list[float]] = []

    def so_far() -> Halftime:
        ahead = tuple(share_of(list(column)) for column in zip(*rows, strict=True))
        return Halftime(game, bot, seats, len(rows), seed, agreed, ahead)

    for part in found_by(led, works(game, [bot] * seats, games, seed, agreed, LONGEST), workers, kept):
        rows += part
        if tell is not None:
            tell(len(rows), games, so_far)
    return so_far()
