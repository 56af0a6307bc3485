"""Five family board games, played by their printed rulebooks."""

from typing import TYPE_CHECKING

import gamenight.arrays  # before the first module that has arrays
import gamenight.games  # noqa: F401  first, so that the function `games` below keeps its name
from gamenight.api.engine import engine
from gamenight.api.opening import games, open, replay  # noqa: A004  one opens a table
from gamenight.api.table import Table
from gamenight.bots.bot import Bot
from gamenight.bots.check import check
from gamenight.bots.random import RandomBot
from gamenight.kernel.action import Action, Verb
from gamenight.kernel.dealer import Dealer, Seeded
from gamenight.kernel.errors import (
    BadBot,
    BadEdition,
    BadPosition,
    BadRecord,
    BadSetup,
    Error,
    Refused,
    Unreadable,
)
from gamenight.kernel.event import Event
from gamenight.kernel.outcome import Outcome
from gamenight.kernel.seat import CHANCE, CLOCK, NOBODY
from gamenight.kernel.sight import Sight
from gamenight.kernel.state import State
from gamenight.lab import lay
from gamenight.notation.scripted import Scripted
from gamenight.notation.words import read, say
from gamenight.version import VERSION

if TYPE_CHECKING:
    from gamenight.models.env import TextEnv

__version__ = VERSION

__all__ = [
    "CHANCE",
    "CLOCK",
    "NOBODY",
    "Action",
    "BadBot",
    "BadEdition",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Bot",
    "Dealer",
    "Error",
    "Event",
    "Outcome",
    "RandomBot",
    "Refused",
    "Scripted",
    "Seeded",
    "Sight",
    "State",
    "Table",
    "TextEnv",
    "Unreadable",
    "Verb",
    "__version__",
    "check",
    "engine",
    "games",
    "lay",
    "open",
    "read",
    "replay",
    "say",
]

if not TYPE_CHECKING:

    def __getattr__(name):  # noqa: ANN001, ANN202  as the language has it
        """Import what few need when it is first asked for: it takes longer than all the rest."""
        if name == "TextEnv":
            from gamenight.models.env import TextEnv

            return TextEnv
        raise AttributeError(f"module 'gamenight' has no attribute {name!r}")
