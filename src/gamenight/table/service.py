"""What guests ask for, done: check, store, let it happen, tell, all under the room's lock."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from gamenight.kernel.errors import Error, Refused, Unreadable
from gamenight.table import asking, commands, wire
from gamenight.table.driver import drive
from gamenight.table.plan import NotAllowed, Stale, clean, host_only, host_or_deputy
from gamenight.table.room import PAUSED, PLAYING
from gamenight.table.sentences import said
from gamenight.table.store import NotStored
from gamenight.words.choosing import spoken

if TYPE_CHECKING:
    from gamenight.table.hub import Hub
    from gamenight.table.line import Line
    from gamenight.table.live import Live

ENTRIES_AT_MOST = 50_000  # of one room since its last snapshot; then there is play, and nothing else

logger = logging.getLogger("gamenight.table")


class Service:
    """The commands of all rooms."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    # Commands

    async def handle(self, line: Line, message: wire.FromClient) -> None:
        """Do what a guest's message asks, or say why not."""
        live = line.live
        assert live is not None
        if isinstance(message, wire.Ping):
            line.send(wire.Pong())
        elif isinstance(message, wire.Speak):
            self._speak(live, line, message)
        elif line.guest is None:
            line.complain("not_here")
        elif isinstance(message, wire.Delete):
            await self._delete(live, line)
        else:
            await self.command(live, line, line.guest, message)

    def _speak(self, live: Live, line: Line, message: wire.Speak) -> None:
        """Tell everything anew in another language."""
        if line.speaking.take():
            line.language = spoken(message.language)
            live.welcome(line)
        else:
            line.complain("slowly")

    async def command(self, live: Live, line: Line, guest: int, message: wire.FromClient) -> None:
        """Check, store, let it happen, tell; whatever goes wrong, nothing has changed."""
        async with live.lock:
            if guest not in live.room.seating.guests or not self.hub.is_open(live):
                return
            try:
                await self._do(live, line, guest, message)
            except Error as error:
                line.send(self._refusal(live, line, message, error))
            except Exception as error:
                logger.exception("a command failed")
                line.send(self._refusal(live, line, message, error))
        drive(self.hub, live)

    async def _do(self, live: Live, line: Line, guest: int, message: wire.FromClient) -> None:
        self._check_limits(live, guest, message)
        match message:
            case wire.Play():
                await self._play(live, line, guest, message)
            case wire.Admit():
                host_or_deputy(live.room, guest)
                live.asking.admit(message.knock, admitted=message.admitted)
            case wire.Sit() if live.room.status == PLAYING:
                await self._ask_for_chair(live, guest, message)
            case wire.Grant():
                await self._grant(live, guest, message)
            case wire.Resume():
                await self._resume(live, guest)
            case wire.Advise():
                line.send(commands.advice(live.room, guest, message.chair, line.language))
            case wire.Weigh():
                line.send(commands.weighed(live.room, guest, message.chair, message.word))
            case wire.Kick():
                plan = commands.planned(live.room, guest, message)
                self._ban(live, guest, message)
                await self.hub.make_so(live, plan)
            case _:
                plan = commands.planned(live.room, guest, message, line.language)
                await self.hub.make_so(live, plan)
                if plan.token:
                    self._hand_over(live, line, plan.token)

    def _check_limits(self, live: Live, guest: int, message: wire.FromClient) -> None:
        """Whether a guest, or all in the room together, say or do too much besides playing."""
        if isinstance(message, wire.Play | wire.Weigh | wire.Resume | wire.Leave):
            return
        mine, all_of_us = live.limits.of(guest), live.limits
        if isinstance(message, wire.Advise):
            is_fine = mine.hints.take()
        elif isinstance(message, wire.Say):
            is_fine = mine.talk.take() and all_of_us.talk.take()
        elif isinstance(message, wire.Rename):
            is_fine = mine.rename.take() and all_of_us.rename.take()
        else:
            is_fine = mine.business.take() and all_of_us.business.take()
        if not is_fine:
            raise NotAllowed("slowly")
        if isinstance(message, wire.Say | wire.Rename) and self.hub.store.is_low():
            raise NotAllowed("disk_low")
        if live.room.version - live.kept > ENTRIES_AT_MOST and not isinstance(message, wire.Advise):
            raise NotAllowed("long_story")

    async def _play(self, live: Live, line: Line, guest: int, message: wire.Play) -> None:
        """Apply an action once, however often it is sent; a throw may be held a moment first."""
        action_id = f"{guest}:{message.id}"
        if action_id in live.room.done:
            line.send(wire.Done(message.id, live.room.done[action_id]))
            return
        action = commands.meant(live.room, guest, message)
        wait = live.pace.held_for(live.room, message.chair, action, self.hub.rent_hold, self.hub.clock())
        if wait > 0:
            self._hold(live, wait, line, guest, message)
            return
        await self.hub.make_so(live, commands.worked_out(live.room, message.chair, action, action_id))
        self.hub.actions += 1
        line.send(wire.Done(message.id, live.room.version))

    def _hold(self, live: Live, wait: float, line: Line, guest: int, message: wire.Play) -> None:
        """Put off a throw that would let a rent lapse which its owner has hardly seen.

        The same message is tried again when something has happened or the time is over.
        """

        async def later() -> None:
            await live.pace.wait(wait)
            await self.command(live, line, guest, message)

        task = asyncio.get_running_loop().create_task(later())
        live.held.add(task)
        task.add_done_callback(live.held.discard)

    def _hand_over(self, live: Live, line: Line, token: str) -> None:
        """The new token goes to who asked; the same guest's other lines must show it to come in again."""
        for other in live.lines_of(line.guest):
            if other is not line:
                other.turn_away("token_replaced")
        line.token = token
        line.send(wire.NewToken(token))

    def _refusal(self, live: Live, line: Line, message: wire.FromClient, error: Exception) -> wire.FromServer:
        """Why not, in the line's language; only a rule's refusal names a clause."""
        clause = error.clause if isinstance(error, Refused) else None
        words = said(error, line.language)
        table = live.room.table
        if isinstance(message, wire.Play):
            if table is not None and isinstance(error, Refused) and error.why is not None:
                words = table.speaking(line.language).refusal(error.why, message.chair)
            elif table is not None and isinstance(error, Unreadable):
                words = table.speaking(line.language).unreadable(error)
            return wire.NotDone(message.id, isinstance(error, Stale), wire.Why(clause, words))
        return wire.Problem(words, fatal=False)

    # Powers

    async def _delete(self, live: Live, line: Line) -> None:
        """Delete the room, if it is the host who says so."""
        try:
            host_only(live.room, line.guest or 0)
            await self.hub.forget(live)
        except (NotAllowed, NotStored) as error:
            line.send(wire.Problem(said(error, line.language), fatal=False))

    def _ban(self, live: Live, guest: int, message: wire.Kick) -> None:
        """Remember where an unwanted guest came from, in memory and unreadable; never the host's place."""
        own = {line.address for line in live.lines_of(guest)}
        if message.ban:
            theirs = {line.address for line in live.lines_of(message.guest)}
            live.banned |= {self.hub.entrance.mark(address) for address in theirs - own}

    async def _ask_for_chair(self, live: Live, guest: int, message: wire.Sit) -> None:
        """Take a chair that is one's own, or ask those whom it concerns; the table sees who asks."""
        room = live.room
        plan = commands.sit(room, guest, message.chair, message.name, is_granted=True)
        chair = room.seating.chairs[message.chair]
        if guest in {chair.guest, chair.was}:
            await self.hub.make_so(live, plan)
            return
        wish = live.asking.wish(guest, message.chair, clean(message.name))
        if wish.is_granted(room):
            del live.asking.wishes[wish.number]
            await self.hub.make_so(live, plan)
            return
        asyncio.get_running_loop().call_later(asking.ANSWERED_WITHIN, self._refuse, live, wish)
        live.tell_soon()

    def _refuse(self, live: Live, wish: asking.Wish) -> None:
        """Nobody granted it, or somebody who may has said no."""
        if live.asking.wishes.pop(wish.number, None) is not None:
            for line in live.lines_of(wish.guest):
                line.complain("wish_denied")
            live.tell_soon()

    async def _grant(self, live: Live, guest: int, message: wire.Grant) -> None:
        """An answer to who asks for a chair."""
        room = live.room
        wish = live.asking.wishes.get(message.wish)
        if wish is None:
            raise NotAllowed("no_wish")
        if guest not in wish.deciders(room):
            raise NotAllowed("not_asked")
        wish.answered_by(guest, granted=message.granted)
        if wish.is_granted(room):
            del live.asking.wishes[wish.number]
            await self.hub.make_so(
                live, commands.sit(room, wish.guest, wish.chair, wish.name, is_granted=True)
            )
        elif wish.is_refused(room, live.here()):
            self._refuse(live, wish)
        else:
            live.tell_soon()

    async def _resume(self, live: Live, guest: int) -> None:
        """One more would go on from the stored position; when all who sit here would, it goes on."""
        room = live.room
        asked = room.seating.seated() & live.here()
        if room.status != PAUSED or guest not in asked:
            raise NotAllowed("not_asked")
        room.agreed.add(guest)
        stored = self.hub.store.position(room.link)
        if asked <= room.agreed and stored is not None:
            await self.hub.make_so(live, commands.resume(room, stored[1]))
        else:
            live.tell_soon()
