"""The toy's asides, its sight, and the toy as the floors above see it."""

from __future__ import annotations

from typing import Any, Final, cast, final

from gamenight.kernel.action import Action
from gamenight.kernel.decision import Aside, Decision
from gamenight.kernel.errors import BadPosition
from gamenight.kernel.event import Event, Kind, refusal
from gamenight.kernel.game import Game
from gamenight.kernel.reading import whole
from gamenight.kernel.seat import NOBODY, bit, holds
from gamenight.kernel.sight import Sight
from gamenight.kernel.state import State
from gamenight.kernel.stream import Stream
from gamenight.kernel.terms import Terms
from gamenight.kernel.value import Value
from tests.kernel.fields import (
    AUCTION_FRAME,
    BUY_FRAME,
    CHARGE_FRAME,
    CLAIM,
    DEBT_FRAME,
    ESTATE_FRAME,
    PARLOUR,
    TURN_FRAME,
)
from tests.kernel.fields import OFFER as OFFERED
from tests.kernel.parlour import (
    ACCEPT,
    ASK,
    CARD,
    COUNTER,
    EVENTS,
    NOT_SO,
    OFFER,
    REFUSE,
    TURN,
    VERBS,
    WITHDRAW,
    Parlour,
)
from tests.kernel.parlour_memory import LOTS, AuctionFrame, Claim, Offer
from tests.kernel.parlour_money import Auction, Charge, Debt, Estate
from tests.kernel.parlour_turn import Buy, Draw, Turn

QUESTIONS = [Kind(name) for name in ("turn", "buy", "auction", "charge", "debt", "draw", "estate")]


class Offering(Aside[Parlour]):
    """Offers to buy a lot, and counter-offers to sell it dearer."""

    def offers(self, state: Parlour, seat: int) -> list[Action]:
        """A new offer, and answers to those that stand."""
        found: list[Action] = []
        for one in state.standing:
            if not isinstance(one, Offer):
                continue
            if one.seat == seat:
                found.append(Action(WITHDRAW, item=one.number))
            elif one.other == seat:
                found.append(Action(REFUSE, item=one.number))
                if state.coins[one.buyer()] >= one.price:
                    found.append(Action(ACCEPT, item=one.number))
                if not one.sells and one.price < 20 and not holds(state.offered, seat):
                    found.append(Action(COUNTER, item=one.number, number=one.price + 1, most=20))
        if not holds(state.offered, seat) and state.coins[seat] > 0:
            others = [lot for lot in range(LOTS) if state.owner[lot] not in {NOBODY, seat}]
            found += [Action(OFFER, item=lot, number=1, most=state.coins[seat]) for lot in others]
        return found

    def why_not(self, state: Parlour, seat: int, action: Action) -> Event:
        """No such offer."""
        return refusal(NOT_SO, "offer.stands", seat)

    def play(self, state: Parlour, seat: int, action: Action) -> None:
        """Make, answer or take back an offer."""
        if action.verb is OFFER:
            state.offered |= bit(seat)
            offer = OFFERED.stand(state, seat, state.owner[action.item])
            offer.lot, offer.price = action.item, action.number
            return
        one = state.standing_numbered(action.item)
        assert isinstance(one, Offer)
        state.drop(one.number)
        if action.verb is COUNTER:
            state.offered |= bit(seat)
            offer = OFFERED.stand(state, seat, one.seat)
            offer.lot, offer.price, offer.sells = one.lot, action.number, True
        elif action.verb is ACCEPT:
            state.pay(one.buyer(), one.seller(), one.price, "offer.stands")
            state.give(one.lot, one.buyer(), one.price, "offer.stands")


class Claiming(Aside[Parlour]):
    """Rent that must be asked for, and outlives the turn it arose in."""

    def offers(self, state: Parlour, seat: int) -> list[Action]:
        """Every claim of this seat that still stands."""
        return [
            Action(ASK, item=one.number)
            for one in state.standing
            if isinstance(one, Claim) and one.seat == seat
        ]

    def why_not(self, state: Parlour, seat: int, action: Action) -> Event:
        """Lapsed, or never was."""
        return refusal(NOT_SO, "claim.lapse", seat)

    def play(self, state: Parlour, seat: int, action: Action) -> None:
        """The debtor owes the rent."""
        one = state.standing_numbered(action.item)
        assert isinstance(one, Claim)
        state.drop(one.number)
        state.owe(one.other, seat, one.rent)


def parlour_terms(seats: int) -> Terms:
    """The tables of decisions and asides."""
    decisions: list[Decision[Any, Any]] = [
        Turn("turn", TURN_FRAME, is_open=True, is_home=True),
        Buy("buy", BUY_FRAME, is_open=True),
        Auction("auction", AUCTION_FRAME),
        Charge("charge", CHARGE_FRAME),
        Debt("debt", DEBT_FRAME),
        Estate("estate", ESTATE_FRAME),
        Draw("draw"),
    ]
    asides: list[Aside[Any]] = [Offering("offering"), Claiming("claiming")]
    return Terms(seats, decisions, asides, [CLAIM, OFFERED], has_clock=True)


@final
class Bidding(Value):
    """An auction, as everybody sees it."""

    def __init__(self, lot: int, bid: int, leader: int) -> None:
        self.lot: Final = lot
        self.bid: Final = bid
        self.leader: Final = leader


@final
class Offered(Value):
    """An offer that stands: who buys what of whom, at which price."""

    def __init__(self, offer: Offer) -> None:
        self.number: Final = offer.number
        self.lot: Final = offer.lot
        self.price: Final = offer.price
        self.buyer: Final = offer.buyer()
        self.seller: Final = offer.seller()


class ParlourSight(Sight[Parlour]):
    """Everything but the others' cards and the bag."""

    def auction(self) -> Bidding | None:
        """The auction that runs, if one does."""
        frame = self._state.asking
        if self._state.depth == 0 or not isinstance(frame, AuctionFrame):
            return None
        return Bidding(frame.lot, frame.bid, frame.leader)

    def offers(self) -> list[Offered]:
        """The offers that stand."""
        return [Offered(one) for one in self._state.standing if isinstance(one, Offer)]

    def hand(self) -> list[int]:
        """My own cards: blanks, Nos."""
        return [0, 0] if self.seat == NOBODY else list(self._state.hands[self.seat])

    def hand_size(self, seat: int) -> int:
        """How many cards another holds."""
        return sum(self._state.hands[seat])

    def open_table(self) -> dict[str, object]:
        """What lies open."""
        state = self._state
        return {
            "coins": list(state.coins),
            "owner": list(state.owner),
            "turns": state.turns,
            "bank": state.bank,
        }

    def unseen(self) -> list[int]:
        """How many blanks and Nos this seat has not seen: the bag and the other hands."""
        hands = [hand for seat, hand in enumerate(self._state.hands) if seat != self.seat]
        return [self._state.bag[card] + sum(hand[card] for hand in hands) for card in (0, 1)]

    def twin(self) -> Parlour:
        """A copy whose hidden cards the caller must deal anew."""
        return cast(Parlour, self._state.copy())


class ParlourGame(Game[Parlour]):
    """The toy as the floors above see it."""

    def __init__(self) -> None:
        super().__init__("parlour", 1, VERBS, [CARD], EVENTS, QUESTIONS)
        self.has_secrets = True

    def begin(self, terms: Terms) -> Parlour:
        """The first seat begins."""
        state = Parlour(terms)
        TURN.open(state, 1).seat = 0
        return state

    def position_fields(self) -> list[str]:
        """What lies on the table."""
        return [*PARLOUR.names, "bank", "turn"]

    def write_table(self, state: Parlour, document: dict[str, object]) -> None:
        """Everything."""
        PARLOUR.write(state, state, document)
        document["bank"] = state.bank

    def read_table(self, state: Parlour, document: dict[str, object]) -> None:
        """What is given; the rest as at the beginning."""
        PARLOUR.read(state, state, document, "")
        state.bank = 100 - sum(state.coins)
        state.stack[0].seat = whole(document, "turn", 0, 0, state.seats - 1)
        state.stack[0].waits = bit(state.stack[0].seat)

    def check(self, state: Parlour) -> None:
        """A hundred coins, twelve cards at most."""
        if state.bank < 0 or len(state.owner) != LOTS:
            raise BadPosition("coins: there are only a hundred")

    def sight(self, state: Parlour, seat: int) -> ParlourSight:
        """One seat's window."""
        return ParlourSight(state, seat)

    def view(self, sight: Sight[Parlour]) -> dict[str, object]:
        """The open table and one's own cards."""
        assert isinstance(sight, ParlourSight)
        sizes = [sight.hand_size(seat) for seat in range(int(sight.seats()))]
        return {**sight.open_table(), "hand": sight.hand(), "sizes": sizes, "asked": sight.asked()}

    def imagine(self, sight: Sight[Parlour], stream: Stream) -> State:
        """The cards this seat has not seen, dealt anew."""
        assert isinstance(sight, ParlourSight)
        twin, unseen = sight.twin(), sight.unseen()
        for seat in range(int(sight.seats())):
            if seat != sight.seat:
                size, twin.hands[seat] = sight.hand_size(seat), [0, 0]
                for _ in range(size):
                    card = 0 if stream.below(sum(unseen)) < unseen[0] else 1
                    unseen[card] -= 1
                    twin.hands[seat][card] += 1
        twin.bag = unseen
        return twin

    def say_slot(self, slot: str, value: int) -> str:
        """Cards have names."""
        return ("blank", "no")[value] if slot == "card" else super().say_slot(slot, value)

    def read_slot(self, slot: str, text: str) -> int | None:
        """Cards have names."""
        if slot == "card":
            return {"blank": 0, "no": 1}.get(text)
        return super().read_slot(slot, text)
