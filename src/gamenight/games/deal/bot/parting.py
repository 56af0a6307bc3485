"""What a player of the card game pays with: the cards that it misses least, all weighed together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.games.deal.actions import PAY
from gamenight.games.deal.bot.worth import COMPLETES, best_fit
from gamenight.games.deal.pack import WILD
from gamenight.kernel.action import Action
from gamenight.kernel.seat import Seat

if TYPE_CHECKING:
    from gamenight.games.deal.bot.style import Style
    from gamenight.games.deal.sight import DealSight
    from gamenight.games.deal.spot import Spot

NONE: Final = -1
MOST: Final = 1_000_000


@final
class Parting:
    """Finds what costs least among all ways to reach a sum, card by card of the bank and set by set.

    Out of a set go its plain cards first; of a hotel and its house the hotel.
    """

    def __init__(self, sight: DealSight, style: Style) -> None:
        charge = sight.charge()
        assert charge is not None
        self.sight: Final = sight
        self.style: Final = style
        self.payee: Final[Seat] = charge.seat
        self.due: Final[i64] = charge.amount
        self.cards: list[list[Spot]] = []  # of each group, in the order in which they go
        self.least: vec[i64] = vec[i64]([MOST] * (self.due + 1))  # by sum: what it costs to reach it
        self.numbers: vec[i64] = vec[i64]()  # by group and sum: how many of its cards go, and the sum before
        self.before: vec[i64] = vec[i64]()

    def payment(self) -> Action:
        """What to pay with."""
        self.least[0] = 0
        self.try_all()
        goods: list[int] = []
        total = self.due
        place: i64 = len(self.cards) - 1
        while place >= 0:
            at = place * (self.due + 1) + total
            number = self.numbers[at]
            if number > 0:
                goods += [int(spot.number) for spot in self.cards[place][:number]]
                total = self.before[at]
            place -= 1
        return Action(PAY, goods=tuple(goods))

    def try_all(self) -> None:
        """Look at each card of the bank, and at what each set could give."""
        purse = self.sight.purse()
        place: i64 = 0
        while place < len(purse):
            spot = purse[place]
            if spot.in_bank:
                self.weigh([spot], vec[i64]([self.coin(spot.kind.value)]))
            place += 1
        for slot in self.sight.sets(self.sight.seat):
            self.try_set([spot for spot in purse if spot.slot == slot], slot)

    def coin(self, value: i64) -> i64:
        """What a card of the bank costs: a dear one little more, since there is no change."""
        style = self.style
        return style.coin + style.coin_million * min(value, style.coin_most)

    def try_set(self, spots: list[Spot], slot: i64) -> None:
        """Look at the buildings of a set, then at its properties."""
        houses: list[Spot] = []
        cards: list[Spot] = []
        wilds: list[Spot] = []
        for spot in spots:
            if spot.is_building:
                if spot.is_hotel:
                    houses.insert(0, spot)
                else:
                    houses.append(spot)
            elif spot.kind.what == WILD:
                wilds.append(spot)
            else:
                cards.append(spot)
        if houses:
            self.weigh(
                houses, vec[i64]([self.style.building * (number + 1) for number in range(len(houses))])
            )
        cards += wilds
        if not cards:
            return
        costs = vec[i64]()
        gifts: i64 = 0
        number = self.sight.cards_in(self.sight.seat, slot)
        whole = self.worth(slot, number)
        for spot in cards:
            number -= 1
            gifts += self.gift(spot)
            costs = append(costs, whole - self.worth(slot, number) + gifts)
        self.weigh(cards, costs)

    def worth(self, slot: i64, number: i64) -> i64:
        """What a set is worth with so many cards."""
        if number <= 0:
            return 0
        style = self.style
        sight = self.sight
        colour = sight.pack().colours[sight.colour_of(slot)]
        if number >= colour.size:
            return style.whole + 10 * colour.rents[colour.size - 1]
        if sight.begun(sight.seat, colour.index) < 0 and not sight.is_full(sight.seat, slot):
            return style.loose * number
        return style.loose + style.nearer * number // colour.size + 10 * colour.rents[number - 1]

    def gift(self, spot: Spot) -> i64:
        """What a property is to whoever gets it."""
        fit = best_fit(self.sight, self.payee, spot.kind)
        return self.style.gift if fit >= COMPLETES else fit * self.style.gift_part // 100

    def weigh(self, cards: list[Spot], costs: vec[i64]) -> None:
        """See which sums some cards make cheaper: the first of them alone, the first two, and so on."""
        due = self.due
        least = self.least
        found = least[:]
        start = len(self.cards) * (due + 1)
        self.cards.append(cards)
        total: i64 = 0
        while total <= due:
            self.numbers = append(self.numbers, 0)
            self.before = append(self.before, NONE)
            total += 1
        total = 0
        while total < due:
            if least[total] < MOST:
                value: i64 = 0
                place: i64 = 0
                while place < len(costs):
                    value += cards[place].kind.value
                    reached = min(total + value, due)
                    cost = least[total] + costs[place]
                    if cost < found[reached]:
                        found[reached] = cost
                        self.numbers[start + reached] = place + 1
                        self.before[start + reached] = total
                    place += 1
            total += 1
        self.least = found


def parting(sight: DealSight, style: Style) -> Action:
    """The payment that costs least."""
    return Parting(sight, style).payment()
