"""Five family board games, played by their printed rulebooks."""

import gamenight.games  # noqa: F401  first, so that the function `games` below keeps its name
from gamenight.api.engine import engine
from gamenight.api.opening import games, open, replay  # noqa: A004  one opens a table
from gamenight.api.table import Table
from gamenight.bots.bot import Bot
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
    "Unreadable",
    "Verb",
    "__version__",
    "engine",
    "games",
    "lay",
    "open",
    "read",
    "replay",
    "say",
]
