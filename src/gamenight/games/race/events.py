"""What can happen in a race."""

from typing import Final

from gamenight.kernel.event import Kind

SPUN: Final = Kind("spun", "seat", "count", "degree", throws=("count",), spins="degree", begins=True)
ON_LINE: Final = Kind("on_line", "seat", "degree", spins="degree", begins=True)
TIED: Final = Kind("tied", "seat", "place")
ORDERED: Final = Kind("ordered", "seat", "place")
ENTERED: Final = Kind("entered", "seat", "space")
MOVED: Final = Kind("moved", "seat", "from", "to", "count", moves="count")
ARROW: Final = Kind("followed_arrow", "seat", "from", "to", moves="leap", notable=True)
BLOCKED: Final = Kind("blocked", "seat", "space", "other", "count", saddens=("seat",))
ARROW_BLOCKED: Final = Kind("arrow_blocked", "seat", "picture", "space", "other", "count")
BACK_BLOCKED: Final = Kind("back_blocked", "seat", "picture", "space", "other", "count")
BACK: Final = Kind("moved_back", "seat", "from", "to", "count", moves="count")
SWAPPED: Final = Kind(
    "swapped", "seat", "other", "from", "to", moves="leap", mover="other", notable=True, saddens=("other",)
)
WON: Final = Kind("won", "seat", "space", notable=True, ends=True, cheers=("seat",))
LEFT: Final = Kind("left_board", "seat")

EVENTS: Final = [
    SPUN, ON_LINE, TIED, ORDERED, ENTERED, MOVED, ARROW, BLOCKED, ARROW_BLOCKED, BACK_BLOCKED, BACK,
    SWAPPED, WON, LEFT,
]  # fmt: skip
