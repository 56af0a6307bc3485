"""What a bot would do on somebody's chair, and why: quickly, or after some thought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.bots.named import NORMAL, sit_down
from gamenight.bots.seated import Seated
from gamenight.server import wire
from gamenight.server.plan import NotAllowed, chair_at
from gamenight.server.powers import check_bot
from gamenight.server.reasons import advised
from gamenight.server.thinking import question_of, thought_from
from gamenight.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from gamenight.server.room import Room
    from gamenight.server.thinkers import Thinkers


class Adviser:
    """A bot of some level that looks over the shoulder of who sits on a chair."""

    def __init__(self, room: Room, guest: int, place: int, bot: str = "") -> None:
        if chair_at(room, place).guest != guest:
            raise NotAllowed("not_yours")
        table = room.table
        if table is None or place not in table.waiting():
            raise NotAllowed("no_hint")
        check_bot(room, bot)
        self.room, self.guest, self.named = room, guest, bot
        self.table, self.place = table, place
        self.bot, self.seed = bot or NORMAL, room.bot_seed(place, "advise")
        seated = sit_down(self.bot, table.game, place, self.seed)
        self.seated = Seated(seated, table, place, thinks_elsewhere=True)
        self.pondering = self.seated.pondering()
        self._asked = len(table.entries)
        self._serial = table.sight(place).serial()

    def is_timely(self) -> bool:
        """Whether the table still stands as it did when advice was asked for."""
        return self.room.table is self.table and len(self.table.entries) == self._asked

    def anew(self) -> Adviser | None:
        """This adviser before the same question as it is now; None if the question is answered."""
        try:
            now = Adviser(self.room, self.guest, self.place, self.named)
        except NotAllowed:
            return None
        return now if now._serial == self._serial else None

    async def think(self, thinkers: Thinkers, whose: str = "") -> None:
        """Have it thought through for whoever asks, if there is anything to ponder."""
        if self.pondering is not None:
            question = question_of(self.seated, self.pondering, self.bot, self.seed)
            figures = await thinkers.think(question, whose)
            self.seated.conclude(self.pondering, thought_from(self.pondering, figures))

    def advice(self, language: str = ENGLISH) -> wire.Advice:
        """What it would do; after some thought also the best of what it could do, with their chances."""
        table, place = self.table, self.place
        action = self.seated.move()
        told = advised(table.speaking(language), place, self.seated.bot, action)
        return wire.Advice(place, int(table.sight(place).serial()), *told)
