"""Why a bot does something: a key for a sentence, and what fills it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gamenight.kernel.value import Value

WHIM: Final = "whim"  # it was left to chance; the table has the sentence for that


@mypyc_attr(allow_interpreted_subclasses=True)
class Reason(Value):
    """A reason for a move. A family derives its own, with the facts that its sentences name.

    The sentences stand in the family's words, by the reason's key: under `remark` what a bot says at the
    table, under `why` what explains a move to whoever asks.
    """

    def __init__(self, key: str) -> None:
        self.key: Final = key

    def numbers(self) -> dict[str, int]:
        """The facts that fill the sentence, by name."""
        return {name: value for name, value in self.facts().items() if isinstance(value, int)}

    def is_open(self) -> bool:
        """Whether everybody may hear it while the game goes on: it tells nothing that only its seat knows."""
        return True
