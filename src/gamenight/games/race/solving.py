"""The race solved exactly: nobody chooses anything in it, so every chance to win can be worked out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.race.dial import HIGHEST
from gamenight.games.race.track import START

if TYPE_CHECKING:
    from gamenight.games.race.state import Race
    from gamenight.games.race.track import Track

WIN: Final = -1  # a count that brings the piece to the centre
ALONG: Final = 0  # forward
BACK: Final = 1  # backward, to change places with whoever is there
BACK_ALONG: Final = 2  # backward, and on by an arrow
OPEN: Final = 1e-10  # so little chance is left for games that are not over
MOST: Final = 4  # players; with five the positions are too many


def solve(state: Race) -> list[float]:
    """How likely each place in the order of play is to win a game that has not begun, from the first on."""
    return chances(state.track, int(state.seats))


def chances(track: Track, players: int) -> list[float]:
    """How likely each place in the order of play is to win, from the first on.

    All positions are held with their chance, a turn after the other, until hardly any game is still open. A
    piece that waits for its first turn is in nobody's way, and neither is one on Start.
    """
    rests = [space for space in range(int(track.finish)) if track.leads_to(space) == space]
    ends, ways = steps(track, rests)
    base = len(rests)
    size = 1
    powers: list[int] = []
    for _ in range(players):
        powers.append(size)
        size *= base
    won = [0.0] * players
    mass = vec[float]([0.0] * size)
    mass[0] = 1.0
    turn = 0
    while sum(won) < 1.0 - OPEN:
        after = vec[float]([0.0] * size)
        won[turn % players] += moved(mass, after, powers, turn % players, base, ends, ways)
        mass = after
        turn += 1
    return won


def steps(track: Track, rests: list[int]) -> tuple[vec[i64], vec[i64]]:
    """For each space of rest and each count: where the piece ends, and in which way it comes there.

    Rule: move.forward, arrow.follow, finish.exact, finish.over, back.start
    """
    place = {space: number for number, space in enumerate(rests)}
    finish = int(track.finish)
    ends: list[i64] = []
    ways: list[i64] = []
    for space in rests:
        for count in range(1, HIGHEST + 1):
            goal = space + count
            if goal == finish:
                ends.append(WIN)
                ways.append(ALONG)
                continue
            landing = goal if goal < finish else max(space - count, START)
            end = int(track.leads_to(landing))
            ends.append(place[end])
            ways.append(ALONG if goal < finish else BACK if end == landing else BACK_ALONG)
    return vec[i64](ends), vec[i64](ways)


def moved(  # noqa: PLR0913  a turn of all positions, and how they are written
    mass: vec[float],
    after: vec[float],
    powers: list[int],
    mover: int,
    base: i64,
    ends: vec[i64],
    ways: vec[i64],
) -> float:
    """Play one turn of a player in all positions; the chance that it wins the game.

    Rule: move.turn, block.occupied, finish.swap, spin.lost
    """
    won = 0.0
    weights = vec[i64](powers)
    places = vec[i64]([0] * len(powers))  # where each piece rests in the position at hand
    unit = weights[mover]
    size: i64 = len(mass)
    position: i64 = 0
    while position < size:
        chance = mass[position] / HIGHEST
        if chance > 0.0:
            own = places[mover]
            step: i64 = own * HIGHEST
            while step < (own + 1) * HIGHEST:
                end = ends[step]
                if end == WIN:
                    won += chance
                else:
                    other = met_at(places, mover, end)
                    if other < 0:
                        after[position + (end - own) * unit] += chance
                    elif ways[step] == BACK:
                        after[position + (end - own) * (unit - weights[other])] += chance
                    else:
                        after[position] += chance
                step += 1
        count_on(places, base)
        position += 1
    return won


def count_on(places: vec[i64], base: i64) -> None:
    """The next position, as a number is counted on digit by digit."""
    digit: i64 = 0
    while digit < len(places):
        places[digit] += 1
        if places[digit] < base:
            return
        places[digit] = 0
        digit += 1


def met_at(places: vec[i64], mover: i64, end: i64) -> i64:
    """Who rests where a piece comes to; -1 if nobody is in its way.

    Rule: block.occupied
    """
    if end == START:
        return -1
    place: i64 = 0
    while place < len(places):
        if places[place] == end and place != mover:
            return place
        place += 1
    return -1
