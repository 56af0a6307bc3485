"""How the memory of this family is copied, written and read. tools/fields.py writes this; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast, final

from gamenight.games.deal.cards import (
    NO_CARD,
    read_card,
    read_counts,
    read_discarded,
    read_known,
    read_loose,
    read_picked,
    read_slot,
    write_card,
    write_counts,
    write_slot,
)
from gamenight.games.deal.memory import (
    BREAKING,
    DEALT,
    DISCARDING,
    DRAWING,
    FOR_BIRTHDAY,
    FOR_DEBT,
    FOR_RENT,
    NOTHING,
    ON_TURN,
    PASSED_GO,
    PASSING,
    PLAYING,
    SETTLING,
    STEALING,
    SWAPPING,
    WITH_NONE,
    ChargeFrame,
    DrawFrame,
    FirstFrame,
    PlaceFrame,
    TurnFrame,
)
from gamenight.games.deal.pack import NOWHERE
from gamenight.games.deal.spot import NO_SLOT, read_spot
from gamenight.kernel.fields import Fields, FrameFields, taken_over
from gamenight.kernel.reading import listed, read_count, read_flag, read_money, read_named, read_seats
from gamenight.kernel.seat import members

if TYPE_CHECKING:
    from gamenight.games.deal.state import Deal
    from gamenight.kernel.decision import Decision
    from gamenight.kernel.state import State


@final
class FirstFrameFields(FrameFields[FirstFrame]):
    """The fields of FirstFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> FirstFrame:
        """Make a new one."""
        return FirstFrame(decision)

    def clear(self, frame: FirstFrame) -> None:
        """Make it as new."""
        frame.dealt = 0

    def load(self, mine: FirstFrame, other: FirstFrame) -> None:
        """Take over field by field."""
        mine.dealt = other.dealt

    def write(self, state: State, kept: FirstFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.dealt:
            document["dealt"] = kept.dealt

    def read(self, state: State, kept: FirstFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "dealt" in document:
            kept.dealt = read_count(document["dealt"], f"{where}dealt")

    def say(self, kept: FirstFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"dealt={kept.dealt}",
        ]


FIRST_FRAME: Final = FirstFrameFields("dealt")


@final
class TurnFrameFields(FrameFields[TurnFrame]):
    """The fields of TurnFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> TurnFrame:
        """Make a new one."""
        return TurnFrame(decision)

    def clear(self, frame: TurnFrame) -> None:
        """Make it as new."""
        frame.stage = PLAYING
        frame.plays = 0
        frame.moves = 0

    def load(self, mine: TurnFrame, other: TurnFrame) -> None:
        """Take over field by field."""
        mine.stage = other.stage
        mine.plays = other.plays
        mine.moves = other.moves

    def write(self, state: State, kept: TurnFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        document["stage"] = kept.stage.name
        if kept.plays:
            document["plays"] = kept.plays
        if kept.moves:
            document["moves"] = kept.moves

    def read(self, state: State, kept: TurnFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "stage" in document:
            kept.stage = read_named(
                document["stage"], f"{where}stage", [DRAWING, PLAYING, SETTLING, DISCARDING, PASSING]
            )
        if "plays" in document:
            kept.plays = read_count(document["plays"], f"{where}plays")
        if "moves" in document:
            kept.moves = read_count(document["moves"], f"{where}moves")

    def say(self, kept: TurnFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"stage={kept.stage}",
            f"plays={kept.plays}",
            f"moves={kept.moves}",
        ]


TURN_FRAME: Final = TurnFrameFields("stage", "plays", "moves")


@final
class DrawFrameFields(FrameFields[DrawFrame]):
    """The fields of DrawFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> DrawFrame:
        """Make a new one."""
        return DrawFrame(decision)

    def clear(self, frame: DrawFrame) -> None:
        """Make it as new."""
        frame.to_draw = 0
        frame.reason = ON_TURN

    def load(self, mine: DrawFrame, other: DrawFrame) -> None:
        """Take over field by field."""
        mine.to_draw = other.to_draw
        mine.reason = other.reason

    def write(self, state: State, kept: DrawFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.to_draw:
            document["to_draw"] = kept.to_draw
        document["reason"] = kept.reason.name

    def read(self, state: State, kept: DrawFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "to_draw" in document:
            kept.to_draw = read_count(document["to_draw"], f"{where}to_draw")
        if "reason" in document:
            kept.reason = read_named(
                document["reason"], f"{where}reason", [DEALT, ON_TURN, WITH_NONE, PASSED_GO]
            )

    def say(self, kept: DrawFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"to_draw={kept.to_draw}",
            f"reason={kept.reason}",
        ]


DRAW_FRAME: Final = DrawFrameFields("to_draw", "reason")


@final
class ChargeFrameFields(FrameFields[ChargeFrame]):
    """The fields of ChargeFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> ChargeFrame:
        """Make a new one."""
        return ChargeFrame(decision)

    def clear(self, frame: ChargeFrame) -> None:
        """Make it as new."""
        frame.demand = NOTHING
        frame.amount = 0
        frame.set = NO_SLOT
        frame.theirs = NOWHERE
        frame.mine = NOWHERE
        frame.asked = 0
        frame.refused = 0
        frame.paying = 0
        if len(frame.picked) > 0:
            frame.picked = []
        frame.in_vain = True

    def load(self, mine: ChargeFrame, other: ChargeFrame) -> None:
        """Take over field by field."""
        mine.demand = other.demand
        mine.amount = other.amount
        mine.set = other.set
        mine.theirs = other.theirs
        mine.mine = other.mine
        mine.asked = other.asked
        mine.refused = other.refused
        mine.paying = other.paying
        if mine.picked or other.picked:
            mine.picked = other.picked[:]
        mine.in_vain = other.in_vain

    def write(self, state: State, kept: ChargeFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        document["demand"] = kept.demand.name
        if kept.amount:
            document["amount"] = kept.amount
        if kept.set != NO_SLOT:
            document["set"] = write_slot(cast("Deal", state), kept.set)
        if kept.theirs is not NOWHERE:
            document["theirs"] = kept.theirs.to_json()
        if kept.mine is not NOWHERE:
            document["mine"] = kept.mine.to_json()
        if kept.asked:
            document["asked"] = members(kept.asked)
        if kept.refused:
            document["refused"] = members(kept.refused)
        if kept.paying:
            document["paying"] = members(kept.paying)
        if len(kept.picked) > 0:
            document["picked"] = [one.to_json() for one in kept.picked]
        if not kept.in_vain:
            document["in_vain"] = kept.in_vain

    def read(self, state: State, kept: ChargeFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "demand" in document:
            kept.demand = read_named(
                document["demand"],
                f"{where}demand",
                [NOTHING, FOR_BIRTHDAY, FOR_DEBT, FOR_RENT, STEALING, SWAPPING, BREAKING],
            )
        if "amount" in document:
            kept.amount = read_money(document["amount"], f"{where}amount")
        if "set" in document:
            kept.set = read_slot(cast("Deal", state), document["set"], f"{where}set")
        if "theirs" in document:
            kept.theirs = read_spot(cast("Deal", state), document["theirs"], f"{where}theirs")
        if "mine" in document:
            kept.mine = read_spot(cast("Deal", state), document["mine"], f"{where}mine")
        if "asked" in document:
            kept.asked = read_seats(state, document["asked"], f"{where}asked")
        if "refused" in document:
            kept.refused = read_seats(state, document["refused"], f"{where}refused")
        if "paying" in document:
            kept.paying = read_seats(state, document["paying"], f"{where}paying")
        if "picked" in document:
            kept.picked = [
                read_picked(cast("Deal", state), one, f"{where}picked[{place}]")
                for place, one in enumerate(listed(document["picked"], f"{where}picked", "values"))
            ]
        if "in_vain" in document:
            kept.in_vain = read_flag(document["in_vain"], f"{where}in_vain")

    def say(self, kept: ChargeFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"demand={kept.demand}",
            f"amount={kept.amount}",
            f"set={kept.set}",
            f"theirs={kept.theirs}",
            f"mine={kept.mine}",
            f"asked={members(kept.asked)}",
            f"refused={members(kept.refused)}",
            f"paying={members(kept.paying)}",
            f"picked={kept.picked}",
            f"in_vain={kept.in_vain}",
        ]


CHARGE_FRAME: Final = ChargeFrameFields(
    "demand", "amount", "set", "theirs", "mine", "asked", "refused", "paying", "picked", "in_vain"
)


@final
class PlaceFrameFields(FrameFields[PlaceFrame]):
    """The fields of PlaceFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> PlaceFrame:
        """Make a new one."""
        return PlaceFrame(decision)

    def clear(self, frame: PlaceFrame) -> None:
        """Make it as new."""
        frame.card = NO_CARD

    def load(self, mine: PlaceFrame, other: PlaceFrame) -> None:
        """Take over field by field."""
        mine.card = other.card

    def write(self, state: State, kept: PlaceFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.card != NO_CARD:
            document["card"] = write_card(cast("Deal", state), kept.card)

    def read(self, state: State, kept: PlaceFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "card" in document:
            kept.card = read_card(cast("Deal", state), document["card"], f"{where}card")

    def say(self, kept: PlaceFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"card={kept.card}",
        ]


PLACE_FRAME: Final = PlaceFrameFields("card")


@final
class DealFields(Fields["Deal"]):
    """The fields of Deal."""

    def load(self, mine: Deal, other: Deal) -> None:
        """Take over field by field."""
        mine.rows = taken_over(mine.rows, other.rows)
        mine.unseen = taken_over(mine.unseen, other.unseen)
        mine.in_pile = other.in_pile
        mine.centre = taken_over(mine.centre, other.centre)
        mine.top = other.top
        if mine.below or other.below:
            mine.below = other.below[:]
        if mine.known or other.known:
            mine.known = other.known[:]
        if mine.loose or other.loose:
            mine.loose = other.loose[:]
        mine.passing = other.passing
        mine.coming = other.coming
        mine.stirred = other.stirred
        mine.idle = other.idle

    def write(self, state: State, kept: Deal, document: dict[str, object]) -> None:
        """Write by name."""
        document["unseen"] = write_counts(kept, kept.unseen)
        document["centre"] = write_counts(kept, kept.centre)
        document["top"] = write_card(kept, kept.top)
        document["below"] = [one.to_json() for one in kept.below]
        document["known"] = [one.to_json() for one in kept.known]
        document["loose"] = [one.to_json() for one in kept.loose]
        document["passing"] = write_card(kept, kept.passing)
        document["coming"] = kept.coming
        document["stirred"] = kept.stirred
        document["idle"] = kept.idle

    def read(self, state: State, kept: Deal, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "unseen" in document:
            kept.unseen = read_counts(kept, document["unseen"], f"{where}unseen")
        if "centre" in document:
            kept.centre = read_counts(kept, document["centre"], f"{where}centre")
        if "top" in document:
            kept.top = read_card(kept, document["top"], f"{where}top")
        if "below" in document:
            kept.below = [
                read_discarded(kept, one, f"{where}below[{place}]")
                for place, one in enumerate(listed(document["below"], f"{where}below", "values"))
            ]
        if "known" in document:
            kept.known = [
                read_known(kept, one, f"{where}known[{place}]")
                for place, one in enumerate(listed(document["known"], f"{where}known", "values"))
            ]
        if "loose" in document:
            kept.loose = [
                read_loose(kept, one, f"{where}loose[{place}]")
                for place, one in enumerate(listed(document["loose"], f"{where}loose", "values"))
            ]
        if "passing" in document:
            kept.passing = read_card(kept, document["passing"], f"{where}passing")
        if "coming" in document:
            kept.coming = read_count(document["coming"], f"{where}coming")
        if "stirred" in document:
            kept.stirred = read_flag(document["stirred"], f"{where}stirred")
        if "idle" in document:
            kept.idle = read_count(document["idle"], f"{where}idle")


DEAL: Final = DealFields(
    "unseen", "centre", "top", "below", "known", "loose", "passing", "coming", "stirred", "idle"
)
