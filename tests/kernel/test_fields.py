"""What tools/fields.py makes of a declared field, and of one that says nothing of what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tools.declared import Family, StrayError
from tools.fields_source import Source

if TYPE_CHECKING:
    from pathlib import Path

FAMILY = '''
from typing import Final
from gamenight.kernel.{module} import {base}
from gamenight.kernel.named import Named

class Step(Named):
    """A step."""

BEFORE: Final = Step("before")
AFTER: Final = Step("after")
Lot = i64

def read_lot(state, value, where):
    return 0

def write_lot(state, lot):
    return "lot"

class Goods:
    """It cannot change."""

def read_goods(state, value, where):
    return NONE

class Hall({base}):
    def __init__(self):
        self.terms: Final = 1
        {line}
'''


def source(folder: Path, line: str, base: str = "Frame") -> str:
    """The source that is written for one field, its lines without what is before them."""
    home = folder / "src" / "hall"
    home.mkdir(parents=True)
    (home / "memory.py").write_text(
        FAMILY.format(line=line, base=base, module=base.lower()), encoding="utf-8"
    )
    return "\n".join(one.strip() for one in Source(Family(home, folder)).whole().splitlines())


@pytest.mark.parametrize(
    ("line", "lines"),
    [
        (
            "self.bid: Money = 0",
            [
                "frame.bid = 0",
                "mine.bid = other.bid",
                'if kept.bid:\ndocument["bid"] = kept.bid',
                'kept.bid = read_money(document["bid"], f"{where}bid")',
                'f"bid={kept.bid}",',
            ],
        ),
        (
            "self.leader: Seat = NOBODY",
            ["if kept.leader != NOBODY:", 'read_seat(state, document["leader"], f"{where}leader")'],
        ),
        (
            "self.passed: Seats = 0",
            ['document["passed"] = members(kept.passed)', 'f"passed={members(kept.passed)}",'],
        ),
        (
            "self.step: Step = BEFORE",
            [
                '\ndocument["step"] = kept.step.name',
                'f"{where}step", [BEFORE, AFTER])',
                "frame.step = BEFORE",
            ],
        ),
        ("self.step: Step | None = None", ['if kept.step is not None:\ndocument["step"] = kept.step.name']),
        (
            "self.lot: Lot = 0",
            ['document["lot"] = write_lot(cast("Hall", state), kept.lot)', 'read_lot(cast("Hall", state), '],
        ),
        ("self.goods: Goods = NONE", ["mine.goods = other.goods", "if kept.goods is not NONE:"]),
        (
            "self.ranks: PerSeat = vec[i64]()",
            ["mine.ranks = taken_over(mine.ranks, other.ranks)", "if len(frame.ranks) > 0:"],
        ),
        ("self.lots: list[Lot] = []", ["if mine.lots or other.lots:\nmine.lots = other.lots[:]"]),
    ],
)
def test_a_field_is_written_out(tmp_path, line, lines):
    """How it is made as new, taken over, written, read and said."""
    written = source(tmp_path, line)

    assert [one for one in lines if one not in written] == []


@pytest.mark.parametrize("said", ["i64", "vec[i64]", "dict[str, int]"])
def test_a_frame_must_say_what_a_field_is(tmp_path, said):
    """A bare number is nothing that a position could be read aloud with."""
    with pytest.raises(StrayError, match=r"hall\.memory\.Hall\.what: .* says not what it is"):
        source(tmp_path, f"self.what: {said} = 0")


def test_a_state_may_leave_a_field_to_a_hand(tmp_path):
    """It is copied, and positions are written without it; what is Final is neither."""
    written = source(tmp_path, "self.what: vec[i64] = vec[i64]()", base="State")

    assert "mine.what = taken_over(mine.what, other.what)" in written
    assert "document" not in written
    assert "terms" not in written
