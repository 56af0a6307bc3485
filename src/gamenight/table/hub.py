"""All open rooms: opening, entering, commands, bots, expiry. The store comes before the telling, always."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from gamenight.editions.shelf import edition_of
from gamenight.kernel.action import TIME, Action
from gamenight.kernel.dealer import Dealer, Seeded
from gamenight.kernel.errors import Error, Refused, Unreadable
from gamenight.kernel.seat import CLOCK
from gamenight.table import commands, log, wire
from gamenight.table.commands import NotAllowed, Plan, Stale
from gamenight.table.live import Live
from gamenight.table.room import LOBBY, Room, restored
from gamenight.table.store import NotStored
from gamenight.table.tokens import new_code, new_link
from gamenight.words.catalogue import catalogue

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.table.line import Line
    from gamenight.table.store import Store

LOBBY_LIVES = 6 * 3600.0  # seconds without anything happening
GAME_LIVES = 30 * 24 * 3600.0
KNOCK_WAITS = 120.0
BOT_TRIES_AGAIN = 1.0  # seconds after a move that could not be stored

logger = logging.getLogger("gamenight.table")


def sentence(key: str) -> str:
    """A sentence of the room that needs no room."""
    return catalogue("en").say("room", key)


class Hub:
    """Every room that is open, and the ones set aside because they could not be opened."""

    def __init__(
        self,
        store: Store,
        *,
        bot_pause: float = 0.7,
        rent_hold: float = 6.0,
        dealer: Callable[[], Dealer] = Seeded,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.lives: dict[str, Live] = {}
        self.watches: dict[str, Live] = {}
        self.broken: dict[str, str] = {}
        self.bot_pause = bot_pause
        self.rent_hold = rent_hold
        self.actions = 0
        self._dealer = dealer
        self._clock = clock

    # Opening and closing

    def restore(self) -> None:
        """Open every stored room as it was; one that cannot be opened is set aside and harms no other."""
        for link in self.store.links():
            try:
                live = Live(restored(list(self.store.entries(link)), self._dealer))
            except Exception as error:  # noqa: BLE001  whatever is wrong with it, it is this room's alone
                self.broken[link] = str(error)
                logger.error("room set aside: %s", error)  # noqa: TRY400  the link itself is a secret
            else:
                self._keep(live)

    def wake(self) -> None:
        """Let the bots of all rooms do what they still owe."""
        for live in self.lives.values():
            self.drive(live)

    def _is_open(self, live: Live) -> bool:
        """Whether a room is there still; whoever waited for its lock must ask."""
        return self.lives.get(live.room.link) is live

    def _keep(self, live: Live) -> None:
        self.lives[live.room.link] = live
        self.watches[live.room.watch] = live

    async def open_room(self, game: str, name: str) -> tuple[str, str]:
        """A new room with its first guest, the host: its link and the host's token."""
        edition = edition_of(game if "/" not in game else "?")
        room = Room(self._dealer)
        opening: list[log.Entry] = [
            log.Opened(new_link(), new_link(), self._free_code()),
            log.Agreed(edition.id, {}, edition.seats[0]),
        ]
        entering = commands.enter(room, name)
        entries = [*opening, *entering.entries, log.Took(0, 1, commands.clean(room, name))]
        await self.store.append(opening[0].link, 0, entries, self._clock())  # type: ignore[attr-defined]
        for entry in entries:
            room.fold(entry)
        self._keep(Live(room))
        return room.link, entering.token

    def _free_code(self) -> str:
        taken = {live.room.code for live in self.lives.values()}
        code = new_code()
        while code in taken:
            code = new_code()
        return code

    async def expire(self) -> int:
        """Forget lobbies and games in which nothing happened for long and nobody is; how many they were."""
        now, gone = self._clock(), 0
        old = set(self.store.untouched_since(now - LOBBY_LIVES))
        very_old = set(self.store.untouched_since(now - GAME_LIVES))
        for link in old:
            live = self.lives.get(link)
            if live is not None and not live.lines and (live.room.status == LOBBY or link in very_old):
                await self.forget(live)
                gone += 1
        return gone

    async def forget(self, live: Live) -> None:
        """Delete a room and send everybody away."""
        async with live.lock:
            await self.store.delete(live.room.link)
            self.lives.pop(live.room.link, None)
            self.watches.pop(live.room.watch, None)
            for task in (live.driver, *live.held):
                if task is not None:
                    task.cancel()
            for line in list(live.lines):
                line.end(wire.Gone(sentence("gone")))

    async def close(self) -> None:
        """Stop the bots and close the store."""
        for live in self.lives.values():
            for task in (live.driver, *live.held):
                if task is not None:
                    task.cancel()
                    with contextlib.suppress(asyncio.CancelledError):
                        await task
        await self.store.close()

    # Lines

    async def connect(self, line: Line, hello: wire.Hello) -> None:
        """Let a line in: by a guest's token, as a new guest, or as a watcher."""
        if hello.protocol != wire.PROTOCOL:
            line.end(wire.Problem(sentence("wrong_protocol"), fatal=True))
            return
        live = self.watches.get(hello.room)
        if live is not None:
            line.live, line.is_watching = live, True
            live.lines.add(line)
            live.welcome(line, seen=hello.seen)
            return
        live = self.lives.get(hello.room)
        if live is None:
            key = "broken" if hello.room in self.broken else "gone"
            line.end(wire.Gone(sentence(key)))
            return
        async with live.lock:
            if not self._is_open(live):
                line.end(wire.Gone(sentence("gone")))
                return
            guest = live.room.seating.guest_with(hello.token) if hello.token else None
            token = ""
            try:
                if guest is None:
                    plan = commands.enter(live.room, hello.name)
                    await self._make_so(live, plan)
                    token, number = plan.token, live.room.seating.entered
                else:
                    number = guest.number
            except (NotAllowed, NotStored) as error:
                line.end(wire.Problem(self._said(error), fatal=True))
                return
            line.live, line.guest = live, number
            live.lines.add(line)
            live.welcome(line, token, hello.seen)
            live.tell()

    def disconnect(self, line: Line) -> None:
        """A line is gone; its guest stays a guest."""
        live = line.live
        if live is not None and line in live.lines:
            live.lines.discard(line)
            live.tell()

    # Commands

    async def handle(self, line: Line, message: wire.FromClient) -> None:
        """Do what a guest's message asks, or say why not."""
        live = line.live
        assert live is not None
        if isinstance(message, wire.Ping):
            line.send(wire.Pong())
        elif line.guest is None:
            line.send(wire.Problem(sentence("not_here"), fatal=False))
        elif isinstance(message, wire.Admit):
            self._admit(live, line.guest, message)
        elif isinstance(message, wire.Delete):
            await self._delete(live, line)
        elif isinstance(message, wire.Advise):
            self._advise(live, line, line.guest, message)
        else:
            await self._command(live, line, line.guest, message)

    async def _command(self, live: Live, line: Line, guest: int, message: wire.FromClient) -> None:
        async with live.lock:
            if guest not in live.room.seating.guests or not self._is_open(live):
                return
            try:
                if isinstance(message, wire.Play) and f"{guest}:{message.id}" in live.room.done:
                    line.send(wire.Done(message.id, live.room.done[f"{guest}:{message.id}"]))
                    return
                if isinstance(message, wire.Play) and self._hold(live, line, guest, message):
                    return
                plan = commands.planned(live.room, guest, message)
                await self._make_so(live, plan)
            except Error as error:
                line.send(self._refusal(message, error))
                return
            if isinstance(message, wire.Play):
                self.actions += 1
                line.send(wire.Done(message.id, live.room.version))
            if plan.token:
                self._hand_over(live, line, plan.token)
        self.drive(live)

    def _hold(self, live: Live, line: Line, guest: int, message: wire.Play) -> bool:
        """Whether a throw is put off, that would let a rent lapse which its owner has hardly seen."""
        action = commands.named_action(live.room, message)
        if action is None:
            return False
        wait = live.pace.held_for(live.room, message.chair, action, self.rent_hold, self._clock())
        if wait <= 0:
            return False
        task = asyncio.get_running_loop().create_task(self._after(live, wait, line, guest, message))
        live.held.add(task)
        task.add_done_callback(live.held.discard)
        return True

    async def _after(self, live: Live, wait: float, line: Line, guest: int, message: wire.Play) -> None:
        """The same message again, when something has happened or the time is over."""
        await live.pace.wait(wait)
        await self._command(live, line, guest, message)

    def _advise(self, live: Live, line: Line, guest: int, message: wire.Advise) -> None:
        """Tell one guest what the house's own player would do; nothing happens by it."""
        try:
            line.send(commands.advice(live.room, guest, message.chair))
        except Error as error:
            line.send(wire.Problem(self._said(error), fatal=False))

    async def _delete(self, live: Live, line: Line) -> None:
        if live.room.seating.host != line.guest:
            line.send(wire.Problem(sentence("host_only"), fatal=False))
            return
        try:
            await self.forget(live)
        except NotStored as error:
            line.send(wire.Problem(self._said(error), fatal=False))

    async def _make_so(self, live: Live, plan: Plan) -> None:
        """Store first; only then let it happen and tell it. What is not stored has not happened."""
        try:
            await self.store.append(live.room.link, live.room.version, plan.entries, self._clock())
        except NotStored:
            if plan.move is not None and live.room.table is not None:
                live.room.table.abandon(plan.move)
            logger.exception("not stored")
            raise
        live.commit(plan)
        live.pace.note(live.room, self._clock())

    def _hand_over(self, live: Live, line: Line, token: str) -> None:
        """The new token goes to who asked; the same guest's other lines must show it to come in again."""
        for other in list(live.lines):
            if other is not line and other.guest == line.guest:
                other.end(wire.Problem(sentence("token_replaced"), fatal=True))
        line.token = token
        line.send(wire.NewToken(token))

    def _refusal(self, message: wire.FromClient, error: Error) -> wire.FromServer:
        clause = error.clause if isinstance(error, Refused) else "table.asked"
        words = error.sentence if isinstance(error, Refused) else self._said(error)
        if isinstance(message, wire.Play):
            return wire.NotDone(message.id, isinstance(error, Stale), wire.Why(clause, words))
        return wire.Problem(words, fatal=False)

    def _said(self, error: Error) -> str:
        return sentence("not_stored") if isinstance(error, NotStored) else str(error)

    # Knocking with the code

    async def knock(self, code: str, name: str) -> tuple[str, str]:
        """Ask the host of the lobby with this code to be let in: the link if so, else a sentence."""
        found = [live for live in self.lives.values() if live.room.code == code]
        live = found[0] if found else None
        if live is None or live.room.status != LOBBY or live.room.locked:
            return "", sentence("no_code")
        live.knocked += 1
        number = live.knocked
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        live.knocks[number] = (commands.clean(live.room, name), answer)
        live.tell()
        try:
            is_admitted = await asyncio.wait_for(answer, KNOCK_WAITS)
        except TimeoutError:
            is_admitted = False
        finally:
            live.knocks.pop(number, None)
            live.tell()
        return (live.room.link, "") if is_admitted else ("", sentence("knock_denied"))

    def _admit(self, live: Live, guest: int, message: wire.Admit) -> None:
        if live.room.seating.host == guest and message.knock in live.knocks:
            answer = live.knocks[message.knock][1]
            if not answer.done():
                answer.set_result(message.admitted)

    # Bots

    def drive(self, live: Live) -> None:
        """Let the room's bots play, one move after the other, until a person is waited for."""
        if live.room.bot_to_move() is not None and (live.driver is None or live.driver.done()):
            live.driver = asyncio.get_running_loop().create_task(self._drive(live))

    async def _drive(self, live: Live) -> None:
        while live.room.bot_to_move() is not None:
            await asyncio.sleep(self.bot_pause)
            try:
                async with live.lock:
                    chair = live.room.bot_to_move()
                    if chair is None or not self._is_open(live):
                        return
                    action = commands.bot_choice(live.room, chair)
                    wait = live.pace.held_for(live.room, chair, action, self.rent_hold, self._clock())
                    if wait <= 0:
                        await self._make_so(live, commands.moved(live.room, chair, action))
                if wait > 0:
                    await live.pace.wait(wait)
            except (NotStored, Refused, Unreadable):
                logger.exception("a bot's move failed")
                await asyncio.sleep(BOT_TRIES_AGAIN)

    # The clock

    async def tick(self) -> None:
        """Tell every game that has a clock how late it is; let somebody be host where the host is gone."""
        for live in list(self.lives.values()):
            async with live.lock:
                minutes = live.pace.minutes(live.room, self._clock())
                if minutes is not None and self._is_open(live):
                    with contextlib.suppress(NotStored):
                        await self._make_so(
                            live, commands.moved(live.room, CLOCK, Action(TIME, number=minutes))
                        )
                heir = live.pace.heir(live.room, live.here(), self._clock())
                if heir is not None and self._is_open(live):
                    with contextlib.suppress(NotStored):
                        await self._make_so(live, Plan([log.Hosted(heir)]))
            self.drive(live)
