"""What leaves a room: for every guest what that guest may know, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamenight.bots.named import characters, levels
from gamenight.editions.shelf import edition_of
from gamenight.kernel import engine
from gamenight.kernel.action import ABSENT, RESIGN, TO_RESIGN, Action, Verb
from gamenight.lab.meter.saying import effects_of, note_of
from gamenight.notation.words import form, say
from gamenight.server import duplicates, kitchen, wire
from gamenight.server.evening import LEARNER, coached
from gamenight.server.people import is_offered
from gamenight.server.rest import Invitation
from gamenight.server.room import LOBBY, PAUSED, PLAYING
from gamenight.server.seating import BOT, FREE
from gamenight.server.taking_back import is_last, last_line
from gamenight.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.api.table import Table
    from gamenight.api.voice import Voice
    from gamenight.kernel.event import Event
    from gamenight.kernel.sight import Sight
    from gamenight.server.room import Room
    from gamenight.server.talk import Talk

STORY_KEPT = 200


def room_facts(  # noqa: PLR0913  one for each thing that is not in the entries
    room: Room,
    guest: int | None,
    here: set[int],
    knocks: list[wire.Knock],
    wishes: Sequence[wire.Wish] = (),
    kept: tuple[int, int] = (0, 0),
    language: str = ENGLISH,
    absences: Sequence[wire.Absence] = (),
    taking_back: wire.TakingBack | None = None,
    patience: float = 0.0,
) -> wire.RoomFacts:
    """The room as a guest sees it; a watcher (None) learns no link that would let them in."""
    seating = room.seating
    lets_in = guest is not None and guest in {seating.host, seating.deputy}
    is_open = room.status == LOBBY and not room.locked
    edition = edition_of(room.game)
    measured = effects_of(edition, room.terms, language) if room.status == LOBBY else []
    return wire.RoomFacts(
        link=room.link if guest is not None else "",
        watch=room.watch,
        code=room.code if guest is not None and is_open else "",
        game=room.game,
        title=edition.spoken(language).title,
        terms=room.terms,
        meter=[wire.MeterLine(one.term, one.label, one.effect) for one in measured],
        meter_note=note_of(edition, measured, language),
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
            wire.ChairFacts(
                chair.kind,
                chair.name,
                chair.guest,
                chair.guest in here,
                room.bot_name(place) if chair.kind == BOT else "",
                chair.was,
                asks=chair.asks,
                program=seating.is_program(chair.guest),
            )
            for place, chair in enumerate(seating.chairs)
        ],
        bots=levels(edition.family),
        characters=characters(edition.family),
        offers=room.table is not None and any(verb.item == "offer" for verb in room.table.game.verbs),
        claims=room.table is not None and any(verb.item == "claim" for verb in room.table.game.verbs),
        quiet=room.quiet,
        kitchen=room.kitchen and is_offered(room.game),
        kitchen_offered=is_offered(room.game),
        patience=patience,
        pace=room.pace,
        duplicate=duplicates.facts(room, is_host=guest is not None and guest == seating.host),
        knocks=knocks if lets_in else [],
        ending=ending(room.table, language),
        number=room.number,
        guarded=room.guarded,
        hushed=room.hushed,
        wishes=list(wishes) if guest is not None else [],
        absences=list(absences),
        taking_back=taking_back if guest is not None else None,
        pause=pause(room, here, language),
        kept_hours=kept[0],
        game_kept_hours=kept[1],
    )


def invitation(room: Room, language: str) -> Invitation:
    """What may be known of a room at its door."""
    kinds = [chair.kind for chair in room.seating.chairs]
    host = room.seating.guests.get(room.seating.host or 0)
    return Invitation(
        room.game,
        edition_of(room.game).spoken(language).title,
        "" if host is None else host.name,
        room.status,
        kinds.count(FREE) if room.status == LOBBY else 0,
        kinds.count(BOT) if room.status == PLAYING else 0,
    )


def pause(room: Room, here: set[int], language: str) -> wire.Pause | None:
    """Why the game waits, if it does, and for whom."""
    if room.status != PAUSED or room.doubt is None:
        return None
    return wire.Pause(room.doubt.told(language), sorted(room.agreed), sorted(room.seating.seated() & here))


def ending(table: Table | None, language: str) -> wire.Ending | None:
    """How it ended, if it has."""
    if table is None or table.outcome is None:
        return None
    outcome = table.outcome
    return wire.Ending(table.speaking(language).ending(), outcome.clause, list(outcome.winners))


def hands(room: Room, guest: int | None, since: int | None, language: str = ENGLISH) -> list[wire.Hand]:
    """One hand for every chair of the guest, or the one that everybody may see."""
    table = room.table
    if table is None:
        return []
    seats: list[int | None] = [*room.seating.chairs_of(guest)]
    return [hand(room, table, seat, since, language) for seat in seats or [None]]


def hand(room: Room, table: Table, seat: int | None, since: int | None, language: str) -> wire.Hand:
    """What one seat may know and do now, and what it heard since so many events, in a language."""
    heard, voice = table.heard(seat, since or 0), table.speaking(language)
    asked = table.asks(seat)
    line = None if seat is None else last_line(room, seat)
    fallen = kitchen.asked(voice)
    return wire.Hand(
        chair=seat,
        question=voice.asked(asked, seat) if fallen is None else fallen.question,
        asks=asked.asks() if asked.name else None,
        is_asked=seat in table.waiting(),
        choices=choices(room, voice, seat),
        view=table.view(seat),
        told=[told(voice, event, seat) for event in (heard if since is not None else heard[-STORY_KEPT:])],
        partner=partner(room, voice, seat),
        team=[] if seat is None else room.partners(seat),
        takes_back=line is not None,
        chance=fallen,
        slips=line is not None and is_last(table, line),
        coach=coached(table, room.decided, language) if room.evening and seat == LEARNER else None,
    )


def partner(room: Room, voice: Voice, seat: int | None) -> wire.Partner | None:
    """The player of one's team who is asked, with the answers: the team sees the same question."""
    table = voice.table
    if seat is None or seat in table.waiting():
        return None
    for other in table.waiting():
        if other in room.partners(seat):
            sight, legal = table.sight(other), table.legal_actions(other)
            return wire.Partner(other, [offered(voice, sight, one) for one in legal])
    return None


def chat(guest: int | None, talk: Sequence[Talk], language: str = ENGLISH) -> list[wire.Said]:
    """Of what was said, what this guest may hear: talk for a team is for those who sat there then."""
    heard = [one for one in talk if not one.ears or guest in one.ears]
    return [wire.Said(one.name, one.told(language), bool(one.ears)) for one in heard]


def told(voice: Voice, event: Event, seat: int | None) -> wire.Told:
    """An event in words for this seat."""
    return wire.Told(
        voice.tell(event, seat), event.clause, event.to_json(), voice.card(event), voice.brief(event, seat)
    )


def choices(room: Room, voice: Voice, seat: int | None) -> list[wire.Choice]:
    """What the seat may do; then, greyed, the plain words it may not, each with its clause; then leaving."""
    table = voice.table
    if seat is None or room.status != PLAYING or not room.is_in_game(seat):
        return []
    legal = sorted(table.legal_actions(seat), key=lambda one: one.verb.spare)
    sight = table.sight(seat)
    found = [offered(voice, sight, one) for one in legal]
    words = {one.verb.word for one in legal}
    for verb in table.game.verbs:
        is_plain = not (verb.seat or verb.item or verb.number or verb.goods)
        if is_plain and verb is not RESIGN and verb.word not in words:
            action = Action(verb)
            why = engine.why_not(table.state, seat, action)
            if why is not None:
                reason = wire.Why(why.clause, voice.refusal(why, seat), lacks=why.kind.lacks)
                found.append(greyed(voice.labelled(sight, action, verb.word), verb, reason))
    found.append(offered(voice, sight, TO_RESIGN))
    return found


def greyed(label: str, verb: Verb, why: wire.Why) -> wire.Choice:
    """One thing that a seat may not do, and why."""
    return wire.Choice(verb.word, label, verb.word, {}, [], why, 0, group=verb.group)


def offered(voice: Voice, sight: Sight[Any], action: Action) -> wire.Choice:
    """One thing that whoever sees this may do: what it is about, brings or costs, and leaves open."""
    table, game, verb = voice.table, voice.table.game, action.verb
    is_open = action.is_template()
    word = say(game, action)
    return wire.Choice(
        word=word,
        label=voice.labelled(sight, action, word),
        verb=verb.word,
        facts=action.facts(),
        slots=slots(action),
        why_not=None,
        gain=0 if is_open else int(game.gain(table.state, sight.seat, action)),
        form=form(game, action) if is_open else "",
        group=verb.group,
        grave=verb.grave,
        uses=game.uses(sight, action),
    )


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
