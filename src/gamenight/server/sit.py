"""A bot that sits down at a table over the wire, for programs that play (docs/reference/wire.md)."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

from gamenight.kernel.errors import BadBot
from gamenight.server.far_bot import FarBot, newest
from gamenight.server.far_guest import MARGIN, FarGuest, allowed, printable
from gamenight.server.limits import POSITIONS, POSITIONS_A_SECOND, Bucket

if TYPE_CHECKING:
    from collections.abc import Callable

REFUSALS = 20  # in a row: then the bot and the table do not understand each other


class Sitter(FarGuest):
    """A bot on one chair, playing until the game is over."""

    def __init__(
        self, address: str, name: str, bot: FarBot, note: Callable[..., None], language: str
    ) -> None:
        super().__init__(address, name, note, language)
        self.bot, self.player = bot, bot.name
        self.is_looking = False  # a position was asked for
        self.heard = 0  # the newest claim or offer that the bot is done with
        self.refused = 0
        self._positions = Bucket(POSITIONS * MARGIN, POSITIONS_A_SECOND * MARGIN)

    def check(self, game: str) -> None:
        """Whether the bot can play that game."""
        self.bot.check(game)

    async def heed(self, message: dict[str, Any]) -> None:
        """What was played is done, or is not; a position to think with; or it went too fast."""
        match message["type"]:
            case "Welcome":
                self.is_looking = False
            case "Done":
                self.unanswered, self.refused = None, 0
            case "NotDone":
                self._not_done(message)
            case "Positioned":
                await self._think(message)
            case "Problem" if self.is_looking:
                await asyncio.sleep(1.0)
                self.is_looking = False

    async def act(self, hand: dict[str, Any]) -> None:
        """Ask for the position if there is something to decide: a question, or a claim or an offer."""
        if not self.is_looking and (hand["is_asked"] or newest(hand) > self.heard):
            self.is_looking = True
            await allowed(self._positions)
            await self._say("Position", chair=self.chair)

    def _not_done(self, message: dict[str, Any]) -> None:
        """What was played came too late, or is refused; the table has told before how it stands."""
        self.unanswered = None
        if message["stale"]:
            return
        self.refused += 1
        why = message["why"]
        clause = f" [{why['clause']}]" if why["clause"] else ""
        self.note("refused", sentence=printable(why["sentence"]), clause=printable(clause))
        if self.refused >= REFUSALS:
            raise BadBot(f"{self.name} was refused {REFUSALS} times in a row: {printable(why['sentence'])}")

    async def _think(self, told: dict[str, Any]) -> None:
        """Let the bot decide, and play its word."""
        if not self.is_looking or self.hand is None:
            return  # an answer to what was asked before a connection was lost
        heard = newest(self.hand)
        self.bot.look(self.table, self.hand, told)
        word = await self.bot.thinks()
        self.is_looking, self.heard = False, max(self.heard, heard)
        if word is not None:
            self.note("plays", word=word)
            self.unanswered = {
                "id": secrets.token_hex(8),
                "chair": told["chair"],
                "serial": told["serial"],
                "word": word,
                "game": self.table["number"],
                "seen": told["version"],
            }
            await self._say("Play", **self.unanswered)


def sit_down(
    address: str, name: str, bot: FarBot, note: Callable[..., None], language: str
) -> dict[str, Any]:
    """Sit at the table of this link until its game is over; how it ended, or LOST if none answers."""
    return asyncio.run(Sitter(address, name, bot, note, language).play())
