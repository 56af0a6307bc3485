"""How it ends: the last one left wins, or all is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.property.events import (
    CLAIM_VOID,
    COUNTED,
    EXPIRED,
    LEFT_GAME,
    WON,
)
from gamenight.games.property.memory import Claim
from gamenight.games.property.rules.estate import auction_estate, give_to_bank
from gamenight.games.property.rules.offers import drop_party, expire_party
from gamenight.games.property.rules.selling import sell_all_buildings
from gamenight.games.property.rules.worth import counted
from gamenight.kernel.outcome import Outcome
from gamenight.kernel.seat import Seat, bit, count, lowest, members

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.property.state import Property


def is_decided(state: Property) -> bool:
    """Whether one player is left who has not resigned.

    Rule: win.last, resign.leave
    """
    return count(state.playing() & ~state.left) == 1


def win_last(state: Property) -> None:
    """The last player left wins.

    Rule: win.last
    """
    winner = lowest(state.playing() & ~state.left)
    state.tell(WON, "win.last", winner)
    others = [seat for seat in range(state.seats) if seat != winner]
    state.finish(Outcome("win.last", [int(winner)], [[int(winner)], others]))


def note_resignation(state: Property, seat: Seat) -> None:
    """Offers of and to whoever resigns are off at once; whoever is then alone has won.

    Rule: resign.leave, win.last, deal.what
    """
    expire_party(state, seat)
    if is_decided(state):
        leave_game(state, seat)


class Ending:
    """When a game ends: the last player left has won, however long it takes."""

    def ends_now(self, state: Property) -> bool:
        """End the game before the next throw if its time has come; whether it has."""
        return False

    def ends_with(self, state: Property, creditor: Seat, mortgaged: i64) -> bool:
        """End the game if a bankruptcy ends it; whether it does. The creditor has taken over mortgaged deeds.

        Rule: win.last
        """
        if not is_decided(state):
            return False
        win_last(state)
        return True

    def count_up(self, state: Property, clause: str, debtor: Seat, lacking: i64) -> None:
        """Everybody's cash, properties and buildings are added up; equals share their place.

        Whoever has resigned by then is out.

        Rule: short.end, timed.end, deal.what, resign.leave
        """
        for one in state.standing:
            if isinstance(one, Claim):
                self.void(state, one)
            else:
                state.tell(EXPIRED, "deal.what", one.seat, one.other, one.number)
        state.standing = []
        for seat in members(state.left & ~state.out):
            hand_in(state, seat)
        totals: dict[int, int] = {seat: counted(state, seat) for seat in members(state.playing())}
        if debtor in totals:
            totals[debtor] -= lacking
        places = [
            [seat for seat in totals if totals[seat] == total]
            for total in sorted(set(totals.values()), reverse=True)
        ]
        for place in places:
            for seat in place:
                state.tell(COUNTED, clause, seat, totals[seat])
        for seat in places[0]:
            state.tell(WON, clause, seat)
        gone = members(state.out)
        state.finish(Outcome(clause, places[0], [*places, gone] if gone else places))

    def void(self, state: Property, claim: Claim) -> None:
        """A rent that is still open when all is counted is not owed.

        Rule: rent.lapse
        """
        state.tell(CLAIM_VOID, "rent.lapse", claim.seat, claim.other, claim.space)


def leave_game(state: Property, seat: Seat) -> bool:
    """Whoever resigns leaves everything to the Bank, which auctions it; whether an auction has begun.

    Rule: resign.leave, bankrupt.to_bank
    """
    deeds = hand_in(state, seat)
    if is_decided(state):
        win_last(state)
        return False
    if deeds:
        auction_estate(state, deeds)
    return deeds != 0


def hand_in(state: Property, seat: Seat) -> i64:
    """All that somebody has is the Bank's, and that player is out; the set of the deeds.

    Rule: resign.leave
    """
    sell_all_buildings(state, seat, "resign.leave")
    deeds = give_to_bank(state, seat, "resign.leave")
    drop_party(state, seat)
    state.out |= bit(seat)
    state.tell(LEFT_GAME, "resign.leave", seat)
    return deeds
