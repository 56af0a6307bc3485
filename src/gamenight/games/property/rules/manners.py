"""What every question of the property game has in common: which business may go on beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from gamenight.games.property.actions import BUSY
from gamenight.games.property.state import Property
from gamenight.games.property.terms import ASKING
from gamenight.kernel.decision import Decision
from gamenight.kernel.event import Event, refusal

if TYPE_CHECKING:
    from gamenight.kernel.frame import Frame
    from gamenight.kernel.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class PropertyDecision(Decision[Property]):
    """Rent may be asked for at any time; other business waits unless the question is an open one."""

    def admits(self, state: Property, frame: Frame, seat: Seat, aside: i64) -> bool:  # noqa: ARG002
        """Whoever's turn it is: while no throw, payment or auction is being settled.

        Rule: offturn.window, jail.business, build.anytime
        """
        return self.is_open or aside == ASKING

    def why_closed(self, state: Property, frame: Frame, seat: Seat, aside: i64) -> Event:  # noqa: ARG002
        """A throw, a payment or an auction is being settled.

        Rule: offturn.window, build.stock
        """
        return refusal(BUSY, "offturn.window", seat)
