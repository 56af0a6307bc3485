"""What has happened while somebody was away, in short: money first, then what mattered most."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from gamenight.server import wire
from gamenight.server.facts import told
from gamenight.server.plan import NotAllowed, chair_at

if TYPE_CHECKING:
    from gamenight.api.voice import Voice
    from gamenight.kernel.event import Event
    from gamenight.server.room import Room

SHOWN = 8  # lines: as many as are read in twenty seconds, with the money above them
TEAMS = ("team", "rival")  # the fields of an event that are a team; whoever pays or is paid besides is a seat
BANK = "bank"

Purse = tuple[str, int]  # a seat's or a team's


def recapped(room: Room, guest: int, message: wire.Recap, language: str) -> wire.Recapped:
    """All that a chair of this guest's heard since a version of the room, in short."""
    seat = message.chair
    if seat is not None and chair_at(room, seat).guest != guest:
        raise NotAllowed("not_yours")
    table = room.table
    if table is None or not room.marks or message.since < room.marks[0][0]:
        return wire.Recapped(0, [], [])
    voice = table.speaking(language)
    events = table.heard(seat, room.events_before(message.since))
    lines = [told(voice, event, seat) for event in chosen(events, seat)]
    return wire.Recapped(len(events), balances(room, voice, events, seat), lines)


def payment(event: Event) -> tuple[Purse, Purse, int] | None:
    """Who paid whom how much, if anybody did."""
    pays = event.kind.traits.get("pays")
    if pays is None:
        return None
    facts = event.facts()
    payer, payee = (
        (BANK, 0) if field == BANK else ("team" if field in TEAMS else "seat", facts[field]) for field in pays
    )
    return payer, payee, facts["amount"]


def balances(room: Room, voice: Voice, events: list[Event], seat: int | None) -> list[wire.Balance]:
    """What everybody has more or less than before; one's own first, then the greatest change."""
    changed: Counter[Purse] = Counter()
    for event in events:
        paid = payment(event)
        if paid is not None:
            payer, payee, amount = paid
            changed[payer] -= amount
            changed[payee] += amount
    mine = own_purses(room, voice.table.events, seat)
    found = [
        wire.Balance(name_of(voice, purse), amount, purse in mine)
        for purse, amount in changed.items()
        if amount and purse[0] != BANK
    ]
    return sorted(found, key=lambda one: (not one.mine, -abs(one.amount), one.name))


def name_of(voice: Voice, purse: Purse) -> str:
    """Whose purse it is."""
    kind, number = purse
    return voice.table.names[number] if kind == "seat" else str(voice.teller.named(voice.family, *purse))


def own_purses(room: Room, events: list[Event], seat: int | None) -> set[Purse]:
    """The purses of a seat: its own, and its team's, as the events tell who plays for which team."""
    if seat is None:
        return set()
    facts = [event.facts() for event in events]
    team = room.partners(seat)
    return {
        ("seat", seat),
        *(("team", one["team"]) for one in facts if "team" in one and one.get("seat") in team),
    }


def chosen(events: list[Event], seat: int | None) -> list[Event]:
    """The few that are told: first what is notable or paid by or to this seat, then the latest."""
    if len(events) <= SHOWN:
        return events

    def weight(place: int) -> tuple[bool, int]:
        event = events[place]
        paid = payment(event)
        concerns_me = paid is not None and ("seat", seat) in paid[:2]
        return concerns_me or "notable" in event.kind.traits, place

    places = sorted(range(len(events)), key=weight, reverse=True)[:SHOWN]
    return [events[place] for place in sorted(places)]
