"""Games in which the family counts what happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gamenight import families
from gamenight.editions.shelf import edition_of
from gamenight.lab.work import Game, Work

if TYPE_CHECKING:
    from gamenight.kernel.event import Event

ROOM = "edition.xray"  # where a family counts and tells


@dataclass(frozen=True)
class Counted:
    """A game, and the numbers that its family counted in it; always equally many."""

    game: Game
    numbers: list[int]


def counter_of(game: str) -> Any:  # noqa: ANN401  the family's module, or None
    """What the family of a box has to say of many games: `count` and `findings`; None if it has nothing."""
    family = families.find(edition_of(game).family)
    return None if family is None else family.module(ROOM)


def counted(work: Work) -> list[Counted]:
    """Play a piece of work with open ears; a worker process is handed this function."""
    counter = counter_of(work.game)
    start = work.start()
    bots = start.bots(work.bots)
    found = []
    for seed in work.seeds:
        log: list[Event] = []
        outcome, decisions = start.play(bots, seed, work.most, log=None if counter is None else log)
        winners = tuple(sorted(outcome.winners))
        game = Game(seed, 0, winners, decisions, outcome.clause, start.turns, start.order)
        found.append(Counted(game, [] if counter is None else counter.count(start.end, log)))
    return found
