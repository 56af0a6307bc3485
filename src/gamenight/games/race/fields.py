"""How the memory of this family is copied, written and read. tools/fields.py writes this; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.race.memory import OrderFrame, SpinnerFrame, read_spaces
from gamenight.kernel.fields import Fields, FrameFields, taken_over
from gamenight.kernel.reading import listed, read_flag, read_per_seat, read_seat, read_seats
from gamenight.kernel.seat import members

if TYPE_CHECKING:
    from gamenight.games.race.state import Race
    from gamenight.kernel.decision import Decision
    from gamenight.kernel.state import State


@final
class OrderFrameFields(FrameFields[OrderFrame]):
    """The fields of OrderFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> OrderFrame:
        """Make a new one."""
        return OrderFrame(decision)

    def clear(self, frame: OrderFrame) -> None:
        """Make it as new."""
        frame.to_spin = 0
        frame.tie = False
        if len(frame.ranks) > 0:
            frame.ranks = vec[i64]()

    def load(self, mine: OrderFrame, other: OrderFrame) -> None:
        """Take over field by field."""
        mine.to_spin = other.to_spin
        mine.tie = other.tie
        mine.ranks = taken_over(mine.ranks, other.ranks)

    def write(self, state: State, kept: OrderFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.to_spin:
            document["to_spin"] = members(kept.to_spin)
        if kept.tie:
            document["tie"] = kept.tie
        if len(kept.ranks) > 0:
            document["ranks"] = list(kept.ranks)

    def read(self, state: State, kept: OrderFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "to_spin" in document:
            kept.to_spin = read_seats(state, document["to_spin"], f"{where}to_spin")
        if "tie" in document:
            kept.tie = read_flag(document["tie"], f"{where}tie")
        if "ranks" in document:
            kept.ranks = vec[i64](read_per_seat(state, document["ranks"], f"{where}ranks"))

    def say(self, kept: OrderFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"to_spin={members(kept.to_spin)}",
            f"tie={kept.tie}",
            f"ranks={list(kept.ranks)}",
        ]


ORDER_FRAME: Final = OrderFrameFields("to_spin", "tie", "ranks")


@final
class SpinnerFrameFields(FrameFields[SpinnerFrame]):
    """The fields of SpinnerFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> SpinnerFrame:
        """Make a new one."""
        return SpinnerFrame(decision)

    def clear(self, frame: SpinnerFrame) -> None:
        """Make it as new."""
        frame.again = False

    def load(self, mine: SpinnerFrame, other: SpinnerFrame) -> None:
        """Take over field by field."""
        mine.again = other.again

    def write(self, state: State, kept: SpinnerFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.again:
            document["again"] = kept.again

    def read(self, state: State, kept: SpinnerFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "again" in document:
            kept.again = read_flag(document["again"], f"{where}again")

    def say(self, kept: SpinnerFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"again={kept.again}",
        ]


SPINNER_FRAME: Final = SpinnerFrameFields("again")


@final
class RaceFields(Fields["Race"]):
    """The fields of Race."""

    def load(self, mine: Race, other: Race) -> None:
        """Take over field by field."""
        seat: i64 = 0
        while seat < mine.seats:
            mine.spaces[seat] = other.spaces[seat]
            seat += 1
        mine.order = taken_over(mine.order, other.order)

    def write(self, state: State, kept: Race, document: dict[str, object]) -> None:
        """Write by name."""
        document["spaces"] = list(kept.spaces)
        document["order"] = list(kept.order)

    def read(self, state: State, kept: Race, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "spaces" in document:
            kept.spaces = read_spaces(kept, document["spaces"], f"{where}spaces")
        if "order" in document:
            kept.order = vec[i64](
                [
                    read_seat(state, one, f"{where}order[{place}]")
                    for place, one in enumerate(listed(document["order"], f"{where}order", "values"))
                ]
            )


RACE: Final = RaceFields("spaces", "order")
