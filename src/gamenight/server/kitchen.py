"""A kitchen table: the box lies there, people throw and draw for real, and say here what fell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.kernel.seat import CHANCE
from gamenight.notation.words import say
from gamenight.server import commands, log, wire
from gamenight.server.people import asks_people, is_offered
from gamenight.server.plan import NotAllowed, Plan, Stale, host_only, lobby_only

if TYPE_CHECKING:
    from gamenight.api.voice import Voice
    from gamenight.kernel.action import Action
    from gamenight.server.room import Room


def agreed(room: Room, guest: int, message: wire.Kitchen) -> Plan:
    """The host says whether the real dice and cards are used."""
    host_only(room, guest)
    lobby_only(room)
    if room.is_sealed():
        raise NotAllowed("duplicate_agreed")
    if message.kitchen and not is_offered(room.game):
        raise NotAllowed("no_kitchen")
    return Plan([log.Kitchen(message.kitchen)])


def fallen(room: Room, guest: int, message: wire.Fell) -> Plan:
    """Somebody who sits here, or the host, says what fell; the entry keeps whose chair it was."""
    chairs = room.seating.chairs_of(guest)
    if not chairs and room.seating.host != guest:
        raise NotAllowed("not_seated")
    table = room.table
    if table is None or not asks_people(table):
        raise NotAllowed("nothing_fell")
    if message.line != len(table.entries):
        raise Stale("stale")
    plan = commands.moved(room, CHANCE, table.read(CHANCE, message.word))
    for entry in plan.entries:
        if isinstance(entry, log.Played):
            entry.chair = chairs[0] if chairs else CHANCE
    return plan


def asked(voice: Voice) -> wire.Chance | None:
    """What people are asked to throw or draw, and everything that may have fallen; None if nothing is."""
    table = voice.table
    if not asks_people(table):
        return None
    falls = table.game.falls(table.state)
    seat = int(table.state.asking.seat)
    verb = falls[0].verb
    facts = {slot: called(voice, slot, value) for slot, value in falls[0].facts().items()}
    name = table.names[seat] if seat >= 0 else ""
    sentence = voice.teller.catalogue.say("fell", voice.family, verb.word, **{**facts, "name": name})
    return wire.Chance(
        line=len(table.entries),
        seat=seat if seat >= 0 else None,
        verb=verb.word,
        question=sentence,
        falls=[wire.Fall(say(table.game, one), label(voice, one), one.facts()) for one in falls],
    )


def label(voice: Voice, action: Action) -> str:
    """What a button says for something that may have fallen: its last slot, as the box calls it."""
    slot, value = list(action.facts().items())[-1]
    return called(voice, slot, value)


def called(voice: Voice, slot: str, value: int) -> str:
    """What the box, the language or the table calls a number."""
    if slot == "seat":
        return voice.table.names[value]
    return str(voice.teller.named(voice.family, slot, value) or value)
