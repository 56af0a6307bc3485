"""How the memory of this family is copied, written and read. tools/fields.py writes this; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.parts.dice import read_throw, write_throw
from gamenight.games.property.board import HOTEL, HOUSE
from gamenight.games.property.forms import (
    NO_DECK,
    read_deck_index,
    read_deeds,
    read_jail_turns,
    read_places,
    read_space_index,
    write_deck_index,
    write_deeds,
)
from gamenight.games.property.goods import NOTHING, read_goods, write_goods
from gamenight.games.property.memory import (
    AuctionFrame,
    BuyFrame,
    Claim,
    DealingFrame,
    DebtFrame,
    DiceFrame,
    DrawFrame,
    EstateFrame,
    InheritFrame,
    LevyFrame,
    Offer,
    OrderFrame,
    PlaceFrame,
    RentFrame,
    ShortageFrame,
    TaxFrame,
    TurnFrame,
)
from gamenight.games.property.reasons import (
    CARD_FEE,
    FINE_BEFORE,
    FINE_LAST,
    FINE_SHORT,
    INTEREST_ESTATE,
    INTEREST_TRADE,
    RENT_BY_CARD,
    RENT_DOUBLE,
    RENT_LOT,
    RENT_STATION,
    RENT_UTILITY,
    TAX_INCOME,
    TAX_LUXURY,
    TAX_SHORT,
    TO_EACH,
)
from gamenight.games.property.stages import (
    ACTING,
    AFTER,
    BEFORE,
    BIDDING,
    CHOOSING,
    DRAWING,
    FALLEN,
    FINED,
    FOR_CARD_RENT,
    FOR_RENT,
    OWING,
    PAYING,
    PLACING,
    THROWING,
    TO_LEAVE_JAIL,
    TO_MOVE,
    TO_MOVE_AGAIN,
    TO_START,
    WISHING,
)
from gamenight.kernel.fields import Fields, FrameFields, StandingFields, taken_over
from gamenight.kernel.reading import (
    read_count,
    read_flag,
    read_money,
    read_named,
    read_per_seat,
    read_seat,
    read_seats,
)
from gamenight.kernel.seat import NOBODY, Seat, members

if TYPE_CHECKING:
    from gamenight.games.property.state import Property
    from gamenight.kernel.decision import Decision
    from gamenight.kernel.state import State


@final
class OrderFrameFields(FrameFields[OrderFrame]):
    """The fields of OrderFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> OrderFrame:
        """Make a new one."""
        return OrderFrame(decision)

    def clear(self, frame: OrderFrame) -> None:
        """Make it as new."""
        frame.to_throw = 0
        if len(frame.totals) > 0:
            frame.totals = vec[i64]()
        frame.throwing = False

    def load(self, mine: OrderFrame, other: OrderFrame) -> None:
        """Take over field by field."""
        mine.to_throw = other.to_throw
        mine.totals = taken_over(mine.totals, other.totals)
        mine.throwing = other.throwing

    def write(self, state: State, kept: OrderFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.to_throw:
            document["to_throw"] = members(kept.to_throw)
        if len(kept.totals) > 0:
            document["totals"] = list(kept.totals)
        if kept.throwing:
            document["throwing"] = kept.throwing

    def read(self, state: State, kept: OrderFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "to_throw" in document:
            kept.to_throw = read_seats(state, document["to_throw"], f"{where}to_throw")
        if "totals" in document:
            kept.totals = vec[i64](read_per_seat(state, document["totals"], f"{where}totals"))
        if "throwing" in document:
            kept.throwing = read_flag(document["throwing"], f"{where}throwing")

    def say(self, kept: OrderFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"to_throw={members(kept.to_throw)}",
            f"totals={list(kept.totals)}",
            f"throwing={kept.throwing}",
        ]


ORDER_FRAME: Final = OrderFrameFields("to_throw", "totals", "throwing")


@final
class TurnFrameFields(FrameFields[TurnFrame]):
    """The fields of TurnFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> TurnFrame:
        """Make a new one."""
        return TurnFrame(decision)

    def clear(self, frame: TurnFrame) -> None:
        """Make it as new."""
        frame.stage = BEFORE
        frame.throws = 0
        frame.thrown = 0
        frame.again = False
        frame.go_paid = False
        frame.sharing = 0
        frame.shared = 0

    def load(self, mine: TurnFrame, other: TurnFrame) -> None:
        """Take over field by field."""
        mine.stage = other.stage
        mine.throws = other.throws
        mine.thrown = other.thrown
        mine.again = other.again
        mine.go_paid = other.go_paid
        mine.sharing = other.sharing
        mine.shared = other.shared

    def write(self, state: State, kept: TurnFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        document["stage"] = kept.stage.name
        if kept.throws:
            document["throws"] = kept.throws
        if kept.thrown:
            document["thrown"] = write_throw(cast("Property", state), kept.thrown)
        if kept.again:
            document["again"] = kept.again
        if kept.go_paid:
            document["go_paid"] = kept.go_paid
        if kept.sharing:
            document["sharing"] = members(kept.sharing)
        if kept.shared:
            document["shared"] = kept.shared

    def read(self, state: State, kept: TurnFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "stage" in document:
            kept.stage = read_named(
                document["stage"], f"{where}stage", [BEFORE, THROWING, FALLEN, DRAWING, ACTING, FINED, AFTER]
            )
        if "throws" in document:
            kept.throws = read_count(document["throws"], f"{where}throws")
        if "thrown" in document:
            kept.thrown = read_throw(cast("Property", state), document["thrown"], f"{where}thrown")
        if "again" in document:
            kept.again = read_flag(document["again"], f"{where}again")
        if "go_paid" in document:
            kept.go_paid = read_flag(document["go_paid"], f"{where}go_paid")
        if "sharing" in document:
            kept.sharing = read_seats(state, document["sharing"], f"{where}sharing")
        if "shared" in document:
            kept.shared = read_count(document["shared"], f"{where}shared")

    def say(self, kept: TurnFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"stage={kept.stage}",
            f"throws={kept.throws}",
            f"thrown={kept.thrown}",
            f"again={kept.again}",
            f"go_paid={kept.go_paid}",
            f"sharing={members(kept.sharing)}",
            f"shared={kept.shared}",
        ]


TURN_FRAME: Final = TurnFrameFields("stage", "throws", "thrown", "again", "go_paid", "sharing", "shared")


@final
class DiceFrameFields(FrameFields[DiceFrame]):
    """The fields of DiceFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> DiceFrame:
        """Make a new one."""
        return DiceFrame(decision)

    def clear(self, frame: DiceFrame) -> None:
        """Make it as new."""
        frame.purpose = TO_MOVE

    def load(self, mine: DiceFrame, other: DiceFrame) -> None:
        """Take over field by field."""
        mine.purpose = other.purpose

    def write(self, state: State, kept: DiceFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        document["purpose"] = kept.purpose.name

    def read(self, state: State, kept: DiceFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "purpose" in document:
            kept.purpose = read_named(
                document["purpose"],
                f"{where}purpose",
                [TO_MOVE, TO_MOVE_AGAIN, TO_LEAVE_JAIL, TO_START, FOR_RENT, FOR_CARD_RENT],
            )

    def say(self, kept: DiceFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"purpose={kept.purpose}",
        ]


DICE_FRAME: Final = DiceFrameFields("purpose")


@final
class DrawFrameFields(FrameFields[DrawFrame]):
    """The fields of DrawFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> DrawFrame:
        """Make a new one."""
        return DrawFrame(decision)

    def clear(self, frame: DrawFrame) -> None:
        """Make it as new."""
        frame.deck = NO_DECK

    def load(self, mine: DrawFrame, other: DrawFrame) -> None:
        """Take over field by field."""
        mine.deck = other.deck

    def write(self, state: State, kept: DrawFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.deck != NO_DECK:
            document["deck"] = write_deck_index(cast("Property", state), kept.deck)

    def read(self, state: State, kept: DrawFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "deck" in document:
            kept.deck = read_deck_index(cast("Property", state), document["deck"], f"{where}deck")

    def say(self, kept: DrawFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"deck={kept.deck}",
        ]


DRAW_FRAME: Final = DrawFrameFields("deck")


@final
class BuyFrameFields(FrameFields[BuyFrame]):
    """The fields of BuyFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> BuyFrame:
        """Make a new one."""
        return BuyFrame(decision)

    def clear(self, frame: BuyFrame) -> None:
        """Make it as new."""
        frame.space = 0
        frame.auctioned = False

    def load(self, mine: BuyFrame, other: BuyFrame) -> None:
        """Take over field by field."""
        mine.space = other.space
        mine.auctioned = other.auctioned

    def write(self, state: State, kept: BuyFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.space:
            document["space"] = kept.space
        if kept.auctioned:
            document["auctioned"] = kept.auctioned

    def read(self, state: State, kept: BuyFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "space" in document:
            kept.space = read_space_index(cast("Property", state), document["space"], f"{where}space")
        if "auctioned" in document:
            kept.auctioned = read_flag(document["auctioned"], f"{where}auctioned")

    def say(self, kept: BuyFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"space={kept.space}",
            f"auctioned={kept.auctioned}",
        ]


BUY_FRAME: Final = BuyFrameFields("space", "auctioned")


@final
class AuctionFrameFields(FrameFields[AuctionFrame]):
    """The fields of AuctionFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> AuctionFrame:
        """Make a new one."""
        return AuctionFrame(decision)

    def clear(self, frame: AuctionFrame) -> None:
        """Make it as new."""
        frame.space = 0
        frame.piece = None
        frame.leader = NOBODY
        frame.bid = 0
        frame.bidders = 0

    def load(self, mine: AuctionFrame, other: AuctionFrame) -> None:
        """Take over field by field."""
        mine.space = other.space
        mine.piece = other.piece
        mine.leader = other.leader
        mine.bid = other.bid
        mine.bidders = other.bidders

    def write(self, state: State, kept: AuctionFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.space:
            document["space"] = kept.space
        if kept.piece is not None:
            document["piece"] = kept.piece.name
        if kept.leader != NOBODY:
            document["leader"] = kept.leader
        if kept.bid:
            document["bid"] = kept.bid
        if kept.bidders:
            document["bidders"] = members(kept.bidders)

    def read(self, state: State, kept: AuctionFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "space" in document:
            kept.space = read_space_index(cast("Property", state), document["space"], f"{where}space")
        if "piece" in document:
            kept.piece = read_named(document["piece"], f"{where}piece", [HOUSE, HOTEL])
        if "leader" in document:
            kept.leader = read_seat(state, document["leader"], f"{where}leader")
        if "bid" in document:
            kept.bid = read_money(document["bid"], f"{where}bid")
        if "bidders" in document:
            kept.bidders = read_seats(state, document["bidders"], f"{where}bidders")

    def say(self, kept: AuctionFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"space={kept.space}",
            f"piece={kept.piece}",
            f"leader={kept.leader}",
            f"bid={kept.bid}",
            f"bidders={members(kept.bidders)}",
        ]


AUCTION_FRAME: Final = AuctionFrameFields("space", "piece", "leader", "bid", "bidders")


@final
class TaxFrameFields(FrameFields[TaxFrame]):
    """The fields of TaxFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> TaxFrame:
        """Make a new one."""
        return TaxFrame(decision)

    def clear(self, frame: TaxFrame) -> None:
        """Make it as new."""
        frame.space = 0

    def load(self, mine: TaxFrame, other: TaxFrame) -> None:
        """Take over field by field."""
        mine.space = other.space

    def write(self, state: State, kept: TaxFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.space:
            document["space"] = kept.space

    def read(self, state: State, kept: TaxFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "space" in document:
            kept.space = read_space_index(cast("Property", state), document["space"], f"{where}space")

    def say(self, kept: TaxFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"space={kept.space}",
        ]


TAX_FRAME: Final = TaxFrameFields("space")


@final
class DebtFrameFields(FrameFields[DebtFrame]):
    """The fields of DebtFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> DebtFrame:
        """Make a new one."""
        return DebtFrame(decision)

    def clear(self, frame: DebtFrame) -> None:
        """Make it as new."""
        frame.creditor = NOBODY
        frame.amount = 0
        frame.reason = RENT_LOT
        frame.space = 0
        frame.bankrupt = False

    def load(self, mine: DebtFrame, other: DebtFrame) -> None:
        """Take over field by field."""
        mine.creditor = other.creditor
        mine.amount = other.amount
        mine.reason = other.reason
        mine.space = other.space
        mine.bankrupt = other.bankrupt

    def write(self, state: State, kept: DebtFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.creditor != NOBODY:
            document["creditor"] = kept.creditor
        if kept.amount:
            document["amount"] = kept.amount
        document["reason"] = kept.reason.name
        if kept.space:
            document["space"] = kept.space
        if kept.bankrupt:
            document["bankrupt"] = kept.bankrupt

    def read(self, state: State, kept: DebtFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "creditor" in document:
            kept.creditor = read_seat(state, document["creditor"], f"{where}creditor")
        if "amount" in document:
            kept.amount = read_money(document["amount"], f"{where}amount")
        if "reason" in document:
            kept.reason = read_named(
                document["reason"],
                f"{where}reason",
                [
                    RENT_LOT,
                    RENT_DOUBLE,
                    RENT_STATION,
                    RENT_UTILITY,
                    RENT_BY_CARD,
                    TAX_INCOME,
                    TAX_LUXURY,
                    TAX_SHORT,
                    CARD_FEE,
                    TO_EACH,
                    FINE_BEFORE,
                    FINE_LAST,
                    FINE_SHORT,
                    INTEREST_TRADE,
                    INTEREST_ESTATE,
                ],
            )
        if "space" in document:
            kept.space = read_space_index(cast("Property", state), document["space"], f"{where}space")
        if "bankrupt" in document:
            kept.bankrupt = read_flag(document["bankrupt"], f"{where}bankrupt")

    def say(self, kept: DebtFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"creditor={kept.creditor}",
            f"amount={kept.amount}",
            f"reason={kept.reason}",
            f"space={kept.space}",
            f"bankrupt={kept.bankrupt}",
        ]


DEBT_FRAME: Final = DebtFrameFields("creditor", "amount", "reason", "space", "bankrupt")


@final
class RentFrameFields(FrameFields[RentFrame]):
    """The fields of RentFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> RentFrame:
        """Make a new one."""
        return RentFrame(decision)

    def clear(self, frame: RentFrame) -> None:
        """Make it as new."""
        frame.owner = NOBODY
        frame.space = 0
        frame.times = 0
        frame.reason = RENT_UTILITY
        frame.owed = False

    def load(self, mine: RentFrame, other: RentFrame) -> None:
        """Take over field by field."""
        mine.owner = other.owner
        mine.space = other.space
        mine.times = other.times
        mine.reason = other.reason
        mine.owed = other.owed

    def write(self, state: State, kept: RentFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.owner != NOBODY:
            document["owner"] = kept.owner
        if kept.space:
            document["space"] = kept.space
        if kept.times:
            document["times"] = kept.times
        document["reason"] = kept.reason.name
        if kept.owed:
            document["owed"] = kept.owed

    def read(self, state: State, kept: RentFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "owner" in document:
            kept.owner = read_seat(state, document["owner"], f"{where}owner")
        if "space" in document:
            kept.space = read_space_index(cast("Property", state), document["space"], f"{where}space")
        if "times" in document:
            kept.times = read_count(document["times"], f"{where}times")
        if "reason" in document:
            kept.reason = read_named(
                document["reason"],
                f"{where}reason",
                [
                    RENT_LOT,
                    RENT_DOUBLE,
                    RENT_STATION,
                    RENT_UTILITY,
                    RENT_BY_CARD,
                    TAX_INCOME,
                    TAX_LUXURY,
                    TAX_SHORT,
                    CARD_FEE,
                    TO_EACH,
                    FINE_BEFORE,
                    FINE_LAST,
                    FINE_SHORT,
                    INTEREST_TRADE,
                    INTEREST_ESTATE,
                ],
            )
        if "owed" in document:
            kept.owed = read_flag(document["owed"], f"{where}owed")

    def say(self, kept: RentFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"owner={kept.owner}",
            f"space={kept.space}",
            f"times={kept.times}",
            f"reason={kept.reason}",
            f"owed={kept.owed}",
        ]


RENT_FRAME: Final = RentFrameFields("owner", "space", "times", "reason", "owed")


@final
class LevyFrameFields(FrameFields[LevyFrame]):
    """The fields of LevyFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> LevyFrame:
        """Make a new one."""
        return LevyFrame(decision)

    def clear(self, frame: LevyFrame) -> None:
        """Make it as new."""
        frame.amount = 0
        frame.others = 0
        frame.pays = False

    def load(self, mine: LevyFrame, other: LevyFrame) -> None:
        """Take over field by field."""
        mine.amount = other.amount
        mine.others = other.others
        mine.pays = other.pays

    def write(self, state: State, kept: LevyFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.amount:
            document["amount"] = kept.amount
        if kept.others:
            document["others"] = members(kept.others)
        if kept.pays:
            document["pays"] = kept.pays

    def read(self, state: State, kept: LevyFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "amount" in document:
            kept.amount = read_money(document["amount"], f"{where}amount")
        if "others" in document:
            kept.others = read_seats(state, document["others"], f"{where}others")
        if "pays" in document:
            kept.pays = read_flag(document["pays"], f"{where}pays")

    def say(self, kept: LevyFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"amount={kept.amount}",
            f"others={members(kept.others)}",
            f"pays={kept.pays}",
        ]


LEVY_FRAME: Final = LevyFrameFields("amount", "others", "pays")


@final
class InheritFrameFields(FrameFields[InheritFrame]):
    """The fields of InheritFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> InheritFrame:
        """Make a new one."""
        return InheritFrame(decision)

    def clear(self, frame: InheritFrame) -> None:
        """Make it as new."""
        frame.stage = PAYING
        frame.deeds = 0
        frame.reason = INTEREST_ESTATE
        frame.interest = 0

    def load(self, mine: InheritFrame, other: InheritFrame) -> None:
        """Take over field by field."""
        mine.stage = other.stage
        mine.deeds = other.deeds
        mine.reason = other.reason
        mine.interest = other.interest

    def write(self, state: State, kept: InheritFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        document["stage"] = kept.stage.name
        if kept.deeds:
            document["deeds"] = write_deeds(cast("Property", state), kept.deeds)
        document["reason"] = kept.reason.name
        if kept.interest:
            document["interest"] = kept.interest

    def read(self, state: State, kept: InheritFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "stage" in document:
            kept.stage = read_named(document["stage"], f"{where}stage", [OWING, PAYING, CHOOSING])
        if "deeds" in document:
            kept.deeds = read_deeds(cast("Property", state), document["deeds"], f"{where}deeds")
        if "reason" in document:
            kept.reason = read_named(
                document["reason"],
                f"{where}reason",
                [
                    RENT_LOT,
                    RENT_DOUBLE,
                    RENT_STATION,
                    RENT_UTILITY,
                    RENT_BY_CARD,
                    TAX_INCOME,
                    TAX_LUXURY,
                    TAX_SHORT,
                    CARD_FEE,
                    TO_EACH,
                    FINE_BEFORE,
                    FINE_LAST,
                    FINE_SHORT,
                    INTEREST_TRADE,
                    INTEREST_ESTATE,
                ],
            )
        if "interest" in document:
            kept.interest = read_money(document["interest"], f"{where}interest")

    def say(self, kept: InheritFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"stage={kept.stage}",
            f"deeds={kept.deeds}",
            f"reason={kept.reason}",
            f"interest={kept.interest}",
        ]


INHERIT_FRAME: Final = InheritFrameFields("stage", "deeds", "reason", "interest")


@final
class EstateFrameFields(FrameFields[EstateFrame]):
    """The fields of EstateFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> EstateFrame:
        """Make a new one."""
        return EstateFrame(decision)

    def clear(self, frame: EstateFrame) -> None:
        """Make it as new."""
        frame.deeds = 0

    def load(self, mine: EstateFrame, other: EstateFrame) -> None:
        """Take over field by field."""
        mine.deeds = other.deeds

    def write(self, state: State, kept: EstateFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.deeds:
            document["deeds"] = write_deeds(cast("Property", state), kept.deeds)

    def read(self, state: State, kept: EstateFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "deeds" in document:
            kept.deeds = read_deeds(cast("Property", state), document["deeds"], f"{where}deeds")

    def say(self, kept: EstateFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"deeds={kept.deeds}",
        ]


ESTATE_FRAME: Final = EstateFrameFields("deeds")


@final
class ShortageFrameFields(FrameFields[ShortageFrame]):
    """The fields of ShortageFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> ShortageFrame:
        """Make a new one."""
        return ShortageFrame(decision)

    def clear(self, frame: ShortageFrame) -> None:
        """Make it as new."""
        frame.stage = WISHING
        frame.piece = HOUSE
        frame.space = 0
        if len(frame.wanted) > 0:
            frame.wanted = vec[i64]()

    def load(self, mine: ShortageFrame, other: ShortageFrame) -> None:
        """Take over field by field."""
        mine.stage = other.stage
        mine.piece = other.piece
        mine.space = other.space
        mine.wanted = taken_over(mine.wanted, other.wanted)

    def write(self, state: State, kept: ShortageFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        document["stage"] = kept.stage.name
        document["piece"] = kept.piece.name
        if kept.space:
            document["space"] = kept.space
        if len(kept.wanted) > 0:
            document["wanted"] = list(kept.wanted)

    def read(self, state: State, kept: ShortageFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "stage" in document:
            kept.stage = read_named(document["stage"], f"{where}stage", [WISHING, BIDDING, PLACING])
        if "piece" in document:
            kept.piece = read_named(document["piece"], f"{where}piece", [HOUSE, HOTEL])
        if "space" in document:
            kept.space = read_space_index(cast("Property", state), document["space"], f"{where}space")
        if "wanted" in document:
            kept.wanted = vec[i64](read_per_seat(state, document["wanted"], f"{where}wanted"))

    def say(self, kept: ShortageFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"stage={kept.stage}",
            f"piece={kept.piece}",
            f"space={kept.space}",
            f"wanted={list(kept.wanted)}",
        ]


SHORTAGE_FRAME: Final = ShortageFrameFields("stage", "piece", "space", "wanted")


@final
class PlaceFrameFields(FrameFields[PlaceFrame]):
    """The fields of PlaceFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> PlaceFrame:
        """Make a new one."""
        return PlaceFrame(decision)

    def clear(self, frame: PlaceFrame) -> None:
        """Make it as new."""
        frame.piece = HOUSE

    def load(self, mine: PlaceFrame, other: PlaceFrame) -> None:
        """Take over field by field."""
        mine.piece = other.piece

    def write(self, state: State, kept: PlaceFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        document["piece"] = kept.piece.name

    def read(self, state: State, kept: PlaceFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "piece" in document:
            kept.piece = read_named(document["piece"], f"{where}piece", [HOUSE, HOTEL])

    def say(self, kept: PlaceFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"piece={kept.piece}",
        ]


PLACE_FRAME: Final = PlaceFrameFields("piece")


@final
class DealingFrameFields(FrameFields[DealingFrame]):
    """The fields of DealingFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> DealingFrame:
        """Make a new one."""
        return DealingFrame(decision)

    def clear(self, frame: DealingFrame) -> None:
        """Make it as new."""
        frame.to_deal = 0

    def load(self, mine: DealingFrame, other: DealingFrame) -> None:
        """Take over field by field."""
        mine.to_deal = other.to_deal

    def write(self, state: State, kept: DealingFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.to_deal:
            document["to_deal"] = kept.to_deal

    def read(self, state: State, kept: DealingFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "to_deal" in document:
            kept.to_deal = read_count(document["to_deal"], f"{where}to_deal")

    def say(self, kept: DealingFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"to_deal={kept.to_deal}",
        ]


DEALING_FRAME: Final = DealingFrameFields("to_deal")


@final
class ClaimFields(StandingFields[Claim]):
    """The fields of Claim."""

    def fresh(self, number: i64, seat: Seat, other: Seat) -> Claim:
        """Make a new one."""
        return Claim(self, number, seat, other)

    def load(self, mine: Claim, other: Claim) -> None:
        """Take over field by field."""
        mine.space = other.space
        mine.amount = other.amount
        mine.times = other.times
        mine.reason = other.reason
        mine.lapses = other.lapses
        mine.asked = other.asked

    def write(self, state: State, kept: Claim, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.space:
            document["space"] = kept.space
        if kept.amount:
            document["amount"] = kept.amount
        if kept.times:
            document["times"] = kept.times
        document["reason"] = kept.reason.name
        if kept.lapses:
            document["lapses"] = kept.lapses
        if kept.asked:
            document["asked"] = kept.asked

    def read(self, state: State, kept: Claim, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "space" in document:
            kept.space = read_space_index(cast("Property", state), document["space"], f"{where}space")
        if "amount" in document:
            kept.amount = read_money(document["amount"], f"{where}amount")
        if "times" in document:
            kept.times = read_count(document["times"], f"{where}times")
        if "reason" in document:
            kept.reason = read_named(
                document["reason"],
                f"{where}reason",
                [
                    RENT_LOT,
                    RENT_DOUBLE,
                    RENT_STATION,
                    RENT_UTILITY,
                    RENT_BY_CARD,
                    TAX_INCOME,
                    TAX_LUXURY,
                    TAX_SHORT,
                    CARD_FEE,
                    TO_EACH,
                    FINE_BEFORE,
                    FINE_LAST,
                    FINE_SHORT,
                    INTEREST_TRADE,
                    INTEREST_ESTATE,
                ],
            )
        if "lapses" in document:
            kept.lapses = read_count(document["lapses"], f"{where}lapses")
        if "asked" in document:
            kept.asked = read_count(document["asked"], f"{where}asked")

    def say(self, kept: Claim) -> list[str]:
        """Say each field by name."""
        return [
            f"space={kept.space}",
            f"amount={kept.amount}",
            f"times={kept.times}",
            f"reason={kept.reason}",
            f"lapses={kept.lapses}",
            f"asked={kept.asked}",
        ]


CLAIM: Final = ClaimFields("claim", "space", "amount", "times", "reason", "lapses", "asked")


@final
class OfferFields(StandingFields[Offer]):
    """The fields of Offer."""

    def fresh(self, number: i64, seat: Seat, other: Seat) -> Offer:
        """Make a new one."""
        return Offer(self, number, seat, other)

    def load(self, mine: Offer, other: Offer) -> None:
        """Take over field by field."""
        mine.gives = other.gives
        mine.takes = other.takes

    def write(self, state: State, kept: Offer, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.gives is not NOTHING:
            document["gives"] = write_goods(cast("Property", state), kept.gives)
        if kept.takes is not NOTHING:
            document["takes"] = write_goods(cast("Property", state), kept.takes)

    def read(self, state: State, kept: Offer, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "gives" in document:
            kept.gives = read_goods(cast("Property", state), document["gives"], f"{where}gives")
        if "takes" in document:
            kept.takes = read_goods(cast("Property", state), document["takes"], f"{where}takes")

    def say(self, kept: Offer) -> list[str]:
        """Say each field by name."""
        return [
            f"gives={kept.gives}",
            f"takes={kept.takes}",
        ]


OFFER: Final = OfferFields("offer", "gives", "takes")


@final
class PropertyFields(Fields["Property"]):
    """The fields of Property."""

    def load(self, mine: Property, other: Property) -> None:
        """Take over field by field."""
        seat: i64 = 0
        while seat < mine.seats:
            mine.cash[seat] = other.cash[seat]
            mine.places[seat] = other.places[seat]
            mine.jailed[seat] = other.jailed[seat]
            mine.owned[seat] = other.owned[seat]
            seat += 1
        mine.bank = other.bank
        mine.pot = other.pot
        mine.owner = taken_over(mine.owner, other.owner)
        mine.mortgaged = other.mortgaged
        mine.heights = taken_over(mine.heights, other.heights)
        mine.built = other.built
        mine.houses = other.houses
        mine.hotels = other.hotels
        for place in range(len(other.decks)):
            mine.decks[place].load(other.decks[place])
        mine.keepers = taken_over(mine.keepers, other.keepers)
        mine.first = other.first
        mine.turns = other.turns
        mine.rounds = other.rounds
        mine.asked = other.asked
        mine.unwanting = other.unwanting
        mine.bankrupts = other.bankrupts

    def write(self, state: State, kept: Property, document: dict[str, object]) -> None:
        """Write by name."""
        document["cash"] = list(kept.cash)
        document["pot"] = kept.pot
        document["places"] = list(kept.places)
        document["jailed"] = list(kept.jailed)
        document["mortgaged"] = write_deeds(kept, kept.mortgaged)
        document["first"] = kept.first
        document["turns"] = kept.turns
        document["rounds"] = kept.rounds
        document["asked"] = kept.asked
        document["unwanting"] = members(kept.unwanting)
        document["bankrupts"] = kept.bankrupts

    def read(self, state: State, kept: Property, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "cash" in document:
            kept.cash = vec[i64](read_per_seat(state, document["cash"], f"{where}cash"))
        if "pot" in document:
            kept.pot = read_money(document["pot"], f"{where}pot")
        if "places" in document:
            kept.places = read_places(kept, document["places"], f"{where}places")
        if "jailed" in document:
            kept.jailed = read_jail_turns(kept, document["jailed"], f"{where}jailed")
        if "mortgaged" in document:
            kept.mortgaged = read_deeds(kept, document["mortgaged"], f"{where}mortgaged")
        if "first" in document:
            kept.first = read_seat(state, document["first"], f"{where}first")
        if "turns" in document:
            kept.turns = read_count(document["turns"], f"{where}turns")
        if "rounds" in document:
            kept.rounds = read_count(document["rounds"], f"{where}rounds")
        if "asked" in document:
            kept.asked = read_count(document["asked"], f"{where}asked")
        if "unwanting" in document:
            kept.unwanting = read_seats(state, document["unwanting"], f"{where}unwanting")
        if "bankrupts" in document:
            kept.bankrupts = read_count(document["bankrupts"], f"{where}bankrupts")


PROPERTY: Final = PropertyFields(
    "cash",
    "pot",
    "places",
    "jailed",
    "mortgaged",
    "first",
    "turns",
    "rounds",
    "asked",
    "unwanting",
    "bankrupts",
)
