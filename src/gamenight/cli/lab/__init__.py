"""`gamenight lab`: let bots play many games, count, compare, look back."""

from __future__ import annotations

from cyclopts import App

from gamenight.cli.language import words

COMMANDS = [
    "match", "league", "sprt", "tune", "ask", "run", "odds", "review", "meter", "order",
    "halftime", "solve", "duplicate",
]  # fmt: skip

lab = App(
    name="lab",
    help=words().say("cli", "help", "lab"),
    help_format="plaintext",
    result_action="return_value",
)
for place, name in enumerate(COMMANDS):
    said = words().say("cli", "lab_help", name)
    lab.command(f"gamenight.cli.lab.{name}:{name}", name=name, help=said, sort_key=place)
