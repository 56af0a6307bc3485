"""A player that weighs gain against risk, and lets chance pick among what is good."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from gamenight.bots.bot import Bot
from gamenight.games.deal.actions import (
    BANK,
    BREAK,
    CHARGE_ONE,
    CHARGE_RENT,
    DROP,
    END,
    GIVE,
    INSIST,
    LAY,
    MOVE,
    REFUSE,
    STEAL,
    SWAP,
    TO_PAY,
)
from gamenight.games.deal.bot.reference.gain import EACH, WHOLE, gain_of, keeping_value, share
from gamenight.games.deal.memory import BREAKING
from gamenight.games.deal.sight import DealSight
from gamenight.kernel.seat import Seat
from gamenight.kernel.stream import Stream

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.game import Game
    from gamenight.kernel.sight import Sight

PURPOSE: Final = 0x415C  # of its stream
CAUTION: Final = 0.5  # how much a risk counts beside a gain
HEAT: Final = 0.5  # how evenly it picks: sets and gains are measured in full sets


@final
class RiskAware(Bot):
    """Scores every answer by its gain less what it puts at risk, and picks by softmax.

    Re-made from the description of the RiskAware agent in a study of a cut Deal for two players. There it
    scores kinds of play; here, with all cards in the game, each answer.
    """

    def __init__(self) -> None:
        self.stream = Stream(0, PURPOSE)

    def begin(self, game: Game[Any], seat: Seat, seed: int) -> None:
        """Begin the row of picks anew."""
        self.stream = Stream(seed, PURPOSE)

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """Any answer, the better ones more often."""
        assert isinstance(sight, DealSight)
        shares: list[float] = []
        total = 0.0
        for action in answers:
            one = 0.0
            if action is not TO_PAY and action.verb is not MOVE:
                one = exp(min(score_of(sight, action) / HEAT, 30.0))
            total += one
            shares.append(total)
        roll = float(self.stream.next()) / 4294967296.0 * total
        place = 0
        while shares[place] <= roll and place < len(shares) - 1:
            place += 1
        return answers[place]

    def is_eager(self, sight: Sight[Any]) -> bool:
        """It does not rearrange."""
        return False


def score_of(sight: DealSight, action: Action) -> float:
    """The gain less a part of the risk, in full sets."""
    verb = action.verb
    if verb is END:
        return 0.0
    if verb is REFUSE or verb is INSIST:
        return float(at_stake(sight)) / WHOLE - CAUTION * 0.4
    if verb is DROP:
        return -float(keeping_value(sight, action.item)) / WHOLE
    if verb is GIVE:
        spot = sight.spot(action.item)
        worth = EACH * spot.kind.value if spot.in_bank else share(sight, sight.seat, spot.slot)
        return -float(worth) / WHOLE
    return float(gain_of(sight, action)) / WHOLE - CAUTION * risk_of(sight, action)


def risk_of(sight: DealSight, action: Action) -> float:
    """What a play puts at risk, in full sets: cards that lie open may be taken, actions may be refused."""
    verb = action.verb
    if verb is LAY:
        return 0.1 * float(threats(sight))
    if verb is BANK:
        return 0.02 * float(sight.pack().kinds[action.item].value)
    if verb is STEAL or verb is SWAP or verb is BREAK or verb is CHARGE_RENT or verb is CHARGE_ONE:
        return 0.2
    return 0.1


def threats(sight: DealSight) -> i64:
    """How many others hold cards enough to do something: five or more."""
    found: i64 = 0
    other: Seat = 0
    while other < sight.seats():
        if other != sight.seat and sight.hand_size(other) >= 5:
            found += 1
        other += 1
    return found


def at_stake(sight: DealSight) -> i64:
    """What a charge takes from this seat, or brings it: a full set, a card, or millions."""
    charge = sight.charge()
    if charge is None:
        return 0
    if charge.demand.is_sum:
        return EACH * charge.amount
    return WHOLE if charge.demand is BREAKING else WHOLE // 2
