"""How a player of the card game looks ahead: what to try, how far, and what a position is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from gamenight.bots.search.effort import Effort
from gamenight.bots.search.mind import Mind
from gamenight.games.deal.actions import ALLOW, DROP, GIVE, LAY, MOVE, PAY, SWAP, TO_PAY
from gamenight.games.deal.bot.chance import MORE, TWO, Judge, weights
from gamenight.games.deal.bot.normal import NormalDeal
from gamenight.games.deal.bot.paying import ways_to_pay
from gamenight.games.deal.bot.plain import worth_of_swap
from gamenight.games.deal.bot.style import NORMAL, manners
from gamenight.games.deal.bot.weighing import worth_of, worth_of_taking
from gamenight.games.deal.bot.worth import keeping
from gamenight.games.deal.sight import DealSight
from gamenight.games.deal.state import Deal
from gamenight.kernel.seat import NOBODY, Seat

if TYPE_CHECKING:
    from gamenight.bots.bot import Bot
    from gamenight.kernel.action import Action
    from gamenight.kernel.game import Game
    from gamenight.kernel.sight import Sight
    from gamenight.kernel.state import State

HARD: Final = 400  # playouts for a decision
MASTER: Final = 2000
DOUBT: Final = 1.2
MOST_IDEAS: Final = 10
MOST_SWAPS: Final = 4
MOST_TURNS: Final = 4  # that a playout goes on, whatever the number of players


@final
class DealMind(Mind):
    """Plays on to its next turn with sensible players all round, and judges by the signs there."""

    def __init__(self, character: str) -> None:
        self.seated: Final = NormalDeal(manners()[character or NORMAL], talks=True, has_habits=True)
        self.own: Final = NormalDeal(manners()[character or NORMAL], has_habits=True)
        self.others: Final = NormalDeal(manners()[NORMAL], has_habits=True)
        self.two: Final = Judge(weights()[TWO])
        self.more: Final = Judge(weights()[MORE])
        self.seat: Seat = NOBODY
        self.most_ideas: i64 = MOST_IDEAS
        self.most_turns: i64 = MOST_TURNS
        self.rounds: i64 = 1  # that a playout goes on; see bench/decisions.py
        self.on_turn: Seat = NOBODY  # in the playout that is running
        self.turns: i64 = 0  # that have begun in it

    def begin(self, game: Game[Any], seat: Seat, seed: int) -> None:
        """Sit down; it remembers nothing."""
        self.seat = seat

    def effort(self, level: str) -> Effort:
        """How many playouts a level has in this game."""
        return Effort(MASTER if level == "master" else HARD, DOUBT)

    def player(self) -> Bot:
        """The player of its own character, with habits: its choice is the first idea."""
        return self.seated

    def policy(self, seat: Seat) -> Bot:
        """Who plays a seat in playouts: the bot itself on its own, the usual player on all others."""
        return self.own if seat == self.seat else self.others

    def ideas(self, sight: Sight[Any], answers: list[Action], usual: Action) -> list[Action]:
        """The usual choice, and what its player thinks most of besides; no others where a win is in sight."""
        assert isinstance(sight, DealSight)
        verb = usual.verb
        if len(answers) < 2 or verb is MOVE:
            return [usual]
        if answers[0].verb is ALLOW or answers[0].verb is GIVE:
            return self.replies(sight, answers, usual)
        if verb is DROP:
            return self.least_kept(sight, answers, usual)
        if sight.asked() != "turn":
            return [usual, *[one for one in answers if one != usual]]
        return self.plays(sight, answers, usual)

    def replies(self, sight: DealSight, answers: list[Action], usual: Action) -> list[Action]:
        """To say no, to let it happen, and other ways to pay."""
        charge = sight.charge()
        assert charge is not None
        found = [usual]
        if answers[len(answers) - 1] is TO_PAY:
            found += [one for one in ways_to_pay(sight, charge.amount) if not is_same(one, usual)]
        for one in answers:
            is_by_cards = one.verb is ALLOW and (usual.verb is PAY or len(found) > 1)
            if one != usual and one is not TO_PAY and one.verb is not GIVE and not is_by_cards:
                found.append(one)
        return found

    def least_kept(self, sight: DealSight, answers: list[Action], usual: Action) -> list[Action]:
        """The cards to discard that are worth least in the hand."""
        kinds = sight.pack().kinds
        ranked = [(keeping(sight, kinds[one.item]), one) for one in answers if one != usual]
        ranked.sort(key=worth_in)
        return [usual, *[one for _, one in ranked[:3]]]

    def plays(self, sight: DealSight, answers: list[Action], usual: Action) -> list[Action]:
        """The plays that its player thinks most of, and ending the turn; few swaps."""
        if self.own.wins_by(sight, answers, usual):
            return [usual]
        style = self.own.style(sight)
        ranked: list[tuple[i64, Action]] = []
        swaps: list[tuple[i64, Action]] = []
        for one in answers:
            if one == usual or one.verb is MOVE:
                continue
            if one.verb is SWAP:
                taken = worth_of_taking(sight, style, one.seat, sight.spot(one.item))
                swaps.append((-worth_of_swap(sight, one, taken), one))
            elif one.verb is not LAY or self.is_sensible(sight, one):
                ranked.append((-worth_of(sight, style, one), one))
        swaps.sort(key=worth_in)
        ranked += swaps[:MOST_SWAPS]
        ranked.sort(key=worth_in)
        return [usual, *[one for _, one in ranked[: self.most_ideas - 1]]]

    def is_sensible(self, sight: DealSight, action: Action) -> bool:
        """Whether a card is laid where something lies, unless it has but one or two colours."""
        card = sight.pack().kinds[action.item]
        return not card.is_any or sight.begun(sight.seat, action.number) > 0

    def is_far(self, start: State, state: State, decisions: i64) -> bool:
        """With two players at the second turn from here, with more at the third or fourth."""
        assert isinstance(state, Deal)
        if decisions == 0:
            self.on_turn = start.stack[0].seat
            self.turns = 0
        turn = state.stack[0].seat
        if turn != self.on_turn:
            self.on_turn = turn
            self.turns += 1
        return self.turns >= self.rounds * min(state.seats, self.most_turns)

    def chance(self, state: State, seat: Seat) -> float:
        """How likely a seat is to win, by the signs."""
        assert isinstance(state, Deal)
        judge = self.two if state.seats == 2 else self.more
        return judge.chance(state, seat)


def is_same(payment: Action, usual: Action) -> bool:
    """Whether two payments hand over the same cards."""
    return usual.verb is PAY and sorted(payment.goods) == sorted(usual.goods)


def worth_in(pair: tuple[i64, Action]) -> i64:
    """What an action is sorted by."""
    return pair[0]
