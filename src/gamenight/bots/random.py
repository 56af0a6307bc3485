"""A bot that picks at random, and a good opponent for laws and children."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from gamenight.bots.bot import Bot
from gamenight.kernel.action import ABSENT, Action
from gamenight.kernel.stream import Stream

if TYPE_CHECKING:
    from gamenight.kernel.game import Game
    from gamenight.kernel.seat import Seat
    from gamenight.kernel.sight import Sight

CHATTY: Final = 4  # of so many choices beside which there is other business, one is that
MOST_TALK: Final = 3  # offers and counter-offers from one of its answers to the next


@final
class RandomBot(Bot):
    """Every answer equally likely; a number from a range, any number in it; goods as the sight mixes them.

    Where it may also do other business it mostly answers, and it haggles little, so that games move on.
    """

    def __init__(self, seed: int = 0) -> None:
        self.stream = Stream(seed, 0x0B07)
        self.talked: i64 = 0  # offers made since its last answer

    def begin(self, game: Game[Any], seat: Seat, seed: int) -> None:
        """Begin the row of picks anew."""
        self.stream = Stream(seed, 0x0B07)
        self.talked = 0

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """Pick one, and fill it in if it is a template."""
        if len(answers) == 1:
            picked = self.filled(sight, answers[0])
        else:
            least: i64 = 0
            most: i64 = len(answers)
            if answers[most - 1].verb.aside != ABSENT:
                first = first_aside(answers)
                if first > 0:
                    if self.stream.below(CHATTY) == 0:
                        least = first
                    else:
                        most = first
            picked = self.one_of(sight, answers, least, most)
        if picked is None:
            picked = self.one_of(sight, answers, 0, len(answers))
        assert picked is not None, "nothing can be answered"
        if picked.verb.aside == ABSENT:
            self.talked = 0
        return picked

    def consider(self, sight: Sight[Any], asides: list[Action]) -> Action | None:
        """Mostly an answer to a claim or an offer; where there is none, half of the time any aside."""
        called_for = [action for action in asides if is_called_for(action)]
        if called_for:
            is_quiet = self.stream.below(CHATTY) == 0
            return None if is_quiet else self.one_of(sight, called_for, 0, len(called_for))
        if not asides or self.stream.below(2) == 0:
            return None
        return self.one_of(sight, asides, 0, len(asides))

    def one_of(self, sight: Sight[Any], actions: list[Action], least: i64, most: i64) -> Action | None:
        """One of the actions from a place up to another, filled in; the next one if that cannot be."""
        span = most - least
        start = self.stream.below(span)
        step: i64 = 0
        while step < span:
            picked = self.filled(sight, actions[least + (start + step) % span])
            if picked is not None:
                return picked
            step += 1
        return None

    def filled(self, sight: Sight[Any], action: Action) -> Action | None:
        """The action itself, or one that the template stands for, or None if no goods come to mind."""
        if action.most == ABSENT:
            return action
        number = action.number
        if number != ABSENT:
            span: i64 = action.most - number + 1
            number += self.stream.below(span)
        if not action.verb.goods or action.goods:
            return Action(action.verb, action.seat, action.item, number, action.goods)
        is_talk = action.verb.aside != ABSENT
        if is_talk and self.talked >= MOST_TALK:
            return None
        goods = sight.random_goods(action, self.stream)
        if not goods:
            return None
        if is_talk:
            self.talked += 1
        return Action(action.verb, action.seat, action.item, number, goods)


def first_aside(actions: list[Action]) -> i64:
    """The place of the first aside: answers come before them."""
    place: i64 = 0
    for action in actions:
        if action.verb.aside != ABSENT:
            return place
        place += 1
    return place


def is_called_for(action: Action) -> bool:
    """Whether the action is about a claim or an offer that stands."""
    return action.verb.item == "claim" or action.verb.item == "offer"
