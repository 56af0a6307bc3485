"""Why a bot does something: a key for a sentence, and what fills it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gamenight.kernel.value import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Reason(Value):
    """A reason for a move. A family derives its own, with the facts that its sentences name.

    The sentence stands in the family's words, under `remark`, by the reason's key.
    """

    def __init__(self, key: str) -> None:
        self.key: Final = key

    def numbers(self) -> dict[str, int]:
        """The facts that fill the sentence, by name."""
        return {name: value for name, value in self.facts().items() if isinstance(value, int)}
