"""What happened, who may see it, and the clause that did it; refusals have the same shape."""

from typing import Final, final

from mypy_extensions import i64

from gamenight.kernel.seat import EVERYBODY


@final
class Kind:
    """A kind of event, refusal or question: its name and the names of its numbers, in order (five at most).

    `helps` are the verbs that would help who is refused, the best first; those that are lawful just then
    are named to the player.
    """

    def __init__(self, name: str, *fields: str, helps: tuple[str, ...] = ()) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.helps: Final = helps


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

    def __repr__(self) -> str:
        """Short, for a person at the prompt of Python."""
        facts = " ".join(f"{field}={value}" for field, value in self.facts().items())
        return f"<{self.kind.name} {facts} [{self.clause}]>"


def question(kind: Kind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> Event:
    """What is asked, or what a choice names: a sentence's numbers, which no clause caused."""
    return Event(kind, "", [a, b, c, d])


def refusal(kind: Kind, clause: str, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> Event:
    """What did not happen, and the clause that forbids it."""
    return Event(kind, clause, [a, b, c])
