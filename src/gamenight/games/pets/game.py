"""The team game as the floors above see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from gamenight.games.pets.actions import CHANCES, TO_SHOW_NONE, VERBS
from gamenight.games.pets.agreeing import pets_variants
from gamenight.games.pets.asking import QUESTIONS, label_of, question_of
from gamenight.games.pets.board import TEAM_NAMES
from gamenight.games.pets.events import EVENTS
from gamenight.games.pets.position import FIELDS, check_table, read_table, write_table
from gamenight.games.pets.prices import gain_of
from gamenight.games.pets.rules.start import open_start
from gamenight.games.pets.sight import PetsSight
from gamenight.games.pets.state import Pets
from gamenight.games.pets.terms import START, PetsTerms
from gamenight.games.pets.view import PetsTable, view_of
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
class PetsGame(Game[Pets]):
    """Claim titles for your pet."""

    def __init__(self, options: Sequence[Option]) -> None:
        super().__init__("pets", 2, VERBS, CHANCES, EVENTS, QUESTIONS)
        self.agreements = [*pets_variants(options)]

    def begin(self, terms: Terms) -> Pets:
        """Everybody on GO, the same money for each team, both decks shuffled; the Bank has all else.

        Rule: setup.cash, setup.bank, setup.decks, setup.tokens
        """
        state = Pets(cast(PetsTerms, terms))
        open_start(state)
        return state

    def opener(self, state: Pets) -> Action | None:
        """Nobody looks for a picture: the dealer draws who starts.

        Rule: order.first
        """
        return TO_SHOW_NONE if START.asks(state.asking) else None

    def position_fields(self) -> list[str]:
        """What lies on the table."""
        return FIELDS

    def write_table(self, state: Pets, document: dict[str, object]) -> None:
        """Purses, tokens, stacks, decks."""
        write_table(state, document)

    def read_table(self, state: Pets, document: dict[str, object]) -> None:
        """As given, the rest as when play begins; then the turn that is spoken of."""
        read_table(state, document)

    def check(self, state: Pets) -> None:
        """Nothing that no game could reach."""
        check_table(state)

    def partners(self, state: Pets, seat: Seat) -> i64:
        """The seats of one's own team: they decide together.

        Rule: setup.cash
        """
        return state.side(state.team_of(seat))

    def gain(self, state: Pets, seat: Seat, action: Action) -> i64:
        """The price of a title, a marker, a way out of Jail."""
        return gain_of(state, action)

    def tally(self, state: Pets) -> list[int]:
        """How many titles each seat's team owns."""
        return [int(state.titles_of(state.team_of(seat))) for seat in range(state.seats)]

    def sight(self, state: Pets, seat: Seat) -> Sight[Pets]:
        """The window of one seat."""
        return PetsSight(state, seat)

    def view(self, sight: Sight[Pets]) -> PetsTable:
        """All that lies open."""
        assert isinstance(sight, PetsSight)
        return view_of(sight)

    def imagine(self, sight: Sight[Pets], stream: Stream) -> State:
        """The state itself: cards that nobody has seen are in no order yet."""
        assert isinstance(sight, PetsSight)
        return sight.twin()

    # Words

    def question(self, sight: Sight[Pets]) -> Event:
        """What is asked: about which title, at what price, on which turn in Jail."""
        assert isinstance(sight, PetsSight)
        return question_of(sight)

    def details(self, sight: Sight[Pets], action: Action) -> Event | None:
        """The sum on a label."""
        assert isinstance(sight, PetsSight)
        return label_of(sight, action)

    def say_slot(self, slot: str, value: int) -> str:
        """The decks by their teams: cat, dog."""
        return TEAM_NAMES[value] if slot == "deck" else super().say_slot(slot, value)

    def read_slot(self, slot: str, text: str) -> int | None:
        """A deck by its team's name."""
        if slot == "deck":
            return TEAM_NAMES.index(text) if text in TEAM_NAMES else None
        return super().read_slot(slot, text)
