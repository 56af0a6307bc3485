"""`gamenight lab`: let bots play many games, count, compare, look back."""

from __future__ import annotations

from cyclopts import App

from gamenight.cli.language import words

COMMANDS = ["match", "ask", "odds", "review", "meter"]

lab = App(
    name="lab",
    help=words().say("cli", "help", "lab"),
    help_format="plaintext",
    result_action="return_value",
)
for place, name in enumerate(COMMANDS):
    lab.command(f"gamenight.cli.lab.{name}:{name}", name=name, sort_key=place)
