"""What came of thinking: every idea with its chance to win, and how sure that is."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

if TYPE_CHECKING:
    from gamenight.kernel.action import Action

TOO_VAGUE: Final = 0.5  # an error that leaves nothing to say
SURE: Final = 1.96  # standard errors: nineteen times in twenty the truth is no further away


@final
class Idea:
    """Something to do, and what became of it in so many worlds.

    `lead` compares it with the first idea in the same worlds, so that luck which both shared counts for
    nothing.
    """

    def __init__(self, action: Action | None) -> None:
        self.action = action
        self.worlds: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0
        self.ahead: float = 0.0  # of the first idea, in all
        self.ahead_squares: float = 0.0

    def figures(self) -> list[float]:
        """All that was counted, as numbers; `counted` makes an idea of them again."""
        return [float(self.worlds), self.total, self.squares, self.ahead, self.ahead_squares]

    def note(self, chance: float, first: float) -> None:
        """Count one more world: what came of this idea there, and of the first."""
        self.worlds += 1
        self.total += chance
        self.squares += chance * chance
        gap = chance - first
        self.ahead += gap
        self.ahead_squares += gap * gap

    def chance(self) -> float:
        """The chance to win, on average."""
        return self.total / float(self.worlds) if self.worlds else 0.0

    def error(self) -> float:
        """Half the width of the interval around the chance."""
        return SURE * spread(self.total, self.squares, self.worlds)

    def lead(self) -> float:
        """How much better than the first idea, on average."""
        return self.ahead / float(self.worlds) if self.worlds else 0.0

    def lead_error(self) -> float:
        """The standard error of that lead."""
        return spread(self.ahead, self.ahead_squares, self.worlds)


def counted(action: Action | None, figures: list[float]) -> Idea:
    """An idea of which another process has counted these figures."""
    idea = Idea(action)
    idea.worlds = i64(int(figures[0]))
    idea.total = figures[1]
    idea.squares = figures[2]
    idea.ahead = figures[3]
    idea.ahead_squares = figures[4]
    return idea


def spread(total: float, squares: float, number: i64) -> float:
    """The standard error of a mean, from the sum and the sum of squares."""
    if number < 2:
        return 1.0
    worlds = float(number)
    mean = total / worlds
    variance = (squares - total * mean) / (worlds - 1.0)
    return sqrt(variance / worlds) if variance > 0.0 else 0.0


@final
class Thought:
    """The ideas of one decision, the usual one first, and which was chosen."""

    def __init__(self, ideas: list[Idea], chosen: Idea) -> None:
        self.ideas = ideas
        self.chosen = chosen

    def best(self) -> list[Idea]:
        """The chosen idea, then the others that were tried enough to tell, the most promising first."""
        others = [idea for idea in self.ideas if idea is not self.chosen and idea.error() < TOO_VAGUE]
        return [self.chosen, *sorted(others, key=Idea.chance, reverse=True)]
