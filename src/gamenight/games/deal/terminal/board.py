"""The card game as text: everybody's sets and bank in colour, what is being answered, one's own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gamenight.games.deal.edition.board import DealBoard
from gamenight.terminal.boards.hues import band
from gamenight.terminal.boards.look import TableLook

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gamenight.api.view import View
    from gamenight.editions.edition import Edition
    from gamenight.games.deal.view import CardSet, DealTable, Player
    from gamenight.terminal.screen import Screen

INDENT = 4
FULL, HOUSE, HOTEL = "*", "+", "H"
LANES = {"may refuse": "may_refuse", "refused": "refused", "pays": "pays"}  # what is said of an open answer


def draw(view: View[DealTable], edition: Edition, screen: Screen, below: int) -> list[Text]:
    """Player by player what lies in front of them; below that the hand of who looks.

    Where that leaves too few lines below it, banks are only summed up, and players take fewer lines.
    """
    felt = Felt(view, edition, screen)
    under = [*felt.charge(), *felt.purse(), *felt.hand()]
    lines: list[Text] = []
    for form in (felt.player, felt.shortly):
        players = [line for player in felt.table["players"] for line in form(player)]
        lines = [felt.head(), *players, *under]
        if len(lines) + below <= screen.height:
            break
    return lines


class Felt(TableLook["DealTable"]):
    """One look at a table of the card game."""

    def __init__(self, view: View[DealTable], edition: Edition, screen: Screen) -> None:
        board = edition.board()
        assert isinstance(board, DealBoard)
        super().__init__(view, edition, screen, board.money)
        self.viewer = view["seat"]
        self.board = board
        self.kinds = board.kinds
        self.colours = board.colours

    def head(self) -> Text:
        """The title, and how many cards lie in the middle."""
        line = self.screen.strokes.across * 2
        piles = self.say("piles", pile=self.table["pile"], centre=len(self.table["centre"]))
        text = Text.assemble((f"{line} {self.title} {line} ", "bold"), piles)
        text.truncate(self.screen.width)
        return text

    # What lies in front of everybody

    def player(self, player: Player) -> list[Text]:
        """Name, cards in hand, bank; then the sets, as many on a line as fit."""
        name = self.name(player)
        first, *rest = self.wrapped("; ".join(self.facts(player)), self.screen.width - name.cell_len)
        lines = [Text.assemble(name, first), *(Text(" " * INDENT) + line for line in rest)]
        return lines + self.flowed([self.set(one) for one in player["sets"]])

    def shortly(self, player: Player) -> list[Text]:
        """A player in fewer lines: the worth of the bank without its cards, the sets without rents."""
        facts = "; ".join(self.facts(player, is_short=True))
        sets = [self.set(one, is_short=True) for one in player["sets"]]
        return self.flowed(sets, Text.assemble(self.name(player), facts))

    def name(self, player: Player) -> Text:
        """Who it is, a sign before who is on turn."""
        seat = player["seat"]
        is_on_turn = seat == self.table["turn"]
        sign = f"{self.screen.strokes.ahead} " if is_on_turn else "  "
        style = "bold" if is_on_turn else ""
        return Text.assemble((sign, style), self.marks[seat], (f" {self.names[seat]}  ", style))

    def facts(self, player: Player, *, is_short: bool = False) -> list[str]:
        """Full sets, cards in hand, the bank; or that somebody is out."""
        if player["out"]:
            return [self.say("out")]
        worth = self.money(sum(self.kinds[kind].value for kind in player["bank"]))
        bank = self.say("bank_worth", amount=worth) if is_short else self.bank(player)
        full = [self.say("full", count=player["full"])] if player["full"] else []
        return [*full, self.say("in_hand", count=player["cards"]), bank]

    def bank(self, player: Player) -> str:
        """What is in a bank: its worth, then the cards, the dearest first."""
        cards = sorted(player["bank"], key=lambda kind: -self.kinds[kind].value)
        total = self.money(sum(self.kinds[kind].value for kind in cards))
        listed = ", ".join(self.counted(cards))
        return self.say("bank_of", amount=total, cards=listed) if cards else self.say("bank_empty")

    def set(self, one: CardSet, *, is_short: bool = False) -> Text:
        """A set on its colour: how full it is, what stands on it, its wildcards, its rent."""
        colour = self.colours[one["colour"]]
        wilds = [self.kinds[card["kind"]] for card in one["cards"]]
        wild = len([kind for kind in wilds if kind.what == "wild"])
        built = (HOUSE if one["house"] else "") + (HOTEL if one["hotel"] else "")
        text = f" {one['word']} {len(one['cards'])}/{colour.size}{FULL if one['full'] else ''}{built}"
        if is_short:
            return Text(f"{text} ", style=band(colour.hue))
        text += f" {self.say('wild', count=wild)}" if wild else ""
        return Text(f"{text} {self.say('rent', amount=self.money(one['rent']))} ", style=band(colour.hue))

    # What is being settled

    def charge(self) -> list[Text]:
        """Whose answers are open."""
        charge = self.table["charge"]
        if charge is None:
            return []
        lines = []
        for lane in charge["lanes"]:
            key = LANES.get(lane["step"])
            if key is not None:
                seat, other = self.names[lane["seat"]], self.names[charge["seat"]]
                amount = self.money(lane["due"] or charge["amount"])
                lines += self.screen.wrapped(self.say(key, seat=seat, other=other, amount=amount), "bold")
        return lines

    def purse(self) -> list[Text]:
        """What who looks could pay with, as one types it, while a sum is wanted and there is a choice."""
        words = [word for word, _ in self.coins()]
        if not words:
            return []
        counts = {word: words.count(word) for word in words}
        cards = [f"{count}x {word}" if count > 1 else word for word, count in counts.items()]
        listed = self.screen.words.listed(cards)
        return self.screen.wrapped(self.say("pay_with", cards=listed, amount=self.money(self.due())))

    def due(self) -> int:
        """What who looks still owes, as far as there is a choice of what to pay it with."""
        lanes = self.table["charge"]["lanes"] if self.table["charge"] else []
        return next((one["due"] or 0 for one in lanes if one["seat"] == self.viewer and one["chooses"]), 0)

    def coins(self) -> list[tuple[str, int]]:
        """The cards that who looks could pay with, as one types them, each with its value."""
        if not self.due():
            return []
        player = next(one for one in self.table["players"] if one["seat"] == self.viewer)
        found = [(f"bank:{self.kinds[kind].word}", self.kinds[kind].value) for kind in player["bank"]]
        for one in player["sets"]:
            kinds = [self.kinds[card["kind"]] for card in [*one["cards"], *one["buildings"]]]
            found += [(f"{one['word']}:{kind.word}", kind.value) for kind in kinds if kind.value]
        return found

    # One's own

    def hand(self) -> list[Text]:
        """The cards that only who looks may see, by their names, properties on their colours."""
        if self.viewer is None:
            return []
        cards: list[int] = self.table["hand"]
        if not cards:
            return [Text(self.say("no_hand"))]
        counts = {kind: cards.count(kind) for kind in cards}
        parts = [self.card(kind, count) for kind, count in counts.items()]
        return [Text(self.say("hand", count=len(cards)), style="bold"), *self.flowed(parts)]

    def card(self, kind: int, count: int) -> Text:
        """A card of the hand: how many, its name, its value."""
        printed = self.kinds[kind]
        several = f"{count}x " if count > 1 else ""
        value = f" ({self.money(printed.value)})" if printed.what != "money" and printed.value else ""
        colours = printed.colours
        style = band(self.colours[colours[0]].hue) if printed.what == "property" else "reverse"
        return Text(f" {several}{printed.name}{value} ", style=style)

    # Setting

    def counted(self, cards: Iterable[int]) -> list[str]:
        """Cards by their names, those of a kind together."""
        counts: dict[int, int] = {}
        for kind in cards:
            counts[kind] = counts.get(kind, 0) + 1
        return [
            f"{count}x {self.kinds[kind].name}" if count > 1 else self.kinds[kind].name
            for kind, count in counts.items()
        ]

    def wrapped(self, text: str, room: int) -> list[Text]:
        """A text in lines of at most so many columns."""
        return list(Text(text).wrap(self.screen.console, max(room, INDENT)))

    def flowed(self, parts: list[Text], head: Text | None = None) -> list[Text]:
        """Parts one after another, after a head or indented, on as many lines as they need."""
        lines: list[Text] = [] if head is None else [head]
        for part in parts:
            part.truncate(self.screen.width - INDENT)
            if not lines or lines[-1].cell_len + part.cell_len + 1 > self.screen.width:
                lines.append(Text.assemble(" " * INDENT, part))
            else:
                lines[-1] = Text.assemble(lines[-1], " ", part)
        return lines
