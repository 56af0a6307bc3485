"""What it is worth to play first: equals play each other, for every number of players."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from gamenight.editions.shelf import edition_of
from gamenight.lab.figures import sure_for
from gamenight.lab.matches import match
from gamenight.lab.saving import Savable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gamenight.lab.figures import Share
    from gamenight.lab.runs import Kept, Tell
    from gamenight.lab.saving import Cells

MOST = 6  # players; what holds for more is asked for seldom


@dataclass(frozen=True)
class Order(Savable):
    """For each number of players, what part of the games each place in the order of play won."""

    game: str
    bot: str
    games: int  # for each number of players
    seed: int
    terms: dict[str, Any]
    shares: dict[int, tuple[Share, ...]]  # by the number of players; bounds hold for all of them together

    def as_rows(self) -> list[Cells]:
        """A row for each place in the order of play, for each number of players."""
        return [
            {"seats": seats, "place": place, **asdict(share)}
            for seats, shares in self.shares.items()
            for place, share in enumerate(shares, 1)
        ]

    def to_json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        return asdict(self)


def order(  # noqa: PLR0913  one for each thing that decides the result, and how many work on it
    game: str,
    *,
    bot: str = "normal",
    games: int = 4000,
    seed: int = 1,
    terms: Mapping[str, Any] | None = None,
    workers: int | str = 1,
    kept: Kept | None = None,
    tell: Tell | None = None,
) -> Order:
    """Let equals play, two of them, three and so on, and count who won by the order of play.

    Bounds are widened for so many numbers of players. What is broken off has the numbers that are whole.
    """
    least, most = edition_of(game).seats
    counts = range(least, min(most, MOST) + 1)
    sure, total = sure_for(len(counts)), games * len(counts)
    found = Order(game, bot, games, seed, dict(terms or {}), {})
    for seats in counts:
        before = games * len(found.shares)

        def so_far(done: int, _games: int, _match: object, before: int = before) -> None:
            if tell is not None:
                tell(before + done, total, found if found.shares else None)

        played = match(
            game, [bot] * seats, games, seed=seed, terms=terms, workers=workers, kept=kept, tell=so_far
        )
        found.shares[seats] = tuple(played.by_order(sure))
    return found
