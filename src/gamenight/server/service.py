"""What guests ask for, done: check, store, let it happen, tell, all under the room's lock."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from gamenight.kernel.errors import Error, Refused, Unreadable
from gamenight.server import absence, asking, commands, kitchen, powers, wire
from gamenight.server.advice import Adviser
from gamenight.server.driver import drive
from gamenight.server.inquiries import told
from gamenight.server.limits import Tries
from gamenight.server.often import is_in_limits
from gamenight.server.open_room import CONNECTIONS_OF_A_GUEST, OpenRoom
from gamenight.server.plan import NotAllowed, Stale, chair_at, clean, host_only, host_or_deputy
from gamenight.server.reactions import Reaction
from gamenight.server.room import PAUSED, PLAYING
from gamenight.server.sentences import said
from gamenight.server.store import NotStored
from gamenight.words.choosing import spoken

if TYPE_CHECKING:
    from gamenight.server.connection import Connection
    from gamenight.server.hub import Hub
    from gamenight.server.taking_back import Request

ENTRIES_AT_MOST = 50_000  # of one room since its last snapshot; then there is play, and nothing else
ADVICE, ADVICE_A_SECOND = 60, 8.0  # of bots, for one address, whatever tables it plays at
THOUGHTS_AT_ONCE = 2  # of bots, for one guest who asks what they would do

logger = logging.getLogger("gamenight.server")


class Service:
    """The commands of all rooms."""

    def __init__(self, hub: Hub, generosity: float = 1.0) -> None:
        self.hub = hub
        self.advising = Tries(ADVICE * generosity, ADVICE_A_SECOND * generosity)

    # Commands

    async def handle(self, connection: Connection, message: wire.FromClient) -> None:
        """Do what a guest's message asks, or say why not."""
        open_room = connection.open_room
        assert open_room is not None
        if isinstance(message, wire.Ping):
            connection.send(wire.Pong())
        elif isinstance(message, wire.Speak):
            self._speak(open_room, connection, message)
        elif connection.guest is None:
            connection.complain("not_here")
        elif isinstance(message, wire.Delete):
            await self._delete(open_room, connection)
        else:
            await self.command(open_room, connection, connection.guest, message)

    def _speak(self, open_room: OpenRoom, connection: Connection, message: wire.Speak) -> None:
        """Tell everything anew in another language."""
        if connection.speaking.take():
            connection.language = spoken(message.language)
            open_room.welcome(connection)
        else:
            connection.complain("slowly")

    async def command(
        self, open_room: OpenRoom, connection: Connection, guest: int, message: wire.FromClient
    ) -> None:
        """Check, store, let it happen, tell; whatever goes wrong, nothing has changed."""
        async with open_room.lock:
            if guest not in open_room.room.seating.guests or not self.hub.is_open(open_room):
                return
            try:
                await self._do(open_room, connection, guest, message)
            except Error as error:
                connection.send(self._refusal(open_room, connection, message, error))
            except Exception as error:
                logger.exception("a command failed")
                connection.send(self._refusal(open_room, connection, message, error))
        drive(self.hub, open_room)

    async def _do(  # noqa: C901, PLR0912  one case a command
        self, open_room: OpenRoom, connection: Connection, guest: int, message: wire.FromClient
    ) -> None:
        self._check_limits(open_room, guest, message)
        match message:
            case wire.Play():
                await self._play(open_room, connection, guest, message)
            case wire.Kept():
                if (plan := commands.settle(open_room.room, guest, connection.token)) is not None:
                    await self.hub.make_so(open_room, plan)
            case wire.Admit():
                host_or_deputy(open_room.room, guest)
                open_room.asking.admit(message.knock, admitted=message.admitted)
            case wire.Sit() if open_room.room.status == PLAYING:
                await self._ask_for_chair(open_room, guest, message)
            case wire.Grant():
                await self._grant(open_room, guest, message)
            case wire.Skip() | wire.Replace():
                await self._stand_in(open_room, connection, guest, message)
            case wire.Kitchen():
                await self.hub.make_so(open_room, kitchen.agreed(open_room.room, guest, message))
            case wire.Duplicate():
                await self.hub.duplicates.open(open_room, guest, message, connection.address)
            case wire.Compare():
                await self.hub.duplicates.close(open_room, guest)
            case wire.Fell():
                with contextlib.suppress(Stale):  # somebody has said it before, and need not be told
                    await self.hub.make_so(open_room, kitchen.fallen(open_room.room, guest, message))
            case wire.TakeBack() | wire.Consent():
                await self._take_back(open_room, guest, message)
            case wire.Resume():
                await self._resume(open_room, guest)
            case wire.Advise():
                self._advise(open_room, connection, guest, message)
            case wire.React():
                commands.check_talk(open_room.room, guest, message.chair)
                open_room.react(Reaction(message.chair, message.kind))  # talk, which is not kept
            case wire.Weigh() | wire.Position() | wire.Explain() | wire.Recap():
                connection.send(told(open_room, guest, message, connection.language))
            case wire.Start():
                plan = commands.planned(open_room.room, guest, message)
                self._send_away(open_room)
                await self.hub.make_so(open_room, plan)
            case wire.Kick():
                plan = commands.planned(open_room.room, guest, message)
                unwanted = open_room.place_of(message.guest, but_not_of=guest) if message.ban else set()
                await self.hub.make_so(open_room, plan)
                open_room.banned |= unwanted
            case _:
                plan = commands.planned(open_room.room, guest, message, connection.language)
                await self.hub.make_so(open_room, plan)
                if plan.token:
                    self._hand_over(open_room, connection, plan.token)

    def _check_limits(self, open_room: OpenRoom, guest: int, message: wire.FromClient) -> None:
        """Whether a guest, or all in the room together, say or do too much besides playing."""
        if isinstance(message, wire.Play | wire.Fell | wire.Weigh | wire.Resume | wire.Leave | wire.Kept):
            return
        if not is_in_limits(open_room.limits, guest, message):
            raise NotAllowed("slowly")
        if isinstance(message, wire.Say | wire.Rename) and self.hub.store.is_low():
            raise NotAllowed("disk_low")
        is_asking = isinstance(message, wire.Advise | wire.Explain | wire.Position)
        if open_room.room.version - open_room.kept > ENTRIES_AT_MOST and not is_asking:
            raise NotAllowed("long_story")

    async def _play(
        self, open_room: OpenRoom, connection: Connection, guest: int, message: wire.Play
    ) -> None:
        """Apply an action once, however often it is sent; a throw may be held a moment first."""
        action_id = f"{guest}:{message.id}"
        if action_id in open_room.room.done:
            connection.send(wire.Done(message.id, open_room.room.done[action_id]))
            return
        action = commands.meant(open_room.room, guest, message)
        wait = open_room.pace.held_for(
            open_room.room, message.chair, action, self.hub.rent_hold, self.hub.clock()
        )
        if wait > 0:
            self._hold(open_room, wait, connection, guest, message)
            return
        await self.hub.make_so(
            open_room, commands.worked_out(open_room.room, message.chair, action, action_id)
        )
        self.hub.actions += 1
        connection.send(wire.Done(message.id, open_room.room.version))

    def _hold(
        self, open_room: OpenRoom, wait: float, connection: Connection, guest: int, message: wire.FromClient
    ) -> None:
        """Put off a throw that would let a rent lapse which its owner has hardly seen.

        The same message is tried again when something has happened or the time is over.
        """

        async def later() -> None:
            try:
                await open_room.pace.wait(wait)
            finally:
                open_room.put_off.remove(guest)
            await self.command(open_room, connection, guest, message)

        if open_room.put_off.count(guest) >= CONNECTIONS_OF_A_GUEST:
            raise NotAllowed("slowly")  # each is tried again whenever something happens
        open_room.put_off.append(guest)
        open_room.hold(later())

    def _advise(self, open_room: OpenRoom, connection: Connection, guest: int, message: wire.Advise) -> None:
        """Say what a bot would do; one that must think says it later.

        If the table has changed meanwhile, it thinks anew, for as long as the chair is asked the same.
        """
        if not self.advising.take(connection.address):
            raise NotAllowed("slowly")  # whoever plays at many tables asks no more often for that
        adviser = Adviser(open_room.room, guest, message.chair, message.bot)
        if adviser.pondering is None:
            connection.send(adviser.advice(connection.language))
            return
        is_busy = open_room.advised.count(guest) >= THOUGHTS_AT_ONCE
        if is_busy or not open_room.limits.of(guest).hints.take():
            raise NotAllowed("slowly")  # the bots of all tables think in the same few processes

        async def later() -> None:
            now: Adviser | None = adviser
            try:
                while now is not None:
                    await now.think(self.hub.thinkers, connection.address)
                    async with open_room.lock:
                        if now.is_timely():
                            connection.send(now.advice(connection.language))
                            return
                        now = now.anew()
            finally:
                open_room.advised.remove(guest)

        open_room.advised.append(guest)
        open_room.hold(later())

    def _hand_over(self, open_room: OpenRoom, connection: Connection, token: str) -> None:
        """The new token goes to whoever asked; the same guest's other lines must show it to come in again."""
        for other in open_room.connections_of(connection.guest):
            if other is not connection:
                other.turn_away("token_replaced")
        connection.token = token
        connection.send(wire.NewToken(token))

    def _refusal(
        self, open_room: OpenRoom, connection: Connection, message: wire.FromClient, error: Exception
    ) -> wire.FromServer:
        """Why not, in the connection's language; only a rule's refusal names a clause."""
        clause = error.clause if isinstance(error, Refused) else None
        words = said(error, connection.language)
        table = open_room.room.table
        if isinstance(message, wire.Play):
            if table is not None and isinstance(error, Refused) and error.why is not None:
                words = table.speaking(connection.language).refusal(error.why, message.chair)
            elif table is not None and isinstance(error, Unreadable):
                words = table.speaking(connection.language).unreadable(error)
            return wire.NotDone(message.id, isinstance(error, Stale), wire.Why(clause, words))
        return wire.Problem(words, fatal=False)

    # Powers

    def _send_away(self, open_room: OpenRoom) -> None:
        """Tell those who may not look on at the game that begins why they must go."""
        for guest in powers.onlookers(open_room.room):
            for connection in open_room.connections_of(guest):
                connection.turn_away("duplicate_unseen")

    async def _delete(self, open_room: OpenRoom, connection: Connection) -> None:
        """Delete the room, if it is the host who says so."""
        async with open_room.lock:
            if not self.hub.is_open(open_room):
                return
            try:
                host_only(open_room.room, connection.guest or 0)
                await self.hub.forget(open_room)
            except (NotAllowed, NotStored) as error:
                connection.send(wire.Problem(said(error, connection.language), fatal=False))

    async def _ask_for_chair(self, open_room: OpenRoom, guest: int, message: wire.Sit) -> None:
        """Take a chair that is one's own, or ask those whom it concerns; the table sees who asks."""
        room = open_room.room
        chair = chair_at(room, message.chair)
        if chair.guest == guest:
            return  # asked for twice
        is_back = chair.was == guest
        name = chair.name if is_back else message.name
        plan = commands.sit(room, guest, message.chair, name, is_granted=True)
        if is_back:
            await self.hub.make_so(open_room, plan)
            return
        wish = open_room.asking.wish(guest, message.chair, clean(message.name))
        if wish.is_granted(room):
            del open_room.asking.wishes[wish.number]
            await self.hub.make_so(open_room, plan)
            return
        asyncio.get_running_loop().call_later(asking.ANSWERED_WITHIN, self._refuse, open_room, wish)
        open_room.tell_soon()

    def _refuse(self, open_room: OpenRoom, wish: asking.Wish) -> None:
        """Nobody granted it, or somebody who may has said no."""
        if open_room.asking.wishes.pop(wish.number, None) is not None:
            for connection in open_room.connections_of(wish.guest):
                connection.complain("wish_denied")
            open_room.tell_soon()

    async def _grant(self, open_room: OpenRoom, guest: int, message: wire.Grant) -> None:
        """An answer to whoever asks for a chair."""
        room = open_room.room
        wish = open_room.asking.wishes.get(message.wish)
        if wish is None:
            raise NotAllowed("no_wish")
        if guest not in wish.deciders(room):
            raise NotAllowed("not_asked")
        wish.answered_by(guest, granted=message.granted)
        if not await self._is_decided(open_room, wish):
            open_room.tell_soon()

    async def _is_decided(self, open_room: OpenRoom, wish: asking.Wish) -> bool:
        """Give a chair to whoever asked for it, or refuse it; whether one of them was done."""
        room = open_room.room
        if wish.is_granted(room):
            del open_room.asking.wishes[wish.number]
            plan = commands.sit(room, wish.guest, wish.chair, wish.name, is_granted=True)
            await self.hub.make_so(open_room, plan)
            return True
        if wish.is_refused(room, open_room.here()):
            self._refuse(open_room, wish)
            return True
        return False

    async def look_again(self, open_room: OpenRoom) -> None:
        """Whoever was asked for something may have gone: what the others have said may be enough now."""
        if open_room.taking_back.request is not None:
            await self._is_answered(open_room, open_room.taking_back.request)
        for wish in list(open_room.asking.wishes.values()):
            await self._is_decided(open_room, wish)

    async def _stand_in(
        self, open_room: OpenRoom, connection: Connection, guest: int, message: wire.Skip | wire.Replace
    ) -> None:
        """One more would not wait for somebody who is away; when that is decided, a bot does it."""
        room, place = open_room.room, message.chair
        try:
            is_decided = open_room.absences.vote(room, open_room.here(), guest, message)
        except Stale:
            return  # somebody has answered meanwhile
        if not is_decided:
            open_room.tell_soon()
        elif isinstance(message, wire.Replace):
            await self.hub.make_so(open_room, absence.replaced(room, place))
        else:
            action = absence.safe_answer(room, place)
            wait = open_room.pace.held_for(room, place, action, self.hub.rent_hold, self.hub.clock())
            if wait > 0:
                self._hold(open_room, wait, connection, guest, message)
            else:
                await self.hub.make_so(open_room, absence.skipped(room, place, action))

    async def _take_back(
        self, open_room: OpenRoom, guest: int, message: wire.TakeBack | wire.Consent
    ) -> None:
        """Somebody would take an action back, or answers to that; when all agree, it is done."""
        room, here, taking = open_room.room, open_room.here(), open_room.taking_back
        if isinstance(message, wire.TakeBack):
            request = taking.ask(room, here, guest, message.chair, self.hub.clock())
            asyncio.get_running_loop().call_later(
                asking.ANSWERED_WITHIN, self._keep_as_is, open_room, request
            )
        else:
            request = taking.answer(room, here, guest, message)
        if not await self._is_answered(open_room, request):
            open_room.tell_soon()

    async def _is_answered(self, open_room: OpenRoom, request: Request) -> bool:
        """Take back what those who are asked agree to, or keep what they do not; whether that is decided."""
        room, here = open_room.room, open_room.here()
        if request.is_granted(room, here):
            open_room.taking_back.request = None
            await self.hub.make_so(open_room, request.plan(room))
            return True
        if request.is_refused(room, here):
            self._keep_as_is(open_room, request)
            return True
        return False

    def _keep_as_is(self, open_room: OpenRoom, request: Request) -> None:
        """Not all agreed: nothing is taken back, and whoever asked is told; the bots play on."""
        if open_room.taking_back.request is request:
            open_room.taking_back.request = None
            for connection in open_room.connections_of(request.guest):
                connection.complain("not_taken_back")
            open_room.pace.note(open_room.room, self.hub.clock())
            open_room.tell_soon()

    async def _resume(self, open_room: OpenRoom, guest: int) -> None:
        """One more would go on from the stored position; when all who sit here would, it goes on."""
        room = open_room.room
        asked = room.seating.seated() & open_room.here()
        if room.status != PAUSED or guest not in asked:
            raise NotAllowed("not_asked")
        room.agreed.add(guest)
        stored = self.hub.store.position(room.link)
        if asked <= room.agreed and stored is not None:
            await self.hub.make_so(open_room, commands.resume(room, stored[1]))
        else:
            open_room.tell_soon()
