"""A stored game played again, by the rules of today."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.kernel import engine
from gamenight.kernel.seat import CHANCE
from gamenight.server.alike import Alike
from gamenight.server.evening import Laid
from gamenight.server.position import FORM, hash_of
from gamenight.server.sentences import Sayable, Saying

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.api.table import Table


class Differs(Sayable):
    """A stored game does not go by the rules of today as it went then."""


def differs(error: Exception) -> Saying:
    """Why a stored game waits for the table's consent."""
    why = error.saying if isinstance(error, Differs) else str(error)
    return Saying("replays_differently", {"why": why})


def follow(table: Table, moves: Sequence[tuple[int, str]], hash_then: str = "") -> None:
    """Play stored moves again; one that is not legal any more, or leads elsewhere, says so."""
    for who, word in moves:
        action = table.read(who, word)
        if engine.why_not(table.state, who, action) is not None:
            raise Differs("not_lawful_now", word=repr(word))
        if who == CHANCE and isinstance(table.dealer, Laid):
            table.dealer.pass_over(table.state, action)
        if who == CHANCE and isinstance(table.dealer, Alike):
            table.dealer.pass_over(table.state)
        table.apply(who, action)
    if hash_then.startswith(FORM) and hash_then != hash_of(table.position()):
        raise Differs("stands_otherwise", word=repr(moves[0][1]))
