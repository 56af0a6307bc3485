"""Tuning the numbers of a bot: many tries, the worse half goes, and fresh seeds judge the last."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from random import Random
from typing import TYPE_CHECKING, Any

from gamenight.bots.named import tunables
from gamenight.editions.shelf import edition_of
from gamenight.kernel.errors import BadSetup
from gamenight.lab.matches import Match, works
from gamenight.lab.runs import results
from gamenight.lab.saving import Savable
from gamenight.lab.sprt import GAIN, Trial, directions
from gamenight.lab.start import LONGEST

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from gamenight.bots.tunable import Tunable
    from gamenight.lab.runs import Kept, Tell
    from gamenight.lab.saving import Cells

FAR = 2.0  # a number is tried from half of what it is to so many times that
NEAR = 0.25  # one that is 0, up to such a part of what it may be
FIGURES = 3  # of a number that is tried
LEAST = 4  # games with fresh seeds, below which they say nothing


@dataclass(frozen=True)
class Heat:
    """One round of the search: how many took part, how many games each played, what the best won."""

    tries: int
    games: int
    best: float


@dataclass
class Tuned(Savable):
    """The numbers that came out, and what fresh seeds say of them."""

    game: str
    bot: str
    section: str  # of the style, in which they stand
    usual: dict[str, float]
    best: dict[str, float]
    tries: int
    games: int
    seed: int
    heats: list[Heat]
    trial: Trial  # of the best against the bot as it is, with seeds that chose nothing

    def is_judged(self) -> bool:
        """Whether fresh seeds have said anything yet: not if the search was broken off before that."""
        return self.trial.played >= LEAST

    def is_better(self) -> bool:
        """Whether fresh seeds show the new numbers to be better, by more than luck."""
        return self.is_judged() and self.trial.ahead.low > 0

    def to_toml(self) -> str:
        """The numbers as the text of a section of a style file."""
        lines = [f"{name} = {value:g}" for name, value in self.best.items()]
        return "\n".join([f"[{self.section}]", *lines]) + "\n"

    def to_json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        return {
            "game": self.game,
            "bot": self.bot,
            "seed": self.seed,
            "usual": self.usual,
            "best": self.best,
            "heats": [vars(heat) for heat in self.heats],
            "is_better": self.is_better(),
            "check": self.trial.to_json() if self.is_judged() else None,
        }

    def as_rows(self) -> list[Cells]:
        """A row a game, of those with fresh seeds."""
        return self.trial.as_rows()

    def __repr__(self) -> str:
        """The numbers in one line."""
        said = ", ".join(f"{name} {self.usual[name]:g} → {value:g}" for name, value in self.best.items())
        return f"<{self.bot} tuned for {self.game}: {said}>"


@dataclass
class Bench:
    """Where all games of a search are played."""

    game: str
    terms: dict[str, Any]
    most: int
    workers: int | str
    kept: Kept | None
    tell: Tell | None
    total: int  # games that there will be, about
    played: int = 0

    def play(
        self, matches: Sequence[Match], games: int, seed: int, so_far: Callable[[], Tuned] | None
    ) -> int:
        """Play more games in each match, with the same seeds; return the first seed still fresh."""
        rows = [works(self.game, one.bots, games, seed, self.terms, self.most) for one in matches]
        order = [
            (match, work)
            for row in zip_longest(*rows)
            for match, work in zip(matches, row, strict=True)
            if work is not None
        ]
        parts = results([work for _, work in order], self.workers, self.kept)
        for (match, _), part in zip(order, parts, strict=True):
            match.games += part
            self.played += len(part)
            if self.tell is not None:
                self.tell(self.played, self.total, so_far)
        return max(row[-1].seeds.stop for row in rows)


def tune(  # noqa: PLR0913  one for each thing that decides the result, and how many work on it
    game: str,
    bot: str,
    numbers: Sequence[str],
    *,
    tries: int = 16,
    games: int = 64,
    check: int = 2000,
    seats: int = 2,
    seed: int = 1,
    terms: Mapping[str, Any] | None = None,
    workers: int | str = 1,
    most: int = LONGEST,
    kept: Kept | None = None,
    tell: Tell | None = None,
) -> Tuned:
    """Look for better numbers of a bot's style, each try against the bot as it is.

    In a first heat each plays `games`; the better half plays twice as many more, and so on (successive
    halving), all tries of a heat with the same seeds. The last one plays `check` games with seeds that had no
    say in choosing it, and only these tell how good it is.
    """
    chosen = chosen_of(game, bot, numbers, seats)
    if tries < 2 or games < 1 or check < 2:
        raise BadSetup(
            f"tries, games and check are {tries}, {games}, {check}; they must be 2, 1 and 2 at least"
        )
    agreed = dict(terms or {})
    bench = Bench(game, agreed, most, workers, kept, tell, games_in_all(tries, games, check))
    left = [
        (one, Match(game, (styled(bot, one), *[bot] * (seats - 1)), terms=agreed))
        for one in drawn(chosen, tries, seed)
    ]
    heats: list[Heat] = []
    fresh, length = seed, games
    section = next(iter(chosen.values())).section
    usual = {name: one.value for name, one in chosen.items()}

    def found(best: dict[str, float], tables: list[Match], first: int) -> Tuned:
        trial = Trial(game, styled(bot, best), bot, seats, first, GAIN, check, agreed, most, tables)
        return Tuned(game, bot, section, usual, best, tries, games, seed, heats, trial)

    while len(left) > 1:
        best = left[0][0]
        so_far = partial(found, best, [], fresh) if heats else None
        fresh = bench.play([match for _, match in left], length, fresh, so_far)
        left.sort(key=lambda one: -share_of_first(one[1]))
        heats.append(Heat(len(left), len(left[0][1].games), share_of_first(left[0][1])))
        left, length = left[: (len(left) + 1) // 2], 2 * length
    best = left[0][0]
    tables = [Match(game, who, terms=agreed) for who in directions(styled(bot, best), bot, seats)]
    judged = partial(found, best, tables, fresh)
    bench.play(tables, -(-check // len(tables)), fresh, judged)
    return judged()


def chosen_of(game: str, bot: str, numbers: Sequence[str], seats: int) -> dict[str, Tunable]:
    """The numbers that are to be tuned; BadSetup says which there are."""
    low, high = edition_of(game).seats
    if not low <= seats <= high:
        raise BadSetup(f"{game} is played by {low} to {high}, and not by {seats}")
    known = tunables(bot, edition_of(game).family, seats)
    if not numbers:
        raise BadSetup(f"name one number or more to tune; {bot} has {', '.join(known)}")
    for name in numbers:
        if name not in known:
            raise BadSetup(f"{bot} has no number {name!r}; it has {', '.join(known)}")
    return {name: known[name] for name in numbers}


def share_of_first(match: Match) -> float:
    """What the first bot of a match won."""
    return match.share(match.bots[0]).value


def games_in_all(tries: int, games: int, check: int) -> int:
    """How many games the search takes, about."""
    total = check
    while tries > 1:
        total += tries * games
        tries, games = (tries + 1) // 2, games * 2
    return total


def styled(bot: str, numbers: Mapping[str, float]) -> str:
    """The name of a bot with other numbers."""
    return f"{bot}[{','.join(f'{name}={value:g}' for name, value in numbers.items())}]"


def drawn(chosen: Mapping[str, Tunable], tries: int, seed: int) -> list[dict[str, float]]:
    """Numbers to try, around what they are: as many different ones as asked for, if there are so many."""
    chance = Random(seed)
    found: list[dict[str, float]] = []
    for _ in range(20 * tries):
        one = {name: near(number, chance.random()) for name, number in chosen.items()}
        is_new = any(value != chosen[name].value for name, value in one.items())
        if is_new and one not in found:
            found.append(one)
        if len(found) == tries:
            break
    if len(found) < 2:
        raise BadSetup(f"around what {', '.join(chosen)} is now there are no two values to try")
    return found


def near(number: Tunable, chance: float) -> float:
    """A number around another: the chance, from 0 to 1, says where between half and twice as much."""
    if number.value == 0:
        value = number.least + chance * NEAR * (number.most - number.least)
    else:
        value = number.value * FAR ** (2 * chance - 1)
    value = min(max(value, number.least), number.most)
    return float(round(value)) if number.is_whole else float(f"{value:.{FIGURES}g}")
