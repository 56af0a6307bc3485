"""What every bot is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.sight import Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Derive from this, in compiled or in plain Python, and choose."""

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """One of the answers; a template (see Action) must be filled in first."""
        raise NotImplementedError

    def consider(self, sight: Sight[Any], asides: list[Action]) -> Action | None:  # noqa: ARG002
        """When a claim or an offer addresses this seat: one of the asides, or None."""
        return None
