"""How likely each seat is to win, and what a change would do to that."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.games.property.bot.value.holding import Holding
from gamenight.games.property.bot.value.survey import Survey

if TYPE_CHECKING:
    from gamenight.games.property.bot.style import Style
    from gamenight.games.property.sight import PropertySight
    from gamenight.games.property.terms import PropertyTerms
    from gamenight.kernel.seat import Seat


@final
class Outlook:
    """What lies open as one seat sees it, boiled down: a strength for every seat, and so its chance to win.

    Strengths are e to the power of a score; a chance is one's own strength among all of them.
    """

    def __init__(self, terms: PropertyTerms, style: Style) -> None:
        self.terms = terms
        self.survey = survey_of(terms)
        self.board = self.survey.board
        self.style = style
        self.seats: i64 = terms.seats
        self.holding = Holding(self.survey)
        self.cash: vec[i64] = vec[i64]([0] * terms.seats)
        self.owned: vec[i64] = vec[i64]([0] * terms.seats)
        self.mortgaged: i64 = 0
        self.built: vec[i64] = vec[i64]([0] * len(self.board.groups))  # steps by group
        self.strengths: vec[float] = vec[float]()
        seat: i64 = 0
        while seat < terms.seats:
            self.strengths = append(self.strengths, 0.0)
            seat += 1
        self.total: float = 0.0
        self.weights: vec[float] = style.weights(terms.seats)
        self.alive: i64 = terms.seats

    def look(self, sight: PropertySight) -> None:
        """See what lies open now."""
        self.mortgaged = sight.mortgaged()
        built = sight.built()
        for group in self.board.colours:
            steps: i64 = 0
            if built & group.mask:
                for space in group.spaces:
                    steps += sight.height(space.index)
            self.built[group.index] = steps
        alive: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if not sight.is_out(seat):
                alive += 1
            seat += 1
        if alive != self.alive:
            self.alive = alive
            self.weights = self.style.weights(alive)
        self.total = 0.0
        seat = 0
        while seat < self.seats:
            strength = 0.0
            if not sight.is_out(seat):
                self.cash[seat] = sight.spare(seat)
                self.owned[seat] = sight.owned(seat)
                strength = self.strength(self.owned[seat], self.mortgaged, self.cash[seat])
            self.strengths[seat] = strength
            self.total += strength
            seat += 1

    def strength(self, owned: i64, mortgaged: i64, cash: i64) -> float:
        """How strong a seat is that owns these deeds and this cash."""
        self.holding.measure(owned, mortgaged, max(cash, 0), self.built)
        return exp(self.holding.score(self.weights))

    def chance(self, seat: Seat) -> float:
        """How likely the seat is to win as things stand."""
        return self.strengths[seat] / self.total if self.total > 0.0 else 0.0

    def chance_as(self, seat: Seat, strength: float) -> float:
        """How likely the seat would be to win if it were so strong."""
        return strength / (self.total - self.strengths[seat] + strength)

    def chance_beside(self, seat: Seat, strength: float, other: Seat, theirs: float) -> float:
        """How likely the seat would be to win if it and another were so strong."""
        return strength / (self.total - self.strengths[seat] - self.strengths[other] + strength + theirs)


_surveys: list[Survey] = []  # of the terms met lately: making one takes a while


def survey_of(terms: PropertyTerms) -> Survey:
    """The survey of a table's board, made once."""
    for known in _surveys:
        if known.board is terms.board and known.most == terms.most_houses + 1:
            return known
    made = Survey(terms)
    _surveys.append(made)
    if len(_surveys) > 8:
        del _surveys[0]
    return made
