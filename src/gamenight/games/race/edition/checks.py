"""What is wrong with an edition of the race: each problem by its field, with what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.editions.checking import printable
from gamenight.games.race.dial import HIGHEST
from gamenight.games.race.track import START, Track

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamenight.games.race.edition.form import RaceFile

PIECES = 6  # as many as may play


def problems(form: RaceFile) -> list[str]:
    """All that is wrong; whether the centre can be reached is asked if the arrows are right."""
    arrows = [*_arrows(form)] or [*_unreachable(form)]
    return [*printable(form), *_names(form), *_colours(form), *arrows]


def _names(form: RaceFile) -> Iterator[str]:
    space = form.names.space
    rest = space.replace("{number}", "", 1)
    if rest == space or "{" in rest or "}" in rest:
        yield f"names.space: {space!r} needs {{number}} once, and no other braces: space {{number}}"


def _colours(form: RaceFile) -> Iterator[str]:
    if len(set(form.colours)) != len(form.colours) or len(form.colours) < PIECES:
        yield f"colours: give {PIECES} different colours, one for each piece"


def _arrows(form: RaceFile) -> Iterator[str]:
    """They run between Start and the centre, one from a picture, and end where no other begins."""
    pictures: dict[int, int] = {}
    for place, arrow in enumerate(form.arrows):
        for field, space in (("picture", arrow.picture), ("end", arrow.end)):
            if not START < space < form.finish:
                yield (
                    f"arrows[{place}].{field}: space {space} is out of range; "
                    f"arrows run between the spaces 1 and {form.finish - 1}"
                )
        first = pictures.setdefault(arrow.picture, place)
        if first < place:
            yield f"arrows[{place}].picture: space {arrow.picture} has arrows[{first}] already"
    for place, arrow in enumerate(form.arrows):
        if arrow.end in pictures:
            yield (
                f"arrows[{place}].end: space {arrow.end} is a picture "
                f"(arrows[{pictures[arrow.end]}]); an arrow leads to a bone or a bowl"
            )


def _unreachable(form: RaceFile) -> Iterator[str]:
    """From every space where a piece can come to rest, the centre can still be reached."""
    track = Track(form.finish, [(arrow.picture, arrow.end) for arrow in form.arrows])
    finish = int(track.finish)
    steps = {rest: _next_rests(track, rest) for rest in range(finish) if not track.is_picture(rest)}
    home = {finish}
    while grown := {rest for rest, ends in steps.items() if rest not in home and ends & home}:
        home |= grown
    seen, fresh = {START}, {START}
    while fresh := {end for rest in fresh for end in steps.get(rest, set())} - seen:
        seen |= fresh
    stuck = sorted(seen - home)
    if stuck:
        yield f"arrows: from space {stuck[0]} the centre can never be reached"


def _next_rests(track: Track, rest: int) -> set[int]:
    """Where one spin can take a piece that is alone on the board."""
    ends = set()
    for count in range(1, HIGHEST + 1):
        goal = rest + count
        goal = goal if goal <= track.finish else max(rest - count, START)
        ends.add(int(track.leads_to(goal)))
    return ends
