"""What a bot remembers of its offers in one game: few, one at a time, none again that was refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.property.bot.bargain.partner import Partner

if TYPE_CHECKING:
    from gamenight.games.property.bot.bargain.swap import Scales, Swap
    from gamenight.games.property.bot.style import Style
    from gamenight.games.property.sight import PropertySight
    from gamenight.kernel.seat import Seat

SLACK: Final = 0.004  # chance to win a round
MOST_SLACK: Final = 0.2
MOST_KEPT: Final = 60  # proposals remembered; the oldest are forgotten


@final
class Said:
    """A trade that was proposed, and what the two owned then."""

    def __init__(self, swap: Swap, mine: i64, theirs: i64) -> None:
        self.swap = swap
        self.mine: i64 = mine
        self.theirs: i64 = theirs


@final
class Talk:
    """The offers of one seat in one game, and what it has learnt of the others by them."""

    def __init__(self, seats: i64, style: Style) -> None:
        self.style = style
        self.partners: list[Partner] = []
        seat: i64 = 0
        while seat < seats:
            self.partners.append(Partner(style.prior))
            seat += 1
        self.turn: i64 = -1
        self.made: i64 = 0  # offers and counter-offers this turn
        self.to_each: vec[i64] = vec[i64]([0] * seats)
        self.said: list[Said] = []
        self.open: Said | None = None  # what was offered last, if its answer is not known yet
        self.barren: i64 = -1  # who owned what when nothing came to mind, as one number
        self.barren_turn: i64 = 0  # and when that was
        self.still: i64 = -1  # who owned and had built what when that last changed, as one number
        self.still_turn: i64 = 0  # and when that was

    def look(self, turn: i64) -> None:
        """A new turn, whoever has it: one may talk again."""
        if turn != self.turn:
            self.turn = turn
            self.made = 0
            seat: i64 = 0
            while seat < len(self.to_each):
                self.to_each[seat] = 0
                seat += 1

    def has_thought(self, owners: i64) -> bool:
        """Whether nothing came to mind lately for the same owners."""
        since = self.turn - self.barren_turn
        return owners == self.barren and float(since) < self.style.every * float(len(self.partners))

    def note_barren(self, owners: i64) -> None:
        """Nothing comes to mind for these owners."""
        self.barren = owners
        self.barren_turn = self.turn

    def slack(self, scene: i64) -> float:
        """What one gives up to get a game going in which nothing has been built or traded for long."""
        if scene != self.still:
            self.still = scene
            self.still_turn = self.turn
            return 0.0
        rounds = float(self.turn - self.still_turn) / float(len(self.partners))
        return min(max(rounds - self.style.patience, 0.0) * SLACK, MOST_SLACK)

    def may_speak(self) -> bool:
        """A few offers a turn."""
        return float(self.made) < self.style.offers_a_turn

    def may_ask(self, other: Seat) -> bool:
        """A few a turn, fewer to one player."""
        return self.may_speak() and float(self.to_each[other]) < self.style.offers_each

    def is_new(self, swap: Swap, mine: i64, theirs: i64) -> bool:
        """Whether it was not proposed before for nearly as much, by two who owned the same deeds."""
        for one in self.said:
            old = one.swap
            if old.other == swap.other and old.takes == swap.takes and old.gives == swap.gives:
                is_same = one.mine == mine and one.theirs == theirs
                if is_same and float(swap.pays - old.pays) < self.style.better_by:
                    return False
        return True

    def note(self, swap: Swap, mine: i64, theirs: i64) -> None:
        """Remember what is proposed now."""
        self.made += 1
        self.to_each[swap.other] += 1
        one = Said(swap, mine, theirs)
        self.said.append(one)
        self.open = one
        if len(self.said) > MOST_KEPT:
            del self.said[0]

    def hear(self, sight: PropertySight, scales: Scales) -> None:
        """See what became of the last offer, once it stands no more, and learn from it."""
        one = self.open
        if one is None or sight.own_offer() != 0:
            return
        self.open = None
        swap = one.swap
        owned = sight.owned(sight.seat)
        has_accepted = owned & swap.takes == swap.takes and owned & swap.gives == 0
        if not has_accepted and (owned != one.mine or sight.owned(swap.other) != one.theirs):
            return  # it expired
        outlook = scales.outlook
        if has_accepted:
            mine = outlook.owned[sight.seat]
            theirs = outlook.owned[swap.other]
            outlook.owned[sight.seat] = one.mine
            outlook.owned[swap.other] = one.theirs
            outlook.cash[sight.seat] += swap.pays
            outlook.cash[swap.other] -= swap.pays
            scales.weigh(swap)
            self.partners[swap.other].learn(scales, swap, has_accepted=True)
            outlook.owned[sight.seat] = mine
            outlook.owned[swap.other] = theirs
            outlook.cash[sight.seat] -= swap.pays
            outlook.cash[swap.other] += swap.pays
        else:
            scales.weigh(swap)
            self.partners[swap.other].learn(scales, swap, has_accepted=False)
