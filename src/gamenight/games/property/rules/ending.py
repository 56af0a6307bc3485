"""How it ends: the last one left, one bankruptcy in the short game, the agreed hour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.property.actions import COUNTED, LEFT_GAME, TIME_UP, WON
from gamenight.games.property.rules.estate import auction_estate, give_to_bank
from gamenight.games.property.rules.offers import drop_party
from gamenight.games.property.rules.selling import sell_all_buildings
from gamenight.games.property.rules.worth import counted
from gamenight.kernel.outcome import Outcome
from gamenight.kernel.seat import NOBODY, Seat, bit, count, lowest, members

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.property.state import Property


def is_decided(state: Property) -> bool:
    """Whether one player is left.

    Rule: win.last
    """
    return count(state.playing()) == 1


def win_last(state: Property) -> None:
    """The last player left wins.

    Rule: win.last
    """
    winner = lowest(state.playing())
    state.tell(WON, "win.last", winner)
    state.finish(Outcome("win.last", [int(winner)], [[int(winner)], members(state.out)]))


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
    state.standing = []
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


def leave_game(state: Property, seat: Seat) -> bool:
    """Who resigns leaves everything to the Bank, which auctions it; whether an auction has begun.

    Rule: resign.leave, bankrupt.to_bank
    """
    sell_all_buildings(state, seat)
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
