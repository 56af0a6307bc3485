"""One look at a table, as every board that is drawn from it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from rich.text import Text

from gamenight.api.view import T
from gamenight.editions.forms import written
from gamenight.terminal.boards.pieces import SIGNS, STYLES, letters

if TYPE_CHECKING:
    from gamenight.api.view import View
    from gamenight.editions.edition import Edition
    from gamenight.terminal.screen import Screen

SEAT_STYLES = list(STYLES.values())


class TableLook(Generic[T]):
    """What lies on the table, who sits there and by which sign, and where it is drawn."""

    def __init__(
        self, view: View[T], edition: Edition, screen: Screen, money: str, signs: str = SIGNS
    ) -> None:
        self.family = view["family"]
        self.table = view["table"]
        self.names = view["names"]
        self.title = edition.title
        self.screen = screen
        self.money_form = money  # how the box writes a sum, around {amount}
        self.marks = [
            Text(letter, style=SEAT_STYLES[seat % len(SEAT_STYLES)])
            for seat, letter in enumerate(letters(self.names, signs))
        ]

    def say(self, *path: str, **facts: object) -> str:
        """A sentence of the catalogue about this family."""
        return self.screen.words.say("terminal", self.family, *path, **facts)

    def tell(self, *path: str, **facts: object) -> str:
        """A sentence of the catalogue about what lies on the table, for those who are told it."""
        return self.screen.words.say("sight", self.family, *path, **facts)

    def money(self, amount: int) -> str:
        """A sum as the box writes it."""
        return written(self.money_form, amount)
