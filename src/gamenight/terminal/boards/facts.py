"""The table of any game as plain facts, for a game that has no drawing yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

if TYPE_CHECKING:
    from gamenight.api.view import View
    from gamenight.editions.edition import Edition
    from gamenight.terminal.screen import Screen

NOTHING = "-"


def draw(view: View[Any], edition: Edition, screen: Screen, _below: int) -> list[Text]:
    """A line a fact, the facts' names in one column; the players first, in the order of their seats."""
    facts: dict[str, Any] = {"players": [f"{seat} {name}" for seat, name in enumerate(view["names"])]}
    facts |= view["table"]
    margin = max(len(field) for field in facts) + 2
    lines = [Text(f"{screen.strokes.across * 2} {edition.title} {screen.strokes.across * 2}", style="bold")]
    for field, value in facts.items():
        label = f"{field:<{margin}}"
        for part in said(value):
            lines += screen.wrapped(label + part, indent=margin)
            label = " " * margin
    return lines


def said(value: Any) -> list[str]:  # noqa: ANN401  any JSON
    """The value in words: a list of objects has a line for each."""
    if isinstance(value, list) and any(isinstance(one, dict) for one in value):
        return [short(one) for one in value]
    return [short(value)]


def short(value: Any) -> str:  # noqa: ANN401  any JSON
    """The value on one line."""
    if value is None or value in ([], {}):
        return NOTHING
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return ", ".join(f"{field} {short(one)}" for field, one in value.items())
    if isinstance(value, list):
        return ", ".join(short(one) for one in value)
    return str(value)
