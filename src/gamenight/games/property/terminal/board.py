"""The property board as text: a ring of spaces, the players and the Bank inside it, all else below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gamenight.games.property.terminal.look import PropertyLook
from gamenight.terminal.boards.ring import Ring, Said, fitted

if TYPE_CHECKING:
    from gamenight.api.view import View
    from gamenight.editions.edition import Edition
    from gamenight.games.property.view import PropertyTable
    from gamenight.terminal.screen import Screen

HOTEL, MORTGAGED = "H", "-"


def draw(view: View[PropertyTable], edition: Edition, screen: Screen, below: int) -> list[Text]:
    """The ring in the roomiest form that fits, and below it what everybody owns, claims and offers.

    Where there is no room for all that they own, it is counted beside their purses.
    """
    look = PropertyLook(view, edition, screen)
    rest = [look.bank(), *look.business()]
    said = Said(
        inside=[*look.players(), *rest],
        brief=[*look.players(counts_deeds=True), *rest],
        holdings=look.holdings(),
        under=[*look.inheritance(), *look.claims(), *look.offers()],
    )
    return fitted(Lots, look, said, below)


class Lots(Ring):
    """The ring with whose deeds are whose."""

    look: PropertyLook

    def marks(self, number: int) -> Text:
        """Whose deed it is, in a small letter, and what stands on it or that it is mortgaged."""
        deed = self.look.deeds.get(number)
        if deed is None or deed["owner"] is None:
            return Text()
        mark = self.look.marks[deed["owner"]]
        built = HOTEL if deed["hotel"] else str(deed["houses"] or "")
        return Text(mark.plain.lower() + (MORTGAGED if deed["mortgaged"] else built), style=mark.style)
