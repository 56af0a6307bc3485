"""A payment put together by one question: which of these cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.deal.terminal.board import Felt
from gamenight.terminal.picking import pick_some

if TYPE_CHECKING:
    from gamenight.api.table import Table
    from gamenight.kernel.action import Action
    from gamenight.terminal.screen import Screen


def ask_payment(screen: Screen, table: Table, seat: int, _: list[Action]) -> str | None:
    """The cards to pay with, in one word; None if none are named.

    Rule: pay.choice
    """
    felt = Felt(table.view(seat), table.voice.edition, screen)
    words = felt.coins()
    screen.say(felt.say("pay_which", amount=felt.money(felt.due())), style="bold")
    chosen = pick_some(screen, [f"{word} ({felt.money(value)})" for word, value in words])
    return f"pay {','.join(words[place][0] for place in chosen)}" if chosen else None
