"""One rule family, seen from outside: what the floors above ask of every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from mypy_extensions import i64, mypyc_attr

from gamenight.kernel.action import RESIGN, TIME, Verb, number_in
from gamenight.kernel.decision import S
from gamenight.kernel.engine import EVENTS
from gamenight.kernel.event import OVER, Event, Kind, question
from gamenight.kernel.position import check_frames, read_common, write_common
from gamenight.kernel.seat import CHANCE, bit

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gamenight.kernel.action import Action
    from gamenight.kernel.seat import Seat
    from gamenight.kernel.sight import Sight
    from gamenight.kernel.state import State
    from gamenight.kernel.stream import Stream
    from gamenight.kernel.terms import Terms
    from gamenight.kernel.variant import Variant


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A family of rules: it begins states, reads and writes them, and shows them to seats.

    `verbs` are the words of its seats, `chances` those of CHANCE, `events` all that it tells, `questions` all
    that it asks; `rules` is the version of its rules, raised when an old record would replay differently.
    `has_secrets` says whether one seat may know what another may not: then people at one keyboard look one
    after the other.
    """

    def __init__(  # noqa: PLR0913  one list for each thing that is declared
        self,
        name: str,
        rules: int,
        verbs: list[Verb],
        chances: list[Verb],
        events: list[Kind],
        questions: list[Kind],
    ) -> None:
        self.name = name
        self.rules = rules
        self.verbs: list[Verb] = [*verbs, RESIGN]
        self.chances = chances
        self.events: list[Kind] = [*events, *EVENTS]
        self.questions = questions
        self.effects: list[Kind] = []  # what can be told of an action before it is played
        self._bare: dict[str, Event] = {
            kind.name: question(kind) for kind in [*questions, OVER] if not kind.fields
        }
        self.clock_verbs: list[Verb] = [TIME]
        self.agreements: list[Variant[Any]] = []  # what edits the terms, option by option
        self.has_secrets: bool = False

    def __repr__(self) -> str:
        """The family of rules, and their version as records have it."""
        return f"<{self.name}/{self.rules}>"

    # States

    def begin(self, terms: Terms) -> S:
        """The table before the first action."""
        raise NotImplementedError(self.name)

    def write(self, state: S) -> dict[str, object]:
        """The whole state, ready for JSON."""
        document = write_common(state)
        self.write_table(state, document)
        return document

    def read(self, terms: Terms, document: dict[str, object]) -> S:
        """A state from its JSON, whole or partial; BadPosition says what is impossible."""
        state = self.begin(terms)
        self.read_table(state, document)
        read_common(state, document, self.position_fields())
        self.check(state)
        check_frames(state)
        if state.outcome is None:
            self.check_together(state)
        return state

    def position_fields(self) -> list[str]:
        """The names of what lies on this game's table, as positions write them."""
        raise NotImplementedError(self.name)

    def write_table(self, state: S, document: dict[str, object]) -> None:
        """Write what lies on this game's table."""
        raise NotImplementedError(self.name)

    def read_table(self, state: S, document: dict[str, object]) -> None:
        """Read what lies on this game's table, and open the turn it speaks of."""
        raise NotImplementedError(self.name)

    def check(self, state: S) -> None:
        """Raise BadPosition if no game could reach this state."""
        raise NotImplementedError(self.name)

    def check_together(self, state: S) -> None:
        """Raise BadPosition if open questions, each right by itself, could not be open together."""

    def opener(self, state: S) -> Action | None:
        """What anybody may answer unasked before the first turn, for who is in a hurry; then nothing."""
        return None

    def closes(self, state: S, seat: Seat, action: Action) -> list[int]:
        """The numbers of the standing items that would lapse, unanswered, by this action."""
        return []

    def partners(self, state: S, seat: Seat) -> i64:
        """The seats that decide together with this one, itself among them: its team where there are teams."""
        return bit(seat)

    def falls(self, state: S) -> list[Action]:
        """What people may say fell where they throw for real: CHANCE's answers, of those alike one."""
        frame = state.asking
        return frame.decision.answers(state, frame, CHANCE)

    def gain(self, state: S, seat: Seat, action: Action) -> i64:
        """Money that a lawful action brings its seat at once (below zero: costs it), if it may be known."""
        return 0

    def tally(self, state: S) -> list[int]:
        """How each seat stands, as one number, to draw a finished game; nothing where no number tells it."""
        return []

    # Sights

    def sight(self, state: S, seat: Seat) -> Sight[S]:
        """The window of one seat."""
        raise NotImplementedError(self.name)

    def view(self, sight: Sight[S]) -> Mapping[str, object]:
        """All that the seat may know, ready for JSON."""
        raise NotImplementedError(self.name)

    def imagine(self, sight: Sight[S], stream: Stream) -> State:
        """A state drawn at random from those that the seat cannot tell apart."""
        raise NotImplementedError(self.name)

    # Words

    def question(self, sight: Sight[S]) -> Event:
        """What is asked, with its facts: the space, the price; by default the bare name of the decision."""
        return self._bare[sight.asked()]

    def details(self, sight: Sight[S], action: Action) -> Event | None:
        """What the label of an action names beyond its slots: whose rent, how much; by default nothing."""
        return None

    def weighed(self, sight: Sight[S], action: Action) -> list[Event]:
        """What an action would bring about besides what it says itself; by default nothing is told."""
        return []

    def uses(self, sight: Sight[S], action: Action) -> list[int]:
        """The cards of the seat's hand that an action is played with, by their kinds; by default none."""
        return []

    def say_slot(self, slot: str, value: int) -> str:
        """How a slot's number is written; games override it for slots that are not plain numbers."""
        return str(value)

    def read_slot(self, slot: str, text: str) -> int | None:
        """The number that a slot's text stands for, or None if it stands for none."""
        return number_in(text)

    def slot_examples(self, slot: str) -> str:
        """Some texts that may stand in a slot, for messages; games override it where a box gives them."""
        return ""
