"""What the search must be told about a family of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from gamenight.bots.playout import Horizon
from gamenight.bots.search.effort import Effort

if TYPE_CHECKING:
    from gamenight.bots.bot import Bot
    from gamenight.kernel.action import Action
    from gamenight.kernel.game import Game
    from gamenight.kernel.seat import Seat
    from gamenight.kernel.sight import Sight
    from gamenight.kernel.state import State

HARD: Final = 100  # playouts for a decision
MASTER: Final = 1000
DOUBT: Final = 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Horizon):
    """How a seat thinks about its game: where it begins, what else to try, and what a position is worth.

    A family derives its own, one for each bot and game; it may remember what happened at the table.
    `is_far` says where a playout stops and is judged by `chance`.
    """

    def begin(self, game: Game[Any], seat: Seat, seed: int) -> None:
        """Sit down for a game, and forget the last one."""

    def effort(self, level: str) -> Effort:
        """How hard a bot of that level thinks; a family with other playouts says otherwise."""
        return Effort(MASTER if level == "master" else HARD, DOUBT)

    def player(self) -> Bot:
        """The player without search that sits at the table: its choice is the first idea."""
        raise NotImplementedError

    def policy(self, seat: Seat) -> Bot:
        """The quick player that plays on for a seat in a playout, as this mind takes that seat to play."""
        raise NotImplementedError

    def ideas(self, sight: Sight[Any], answers: list[Action], usual: Action) -> list[Action]:
        """What is worth trying, templates filled in, the usual choice first; it alone if all is clear."""
        return [usual]

    def considered(
        self, sight: Sight[Any], asides: list[Action], usual: Action | None
    ) -> list[Action | None]:
        """What to try when a claim or an offer addresses the seat; None stands for leaving it alone."""
        return [usual]

    def chance(self, state: State, seat: Seat) -> float:
        """How likely that seat is to win from here; the state is imagined, so all of it may be looked at."""
        raise NotImplementedError

    def memory(self) -> list[float]:
        """What it has learnt at this table, as numbers, so that thinking can go on in another process."""
        return []

    def recall(self, memory: list[float]) -> None:
        """Remember what another mind of the same seat has learnt."""

    def decided(self, sight: Sight[Any], action: Action | None) -> None:
        """Note what is done in the end, which need not be the usual choice."""
