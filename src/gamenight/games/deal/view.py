"""The view: one's own hand, and everything that lies open, ready for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypedDict

from gamenight.games.deal.rules.lanes import FOR_RENT, MAY_REFUSE, PAYING_SUM, PAYS
from gamenight.games.deal.state import HOTEL_BIT, HOUSE_BIT, PARTS, of_part, set_code

if TYPE_CHECKING:
    from gamenight.games.deal.sight import DealSight

Step = Literal["drawing", "playing", "settling", "discarding", "passing"]
What = Literal["sum", "steal", "swap", "break"]
LaneStep = Literal["done", "may refuse", "refused", "pays"]

STEPS: Final[list[Step]] = ["drawing", "playing", "settling", "discarding", "passing"]
WHATS: Final[list[What]] = ["sum", "steal", "swap", "break"]
LANE_STEPS: Final[list[LaneStep]] = ["done", "may refuse", "refused", "pays"]


class CardInSet(TypedDict):
    """A card in a set."""

    card: int  # the number by which it is stolen or paid with
    kind: int  # its kind, by its number on the board


class CardSet(TypedDict):
    """One set: its colour, its cards, its buildings, its rent."""

    set: int  # its number among all sets that a player may have
    colour: int
    cards: list[CardInSet]
    house: bool
    hotel: bool
    full: bool
    rent: int


class Player(TypedDict):
    """What lies in front of one player."""

    seat: int
    cards: int  # how many are in the hand
    bank: list[int]  # the kinds of the cards in it
    sets: list[CardSet]
    full: int  # in how many colours there is a full set
    value: int  # of all that lies there
    out: bool


class Lane(TypedDict):
    """Where one player's answer stands."""

    seat: int
    step: LaneStep
    due: int | None  # what is to be paid; null where nothing is, or a card is asked for
    chooses: bool  # there are two ways to pay it
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
    turn = sight.on_turn()
    frame = sight.turn_frame()
    is_playing = sight.asked() != "first" and frame is not None
    return {
        "hand": [kind for kind in kinds for _ in range(sight.in_hand(kind))],
        "players": [player_of(sight, seat) for seat in seats],
        "pile": sight.pile_size(),
        "centre": [kind for kind in kinds for _ in range(sight.in_centre(kind))],
        "below": sight.below(),
        "turn": turn if turn >= 0 else None,
        "step": STEPS[frame.step] if is_playing and frame is not None else None,
        "plays": frame.sum if is_playing and frame is not None else None,
        "charge": charge_of(sight),
        "placing": sight.asking().item if sight.asked() == "place" else None,
    }


def player_of(sight: DealSight, seat: int) -> Player:
    """What lies in front of one player."""
    kinds = range(len(sight.pack().kinds))
    return {
        "seat": seat,
        "cards": sight.hand_size(seat),
        "bank": [kind for kind in kinds for _ in range(sight.in_bank(seat, kind))],
        "sets": [set_of(sight, seat, slot) for slot in range(sight.slots()) if sight.pile(seat, slot)],
        "full": sight.full_colours(seat),
        "value": sight.value_of(seat),
        "out": sight.is_out(seat),
    }


def set_of(sight: DealSight, seat: int, slot: int) -> CardSet:
    """One set: its colour, its cards by their numbers, its buildings, its rent."""
    pile = sight.pile(seat, slot)
    colours = len(sight.pack().colours)
    cards: list[CardInSet] = [
        {"card": set_code(slot, part), "kind": sight.pack().kind_of_part(slot % colours, part).index}
        for part in range(PARTS)
        for _ in range(of_part(pile, part))
    ]
    return {
        "set": slot,
        "colour": slot % colours,
        "cards": cards,
        "house": pile & HOUSE_BIT != 0,
        "hotel": pile & HOTEL_BIT != 0,
        "full": sight.is_full(seat, slot),
        "rent": sight.rent_of(seat, slot),
    }


def charge_of(sight: DealSight) -> Charge | None:
    """Who acts against whom, for how much and which set; for each what is due, and whether they choose."""
    frame = sight.charge()
    if frame is None:
        return None
    is_sum = frame.step == PAYING_SUM
    lanes: list[Lane] = []
    for seat in range(sight.seats()):
        step = frame.lanes[seat]
        is_open = step in {MAY_REFUSE, PAYS}
        lanes.append(
            {
                "seat": seat,
                "step": LANE_STEPS[step],
                "due": frame.sum if is_sum and is_open else None,
                "chooses": is_sum and is_open and sight.may_choose(seat, frame.sum),
                "picked": sight.picked(seat),
            }
        )
    is_rent = is_sum and frame.left >= FOR_RENT
    return {
        "seat": frame.seat,
        "what": WHATS[frame.step],
        "amount": frame.sum,
        "set": frame.left - FOR_RENT if is_rent else None,
        "lanes": lanes,
    }
