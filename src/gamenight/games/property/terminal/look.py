"""What lies on a property table in words: purses, deeds, claims, offers, an auction, a debt."""

from __future__ import annotations

import string
from typing import TYPE_CHECKING

from rich.text import Text

from gamenight.games.property.edition.board import PropertyBoard
from gamenight.terminal.boards.hues import band
from gamenight.terminal.boards.look import TableLook

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gamenight.api.view import View
    from gamenight.editions.edition import Edition
    from gamenight.games.property.pending import Auction, Goods
    from gamenight.games.property.view import Player, PropertyTable
    from gamenight.terminal.screen import Screen

INDENT = 4
SIGNS = string.ascii_uppercase.replace("H", "")  # figures and an H stand for buildings


class PropertyLook(TableLook["PropertyTable"]):
    """One look at a property table; nobody's total worth is in it."""

    def __init__(self, view: View[PropertyTable], edition: Edition, screen: Screen) -> None:
        board = edition.board()
        assert isinstance(board, PropertyBoard)
        super().__init__(view, edition, screen, board.money, SIGNS)
        self.standing = self.table["pieces"]
        self.board = board
        self.spaces = board.spaces
        self.groups = board.groups
        self.words = board.words
        self.deeds = {deed["space"]: deed for deed in self.table["deeds"]}

    def named(self, space: int) -> str:
        """A space by its number and its name, as one types and as one says it."""
        return f"{space} {self.spaces[space].name}"

    def who(self, seat: int | None) -> str:
        """A player's name, or the Bank."""
        return self.say("the_bank") if seat is None else self.names[seat]

    def pieces(self, word: str, count: int) -> str:
        """So many houses or hotels, as the box calls them."""
        return f"{count} {self.words.get(word if count == 1 else word + 's', word)}"

    def legends(self) -> tuple[str, str]:
        """What the signs of a space mean, in many words and in few."""
        facts = {"house": self.words.get("houses", ""), "hotel": self.words.get("hotel", "")}
        return self.say("legend", **facts), self.say("legend_short", **facts)

    # Who plays

    def players(self, *, counts_deeds: bool = False) -> list[Text]:
        """A line for every player: purse and place, how many deeds, a sign before who is on turn."""
        widest = max(map(len, self.names))
        purses = [self.money(player["cash"]) for player in self.table["players"]]
        margin = max(map(len, purses))
        lines = []
        for player, purse in zip(self.table["players"], purses, strict=True):
            seat = player["seat"]
            is_on_turn = seat == self.table["turn"]
            sign = f"{self.screen.strokes.ahead} " if is_on_turn else "  "
            where = self.say("out") if player["out"] else f"{purse:>{margin}}  {self.place(player)}"
            if counts_deeds and player["deeds"] and not player["out"]:
                where += f", {self.say('deeds', count=len(player['deeds']))}"
            style = "bold" if is_on_turn else ""
            name = f" {self.names[seat]:<{widest}}  "
            lines.append(Text.assemble((sign, style), self.marks[seat], (name, style), where))
        return lines

    def place(self, player: Player) -> str:
        """Where a player stands, or which turn in Jail it is."""
        if player["jailed"]:
            return f"{player['space']} {self.say('jailed', turn=player['jailed'])}"
        return self.named(player["space"])

    def bank(self) -> Text:
        """What the Bank still has to sell, and what lies on the free space."""
        stock = self.table["bank"]
        houses, hotels = self.pieces("house", stock["houses"]), self.pieces("hotel", stock["hotels"])
        text = self.say("bank", houses=houses, hotels=hotels)
        if self.table["pot"]:
            free = next((space.name for space in self.spaces if space.kind == "parking"), "")
            text += f"; {self.say('pot', amount=self.money(self.table['pot']), space=free)}"
        return Text(text)

    # What is being settled

    def business(self) -> list[Text]:
        """The purchase, the auction, the debt that is open now."""
        lines = []
        auction, debt, buying = self.table["auction"], self.table["debt"], self.table["buying"]
        if buying is not None and auction is None:
            price = self.money(self.spaces[buying].price or 0)
            lines.append(self.say("buying", space=self.named(buying), price=price))
        if auction is not None:
            lines.append(self.auction(auction))
        if debt is not None:
            amount = self.money(debt["amount"])
            seat, other = self.who(debt["seat"]), self.who(debt["other"])
            lines.append(self.say("debt", seat=seat, other=other, amount=amount))
        return [Text(line, style="bold") for line in lines]

    def auction(self, auction: Auction) -> str:
        """What is under the hammer, who leads, who has passed."""
        piece, space = auction["piece"], auction["space"]
        what = self.named(space) if space is not None else self.words.get(piece or "", "")
        if auction["leader"] is None:
            text = self.say("auction", what=what)
        else:
            bid = self.money(auction["bid"])
            text = self.say("auction_led", what=what, bid=bid, leader=self.who(auction["leader"]))
        if auction["passed"]:
            text += f" {self.say('passed', seats=self.listed(self.who(seat) for seat in auction['passed']))}"
        return text

    # What everybody owns

    def holdings(self) -> list[Text]:
        """For every player the deeds by group, each group on its colour, and the jail cards."""
        lines = []
        for player in self.table["players"]:
            if player["out"] or not (player["deeds"] or player["jail_cards"]):
                continue
            parts = [self.group(deeds) for deeds in self.grouped(player["deeds"])]
            parts += [Text(self.say("jail_card", deck=deck)) for deck in player["jail_cards"]]
            lines += self.flowed(Text.assemble(self.marks[player["seat"]], " "), parts)
        return lines

    def grouped(self, deeds: Iterable[int]) -> list[list[int]]:
        """The deeds in the order of the board, those of a group together."""
        groups: dict[object, list[int]] = {}
        for space in sorted(deeds):
            groups.setdefault(self.spaces[space].group, []).append(space)
        return list(groups.values())

    def group(self, deeds: list[int]) -> Text:
        """Deeds of one group on its colour, with what stands on them."""
        text = Text(" ", style=band(self.spaces[deeds[0]].colour or ""))
        text.append(self.listed(self.deed(space) for space in deeds) + " ")
        return text

    def deed(self, space: int) -> str:
        """A deed and what is to be known of it."""
        deed = self.deeds[space]
        built = self.words.get("hotel", "") if deed["hotel"] else ""
        if deed["houses"]:
            built = self.pieces("house", deed["houses"])
        notes = [note for note in (built, self.say("mortgaged") if deed["mortgaged"] else "") if note]
        return f"{self.named(space)} ({', '.join(notes)})" if notes else self.named(space)

    # What stands between players

    def inheritance(self) -> list[Text]:
        """The mortgages that somebody took over, and what it costs to lift each."""
        inherit = self.table["inherit"]
        if inherit is None:
            return []
        values = {space: self.money(self.spaces[space].mortgage or 0) for space in inherit["deeds"]}
        deeds = self.listed(f"{self.named(space)} ({value})" for space, value in values.items())
        return self.screen.wrapped(self.say("inherit", deeds=deeds), "bold", INDENT)

    def claims(self) -> list[Text]:
        """Rents that may be asked for, or were and wait to be paid."""
        lines = []
        for claim in self.table["claims"]:
            amount = self.say("by_dice") if claim["amount"] is None else self.money(claim["amount"])
            facts = {"space": self.named(claim["space"]), "amount": amount}
            owner, debtor = self.who(claim["owner"]), self.who(claim["debtor"])
            key = "claim_asked" if claim["asked"] else "claim"
            lines += self.screen.wrapped(self.say(key, owner=owner, debtor=debtor, **facts), indent=INDENT)
        return lines

    def offers(self) -> list[Text]:
        """Trades on offer, both sides in names."""
        lines = []
        for offer in self.table["offers"]:
            give, take = self.goods(offer["give"]), self.goods(offer["take"])
            seat, other = self.who(offer["seat"]), self.who(offer["other"])
            text = self.say("offer", seat=seat, other=other, give=give, take=take)
            lines += self.screen.wrapped(text, indent=INDENT)
        return lines

    def goods(self, goods: Goods) -> str:
        """One side of a trade."""
        parts = [self.money(goods["cash"])] if goods["cash"] else []
        parts += [self.deed(space) for space in goods["deeds"]]
        parts += [self.say("jail_card", deck=deck) for deck in goods["cards"]]
        return self.screen.words.listed(parts) or self.say("nothing")

    # Setting

    def listed(self, parts: Iterable[str]) -> str:
        """The parts with commas between them."""
        return ", ".join(parts)

    def flowed(self, head: Text, parts: list[Text]) -> list[Text]:
        """Parts one after another, on as many lines as they need; one is broken only if it is too wide."""
        lines = [head]
        for part in parts:
            if lines[-1].cell_len > INDENT and lines[-1].cell_len + part.cell_len + 1 > self.screen.width:
                lines.append(Text(" " * head.cell_len))
            room = self.screen.width - lines[-1].cell_len - 1
            first, *rest = part.wrap(self.screen.console, room - 1) if part.cell_len > room else [part]
            lines[-1] = Text.assemble(lines[-1], " ", first)
            lines += [Text.assemble(" " * (head.cell_len + 2), line) for line in rest]
        return lines
