"""The server on another day: python -m tests.attack.later DAYS serve ... begins so many days ahead."""

from __future__ import annotations

import sys
import time

from gamenight.cli import main as gamenight


def main() -> int:
    """Serve as always, by a calendar that is ahead."""
    ahead = float(sys.argv.pop(1)) * 86400
    real = time.time
    time.time = lambda: real() + ahead
    return gamenight()


if __name__ == "__main__":
    sys.exit(main())
