"""What every bot is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from gamenight.bots.reason import Reason
    from gamenight.kernel.action import Action
    from gamenight.kernel.game import Game
    from gamenight.kernel.seat import Seat
    from gamenight.kernel.sight import Sight

EVERY_KIND: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Derive from this, in compiled or in plain Python, and choose.

    `may_offer` is what the table allows: a bot told "no offers, please" makes none, and still answers those
    of others.
    """

    may_offer: bool = True

    def begin(self, game: Game[Any], seat: Seat, seed: int) -> None:
        """Sit down for a game, and forget what was remembered of another; all chance comes of the seed.

        The game is its rules, for words and for `imagine`; what lies on the table comes with each sight.
        """

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """One of the answers; a template (see Action) must be filled in first."""
        raise NotImplementedError

    def is_eager(self, sight: Sight[Any]) -> bool:
        """Whether it wants to see its asides too, being asked on its own turn; listing them takes time."""
        return True

    def kinds(self, sight: Sight[Any]) -> i64:
        """Which kinds of asides it wants to see now: a set of their places in the terms; by default all."""
        return EVERY_KIND

    def consider(self, sight: Sight[Any], asides: list[Action]) -> Action | None:
        """When a claim or an offer addresses this seat: one of the asides, or None."""
        return None

    def remark(self) -> Reason | None:
        """What it has to say of its last move, such as why it refused an offer; None: nothing."""
        return None

    def why(self, sight: Sight[Any], action: Action) -> Reason | None:
        """Why it does this as it sees the table, from what it weighed itself; None: nothing in particular."""
        return None
