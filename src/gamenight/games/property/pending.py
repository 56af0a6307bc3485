"""What is not settled yet, as a view shows it: rents, offers, the auction, the debt, mortgages taken over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypedDict

from gamenight.games.property.board import HOTEL
from gamenight.games.property.groups import COMPLETES, effects_of
from gamenight.kernel.seat import NOBODY, members

if TYPE_CHECKING:
    from gamenight.games.property import goods, shown
    from gamenight.games.property.sight import PropertySight
    from gamenight.kernel.event import Event

Deck = Literal["chance", "chest"]

DECK_WORDS: Final[list[Deck]] = ["chance", "chest"]


class Claim(TypedDict):
    """A rent that its owner may ask for, or has asked for."""

    claim: int  # its number, as `ask` names it
    owner: int
    debtor: int
    space: int
    amount: int | None  # null: the dice decide it
    asked: bool


class Goods(TypedDict):
    """One side of an offer."""

    cash: int
    deeds: list[int]
    cards: list[Deck]


class Effect(TypedDict):
    """What a trade does to a group: it completes it in a player's hand, or breaks it up."""

    effect: Literal["completes", "breaks"]
    seat: int
    group: int


class Offer(TypedDict):
    """A trade that one player (`seat`) offers another: what is given, and what is taken for it."""

    offer: int  # its number, as `accept` names it
    seat: int
    other: int
    give: Goods
    take: Goods
    effects: list[Effect]


class Auction(TypedDict):
    """The auction that runs, of a deed or of a scarce building."""

    space: int | None
    piece: Literal["house", "hotel"] | None
    bid: int  # the highest so far; 0: none
    leader: int | None
    passed: list[int]


class Debt(TypedDict):
    """What must be raised first."""

    seat: int
    other: int | None  # to whom; null: the Bank
    amount: int
    lacks: int  # so much of it is not there yet
    clause: str  # what says that it must be raised first
    reason: str  # the clause by which it is owed


class Inherit(TypedDict):
    """Who is asked which of the mortgages taken over to lift, and which those are."""

    seat: int
    deeds: list[int]
    costs: list[int]  # what lifting each of them costs
    has: int  # the heir's cash for it: what was asked for comes first


def claim_of(one: shown.Claim) -> Claim:
    """One rent that may be asked for, or has been."""
    return {
        "claim": one.number,
        "owner": one.owner,
        "debtor": one.debtor,
        "space": one.space,
        "amount": None if one.times else one.amount,
        "asked": one.is_asked,
    }


def offer_of(sight: PropertySight, one: shown.Offer) -> Offer:
    """One offer, from the side of whoever made it."""
    return {
        "offer": one.number,
        "seat": one.seat,
        "other": one.other,
        "give": goods_of(sight, one.gives),
        "take": goods_of(sight, one.takes),
        "effects": [
            effect_of(event) for event in effects_of(sight, one.seat, one.other, one.gives, one.takes)
        ],
    }


def effect_of(event: Event) -> Effect:
    """One thing that a trade does to a group."""
    seat, group = event.values
    return {"effect": "completes" if event.kind is COMPLETES else "breaks", "seat": seat, "group": group}


def goods_of(sight: PropertySight, side: goods.Goods) -> Goods:
    """One side of an offer."""
    return {
        "cash": side.cash,
        "deeds": sight.board().spaces_in(side.deeds),
        "cards": [DECK_WORDS[deck] for deck in members(side.cards)],
    }


def auction_of(sight: PropertySight) -> Auction | None:
    """The auction that runs."""
    auction = sight.auction()
    if auction is None:
        return None
    piece = auction.piece
    return {
        "space": auction.space if piece is None else None,
        "piece": None if piece is None else "hotel" if piece is HOTEL else "house",
        "bid": auction.bid,
        "leader": None if auction.leader == NOBODY else auction.leader,
        "passed": members(auction.passed),
    }


def debt_of(sight: PropertySight) -> Debt | None:
    """The debt to be settled first.

    Rule: debt.raise
    """
    debt = sight.debt()
    if debt is None:
        return None
    return {
        "seat": debt.seat,
        "other": None if debt.creditor == NOBODY else debt.creditor,
        "amount": debt.amount,
        "lacks": max(0, debt.amount - sight.cash(debt.seat)),
        "clause": "debt.raise",
        "reason": debt.reason.clause,
    }


def inherit_of(sight: PropertySight) -> Inherit | None:
    """Who is asked which mortgages taken over to lift, and which those are.

    Rule: bankrupt.to_player, mortgage.transfer
    """
    heir = sight.heir()
    if heir == NOBODY:
        return None
    deeds = sight.board().spaces_in(sight.inherited())
    costs = [int(sight.board().spaces[space].mortgage) for space in deeds]
    return {"seat": heir, "deeds": deeds, "costs": costs, "has": int(sight.spare(heir))}
