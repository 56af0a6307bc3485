"""How the memory of this family is copied, written and read. tools/fields.py writes this; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast, final

from mypy_extensions import i64

from gamenight.kernel.fields import Fields, FrameFields, StandingFields
from gamenight.kernel.reading import (
    listed,
    read_count,
    read_flag,
    read_money,
    read_named,
    read_seat,
    read_seats,
)
from gamenight.kernel.seat import NOBODY, Seat, members
from tests.kernel.parlour_memory import (
    DONE,
    MAY_COUNTER,
    MAY_REFUSE,
    PAYING,
    AuctionFrame,
    BuyFrame,
    ChargeFrame,
    Claim,
    DebtFrame,
    EstateFrame,
    Offer,
    TurnFrame,
    read_hands,
    read_lot,
    write_hands,
)

if TYPE_CHECKING:
    from gamenight.kernel.decision import Decision
    from gamenight.kernel.state import State
    from tests.kernel.parlour import Parlour


@final
class TurnFrameFields(FrameFields[TurnFrame]):
    """The fields of TurnFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> TurnFrame:
        """Make a new one."""
        return TurnFrame(decision)

    def clear(self, frame: TurnFrame) -> None:
        """Make it as new."""
        frame.busy = False

    def load(self, mine: TurnFrame, other: TurnFrame) -> None:
        """Take over field by field."""
        mine.busy = other.busy

    def write(self, state: State, kept: TurnFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.busy:
            document["busy"] = kept.busy

    def read(self, state: State, kept: TurnFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "busy" in document:
            kept.busy = read_flag(document["busy"], f"{where}busy")

    def say(self, kept: TurnFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"busy={kept.busy}",
        ]


TURN_FRAME: Final = TurnFrameFields("busy")


@final
class BuyFrameFields(FrameFields[BuyFrame]):
    """The fields of BuyFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> BuyFrame:
        """Make a new one."""
        return BuyFrame(decision)

    def clear(self, frame: BuyFrame) -> None:
        """Make it as new."""
        frame.lot = 0

    def load(self, mine: BuyFrame, other: BuyFrame) -> None:
        """Take over field by field."""
        mine.lot = other.lot

    def write(self, state: State, kept: BuyFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.lot:
            document["lot"] = kept.lot

    def read(self, state: State, kept: BuyFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "lot" in document:
            kept.lot = read_lot(cast("Parlour", state), document["lot"], f"{where}lot")

    def say(self, kept: BuyFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"lot={kept.lot}",
        ]


BUY_FRAME: Final = BuyFrameFields("lot")


@final
class AuctionFrameFields(FrameFields[AuctionFrame]):
    """The fields of AuctionFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> AuctionFrame:
        """Make a new one."""
        return AuctionFrame(decision)

    def clear(self, frame: AuctionFrame) -> None:
        """Make it as new."""
        frame.lot = 0
        frame.leader = NOBODY
        frame.bid = 0
        frame.passed = 0

    def load(self, mine: AuctionFrame, other: AuctionFrame) -> None:
        """Take over field by field."""
        mine.lot = other.lot
        mine.leader = other.leader
        mine.bid = other.bid
        mine.passed = other.passed

    def write(self, state: State, kept: AuctionFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.lot:
            document["lot"] = kept.lot
        if kept.leader != NOBODY:
            document["leader"] = kept.leader
        if kept.bid:
            document["bid"] = kept.bid
        if kept.passed:
            document["passed"] = members(kept.passed)

    def read(self, state: State, kept: AuctionFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "lot" in document:
            kept.lot = read_lot(cast("Parlour", state), document["lot"], f"{where}lot")
        if "leader" in document:
            kept.leader = read_seat(state, document["leader"], f"{where}leader")
        if "bid" in document:
            kept.bid = read_money(document["bid"], f"{where}bid")
        if "passed" in document:
            kept.passed = read_seats(state, document["passed"], f"{where}passed")

    def say(self, kept: AuctionFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"lot={kept.lot}",
            f"leader={kept.leader}",
            f"bid={kept.bid}",
            f"passed={members(kept.passed)}",
        ]


AUCTION_FRAME: Final = AuctionFrameFields("lot", "leader", "bid", "passed")


@final
class EstateFrameFields(FrameFields[EstateFrame]):
    """The fields of EstateFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> EstateFrame:
        """Make a new one."""
        return EstateFrame(decision)

    def clear(self, frame: EstateFrame) -> None:
        """Make it as new."""
        if len(frame.lots) > 0:
            frame.lots = []

    def load(self, mine: EstateFrame, other: EstateFrame) -> None:
        """Take over field by field."""
        if mine.lots or other.lots:
            mine.lots = other.lots[:]

    def write(self, state: State, kept: EstateFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if len(kept.lots) > 0:
            document["lots"] = list(kept.lots)

    def read(self, state: State, kept: EstateFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "lots" in document:
            kept.lots = [
                read_lot(cast("Parlour", state), one, f"{where}lots[{place}]")
                for place, one in enumerate(listed(document["lots"], f"{where}lots", "values"))
            ]

    def say(self, kept: EstateFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"lots={kept.lots}",
        ]


ESTATE_FRAME: Final = EstateFrameFields("lots")


@final
class ChargeFrameFields(FrameFields[ChargeFrame]):
    """The fields of ChargeFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> ChargeFrame:
        """Make a new one."""
        return ChargeFrame(decision)

    def clear(self, frame: ChargeFrame) -> None:
        """Make it as new."""
        frame.due = 0
        if len(frame.targets) > 0:
            frame.targets = []
        if len(frame.paid) > 0:
            frame.paid = []

    def load(self, mine: ChargeFrame, other: ChargeFrame) -> None:
        """Take over field by field."""
        mine.due = other.due
        if mine.targets or other.targets:
            mine.targets = other.targets[:]
        if mine.paid or other.paid:
            mine.paid = other.paid[:]

    def write(self, state: State, kept: ChargeFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.due:
            document["due"] = kept.due
        if len(kept.targets) > 0:
            document["targets"] = [one.name for one in kept.targets]
        if len(kept.paid) > 0:
            document["paid"] = list(kept.paid)

    def read(self, state: State, kept: ChargeFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "due" in document:
            kept.due = read_money(document["due"], f"{where}due")
        if "targets" in document:
            kept.targets = [
                read_named(one, f"{where}targets[{place}]", [DONE, MAY_REFUSE, MAY_COUNTER, PAYING])
                for place, one in enumerate(listed(document["targets"], f"{where}targets", "values"))
            ]
        if "paid" in document:
            kept.paid = [
                read_money(one, f"{where}paid[{place}]")
                for place, one in enumerate(listed(document["paid"], f"{where}paid", "values"))
            ]

    def say(self, kept: ChargeFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"due={kept.due}",
            f"targets={kept.targets}",
            f"paid={kept.paid}",
        ]


CHARGE_FRAME: Final = ChargeFrameFields("due", "targets", "paid")


@final
class DebtFrameFields(FrameFields[DebtFrame]):
    """The fields of DebtFrame."""

    def fresh(self, decision: Decision[Any, Any]) -> DebtFrame:
        """Make a new one."""
        return DebtFrame(decision)

    def clear(self, frame: DebtFrame) -> None:
        """Make it as new."""
        frame.creditor = NOBODY
        frame.due = 0

    def load(self, mine: DebtFrame, other: DebtFrame) -> None:
        """Take over field by field."""
        mine.creditor = other.creditor
        mine.due = other.due

    def write(self, state: State, kept: DebtFrame, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.creditor != NOBODY:
            document["creditor"] = kept.creditor
        if kept.due:
            document["due"] = kept.due

    def read(self, state: State, kept: DebtFrame, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "creditor" in document:
            kept.creditor = read_seat(state, document["creditor"], f"{where}creditor")
        if "due" in document:
            kept.due = read_money(document["due"], f"{where}due")

    def say(self, kept: DebtFrame) -> list[str]:
        """Say each field by name."""
        return [
            f"creditor={kept.creditor}",
            f"due={kept.due}",
        ]


DEBT_FRAME: Final = DebtFrameFields("creditor", "due")


@final
class ClaimFields(StandingFields[Claim]):
    """The fields of Claim."""

    def fresh(self, number: i64, seat: Seat, other: Seat) -> Claim:
        """Make a new one."""
        return Claim(self, number, seat, other)

    def load(self, mine: Claim, other: Claim) -> None:
        """Take over field by field."""
        mine.lot = other.lot
        mine.rent = other.rent
        mine.lapses = other.lapses

    def write(self, state: State, kept: Claim, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.lot:
            document["lot"] = kept.lot
        if kept.rent:
            document["rent"] = kept.rent
        if kept.lapses:
            document["lapses"] = kept.lapses

    def read(self, state: State, kept: Claim, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "lot" in document:
            kept.lot = read_lot(cast("Parlour", state), document["lot"], f"{where}lot")
        if "rent" in document:
            kept.rent = read_money(document["rent"], f"{where}rent")
        if "lapses" in document:
            kept.lapses = read_count(document["lapses"], f"{where}lapses")

    def say(self, kept: Claim) -> list[str]:
        """Say each field by name."""
        return [
            f"lot={kept.lot}",
            f"rent={kept.rent}",
            f"lapses={kept.lapses}",
        ]


CLAIM: Final = ClaimFields("claim", "lot", "rent", "lapses")


@final
class OfferFields(StandingFields[Offer]):
    """The fields of Offer."""

    def fresh(self, number: i64, seat: Seat, other: Seat) -> Offer:
        """Make a new one."""
        return Offer(self, number, seat, other)

    def load(self, mine: Offer, other: Offer) -> None:
        """Take over field by field."""
        mine.lot = other.lot
        mine.price = other.price
        mine.sells = other.sells

    def write(self, state: State, kept: Offer, document: dict[str, object]) -> None:
        """Write by name what is not as at first."""
        if kept.lot:
            document["lot"] = kept.lot
        if kept.price:
            document["price"] = kept.price
        if kept.sells:
            document["sells"] = kept.sells

    def read(self, state: State, kept: Offer, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "lot" in document:
            kept.lot = read_lot(cast("Parlour", state), document["lot"], f"{where}lot")
        if "price" in document:
            kept.price = read_money(document["price"], f"{where}price")
        if "sells" in document:
            kept.sells = read_flag(document["sells"], f"{where}sells")

    def say(self, kept: Offer) -> list[str]:
        """Say each field by name."""
        return [
            f"lot={kept.lot}",
            f"price={kept.price}",
            f"sells={kept.sells}",
        ]


OFFER: Final = OfferFields("offer", "lot", "price", "sells")


@final
class ParlourFields(Fields["Parlour"]):
    """The fields of Parlour."""

    def load(self, mine: Parlour, other: Parlour) -> None:
        """Take over field by field."""
        mine.bank = other.bank
        if mine.coins or other.coins:
            mine.coins = other.coins[:]
        if mine.owner or other.owner:
            mine.owner = other.owner[:]
        mine.hands = [one[:] for one in other.hands]
        if mine.bag or other.bag:
            mine.bag = other.bag[:]
        mine.turns = other.turns
        mine.offered = other.offered

    def write(self, state: State, kept: Parlour, document: dict[str, object]) -> None:
        """Write by name."""
        document["coins"] = list(kept.coins)
        document["owner"] = list(kept.owner)
        document["hands"] = write_hands(kept, kept.hands)
        document["bag"] = list(kept.bag)
        document["turns"] = kept.turns
        document["offered"] = members(kept.offered)

    def read(self, state: State, kept: Parlour, document: dict[str, object], where: str) -> None:
        """Read by name; what is missing stays as it is."""
        if "coins" in document:
            kept.coins = [
                read_money(one, f"{where}coins[{place}]")
                for place, one in enumerate(listed(document["coins"], f"{where}coins", "values"))
            ]
        if "owner" in document:
            kept.owner = [
                read_seat(state, one, f"{where}owner[{place}]")
                for place, one in enumerate(listed(document["owner"], f"{where}owner", "values"))
            ]
        if "hands" in document:
            kept.hands = read_hands(kept, document["hands"], f"{where}hands")
        if "bag" in document:
            kept.bag = [
                read_count(one, f"{where}bag[{place}]")
                for place, one in enumerate(listed(document["bag"], f"{where}bag", "values"))
            ]
        if "turns" in document:
            kept.turns = read_count(document["turns"], f"{where}turns")
        if "offered" in document:
            kept.offered = read_seats(state, document["offered"], f"{where}offered")


PARLOUR: Final = ParlourFields("coins", "owner", "hands", "bag", "turns", "offered")
