"""A finished game, to be looked at again step by step, and drawn."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import msgspec

from gamenight.api.opening import replaying
from gamenight.api.strange import blaming
from gamenight.bots.named import levels
from gamenight.kernel import engine
from gamenight.kernel.errors import BadRecord
from gamenight.kernel.seat import CHANCE_BIT
from gamenight.notation.record import read_record
from gamenight.server import wire
from gamenight.server.facts import ending, told
from gamenight.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamenight.api.table import Table
    from gamenight.kernel.event import Event

LONGEST_RECORD: Final = 200_000  # bytes that may be sent here; a long game of the longest box has a tenth
MOST_LINES: Final = 20_000
MOST_AT_ONCE: Final = 100
POINTS: Final = 160  # of a curve
TOP: Final = 8


class Chapter(msgspec.Struct):
    """Something worth jumping to: at which step, and what happened."""

    step: int
    text: str


class Film(msgspec.Struct):
    """Some steps of a finished game; a step is one player's action with all that chance made of it."""

    room: wire.RoomFacts
    steps: int
    first: int
    hands: list[wire.Hand]
    chapters: list[Chapter]


class Bar(msgspec.Struct):
    """How often, or how much, under a name."""

    name: str
    number: int


class Figures(msgspec.Struct):
    """A finished game in numbers: how each seat stood, turn by turn; throws, visits, what paid most."""

    names: list[str]
    family: str
    curves: list[list[int]]
    throws: list[Bar]
    visits: list[Bar]
    earners: list[Bar]


def steps(record: str, language: str = ENGLISH) -> Iterator[tuple[Table, int]]:
    """The table at first and after each player's action, with how many events there were before it."""
    check_box(record)
    heard = number = 0
    for table in replaying(record, language=language):
        is_new = len(table.events) > heard or not table.entries
        if engine.waiting(table.state) & CHANCE_BIT or not is_new:
            continue
        yield table, heard
        heard = len(table.events)
        number += 1
    if not number:
        raise BadRecord("the record ends before anybody was asked anything; there is nothing to be seen")


def check_box(record: str) -> None:
    """A record that was sent may name a box on this shelf, and no folder of this computer."""
    game = read_record(record)[0].game
    if "/" in game:
        raise BadRecord(f"game: {game!r} is a folder of somebody's own; a film is of a box on this shelf")


def film(record: str, seat: int | None, first: int, count: int, language: str = ENGLISH) -> Film:
    """Film so many steps, from the first on, as a seat (None: a watcher) saw them, with chapters."""
    hands: list[wire.Hand] = []
    chapters: list[Chapter] = []
    number = 0
    last: Table | None = None
    for table, heard in steps(record, language):
        last = table
        if seat is not None and not 0 <= seat < len(table.names):
            raise BadRecord(f"there is no seat {seat}; the seats are 0 to {len(table.names) - 1}")
        fresh = table.heard(seat, heard)
        with blaming(table.head.position):
            notable = [event for event in fresh if "notable" in event.kind.traits]
            chapters += [Chapter(number, table.tell(event, seat)) for event in notable]
            if first <= number < first + min(count, MOST_AT_ONCE):
                hands.append(shown(table, seat, fresh))
        number += 1
    assert last is not None
    return Film(room(last), number, first, hands, chapters)


def shown(table: Table, seat: int | None, fresh: list[Event]) -> wire.Hand:
    """One step, in the form in which a hand is shown while it is played."""
    return wire.Hand(
        chair=seat,
        question=table.question(seat) if table.outcome is None else table.ending(),
        asks=table.asks(seat).asks() if table.outcome is None else None,
        is_asked=False,
        choices=[],
        view=table.view(seat),
        told=[told(table.voice, event, seat) for event in fresh],
    )


def room(table: Table) -> wire.RoomFacts:
    """The table of a replay as a room in which nobody sits."""
    return wire.RoomFacts(
        link="",
        watch="",
        code="",
        game=table.edition.id,
        title=table.voice.edition.title,
        terms=table.head.terms,
        status="over",
        locked=True,
        guests=[],
        chairs=[wire.ChairFacts("person", name, None, here=True) for name in table.names],
        knocks=[],
        ending=ending(table, table.voice.language),
        bots=levels(table.game.name),
    )


def figures(record: str, language: str = ENGLISH) -> Figures:
    """The figures of a game, with their names in a language."""
    rows: list[list[int]] = []
    turn: object = None
    table: Table | None = None
    for table, _ in steps(record, language):
        on_turn = table.state.stack[0].seat if table.state.depth else None
        if on_turn != turn or table.outcome is not None or not rows:
            with blaming(table.head.position):
                rows.append(table.game.tally(table.state))
            turn = on_turn
    assert table is not None
    rows = thinned(rows)
    seats = range(len(table.names)) if rows[0] else range(0)
    events = table.events
    throws = Counter(thrown(event) for event in events if "throws" in event.kind.traits)
    return Figures(
        names=list(table.names),
        family=table.game.name,
        curves=[[row[seat] for row in rows] for seat in seats],
        throws=[Bar(str(number), throws[number]) for number in sorted(throws)],
        visits=top(table, Counter(event.facts()["to"] for event in events if "moves" in event.kind.traits)),
        earners=top(table, earned(events)),
    )


def thinned(rows: list[list[int]]) -> list[list[int]]:
    """At most so many rows, evenly chosen, the first and the last among them."""
    if len(rows) <= POINTS:
        return rows
    return [rows[round(place * (len(rows) - 1) / (POINTS - 1))] for place in range(POINTS)]


def thrown(event: Event) -> int:
    """What a throw or a spin counted, all dice together."""
    facts = event.facts()
    return sum(facts[die] for die in event.kind.traits["throws"])


def earned(events: list[Event]) -> Counter[int]:
    """How much each space has brought its owners."""
    total: Counter[int] = Counter()
    for event in events:
        traits = event.kind.traits
        if "pays" in traits and "at" in traits:
            total[event.facts()[traits["at"]]] += event.facts()["amount"]
    return total


def top(table: Table, count: Counter[int]) -> list[Bar]:
    """The spaces with most, by name."""
    return [
        Bar(table.voice.edition.name("space", space) or str(space), much)
        for space, much in count.most_common(TOP)
    ]
