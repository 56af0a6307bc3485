"""Games that are solved exactly: no playouts, no interval."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from gamenight import families
from gamenight.editions.shelf import edition_of
from gamenight.kernel.errors import BadSetup
from gamenight.lab.checking import begin_to_play
from gamenight.lab.saving import Savable
from gamenight.lab.start import lay

if TYPE_CHECKING:
    from gamenight.lab.runs import Kept, Tell
    from gamenight.lab.saving import Cells

ROOM = "solving"  # where a family solves its games: `solve`, and `MOST` players


@dataclass(frozen=True)
class Solved(Savable):
    """For each number of players, how likely each place in the order of play is to win."""

    game: str
    chances: dict[int, tuple[float, ...]]  # by the number of players

    def as_rows(self) -> list[Cells]:
        """A row for each place in the order of play, for each number of players."""
        return [
            {"seats": seats, "place": place, "chance": chance}
            for seats, chances in self.chances.items()
            for place, chance in enumerate(chances, 1)
        ]

    def to_json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        return asdict(self)


def solve(
    game: str,
    *,
    seats: int | None = None,
    workers: int | str = 1,
    kept: Kept | None = None,
    tell: Tell | None = None,
) -> Solved:
    """Work out who wins, for so many players or for every number that can be done; nothing is played."""
    del workers, kept
    edition = edition_of(game)
    family = families.find(edition.family)
    solver = None if family is None else family.module(ROOM)
    if solver is None:
        raise BadSetup(f"{game} cannot be solved exactly; ask with gamenight lab order instead")
    least, most = edition.seats
    if seats is not None and not least <= seats <= min(most, solver.MOST):
        raise BadSetup(
            f"{game} can be solved for {least} to {min(most, solver.MOST)} players, not for {seats}"
        )
    counts = range(least, min(most, solver.MOST) + 1) if seats is None else [seats]
    begin_to_play()
    found: dict[int, tuple[float, ...]] = {}
    for count in counts:
        found[count] = tuple(solver.solve(lay(game, count).state))
        if tell is not None:
            tell(len(found), len(counts), None)
    return Solved(game, found)
