"""A deed's card in the terminal: what it earns, what building and a mortgage cost, whose it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gamenight.games.property.terminal.look import PropertyLook
from gamenight.terminal.boards.finding import number_of
from gamenight.terminal.boards.hues import band

if TYPE_CHECKING:
    from gamenight.api.view import View
    from gamenight.editions.edition import Edition
    from gamenight.games.property.edition.board import Space
    from gamenight.games.property.view import PropertyTable
    from gamenight.terminal.screen import Screen

WIDE = 44
NOW = "*"  # before the rent that a landing costs now


def show_deed(view: View[PropertyTable], edition: Edition, screen: Screen, typed: str) -> list[Text]:
    """The card of the deed that is typed by its number or its name."""
    look = PropertyLook(view, edition, screen)
    names = {number: look.spaces[number].name for number in look.deeds}
    number = number_of(screen, typed, names)
    return DeedCard(look, look.spaces[number]).lines()


class DeedCard:
    """One deed, as its card is printed, and how it stands at this table."""

    def __init__(self, look: PropertyLook, space: Space) -> None:
        self.look, self.space = look, space
        self.deed = look.deeds[space.number]
        self.wide = min(WIDE, look.screen.width)

    def lines(self) -> list[Text]:
        """A deed's card: its name on its colour, its rents, what it costs, and who owns it."""
        look, space = self.look, self.space
        title = f" {look.named(space.number)}"
        head = Text(f"{title:<{self.wide}}", style=band(space.colour or "") or "reverse")
        prices = [("card_price", space.price), ("card_mortgage", space.mortgage), ("card_house", space.house)]
        costs = [
            self.row(look.say(key, house=look.words.get("house", "")), look.money(sum_))
            for key, sum_ in prices
            if sum_
        ]
        return [head, *self.rents(), *costs, Text(f"  {self.owner()}", style="bold")]

    def rents(self) -> list[Text]:
        """A line for every rent that is printed, a sign before the one that a landing costs now."""
        space, rent, now = self.space, self.deed["rent"], self.deed["row"]
        rows = []
        for step, printed in enumerate(space.rents or []):
            is_times = space.kind == "utility"
            shown = self.look.say("card_times", count=printed) if is_times else self.look.money(printed)
            rows.append(self.row(self.label(step), shown, is_now=now == step and rent in {None, printed}))
        if space.kind == "lot" and now == 0 and rent and rent not in (space.rents or []):
            rows.insert(1, self.row(self.look.say("card_whole"), self.look.money(rent), is_now=True))
        return rows

    def label(self, step: int) -> str:
        """When a rent is due: how much stands there, or how many of its kind one owns."""
        look, space = self.look, self.space
        if space.kind != "lot":
            return look.say("card_owned", count=step + 1)
        last = len(space.rents or []) - 1
        if step == 0:
            return look.say("card_bare")
        return look.words.get("hotel", "") if step == last else look.pieces("house", step)

    def owner(self) -> str:
        """Whose it is, what stands there, and whether it is mortgaged."""
        if self.deed["owner"] is None:
            return self.look.say("card_free")
        what = self.look.deed(self.space.number)
        return self.look.say("card_owner", seat=self.look.who(self.deed["owner"]), deed=what)

    def row(self, label: str, amount: str, *, is_now: bool = False) -> Text:
        """A label and a sum at both ends of a line."""
        sign = NOW if is_now else " "
        gap = " " * max(self.wide - len(label) - len(amount) - 3, 1)
        return Text(f"{sign} {label}{gap}{amount}", style="bold" if is_now else "")
