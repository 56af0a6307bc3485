"""How the memory of this family is copied, written and read. tools/fields.py writes this; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast, final

from mypy_extensions import i64

from gamenight.games.parts.dice import read_throw, write_throw
from gamenight.games.pets.board import NO_TEAM
from gamenight.games.pets.memory import (
    ACTING,
    BEFORE,
    DRAWING,
    FINED,
    THROWING,
    DrawFrame,
    PickFrame,
    TitleFrame,
    TurnFrame,
    read_creditor,
    read_jail_turns,
    read_place,
    read_places,
    read_seat_per_team,
    read_sum_per_team,
    read_team,
    write_creditor,
    write_team,
)
from gamenight.kernel.fields import Fields, FrameFields, taken_over
from gamenight.kernel.reading import read_count, read_flag, read_money, read_named, read_number

if TYPE_CHECKING:
    from gamenight.games.pets.state import Pets
    from gamenight.kernel.decision import Decision
    from gamenight.kernel.state import State


@final
class TurnFrameFields(FrameFields[TurnFrame]):
    """The fields of TurnFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> TurnFrame:
        """Make a new one."""
        return TurnFrame(decision)

    def clear(self, frame: TurnFrame) -> None:
        """Make it as new."""
        frame.stage = BEFORE
        frame.thrown = 0

    def load(self, mine: TurnFrame, other: TurnFrame) -> None:
        """Take over field by field."""
        mine.stage = other.stage
        mine.thrown = other.thrown

    def write(self, state: State, kept: TurnFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        document["stage"] = kept.stage.name
        if kept.thrown:
            document["thrown"] = write_throw(cast("Pets", state), kept.thrown)

    def read(self, state: State, kept: TurnFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "stage" in document:
            kept.stage = read_named(
                document["stage"], f"{where}stage", [BEFORE, THROWING, DRAWING, ACTING, FINED]
            )
        if "thrown" in document:
            kept.thrown = read_throw(cast("Pets", state), document["thrown"], f"{where}thrown")

    def say(self, kept: TurnFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"stage={kept.stage}",
            f"thrown={kept.thrown}",
        ]


TURN_FRAME: Final = TurnFrameFields("stage", "thrown")


@final
class DrawFrameFields(FrameFields[DrawFrame]):
    """The fields of DrawFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> DrawFrame:
        """Make a new one."""
        return DrawFrame(decision)

    def clear(self, frame: DrawFrame) -> None:
        """Make it as new."""
        frame.deck = NO_TEAM

    def load(self, mine: DrawFrame, other: DrawFrame) -> None:
        """Take over field by field."""
        mine.deck = other.deck

    def write(self, state: State, kept: DrawFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.deck != NO_TEAM:
            document["deck"] = write_team(cast("Pets", state), kept.deck)

    def read(self, state: State, kept: DrawFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "deck" in document:
            kept.deck = read_team(cast("Pets", state), document["deck"], f"{where}deck")

    def say(self, kept: DrawFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"deck={kept.deck}",
        ]


DRAW_FRAME: Final = DrawFrameFields("deck")


@final
class TitleFrameFields(FrameFields[TitleFrame]):
    """The fields of TitleFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> TitleFrame:
        """Make a new one."""
        return TitleFrame(decision)

    def clear(self, frame: TitleFrame) -> None:
        """Make it as new."""
        frame.space = 0
        frame.amount = 0

    def load(self, mine: TitleFrame, other: TitleFrame) -> None:
        """Take over field by field."""
        mine.space = other.space
        mine.amount = other.amount

    def write(self, state: State, kept: TitleFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.space:
            document["space"] = kept.space
        if kept.amount:
            document["amount"] = kept.amount

    def read(self, state: State, kept: TitleFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "space" in document:
            kept.space = read_place(cast("Pets", state), document["space"], f"{where}space")
        if "amount" in document:
            kept.amount = read_money(document["amount"], f"{where}amount")

    def say(self, kept: TitleFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"space={kept.space}",
            f"amount={kept.amount}",
        ]


TITLE_FRAME: Final = TitleFrameFields("space", "amount")


@final
class PickFrameFields(FrameFields[PickFrame]):
    """The fields of PickFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> PickFrame:
        """Make a new one."""
        return PickFrame(decision)

    def clear(self, frame: PickFrame) -> None:
        """Make it as new."""
        frame.debtor = NO_TEAM
        frame.creditor = NO_TEAM
        frame.amount = 0

    def load(self, mine: PickFrame, other: PickFrame) -> None:
        """Take over field by field."""
        mine.debtor = other.debtor
        mine.creditor = other.creditor
        mine.amount = other.amount

    def write(self, state: State, kept: PickFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.debtor != NO_TEAM:
            document["debtor"] = write_team(cast("Pets", state), kept.debtor)
        if kept.creditor != NO_TEAM:
            document["creditor"] = write_creditor(cast("Pets", state), kept.creditor)
        if kept.amount:
            document["amount"] = kept.amount

    def read(self, state: State, kept: PickFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "debtor" in document:
            kept.debtor = read_team(cast("Pets", state), document["debtor"], f"{where}debtor")
        if "creditor" in document:
            kept.creditor = read_creditor(cast("Pets", state), document["creditor"], f"{where}creditor")
        if "amount" in document:
            kept.amount = read_money(document["amount"], f"{where}amount")

    def say(self, kept: PickFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"debtor={kept.debtor}",
            f"creditor={kept.creditor}",
            f"amount={kept.amount}",
        ]


PICK_FRAME: Final = PickFrameFields("debtor", "creditor", "amount")


@final
class PetsFields(Fields["Pets"]):
    """The fields of Pets."""

    def load(self, mine: Pets, other: Pets) -> None:
        """Take over field by field."""
        seat: i64 = 0
        while seat < mine.seats:
            mine.places[seat] = other.places[seat]
            mine.jailed[seat] = other.jailed[seat]
            seat += 1
        mine.cash = taken_over(mine.cash, other.cash)
        mine.bank = other.bank
        mine.piles = taken_over(mine.piles, other.piles)
        mine.owned = taken_over(mine.owned, other.owned)
        for place in range(len(other.decks)):
            mine.decks[place].load(other.decks[place])
        mine.kept = taken_over(mine.kept, other.kept)
        mine.next = taken_over(mine.next, other.next)
        mine.begun = other.begun
        mine.exchanges = other.exchanges
        mine.rounds = other.rounds
        mine.sudden = other.sudden

    def write(self, state: State, kept: Pets, document: dict[str, object]) -> None:
        """Write by name."""
        document["cash"] = list(kept.cash)
        document["bank"] = kept.bank
        document["places"] = list(kept.places)
        document["jailed"] = list(kept.jailed)
        document["next"] = list(kept.next)
        document["begun"] = write_team(kept, kept.begun)
        document["exchanges"] = kept.exchanges
        document["rounds"] = kept.rounds
        document["sudden"] = kept.sudden

    def read(self, state: State, kept: Pets, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "cash" in document:
            kept.cash = read_sum_per_team(kept, document["cash"], f"{where}cash")
        if "bank" in document:
            kept.bank = read_number(document["bank"], f"{where}bank")
        if "places" in document:
            kept.places = read_places(kept, document["places"], f"{where}places")
        if "jailed" in document:
            kept.jailed = read_jail_turns(kept, document["jailed"], f"{where}jailed")
        if "next" in document:
            kept.next = read_seat_per_team(kept, document["next"], f"{where}next")
        if "begun" in document:
            kept.begun = read_team(kept, document["begun"], f"{where}begun")
        if "exchanges" in document:
            kept.exchanges = read_count(document["exchanges"], f"{where}exchanges")
        if "rounds" in document:
            kept.rounds = read_count(document["rounds"], f"{where}rounds")
        if "sudden" in document:
            kept.sudden = read_flag(document["sudden"], f"{where}sudden")


PETS: Final = PetsFields("cash", "bank", "places", "jailed", "next", "begun", "exchanges", "rounds", "sudden")
