"""The sensible player of the card game, without search: it looks for full sets first, then weighs each play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from gamenight.bots.bot import Bot
from gamenight.games.deal.actions import (
    ALLOW,
    BANK,
    BREAK,
    BUILD_HOTEL,
    BUILD_HOUSE,
    CHARGE_ONE,
    CHARGE_RENT,
    COLLECT_DEBT,
    DROP,
    GIVE,
    HAVE_BIRTHDAY,
    INSIST,
    LAY,
    PASS_GO_CARD,
    PUT,
    STEAL,
    SWAP,
    TO_PAY,
    TO_REFUSE,
    YIELD,
)
from gamenight.games.deal.bot.answers import dropped, payment, placed
from gamenight.games.deal.bot.charging import FEW, from_all, from_one
from gamenight.games.deal.bot.gathering import Gathering
from gamenight.games.deal.bot.plain import (
    BREAKS,
    FILLS,
    MOST_MOVES,
    NEVER,
    PASSES_GO,
    WINS,
    lacks_one,
    needs_one,
)
from gamenight.games.deal.bot.worth import COMPLETES, best_colour, best_fit, fit, loss
from gamenight.games.deal.memory import BREAKING
from gamenight.games.deal.pack import DEAL_BREAKER, JUST_SAY_NO, MONEY, PASS_GO, SLY_DEAL
from gamenight.games.deal.sight import DealSight
from gamenight.kernel.seat import Seat

if TYPE_CHECKING:
    from gamenight.games.deal.bot.style import Style
    from gamenight.games.deal.shown import Charge
    from gamenight.games.deal.spot import Spot
    from gamenight.kernel.action import Action
    from gamenight.kernel.sight import Sight


@final
class NormalDeal(Bot):
    """Sees what wildcards and the hand could complete, charges whom it hurts, empties its hand, keeps its Nos.

    It has no memory and no chance in it: the same sight gets the same answer.
    """

    def __init__(self, style: Style) -> None:
        self.style: Final = style

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """One of the answers, by what is asked."""
        first = answers[0]
        if len(answers) == 1:
            return first
        assert isinstance(sight, DealSight)
        verb = first.verb
        if verb is GIVE:
            return payment(sight)
        if verb is ALLOW:
            return self.answered(sight, answers)
        if verb is YIELD or verb is INSIST:
            return self.countered(sight, answers)
        if verb is PUT:
            return placed(sight, answers)
        if verb is DROP:
            return dropped(sight, answers)
        return self.turned(sight, answers)

    def is_eager(self, sight: Sight[Any]) -> bool:
        """Only where moving cards of its own completes a set."""
        assert isinstance(sight, DealSight)
        if sight.moves_made() >= MOST_MOVES or sight.asked() != "turn":
            return False
        goal = sight.full_colours(sight.seat) + 1
        return Gathering(sight, with_hand=False).can(goal, 0)

    # On its turn

    def turned(self, sight: DealSight, answers: list[Action]) -> Action:
        """A step to the sets that win this turn; else to a set more by moving alone; else the best play."""
        full = sight.full_colours(sight.seat)
        goal = sight.pack().numbers.sets_to_win
        way = Gathering(sight, with_hand=True)
        step: Action | None = None
        if way.can(goal, sight.plays_left()):
            step = self.step(way, answers)
        elif full + 1 < goal and way.can(full + 1, 0):
            step = self.step(way, answers)
        if step is not None:
            return step
        if full + 1 < goal and self.style.gather > 0 and way.can(full + 1, sight.plays_left()):
            step = self.step(way, answers)
        return self.best_play(sight, answers, step)

    def wins_by(self, sight: DealSight, answers: list[Action], action: Action) -> bool:
        """Whether an action wins at once or is a sure step to that in this turn, as far as nobody says no."""
        if action.verb is not SWAP and self.worth_of(sight, action) >= WINS:
            return True
        way = Gathering(sight, with_hand=True)
        return way.can(sight.pack().numbers.sets_to_win, sight.plays_left()) and (
            self.step(way, answers) == action
        )

    def step(self, way: Gathering, answers: list[Action]) -> Action | None:
        """A card of the hand if the way needs one, else a move."""
        return way.next_lay(answers) if way.cost > 0 else way.next_move(answers)

    def best_play(self, sight: DealSight, answers: list[Action], step: Action | None) -> Action:
        """What is worth most, a step to a full set among it; what is worth less than ending is not played."""
        best = answers[0]
        most: i64 = NEVER
        item: i64 = NEVER  # what a swap would bring, looked at once for all that could be given
        other: i64 = NEVER
        taken: i64 = NEVER
        for action in answers:
            worth: i64 = NEVER
            if action.verb is not SWAP:
                worth = self.worth_of(sight, action)
            else:
                if action.item != item or action.seat != other:
                    item = action.item
                    other = action.seat
                    taken = self.worth_of_taking(sight, other, sight.spot(item))
                if taken > most:
                    worth = self.worth_of_swap(sight, action, taken)
            if action is step:
                worth = max(worth, self.style.fill)
            if worth > most:
                most = worth
                best = action
                if worth >= WINS:
                    return best
        return best

    def worth_of(self, sight: DealSight, action: Action) -> i64:  # noqa: C901, PLR0911  one case a verb
        """How good it is to do this now."""
        verb = action.verb
        style = self.style
        if verb is BANK:
            return self.worth_of_banking(sight, action.item)
        if verb is LAY:
            return self.worth_of_laying(sight, action)
        if verb is STEAL:
            return self.worth_of_taking(sight, action.seat, sight.spot(action.item))
        if verb is CHARGE_RENT:
            amount = sight.rent_of(sight.seat, action.item) << action.number
            return self.charged(from_all(sight, style, amount)) - style.doubler * action.number - style.rent
        if verb is CHARGE_ONE:
            amount = sight.rent_of(sight.seat, action.item) << action.number
            return self.from_whom(sight, action.seat, amount) - style.doubler * action.number - style.rent
        if verb is COLLECT_DEBT:
            return self.from_whom(sight, action.seat, sight.pack().numbers.debt)
        if verb is HAVE_BIRTHDAY:
            return self.charged(from_all(sight, style, sight.pack().numbers.birthday))
        if verb is PASS_GO_CARD:
            return self.worth_of_drawing(sight)
        if verb is BUILD_HOUSE or verb is BUILD_HOTEL:
            return style.build + sight.rent_of(sight.seat, action.item)
        if verb is BREAK:
            return self.worth_of_breaking(sight, action)
        return style.ending if action is not None and verb.aside < 0 else NEVER

    def charged(self, worth: i64) -> i64:
        """What a charge is worth to which the others pay so much; trifles are not asked for."""
        return NEVER if worth < FEW * self.style.million else worth + self.style.million // 2

    def from_whom(self, sight: DealSight, payer: Seat, amount: i64) -> i64:
        """What it is worth to charge one player, the leader first."""
        return self.charged(from_one(sight, self.style, payer, amount)) + 20 * sight.full_colours(payer)

    def can_empty(self, sight: DealSight) -> bool:
        """Whether the plays left can empty the hand, and no card of it should stay."""
        if sight.hand_size(sight.seat) > sight.plays_left():
            return False
        keeps = sight.pack().acts[JUST_SAY_NO]
        return self.style.gives_no > 0 or keeps < 0 or sight.in_hand(keeps) == 0

    def worth_of_laying(self, sight: DealSight, action: Action) -> i64:
        """Much for a full set, more if it is the last; wildcards wait until they complete something."""
        card = sight.pack().kinds[action.item]
        worth = fit(sight, sight.seat, card, action.number)
        if worth >= COMPLETES:
            return WINS if needs_one(sight, sight.seat) else self.style.fill + worth
        if len(card.colours) == 1:
            return self.style.property + worth
        spare = self.can_empty(sight) or sight.hand_size(sight.seat) > sight.pack().numbers.most_in_hand
        if spare or (len(card.colours) == 2 and self.style.hide_wild < 2):
            return self.style.wild + worth // 4
        return NEVER

    def worth_of_banking(self, sight: DealSight, kind: i64) -> i64:
        """Money, more urgently into a poor bank; of actions those that are of little use now."""
        style = self.style
        card = sight.pack().kinds[kind]
        is_poor = sight.banked(sight.seat) < style.safe
        empties = self.can_empty(sight)
        if card.what == MONEY:
            worth = (style.poor if is_poor else style.rich) + 20 * card.value
            return max(worth, style.ending + style.emptying) if empties else worth
        if empties:
            return style.ending + style.emptying
        if card.action == JUST_SAY_NO or card.action == DEAL_BREAKER:
            return NEVER
        if card.action == SLY_DEAL or card.action == PASS_GO:
            return NEVER
        if is_poor or sight.hand_size(sight.seat) > sight.pack().numbers.most_in_hand:
            return style.ending - 60 + style.spare + 10 * card.value
        return NEVER

    def worth_of_drawing(self, sight: DealSight) -> i64:
        """First of all, as long as the cards drawn can be kept or played."""
        if sight.pile_size() == 0:
            return NEVER
        room = sight.pack().numbers.most_in_hand + sight.plays_left() - sight.hand_size(sight.seat)
        return PASSES_GO if room > 0 else self.style.ending + 1

    def worth_of_breaking(self, sight: DealSight, action: Action) -> i64:
        """A full set, from the leader first; of a colour that is not full yet."""
        if sight.begun(sight.seat, sight.colour_of(action.item)) < 0:
            return BREAKS // 4 if needs_one(sight, action.seat) else NEVER
        if needs_one(sight, sight.seat):
            return WINS
        return BREAKS + 100 * sight.full_colours(action.seat) + sight.rent_of(action.seat, action.item)

    def worth_of_taking(self, sight: DealSight, other: Seat, spot: Spot) -> i64:
        """What completes a set; else what helps, or hurts who is about to win."""
        worth = best_fit(sight, sight.seat, spot.kind)
        if worth >= COMPLETES:
            return WINS if needs_one(sight, sight.seat) else FILLS - 100 + worth
        harm = loss(sight, other, spot)
        if needs_one(sight, other) and lacks_one(sight, other, spot.slot):
            return worth + harm
        return worth // 2 + self.style.harm * harm // 100 - self.style.theft

    def worth_of_swap(self, sight: DealSight, action: Action, taken: i64) -> i64:
        """What taking is worth, less what is given: never out of a full set or the one to be completed."""
        given = sight.spot(action.number)
        if sight.is_full(sight.seat, given.slot):
            return NEVER
        wanted = best_colour(sight, sight.seat, sight.spot(action.item).kind)
        if given.kind.is_any or sight.colour_of(given.slot) == wanted:
            return NEVER
        worth = taken - loss(sight, sight.seat, given)
        theirs = best_fit(sight, action.seat, given.kind)
        if theirs >= COMPLETES and worth < WINS // 2:
            return NEVER
        return worth - theirs // 4

    # When others act

    def answered(self, sight: DealSight, answers: list[Action]) -> Action:
        """No where it matters; else it happens, and what is owed is paid at once."""
        charge = sight.charge()
        assert charge is not None
        if answers[1] is TO_REFUSE and self.says_no(sight, charge):
            return TO_REFUSE
        if answers[len(answers) - 1] is TO_PAY and sight.may_choose(sight.seat, charge.amount):
            return payment(sight)
        return answers[0]

    def says_no(self, sight: DealSight, charge: Charge) -> bool:
        """To losing a full set or a good card, to a dear payment, and to whatever lets another win."""
        style = self.style
        if charge.demand is BREAKING:
            return True
        if charge.demand.is_sum:
            paid = min(charge.amount, sight.value_of(sight.seat))
            return paid >= style.dear or (paid >= style.hard and sight.banked(sight.seat) < paid)
        if best_fit(sight, charge.seat, charge.theirs.kind) >= COMPLETES:
            return True
        return loss(sight, sight.seat, charge.theirs) >= style.lost

    def countered(self, sight: DealSight, answers: list[Action]) -> Action:
        """Insist where it matters, else yield to the first."""
        charge = sight.charge()
        assert charge is not None
        for action in answers:
            if action.verb is INSIST and self.matters(sight, charge, action.seat):
                return action
        return answers[0]

    def matters(self, sight: DealSight, charge: Charge, target: Seat) -> bool:
        """Whether an action of one's own is worth a No."""
        if charge.demand.is_sum:
            return min(charge.amount, sight.value_of(target)) >= self.style.dear
        if charge.demand is BREAKING:
            return True
        return best_fit(sight, sight.seat, charge.theirs.kind) >= COMPLETES
