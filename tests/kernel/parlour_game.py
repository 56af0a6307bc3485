"""The toy's asides, its sight, and its face to the floors above."""

from __future__ import annotations

from typing import cast

from gamenight.kernel.action import Action
from gamenight.kernel.decision import Aside
from gamenight.kernel.errors import BadPosition
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.game import Game
from gamenight.kernel.position import documents, numbers, seat_set, whole
from gamenight.kernel.seat import NOBODY, bit, holds, members
from gamenight.kernel.sight import Sight
from gamenight.kernel.standing import Standing
from gamenight.kernel.state import State
from gamenight.kernel.stream import Stream
from gamenight.kernel.terms import Terms
from tests.kernel.parlour import (
    ACCEPT,
    ASK,
    BUYING,
    CARD,
    CLAIM,
    COUNTER,
    EVENTS,
    LOTS,
    NOT_SO,
    OFFER,
    REFUSE,
    SELLING,
    TURN,
    VERBS,
    WITHDRAW,
    Auction,
    Buy,
    Charge,
    Debt,
    Draw,
    Estate,
    Parlour,
    Turn,
)


class Offering(Aside[Parlour]):
    """Offers to buy a lot, and counter-offers to sell it dearer."""

    def offers(self, state: Parlour, seat: int) -> list[Action]:
        """A new offer, and answers to those that stand."""
        found: list[Action] = []
        for one in state.standing:
            if one.kind != CLAIM and one.seat == seat:
                found.append(Action(WITHDRAW, item=one.number))
            elif one.kind != CLAIM and one.other == seat:
                found.append(Action(REFUSE, item=one.number))
                if self.buyer_coins(state, one) >= one.sum:
                    found.append(Action(ACCEPT, item=one.number))
                if one.kind == BUYING and one.sum < 20 and not holds(state.offered, seat):
                    found.append(Action(COUNTER, item=one.number, number=one.sum + 1, most=20))
        if not holds(state.offered, seat) and state.coins[seat] > 0:
            others = [lot for lot in range(LOTS) if state.owner[lot] not in {NOBODY, seat}]
            found += [Action(OFFER, item=lot, number=1, most=state.coins[seat]) for lot in others]
        return found

    @staticmethod
    def buyer_coins(state: Parlour, one: Standing) -> int:
        """What the buyer of a standing offer has."""
        return state.coins[one.seat if one.kind == BUYING else one.other]

    def why_not(self, state: Parlour, seat: int, action: Action) -> Event:
        """No such offer."""
        return refusal(NOT_SO, "offer.stands", seat)

    def play(self, state: Parlour, seat: int, action: Action) -> None:
        """Make, answer or take back an offer."""
        if action.verb is OFFER:
            state.offered |= bit(seat)
            offer = state.stand(BUYING, seat, state.owner[action.item])
            offer.item, offer.sum = action.item, action.number
            return
        one = state.standing_numbered(action.item)
        assert one is not None
        state.drop(one.number)
        if action.verb is COUNTER:
            state.offered |= bit(seat)
            offer = state.stand(SELLING, seat, one.seat)
            offer.item, offer.sum = one.item, action.number
        elif action.verb is ACCEPT:
            buyer, seller = (one.seat, one.other) if one.kind == BUYING else (one.other, one.seat)
            state.pay(buyer, seller, one.sum, "offer.stands")
            state.give(one.item, buyer, one.sum, "offer.stands")


class Claiming(Aside[Parlour]):
    """Rent that must be asked for, and outlives the turn it arose in."""

    def offers(self, state: Parlour, seat: int) -> list[Action]:
        """Every claim of this seat that still stands."""
        return [
            Action(ASK, item=one.number) for one in state.standing if one.kind == CLAIM and one.seat == seat
        ]

    def why_not(self, state: Parlour, seat: int, action: Action) -> Event:
        """Lapsed, or never was."""
        return refusal(NOT_SO, "claim.lapse", seat)

    def play(self, state: Parlour, seat: int, action: Action) -> None:
        """The debtor owes the rent."""
        one = state.standing_numbered(action.item)
        assert one is not None
        state.drop(one.number)
        state.owe(one.other, seat, one.sum)


def parlour_terms(seats: int) -> Terms:
    """The tables of decisions and asides."""
    turn, buy = Turn("turn", is_open=True, is_home=True), Buy("buy", is_open=True)
    decisions = [
        turn,
        buy,
        Auction("auction"),
        Charge("charge"),
        Debt("debt"),
        Estate("estate"),
        Draw("draw"),
    ]
    return Terms(seats, decisions, [Offering("offering"), Claiming("claiming")], has_clock=True)


class ParlourSight(Sight[Parlour]):
    """Everything but the others' cards and the bag."""

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
        super().__init__("parlour", 1, VERBS, [CARD], EVENTS)
        self.has_secrets = True

    def begin(self, terms: Terms) -> Parlour:
        """The first seat begins."""
        state = Parlour(terms)
        state.push(TURN, 1).seat = 0
        return state

    def position_fields(self) -> list[str]:
        """What lies on the table."""
        return ["coins", "owner", "hands", "bag", "turns", "bank", "turn", "offered"]

    def write_table(self, state: Parlour, document: dict[str, object]) -> None:
        """Everything."""
        document.update(coins=list(state.coins), owner=list(state.owner), bag=list(state.bag))
        document.update(hands=[{"cards": list(hand)} for hand in state.hands], turns=state.turns)
        document.update(bank=state.bank, offered=members(state.offered))

    def read_table(self, state: Parlour, document: dict[str, object]) -> None:
        """What is given; the rest as at the beginning."""
        state.coins = numbers(document, "coins", 0, 100) or state.coins
        state.owner = numbers(document, "owner", NOBODY, state.seats - 1) or state.owner
        state.bag = numbers(document, "bag", 0, 6) or state.bag
        for seat, hand in enumerate(documents(document, "hands")):
            state.hands[seat] = numbers(hand, "cards", 0, 6)
        state.turns, state.bank = whole(document, "turns", 0, 0, 40), 100 - sum(state.coins)
        state.offered = seat_set(document, "offered", state.seats)
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
