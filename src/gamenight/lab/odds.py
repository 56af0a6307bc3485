"""Who is favoured at a table, and by how much."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gamenight.kernel.errors import BadSetup
from gamenight.kernel.seat import CHANCE_BIT
from gamenight.lab.figures import Share, share_of
from gamenight.lab.forecast import Forecast

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.api.table import Table
    from gamenight.lab.forecast import Chances


@dataclass(frozen=True)
class Odds:
    """Each seat's chance to win, with its bounds."""

    game: str
    names: tuple[str, ...]
    shares: tuple[Share, ...]
    playouts: int
    knows: str  # by whose knowledge, if not all cards lie open for it

    def __repr__(self) -> str:
        """A seat after the other."""
        said = ", ".join(f"{name} {share}" for name, share in zip(self.names, self.shares, strict=True))
        return f"<odds of {self.game}: {said}>"

    def to_json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        shares = [vars(share) for share in self.shares]
        return {**vars(self), "names": list(self.names), "shares": shares}


def odds(table: Table, *, seat: int | None = None, playouts: int = 1000, seed: int = 1) -> Odds:
    """Who will win from how the table stands, if normal bots play on; for a seat, by what it knows."""
    if playouts < 2:
        raise BadSetup(f"odds take at least two playouts, not {playouts}")
    if seat is not None and not 0 <= seat < len(table.names):
        raise BadSetup(f"there is no seat {seat}; the seats are 0 to {len(table.names) - 1}")
    forecast = Forecast(table.game, table.state)
    knows = "" if seat is None or not table.game.has_secrets else table.names[seat]
    if table.outcome is not None:
        shares = certain(forecast.judged(table.state))
        return Odds(table.edition.id, tuple(table.names), shares, playouts, knows)
    if seat is None or table.state.asking.waits & CHANCE_BIT:
        rows = forecast.chances(table.state, playouts, seed)
    else:
        worlds = forecast.compared(table.sight(seat), table.state, [None], playouts, seed)
        rows = [found for (found,) in worlds]
    return Odds(table.edition.id, tuple(table.names), shares_of(rows), playouts, knows)


def shares_of(rows: Sequence[Chances]) -> tuple[Share, ...]:
    """The average of what playouts say of each seat, and between what it lies."""
    return tuple(share_of([row[seat] for row in rows]) for seat in range(len(rows[0])))


def certain(chances: Chances) -> tuple[Share, ...]:
    """What is over, and no chance any more."""
    return tuple(Share(one, one, one) for one in chances)
