"""A card of the pack in the terminal: what it does, what it is worth, and what its sets bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gamenight.games.deal.terminal.board import Felt
from gamenight.terminal.boards.finding import number_of
from gamenight.terminal.boards.hues import band

if TYPE_CHECKING:
    from gamenight.api.view import View
    from gamenight.editions.edition import Edition
    from gamenight.games.deal.view import DealTable
    from gamenight.terminal.screen import Screen

WIDE = 44
INDENT = 2


def show_card(view: View[DealTable], edition: Edition, screen: Screen, typed: str) -> list[Text]:
    """The card that is typed by its name, or by the word for it in what one plays."""
    felt = Felt(view, edition, screen)
    words = {kind.word: kind.kind for kind in felt.kinds}
    number = words.get(typed.strip().lower())
    if number is None:
        number = number_of(screen, typed, {kind.kind: kind.name for kind in felt.kinds})
    kind = felt.kinds[number]
    wide = min(WIDE, screen.width)
    title = f" {kind.name}"
    style = band(felt.colours[kind.colours[0]].hue) if kind.what == "property" else "reverse"
    facts = [felt.say("card_worth", amount=felt.money(kind.value)), felt.say("card_count", count=kind.count)]
    lines = [Text(f"{title:<{wide}}", style=style), Text("  " + ", ".join(facts))]
    if kind.text:
        lines += [Text("  ") + line for line in Text(kind.text).wrap(screen.console, wide - INDENT)]
    for place in kind.colours if kind.what in {"property", "wild"} and len(kind.colours) <= 2 else []:
        colour = felt.colours[place]
        rents = ", ".join(felt.money(rent) for rent in colour.rents)
        lines.append(Text(f"  {felt.say('card_rents', colour=colour.name, rents=rents)}"))
    return lines
