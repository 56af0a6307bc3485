"""The sensible player of the card game, without search: full sets first, then what is worth most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from gamenight.bots.bot import Bot
from gamenight.games.deal.actions import (
    ALLOW,
    CHARGE_ONE,
    COLLECT_DEBT,
    DROP,
    GIVE,
    INSIST,
    LAY,
    MOVE,
    PUT,
    SWAP,
    TO_PAY,
    TO_REFUSE,
    YIELD,
)
from gamenight.games.deal.bot.answers import dropped, placed
from gamenight.games.deal.bot.gathering import Gathering, may_gather
from gamenight.games.deal.bot.habit import LEAST, Habit, bent
from gamenight.games.deal.bot.parting import parting
from gamenight.games.deal.bot.plain import MOST_MOVES, NEVER, WINS, worth_of_swap
from gamenight.games.deal.bot.reason import reason_of, remark_of
from gamenight.games.deal.bot.replying import countered, says_no
from gamenight.games.deal.bot.steps import next_step, next_theft
from gamenight.games.deal.bot.weighing import worth_of, worth_of_taking
from gamenight.games.deal.sight import DealSight

if TYPE_CHECKING:
    from gamenight.bots.reason import Reason
    from gamenight.games.deal.bot.reason import DealReason
    from gamenight.games.deal.bot.style import Manner, Style
    from gamenight.kernel.action import Action
    from gamenight.kernel.sight import Sight


@final
class NormalDeal(Bot):
    """Sees what wildcards and its hand could complete, charges whom it hurts, keeps its Nos for what matters.

    It has no memory and no chance in it: the same sight gets the same answer. One that talks notes what it
    has to say of its move, which playouts have no time for; one with habits goes by them too, where its style
    alone would do something else.
    """

    def __init__(self, manner: Manner, *, talks: bool = False, has_habits: bool = False) -> None:
        self.manner: Final = manner
        self.habit: Habit | None = Habit(bent()) if has_habits else None
        self.talks: Final = talks
        self.step: Action | None = None  # the one to a full set that it saw last
        self.said: DealReason | None = None  # of its last move

    def style(self, sight: DealSight) -> Style:
        """The style of this bot at this table."""
        return self.manner.duel if sight.seats() == 2 else self.manner.crowd

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """One of the answers, by what is asked."""
        assert isinstance(sight, DealSight)
        chosen = self.chosen(sight, answers)
        if self.talks:
            self.said = remark_of(sight, chosen)
        return chosen

    def remark(self) -> Reason | None:
        """Why it says no, steals or charges, if others may know."""
        return self.said

    def why(self, sight: Sight[Any], action: Action) -> Reason | None:
        """What it is good for, as the table lies."""
        assert isinstance(sight, DealSight)
        return reason_of(sight, action)

    def chosen(self, sight: DealSight, answers: list[Action]) -> Action:
        """One of the answers, by what is asked."""
        first = answers[0]
        if len(answers) == 1:
            return first
        verb = first.verb
        if verb is GIVE:
            return parting(sight, self.style(sight))
        if verb is ALLOW:
            return self.answered(sight, answers)
        if verb is YIELD or verb is INSIST:
            return countered(sight, self.style(sight), answers)
        if verb is PUT:
            return placed(sight, answers)
        if verb is DROP:
            return dropped(sight, answers)
        return self.turned(sight, answers)

    def is_eager(self, sight: Sight[Any]) -> bool:
        """Only where moving cards of its own completes a set."""
        assert isinstance(sight, DealSight)
        if sight.moves_made() >= MOST_MOVES or sight.asked() != "turn" or not may_gather(sight):
            return False
        goal = sight.full_colours(sight.seat) + 1
        return Gathering(sight, with_hand=False).can(goal, 0)

    def turned(self, sight: DealSight, answers: list[Action]) -> Action:
        """A step to the sets that win this turn; else to a set more by moving alone; else the best play."""
        self.step = None
        full = sight.full_colours(sight.seat)
        goal = sight.pack().numbers.sets_to_win
        way = Gathering(sight, with_hand=True)
        step: Action | None = None
        if way.can(goal, sight.plays_left()) or (full + 1 < goal and way.can(full + 1, 0)):
            step = next_step(way, answers)
        if step is None and way.see_loot() and way.can(goal, sight.plays_left()):
            step = next_theft(way, answers)
        if step is not None:
            return step
        self.step = None
        way.thefts = 0
        if full + 1 < goal and way.can(full + 1, sight.plays_left()):
            step = next_step(way, answers)
        self.step = step
        return self.usual_play(sight, answers, step)

    def answered(self, sight: DealSight, answers: list[Action]) -> Action:
        """No where its style or its habit says so; else it happens, and what is owed is paid at once."""
        charge = sight.charge()
        assert charge is not None
        style = self.style(sight)
        if answers[1] is TO_REFUSE and self.refuses(sight, answers[0], usual=says_no(sight, style, charge)):
            return TO_REFUSE
        if answers[len(answers) - 1] is TO_PAY and sight.may_choose(sight.seat, charge.amount):
            return parting(sight, style)
        return answers[0]

    def refuses(self, sight: DealSight, allow: Action, *, usual: bool) -> bool:
        """Whether it says no: as its style would, unless it has a habit of doing otherwise."""
        habit = self.habit
        if habit is None:
            return usual
        habit.look(sight)
        no = habit.leaning(sight, TO_REFUSE, 0, is_step=False, is_usual=usual)
        return no > habit.leaning(sight, allow, 0, is_step=False, is_usual=not usual)

    def usual_play(self, sight: DealSight, answers: list[Action], step: Action | None) -> Action:
        """What its style thinks best; with habits, what it leans to most, unless that wins or is a move."""
        usual = self.best_play(sight, answers, step)
        habit = self.habit
        if habit is None or usual.verb is MOVE or self.worth_of(sight, usual, step) >= WINS:
            return usual
        habit.look(sight)
        best = usual
        most = LEAST
        for action in answers:
            worth = NEVER if action.verb is MOVE else self.worth_of(sight, action, step)
            is_usual = action is usual
            if not is_usual and not is_choice(sight, action, worth):
                continue
            leaning = habit.leaning(sight, action, worth, is_step=action is step, is_usual=is_usual)
            if leaning > most:
                most = leaning
                best = action
        return best if sight.seats() == 2 else self.aimed(sight, answers, best)

    def aimed(self, sight: DealSight, answers: list[Action], best: Action) -> Action:
        """The same charge against whom its style prefers: the habits are those of games of two."""
        if best.verb is not COLLECT_DEBT and best.verb is not CHARGE_ONE:
            return best
        most = worth_of(sight, self.style(sight), best)
        for action in answers:
            if action.verb is best.verb and action.item == best.item and action.number == best.number:
                worth = worth_of(sight, self.style(sight), action)
                if worth > most:
                    most = worth
                    best = action
        return best

    def worth_of(self, sight: DealSight, action: Action, step: Action | None) -> i64:
        """What its style says of an action."""
        style = self.style(sight)
        if action.verb is SWAP:
            taken = worth_of_taking(sight, style, action.seat, sight.spot(action.item))
            return worth_of_swap(sight, action, taken)
        worth = worth_of(sight, style, action)
        return max(worth, style.fill) if action is step else worth

    def wins_by(self, sight: DealSight, answers: list[Action], action: Action) -> bool:
        """Whether an action wins at once or is a sure step to that in this turn."""
        if action.verb is not SWAP and worth_of(sight, self.style(sight), action) >= WINS:
            return True
        way = Gathering(sight, with_hand=True)
        return way.can(sight.pack().numbers.sets_to_win, sight.plays_left()) and (
            next_step(way, answers) == action
        )

    def best_play(self, sight: DealSight, answers: list[Action], step: Action | None) -> Action:
        """What is worth most, a step to a full set among it; what is worth less than ending is not played."""
        style = self.style(sight)
        best = answers[0]
        most: i64 = NEVER
        item: i64 = NEVER  # what a swap would bring, looked at once for all that could be given
        other: i64 = NEVER
        taken: i64 = NEVER
        for action in answers:
            worth: i64 = NEVER
            if action.verb is not SWAP:
                worth = worth_of(sight, style, action)
            else:
                if action.item != item or action.seat != other:
                    item = action.item
                    other = action.seat
                    taken = worth_of_taking(sight, style, other, sight.spot(item))
                if taken > most:
                    worth = worth_of_swap(sight, action, taken)
            if action is step:
                worth = max(worth, style.fill)
            if worth > most:
                most = worth
                best = action
                if worth >= WINS:
                    return best
        return best


def is_choice(sight: DealSight, action: Action, worth: i64) -> bool:
    """Whether an action is thought of: no move, no swap for nothing, no wildcard where nothing lies."""
    if action.verb is MOVE:
        return False
    if action.verb is SWAP:
        return worth > 0
    if action.verb is LAY and sight.pack().kinds[action.item].is_any:
        return sight.begun(sight.seat, action.number) > 0 or worth > 0
    return True
