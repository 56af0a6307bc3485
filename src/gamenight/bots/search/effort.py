"""How hard a bot thinks."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Effort:
    """Playouts for a decision in all, and by how many standard errors an idea must beat the usual choice."""

    def __init__(self, playouts: i64, doubt: float) -> None:
        self.playouts: i64 = playouts
        self.doubt: float = doubt

    def reduced(self, share: i64) -> Effort:
        """This effort with a fraction of the playouts, for a slow engine."""
        return Effort(max(self.playouts // share, 1), self.doubt)
