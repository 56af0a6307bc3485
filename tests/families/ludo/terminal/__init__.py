"""Ludo as text: an arm a line, its quarter of the ring, then its lane, its yard and its home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gamenight.terminal.boards.pieces import letters, style_of
from tests.families.ludo.edition.reader import LudoEdition
from tests.families.ludo.plan import ARMS

if TYPE_CHECKING:
    from gamenight.api.view import View
    from gamenight.editions.edition import Edition
    from gamenight.terminal.screen import Screen
    from tests.families.ludo.view import LudoTable, LudoToken

__all__ = ["draw"]

EMPTY = " . "


def draw(view: View[LudoTable], edition: Edition, screen: Screen, _below: int) -> list[Text]:
    """Every arm with the spaces from its start on, and whoever plays from it."""
    assert isinstance(edition, LudoEdition)
    table, plan, arms = view["table"], edition.plan, edition.form.arms
    signs = letters(view["names"])
    colour_of = {piece["seat"]: arms[int(piece["piece"])].name for piece in table["pieces"]}
    standing: dict[int, list[LudoToken]] = {}
    for token in table["tokens"]:
        if token["space"] is not None and not token["home"]:
            standing.setdefault(token["space"], []).append(token)

    def cell(space: int) -> Text:
        """What stands on a space: one token by letter and number, several by how many they are."""
        here = standing.get(space, [])
        if not here:
            return Text(EMPTY)
        seat = here[0]["seat"]
        mark = f"{signs[seat]}{here[0]['token']}" if len(here) == 1 else f"{len(here)}{signs[seat]}"
        return Text(f"{mark:<3}", style=style_of(colour_of[seat], seat))

    lines = [Text(f" {edition.title} ", style="bold")]
    for arm in range(ARMS):
        ring = range(arm * plan.quarter, (arm + 1) * plan.quarter)
        lane = range(plan.ring + arm * plan.lane, plan.ring + (arm + 1) * plan.lane)
        line = Text(f"{arms[arm].name:<7}") + Text("").join(map(cell, ring))
        line += Text(f" {screen.strokes.ahead} ") + Text("").join(map(cell, lane))
        lines.append(line)
    return [*lines, *(player(view, seat, signs, colour_of, screen) for seat in colour_of)]


def player(
    view: View[LudoTable], seat: int, signs: list[str], colour_of: dict[int, str], screen: Screen
) -> Text:
    """One player: the colour, how many tokens wait and how many are home; a sign before who is on turn."""
    table = view["table"]
    mine = [token for token in table["tokens"] if token["seat"] == seat]
    if table["pieces"][seat]["out"]:
        said = screen.words.say("terminal", "ludo", "gone")
    else:
        counts = {
            "yard": sum(token["space"] is None for token in mine),
            "home": sum(token["home"] for token in mine),
        }
        said = "  ".join(
            screen.words.say("terminal", "ludo", where, count=count) for where, count in counts.items()
        )
    sign = f"{screen.strokes.ahead} " if seat == table["turn"] else "  "
    mark = Text(f" {signs[seat]} ", style=style_of(colour_of[seat], seat))
    return Text(sign) + mark + Text(f" {view['names'][seat]} ({colour_of[seat]}): {said}")
