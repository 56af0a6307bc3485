"""A title's card in the terminal: what it costs, what tribute it brings, whose it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gamenight.games.pets.terminal.board import Teams
from gamenight.terminal.boards.finding import number_of
from gamenight.terminal.boards.hues import band

if TYPE_CHECKING:
    from gamenight.api.view import View
    from gamenight.editions.edition import Edition
    from gamenight.games.pets.view import PetsTable
    from gamenight.terminal.screen import Screen

WIDE = 44


def show_title(view: View[PetsTable], edition: Edition, screen: Screen, typed: str) -> list[Text]:
    """The card of the title that is typed by its number or its name."""
    look = Teams(view, edition, screen)
    names = {space.number: space.name for space in look.spaces if space.price is not None}
    space = look.spaces[number_of(screen, typed, names)]
    wide = min(WIDE, screen.width)
    title = f" {look.named(space.number)}"
    lines = [Text(f"{title:<{wide}}", style=band(space.colour or "") or "reverse")]
    sums = [
        ("card_price", space.price),
        ("card_tribute", space.tribute),
        ("card_set", space.set_tribute),
        ("card_take", look.board.numbers.takeover),
    ]
    for key, amount in sums:
        label, shown = look.say(key), look.money(amount or 0)
        lines.append(Text(f"  {label}{shown:>{max(wide - len(label) - 3, len(shown) + 1)}}"))
    return [*lines, owner(look, space.number)]


def owner(look: Teams, space: int) -> Text:
    """Whose title it is, and the stack that lies there."""
    team = next((team for team in look.table["teams"] if space in team["titles"]), None)
    if team is None:
        return Text(f"  {look.say('card_free')}", style="bold")
    text = look.say("card_owner", team=look.printed[team["team"]].name)
    return Text.assemble("  ", (text, "bold"), " ", look.pile(space))
