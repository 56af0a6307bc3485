"""What happened, who may see it, and the clause that did it; refusals have the same shape."""

from typing import Final, Literal, TypedDict, Unpack, final

from mypy_extensions import i64

from gamenight.kernel.constants import constant, place_of
from gamenight.kernel.seat import EVERYBODY


class Traits(TypedDict, total=False):
    """What an event is, for those who show a game, film it or count in it; a trait that it lacks is left out.

    They name fields of the event, so that nobody needs a list of the events that pay, move or throw.
    """

    pays: tuple[str, str]  # who pays whom: fields that are a seat or a team, or "bank"; `amount` is the sum
    at: str  # the field that says at which space the money was earned
    moves: Literal["count", "leap"]  # a piece goes from `from` to `to`: space by space (`count`), or at once
    mover: str  # the field that says whose piece moves, if it is not `seat`
    throws: tuple[str, ...]  # the fields that are the dice, or the number that was spun
    spins: str  # the field that says at which degree the spinner stopped
    turns: str  # the field that names the card that is turned over
    defers: bool  # what was bought or asked for is paid later, not now
    cheers: tuple[str, ...]  # whom it makes glad: fields that are a seat or a team
    saddens: tuple[str, ...]  # and whom sorry
    notable: bool  # worth a chapter in a film of the game
    begins: bool  # a turn of `seat` begins with it; again in a row, it goes on
    ends: bool  # somebody has won


@final
class Kind:
    """A kind of event, refusal or question: its name and the names of its numbers, in order (five at most).

    `helps` are the verbs that would help whoever is refused, the best first; those that are lawful just then
    are named to the player. `lacks`: the question would allow it, but the money or the card for it is
    missing. Only events have traits.
    """

    def __init__(
        self,
        name: str,
        *fields: str,
        helps: tuple[str, ...] = (),
        lacks: bool = False,
        **traits: Unpack[Traits],
    ) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.helps: Final = helps
        self.lacks: Final = lacks
        self.traits: Final[Traits] = traits

    def __repr__(self) -> str:
        """The name of the kind, and the names of its numbers."""
        return f"<{' '.join([self.name, *self.fields])}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Found again as the same kind."""
        return constant, place_of(self)


OVER: Final = Kind("")  # asks nothing: the game has ended


@final
class Event:
    """One thing that happened (or was refused): a kind, its numbers, its clause, and who may know."""

    def __init__(self, kind: Kind, clause: str, values: list[int], sees: i64 = EVERYBODY) -> None:
        self.kind: Final = kind
        self.clause: Final = clause
        self.values: Final = values
        self.sees: Final[i64] = sees

    @property
    def name(self) -> str:
        """The kind's name."""
        return self.kind.name

    def facts(self) -> dict[str, int]:
        """The numbers by their names."""
        return {field: self.values[place] for place, field in enumerate(self.kind.fields)}

    def to_json(self) -> dict[str, object]:
        """Ready for JSON: the name, the facts, the clause."""
        document: dict[str, object] = {"event": self.kind.name}
        for place, field in enumerate(self.kind.fields):
            document[field] = self.values[place]
        document["clause"] = self.clause
        return document

    def asks(self) -> dict[str, object]:
        """Ready for JSON, where it is a question: its name and its facts."""
        return {"ask": self.kind.name, **self.facts()}

    def effects(self) -> dict[str, object]:
        """Ready for JSON, where it is an effect: its name and its facts."""
        return {"effect": self.kind.name, **self.facts()}

    def __repr__(self) -> str:
        """Short, for a person at the prompt of Python."""
        facts = " ".join(f"{field}={value}" for field, value in self.facts().items())
        return f"<{self.kind.name} {facts} [{self.clause}]>"

    def __reduce__(self) -> tuple[object, ...]:
        """Made anew, of the same kind."""
        return Event, (self.kind, self.clause, self.values, self.sees)


def question(kind: Kind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> Event:
    """What is asked, or what a choice names: a sentence's numbers, which no clause caused."""
    return Event(kind, "", [a, b, c, d])


def refusal(kind: Kind, clause: str, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> Event:
    """What did not happen, and the clause that forbids it."""
    return Event(kind, clause, [a, b, c])
