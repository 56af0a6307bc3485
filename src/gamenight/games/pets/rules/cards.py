"""The two Chance decks: drawing the top card of one's own team's deck and doing what it says."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gamenight.games.parts.deck import told
from gamenight.games.pets.board import (
    BANK,
    GET,
    GET_FROM_RIVAL,
    JAIL_FREE,
    MOVE_TO,
    NO_TEAM,
    PAY,
    PAY_RIVAL,
    TO_JAIL,
    ZOOM_AHEAD,
    Card,
)
from gamenight.games.pets.events import DREW, GOT_BY_CARD, KEPT_CARD
from gamenight.games.pets.fields import DRAW_FRAME
from gamenight.games.pets.memory import DrawFrame
from gamenight.games.pets.rules.debt import owe
from gamenight.games.pets.rules.jail import go_to_jail
from gamenight.games.pets.rules.move import move_to, zoom_ahead
from gamenight.games.pets.rules.reasons import CARD_FEE, CARD_FOR_RIVAL
from gamenight.games.pets.state import Pets
from gamenight.games.pets.terms import DECK_STREAM, DRAW
from gamenight.kernel.action import Action
from gamenight.kernel.decision import Decision
from gamenight.kernel.seat import CHANCE_BIT, Seat


def draw_card(state: Pets, seat: Seat) -> None:
    """Take the top card of one's own team's deck; while nobody has seen it, chance says which it is.

    Rule: chance.draw, setup.decks
    """
    deck = state.team_of(seat)
    frame = DRAW.open(state, CHANCE_BIT if state.decks[deck].bag else 0)
    frame.seat = seat
    frame.deck = deck
    if not state.decks[deck].bag:
        take_card(state, frame, state.decks[deck].take_next())


def take_card(state: Pets, frame: DrawFrame, card: i64) -> None:
    """The card is shown, and goes under the deck unless it may be kept.

    Rule: chance.draw, chance.keep, chance.team
    """
    deck = frame.deck
    state.tell(DREW, "chance.draw", frame.seat, deck, told(deck, card))
    if state.board.decks[deck][card].effect == JAIL_FREE:
        one: i64 = 1
        state.kept[deck] |= one << card
        state.tell(KEPT_CARD, "chance.keep", frame.seat, deck)
    else:
        state.decks[deck].put_below(card)
    state.pop(card)


def is_move(card: Card) -> bool:
    """Whether a card sends the token to a space that is then acted on.

    Rule: chance.moved, zoom.ahead
    """
    return card.effect == MOVE_TO or card.effect == ZOOM_AHEAD


def move_by_card(state: Pets, seat: Seat, card: Card) -> bool:
    """Advance to the space that the card names, or zoom ahead; whether the token has moved.

    Rule: chance.moved, zoom.ahead
    """
    if card.effect == ZOOM_AHEAD:
        return zoom_ahead(state, seat)
    move_to(state, seat, card.number)
    return True


def follow_card(state: Pets, seat: Seat, card: Card) -> bool:
    """Do at once what a card says that is no move; whether somebody is asked now.

    Rule: chance.draw, jail.go
    """
    effect = card.effect
    if effect == TO_JAIL:
        go_to_jail(state, seat)
    elif effect == GET:
        team = state.team_of(seat)
        state.receive(team, card.number)
        state.tell(GOT_BY_CARD, "chance.draw", seat, team, card.number)
    elif effect != JAIL_FREE:
        return not pay_by_card(state, seat, effect, card.number)
    return False


def pay_by_card(state: Pets, seat: Seat, effect: i64, amount: i64) -> bool:
    """Pay the Bank or the other team, or be paid by it; whether that is settled at once.

    Rule: chance.draw, chance.debt
    """
    team = state.team_of(seat)
    if effect == PAY:
        return owe(state, seat, team, BANK, amount, CARD_FEE)
    if effect == PAY_RIVAL:
        return owe(state, seat, team, 1 - team, amount, CARD_FOR_RIVAL)
    assert effect == GET_FROM_RIVAL
    return owe(state, seat, 1 - team, team, amount, CARD_FOR_RIVAL)


@final
class Draw(Decision[Pets, DrawFrame]):
    """CHANCE says which unseen card frame.seat draws from frame.deck. Its result is the card's number."""

    def __init__(self) -> None:
        super().__init__("draw", DRAW_FRAME, stream=DECK_STREAM)

    def answers(self, state: Pets, frame: DrawFrame, seat: Seat) -> list[Action]:
        """Every card of the deck that nobody has drawn yet.

        Rule: setup.decks
        """
        return state.decks[frame.deck].draws()

    def total(self, state: Pets, frame: DrawFrame) -> i64:
        """As many as nobody has drawn yet, each equally likely."""
        return state.decks[frame.deck].draws_left()

    def chance(self, state: Pets, frame: DrawFrame, roll: i64) -> Action:
        """The unseen card of that number."""
        return state.decks[frame.deck].draw_at(roll)

    def stream_of(self, frame: DrawFrame) -> i64:
        """Each deck has a stream of its own."""
        return DECK_STREAM + frame.deck

    def play(self, state: Pets, frame: DrawFrame, seat: Seat, action: Action) -> None:
        """Take the drawn card from its deck, and do what it says."""
        state.decks[frame.deck].take(action.number)
        take_card(state, frame, action.number)

    def flaw(self, state: Pets, frame: DrawFrame) -> str:
        """A deck with unseen cards, and a seat of its team that draws."""
        if frame.deck == NO_TEAM or not state.decks[frame.deck].bag:
            return "a card is drawn from a deck in which there are some that nobody has seen"
        if frame.waits != CHANCE_BIT or frame.seat < 0 or state.team_of(frame.seat) != frame.deck:
            return "a drawn card waits for chance alone, and for a player of the deck's team"
        return ""
