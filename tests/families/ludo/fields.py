"""How the memory of this family is copied, written and read. tools/fields.py writes this; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from gamenight.kernel.fields import Fields, FrameFields
from gamenight.kernel.reading import read_count
from tests.families.ludo.memory import PickFrame, TurnFrame, read_steps

if TYPE_CHECKING:
    from gamenight.kernel.decision import Decision
    from gamenight.kernel.state import State
    from tests.families.ludo.state import Ludo


@final
class TurnFrameFields(FrameFields[TurnFrame]):
    """The fields of TurnFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> TurnFrame:
        """Make a new one."""
        return TurnFrame(decision)

    def clear(self, frame: TurnFrame) -> None:
        """Make it as new."""
        frame.sixes = 0

    def load(self, mine: TurnFrame, other: TurnFrame) -> None:
        """Take over field by field."""
        mine.sixes = other.sixes

    def write(self, state: State, kept: TurnFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.sixes:
            document["sixes"] = kept.sixes

    def read(self, state: State, kept: TurnFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "sixes" in document:
            kept.sixes = read_count(document["sixes"], f"{where}sixes")

    def say(self, kept: TurnFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"sixes={kept.sixes}",
        ]


TURN_FRAME: Final = TurnFrameFields("sixes")


@final
class PickFrameFields(FrameFields[PickFrame]):
    """The fields of PickFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> PickFrame:
        """Make a new one."""
        return PickFrame(decision)

    def clear(self, frame: PickFrame) -> None:
        """Make it as new."""
        frame.count = 0

    def load(self, mine: PickFrame, other: PickFrame) -> None:
        """Take over field by field."""
        mine.count = other.count

    def write(self, state: State, kept: PickFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.count:
            document["count"] = kept.count

    def read(self, state: State, kept: PickFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "count" in document:
            kept.count = read_count(document["count"], f"{where}count")

    def say(self, kept: PickFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"count={kept.count}",
        ]


PICK_FRAME: Final = PickFrameFields("count")


@final
class LudoFields(Fields["Ludo"]):
    """The fields of Ludo."""

    def load(self, mine: Ludo, other: Ludo) -> None:
        """Take over field by field."""
        mine.steps = [one[:] for one in other.steps]

    def write(self, state: State, kept: Ludo, document: dict[str, object]) -> None:
        """Write by name."""
        document["steps"] = list(kept.steps)

    def read(self, state: State, kept: Ludo, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "steps" in document:
            kept.steps = read_steps(kept, document["steps"], f"{where}steps")


LUDO: Final = LudoFields("steps")
