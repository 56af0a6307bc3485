"""The two Chance decks: drawing the top card of one's own team's deck and doing what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.pets.actions import CARD_FEE, CARD_TO_RIVAL, DRAWN
from gamenight.games.pets.board import (
    BANK,
    GET,
    GET_FROM_RIVAL,
    JAIL_FREE,
    MOVE_TO,
    PAY,
    PAY_RIVAL,
    TEAMS,
    TO_JAIL,
    ZOOM_AHEAD,
)
from gamenight.games.pets.events import DREW, GOT_BY_CARD, KEPT_CARD
from gamenight.games.pets.rules.debt import owe
from gamenight.games.pets.rules.jail import go_to_jail
from gamenight.games.pets.rules.move import move_to, zoom_ahead
from gamenight.games.pets.state import Pets
from gamenight.games.pets.terms import DECK_STREAM, DRAW
from gamenight.kernel.action import Action
from gamenight.kernel.decision import SlotDecision as Decision
from gamenight.kernel.seat import CHANCE_BIT, Seat, count

if TYPE_CHECKING:
    from gamenight.kernel.frame import Frame

# How it goes on after a card
CARD_DONE: Final = 0
CARD_WAITS: Final = 1  # the turn goes on when the debt on the stack is settled
CARD_MOVED: Final = 2  # the new space is to be acted on

EACH_DECK: Final = 100  # cards are told as deck times this plus number
MOST_CARDS: Final = 30
TO_DRAW: Final = [
    [Action(DRAWN, item=deck, number=card) for card in range(MOST_CARDS)] for deck in range(TEAMS)
]


def draw_card(state: Pets, seat: Seat) -> None:
    """Take the top card of one's own team's deck; while nobody has seen it, chance says which it is.

    Rule: chance.draw, setup.decks
    """
    deck = state.team_of(seat)
    frame = state.push(DRAW, CHANCE_BIT if state.decks[deck].bag else 0)
    frame.seat = seat
    frame.item = deck
    if not state.decks[deck].bag:
        take_card(state, frame, state.decks[deck].take_next())


def take_card(state: Pets, frame: Frame, card: i64) -> None:
    """The card is shown, and goes under the deck unless it may be kept.

    Rule: chance.draw, chance.keep, chance.team
    """
    deck = frame.item
    state.tell(DREW, "chance.draw", frame.seat, deck, deck * EACH_DECK + card)
    if state.board.decks[deck][card].effect == JAIL_FREE:
        one: i64 = 1
        state.kept[deck] |= one << card
        state.tell(KEPT_CARD, "chance.keep", frame.seat, deck)
    else:
        state.decks[deck].put_below(card)
    state.pop(card)


def follow_card(state: Pets, seat: Seat, drawn: i64) -> i64:
    """Do at once what the card says; tells how it goes on.

    Rule: chance.draw, chance.moved, jail.go, zoom.ahead
    """
    team = state.team_of(seat)
    card = state.board.decks[team][drawn]
    effect = card.effect
    if effect == MOVE_TO:
        move_to(state, seat, card.number)
        return CARD_MOVED
    if effect == ZOOM_AHEAD:
        return CARD_MOVED if zoom_ahead(state, seat) else CARD_DONE
    if effect == TO_JAIL:
        go_to_jail(state, seat)
    elif effect == GET:
        state.receive(team, card.number)
        state.tell(GOT_BY_CARD, "chance.draw", seat, team, card.number)
    elif effect != JAIL_FREE:
        return CARD_DONE if pay_by_card(state, seat, effect, card.number) else CARD_WAITS
    return CARD_DONE


def pay_by_card(state: Pets, seat: Seat, effect: i64, amount: i64) -> bool:
    """Pay the Bank or the other team, or be paid by it; whether that is settled at once.

    Rule: chance.draw, chance.debt
    """
    team = state.team_of(seat)
    place = state.places[seat]
    if effect == PAY:
        return owe(state, seat, team, BANK, amount, CARD_FEE, place)
    if effect == PAY_RIVAL:
        return owe(state, seat, team, 1 - team, amount, CARD_TO_RIVAL, place)
    assert effect == GET_FROM_RIVAL
    return owe(state, seat, 1 - team, team, amount, CARD_TO_RIVAL, place)


@final
class Draw(Decision[Pets]):
    """CHANCE says which unseen card frame.seat draws from deck item."""

    def __init__(self) -> None:
        super().__init__("draw", stream=DECK_STREAM)

    def answers(self, state: Pets, frame: Frame, seat: Seat) -> list[Action]:
        """Every card of the deck that nobody has drawn yet.

        Rule: setup.decks
        """
        return [TO_DRAW[frame.item][card] for card in state.decks[frame.item].unseen()]

    def total(self, state: Pets, frame: Frame) -> i64:
        """As many as nobody has drawn yet, each equally likely."""
        return count(state.decks[frame.item].bag)

    def chance(self, state: Pets, frame: Frame, roll: i64) -> Action:
        """The unseen card of that number."""
        return TO_DRAW[frame.item][state.decks[frame.item].unseen_at(roll)]

    def stream_of(self, frame: Frame) -> i64:
        """Each deck has a stream of its own."""
        return DECK_STREAM + frame.item

    def play(self, state: Pets, frame: Frame, seat: Seat, action: Action) -> None:
        """That card is drawn."""
        state.decks[frame.item].take(action.number)
        take_card(state, frame, action.number)

    def flaw(self, state: Pets, frame: Frame) -> str:
        """A deck with unseen cards, and a seat of its team that draws."""
        if not 0 <= frame.item < TEAMS or not state.decks[frame.item].bag:
            return f"deck {frame.item} has no card that nobody has seen"
        if frame.waits != CHANCE_BIT or frame.seat < 0 or state.team_of(frame.seat) != frame.item:
            return "a drawn card waits for chance alone, and for a player of the deck's team"
        return ""
