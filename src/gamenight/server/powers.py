"""What only the host may do, or who stands in for the host: each gives the entries it would make."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from zlib import crc32

from gamenight.bots.named import kinds
from gamenight.editions.shelf import edition_of
from gamenight.server import log
from gamenight.server.plan import NotAllowed, Plan, chair_at, host_only, host_or_deputy, lobby_only
from gamenight.server.position import written
from gamenight.server.room import LOBBY, OVER, PAUSED, PLAYING
from gamenight.server.seating import BOT, FREE
from gamenight.server.sentences import sentence
from gamenight.words.catalogue import ENGLISH, catalogue

if TYPE_CHECKING:
    from gamenight.server import wire
    from gamenight.server.room import Room


def agree(room: Room, guest: int, message: wire.Agree) -> Plan:
    """Choose the game, its terms and the number of chairs; what cannot be is told."""
    host_only(room, guest)
    lobby_only(room)
    if room.is_sealed():
        raise NotAllowed("duplicate_agreed")
    edition = edition_of(message.game if "/" not in message.game else "?")
    least, most = edition.seats
    if not least <= message.chairs <= most:
        raise NotAllowed("chairs", title=edition, least=least, most=most)
    agreed = edition.agree(message.terms)
    edition.terms([f"{chair}" for chair in range(message.chairs)], agreed)
    return Plan([log.Agreed(edition.id, given(edition.agree({}), agreed), message.chairs)])


def given(defaults: dict[str, Any], agreed: dict[str, Any]) -> dict[str, Any]:
    """What differs from the defaults: all that must be kept."""
    return {name: value for name, value in agreed.items() if value != defaults[name]}


def seat_bot(room: Room, guest: int, place: int, bot: str = "", language: str = ENGLISH) -> Plan:
    """A bot on a chair. If another person sits there, only the host may, and sends that one out by it."""
    chair = chair_at(room, place)
    if chair.guest in {None, guest}:
        host_or_deputy(room, guest)
    else:
        host_only(room, guest)
    if room.status not in {LOBBY, PLAYING}:
        raise NotAllowed("over")
    check_bot(room, bot)
    seated = botted(room, place, bot, language)
    if chair.guest in {None, guest}:
        return Plan([seated])
    return Plan([*sent_out(room, chair.guest or 0), seated])


def check_bot(room: Room, bot: str) -> None:
    """Refuse a bot that this game has not; without a name it is the normal one."""
    known = kinds(edition_of(room.game).family)
    if bot and not known:
        raise NotAllowed("one_kind_of_bot")
    if bot and bot not in known:
        raise NotAllowed("no_such_bot", known=" ".join(known))


def clear(room: Room, guest: int, place: int) -> Plan:
    """Nobody on a chair, in the lobby. Another person who sits there is sent out of the room by it."""
    host_only(room, guest)
    lobby_only(room)
    chair = chair_at(room, place)
    sent = [] if chair.guest in {None, guest} else sent_out(room, chair.guest or 0)
    return Plan([*sent, log.Freed(place)])


def kick(room: Room, guest: int, other: int) -> Plan:
    """Send a guest out of the room."""
    host_only(room, guest)
    if other == guest or other not in room.seating.guests:
        raise NotAllowed("no_such_guest")
    return Plan(sent_out(room, other))


def sent_out(room: Room, other: int) -> list[log.Entry]:
    """A guest must go; whoever comes by the link from now on is let in by the host, or not."""
    guarding: list[log.Entry] = [] if room.guarded else [log.Guarded(guarded=True)]
    return [*left(room, other, sent=True), *guarding]


def mute(room: Room, guest: int, message: wire.Mute) -> Plan:
    """A guest may not talk to the table, or may again."""
    host_only(room, guest)
    if message.guest == guest or message.guest not in room.seating.guests:
        raise NotAllowed("no_such_guest")
    return Plan([log.Muted(message.guest, message.muted)])


def make_host(room: Room, guest: int, other: int) -> Plan:
    """Another guest is the host now."""
    host_only(room, guest)
    if other not in room.seating.guests:
        raise NotAllowed("no_such_guest")
    return Plan([log.Hosted(other)])


def start(room: Room, guest: int, *, in_a_hurry: bool = False) -> Plan:
    """Begin, once every chair is taken; in a hurry, whatever comes before the first turn goes by itself."""
    host_or_deputy(room, guest)
    lobby_only(room)
    if any(chair.kind == FREE for chair in room.seating.chairs):
        raise NotAllowed("free_chairs")
    if all(chair.kind == BOT for chair in room.seating.chairs):
        raise NotAllowed("only_bots")
    names = room.seating.names()
    table = room.laid(names)
    table.deal()
    while in_a_hurry and (answer := table.game.opener(table.state)) is not None:
        table.play(table.waiting()[0], answer)
    moves = [(entry.seat, entry.word) for entry in table.entries]
    entry = log.Started(names, moves, table.edition.content, table.head.rules)
    return Plan([*map(log.Left, onlookers(room)), entry], position=written(table.position()))


def onlookers(room: Room) -> list[int]:
    """The guests who must not see a game begin: those without a chair at one table of a duplicate.

    The host may, without whom nobody could begin: everybody sees who the host is.
    """
    if not room.is_sealed():
        return []
    staying = room.seating.seated() | {room.seating.host}
    return [guest for guest in room.seating.guests if guest not in staying]


def rematch(room: Room, guest: int) -> Plan:
    """Back to the lobby, everybody on their chairs."""
    host_or_deputy(room, guest)
    if room.status != OVER:
        raise NotAllowed("not_over")
    if room.is_sealed():
        raise NotAllowed("duplicate_waits")
    return Plan([log.Reopened()])


def left(room: Room, guest: int, *, sent: bool = False) -> list[log.Entry]:
    """A guest is gone for good: bots take the chairs in a game, and another is host."""
    entries = [emptied(room, place) for place in room.seating.chairs_of(guest)]
    heir = room.seating.next_host(guest)
    if room.seating.host == guest and heir is not None:
        entries.append(log.Hosted(heir))
    return [*entries, log.Left(guest, sent)]


def emptied(room: Room, place: int) -> log.Entry:
    """What becomes of a chair that a guest gives up: a bot's in a game, else free."""
    return botted(room, place) if room.status in {PLAYING, PAUSED} else log.Freed(place)


def botted(room: Room, place: int, bot: str = "", language: str = ENGLISH) -> log.Botted:
    """A bot on a chair; in a game it goes on under the name that the game knows."""
    chair = room.seating.chairs[place]
    is_known = chair.kind == BOT or room.status in {PLAYING, PAUSED}
    return log.Botted(place, chair.name if is_known else fresh_name(room, place, language), bot)


def fresh_name(room: Room, place: int, language: str) -> str:
    """A name for the bot on a chair that nobody else here has; each room begins with another."""
    names = catalogue(language).say("bots", "names").split(", ")
    taken = {chair.name for chair in room.seating.chairs} | {one.name for one in room.seating.guests.values()}
    first = (crc32(f"{room.link}/{room.number}".encode()) + place) % len(names)
    fresh = [name for name in names[first:] + names[:first] if name not in taken]
    return fresh[0] if fresh else sentence("bot", language, number=place + 1)
