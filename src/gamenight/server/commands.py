"""What guests ask for, checked: each command gives the entries it would make, or says why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gamenight.kernel.action import ABSENT
from gamenight.server import log, powers, wire
from gamenight.server.plan import NotAllowed, Plan, Stale, chair_at, clean, host_only
from gamenight.server.position import named, written
from gamenight.server.room import LOBBY, PLAYING, Room
from gamenight.server.seating import BOT, FREE, PERSON
from gamenight.server.sentences import sentence
from gamenight.server.tokens import hashed, matches, new_token
from gamenight.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from gamenight.kernel.action import Action

GUESTS_AT_MOST = 40
TOKENS_KEPT = 16  # of those replaced; as many as there are chairs to give up before an answer comes


def planned(  # noqa: C901, PLR0912  one case a command
    room: Room, guest: int, message: wire.FromClient, language: str = ENGLISH
) -> Plan:
    """The plan for the command of a guest who reads a language."""
    match message:
        case wire.Sit():
            return sit(room, guest, message.chair, message.name)
        case wire.Stand():
            return stand(room, guest, message.chair)
        case wire.Rename():
            if room.seating.guests[guest].muted:
                raise NotAllowed("muted")  # a name is read by everybody, too
            return Plan([log.Renamed(guest, clean(message.name))])
        case wire.Agree():
            return powers.agree(room, guest, message)
        case wire.SeatBot():
            return powers.seat_bot(room, guest, message.chair, message.bot, language)
        case wire.Clear():
            return powers.clear(room, guest, message.chair)
        case wire.Lock():
            host_only(room, guest)
            return Plan([log.Locked(message.locked)])
        case wire.Guard():
            host_only(room, guest)
            return Plan([log.Guarded(message.guarded)])
        case wire.Kick():
            return powers.kick(room, guest, message.guest)
        case wire.Mute():
            return powers.mute(room, guest, message)
        case wire.Hush():
            host_only(room, guest)
            return Plan([log.Hushed(message.hushed)])
        case wire.Quiet():
            seated_only(room, guest)
            return Plan([log.Quieted(message.quiet)])
        case wire.Order():
            if chair_at(room, message.chair).guest != guest:
                raise NotAllowed("not_yours")
            return Plan([log.Ordered(message.chair, message.asks)])
        case wire.SetPace():
            seated_only(room, guest)
            return Plan([log.Paced(message.pace)])
        case wire.MakeHost():
            return powers.make_host(room, guest, message.guest)
        case wire.Start():
            return powers.start(room, guest)
        case wire.Play():
            return play(room, guest, message)
        case wire.Say():
            return say(room, guest, message)
        case wire.Rematch():
            return powers.rematch(room, guest)
        case wire.Leave():
            return Plan(powers.left(room, guest))
    raise NotAllowed("not_here")


def seated_only(room: Room, guest: int) -> None:
    """Whether a guest sits at the table, as whoever speaks for it must."""
    if guest not in room.seating.seated():
        raise NotAllowed("not_seated")


def say(room: Room, guest: int, message: wire.Say) -> Plan:
    """Say something to the table, or to the team of one of one's chairs."""
    text = clean(message.text)
    check_talk(room, guest, message.chair)
    if message.chair is None:
        return Plan([log.Said(guest, text)])
    team = room.partners(message.chair)
    if len(team) < 2:
        raise NotAllowed("no_team")
    return Plan([log.Said(guest, text, team)])


def check_talk(room: Room, guest: int, chair: int | None) -> None:
    """Whether a guest may talk now, from a chair of theirs if it is one."""
    if room.seating.guests[guest].muted:
        raise NotAllowed("muted")
    if room.hushed:
        raise NotAllowed("hushed")
    if chair is not None and chair_at(room, chair).guest != guest:
        raise NotAllowed("not_yours")


def enter(
    room: Room,
    name: str,
    here: set[int] | None = None,
    language: str = ENGLISH,
    *,
    is_program: bool = False,
) -> Plan:
    """Come in by the link; the first to come is the host.

    In a full room, guests without a chair who are away (not among those here) are forgotten.
    """
    if room.locked:
        raise NotAllowed("locked")
    if room.is_sealed() and room.status != LOBBY:
        raise NotAllowed("duplicate_unseen")
    entries: list[log.Entry] = []
    if len(room.seating.guests) >= GUESTS_AT_MOST and here is not None:
        entries += [log.Left(other) for other in forgettable(room, here)]
    if len(room.seating.guests) - len(entries) >= GUESTS_AT_MOST:
        raise NotAllowed("full")
    guest, token = room.seating.entered + 1, new_token()
    called = clean(name or sentence("guest", language, number=guest))
    entries.append(log.Entered(guest, called, hashed(token), is_program))
    if room.seating.host not in room.seating.guests:
        entries.append(log.Hosted(guest))
    return Plan(entries, token=token)


def forgettable(room: Room, here: set[int]) -> list[int]:
    """The guests who are away and have nothing here: no chair, none to come back to, and not the host."""
    seating = room.seating
    bound = seating.seated() | {chair.was for chair in seating.chairs} | {seating.host}
    return [guest for guest in seating.guests if guest not in here and guest not in bound]


def sit(room: Room, guest: int, place: int, name: str, *, is_granted: bool = False) -> Plan:
    """Sit down on a free chair in the lobby, or take over from a bot in a game, if that was granted."""
    chair = chair_at(room, place)
    if room.status not in {LOBBY, PLAYING}:
        raise NotAllowed("over")
    if chair.kind == PERSON and chair.guest != guest:
        raise NotAllowed("taken", name=chair.name)
    if room.status == PLAYING and chair.kind == FREE:
        raise NotAllowed("no_chair")
    if room.status == PLAYING and chair.kind == BOT and chair.was != guest:
        if room.seating.has_sat(guest) and room.has_secrets():
            raise NotAllowed("one_chair")
        if not is_granted:
            raise NotAllowed("must_ask")
    name = room.seating.guests[guest].name if room.seating.guests[guest].muted else clean(name)
    others = [other.name for number, other in enumerate(room.seating.chairs) if number != place]
    if name in others:
        raise NotAllowed("same_name", name=name)
    return Plan([log.Took(place, guest, name)])


def stand(room: Room, guest: int, place: int) -> Plan:
    """Give up a chair; the token is replaced, so that whoever had it by the old one has it no more."""
    if chair_at(room, place).guest != guest:
        raise NotAllowed("not_yours")
    rotation = rotate(room, guest)
    return Plan([powers.emptied(room, place), *rotation.entries], token=rotation.token)


def rotate(room: Room, guest: int) -> Plan:
    """Replace a guest's token; until the new one is known to have come, the old one lets them in again."""
    token, found = new_token(), room.seating.guests[guest]
    before = [*found.before, found.hash][-TOKENS_KEPT:]
    return Plan([log.Rotated(guest, hashed(token), before)], token=token)


def settle(room: Room, guest: int, token: str) -> Plan | None:
    """Let the tokens before open nothing any more, if this is the newest and they still do; else None."""
    found = room.seating.guests[guest]
    if not found.before or not matches(token, found.hash):
        return None
    return Plan([log.Rotated(guest, found.hash)])


def play(room: Room, guest: int, message: wire.Play) -> Plan:
    """Play a word on one of one's chairs, as an answer to the question it names."""
    return worked_out(room, message.chair, meant(room, guest, message), f"{guest}:{message.id}")


def meant(room: Room, guest: int, message: wire.Play) -> Action:
    """The action that a guest's word stands for; Stale if the question it answers is gone."""
    if chair_at(room, message.chair).guest != guest:
        raise NotAllowed("not_yours")
    table = room.table
    if table is None:
        raise NotAllowed("not_started")
    if message.game not in {0, room.number} or 0 < message.seen < room.taken_back:
        raise Stale("stale")
    action = table.read(message.chair, message.word)
    is_answer = action.verb.aside == ABSENT and action.verb.word != "resign"
    if is_answer and message.serial != table.sight(message.chair).serial() and table.outcome is None:
        raise Stale("stale")
    return action


def moved(room: Room, who: int, action: Action) -> Plan:
    """A move of a bot, or of the clock."""
    return worked_out(room, who, action, "")


def worked_out(room: Room, who: int, action: Action, action_id: str) -> Plan:
    """The move with all that chance makes of it, and how the game then stands."""
    table = room.table
    assert table is not None
    move = table.prepare(who, action)
    position = written(table.game.write(move.state))
    moves = [(entry.seat, entry.word) for entry in move.entries]
    return Plan([log.Played(who, action_id, moves, named(position))], move, position=position)


def weighed(room: Room, guest: int, place: int, word: str) -> wire.Weighed:
    """What a word would bring about if this guest played it on that chair; nothing is played."""
    if chair_at(room, place).guest != guest:
        raise NotAllowed("not_yours")
    table = room.table
    if table is None or not room.is_in_game(place):
        return wire.Weighed(place, word, [])
    told = table.game.weighed(table.sight(place), table.read(place, word))
    return wire.Weighed(place, word, [event.effects() for event in told])


def bot_choice(room: Room, chair: int) -> Action:
    """What the bot on a chair wants to play."""
    return room.bot_on(chair).move()


def bot_moved(room: Room, chair: int, action: Action) -> Plan:
    """The move of a bot, and what it has to say of it."""
    plan = moved(room, chair, action)
    reason = room.bot_on(chair).bot.remark()
    if reason is not None:
        plan.entries.append(log.Remarked(chair, reason.key, reason.numbers()))
    return plan


def resume(room: Room, position: bytes) -> Plan:
    """Go on from a stored position, by the rules and the box of today."""
    names = room.seating.names()
    document = msgspec.json.decode(position)
    table = room.laid(names, document)
    return Plan(
        [log.Resumed(names, document, table.edition.content, table.head.rules)],
        position=written(table.position()),
    )
