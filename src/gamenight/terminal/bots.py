"""The bots at a table in the terminal, and whom a new claim or offer addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.kernel.seat import NOBODY

if TYPE_CHECKING:
    from gamenight.api.table import Table
    from gamenight.bots.seated import Seated
    from gamenight.terminal.session import Session


class Invitations:
    """Who is addressed by a claim or an offer that has not been shown to anybody yet."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._shown = int(table.state.issued)

    def next(self) -> int | None:
        """The party to the next new claim or offer who did not bring it about, if there is an answer to it.

        Who is waited for is asked anyway.
        """
        asked = {self._actor(), *self.table.waiting()}
        for item in self.table.state.standing:
            if item.number > self._shown:
                self._shown = int(item.number)
                for party in (int(item.other), int(item.seat)):
                    if party not in asked and party >= 0 and self.table.legal(party):
                        return party
        return None

    def _actor(self) -> int:
        """The seat that played last."""
        return next((entry.seat for entry in reversed(self.table.entries) if entry.seat >= 0), NOBODY)


def bot_plays(session: Session, bot: Seated, *, is_invited: bool) -> bool:
    """Let a bot answer (or consider an invitation), and note what it played; whether it played at all."""
    table = session.table
    action = bot.taken_up() if is_invited else bot.answer()
    if action is None:
        return False
    before, entries = len(table.events), len(table.entries)
    table.play(bot.seat, action)
    session.story.note(before, table.entries[entries])
    return True
