"""The view: one's own hand, and everything that lies open, ready for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict, cast

from gamenight.games.deal.cards import NO_CARD
from gamenight.games.deal.memory import What
from gamenight.games.deal.spot import NO_SLOT

if TYPE_CHECKING:
    from gamenight.games.deal.shown import Charge as Charged
    from gamenight.games.deal.sight import DealSight

Step = Literal["drawing", "playing", "settling", "discarding", "passing"]
LaneStep = Literal["done", "may refuse", "refused", "pays"]


class CardInSet(TypedDict):
    """A card in a set, or a building on it."""

    card: int  # the number by which it is stolen or paid with
    kind: int  # its kind, by its number on the board


class CardSet(TypedDict):
    """One set: its colour, its cards, its buildings, its rent."""

    set: int  # its number among all sets that a player may have
    word: str  # what it is called in what one plays: red, or red2 for the second of a colour
    colour: int
    cards: list[CardInSet]
    buildings: list[CardInSet]
    house: bool
    hotel: bool
    full: bool
    rent: int
    row: int | None  # which of the rents of its colour applies; null: none does


class Player(TypedDict):
    """What lies in front of one player."""

    seat: int
    cards: int  # how many are in the hand
    bank: list[int]  # the kinds of the cards in it
    banked: int  # what those are worth
    sets: list[CardSet]
    full: int  # in how many colours there is a full set
    value: int  # of all that lies there
    out: bool


class Coin(TypedDict):
    """A card in front of me that I can pay with."""

    word: str  # what it is called in what one plays
    kind: int
    set: int | None  # the set that it is in; null: it is in the bank


class Lane(TypedDict):
    """Where one player's answer stands."""

    seat: int
    step: LaneStep
    due: int | None  # what is to be paid; null where nothing is, or a card is asked for
    chooses: bool  # there are two ways to pay it
    coins: list[Coin]  # mine, if I choose: all that I can pay with
    picked: list[int]  # the cards picked so far, by their numbers


class Charge(TypedDict):
    """What somebody has played against others, and where each one's answer stands."""

    seat: int
    what: What  # what happens to who allows it
    amount: int
    set: int | None  # the set that rent is asked for
    lanes: list[Lane]  # by seat


class DealTable(TypedDict):
    """One's own hand, and all that lies open: banks, sets, the centre, and what is being answered."""

    hand: list[int]  # the kinds of my own cards
    players: list[Player]  # by seat
    pile: int  # how many cards are left to draw
    centre: list[int]  # the kinds of the cards that have been played
    top: int | None  # the kind of the card that was played there last
    below: list[int]  # the cards under the pile, the next one first: a kind that I know, or -1
    turn: int | None  # whose turn it is; null after the end
    step: Step | None  # where it stands; null before the first
    plays: int | None  # how many cards have been played in it
    charge: Charge | None
    placing: int | None  # the kind of the wildcard that is to be placed


def view_of(sight: DealSight) -> DealTable:
    """Hands as sizes but for one's own; banks, sets, the centre, the pile, and what is being answered."""
    seats = range(sight.seats())
    kinds = range(len(sight.pack().kinds))
    on_turn = sight.on_turn()
    turn = sight.turn()
    placing = sight.placing()
    top = sight.top()
    return {
        "hand": [kind for kind in kinds for _ in range(sight.in_hand(kind))],
        "players": [player_of(sight, seat) for seat in seats],
        "pile": sight.pile_size(),
        "centre": [kind for kind in kinds for _ in range(sight.in_centre(kind))],
        "top": top if top != NO_CARD else None,
        "below": sight.below(),
        "turn": on_turn if on_turn >= 0 else None,
        "step": cast(Step, turn.stage.name) if turn is not None else None,
        "plays": turn.plays if turn is not None else None,
        "charge": charge_of(sight),
        "placing": placing.index if placing is not None else None,
    }


def player_of(sight: DealSight, seat: int) -> Player:
    """What lies in front of one player."""
    kinds = range(len(sight.pack().kinds))
    return {
        "seat": seat,
        "cards": sight.hand_size(seat),
        "bank": [kind for kind in kinds for _ in range(sight.in_bank(seat, kind))],
        "banked": sight.banked(seat),
        "sets": [set_of(sight, seat, slot) for slot in sight.sets(seat)],
        "full": sight.full_colours(seat),
        "value": sight.value_of(seat),
        "out": sight.is_out(seat),
    }


def set_of(sight: DealSight, seat: int, slot: int) -> CardSet:
    """One set: its colour, its cards by their numbers, its buildings, its rent.

    Rule: rent.none
    """
    spots = sight.spots(seat, slot)
    cards: list[CardInSet] = [
        {"card": spot.number, "kind": spot.kind.index}
        for spot in spots
        for _ in range(sight.lying(seat, spot))
        if spot.is_property
    ]
    rent = sight.rent_of(seat, slot)
    size = sight.pack().colours[sight.colour_of(slot)].size
    return {
        "set": slot,
        "word": sight.pack().set_words[slot],
        "colour": sight.colour_of(slot),
        "cards": cards,
        "buildings": [{"card": one.number, "kind": one.kind.index} for one in spots if one.is_building],
        "house": any(spot.is_house for spot in spots),
        "hotel": any(spot.is_hotel for spot in spots),
        "full": sight.is_full(seat, slot),
        "rent": rent,
        "row": min(len(cards), size) - 1 if rent else None,
    }


def charge_of(sight: DealSight) -> Charge | None:
    """Who acts against whom, for how much and which set; for each what is due, and whether they choose."""
    charge = sight.charge()
    if charge is None:
        return None
    return {
        "seat": charge.seat,
        "what": charge.demand.what,
        "amount": charge.amount,
        "set": charge.set if charge.demand.is_sum and charge.set != NO_SLOT else None,
        "lanes": [lane_of(sight, charge, seat) for seat in range(sight.seats())],
    }


def lane_of(sight: DealSight, charge: Charged, seat: int) -> Lane:
    """Where one player's answer stands."""
    is_due = charge.demand.is_sum and (charge.may_refuse(seat) or charge.pays(seat))
    chooses = is_due and sight.may_choose(seat, charge.amount)
    return {
        "seat": seat,
        "step": step_of(charge, seat),
        "due": charge.amount if is_due else None,
        "chooses": chooses,
        "coins": coins_of(sight) if chooses and seat == sight.seat else [],
        "picked": [spot.number for spot in sight.picked(seat)],
    }


def coins_of(sight: DealSight) -> list[Coin]:
    """All that I can pay with: the bank, then set by set; what has no value pays nothing.

    Rule: pay.choice, pay.wild10
    """
    mine = sight.seat
    banked = sight.pack().banked
    spots = [spot for spot in banked for _ in range(sight.in_bank(mine, spot.kind.index))]
    for slot in sight.sets(mine):
        spots += [spot for spot in sight.spots(mine, slot) for _ in range(sight.lying(mine, spot))]
    return [
        {"word": spot.word, "kind": spot.kind.index, "set": spot.slot if spot.in_set else None}
        for spot in spots
        if spot.kind.value
    ]


def step_of(charge: Charged, seat: int) -> LaneStep:
    """What a player's answer waits for."""
    if charge.may_refuse(seat):
        return "may refuse"
    if charge.has_refused(seat):
        return "refused"
    return "pays" if charge.pays(seat) else "done"
