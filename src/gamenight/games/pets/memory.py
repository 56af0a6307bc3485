"""What the decisions of the team game remember, and how positions say it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.parts.dice import Throw
from gamenight.games.pets.board import BANK, NO_TEAM, TEAM_NAMES, TEAMS
from gamenight.kernel.errors import BadPosition
from gamenight.kernel.fields import Money, PerSeat
from gamenight.kernel.frame import Frame
from gamenight.kernel.named import Named
from gamenight.kernel.reading import LIMIT, checked, listed, per_seat, read_seat
from gamenight.kernel.seat import Seat

if TYPE_CHECKING:
    from gamenight.games.pets.state import Pets
    from gamenight.kernel.decision import Decision

# What a number is

Team = i64  # CAT or DOG; positions write "cat" or "dog"
Creditor = i64  # to whom a team owes: the other team, or BANK
Place = i64  # a space, by its number from GO
Places: TypeAlias = "PerSeat"  # by seat: where its token stands
JailTurns: TypeAlias = "PerSeat"  # by seat: which of the turns in Jail comes next; 0: it is free
SumPerTeam: TypeAlias = "vec[i64]"  # the cats' first, as in all that is by team
SeatPerTeam: TypeAlias = "vec[Seat]"
SetPerTeam: TypeAlias = "vec[i64]"  # of titles or of cards; positions say it by stacks and decks

CREDITORS: Final = [*TEAM_NAMES, "bank"]


def write_team(_state: Pets, team: Team) -> str:
    """The team's name."""
    return TEAM_NAMES[team]


def read_team(_state: Pets, value: object, where: str) -> Team:
    """The team of that name."""
    if value not in TEAM_NAMES:
        raise BadPosition(f"{where}: {value!r} is no team; it is 'cat' or 'dog'")
    return TEAM_NAMES.index(value)


def write_creditor(_state: Pets, creditor: Creditor) -> str:
    """A team's name, or the Bank."""
    return CREDITORS[creditor]


def read_creditor(state: Pets, value: object, where: str) -> Creditor:
    """The team of that name, or the Bank."""
    if value == CREDITORS[BANK]:
        return BANK
    return read_team(state, value, where)


def read_place(state: Pets, value: object, where: str) -> Place:
    """A space of this board."""
    return checked(value, where, 0, state.board.size - 1)


def read_places(state: Pets, value: object, where: str) -> vec[i64]:
    """A space of this board for each seat."""
    return vec[i64](per_seat(state, value, where, 0, state.board.size - 1))


def read_jail_turns(state: Pets, value: object, where: str) -> vec[i64]:
    """Which turn in Jail comes next for each seat, none above the last that this box allows."""
    return vec[i64](per_seat(state, value, where, 0, state.board.numbers.jail_turns))


def read_sum_per_team(_state: Pets, value: object, where: str) -> vec[i64]:
    """A sum for each team."""
    given = for_both(value, where, "sums")
    return vec[i64]([checked(one, f"{where}[{team}]", 0, LIMIT) for team, one in enumerate(given)])


def read_seat_per_team(state: Pets, value: object, where: str) -> vec[i64]:
    """A seat for each team."""
    given = for_both(value, where, "seats")
    return vec[i64]([read_seat(state, one, f"{where}[{team}]") for team, one in enumerate(given)])


def for_both(value: object, where: str, what: str) -> list[object]:
    """One value for each team."""
    given = listed(value, where, what)
    if len(given) != TEAMS:
        raise BadPosition(f"{where}: {len(given)} {what} for {TEAMS} teams; give one each")
    return given


# Where a turn stands


@final
class Stage(Named):
    """Where a turn stands, and the questions that may lie above the turn meanwhile."""

    def __init__(self, name: str, *questions: str) -> None:
        super().__init__(name)
        self.questions: Final = questions


BEFORE: Final = Stage("before")  # the player is to throw
THROWING: Final = Stage("throwing", "dice")
DRAWING: Final = Stage("drawing", "draw")
ACTING: Final = Stage("acting", "claim", "tribute", "add", "pick")  # the space or the card is being settled
FINED: Final = Stage("fined", "pick")  # so is the fine for leaving Jail after the last throw
STAGES: Final = [BEFORE, THROWING, DRAWING, ACTING, FINED]


# Frames


@final
class TurnFrame(Frame):
    """A turn: frame.seat has the dice."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.stage: Stage = BEFORE
        self.thrown: Throw = 0  # in this turn


@final
class DrawFrame(Frame):
    """A card that frame.seat draws."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.deck: Team = NO_TEAM


@final
class TitleFrame(Frame):
    """What frame.seat is asked about the title it has landed on: claim it, pay tribute, add a marker."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.space: Place = 0
        self.amount: Money = 0  # the price, or the tribute


@final
class PickFrame(Frame):
    """A debt for which frame.seat picks a marker: if it is the Bank's, the marker leaves the board."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.debtor: Team = NO_TEAM
        self.creditor: Creditor = NO_TEAM
        self.amount: Money = 0
