"""The property game as the floors above see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from gamenight.games.parts.jail import PAY_FINE, ROLL, TO_ROLL, USE_CARD
from gamenight.games.property.actions import CHANCES, USE_CARD_OF, VERBS
from gamenight.games.property.agreeing import QUESTIONS as OF_VARIANTS
from gamenight.games.property.agreeing import property_variants
from gamenight.games.property.board import DECK_NAMES
from gamenight.games.property.events import EVENTS
from gamenight.games.property.goods import GIVE_CARD, GOOD, GOOD_NAMES, TAKE_CARD, good
from gamenight.games.property.groups import EFFECTS, weighed
from gamenight.games.property.labels import details_of
from gamenight.games.property.memory import Claim, TurnFrame
from gamenight.games.property.owing import QUESTIONS as OF_MONEY
from gamenight.games.property.owing import question_of_money
from gamenight.games.property.position import FIELDS, check_table, read_table, write_table
from gamenight.games.property.prices import gain_of
from gamenight.games.property.questions import QUESTIONS, question_of
from gamenight.games.property.rules.order import open_order
from gamenight.games.property.rules.worth import counted
from gamenight.games.property.sight import PropertySight
from gamenight.games.property.stacking import check_stack
from gamenight.games.property.state import Property
from gamenight.games.property.terms import ORDER, PropertyTerms
from gamenight.games.property.trade_labels import details_of_trades
from gamenight.games.property.view import PropertyTable, view_of
from gamenight.kernel.game import Game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from gamenight.kernel.action import Action
    from gamenight.kernel.event import Event
    from gamenight.kernel.seat import Seat
    from gamenight.kernel.sight import Sight
    from gamenight.kernel.state import State
    from gamenight.kernel.stream import Stream
    from gamenight.kernel.terms import Option, Terms


@final
class PropertyGame(Game[Property]):
    """Buy, rent, build, trade."""

    def __init__(self, options: Sequence[Option]) -> None:
        asked = [*QUESTIONS, *OF_MONEY, *OF_VARIANTS]
        super().__init__("property", 4, VERBS, CHANCES, EVENTS, asked)
        self.effects = EFFECTS
        self.agreements = [*property_variants(options)]

    def begin(self, terms: Terms) -> Property:
        """Everybody on GO with the same money; the Bank has all else.

        Rule: setup.players, setup.cash, setup.bank, setup.decks
        """
        state = Property(cast(PropertyTerms, terms))
        open_order(state)
        return state

    def opener(self, state: Property) -> Action | None:
        """Everybody throws for the first turn.

        Rule: setup.order
        """
        return TO_ROLL if ORDER.asks(state.asking) else None

    def position_fields(self) -> list[str]:
        """What lies on the table."""
        return FIELDS

    def write_table(self, state: Property, document: dict[str, object]) -> None:
        """Purses, tokens, deeds, buildings, decks."""
        write_table(state, document)

    def read_table(self, state: Property, document: dict[str, object]) -> None:
        """Read what is given, leave the rest as when play begins, and open the turn that is spoken of."""
        read_table(state, document)

    def check(self, state: Property) -> None:
        """Nothing that no game could reach."""
        check_table(state)

    def check_together(self, state: Property) -> None:
        """What lies above what, and whom the last question waits for."""
        check_stack(state)

    def closes(self, state: Property, seat: Seat, action: Action) -> list[int]:
        """The rents that the first throw of a turn would close.

        Rule: rent.deadline
        """
        frame = state.asking
        is_card = action.verb is USE_CARD or action.verb is USE_CARD_OF
        is_throw = action.verb is ROLL or action.verb is PAY_FINE or is_card
        if not is_throw or not isinstance(frame, TurnFrame) or frame.seat != seat or frame.throws > 0:
            return []
        turn = state.turns + 1
        return [
            int(one.number)
            for one in state.standing
            if isinstance(one, Claim) and not one.asked and one.lapses <= turn
        ]

    def gain(self, state: Property, seat: Seat, action: Action) -> i64:
        """The price of a thing bought or sold, the rent that may be asked for."""
        return gain_of(state, seat, action)

    def tally(self, state: Property) -> list[int]:
        """All that each seat has, as it is counted at the end of a game.

        Rule: timed.end
        """
        return [int(counted(state, seat)) for seat in range(state.seats)]

    def sight(self, state: Property, seat: Seat) -> Sight[Property]:
        """The window of one seat."""
        return PropertySight(state, seat)

    def view(self, sight: Sight[Property]) -> PropertyTable:
        """All that lies open."""
        assert isinstance(sight, PropertySight)
        return view_of(sight)

    def imagine(self, sight: Sight[Property], stream: Stream) -> State:
        """The state itself: cards that nobody has seen are in no order yet."""
        assert isinstance(sight, PropertySight)
        return sight.twin()

    # Words

    def question(self, sight: Sight[Property]) -> Event:
        """What is asked, with the space, the price, the sum, the turn in Jail."""
        assert isinstance(sight, PropertySight)
        asked = question_of(sight) or question_of_money(sight)
        return super().question(sight) if asked is None else asked

    def details(self, sight: Sight[Property], action: Action) -> Event | None:
        """What a label names beside the slots: whose rent it is, and how much."""
        assert isinstance(sight, PropertySight)
        return details_of(sight, action) or details_of_trades(sight, action)

    def weighed(self, sight: Sight[Property], action: Action) -> list[Event]:
        """What a trade would do to the groups of both sides."""
        assert isinstance(sight, PropertySight)
        return weighed(sight, action)

    def say_slot(self, slot: str, value: int) -> str:
        """Decks by name; goods as give:39, pay:100, card:chance, take:5, get:50, take-card:chest.

        Rule: deal.what
        """
        if slot == "deck":
            return DECK_NAMES[value]
        if slot == "goods":
            kind, which = value // GOOD, value % GOOD
            is_card = kind == GIVE_CARD or kind == TAKE_CARD
            return f"{GOOD_NAMES[kind]}:{DECK_NAMES[which] if is_card else which}"
        return super().say_slot(slot, value)

    def read_slot(self, slot: str, text: str) -> int | None:
        """The number that such a text stands for, or None."""
        if slot == "deck":
            return DECK_NAMES.index(text) if text in DECK_NAMES else None
        if slot != "goods":
            return super().read_slot(slot, text)
        name, _, which = text.partition(":")
        if name not in GOOD_NAMES:
            return None
        kind = GOOD_NAMES.index(name)
        if kind == GIVE_CARD or kind == TAKE_CARD:
            return good(kind, DECK_NAMES.index(which)) if which in DECK_NAMES else None
        number = super().read_slot(slot, which)
        return None if number is None or number >= GOOD else good(kind, number)
