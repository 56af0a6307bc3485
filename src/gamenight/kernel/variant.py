"""What a table may agree to play otherwise."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from gamenight.kernel.terms import Option, Terms

T = TypeVar("T", bound=Terms)


@mypyc_attr(allow_interpreted_subclasses=True)
class Variant(Generic[T]):
    """An option, and what it changes: a number of the terms, an entry of their tables, an object they hold.

    It edits the terms before play; from then on no rule asks for it.
    """

    def __init__(self, option: Option) -> None:
        self.option = option

    def agree(self, terms: T, agreed: dict[str, Any]) -> None:
        """Edit the terms by what the table has agreed, given by option; tokens and the like edit nothing."""
