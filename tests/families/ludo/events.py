"""What can happen in Ludo."""

from typing import Final

from gamenight.kernel.event import Kind

THREW: Final = Kind("threw", "seat", "count", throws=("count",))
ENTERED: Final = Kind("entered", "seat", "token", "space")
MOVED: Final = Kind("moved", "seat", "from", "to", "count", "token", moves="count")
CAPTURED: Final = Kind("captured", "seat", "other", "space", notable=True)
CAME_HOME: Final = Kind("came_home", "seat", "left", notable=True)
STUCK: Final = Kind("stuck", "seat", "count")
AGAIN: Final = Kind("again", "seat")
THIRD_SIX: Final = Kind("third_six", "seat", notable=True)
WON: Final = Kind("won", "seat", notable=True, ends=True)
LEFT: Final = Kind("left_board", "seat", notable=True)

EVENTS: Final = [THREW, ENTERED, MOVED, CAPTURED, CAME_HOME, STUCK, AGAIN, THIRD_SIX, WON, LEFT]
