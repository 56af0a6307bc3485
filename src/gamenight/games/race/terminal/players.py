"""Who plays which piece, where it stands, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from gamenight.api.view import View
    from gamenight.editions.edition import Edition
    from gamenight.games.race.view import RaceTable
    from gamenight.terminal.screen import Screen

BETWEEN = "   "


def players(view: View[RaceTable], edition: Edition, marks: list[Text], screen: Screen) -> list[Text]:
    """The players in the order of play, as many on a line as fit; a sign before who is on turn."""
    table, names = view["table"], view["names"]
    seats = table["order"] or range(len(names))
    lines = [Text()]
    for seat in seats:
        piece = table["pieces"][seat]
        if piece["out"]:
            where = screen.words.say("terminal", "race", "gone")
        elif piece["space"] is None:
            where = screen.words.say("terminal", "race", "waits")
        else:
            where = edition.name("space", piece["space"]) or str(piece["space"])
        is_on_turn = seat == table["turn"]
        sign, style = (f"{screen.strokes.ahead} ", "bold") if is_on_turn else ("", "")
        one = Text.assemble((sign, style), marks[seat], (f" {names[seat]}", style), f": {where}")
        if lines[-1].cell_len and lines[-1].cell_len + len(BETWEEN) + one.cell_len > screen.width:
            lines.append(Text())
        lines[-1] = lines[-1] + Text(BETWEEN) + one if lines[-1].cell_len else one
    return lines
