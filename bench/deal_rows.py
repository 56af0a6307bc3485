"""The card game's rows: Deal with four plain bots, from the deal to three full sets."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if __name__ == "__main__":
    sys.path.append(str(Path(__file__).resolve().parents[1]))

from bench.rows import SEED, Box, Tables, each

from gamenight.games.deal.bot.plain import PlainDeal
from gamenight.games.deal.rules.turn import Turn
from gamenight.kernel.stream import Stream

if TYPE_CHECKING:
    from bench.timing import Figure, Pace

    import gamenight as gn


class DealBox(Box):
    """Deal hides cards, and so a player must imagine them."""

    def others(self, pace: Pace, tables: Tables, states: list[gn.State]) -> dict[str, Figure]:
        """What it takes to deal the hidden cards anew."""
        stream, game = Stream(SEED, 0), tables.game
        sights = {id(state): game.sight(state, 0) for state in states}
        imagined = each(pace, states, lambda state: game.imagine(sights[id(state)], stream))
        return {"imagine the hidden cards, µs": imagined}


# A game is over after about two hundred decisions
BOX = DealBox("deal", PlainDeal, Turn, most=3000, middle=80, same=100)

if __name__ == "__main__":
    sys.exit(BOX.main(sys.argv[1:]))
