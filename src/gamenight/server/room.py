"""One room: the sum of its entries. It has no sockets, no clock and no file."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Any

from gamenight.api.opening import lay, replay
from gamenight.bots.named import NORMAL, SLOW, kinds, sit_down, thinks_less
from gamenight.bots.seated import Seated
from gamenight.editions.shelf import edition_of
from gamenight.kernel.dealer import Dealer
from gamenight.kernel.seat import holds, members
from gamenight.notation.record import PEOPLE
from gamenight.server import log
from gamenight.server.again import note_used, taken_back
from gamenight.server.alike import Alike
from gamenight.server.evening import LEARNER, Laid, answered, evening_of
from gamenight.server.following import differs, follow
from gamenight.server.people import People, is_offered
from gamenight.server.seating import BOT, PERSON, Chair, Guest, Seating
from gamenight.server.sentences import Saying
from gamenight.server.talk import Talk
from gamenight.server.unseen import Unseen
from gamenight.words.catalogue import ENGLISH, languages

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gamenight.api.table import Move, Table
    from gamenight.kernel.terms import Value

LOBBY, PLAYING, OVER, PAUSED = "lobby", "playing", "over", "paused"
CALM, BRISK, AT_ONCE = "calm", "brisk", "at_once"  # the paces of bots
CHAT_KEPT = 200
ANSWERS_KEPT = 200  # of finished games' actions: a client may still ask after the last ones


class Room:
    """Seating, agreement, game and talk, as the entries so far have made them."""

    def __init__(self, dealer: Callable[[], Dealer] = Unseen) -> None:
        self.version = 0
        self.changed = 0  # the version since which nothing has happened but play
        self.link = ""
        self.watch = ""
        self.code = ""
        self.seating = Seating()
        self.game = ""
        self.terms: dict[str, Value] = {}
        self.status = LOBBY
        self.locked = False
        self.guarded = False
        self.hushed = False
        self.kitchen = False  # people throw and draw for real
        self.taken_back = 0  # the version at which something was taken back last
        self.quiet = False  # bots make no offers, and say nothing of themselves
        self.pace = BRISK  # of the bots
        self.table: Table | None = None
        self.chat: list[Talk] = []
        self.talked = 0  # how much has been said in all
        self.done: dict[str, int] = {}  # the ids of actions, and the version each became
        self.marks: list[tuple[int, int]] = []  # after which version the game had how many events
        self.bots: dict[int, Seated] = {}
        self.number = 1  # of the game that is played, or comes next
        self.finished: dict[int, str] = {}  # the records of those before it that are not put away yet
        self.asleep = ""  # the record of the game that is over, until somebody wants to see its table
        self.doubt: Saying | None = None  # why a game cannot just go on, while it is paused
        self.agreed: set[int] = set()  # who would go on all the same
        self.rules_then = ""  # by which the game began, if those of today are others
        self.duplicate: log.Duplicated | None = None  # of which this room is a table
        self.results: list[log.Result] | None = None  # of all tables, once they are compared
        self.tables_done = 0  # of the duplicate, as far as it was told; never stored
        self.evening = False  # the game that is played is a first evening
        self.decided: list[str] = []  # the questions that its learner has answered
        self.secret = b""  # of the server
        self._dealer = dealer

    def fold(self, entry: log.Entry, move: Move | None = None) -> None:  # noqa: C901, PLR0912, PLR0915  one case an entry
        """Let one entry happen; a move already worked out is not worked out again."""
        match entry:
            case log.Opened():
                self.link, self.watch, self.code = entry.link, entry.watch, entry.code
                self.evening = entry.evening
            case log.Entered():
                self.seating.guests[entry.guest] = Guest(
                    entry.guest, entry.name, entry.hash, program=entry.program
                )
                self.seating.entered = entry.guest
            case log.Renamed():
                self.seating.guests[entry.guest].name = entry.name
            case log.Rotated():
                guest = self.seating.guests[entry.guest]
                guest.hash, guest.before = entry.hash, entry.before
            case log.Left():
                if entry.sent:
                    self._tell("was_sent_out", name=self.seating.guests[entry.guest].name)
                self.seating.leave(entry.guest)
            case log.Hosted():
                self.seating.host = entry.guest
            case log.Agreed():
                self.game, self.terms = entry.game, entry.terms
                self.seating.resize(entry.chairs)
            case log.Took():
                if self.status == PLAYING:
                    chair = self.seating.chairs[entry.chair]
                    is_back = chair.was == entry.guest and chair.name == entry.name
                    self._tell("is_back" if is_back else "took_over", name=entry.name, bot=chair.name)
                self.seating.take(entry.chair, entry.guest, entry.name)
                self._reseated(entry.chair)
            case log.Botted():
                if entry.away:
                    self._tell("bot_stands_in", name=entry.name)
                self.seating.hand_to_bot(entry.chair, entry.name, entry.bot)
                self._reseated(entry.chair)
            case log.Freed():
                self.seating.chairs[entry.chair] = Chair()
                self._reseated(entry.chair)
            case log.Locked():
                self.locked = entry.locked
            case log.Guarded():
                self.guarded = entry.guarded
            case log.Muted():
                self.seating.guests[entry.guest].muted = entry.muted
            case log.Hushed():
                self.hushed = entry.hushed
            case log.Quieted():
                self.quiet = entry.quiet
            case log.Kitchen():
                self.kitchen = entry.kitchen
            case log.Ordered():
                self.seating.chairs[entry.chair].asks = entry.asks
            case log.Paced():
                self.pace = entry.pace
            case log.Started():
                self.start(entry)
                if entry.branches:
                    self._tell("what_if_secrets" if self.has_secrets() else "what_if")
                self._tell_of_thinking()
            case log.Played():
                self._play(entry, move)
            case log.TakenBack():
                self._take_back(entry)
            case log.Skipped():
                self._tell("skipped", name=self.seating.chairs[entry.chair].name)
            case log.Resumed():
                self._resume(entry)
            case log.Remarked():
                self._remark(entry)
            case log.Said():
                self._talk(self.talk(entry))
            case log.Duplicated():
                self.duplicate = entry
            case log.Compared():
                self._compare(entry)
            case log.Reopened():
                self._reopen()
        self.version += 1
        if not isinstance(entry, log.Played) or self.status != PLAYING:
            self.changed = self.version
        if self.table is not None:
            self.marks.append((self.version, len(self.table.events)))

    # Talk

    def _talk(self, talk: Talk) -> None:
        self.chat = [*self.chat, talk][-CHAT_KEPT:]
        self.talked += 1

    def _tell(self, key: str, **facts: object) -> None:
        """The table's own word, for everybody."""
        self._talk(Talk("", "", key=key, facts=facts))

    def _remark(self, entry: log.Remarked) -> None:
        """A bot says why; in every language, for the table it speaks of will not stay."""
        if self.table is not None:
            said = {one: self.table.speaking(one).remark(entry.key, entry.numbers) for one in languages()}
            if said[ENGLISH]:
                self._talk(Talk(self.seating.chairs[entry.chair].name, "", tongues=said))

    def talk(self, entry: log.Said) -> Talk:
        """What was said, by the name of whoever said it; to a team, for those who sit there at that time."""
        sitting = {self.seating.chairs[chair].guest for chair in entry.chairs}
        ears = {guest for guest in sitting if guest is not None} | ({entry.guest} if entry.chairs else set())
        return Talk(self.seating.guests[entry.guest].name, entry.text, entry.guest, tuple(sorted(ears)))

    # The game

    def _reopen(self) -> None:
        """Put the finished game away, so that it can still be looked at, and go back to the lobby."""
        record = self.record()
        if record is not None:
            self.finished[self.number] = record
        self.number += 1
        self.status, self.table, self.asleep, self.doubt = LOBBY, None, "", None
        self.marks, self.bots = [], {}
        self.evening, self.decided = False, []
        self.duplicate, self.results = None, None
        self.done = dict(list(self.done.items())[-ANSWERS_KEPT:])

    def record(self) -> str | None:
        """The record of the game that is over here, if one is."""
        if self.status != OVER:
            return None
        return self.asleep or (None if self.table is None else self.table.record())

    def _reseated(self, place: int) -> None:
        self.bots.pop(place, None)
        if self.table is not None:
            self.table.rename(self.seating.names())

    def laid(self, names: list[str], position: dict[str, Any] | None = None) -> Table:
        """The table of what was agreed, before the dealer has answered anything."""
        edition = edition_of(self.game)
        is_kitchen = self.kitchen and is_offered(self.game)
        dealer = People() if is_kitchen else self._dealer()
        if self.duplicate is not None and position is None:
            dealer = Alike(bytes.fromhex(self.duplicate.seed))
        evening = evening_of(edition.family) if self.evening else None
        if evening is not None:
            dealer = Laid(edition.game, evening.chance, dealer)
        table = lay(edition, names, dict(self.terms), position, dealer, ENGLISH)
        table.head.dealt = PEOPLE if is_kitchen else ""
        return table

    def start(self, entry: log.Started) -> None:
        """Begin the game that was agreed; one that began by another box is paused."""
        self.marks, self.bots = [], {}
        table = self.laid(entry.names)
        table.head.branches = list(entry.branches)
        self.table, self.status = table, PLAYING
        if entry.content not in {"", table.edition.content}:
            self._pause(Saying("box_changed", {"title": table.edition}))
            return
        self.rules_then = "" if entry.rules == table.head.rules else entry.rules
        try:
            follow(table, entry.moves)
        except Exception as error:  # noqa: BLE001  whatever it is: by these rules the game does not go on
            self._pause(differs(error))

    def _play(self, entry: log.Played, move: Move | None) -> None:
        if entry.id:
            self.done[entry.id] = self.version + 1
        if self.table is None:
            return  # paused: its moves cannot be followed
        note_used(self.table, entry.moves)
        if self.evening and entry.id and entry.chair == LEARNER:
            self.decided.append(answered(self.table, entry.moves[0][1]))
        if move is not None:
            self.table.commit(move)
        else:
            try:
                follow(self.table, entry.moves, entry.hash)
            except Exception as error:  # noqa: BLE001  as at the start
                self._pause(differs(error))
                return
        if self.table.outcome is not None:
            self.status = OVER

    def _take_back(self, entry: log.TakenBack) -> None:
        """The game as it stood before a line; what chance said since, it will say again."""
        if self.table is None:
            return  # paused, as in a move
        try:
            table = taken_back(self.table, entry.line)
        except Exception as error:  # noqa: BLE001  as at the start
            self._pause(differs(error))
            return
        table.rename(self.seating.names())
        self.table, self.marks, self.bots = table, [], {}
        self.taken_back = self.version + 1
        self._tell("taken_back", name=self.seating.chairs[entry.chair].name)

    def _compare(self, entry: log.Compared) -> None:
        """The tables are compared; one that has not finished goes on by itself, with luck of its own."""
        if self.status == OVER:
            self.results = entry.results
            return
        self.duplicate = None
        if self.table is not None:
            self.table.dealer = self._dealer()
        self._tell("duplicate_left")

    def is_sealed(self) -> bool:
        """Whether what happened here must not be shown yet: another table has the same chance before it."""
        return self.duplicate is not None and self.results is None

    def tell_of_rules(self) -> None:
        """Say so if the rules of today are not those the game began by, though every move agrees."""
        if self.status == PLAYING and self.rules_then and self.table is not None:
            self._tell("rules_changed", then=self.rules_then, now=self.table.head.rules)

    def _tell_of_thinking(self) -> None:
        """Say so if bots that think have to do with less, because the engine is not compiled."""
        if any(thinks_less(self.bot_name(place)) for place in range(len(self.seating.chairs))):
            self._tell("bots_think_less", share=SLOW)

    def _pause(self, why: Saying) -> None:
        """The stored game cannot be followed: it waits, and its entries stay as they are."""
        self.table, self.status, self.doubt = None, PAUSED, why
        self.marks, self.bots = [], {}

    def _resume(self, entry: log.Resumed) -> None:
        """The table agreed to go on from a stored position."""
        self.marks, self.bots, self.doubt, self.agreed = [], {}, None, set()
        try:
            table = self.laid(entry.names, entry.position)
        except Exception as error:  # noqa: BLE001  as at the start
            self._pause(differs(error))
            return
        self.table, self.status = table, PLAYING if table.outcome is None else OVER
        self.rules_then = "" if entry.rules == table.head.rules else entry.rules
        if entry.content != table.edition.content:
            self._pause(Saying("box_changed", {"title": table.edition}))
            return
        self._tell("resumed")

    def wake(self) -> bool:
        """Lay the table of the game that is over again; False if today's rules do not play it."""
        if self.asleep and self.table is None:
            try:
                self.table = replay(self.asleep, self._dealer())
            except Exception:  # noqa: BLE001  whatever it is: that game cannot be shown any more
                return False
            self.marks = [(self.version, len(self.table.events))]
        return True

    # Asking the room

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
            bot = sit_down(self.bot_name(chair), self.table.game, chair, self.bot_seed(chair))
            self.bots[chair] = Seated(bot, self.table, chair, thinks_elsewhere=True)
        self.bots[chair].bot.may_offer = self.may_bots_offer()
        return self.bots[chair]

    def may_bots_offer(self) -> bool:
        """Whether bots may make offers: not if asked to be quiet, nor while a person has one to read."""
        if self.quiet or self.table is None:
            return False
        chairs = self.seating.chairs
        return all(chairs[item.other].kind != PERSON for item in self.table.state.standing if item.other >= 0)

    def bot_name(self, chair: int) -> str:
        """Which bot plays a chair; the normal one where this game has none of that name (any more)."""
        bot = self.seating.chairs[chair].bot
        return bot if bot in kinds(edition_of(self.game).family) else NORMAL

    def bot_seed(self, chair: int, purpose: str = "play") -> int:
        """What all chance of a bot on a chair comes of; nobody can work it out who has not the secret."""
        asked = f"{purpose}/{self.link}/{self.number}/{chair}".encode()
        return int.from_bytes(hmac.digest(self.secret, asked, "sha256")[:8])

    def is_in_game(self, chair: int) -> bool:
        """Whether a chair still plays."""
        if self.table is None or self.status != PLAYING:
            return False
        return not holds(self.table.state.left | self.table.state.out, chair)

    def has_secrets(self) -> bool:
        """Whether one seat of this game may know what another may not."""
        return edition_of(self.game).game.has_secrets


def restored(
    entries: Sequence[log.Entry], dealer: Callable[[], Dealer] = Unseen, room: Room | None = None
) -> Room:
    """The room that these entries make, from the beginning or from how it stood."""
    room = Room(dealer) if room is None else room
    for entry in entries:
        room.fold(entry)
    room.tell_of_rules()
    return room
