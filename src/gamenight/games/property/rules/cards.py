"""The two decks: drawing the top card and doing what it says."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gamenight.games.parts.deck import card_of, deck_of, told
from gamenight.games.property.board import (
    CHANCE,
    CHANCE_DECK,
    CHEST_DECK,
    GET,
    GET_EACH,
    JAIL_FREE,
    MOVE_BACK,
    MOVE_NEAREST,
    MOVE_TO,
    PAY,
    PAY_EACH,
    REPAIRS,
    TO_JAIL,
    Card,
)
from gamenight.games.property.events import DREW, GOT_BY_CARD, KEPT_CARD
from gamenight.games.property.fields import DRAW_FRAME
from gamenight.games.property.forms import NO_DECK
from gamenight.games.property.memory import DrawFrame, TurnFrame
from gamenight.games.property.reasons import CARD_FEE
from gamenight.games.property.rules.claims import settle_asked
from gamenight.games.property.rules.jail import go_to_jail
from gamenight.games.property.rules.levy import collect_from_each, pay_each
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.rules.move import move_back, move_to
from gamenight.games.property.rules.payment import owe
from gamenight.games.property.state import Property
from gamenight.games.property.terms import DECK_STREAM, DRAW
from gamenight.kernel.action import Action
from gamenight.kernel.seat import CHANCE_BIT, NOBODY, Seat, holds

# How it goes on after a card
CARD_DONE: Final = 0
CARD_WAITS: Final = 1  # the turn goes on when the payment on the stack is settled
CARD_MOVED: Final = 2  # the new space is to be acted on
CARD_MOVED_NEAREST: Final = 3  # the new space is to be acted on, and the card sets the rent


def draw_card(state: Property, seat: Seat) -> None:
    """Take the top card; as long as nobody has seen it, chance says which one it is.

    Rule: cards.draw, setup.decks
    """
    deck: i64 = CHEST_DECK
    if state.space_of(seat).kind == CHANCE:
        deck = CHANCE_DECK
    has_unseen = state.decks[deck].bag != 0
    frame = DRAW.open(state, CHANCE_BIT if has_unseen else 0)
    frame.seat = seat
    frame.deck = deck
    if not has_unseen:
        take_card(state, frame, state.decks[deck].take_next())


def take_card(state: Property, frame: DrawFrame, card: i64) -> None:
    """The card is shown, and goes under the deck unless it may be kept.

    Rule: cards.draw, cards.jail_free
    """
    deck = frame.deck
    state.tell(DREW, "cards.draw", frame.seat, deck, told(deck, card))
    if state.board.decks[deck][card].effect == JAIL_FREE:
        state.keepers[deck] = frame.seat
        state.tell(KEPT_CARD, "cards.jail_free", frame.seat, deck)
    else:
        state.decks[deck].put_below(card)
    state.pop(told(deck, card))


def follow_card(state: Property, turn: TurnFrame, drawn: i64) -> i64:
    """Do at once what the card says; says how it goes on.

    Rule: cards.draw, cards.nearest, cards.jail_free
    """
    seat = turn.seat
    card = state.board.decks[deck_of(drawn)][card_of(drawn)]
    effect = card.effect
    if effect == MOVE_TO:
        move_to(state, turn, card.number)
        return CARD_MOVED
    if effect == MOVE_NEAREST:
        move_to(state, turn, state.board.nearest(state.places[seat], card.number))
        return CARD_MOVED_NEAREST
    if effect == MOVE_BACK:
        move_back(state, turn, card.number)
        return CARD_MOVED
    if effect == TO_JAIL:
        go_to_jail(state, seat, "jail.sent")
    elif effect == GET:
        state.receive(seat, card.number)
        state.tell(GOT_BY_CARD, "cards.draw", seat, card.number)
    elif effect != JAIL_FREE:
        return CARD_DONE if pay_by_card(state, seat, card) else CARD_WAITS
    return CARD_DONE


def pay_by_card(state: Property, seat: Seat, card: Card) -> bool:
    """Pay the Bank, everybody, or for each building; or collect. Whether the turn goes on here.

    Rule: cards.draw, cards.collect_each
    """
    if card.effect == GET_EACH:
        collect_from_each(state, seat, card.number)
        return False
    if card.effect == PAY_EACH:
        pay_each(state, seat, card.number)
        return False
    amount = card.number
    if card.effect == REPAIRS:
        amount = repairs_for(state, seat, card)
    assert card.effect == PAY or card.effect == REPAIRS
    return amount == 0 or owe(state, seat, NOBODY, amount, CARD_FEE, state.places[seat])


def repairs_for(state: Property, seat: Seat, card: Card) -> i64:
    """What a card asks for repairs: so much for each house and so much for each hotel that the seat owns.

    Rule: cards.draw
    """
    amount: i64 = 0
    for space in state.board.deeds:
        height = state.heights[space.index]
        if height > 0 and state.owned[seat] & space.bit:
            if height > state.agreed.most_houses:
                amount += card.other
            else:
                amount += card.number * height
    return amount


@final
class Draw(PropertyDecision[DrawFrame]):
    """CHANCE says which unseen card frame.seat draws from frame.deck."""

    def __init__(self) -> None:
        super().__init__("draw", DRAW_FRAME, stream=DECK_STREAM)

    def answers(self, state: Property, frame: DrawFrame, seat: Seat) -> list[Action]:
        """Every card of the deck that nobody has drawn yet.

        Rule: setup.decks
        """
        return state.decks[frame.deck].draws()

    def total(self, state: Property, frame: DrawFrame) -> i64:
        """As many as nobody has drawn yet, each equally likely."""
        return state.decks[frame.deck].draws_left()

    def chance(self, state: Property, frame: DrawFrame, roll: i64) -> Action:
        """The unseen card of that number."""
        return state.decks[frame.deck].draw_at(roll)

    def stream_of(self, frame: DrawFrame) -> i64:
        """Each deck has a stream of its own."""
        return DECK_STREAM + frame.deck

    def play(self, state: Property, frame: DrawFrame, seat: Seat, action: Action) -> None:
        """Take the drawn card from its deck, and do what it says."""
        state.decks[frame.deck].take(action.number)
        take_card(state, frame, action.number)

    def charged(self, state: Property, frame: DrawFrame, seat: Seat) -> None:
        """Where people draw real cards, a rent asked for before theirs was told is the older debt.

        Rule: debt.order
        """
        settle_asked(state)

    def resume(self, state: Property, frame: DrawFrame, result: i64) -> None:
        """It is settled: the card is asked for again, unless whoever draws is out of the game by it.

        Rule: debt.order, turn.end
        """
        if holds(state.out, frame.seat):
            state.pop(0)
        elif not settle_asked(state):
            state.ask(frame, CHANCE_BIT)

    def flaw(self, state: Property, frame: DrawFrame) -> str:
        """A deck with unseen cards, and a seat that draws."""
        if frame.deck == NO_DECK or not state.decks[frame.deck].bag:
            return "the deck has no card that nobody has seen"
        return "" if frame.waits == CHANCE_BIT and frame.seat >= 0 else "a drawn card waits for chance alone"
