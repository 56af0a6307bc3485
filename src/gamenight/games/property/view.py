"""The view: everything that lies open on the table, ready for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypedDict

from gamenight.games.parts.piece import Piece
from gamenight.games.property.actions import ASKED, CLAIM, OFFERED
from gamenight.games.property.board import DECKS
from gamenight.games.property.rules.auction import A_HOTEL
from gamenight.kernel.seat import NOBODY, members

if TYPE_CHECKING:
    from gamenight.games.property.sight import PropertySight
    from gamenight.kernel.standing import Standing

Deck = Literal["chance", "chest"]
Step = Literal["order", "before", "after", "busy"]

DECK_WORDS: Final[list[Deck]] = ["chance", "chest"]
STEPS: Final[list[Step]] = ["before", "after", "busy", "busy", "busy", "busy"]  # by the step of a turn


class Player(TypedDict):
    """One player: token, purse, deeds and cards."""

    seat: int
    token: int  # its number among the tokens of the box
    cash: int
    space: int
    jailed: int  # 0: free; else which turn in Jail comes next
    deeds: list[int]  # the spaces whose deeds the player owns
    jail_cards: list[Deck]  # the decks whose card out of Jail the player keeps
    out: bool


class Deed(TypedDict):
    """One deed: whose, mortgaged or not, what stands on it, and what a landing there costs now."""

    space: int
    owner: int | None  # null: the Bank's
    mortgaged: bool
    houses: int
    hotel: bool
    rent: int | None  # null: it is so many times the dice
    times: int | None  # null: it is an amount


class Bank(TypedDict):
    """The buildings that the Bank has left."""

    houses: int
    hotels: int


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


class Offer(TypedDict):
    """A deal that one player (`seat`) offers another: what is given, and what is taken for it."""

    offer: int  # its number, as `accept` names it
    seat: int
    other: int
    give: Goods
    take: Goods


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


class Inherit(TypedDict):
    """Who is asked which of the mortgages taken over to lift, and which those are."""

    seat: int
    deeds: list[int]


class PropertyTable(TypedDict):
    """Tokens, purses, deeds, the Bank, claims, offers, and what is being settled; never a total worth."""

    pieces: list[Piece]  # by seat
    players: list[Player]  # by seat
    deeds: list[Deed]  # in the order of the board
    bank: Bank
    pot: int  # the money on Free Parking, where the table plays so
    turn: int | None  # whose turn it is; null before the first and after the end
    step: Step  # where it stands: before the first, before the throw, after it, or busy with something else
    claims: list[Claim]
    offers: list[Offer]
    auction: Auction | None
    debt: Debt | None
    inherit: Inherit | None
    buying: int | None  # the space that the player on turn may buy


def view_of(sight: PropertySight) -> PropertyTable:
    """Tokens, purses, deeds, the Bank, claims, offers, what is being settled; never a total worth.

    Rule: buy.listed, tax.income
    """
    seats = range(sight.seats())
    buying = sight.offer_to_buy()
    turn = sight.on_turn()
    return {
        "pieces": [piece_of(sight, seat) for seat in seats],
        "players": [player_of(sight, seat) for seat in seats],
        "deeds": [deed_of(sight, place) for place in range(len(sight.board().deeds))],
        "bank": {"houses": sight.houses(), "hotels": sight.hotels()},
        "pot": sight.pot(),
        "turn": turn if turn >= 0 else None,
        "step": step_of(sight),
        "claims": [claim_of(one) for one in sight.standing() if one.kind == CLAIM or one.kind == ASKED],
        "offers": [offer_of(sight, one) for one in sight.standing() if one.kind == OFFERED],
        "auction": auction_of(sight),
        "debt": debt_of(sight),
        "inherit": inherit_of(sight),
        "buying": None if buying is None else buying.item,
    }


def step_of(sight: PropertySight) -> Step:
    """Where the turn stands, in a word."""
    asked = sight.asked()
    if asked == "order" or asked == "dealing":
        return "order"
    return STEPS[sight.turn_step()] if asked == "turn" else "busy"


def piece_of(sight: PropertySight, seat: int) -> Piece:
    """One token, as any board draws it."""
    return {
        "seat": seat,
        "piece": sight.agreed().tokens[seat],
        "colour": "",
        "space": sight.place(seat),
        "out": sight.is_out(seat),
    }


def player_of(sight: PropertySight, seat: int) -> Player:
    """One player's purse, token, deeds and cards."""
    mine = sight.owned(seat)
    return {
        "seat": seat,
        "token": sight.agreed().tokens[seat],
        "cash": sight.cash(seat),
        "space": sight.place(seat),
        "jailed": sight.jailed(seat),
        "deeds": spaces_of(sight, mine),
        "jail_cards": [DECK_WORDS[deck] for deck in range(DECKS) if sight.keeper(deck) == seat],
        "out": sight.is_out(seat),
    }


def spaces_of(sight: PropertySight, deeds: int) -> list[int]:
    """The spaces of a set of deeds."""
    return [int(space.index) for space in sight.board().deeds if deeds & space.bit]


def deed_of(sight: PropertySight, place: int) -> Deed:
    """One deed: whose, mortgaged or not, what stands on it, and what a landing there costs now.

    Rule: rent.lot, rent.double, rent.station, rent.utility, rent.mortgaged
    """
    space = sight.board().deeds[place]
    owner = sight.owner(space.index)
    height = sight.height(space.index)
    is_hotel = height > sight.agreed().most_houses
    rent = sight.rent(space)
    return {
        "space": space.index,
        "owner": owner if owner >= 0 else None,
        "mortgaged": sight.mortgaged() & space.bit != 0,
        "houses": 0 if is_hotel else height,
        "hotel": is_hotel,
        "rent": rent if rent >= 0 else None,
        "times": -rent if rent < 0 else None,
    }


def claim_of(one: Standing) -> Claim:
    """One rent that may be asked for, or has been."""
    return {
        "claim": one.number,
        "owner": one.other,
        "debtor": one.seat,
        "space": one.item,
        "amount": one.sum if one.sum >= 0 else None,
        "asked": one.kind == ASKED,
    }


def offer_of(sight: PropertySight, one: Standing) -> Offer:
    """One offer, from the side of who made it."""
    return {
        "offer": one.number,
        "seat": one.seat,
        "other": one.other,
        "give": goods_of(sight, one.goods[0], one.goods[2], one.goods[4]),
        "take": goods_of(sight, one.goods[1], one.goods[3], one.goods[5]),
    }


def goods_of(sight: PropertySight, cash: int, deeds: int, cards: int) -> Goods:
    """One side of an offer."""
    return {
        "cash": cash,
        "deeds": spaces_of(sight, deeds),
        "cards": [DECK_WORDS[deck] for deck in members(cards)],
    }


def auction_of(sight: PropertySight) -> Auction | None:
    """The auction that runs."""
    frame = sight.auction()
    if frame is None:
        return None
    is_piece = frame.item < 0
    bidders = members(frame.left)
    return {
        "space": None if is_piece else frame.item,
        "piece": None if not is_piece else "hotel" if frame.item == A_HOTEL else "house",
        "bid": frame.sum,
        "leader": None if frame.other == NOBODY else frame.other,
        "passed": [seat for seat in range(sight.seats()) if seat not in bidders and not sight.is_out(seat)],
    }


def debt_of(sight: PropertySight) -> Debt | None:
    """The debt to be settled first."""
    frame = sight.debt()
    if frame is None:
        return None
    return {
        "seat": frame.seat,
        "other": None if frame.other == NOBODY else frame.other,
        "amount": frame.sum,
    }


def inherit_of(sight: PropertySight) -> Inherit | None:
    """Who is asked which mortgages taken over to lift, and which those are.

    Rule: bankrupt.to_player, mortgage.transfer
    """
    heir = sight.heir()
    return None if heir == NOBODY else {"seat": heir, "deeds": spaces_of(sight, sight.inherited())}
