"""What a table agreed before play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NotRequired, TypedDict, final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from gamenight.kernel.decision import Aside, Decision
    from gamenight.kernel.fields import StandingFields
    from gamenight.kernel.game import Game


Value = bool | int | str | list[str]  # what an option may be


class OptionFacts(TypedDict):
    """One thing a table may agree on, as a lobby shows it."""

    name: str
    default: Value
    official: bool  # the rulebook knows it
    choices: NotRequired[list[Value]]  # left out: the game itself checks what is given
    unofficial: NotRequired[list[Value]]  # those of the choices that the rulebook does not know


@final
class Option:
    """One thing a table may agree on: its name, what it may be, and what it is if nobody says."""

    def __init__(
        self,
        name: str,
        default: Value,
        choices: list[Value] | None = None,
        *,
        official: bool = True,
        unofficial: list[Value] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices  # None: the game itself checks what is given
        self.official = official
        self.unofficial = unofficial or []  # choices that the rulebook does not know

    def to_json(self) -> OptionFacts:
        """Ready for JSON."""
        document: OptionFacts = {"name": self.name, "default": self.default, "official": self.official}
        if self.choices is not None:
            document["choices"] = self.choices
        if self.unofficial:
            document["unofficial"] = self.unofficial
        return document


@mypyc_attr(allow_interpreted_subclasses=True)
class Origin:
    """Who made some terms and can make them again: a box, with the names of a table and what it agreed."""

    def game(self) -> Game[Any]:
        """The game that is played by them."""
        raise NotImplementedError

    def terms(self) -> Terms:
        """Make the terms again."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms:
    """The seats and the tables of decisions and asides; a variant replaces an entry, no rule asks which.

    standing: the kinds of items that may stand beside the stack. origin: who made these terms, if a table was
    opened with them; without it states of them cannot be pickled.
    """

    def __init__(
        self,
        seats: i64,
        decisions: list[Decision[Any, Any]],
        asides: list[Aside[Any]] | None = None,
        standing: list[StandingFields[Any]] | None = None,
        *,
        has_clock: bool = False,
    ) -> None:
        self.seats: i64 = seats
        self.decisions = decisions
        self.asides: list[Aside[Any]] = [] if asides is None else asides
        self.standing: list[StandingFields[Any]] = [] if standing is None else standing
        self.has_clock = has_clock
        self.origin: Origin | None = None

    def decision_named(self, name: str) -> int:
        """The place of a decision in the table, or -1."""
        for place, decision in enumerate(self.decisions):
            if decision.name == name:
                return place
        return -1
