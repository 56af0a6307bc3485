"""How a game ended, and by which clause."""

from typing import Final, TypedDict, final

TRUNCATED: Final = "table.truncated"


class OutcomeFacts(TypedDict):
    """How a game ended."""

    clause: str  # by which it ended
    winners: list[int]
    standings: list[list[int]]  # the seats by their places, the best first, equals together


@final
class Outcome:
    """The winners, the places (best first, equals together), and the clause that ended the game."""

    def __init__(self, clause: str, winners: list[int], standings: list[list[int]]) -> None:
        self.clause: Final = clause
        self.winners: Final = winners
        self.standings: Final = standings

    def __reduce__(self) -> tuple[object, ...]:
        """Made anew from all that it says."""
        return Outcome, (self.clause, self.winners, self.standings)

    def copy(self) -> "Outcome":
        """An equal outcome that shares nothing with this one."""
        return Outcome(self.clause, list(self.winners), [list(place) for place in self.standings])

    def to_json(self) -> OutcomeFacts:
        """Ready for JSON."""
        return {"clause": self.clause, "winners": self.winners, "standings": self.standings}

    def __repr__(self) -> str:
        """Short, for a person at the prompt of Python."""
        return f"<winners {self.winners} [{self.clause}]>"
