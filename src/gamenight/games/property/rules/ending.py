"""How it ends: the last one left, one bankruptcy in the short game, the agreed hour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.property.actions import (
    OFFERED,
)
from gamenight.games.property.events import (
    CLAIM_VOID,
    COUNTED,
    EXPIRED,
    LAPSED,
    LEFT_GAME,
    TIME_UP,
    WON,
)
from gamenight.games.property.rules.estate import auction_estate, give_to_bank
from gamenight.games.property.rules.offers import drop_party, expire_party
from gamenight.games.property.rules.selling import sell_all_buildings
from gamenight.games.property.rules.worth import counted
from gamenight.kernel.outcome import Outcome
from gamenight.kernel.seat import NOBODY, Seat, bit, count, lowest, members

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
    """Offers of and to who resigns are off at once; whoever is then alone has won.

    Rule: resign.leave, win.last, deal.what
    """
    expire_party(state, seat)
    if is_decided(state):
        leave_game(state, seat)


def end_short_game(state: Property, creditor: Seat, lacking: i64) -> None:
    """The short game ends with its first bankruptcy: the richest wins; interest not paid is taken off.

    Rule: short.end, short.settle
    """
    end_by_count(state, "short.end", creditor, lacking)


def is_time_up(state: Property) -> bool:
    """Whether the agreed hour, or round, has come.

    Rule: timed.end
    """
    agreed = state.agreed
    if agreed.minutes and state.clock >= agreed.minutes:
        return True
    return agreed.last_round > 0 and state.rounds >= agreed.last_round


def end_on_time(state: Property) -> None:
    """Nothing is in hand any more, unasked rents lapse, and all is counted.

    Rule: timed.end, timed.stop
    """
    state.tell(TIME_UP, "timed.stop")
    end_by_count(state, "timed.end", NOBODY, 0)


def end_by_count(state: Property, clause: str, debtor: Seat, lacking: i64) -> None:
    """Everybody's cash, properties and buildings are added up; equals share their place.

    Rule: short.end, timed.end, short.settle
    """
    drop_all(state, clause)
    totals: dict[int, int] = {seat: counted(state, seat) for seat in members(state.playing())}
    if debtor != NOBODY:
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


def drop_all(state: Property, clause: str) -> None:
    """Rents that nobody has asked for lapse, and offers are off.

    Rule: timed.stop, rent.lapse, deal.what
    """
    for one in state.standing:
        if one.kind == OFFERED:
            state.tell(EXPIRED, "deal.what", one.seat, one.other, one.number)
        elif clause == "timed.end":
            state.tell(LAPSED, "timed.stop", one.seat, one.other, one.item, one.number)
        else:
            state.tell(CLAIM_VOID, "rent.lapse", one.seat, one.other, one.item)
    state.standing = []


def leave_game(state: Property, seat: Seat) -> bool:
    """Who resigns leaves everything to the Bank, which auctions it; whether an auction has begun.

    Rule: resign.leave, bankrupt.to_bank
    """
    sell_all_buildings(state, seat, "resign.leave")
    deeds = give_to_bank(state, seat, "resign.leave")
    drop_party(state, seat)
    state.out |= bit(seat)
    state.tell(LEFT_GAME, "resign.leave", seat)
    if is_decided(state):
        win_last(state)
        return False
    if deeds:
        auction_estate(state, deeds)
    return deeds != 0
