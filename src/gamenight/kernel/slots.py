"""The numbered slots of frames and items whose family has not named its memory yet.

This file, the slots in frame.py and standing.py, `State.push`, `State.stand` and
`SlotDecision` go with the last such family.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.kernel.errors import BadPosition
from gamenight.kernel.fields import FrameFields, StandingFields
from gamenight.kernel.frame import Frame
from gamenight.kernel.reading import LIMIT, numbers, whole
from gamenight.kernel.seat import NOBODY, Seat
from gamenight.kernel.standing import Standing

if TYPE_CHECKING:
    from gamenight.kernel.decision import Decision
    from gamenight.kernel.state import State


@final
class SlotFields(FrameFields[Frame]):
    """step, other, item, sum, left, lanes."""

    def fresh(self, decision: Decision[Any, Any]) -> Frame:
        """A frame with all slots at zero."""
        return Frame(decision)

    def clear(self, frame: Frame) -> None:
        """All at zero again."""
        frame.step = 0
        frame.other = NOBODY
        frame.item = 0
        frame.sum = 0
        frame.left = 0
        if len(frame.lanes) > 0:
            frame.lanes = vec[i64]()

    def load(self, mine: Frame, other: Frame) -> None:
        """Slot by slot."""
        mine.step = other.step
        mine.other = other.other
        mine.item = other.item
        mine.sum = other.sum
        mine.left = other.left
        if len(other.lanes) > 0 or len(mine.lanes) > 0:
            mine.lanes = vec[i64](other.lanes)

    def write(self, state: State, kept: Frame, document: dict[str, object]) -> None:
        """What is not zero."""
        if kept.step:
            document["step"] = kept.step
        if kept.other != NOBODY:
            document["other"] = kept.other
        if kept.item:
            document["item"] = kept.item
        if kept.sum:
            document["sum"] = kept.sum
        if kept.left:
            document["left"] = kept.left
        if len(kept.lanes) > 0:
            document["lanes"] = list(kept.lanes)

    def read(self, state: State, kept: Frame, document: dict[str, object], where: str) -> None:
        """Any whole numbers."""
        kept.step = whole(document, "step", 0, -LIMIT, LIMIT)
        kept.other = whole(document, "other", NOBODY, NOBODY, state.seats - 1)
        kept.item = whole(document, "item", 0, -LIMIT, LIMIT)
        kept.sum = whole(document, "sum", 0, -LIMIT, LIMIT)
        kept.left = whole(document, "left", 0, -LIMIT, LIMIT)
        kept.lanes = vec[i64](numbers(document, "lanes", -LIMIT, LIMIT))
        if len(kept.lanes) > 0 and len(kept.lanes) != state.seats:
            raise BadPosition(f"{where}lanes: {len(kept.lanes)} lanes for {state.seats} seats")


@final
class SlotItemFields(StandingFields[Standing]):
    """kind, item, sum, until, goods."""

    def fresh(self, number: i64, seat: Seat, other: Seat) -> Standing:
        """An item with all slots at zero."""
        return Standing(self, number, seat, other)

    def load(self, mine: Standing, other: Standing) -> None:
        """Slot by slot."""
        mine.kind = other.kind
        mine.item = other.item
        mine.sum = other.sum
        mine.until = other.until
        if len(other.goods) > 0:
            mine.goods = vec[i64](other.goods)

    def write(self, state: State, kept: Standing, document: dict[str, object]) -> None:
        """The kind by its number, and what is not zero."""
        document["kind"] = kept.kind
        if kept.item:
            document["item"] = kept.item
        if kept.sum:
            document["sum"] = kept.sum
        if kept.until:
            document["until"] = kept.until
        if len(kept.goods) > 0:
            document["goods"] = list(kept.goods)

    def read(self, state: State, kept: Standing, document: dict[str, object], where: str) -> None:
        """Any whole numbers."""
        kept.kind = whole(document, "kind", 0, 0, LIMIT)
        kept.item = whole(document, "item", 0, -LIMIT, LIMIT)
        kept.sum = whole(document, "sum", 0, -LIMIT, LIMIT)
        kept.until = whole(document, "until", 0, -LIMIT, LIMIT)
        kept.goods = vec[i64](numbers(document, "goods", -LIMIT, LIMIT))


SLOTS: Final = SlotFields("step", "other", "item", "sum", "left", "lanes")
SLOT_ITEM: Final = SlotItemFields("item", "item", "sum", "until", "goods")
