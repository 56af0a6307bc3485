"""The bots at a table in the terminal, and whom a new claim or offer addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.kernel import engine
from gamenight.kernel.errors import Refused
from gamenight.kernel.seat import NOBODY

if TYPE_CHECKING:
    from gamenight.api.table import Table
    from gamenight.bots.bot import Bot
    from gamenight.kernel.action import Action
    from gamenight.terminal.session import Session

PATIENCE = 20  # a filled-in template may be refused: so often the bot is asked again


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


def bot_plays(session: Session, bot: Bot, seat: int, *, is_invited: bool) -> bool:
    """Let a bot answer (or consider an invitation), and note what it played; whether it played at all."""
    table = session.table
    sight = table.sight(seat)
    answers, asides = engine.answers(table.state, seat), engine.asides(table.state, seat)
    is_eager = not is_invited and seat == table.state.stack[0].seat and bot.is_eager(sight)
    for _ in range(PATIENCE):
        action: Action | None
        if is_invited:
            action = bot.consider(sight, asides)
        else:
            action = bot.choose(sight, [*answers, *asides] if is_eager else answers)
        if action is None:
            return False
        before, entries = len(table.events), len(table.entries)
        try:
            table.play(seat, action)
        except Refused:
            continue
        session.story.note(before, table.entries[entries])
        return True
    assert is_invited, f"the bot of seat {seat} finds no answer that is legal"
    return False
