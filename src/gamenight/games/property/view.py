"""The view: everything that lies open on the table, ready for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict

from gamenight.games.parts.piece import Piece, token
from gamenight.games.property.board import DECKS
from gamenight.games.property.groups import near_groups
from gamenight.games.property.pending import (
    DECK_WORDS,
    Auction,
    Claim,
    Debt,
    Deck,
    Inherit,
    Offer,
    auction_of,
    claim_of,
    debt_of,
    inherit_of,
    offer_of,
)
from gamenight.games.property.sight import NOWHERE
from gamenight.games.property.stages import AFTER, BEFORE
from gamenight.kernel.seat import NOBODY

if TYPE_CHECKING:
    from gamenight.games.property import groups
    from gamenight.games.property.sight import PropertySight

Step = Literal["order", "before", "after", "busy"]


class Near(TypedDict):
    """A group of which a player has all deeds, or all but one."""

    group: int
    missing: int | None  # the space of that deed; null: it is whole


class Player(TypedDict):
    """One player: token, purse, deeds and cards."""

    seat: int
    token: int  # its number among the tokens of the box
    cash: int
    space: int
    jailed: int  # 0: free; else which turn in Jail comes next
    deeds: list[int]  # the spaces whose deeds the player owns
    near: list[Near]
    jail_cards: list[Deck]  # the decks whose card out of Jail the player keeps
    out: bool


class Deed(TypedDict):
    """One deed: whose, mortgaged or not, what stands on it, and what a landing there costs now."""

    space: int
    owner: int | None  # null: the Bank's
    mortgaged: bool
    houses: int
    hotel: bool
    rent: int | None  # what a landing costs others; null: it is so many times the dice
    times: int | None  # null: it is an amount
    row: int | None  # which of the printed rents that is; null: none
    clause: str  # by which it is so


class Bank(TypedDict):
    """The buildings that the Bank has left."""

    houses: int
    hotels: int


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
    buying = sight.for_sale()
    turn = sight.on_turn()
    return {
        "pieces": [
            token(seat, sight.agreed().tokens[seat], sight.place(seat), sight.is_out(seat)) for seat in seats
        ],
        "players": [player_of(sight, seat) for seat in seats],
        "deeds": [deed_of(sight, place) for place in range(len(sight.board().deeds))],
        "bank": {"houses": sight.houses(), "hotels": sight.hotels()},
        "pot": sight.pot(),
        "turn": turn if turn >= 0 else None,
        "step": step_of(sight),
        "claims": [claim_of(one) for one in sight.claims()],
        "offers": [offer_of(sight, one) for one in sight.offers()],
        "auction": auction_of(sight),
        "debt": debt_of(sight),
        "inherit": inherit_of(sight),
        "buying": None if buying == NOWHERE else buying,
    }


def step_of(sight: PropertySight) -> Step:
    """Where the turn stands, in a word."""
    asked = sight.asked()
    if asked == "order" or asked == "dealing":
        return "order"
    stage = sight.stage()
    if stage is BEFORE:
        return "before"
    return "after" if stage is AFTER else "busy"


def player_of(sight: PropertySight, seat: int) -> Player:
    """One player's purse, token, deeds and cards."""
    mine = sight.owned(seat)
    return {
        "seat": seat,
        "token": sight.agreed().tokens[seat],
        "cash": sight.cash(seat),
        "space": sight.place(seat),
        "jailed": sight.jailed(seat),
        "deeds": sight.board().spaces_in(mine),
        "near": [near_of(sight, one) for one in near_groups(sight, seat)] if mine else [],
        "jail_cards": [DECK_WORDS[deck] for deck in range(DECKS) if sight.keeper(deck) == seat],
        "out": sight.is_out(seat),
    }


def deed_of(sight: PropertySight, place: int) -> Deed:
    """One deed: whose, mortgaged or not, what stands on it, and what a landing there costs now.

    Rule: rent.lot, rent.double, rent.station, rent.utility, rent.mortgaged
    """
    space = sight.board().deeds[place]
    owner = sight.owner(space.index)
    if owner == NOBODY:
        return unowned(space.index)
    height = sight.height(space.index)
    is_hotel = height > sight.agreed().most_houses
    times = sight.rent_times(space)
    row = sight.rent_row(space)
    is_waived = sight.is_waived(owner)
    return {
        "space": space.index,
        "owner": owner,
        "mortgaged": sight.mortgaged() & space.bit != 0,
        "houses": 0 if is_hotel else height,
        "hotel": is_hotel,
        "rent": 0 if is_waived else None if times else sight.rent(space),
        "times": None if is_waived else times or None,
        "row": row if row != NOWHERE else None,
        "clause": sight.rent_clause(space),
    }


def unowned(space: int) -> Deed:
    """A deed of the Bank's: who lands there may buy it.

    Rule: buy.listed
    """
    return {
        "space": space,
        "owner": None,
        "mortgaged": False,
        "houses": 0,
        "hotel": False,
        "rent": 0,
        "times": None,
        "row": None,
        "clause": "buy.listed",
    }


def near_of(sight: PropertySight, near: groups.Near) -> Near:
    """A group that a player has, or nearly so."""
    missing = sight.board().spaces_in(near.missing)
    return {"group": near.group, "missing": missing[0] if missing else None}
