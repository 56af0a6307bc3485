"""A trade put together by questions: with whom, what for what, how much money."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.property.terminal.look import PropertyLook
from gamenight.terminal.picking import is_sure, pick_one, pick_some, pick_sum

if TYPE_CHECKING:
    from gamenight.api.table import Table
    from gamenight.games.property.edition.board import GoodsWords
    from gamenight.games.property.pending import Goods
    from gamenight.kernel.action import Action
    from gamenight.terminal.screen import Screen


def ask_offer(screen: Screen, table: Table, seat: int, actions: list[Action]) -> str | None:
    """An offer to one of the others; None if there is to be none.

    Rule: deal.what
    """
    look = PropertyLook(table.view(seat), table.voice.edition, screen)
    place = ask_partner(look, [int(action.seat) for action in actions])
    if place is None:
        return None
    other = int(actions[place].seat)
    goods = ask_goods(look, seat, other)
    return None if goods is None else f"offer {other} {goods}"


def ask_counter(screen: Screen, table: Table, seat: int, actions: list[Action]) -> str | None:
    """Another offer to somebody who has made one; None if there is to be none."""
    look = PropertyLook(table.view(seat), table.voice.edition, screen)
    offers = {offer["offer"]: offer["seat"] for offer in look.table["offers"]}
    place = ask_partner(look, [offers[int(action.item)] for action in actions])
    if place is None:
        return None
    number = int(actions[place].item)
    goods = ask_goods(look, seat, offers[number])
    return None if goods is None else f"counter {number} {goods}"


def ask_partner(look: PropertyLook, seats: list[int]) -> int | None:
    """The place of the one among these with whom to trade; None if it is none of them."""
    if len(seats) == 1:
        return 0
    look.screen.say(look.say("trade_with"), style="bold")
    return pick_one(look.screen, "which_one", [purse(look, other) for other in seats])


def purse(look: PropertyLook, seat: int) -> str:
    """Who one may trade with, and what is there to be had."""
    player = look.table["players"][seat]
    deeds = look.say("deeds", count=len(player["deeds"]))
    return f"{look.names[seat]}: {look.money(player['cash'])}, {deeds}"


def ask_goods(look: PropertyLook, seat: int, other: int) -> str | None:
    """What is given and what is wanted, as it is typed; None if it is nothing, or not to be sent."""
    name = look.names[other]
    look.screen.say(look.say("trade_give", other=name), style="bold")
    gives = ask_side(look, seat)
    look.screen.say(look.say("trade_want", other=name), style="bold")
    takes = ask_side(look, other, wants_cash=not gives["cash"])
    words = [*said(look.board.trade.give, gives), *said(look.board.trade.take, takes)]
    if not words:
        return None
    give, take = look.goods(gives), look.goods(takes)
    look.screen.say(look.say("trade_is", other=name, give=give, take=take), style="bold")
    return ",".join(words) if is_sure(look.screen) else None


def ask_side(look: PropertyLook, seat: int, *, wants_cash: bool = True) -> Goods:
    """The deeds, cards and money that one side gives."""
    player = look.table["players"][seat]
    deeds, cards = sorted(player["deeds"]), player["jail_cards"]
    labels = [look.deed(space) for space in deeds] + [look.say("jail_card", deck=deck) for deck in cards]
    chosen = pick_some(look.screen, labels) if labels else []
    cash = pick_sum(look.screen, look.money(player["cash"])) if wants_cash else 0
    return {
        "cash": cash,
        "deeds": [deeds[place] for place in chosen if place < len(deeds)],
        "cards": [cards[place - len(deeds)] for place in chosen if place >= len(deeds)],
    }


def said(words: GoodsWords, goods: Goods) -> list[str]:
    """One side of a trade as it is typed."""
    found = [words.deeds.format(space) for space in goods["deeds"]]
    found += [words.cash.format(goods["cash"])] if goods["cash"] else []
    return found + [words.cards.format(deck) for deck in goods["cards"]]
