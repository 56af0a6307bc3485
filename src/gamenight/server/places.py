"""Where the page lies that is served, and what a table needs of its folder: a lock, and room on the disk."""

from __future__ import annotations

import os
from pathlib import Path

PACKED = Path(__file__).parent.parent / "client"  # in the wheel
BUILT = Path(__file__).parents[3] / "web" / "dist"  # beside the sources
# A page built with families of others is named in the environment.
CLIENT = Path(os.environ.get("GAMENIGHT_PAGE") or (PACKED if PACKED.is_dir() else BUILT))
LOCK = "table.lock"
FREE_DISK = 50  # megabytes that are left free, unless one says otherwise: below that nothing new begins
