"""One of a few things that the rules tell apart by name: a step, a reason."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gamenight.kernel.constants import constant, place_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Named:
    """Made once, as a constant of its module, and compared by `is`; positions write its name."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def __repr__(self) -> str:
        """The name, as one writes it."""
        return self.name

    def __reduce__(self) -> tuple[object, ...]:
        """Found again as the same thing."""
        return constant, place_of(self)
