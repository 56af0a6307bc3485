"""What many games say of a box, as its family draws and tells it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence


class Bounded(Protocol):
    """An average over games, and between what bounds it lies nineteen times in twenty."""

    @property
    def value(self) -> float:
        """The average."""

    @property
    def low(self) -> float:
        """The lower bound."""

    @property
    def high(self) -> float:
        """The upper bound."""


@dataclass(frozen=True)
class Chart:
    """A heading, a drawing in SVG if there is one, what it shows, and a table."""

    head: str
    told: str
    svg: str = ""
    heads: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()


@dataclass(frozen=True)
class Findings:
    """What a family finds in the numbers that it counted."""

    lead: Sequence[str]  # what is most worth knowing
    charts: Sequence[Chart]
    warnings: Sequence[str]  # what the author of the box would want to know
    figures: dict[str, Any] = field(default_factory=dict)  # ready for JSON
