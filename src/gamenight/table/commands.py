"""What guests ask for, checked: each command gives the entries it would make, or says why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamenight.bots.plain import plain_bot
from gamenight.editions.shelf import edition_of
from gamenight.kernel.action import ABSENT
from gamenight.kernel.errors import Error, Unreadable
from gamenight.notation import words as notation
from gamenight.table import log, wire
from gamenight.table.room import LOBBY, OVER, PLAYING, Room, Seated
from gamenight.table.seating import BOT, FREE, PERSON, Chair
from gamenight.table.tokens import hashed, new_token

if TYPE_CHECKING:
    from gamenight.face.table import Move
    from gamenight.kernel.action import Action


class NotAllowed(Error):
    """A command that this guest may not give now; the sentence says why."""


class Stale(Error):
    """The question that an action answers is gone."""


class Plan:
    """What a command would do: entries to store, a move worked out, a token to hand over."""

    def __init__(self, entries: list[log.Entry], move: Move | None = None, token: str = "") -> None:
        self.entries = entries
        self.move = move
        self.token = token


def planned(room: Room, guest: int, message: wire.FromClient) -> Plan:  # noqa: C901  one case a command
    """The plan for a guest's command."""
    match message:
        case wire.Sit():
            return sit(room, guest, message.chair, message.name)
        case wire.Stand():
            return stand(room, guest, message.chair)
        case wire.Rename():
            return Plan([log.Renamed(guest, clean(room, message.name))])
        case wire.Agree():
            return agree(room, guest, message)
        case wire.SeatBot():
            return seat_bot(room, guest, message.chair)
        case wire.Clear():
            return clear(room, guest, message.chair)
        case wire.Lock():
            _host_only(room, guest)
            return Plan([log.Locked(message.locked)])
        case wire.MakeHost():
            _host_only(room, guest)
            if message.guest not in room.seating.guests:
                raise NotAllowed(room.say("no_such_guest"))
            return Plan([log.Hosted(message.guest)])
        case wire.Start():
            return start(room, guest)
        case wire.Play():
            return play(room, guest, message)
        case wire.Say():
            return say(room, guest, message)
        case wire.Rematch():
            return rematch(room, guest)
        case wire.Leave():
            return leave(room, guest)
    raise NotAllowed(room.say("not_here"))


def clean(room: Room, text: str) -> str:
    """Names and talk are text: printable, and not only spaces."""
    kept = "".join(letter if letter.isprintable() else " " for letter in text).strip()
    if not kept:
        raise NotAllowed(room.say("empty_text"))
    return kept


def say(room: Room, guest: int, message: wire.Say) -> Plan:
    """Say something to the table, or to the team of one of one's chairs."""
    text = clean(room, message.text)
    if message.chair is None:
        return Plan([log.Said(guest, text)])
    if _chair(room, message.chair).guest != guest:
        raise NotAllowed(room.say("not_yours"))
    team = room.partners(message.chair)
    if len(team) < 2:
        raise NotAllowed(room.say("no_team"))
    return Plan([log.Said(guest, text, team)])


def enter(room: Room, name: str) -> Plan:
    """Come in by the link; the first to come is the host."""
    if room.locked:
        raise NotAllowed(room.say("locked"))
    if len(room.seating.guests) >= 40:
        raise NotAllowed(room.say("full"))
    guest, token = room.seating.entered + 1, new_token()
    entries: list[log.Entry] = [
        log.Entered(guest, clean(room, name or room.say("guest", number=guest)), hashed(token))
    ]
    if room.seating.host not in room.seating.guests:
        entries.append(log.Hosted(guest))
    return Plan(entries, token=token)


def sit(room: Room, guest: int, place: int, name: str) -> Plan:
    """Sit down on a free chair in the lobby, or take over from a bot, also in mid-game."""
    chair = _chair(room, place)
    if room.status == OVER:
        raise NotAllowed(room.say("over"))
    if chair.kind == PERSON and chair.guest != guest:
        raise NotAllowed(room.say("taken", name=chair.name))
    if room.status == PLAYING and chair.kind == FREE:
        raise NotAllowed(room.say("no_chair"))
    name = clean(room, name)
    others = [other.name for number, other in enumerate(room.seating.chairs) if number != place]
    if name in others:
        raise NotAllowed(room.say("same_name", name=name))
    return Plan([log.Took(place, guest, name)])


def stand(room: Room, guest: int, place: int) -> Plan:
    """Give up a chair; the token is replaced, so that whoever had it by the old one has it no more."""
    if _chair(room, place).guest != guest:
        raise NotAllowed(room.say("not_yours"))
    token = new_token()
    return Plan([_emptied(room, place), log.Rotated(guest, hashed(token))], token=token)


def agree(room: Room, guest: int, message: wire.Agree) -> Plan:
    """Choose the game, its terms and the number of chairs; what cannot be is told."""
    _host_only(room, guest)
    _lobby_only(room)
    edition = edition_of(message.game if "/" not in message.game else "?")
    least, most = edition.seats
    if not least <= message.chairs <= most:
        raise NotAllowed(room.say("chairs", title=edition.title, least=least, most=most))
    agreed = edition.agree(message.terms)
    edition.terms([f"{chair}" for chair in range(message.chairs)], agreed)
    return Plan([log.Agreed(edition.id, given(edition.agree({}), agreed), message.chairs)])


def given(defaults: dict[str, Any], agreed: dict[str, Any]) -> dict[str, Any]:
    """What differs from the defaults: all that must be kept."""
    return {name: value for name, value in agreed.items() if value != defaults[name]}


def seat_bot(room: Room, guest: int, place: int) -> Plan:
    """A bot on a chair. Another person who sits there is sent out of the room by it."""
    _host_only(room, guest)
    chair = _chair(room, place)
    if room.status == OVER:
        raise NotAllowed(room.say("over"))
    sent_out = [] if chair.guest in {None, guest} else leave(room, chair.guest or 0).entries
    return Plan([*sent_out, _botted(room, place)])


def clear(room: Room, guest: int, place: int) -> Plan:
    """Nobody on a chair, in the lobby. Another person who sits there is sent out of the room by it."""
    _host_only(room, guest)
    _lobby_only(room)
    chair = _chair(room, place)
    sent_out = [] if chair.guest in {None, guest} else leave(room, chair.guest or 0).entries
    return Plan([*sent_out, log.Freed(place)])


def start(room: Room, guest: int) -> Plan:
    """Begin, once every chair is taken."""
    _host_only(room, guest)
    _lobby_only(room)
    if any(chair.kind == FREE for chair in room.seating.chairs):
        raise NotAllowed(room.say("free_chairs"))
    if all(chair.kind == BOT for chair in room.seating.chairs):
        raise NotAllowed(room.say("only_bots"))
    names = room.seating.names()
    table = room.laid(names)
    table.deal()
    moves = [(entry.seat, entry.word) for entry in table.entries]
    return Plan([log.Started(names, moves, table.edition.content)])


def play(room: Room, guest: int, message: wire.Play) -> Plan:
    """Play a word on one of one's chairs, as an answer to the question it names."""
    if _chair(room, message.chair).guest != guest:
        raise NotAllowed(room.say("not_yours"))
    return played(room, message.chair, message.word, f"{guest}:{message.id}", message.serial)


def played(room: Room, chair: int, word: str, action_id: str, serial: int | None) -> Plan:
    """A move of a person or of a bot: the same door. Stale if the question it answers is gone."""
    table = room.table
    if table is None:
        raise NotAllowed(room.say("not_started"))
    action = table.read(chair, word)
    is_answer = action.verb.aside == ABSENT and action.verb.word != "resign"
    if serial is not None and is_answer and serial != table.sight(chair).serial() and table.outcome is None:
        raise Stale(room.say("stale"))
    move = table.prepare(chair, action)
    moves = [(entry.seat, entry.word) for entry in move.entries]
    return Plan([log.Played(chair, action_id, moves)], move)


def advice(room: Room, guest: int, place: int) -> wire.Advice:
    """What the house's own player would do on a chair of this guest's that is waited for, and why."""
    if _chair(room, place).guest != guest:
        raise NotAllowed(room.say("not_yours"))
    table = room.table
    if table is None or place not in table.waiting():
        raise NotAllowed(room.say("no_hint"))
    bot = Seated(plain_bot(table.game.name, room.version), table, place)
    action = bot.choose(table.sight(place), table.legal_actions(place))
    word = notation.say(table.game, action)
    return wire.Advice(
        place,
        int(table.sight(place).serial()),
        word,
        table.teller.choice(table.game.name, action, word),
        table.teller.hint(table.game.name, action),
    )


def bot_choice(room: Room, chair: int) -> Action:
    """What the bot on a chair wants to play."""
    table = room.table
    assert table is not None
    return room.bot_on(chair).choose(table.sight(chair), table.legal_actions(chair))


def bot_move(room: Room, chair: int) -> Plan:
    """The bot's choice, worked out."""
    return moved(room, chair, bot_choice(room, chair))


def moved(room: Room, who: int, action: Action) -> Plan:
    """A move of a bot, or of the clock."""
    table = room.table
    assert table is not None
    move = table.prepare(who, action)
    return Plan([log.Played(who, "", [(entry.seat, entry.word) for entry in move.entries])], move)


def named_action(room: Room, message: wire.Play) -> Action | None:
    """The action that a message names, if it can be read at all."""
    try:
        return None if room.table is None else room.table.read(message.chair, message.word)
    except Unreadable:
        return None


def rematch(room: Room, guest: int) -> Plan:
    """Back to the lobby, everybody on their chairs."""
    _host_only(room, guest)
    if room.status != OVER:
        raise NotAllowed(room.say("not_over"))
    return Plan([log.Reopened()])


def leave(room: Room, guest: int) -> Plan:
    """Leave for good: bots take the chairs in a game, and another is host."""
    entries = [_emptied(room, place) for place in room.seating.chairs_of(guest)]
    heir = room.seating.next_host(guest)
    if room.seating.host == guest and heir is not None:
        entries.append(log.Hosted(heir))
    return Plan([*entries, log.Left(guest)])


def _emptied(room: Room, place: int) -> log.Entry:
    return _botted(room, place) if room.status == PLAYING else log.Freed(place)


def _botted(room: Room, place: int) -> log.Botted:
    """In a game the bot goes on under the name that the game knows."""
    chair = room.seating.chairs[place]
    name = chair.name if room.status == PLAYING else room.say("bot", number=place + 1)
    return log.Botted(place, name)


def _chair(room: Room, place: int) -> Chair:
    if not 0 <= place < len(room.seating.chairs):
        raise NotAllowed(room.say("no_such_chair", most=len(room.seating.chairs)))
    return room.seating.chairs[place]


def _host_only(room: Room, guest: int) -> None:
    if room.seating.host != guest:
        raise NotAllowed(room.say("host_only"))


def _lobby_only(room: Room) -> None:
    if room.status != LOBBY:
        raise NotAllowed(room.say("lobby_only"))
