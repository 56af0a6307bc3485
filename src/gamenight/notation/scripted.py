"""Chance by hand: a dealer who reads out what it was given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamenight.kernel.dealer import Dealer
from gamenight.kernel.engine import why_not
from gamenight.kernel.errors import BadSetup, Unreadable
from gamenight.kernel.seat import CHANCE
from gamenight.notation.words import read

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gamenight.kernel.action import Action
    from gamenight.kernel.game import Game
    from gamenight.kernel.state import State


class Scripted(Dealer):
    """Answers for CHANCE from a list of words, in order; `open` tells it which game it deals."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = list(words)
        self.place = 0
        self.game: Game[Any] | None = None

    def __repr__(self) -> str:
        """As it was made, and how much of it has been read out."""
        return f"Scripted({self.words}) at {self.place}" if self.place else f"Scripted({self.words})"

    def __reduce__(self) -> tuple[object, ...]:
        """Made anew, and set where it stands; the table it deals for tells it the game again."""
        return scripted_at, (self.words, self.place)

    def answer(self, state: State) -> Action:
        """The next word of the script."""
        assert self.game is not None, "a scripted dealer deals for the table it was opened with"
        asked = state.asking.decision.name
        if self.place >= len(self.words):
            raise BadSetup(
                f"the script ends after {self.place} answers, but chance is asked once more ({asked})"
            )
        word = self.words[self.place]
        try:
            action = read(self.game, self.game.chances, word)
        except Unreadable as error:
            raise BadSetup(f"script, answer {self.place + 1}: {error}") from error
        if why_not(state, CHANCE, action) is not None:
            raise BadSetup(
                f"script, answer {self.place + 1}: {word!r} does not answer what is asked ({asked})"
            )
        self.place += 1
        return action

    def bookmark(self) -> list[list[int]]:
        """Where the script stands."""
        return [[self.place]]

    def rewind(self, mark: list[list[int]]) -> None:
        """Go back to the bookmark."""
        self.place = mark[0][0]


def scripted_at(words: list[str], place: int) -> Scripted:
    """A dealer with that script, at a place in it."""
    dealer = Scripted(words)
    dealer.place = place
    return dealer
