"""One room: the sum of its entries. It has no sockets, no clock and no file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from gamenight.bots.bot import Bot
from gamenight.bots.plain import plain_bot
from gamenight.editions.shelf import edition_of
from gamenight.face.opening import lay
from gamenight.kernel import engine
from gamenight.kernel.dealer import Dealer, Seeded
from gamenight.kernel.errors import BadRecord
from gamenight.kernel.seat import holds, members
from gamenight.table import log
from gamenight.table.seating import BOT, FREE, PERSON, Chair, Guest, Seating
from gamenight.words.catalogue import catalogue

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gamenight.face.table import Move, Table
    from gamenight.kernel.action import Action
    from gamenight.kernel.sight import Sight
    from gamenight.kernel.state import State

LOBBY, PLAYING, OVER = "lobby", "playing", "over"
CHAT_KEPT = 200
RECORDS_KEPT = 20


class Talk(NamedTuple):
    """Something that was said, by whom, and to which chairs (none: to the whole table)."""

    name: str
    text: str
    guest: int
    chairs: tuple[int, ...]


class Room:
    """Seating, agreement, game and talk, as the entries so far have made them."""

    def __init__(self, dealer: Callable[[], Dealer] = Seeded) -> None:
        self.version = 0
        self.link = ""
        self.watch = ""
        self.code = ""
        self.seating = Seating()
        self.game = ""
        self.terms: dict[str, object] = {}
        self.status = LOBBY
        self.locked = False
        self.table: Table | None = None
        self.chat: list[Talk] = []
        self.done: dict[str, int] = {}  # the ids of all actions, and the version each became
        self.marks: list[tuple[int, int]] = []  # after which version the game had how many events
        self.bots: dict[int, Seated] = {}
        self.number = 1  # of the game that is played, or comes next
        self.finished: dict[int, str] = {}  # the records of those before it
        self._dealer = dealer

    def fold(self, entry: log.Entry, move: Move | None = None) -> None:  # noqa: C901  one case an entry
        """Let one entry happen; a move already worked out is not worked out again."""
        match entry:
            case log.Opened():
                self.link, self.watch, self.code = entry.link, entry.watch, entry.code
            case log.Entered():
                self.seating.guests[entry.guest] = Guest(entry.guest, entry.name, entry.hash)
                self.seating.entered = entry.guest
            case log.Renamed():
                self.seating.guests[entry.guest].name = entry.name
            case log.Rotated():
                self.seating.guests[entry.guest].hash = entry.hash
            case log.Left():
                del self.seating.guests[entry.guest]
            case log.Hosted():
                self.seating.host = entry.guest
            case log.Agreed():
                self.game, self.terms = entry.game, entry.terms
                self.seating.resize(entry.chairs)
            case log.Took():
                self._seat(entry.chair, Chair(PERSON, entry.name, entry.guest))
            case log.Botted():
                self._seat(entry.chair, Chair(BOT, entry.name))
            case log.Freed():
                self._seat(entry.chair, Chair(FREE))
            case log.Locked():
                self.locked = entry.locked
            case log.Started():
                self.start(entry)
            case log.Played():
                self._play(entry, move)
            case log.Said():
                self.chat = [*self.chat, self.talk(entry)][-CHAT_KEPT:]
            case log.Reopened():
                self._keep()
                self.status, self.table, self.marks, self.bots = LOBBY, None, [], {}
        self.version += 1
        if self.table is not None:
            self.marks.append((self.version, len(self.table.events)))

    def _keep(self) -> None:
        """Put the finished game away, so that it can still be looked at."""
        assert self.table is not None
        self.finished[self.number] = self.table.record()
        self.finished.pop(self.number - RECORDS_KEPT, None)
        self.number += 1

    def record(self, number: int | None) -> str | None:
        """The record of a finished game of this room, by its number or the last one; None: there is none."""
        if self.status == OVER and self.table is not None and number in {None, self.number}:
            return self.table.record()
        return self.finished.get(self.number - 1 if number is None else number)

    def _seat(self, place: int, chair: Chair) -> None:
        self.seating.chairs[place] = chair
        self.bots.pop(place, None)
        if self.table is not None:
            names = self.seating.names()
            self.table.names = names
            self.table.teller.names = names

    def laid(self, names: list[str]) -> Table:
        """The table of what was agreed, before the dealer has answered anything."""
        return lay(edition_of(self.game), names, dict(self.terms), None, self._dealer(), "en")

    def start(self, entry: log.Started) -> None:
        """Begin the game that was agreed."""
        table = self.laid(entry.names)
        if entry.content and entry.content != table.edition.content:
            raise BadRecord(
                f"the edition {self.game!r} has changed since this game began ({entry.content}, "
                f"now {table.edition.content}); put the old one back to go on"
            )
        _follow(table, entry.moves)
        self.table, self.status, self.marks = table, PLAYING, []

    def _play(self, entry: log.Played, move: Move | None) -> None:
        assert self.table is not None
        if move is not None:
            self.table.commit(move)
        else:
            _follow(self.table, entry.moves)
        if entry.id:
            self.done[entry.id] = self.version + 1
        if self.table.outcome is not None:
            self.status = OVER

    def talk(self, entry: log.Said) -> Talk:
        """What was said, by the name of who said it."""
        return Talk(self.seating.guests[entry.guest].name, entry.text, entry.guest, tuple(entry.chairs))

    def partners(self, chair: int) -> list[int]:
        """The chairs that decide together with this one, itself among them."""
        if self.table is None or not self.is_in_game(chair):
            return [chair]
        return members(self.table.game.partners(self.table.state, chair))

    def events_before(self, version: int) -> int:
        """How many events there were when somebody saw this version."""
        count = 0
        for mark, events in self.marks:
            if mark > version:
                break
            count = events
        return count

    def bot_to_move(self) -> int | None:
        """The first chair of a bot that takes up a claim or an offer, else of one that is waited for."""
        if self.table is None or self.status != PLAYING:
            return None
        chairs = [seat for seat, chair in enumerate(self.seating.chairs) if chair.kind == BOT]
        waiting = self.table.waiting()
        invited = (seat for seat in chairs if self.bot_on(seat).takes_up())
        return next(invited, next((seat for seat in chairs if seat in waiting), None))

    def bot_on(self, chair: int) -> Seated:
        """The bot that sits there."""
        assert self.table is not None
        if chair not in self.bots:
            seed = self.version * len(self.seating.chairs) + chair
            self.bots[chair] = Seated(plain_bot(self.table.game.name, seed), self.table, chair)
        return self.bots[chair]

    def is_in_game(self, chair: int) -> bool:
        """Whether a chair still plays."""
        if self.table is None or self.status != PLAYING:
            return False
        return not holds(self.table.state.left | self.table.state.out, chair)

    def say(self, key: str, **facts: object) -> str:
        """A sentence of the room, from the catalogue."""
        return catalogue("en").say("room", key, **facts)


class Seated(Bot):
    """A bot on a chair: it answers when it is waited for, and considers once what newly addresses it."""

    def __init__(self, bot: Bot, table: Table, chair: int) -> None:
        self.bot, self.table, self.chair = bot, table, chair
        self._heard = 0  # the last claim or offer that it is done with
        self._plan: Action | None = None
        self._seen: State | None = None  # the state in which it planned that

    def takes_up(self) -> bool:
        """Whether it does something about a claim or an offer that addresses it."""
        state = self.table.state
        if self._seen is not state:
            self._seen, self._plan = state, None
            if self._newest() > self._heard:
                asides = engine.asides(state, self.chair)
                self._plan = self.bot.consider(self.table.sight(self.chair), asides) if asides else None
                if asides and self._plan is None:
                    self._heard = self._newest()
        return self._plan is not None

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:  # noqa: ARG002
        """What it takes up, else an answer; on its own turn also other business, if it is eager."""
        if self.takes_up() and self._plan is not None:
            self._heard, plan = self._newest(), self._plan
            self._plan = None
            return plan
        state = self.table.state
        choices = engine.answers(state, self.chair)
        if state.stack[0].seat == self.chair and self.bot.is_eager(sight):
            choices = [*choices, *engine.asides(state, self.chair)]
        return self.bot.choose(sight, choices)

    def _newest(self) -> int:
        """The number of the newest claim or offer that addresses this chair."""
        state = self.table.state
        return max((int(item.number) for item in state.standing if item.other == self.chair), default=0)


def _follow(table: Table, moves: Sequence[tuple[int, str]]) -> None:
    """Play stored moves again; one that is not legal any more says so."""
    for who, word in moves:
        action = table.read(who, word)
        if engine.why_not(table.state, who, action) is not None:
            raise BadRecord(f"stored move {word!r} of {who} cannot be played again")
        table.apply(who, action)


def restored(entries: Sequence[log.Entry], dealer: Callable[[], Dealer] = Seeded) -> Room:
    """The room that these entries make."""
    room = Room(dealer)
    for entry in entries:
        room.fold(entry)
    return room
