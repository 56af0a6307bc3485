"""A question to a game: what does a rule do to its length, or to who wins?"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

from gamenight.editions.shelf import edition_of
from gamenight.kernel.errors import BadSetup
from gamenight.kernel.outcome import TRUNCATED
from gamenight.lab.figures import Mean, around, change_of, mean_of, sure_for, variance
from gamenight.lab.matches import SEATS, by_seed, seated, works
from gamenight.lab.runs import results
from gamenight.lab.saving import Savable
from gamenight.lab.start import LONGEST

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from gamenight.lab.runs import Kept, Tell
    from gamenight.lab.saving import Cells
    from gamenight.lab.work import Game

POPULATION = ("normal", "easy", "plain")  # whoever is not asked for otherwise
BROKEN_OFF = "broken off"
MEASURES: dict[str, Callable[[Game], float]] = {
    "turns": lambda game: float(game.turns),
    "decisions": lambda game: float(game.decisions),
    BROKEN_OFF: lambda game: float(game.clause == TRUNCATED),
    "first chair wins": lambda game: 1.0 / len(game.winners) if 0 in game.winners else 0.0,
    "first to play wins": lambda game: game.won(0),
}


@dataclass(frozen=True)
class Effect:
    """What a value of a rule does to a measure, for one kind of bots; in percent of the usual."""

    value: Any
    bots: str
    usual: Mean
    found: Mean
    change: Mean  # with bounds that hold for all comparisons of the question together
    broken: int  # seeds that are left out because a game of theirs had no end


@dataclass(frozen=True)
class Verdict:
    """What a value does on average over the bots, and whether they agree on the direction."""

    value: Any
    change: Mean
    agree: bool


@dataclass(frozen=True)
class Answer(Savable):
    """The answer to a question, with all that it rests on."""

    game: str
    rule: str
    measure: str
    terms: dict[str, Any]
    usual: Any
    seats: int
    games: int  # for each kind of bots and each value
    seed: int
    effects: tuple[Effect, ...]
    verdicts: tuple[Verdict, ...]
    most: int = LONGEST  # decisions, after which a game is broken off

    def __repr__(self) -> str:
        """What the rule does, in a line for each value."""
        said = "; ".join(f"{self.rule}={one.value}: {one.change} %" for one in self.verdicts)
        return f"<{self.measure} of {self.game}, {said}>"

    def as_rows(self) -> list[Cells]:
        """A row for each value and kind of bot."""
        return [
            {
                "game": self.game,
                "rule": self.rule,
                "value": str(one.value),
                "measure": self.measure,
                "bots": one.bots,
                "usual": one.usual.value,
                "found": one.found.value,
                "change": one.change.value,
                "low": one.change.low,
                "high": one.change.high,
                "broken": one.broken,
            }
            for one in self.effects
        ]

    def to_json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        import msgspec

        document: dict[str, Any] = msgspec.to_builtins(self)
        return document


def ask(  # noqa: PLR0913  one for each thing that decides the result, and how many work on it
    game: str,
    rule: str,
    measure: str = "turns",
    *,
    bots: Sequence[str] = POPULATION,
    values: Sequence[Any] | None = None,
    seats: int = SEATS,
    games: int = 1000,
    seed: int = 1,
    terms: Mapping[str, Any] | None = None,
    workers: int | str = 1,
    most: int = LONGEST,
    kept: Kept | None = None,
    tell: Tell | None = None,
) -> Answer:
    """What each value of a rule does to a measure, against the usual one: the same seeds under both.

    Every kind of bot plays among its own. All bounds are widened for the number of comparisons. `tell` is
    called with the games played so far, and how many there will be; the answer comes at the end.
    """
    agreed = dict(terms or {})
    usual, others = settings(game, rule, agreed, values)
    if measure not in MEASURES:
        raise BadSetup(f"there is no measure {measure!r}; there are {', '.join(MEASURES)}")
    if not bots:
        raise BadSetup("name at least one kind of bots")
    seats = seated(game, seats)
    sure = sure_for(len(bots) * len(others))
    every = {
        (bot, place): works(game, [bot] * seats, games, seed, {**agreed, rule: value}, most)
        for bot in bots
        for place, value in enumerate([usual, *others])
    }
    found: dict[tuple[str, int], list[Game]] = {key: [] for key in every}
    # Piece by piece in all rows at once: what is there so far is as much of each
    owners = [
        (key, work) for row in zip(*every.values(), strict=True) for key, work in zip(every, row, strict=True)
    ]
    total = sum(work.count() for _, work in owners)
    parts = results([work for _, work in owners], workers, kept)

    def so_far() -> Answer | None:
        count = min(len(row) for row in found.values())
        if not count:
            return None
        effects = tuple(
            compared(value, bot, found[bot, 0][:count], found[bot, place][:count], measure, sure)
            for place, value in enumerate(others, 1)
            for bot in bots
        )
        verdicts = tuple(
            verdict(value, [one for one in effects if one.value == value], sure) for value in others
        )
        return Answer(game, rule, measure, agreed, usual, seats, count, seed, effects, verdicts, most)

    played = 0
    for (key, _), part in zip(owners, parts, strict=True):
        found[key] += part
        played += len(part)
        if tell is not None:
            tell(played, total, so_far)
    answer = so_far()
    assert answer is not None
    return answer


def compared(  # noqa: PLR0913  two rows of games, and what is asked of them
    value: Any,  # noqa: ANN401  any JSON
    bots: str,
    usual: Sequence[Game],
    other: Sequence[Game],
    measure: str,
    sure: float,
) -> Effect:
    """What a value did to a measure, seed by seed; a game without an end has no length to compare."""
    measured = MEASURES[measure]
    broken = {game.seed for game in [*usual, *other] if game.clause == TRUNCATED}
    if measure == BROKEN_OFF:
        broken = set()
    before = by_seed([game for game in usual if game.seed not in broken], measured)
    after = by_seed([game for game in other if game.seed not in broken], measured)
    if not before:
        raise BadSetup(f"with {bots} no game came to an end: there is nothing to compare")
    return Effect(value, bots, mean_of(before), mean_of(after), change_of(before, after, sure), len(broken))


def settings(
    game: str, rule: str, agreed: dict[str, Any], values: Sequence[Any] | None
) -> tuple[Any, list[Any]]:
    """The usual value of a rule, and those to compare with it."""
    options = {option.name: option for option in edition_of(game).options}
    if rule not in options:
        edition_of(game).agree({rule: None})  # which says what there is
    option = options[rule]
    usual = agreed.pop(rule, option.default)
    if values is None:
        if option.choices is None:
            raise BadSetup(f"{rule} takes many values; say which to compare")
        values = option.choices
    others = [value for value in values if value != usual]
    if not others:
        raise BadSetup(f"{rule} has but one value here, {usual!r}: there is nothing to compare")
    for value in others:
        edition_of(game).agree({**agreed, rule: value})
    return usual, others


def verdict(value: Any, effects: Sequence[Effect], sure: float) -> Verdict:  # noqa: ANN401  any JSON
    """The average over the bots: as far as they are sure, and as far as they differ."""
    number = len(effects)
    changes = [one.change.value for one in effects]
    errors = [(one.change.high - one.change.low) / 2 / sure for one in effects]
    within = sum(error * error for error in errors) / number
    between = variance(changes) if number > 1 else 0.0
    change = around(sum(changes) / number, sqrt(max(within, between) / number), sure)
    return Verdict(value, change, all(one * changes[0] > 0 for one in changes))
