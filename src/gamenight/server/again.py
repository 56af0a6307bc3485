"""A game taken back to an earlier line: chance gives the same answers again, never a new throw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamenight.api.opening import lay
from gamenight.kernel import engine
from gamenight.kernel.dealer import Dealer
from gamenight.kernel.seat import CHANCE
from gamenight.notation.scripted import Scripted
from gamenight.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.api.table import Table
    from gamenight.kernel.action import Action
    from gamenight.kernel.game import Game
    from gamenight.kernel.state import State

Answers = dict[int, list["Action"]]  # by the dealer's streams: dice, one deck, another


class Again(Dealer):
    """First what chance has said before, where the same is asked; then another dealer goes on.

    An answer that has no sense any more (a card that lies elsewhere now) is passed over.
    """

    def __init__(self, dealer: Dealer, game: Game[Any], answers: Answers) -> None:
        self.dealer = dealer
        self.answers_left = answers
        self._places: dict[int, int] = {}  # how many were given since the bookmark
        if isinstance(dealer, Scripted):
            dealer.game = game

    def is_ready(self, state: State) -> bool:
        """Whether something is left to be said again, or the other dealer is ready."""
        return self._left(state) is not None or self.dealer.is_ready(state)

    def _left(self, state: State) -> Action | None:
        """What chance has said before to what is asked now, if it still has any sense."""
        stream = stream_of(state)
        left, place = self.answers_left.get(stream, []), self._places.get(stream, 0)
        has_sense = place < len(left) and engine.why_not(state, CHANCE, left[place]) is None
        return left[place] if has_sense else None

    def answer(self, state: State) -> Action:
        """The next answer of the same stream, if one is left."""
        stream, left = stream_of(state), self._left(state)
        self._places[stream] = self._places.get(stream, 0) + 1
        return self.dealer.answer(state) if left is None else left

    def used(self, stream: int) -> None:
        """An answer of this stream has been played: the next one follows."""
        self.answers_left[stream] = self.answers_left.get(stream, [])[1:]

    def bookmark(self) -> list[list[int]]:
        """Where the answers stand now: what was given before has been played or forgotten."""
        self._places = {}
        return self.dealer.bookmark()

    def rewind(self, mark: list[list[int]]) -> None:
        """Go back to a bookmark: the same answers follow."""
        self._places = {}
        self.dealer.rewind(mark)


def stream_of(state: State) -> int:
    """The dealer's stream for what chance is asked now."""
    frame = state.asking
    return int(frame.decision.stream_of(frame))


def chance_in(table: Table, moves: Sequence[tuple[int, str]]) -> list[tuple[int, Action]]:
    """What chance says in moves that follow on this table, each with its stream; the table stays as it is."""
    state, found = table.state.copy(), []
    state.log = None
    for seat, word in moves:
        action = table.read(seat, word)
        if seat == CHANCE:
            found.append((stream_of(state), action))
        engine.play(state, seat, action)
    return found


def note_used(table: Table, moves: Sequence[tuple[int, str]]) -> None:
    """Moves are about to be played: what chance says in them is not said again."""
    dealer = table.dealer
    if isinstance(dealer, Again) and any(dealer.answers_left.values()):
        for stream, _ in chance_in(table, moves):
            dealer.used(stream)


def taken_back(table: Table, line: int) -> Table:
    """Another table, as this one stood before a line of its record."""
    head, moves = table.head, [(entry.seat, entry.word) for entry in table.entries]
    dealer = table.dealer.dealer if isinstance(table.dealer, Again) else table.dealer
    earlier = lay(table.edition, head.names, head.terms, head.position, dealer, ENGLISH)
    earlier.head.dealt = head.dealt
    earlier.head.branches = [place for place in head.branches if place <= line]
    earlier.follow(moves[:line])
    if head.dealt:
        return earlier  # people look at the dice that lie there, and may have tapped the wrong number
    answers: Answers = {}
    for stream, action in chance_in(earlier, moves[line:]):
        answers.setdefault(stream, []).append(action)
    if isinstance(table.dealer, Again):
        for stream, left in table.dealer.answers_left.items():
            answers.setdefault(stream, []).extend(left)
    earlier.dealer = Again(dealer, earlier.game, answers)
    return earlier
