"""How it ends: all titles claimed, the upper hand in sudden death, the cap, an empty team."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gamenight.games.pets.board import NO_TEAM, TEAMS
from gamenight.games.pets.events import (
    CAPPED,
    COUNTED,
    COUNTED_CASH,
    LEFT_TEAM,
    SHARED,
    SUDDEN_DEATH,
    WON,
)
from gamenight.kernel.outcome import Outcome
from gamenight.kernel.seat import Seat, after, bit, count, members

if TYPE_CHECKING:
    from gamenight.games.pets.state import Pets


def judge_titles(state: Pets) -> None:
    """A marker has been laid, changed or taken: the last title claimed ends the game, the majority wins.

    On a tie play goes on, and from then on whoever has more titles has won.

    Rule: end.claimed, end.at_once, end.sudden_death
    """
    if lose_deserted(state):
        return
    ahead = who_has_more(state.titles_of(0), state.titles_of(1))
    if state.sudden:
        if ahead != NO_TEAM:
            win(state, ahead, "end.sudden_death")
    elif state.claimed() == state.board.all_titles:
        if ahead != NO_TEAM:
            win(state, ahead, "end.claimed")
        else:
            state.sudden = True
            state.tell(SUDDEN_DEATH, "end.sudden_death", state.titles_of(0))


def judge_turn(state: Pets) -> bool:
    """At the end of a turn: in sudden death with every stack locked, more cash wins; then the cap.

    Whether play goes on.

    Rule: end.sudden_death, end.at_once
    """
    if lose_deserted(state):
        return False
    if state.sudden and all_locked(state):
        richer = who_has_more(state.cash[0], state.cash[1])
        if richer != NO_TEAM:
            win(state, richer, "end.sudden_death", by_cash=True)
            return False
    biggest = max(count(state.side(0)), count(state.side(1)))
    if state.exchanges >= biggest:
        state.exchanges = 0
        state.rounds += 1
        if state.rounds == state.agreed.last_round:
            end_at_cap(state)
            return False
    return True


def end_at_cap(state: Pets) -> None:
    """The agreed number of rounds is over: most titles win, and equals share.

    Rule: end.at_once
    """
    state.tell(CAPPED, "end.at_once", state.rounds)
    ahead = who_has_more(state.titles_of(0), state.titles_of(1))
    if ahead != NO_TEAM:
        win(state, ahead, "end.at_once")
        return
    state.tell(SHARED, "end.at_once", state.titles_of(0))
    everybody = members(state.playing() & ~state.left)
    state.finish(Outcome("end.at_once", everybody, places(state, [everybody])))


def win(state: Pets, team: i64, clause: str, *, by_cash: bool = False) -> None:
    """A team has won, all of its members together but for those who have resigned; first it is told why.

    Rule: end.claimed, end.sudden_death, end.at_once, resign.leave
    """
    if clause != "resign.leave":
        for one in range(TEAMS):
            state.tell(COUNTED, clause, one, state.titles_of(one))
    if by_cash:
        for one in range(TEAMS):
            state.tell(COUNTED_CASH, clause, one, state.cash[one])
    state.tell(WON, clause, team)
    winners = members(state.side(team) & ~state.left) or members(state.side(team))  # all may have resigned
    losers = members(state.side(1 - team) & ~state.left)
    state.finish(Outcome(clause, winners, places(state, [winners, losers])))


def places(state: Pets, teams: list[list[int]]) -> list[list[int]]:
    """The places of the teams, and behind them whoever has left."""
    placed = [seat for place in teams for seat in place]
    gone = [seat for seat in members(state.out | state.left) if seat not in placed]
    return [place for place in [*teams, gone] if place]


def who_has_more(cats: i64, dogs: i64) -> i64:
    """The team with more of something, or NO_TEAM if they have the same."""
    if cats == dogs:
        return NO_TEAM
    return 0 if cats > dogs else 1


def all_locked(state: Pets) -> bool:
    """Whether every stack has its three markers.

    Rule: end.sudden_death
    """
    for space in state.board.titles:
        if not state.pile(space.index).is_locked:
            return False
    return True


def leave_team(state: Pets, seat: Seat) -> None:
    """The team plays on without the player; a team without players has lost.

    Rule: resign.leave
    """
    team = state.team_of(seat)
    state.out |= bit(seat)
    state.tell(LEFT_TEAM, "resign.leave", seat, team)
    if not state.side(team):
        win(state, 1 - team, "resign.leave")
    elif state.next[team] == seat:
        state.next[team] = after(state.side(team), seat, state.seats)


def lose_deserted(state: Pets) -> bool:
    """A team all of whose players have resigned has lost before anything else is counted; whether one has.

    Rule: resign.leave
    """
    if not state.left:
        return False
    for team in range(TEAMS):
        side = state.side(team)
        if not side & ~state.left:
            for seat in members(side):
                leave_team(state, seat)
            return True
    return False
