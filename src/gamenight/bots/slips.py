"""An easy opponent: it plays well, and now and then does something else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from gamenight.bots.bot import Bot
from gamenight.bots.reason import WHIM, Reason
from gamenight.kernel.action import ABSENT, Action
from gamenight.kernel.stream import Stream

if TYPE_CHECKING:
    from gamenight.kernel.game import Game
    from gamenight.kernel.seat import Seat
    from gamenight.kernel.sight import Sight

SLIPS: Final = 0x511B  # the purpose of its stream
ONE_IN: Final = 3  # of so many choices that matter one is left to luck


@final
class Slips(Bot):
    """Plays as another bot does, but lets one choice in three fall by chance.

    It slips only where there are answers that need no filling in, so it never bids or offers by chance, and
    it never slips into other business than what is asked.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.stream = Stream(0, SLIPS)
        self.has_slipped = False  # with its last choice

    def begin(self, game: Game[Any], seat: Seat, seed: int) -> None:
        """Sit down, and begin the row of slips anew."""
        self.bot.begin(game, seat, seed)
        self.stream = Stream(seed, SLIPS)

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """What the other bot chooses, or any of the plain answers."""
        self.bot.may_offer = self.may_offer
        usual = self.bot.choose(sight, answers)
        self.has_slipped = False
        if usual.verb.aside != ABSENT or self.stream.below(ONE_IN) > 0:
            return usual
        plain = [one for one in answers if one.most == ABSENT and one.verb.aside == ABSENT]
        if len(plain) < 2:
            return usual
        self.has_slipped = True
        return plain[self.stream.below(len(plain))]

    def consider(self, sight: Sight[Any], asides: list[Action]) -> Action | None:
        """What the other bot takes up."""
        self.has_slipped = False
        self.bot.may_offer = self.may_offer
        return self.bot.consider(sight, asides)

    def remark(self) -> Reason | None:
        """What the other bot has to say, unless this was a slip."""
        return None if self.has_slipped else self.bot.remark()

    def why(self, sight: Sight[Any], action: Action) -> Reason | None:
        """What the other bot weighed, unless this was a slip."""
        return Reason(WHIM) if self.has_slipped else self.bot.why(sight, action)

    def is_eager(self, sight: Sight[Any]) -> bool:
        """Whether the bot that slips is eager."""
        return self.bot.is_eager(sight)

    def kinds(self, sight: Sight[Any]) -> i64:
        """The kinds of asides that the bot that slips wants to see."""
        return self.bot.kinds(sight)
