"""The process that plays records again, with the made-up language among its own."""

import os
from pathlib import Path

from gamenight.server import replay_worker
from tests.words.foreign import VARIABLE, use


def main() -> None:
    """Begin with the words of who started this."""
    use(Path(os.environ[VARIABLE]))
    replay_worker.main()
