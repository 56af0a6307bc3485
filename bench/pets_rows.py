"""The team game's rows: Cats vs. Dogs with four plain bots, from the first throw to the last title."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.append(str(Path(__file__).resolve().parents[1]))

from bench.rows import Box

from gamenight.games.pets.bot.plain import PlainPets
from gamenight.games.pets.rules.turn import Turn

# A game is over after about a hundred decisions
BOX = Box("cats-vs-dogs", PlainPets, Turn, most=2000, middle=50, same=200)

if __name__ == "__main__":
    sys.exit(BOX.main(sys.argv[1:]))
