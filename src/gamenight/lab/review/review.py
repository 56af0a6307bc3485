"""The review of a game: chances after every step, luck and skill of each player, the moments that decided."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any

import msgspec

from gamenight.api.engine import engine
from gamenight.bots.named import INTERPRETED, SLOW
from gamenight.kernel.errors import BadSetup
from gamenight.lab.figures import SURE, Mean, Share, around, variance
from gamenight.lab.forecast import Forecast
from gamenight.lab.odds import certain, shares_of
from gamenight.lab.review.dice import Thrown, thrown_in
from gamenight.lab.review.story import Story
from gamenight.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from gamenight.lab.forecast import Chances
    from gamenight.lab.review.story import Step, Turning

PLAYOUTS = 200  # for each step, and for each choice; in so many worlds choices are compared
FEWEST = 4
MOST_STEPS = 400  # that are looked at; of a longer game an even part
MOST_CHOICES = 200
SHOWN = 3  # of the best and of the worst choices
CLOSER = 2 * SHOWN  # of the best and of the worst at first sight are looked at again
AGAIN = 10  # times as many playouts for those
APART = 1_000_003  # between the seeds of steps
LEAST_SWING = 0.005  # what is shown as nothing decides nothing
ROUGH = 0.002  # a chance that nobody would feel


@dataclass(frozen=True)
class Moment:
    """How likely each seat was to win after a step."""

    step: int
    seat: int | None  # who acted
    chances: tuple[Share, ...]
    throws: bool
    told: tuple[str, ...]


@dataclass(frozen=True)
class Choice:
    """What somebody did, what a normal player would have done, and by how much that changed the chance."""

    step: int
    seat: int
    said: str
    instead: str  # nothing: to let it be
    gain: Mean  # of the one who chose, in parts of one
    others: tuple[float, ...]  # what each seat gained by it, the chooser too


@dataclass(frozen=True)
class Account:
    """Where one seat's result came from: start, luck, skill and what the others did add up to the end."""

    seat: int
    start: float
    end: float
    luck: Mean
    skill: Mean
    others: Mean  # what the choices of the others brought it


@dataclass
class Review:
    """A finished game, as far as it was looked at."""

    game: str
    names: tuple[str, ...]
    winners: tuple[int, ...]
    steps: int
    playouts: int  # at every step, and for each choice
    seed: int
    moments: list[Moment] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    accounts: list[Account] = field(default_factory=list)
    dice: list[Thrown] = field(default_factory=list)
    decisive: int | None = None  # the step whose chance did most for the winner
    done: float = 0.0  # how much of the work
    closer: set[int] = field(default_factory=set)  # the steps whose choices were looked at again

    @property
    def best(self) -> list[Choice]:
        """The choices that brought their player most, and surely something."""
        return [one for one in reversed(self._ranked()) if one.gain.value > ROUGH and one.gain.low > 0][
            :SHOWN
        ]

    @property
    def worst(self) -> list[Choice]:
        """The choices that cost their player most, and surely something."""
        return [one for one in self._ranked() if one.gain.value < -ROUGH and one.gain.high < 0][:SHOWN]

    def _ranked(self) -> list[Choice]:
        """The choices from the worst to the best; once some were looked at again, these alone.

        What looks best at first is in part what luck flatters.
        """
        looked = [one for one in self.choices if one.step in self.closer or not self.closer]
        return sorted(looked, key=lambda one: one.gain.value)

    def to_json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        document: dict[str, Any] = msgspec.to_builtins(self)
        del document["choices"], document["closer"]
        return {
            **document,
            "best": msgspec.to_builtins(self.best),
            "worst": msgspec.to_builtins(self.worst),
            "departures": len(self.choices),
        }


def usual_playouts() -> int:
    """How many playouts a review takes at every step; fewer where the engine is slow."""
    return PLAYOUTS // SLOW if engine() == INTERPRETED else PLAYOUTS


def review(record: str, *, playouts: int | None = None, seed: int = 1, language: str = ENGLISH) -> Review:
    """Look at a finished game again; BadRecord says what is wrong with its record."""
    number = usual_playouts() if playouts is None else playouts
    *_, found = reviewing(record, playouts=number, seed=seed, language=language)
    return found


def reviewing(record: str, *, playouts: int, seed: int = 1, language: str = ENGLISH) -> Iterator[Review]:
    """Yield the review again and again as it grows; the last one is whole."""
    if playouts < FEWEST:
        raise BadSetup(f"a review takes at least {FEWEST} playouts for each step, not {playouts}")
    story = Story(record, language)
    steps = list(story.steps())
    table = story.table
    outcome = table.outcome
    assert outcome is not None
    forecast = Forecast(table.game, steps[0].state)
    names, winners = tuple(table.names), tuple(outcome.winners)
    found = Review(table.edition.id, names, winners, len(steps) - 1, playouts, seed)
    found.dice = thrown_in(table.events, len(table.names))
    looked = thinned(steps, MOST_STEPS)
    turnings = thinned([(step, step.turning) for step in steps if step.turning is not None], MOST_CHOICES)
    work = len(looked) + 2 * len(turnings)
    for place, step in enumerate(looked, 1):
        if step.state.outcome is None:
            shares = shares_of(forecast.chances(step.state, playouts, seed + APART * step.number))
        else:
            shares = certain(forecast.judged(step.state))
        found.moments.append(Moment(step.number, step.seat, shares, step.throws, step.told))
        found.done = place / work
        if place % 10 == 0:
            yield found
    for place, (step, turning) in enumerate(turnings, 1):
        found.choices.append(judged(forecast, step, turning, playouts, seed))
        found.done = (len(looked) + 2 * place) / work
        if place % 10 == 0:
            yield found
    look_closer(found, forecast, {step.number: (step, turning) for step, turning in turnings})
    found.decisive = decisive(found)
    found.accounts = [account(found, seat) for seat in range(len(found.names))]
    found.done = 1.0
    yield found


def thinned(rows: Sequence[Any], most: int) -> list[Any]:
    """At most so many, evenly chosen, the first and the last among them."""
    if len(rows) <= most:
        return list(rows)
    return [rows[round(place * (len(rows) - 1) / (most - 1))] for place in range(most)]


def look_closer(found: Review, forecast: Forecast, turnings: Mapping[int, tuple[Step, Turning]]) -> None:
    """Judge the choices at both ends once more, by more playouts and in other worlds; only such are shown."""
    ranked = sorted(found.choices, key=lambda one: one.gain.value)
    ends = {one.step: one for one in [*ranked[:CLOSER], *ranked[-CLOSER:]]}
    for number, choice in ends.items():
        step, turning = turnings[number]
        again = judged(forecast, step, turning, found.playouts * AGAIN, found.seed + found.playouts)
        found.choices[found.choices.index(choice)] = again
    found.closer = set(ends)


def judged(forecast: Forecast, step: Step, turning: Turning, playouts: int, seed: int) -> Choice:
    """What a choice changed against the normal one, in the same worlds."""
    sight = forecast.game.sight(turning.state, turning.seat)
    gaps: list[Chances] = []
    pairs = forecast.compared(
        sight, turning.state, [turning.usual, turning.chosen], playouts, seed + APART * step.number
    )
    for usual, chosen in pairs:
        gaps.append([new - old for old, new in zip(usual, chosen, strict=True)])
    own = [row[turning.seat] for row in gaps]
    gain = around(sum(own) / len(own), sqrt(variance(own) / len(own)))
    others = tuple(sum(row[seat] for row in gaps) / len(gaps) for seat in range(forecast.seats))
    return Choice(step.number, turning.seat, turning.said, turning.instead, gain, others)


def decisive(found: Review) -> int | None:
    """The step with a throw, a spin or a card that did most for the winner; None where none did anything."""
    if not found.winners:
        return None
    winner = found.winners[0]
    best, swing = None, LEAST_SWING
    for before, after in zip(found.moments, found.moments[1:], strict=False):
        gain = after.chances[winner].value - before.chances[winner].value
        if after.throws and gain > swing:
            best, swing = after.step, gain
    return best


def account(found: Review, seat: int) -> Account:
    """Split a seat's result: its own choices, those of the others, and what is left is luck."""
    start, end = found.moments[0].chances[seat], found.moments[-1].chances[seat]
    own = [one for one in found.choices if one.seat == seat]
    skill = around(sum(one.gain.value for one in own), sqrt(sum(error_of(one.gain) ** 2 for one in own)))
    theirs = [one for one in found.choices if one.seat != seat]
    sway = around(
        sum(one.others[seat] for one in theirs), sqrt(sum(error_of(one.gain) ** 2 for one in theirs))
    )
    luck = end.value - start.value - skill.value - sway.value
    width = sqrt(error_of(start) ** 2 + error_of(skill) ** 2 + error_of(sway) ** 2)
    return Account(seat, start.value, end.value, around(luck, width), skill, sway)


def error_of(figure: Mean | Share) -> float:
    """The standard error that a figure's bounds speak of."""
    return (figure.high - figure.low) / 2 / SURE
