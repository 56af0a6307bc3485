"""A whole game at the prompt, in which bots choose for people, and how high each look is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.bots.named import sit_down
from gamenight.bots.seated import Seated
from gamenight.notation.words import say
from gamenight.terminal.keeping import Keeper
from gamenight.terminal.seating import Seating
from gamenight.terminal.session import Session
from tests.terminal.typist import Typist

if TYPE_CHECKING:
    from gamenight.api.table import Table
    from gamenight.terminal.choices import Choices

COVERS = ("Press Enter to cover", "Only ")


class Watched(Session):
    """A session whose people play as bots do, for so many questions; it keeps what each of them saw."""

    def __init__(self, table: Table, width: int, height: int, most: int) -> None:
        self.typist = Typist(width=width, height=height)
        super().__init__(table, self.typist.screen, Seating(table, 1), Keeper(table))
        bots = {seat: sit_down("easy", table.game, seat, 1) for seat in self.seating.people}
        self.players = {seat: Seated(bot, table, seat) for seat, bot in bots.items()}
        self.looks: list[str] = []
        self.most, self.is_free, self._from = most, False, 0
        self.screen.read = self.read

    def look(self, seat: int, why: str = "") -> Choices:
        """Where a look begins: after what is told above the board."""
        self.is_free = bool(why)
        self._from = len(self.typist.text)
        return super().look(seat, why)

    def read(self, question: str) -> str:
        """What a bot would play."""
        if question.startswith(COVERS):
            return ""
        self.looks.append(self.typist.text[self._from :] + question)
        if len(self.looks) > self.most:
            raise EOFError
        player = self.players[self.speaker]
        action = player.taken_up() if self.is_free else player.answer()
        return "" if action is None else say(self.table.game, action)
