"""The view: everything that lies open on the table, ready for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.games.property.actions import ASKED, CLAIM, OFFERED
from gamenight.games.property.board import DECKS
from gamenight.games.property.rules.auction import A_HOTEL
from gamenight.games.property.rules.turn import STEPS
from gamenight.kernel.seat import NOBODY, members

if TYPE_CHECKING:
    from gamenight.games.property.board import Space
    from gamenight.games.property.sight import PropertySight
    from gamenight.kernel.standing import Standing

DECK_WORDS: Final = ["chance", "chest"]


def view_of(sight: PropertySight) -> dict[str, object]:
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


def step_of(sight: PropertySight) -> str:
    """Where the turn stands, in a word."""
    asked = sight.asked()
    if asked == "order" or asked == "dealing":
        return "order"
    return STEPS[sight.turn_step()] if asked == "turn" else "busy"


def piece_of(sight: PropertySight, seat: int) -> dict[str, object]:
    """One token, as any board draws it."""
    return {
        "seat": seat,
        "piece": sight.agreed().tokens[seat],
        "colour": "",
        "space": sight.place(seat),
        "out": sight.is_out(seat),
    }


def player_of(sight: PropertySight, seat: int) -> dict[str, object]:
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


def deed_of(sight: PropertySight, place: int) -> dict[str, object]:
    """One deed: whose, mortgaged or not, and what stands on it."""
    space = sight.board().deeds[place]
    owner = sight.owner(space.index)
    height = sight.height(space.index)
    is_hotel = height > sight.agreed().most_houses
    return {
        "space": space.index,
        "owner": owner if owner >= 0 else None,
        "mortgaged": sight.mortgaged() & space.bit != 0,
        "houses": 0 if is_hotel else height,
        "hotel": is_hotel,
        **rent_told(sight, space),
    }


def rent_told(sight: PropertySight, space: Space) -> dict[str, object]:
    """What a landing there costs now: an amount, or so many times the dice.

    Rule: rent.lot, rent.double, rent.station, rent.utility, rent.mortgaged
    """
    rent = sight.rent(space)
    return {"rent": rent if rent >= 0 else None, "times": -rent if rent < 0 else None}


def claim_of(one: Standing) -> dict[str, object]:
    """One rent that may be asked for, or has been."""
    return {
        "claim": one.number,
        "owner": one.other,
        "debtor": one.seat,
        "space": one.item,
        "amount": one.sum if one.sum >= 0 else None,
        "asked": one.kind == ASKED,
    }


def offer_of(sight: PropertySight, one: Standing) -> dict[str, object]:
    """One offer, from the side of who made it."""
    return {
        "offer": one.number,
        "seat": one.seat,
        "other": one.other,
        "give": goods_of(sight, one.goods[0], one.goods[2], one.goods[4]),
        "take": goods_of(sight, one.goods[1], one.goods[3], one.goods[5]),
    }


def goods_of(sight: PropertySight, cash: int, deeds: int, cards: int) -> dict[str, object]:
    """One side of an offer."""
    return {
        "cash": cash,
        "deeds": spaces_of(sight, deeds),
        "cards": [DECK_WORDS[deck] for deck in members(cards)],
    }


def auction_of(sight: PropertySight) -> dict[str, object] | None:
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


def debt_of(sight: PropertySight) -> dict[str, object] | None:
    """The debt to be settled first."""
    frame = sight.debt()
    if frame is None:
        return None
    return {
        "seat": frame.seat,
        "other": None if frame.other == NOBODY else frame.other,
        "amount": frame.sum,
    }


def inherit_of(sight: PropertySight) -> dict[str, object] | None:
    """Who is asked which mortgages taken over to lift, and which those are.

    Rule: bankrupt.to_player, mortgage.transfer
    """
    heir = sight.heir()
    return None if heir == NOBODY else {"seat": heir, "deeds": spaces_of(sight, sight.inherited())}
