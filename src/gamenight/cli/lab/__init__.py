"""`gamenight lab`: let bots play many games, count, compare, look back."""

from __future__ import annotations

from cyclopts import App

COMMANDS = [
    "match", "league", "sprt", "tune", "ask", "run", "odds", "review", "meter", "order",
    "halftime", "solve", "duplicate",
]  # fmt: skip

lab = App(name="lab", help_flags=[], result_action="return_value")
for name in COMMANDS:
    lab.command(f"gamenight.cli.lab.{name}:{name}", name=name)
