"""What leaves a room: for every guest what that guest may know, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.editions.shelf import edition_of
from gamenight.kernel import engine
from gamenight.kernel.action import ABSENT, RESIGN, TO_RESIGN, Action
from gamenight.notation.words import say
from gamenight.table import wire
from gamenight.table.room import LOBBY, PAUSED, PLAYING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.face.table import Table
    from gamenight.kernel.event import Event
    from gamenight.table.room import Room, Talk

STORY_KEPT = 200


def room_facts(  # noqa: PLR0913  one for each thing that is not in the entries
    room: Room,
    guest: int | None,
    here: set[int],
    knocks: list[wire.Knock],
    wishes: Sequence[wire.Wish] = (),
    kept: tuple[int, int] = (0, 0),
) -> wire.RoomFacts:
    """The room as a guest sees it; a watcher (None) learns no link that would let them in."""
    seating = room.seating
    lets_in = guest is not None and guest in {seating.host, seating.deputy}
    is_open = room.status == LOBBY and not room.locked
    return wire.RoomFacts(
        link=room.link if guest is not None else "",
        watch=room.watch,
        code=room.code if guest is not None and is_open else "",
        game=room.game,
        title=edition_of(room.game).title,
        terms=room.terms,
        status=room.status,
        locked=room.locked,
        guests=[
            wire.GuestFacts(
                one.number,
                one.name,
                one.number in here,
                one.number == seating.host,
                one.number == seating.deputy,
                one.muted,
            )
            for one in seating.guests.values()
        ],
        chairs=[
            wire.ChairFacts(chair.kind, chair.name, chair.guest, chair.guest in here)
            for chair in seating.chairs
        ],
        knocks=knocks if lets_in else [],
        ending=ending(room.table),
        number=room.number,
        guarded=room.guarded,
        hushed=room.hushed,
        wishes=list(wishes) if guest is not None else [],
        pause=pause(room, here),
        kept_hours=kept[0],
        game_kept_hours=kept[1],
    )


def pause(room: Room, here: set[int]) -> wire.Pause | None:
    """Why the game waits, if it does, and for whom."""
    if room.status != PAUSED:
        return None
    return wire.Pause(room.doubt, sorted(room.agreed), sorted(room.seating.seated() & here))


def ending(table: Table | None) -> wire.Ending | None:
    """How it ended, if it has."""
    if table is None or table.outcome is None:
        return None
    outcome = table.outcome
    return wire.Ending(table.ending(), outcome.clause, list(outcome.winners))


def hands(room: Room, guest: int | None, since: int | None) -> list[wire.Hand]:
    """One hand for every chair of the guest, or the one that everybody may see."""
    table = room.table
    if table is None:
        return []
    seats: list[int | None] = [*room.seating.chairs_of(guest)]
    return [hand(room, table, seat, since) for seat in seats or [None]]


def hand(room: Room, table: Table, seat: int | None, since: int | None) -> wire.Hand:
    """What one seat may know and do now, and what it heard since so many events."""
    heard = table.heard(seat, since or 0)
    return wire.Hand(
        chair=seat,
        question=table.question(seat),
        is_asked=seat in table.waiting(),
        choices=choices(room, table, seat),
        view=table.view(seat),
        told=[told(table, event, seat) for event in (heard if since is not None else heard[-STORY_KEPT:])],
        partner=partner(room, table, seat),
        team=[] if seat is None else room.partners(seat),
    )


def partner(room: Room, table: Table, seat: int | None) -> wire.Partner | None:
    """The player of one's team who is asked, with the answers: the team sees the same question."""
    if seat is None or seat in table.waiting():
        return None
    for other in table.waiting():
        if other in room.partners(seat):
            legal = table.legal_actions(other)
            return wire.Partner(other, [offered(table, other, one) for one in legal])
    return None


def chat(guest: int | None, talk: Sequence[Talk]) -> list[wire.Said]:
    """Of what was said, what this guest may hear: talk for a team is for those who sat there then."""
    return [
        wire.Said(one.name, one.text, bool(one.ears)) for one in talk if not one.ears or guest in one.ears
    ]


def told(table: Table, event: Event, seat: int | None) -> wire.Told:
    """An event in words for this seat."""
    return wire.Told(table.tell(event, seat), event.clause, event.to_json())


def choices(room: Room, table: Table, seat: int | None) -> list[wire.Choice]:
    """What the seat may do; then, greyed, the plain words it may not, each with its clause; then leaving."""
    if seat is None or room.status != PLAYING or not room.is_in_game(seat):
        return []
    legal = table.legal_actions(seat)
    found = [offered(table, seat, one) for one in legal]
    words = {one.verb.word for one in legal}
    for verb in table.game.verbs:
        is_plain = not (verb.seat or verb.item or verb.number or verb.goods)
        if is_plain and verb is not RESIGN and verb.word not in words:
            action = Action(verb)
            why = engine.why_not(table.state, seat, action)
            if why is not None:
                reason = wire.Why(why.clause, table.refusal(why, seat))
                found.append(wire.Choice(verb.word, table.label(seat, action), [], reason))
    found.append(wire.Choice(RESIGN.word, table.label(seat, TO_RESIGN), []))
    return found


def offered(table: Table, seat: int, action: Action) -> wire.Choice:
    """One thing that a seat may do, with what it brings or costs."""
    word = say(table.game, action)
    label = table.label(seat, action)
    if action.is_template():
        return wire.Choice(word, label, slots(action))
    return wire.Choice(word, label, [], gain=int(table.game.gain(table.state, seat, action)))


def slots(action: Action) -> list[wire.Slot]:
    """What a template leaves to be filled in."""
    if not action.is_template():
        return []
    verb, found = action.verb, []
    if verb.seat and action.seat < 0:
        found.append(wire.Slot(verb.seat, None, None))
    if verb.item and action.item == ABSENT:
        found.append(wire.Slot(verb.item, None, None))
    if verb.number:
        is_range = action.number != ABSENT
        found.append(
            wire.Slot(verb.number, action.number if is_range else None, action.most if is_range else None)
        )
    if verb.goods:
        found.append(wire.Slot(verb.goods, None, None))
    return found
