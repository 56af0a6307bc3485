"""Figures with a part behind the point, which each language writes with a sign of its own."""

from __future__ import annotations

POINT = "."
MINUS = "\N{MINUS SIGN}"


class Figures:
    """Whatever says itself in figures: a sentence that is filled with it writes it as its language does."""


class Figure(str, Figures):
    """A figure as text, with a point in it."""

    __slots__ = ()


def written(figures: str, decimal: str) -> str:
    """Figures with the sign of a language; where that is a comma, a list of them has semicolons."""
    text = figures.replace("-", MINUS)
    return text if decimal == POINT else text.replace(",", ";").replace(POINT, decimal)
