"""Measuring what each term does: to the length of the game, and to its fairness."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any

from gamenight.editions.shelf import edition_of
from gamenight.kernel.errors import BadSetup
from gamenight.lab.asking import POPULATION, compared, verdict
from gamenight.lab.figures import SURE, Mean, around, mean_of, sure_for
from gamenight.lab.matches import SEATS, seated, works
from gamenight.lab.meter.carried import Measured, Meter, is_same
from gamenight.lab.report.pages import command
from gamenight.lab.runs import results
from gamenight.lab.start import LONGEST, lay
from gamenight.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gamenight.editions.edition import Edition
    from gamenight.lab.runs import Kept, Tell
    from gamenight.lab.work import Game, Work

    Agreed = tuple[tuple[str, Any], ...]  # the terms that differ from the box

GAMES = 4000


def measure(  # noqa: PLR0913  one for each thing that decides the result, and how many work on it
    game: str,
    *,
    bots: Sequence[str] = POPULATION,
    seats: int = SEATS,
    games: int = GAMES,
    seed: int = 1,
    workers: int | str = 1,
    kept: Kept | None = None,
    tell: Tell | None = None,
) -> Meter:
    """What each value of each term does, against the box's own game; the length is what `ask` finds."""
    edition = edition_of(game)
    seats = seated(game, seats)
    asked = list(measurable(edition, seats))
    if not asked:
        raise BadSetup(f"{edition.id} has no term that could be measured")
    every: dict[tuple[Agreed, str], list[Work]] = {
        (agreed, bot): works(game, [bot] * seats, games, seed, dict(agreed), LONGEST)
        for agreed in [(), *(((term, value),) for term, values in asked for value in values)]
        for bot in bots
    }
    played = all_played(every, workers, kept, tell)
    at_once = sure_for(sum(len(values) for _, values in asked))
    found = []
    for term, values in asked:
        sure = sure_for(len(bots) * len(values))
        for value in values:
            pairs = [(bot, played[(), bot], played[((term, value),), bot]) for bot in bots]
            length = verdict(value, [compared(value, *pair, "turns", sure) for pair in pairs], sure)
            gap = together([change_of_gap(usual, other) for _, usual, other in pairs], at_once)
            found.append(Measured(term, value, length.change, length.agree, gap))
    options = {"bots": ",".join(bots), "seats": seats, "games": games, "seed": seed}
    return Meter(
        game=game,
        command=command("meter", [game], options, {}),
        version=VERSION,
        rules=edition.game.rules,
        content=edition.content,
        bots=tuple(bots),
        seats=seats,
        games=games,
        usual_gap=together([gaps(played[(), bot]) for bot in bots], SURE),
        terms=tuple(found),
    )


def all_played(
    every: dict[tuple[Agreed, str], list[Work]],
    workers: int | str,
    kept: Kept | None,
    tell: Tell | None,
) -> dict[tuple[Agreed, str], list[Game]]:
    """The games of all pieces, by what was agreed and who played."""
    owners = [(key, work) for key, row in every.items() for work in row]
    total = sum(work.count() for _, work in owners)
    found: dict[tuple[Agreed, str], list[Game]] = {key: [] for key in every}
    done = 0
    for (key, _), part in zip(owners, results([work for _, work in owners], workers, kept), strict=True):
        found[key] += part
        done += len(part)
        if tell is not None:
            tell(done, total, None)
    return found


def measurable(edition: Edition, seats: int) -> Iterator[tuple[str, list[Any]]]:
    """The terms that have a choice, each with its other values; bots have no clock to play by."""
    for option in edition.options:
        others = [one for one in option.choices or [] if not is_same(one, option.default)]
        values = [one for one in others if not lay(edition, seats, {option.name: one}).state.terms.has_clock]
        if values:
            yield option.name, values


def gaps(games: Sequence[Game]) -> list[float]:
    """What the best place in the order of play won of each game less what the worst did, in hundredths.

    Which places these are is learned from the other half of the games: whoever picks the best of several by
    the same games finds a gap where there is none.
    """
    learned = [best_and_worst(games[1::2] or games), best_and_worst(games[::2])]
    found = []
    for number, game in enumerate(games):
        best, worst = learned[number % 2]
        found.append(100 * (game.won(best) - game.won(worst)))
    return found


def change_of_gap(usual: Sequence[Game], other: Sequence[Game]) -> list[float]:
    """The gap of each game less that of the usual game of the same seed."""
    return [new - old for old, new in zip(gaps(usual), gaps(other), strict=True)]


def best_and_worst(games: Sequence[Game]) -> tuple[int, int]:
    """The places in the order of play that won most and least."""
    wins = [sum(game.won(place) for game in games) for place in range(len(games[0].order))]
    return wins.index(max(wins)), wins.index(min(wins))


def together(rows: Sequence[Sequence[float]], sure: float) -> Mean:
    """The average over the kinds of bots, each with its own error."""
    means = [mean_of(row, 1.0) for row in rows]
    errors = [(one.high - one.low) / 2 for one in means]
    number = len(means)
    error = sqrt(sum(one * one for one in errors)) / number
    return around(sum(one.value for one in means) / number, error, sure)
