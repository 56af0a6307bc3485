"""What lies on a property table in sentences: players, the Bank, every space, what is being settled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.property.terminal.look import PropertyLook

if TYPE_CHECKING:
    from gamenight.api.view import View
    from gamenight.editions.edition import Edition
    from gamenight.games.property.edition.board import Space
    from gamenight.games.property.view import Deed, Player, PropertyTable
    from gamenight.terminal.screen import Screen

DRAWS = ("chance", "chest")  # kinds of spaces where a card is drawn


def tell(view: View[PropertyTable], edition: Edition, screen: Screen) -> list[str]:
    """The players and the Bank, what is being settled, then every space with what it costs to land there."""
    telling = Telling(view, edition, screen)
    settled = [*telling.business(), *telling.inheritance(), *telling.claims(), *telling.offers()]
    return [
        *telling.turn(),
        *(telling.purse(player) for player in telling.table["players"]),
        telling.bank().plain,
        *(line.plain for line in settled),
        telling.tell("rents", houses=telling.words["houses"], hotel=telling.words["hotel"]),
        *(telling.space(space) for space in telling.spaces),
    ]


class Telling(PropertyLook):
    """One look at a property table, told from the first space to the last."""

    def turn(self) -> list[str]:
        """Whose turn it is."""
        turn = self.table["turn"]
        return [] if turn is None else [self.tell("turn", name=self.names[turn])]

    def purse(self, player: Player) -> str:
        """One player: cash, place, and the jail cards."""
        name = self.names[player["seat"]]
        if player["out"]:
            return self.tell("out", name=name)
        text = self.tell("player", name=name, cash=self.money(player["cash"]), place=self.place(player))
        cards = [self.say("jail_card", deck=deck) for deck in player["jail_cards"]]
        return f"{text} {self.tell('keeps', cards=self.screen.words.listed(cards))}" if cards else text

    def space(self, space: Space) -> str:
        """One space: whose it is and what a landing costs now, then what its deed prints."""
        deed = self.deeds.get(space.number)
        named = self.named(space.number)
        if deed is not None:
            return f"{named} ({self.group_of(space)}): {self.state(deed)} {self.printed(space)}"
        if space.amount is not None:
            key = "tax" if space.percent is None else "tax_percent"
            text = self.tell(key, amount=self.money(space.amount), percent=space.percent)
        else:
            text = self.tell("draws") if space.kind in DRAWS else space.text
        return f"{named}: {text}" if text else named

    def group_of(self, space: Space) -> str:
        """What the box calls the group of a deed."""
        return "" if space.group is None else self.groups[space.group].name

    def state(self, deed: Deed) -> str:
        """Whose a deed is, what stands on it, and what others pay there."""
        if deed["owner"] is None:
            return self.tell("free")
        owner = self.names[deed["owner"]]
        if deed["mortgaged"]:
            return self.tell("mortgaged", owner=owner)
        built = self.pieces("hotel", 1) if deed["hotel"] else ""
        if deed["houses"]:
            built = self.pieces("house", deed["houses"])
        rent = self.tell("times", count=deed["times"]) if deed["rent"] is None else self.money(deed["rent"])
        return self.tell("built" if built else "owned", owner=owner, rent=rent, pieces=built)

    def printed(self, space: Space) -> str:
        """What the deed prints: price, mortgage value, the price of a building, the rents."""
        is_times = self.group_kind(space) == "utility"
        rents = [self.tell("times", count=one) if is_times else self.money(one) for one in space.rents or []]
        facts = {
            "price": self.money(space.price or 0),
            "mortgage": self.money(space.mortgage or 0),
            "rents": ", ".join(rents),
        }
        if not space.house:
            return self.tell("deed", **facts)
        return self.tell("lot", house=self.words["house"], cost=self.money(space.house), **facts)

    def group_kind(self, space: Space) -> str:
        """What kind of group a deed is of."""
        return "" if space.group is None else self.groups[space.group].kind
