"""What lies on a table of the card game in sentences: piles, sets, banks, open answers, one's own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.deal.terminal.board import Felt

if TYPE_CHECKING:
    from gamenight.api.view import View
    from gamenight.editions.edition import Edition
    from gamenight.games.deal.view import CardSet, DealTable, Player
    from gamenight.terminal.screen import Screen

UNKNOWN = -1


def tell(view: View[DealTable], edition: Edition, screen: Screen) -> list[str]:
    """The piles, player by player what lies there, what is being answered, and the hand of who looks."""
    telling = Telling(view, edition, screen)
    players = [line for player in telling.table["players"] for line in telling.front(player)]
    answers = [*telling.charge(), *telling.purse()]
    return [
        *telling.turn(),
        telling.piles(),
        telling.rents(),
        *players,
        *(line.plain for line in answers),
        *telling.cards(),
    ]


class Telling(Felt):
    """One look at a table of the card game, told."""

    def turn(self) -> list[str]:
        """Whose turn it is, and how many cards have been played in it."""
        turn = self.table["turn"]
        if turn is None:
            return []
        plays = self.table["plays"] or 0
        return [self.tell("turn", name=self.names[turn], plays=plays, most=self.board.numbers.plays)]

    def piles(self) -> str:
        """How many cards lie in the middle, the last one played, and what is known under the pile."""
        table = self.table
        found = [self.tell("piles", pile=table["pile"], centre=len(table["centre"]))]
        if table["top"] is not None:
            found.append(self.tell("top", card=self.kinds[table["top"]].name))
        if table["centre"]:
            found.append(self.tell("centre", cards=", ".join(self.counted(table["centre"]))))
        if any(kind != UNKNOWN for kind in table["below"]):
            known = [
                self.tell("unknown") if kind == UNKNOWN else self.kinds[kind].name for kind in table["below"]
            ]
            found.append(self.tell("below", cards=", ".join(known)))
        return " ".join(found)

    def rents(self) -> str:
        """What the sets of each colour bring, by how many cards are in them."""
        steps = [f"{one.name} {', '.join(self.money(rent) for rent in one.rents)}" for one in self.colours]
        return self.tell("rents", colours="; ".join(steps))

    def front(self, player: Player) -> list[str]:
        """What lies in front of one player: cards in hand, the bank, a line for each set."""
        name = self.names[player["seat"]]
        if player["out"]:
            return [self.tell("out", name=name)]
        facts = {"count": player["cards"], "bank": self.bank(player), "full": player["full"]}
        return [self.tell("player", name=name, **facts), *(f"- {self.told(one)}" for one in player["sets"])]

    def told(self, one: CardSet) -> str:
        """One set: its word, how full it is, its cards, what stands on it, its rent."""
        size = self.colours[one["colour"]].size
        cards = [card["kind"] for card in [*one["cards"], *one["buildings"]]]
        key = "set_full" if one["full"] else "set"
        return self.tell(
            key,
            set=one["word"],
            count=len(one["cards"]),
            size=size,
            cards=", ".join(self.counted(cards)),
            rent=self.money(one["rent"]),
        )

    def cards(self) -> list[str]:
        """The cards that only who looks may see: word, name, value, and what is printed on them."""
        if self.viewer is None:
            return []
        hand = self.table["hand"]
        if not hand:
            return [self.say("no_hand")]
        return [self.say("hand", count=len(hand)), *(f"- {self.held(kind)}" for kind in dict.fromkeys(hand))]

    def held(self, kind: int) -> str:
        """One kind of card in the hand, and how many of it there are."""
        printed, count = self.kinds[kind], self.table["hand"].count(kind)
        several = f"{count}x " if count > 1 else ""
        value = self.money(printed.value)
        text = self.tell("card", word=printed.word, name=f"{several}{printed.name}", value=value)
        return f"{text} {printed.text}".rstrip()
