"""A player that claims whatever it lands on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from gamenight.bots.bot import Bot
from gamenight.games.parts.jail import TO_ROLL
from gamenight.games.pets.actions import PICK_MARKER, SHOW, SHOW_NONE, TO_SHOW_NONE

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.sight import Sight


@final
class AlwaysClaim(Bot):
    """Puts a marker down wherever it may, whatever is left in the purse, and never pays to leave Jail.

    Re-made from the "always buy" agent of the property game's literature: one rule, and no reserve.
    """

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """To claim, to take over and to add stand first among their answers."""
        first = answers[0]
        if first.verb is SHOW or first.verb is SHOW_NONE:
            return TO_SHOW_NONE
        if first.verb is PICK_MARKER or TO_ROLL not in answers:
            return first
        return TO_ROLL
