"""How a player of some style replies when others act against it, or say no."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.deal.actions import INSIST
from gamenight.games.deal.bot.worth import COMPLETES, best_fit, loss
from gamenight.games.deal.memory import BREAKING
from gamenight.kernel.seat import Seat

if TYPE_CHECKING:
    from gamenight.games.deal.bot.style import Style
    from gamenight.games.deal.shown import Charge
    from gamenight.games.deal.sight import DealSight
    from gamenight.kernel.action import Action


def says_no(sight: DealSight, style: Style, charge: Charge) -> bool:
    """To losing a full set or a good card, to a dear payment, and to whatever lets another win."""
    if charge.demand is BREAKING:
        return True
    if charge.demand.is_sum:
        paid = min(charge.amount, sight.value_of(sight.seat))
        return paid >= style.dear or (paid >= style.hard and sight.banked(sight.seat) < paid)
    if best_fit(sight, charge.seat, charge.theirs.kind) >= COMPLETES:
        return True
    return loss(sight, sight.seat, charge.theirs) >= style.lost


def countered(sight: DealSight, style: Style, answers: list[Action]) -> Action:
    """Insist where it matters, else yield to the first."""
    charge = sight.charge()
    assert charge is not None
    for action in answers:
        if action.verb is INSIST and matters(sight, style, charge, action.seat):
            return action
    return answers[0]


def matters(sight: DealSight, style: Style, charge: Charge, target: Seat) -> bool:
    """Whether an action of one's own is worth a No."""
    if charge.demand.is_sum:
        return min(charge.amount, sight.value_of(target)) >= style.dear
    if charge.demand is BREAKING:
        return True
    return best_fit(sight, sight.seat, charge.theirs.kind) >= COMPLETES
