"""Why each bot of a room made its last move: kept while the room is open, for whoever asks."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, NamedTuple

from gamenight.server import wire
from gamenight.server.plan import NotAllowed, chair_at
from gamenight.server.reasons import Why, open_why, why
from gamenight.server.room import OVER
from gamenight.server.seating import BOT
from gamenight.words.catalogue import ENGLISH, languages

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.server.room import Room

logger = logging.getLogger("gamenight.server")


class LastMove(NamedTuple):
    """A move of a bot: in which game, after how many events, and why, by language.

    `open` is what may be told while the game goes on, or another with the same luck.
    """

    game: int
    events: int
    all: dict[str, Why]
    open: dict[str, Why]


class Explaining:
    """The last move of every bot in which there was something to weigh."""

    def __init__(self) -> None:
        self._last: dict[int, LastMove] = {}

    def about_to(self, room: Room, chair: int, action: Action) -> LastMove | None:
        """Why the bot on a chair is about to do this; None where there is nothing to say of it.

        Whatever goes wrong with the words, the move is made.
        """
        try:
            return self._explained(room, chair, action)
        except Exception:
            logger.exception("a bot's move cannot be explained")
            return None

    def _explained(self, room: Room, chair: int, action: Action) -> LastMove | None:
        """The reason in every language, all of it and what may be told while the game goes on."""
        table = room.table
        assert table is not None
        bot = room.bot_on(chair).bot
        everything = {one: why(table.speaking(one), chair, bot, action) for one in languages()}
        if everything[ENGLISH] == Why("", []):
            return None
        shown = everything
        if room.has_secrets():
            shown = {one: open_why(table.speaking(one), chair, bot, action) for one in languages()}
        return LastMove(room.number, len(table.events), everything, shown)

    def note(self, chair: int, move: LastMove | None) -> None:
        """Keep the last move of a chair's bot."""
        if move is not None:
            self._last[chair] = move

    def told(self, room: Room, chair: int, language: str) -> wire.Explained:
        """What a bot did last, and why, as far as it may be known."""
        if chair_at(room, chair).kind != BOT:
            raise NotAllowed("no_bot_there")
        move, table = self._last.get(chair), room.table
        if move is None or table is None or move.game != room.number or move.events >= len(table.events):
            return wire.Explained(chair, "", "")
        may_tell = room.status == OVER and not room.is_sealed()
        reason = (move.all if may_tell else move.open)[language]
        seen = table.heard(None, move.events)
        if reason == Why("", []) or not seen:
            return wire.Explained(chair, "", "")
        return wire.Explained(chair, table.speaking(language).tell(seen[0]), reason.sentence, reason.ideas)
