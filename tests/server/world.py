"""A hub with tabs around it, run one step of the loop at a time; killed and started again from its file."""

from __future__ import annotations

import asyncio
import tempfile
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import gamenight as gn
from gamenight.server import facts, log, wire
from gamenight.server.connection import Connection
from gamenight.server.hub import Hub
from gamenight.server.socket import serve_socket
from gamenight.server.store import Store
from tests.server.tabs import Person, Pipe, Tab

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.server.open_room import OpenRoom

MOST_STEPS = 50_000


class AtOnce(Executor):
    """Does everything in the moment it is asked, so that a run can be repeated."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        """Run a job at once, in this thread."""
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **more))
        except Exception as error:  # noqa: BLE001  it is raised where the result is asked for
            future.set_exception(error)
        return future


class Noted(Store):
    """A store that notes which actions are in it before a room lets go of them."""

    ids: dict[tuple[str, str], int]  # by room and id: the version that it became

    def note(self, link: str) -> None:
        """Every id that is stored became one version, and stays that."""
        rows = self._reader.execute("SELECT number, body FROM entry WHERE room = ?", (link,))
        for number, body in rows:
            entry = log.decoder.decode(body)
            if isinstance(entry, log.Played) and entry.id:
                assert self.ids.setdefault((link, entry.id), number) == number, "an action was applied twice"

    async def keep_snapshot(self, link: str, *given: Any, **more: Any) -> None:
        """Note first."""
        self.note(link)
        await super().keep_snapshot(link, *given, **more)


class Address:
    """How a room is found."""

    def __init__(self, link: str, watch: str) -> None:
        self.link = link
        self.watch = watch


class World:
    """The server's side and the tabs, and what must hold between them once all is quiet."""

    def __init__(self, games: list[str]) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="gamenight-model-")
        self.loop = asyncio.new_event_loop()
        self.tabs: list[Tab] = []
        self.rooms: list[Address] = []
        self.sent: list[list[wire.FromClient]] = [[] for _ in games]
        self.owner: dict[tuple[int, str], int] = {}  # every token that was ever handed out, and to whom
        self.replaced: dict[tuple[int, str], Person] = {}  # tokens, by whoever has a newer one
        self.retired: list[tuple[int, str]] = []
        self.done: dict[tuple[int, int, str], int] = {}
        self.numbers: list[set[int]] = [set() for _ in games]
        self.ids: dict[tuple[str, str], int] = {}  # of all actions that were ever stored
        self.wrong: list[Exception] = []  # what a tab found wrong when it heard it
        self.run(self.start())
        for room, game in enumerate(games):
            self.run(self.open_room(room, game))

    def run(self, coroutine: Any) -> Any:
        """Run one piece of it."""
        return self.loop.run_until_complete(coroutine)

    # The server

    async def start(self) -> None:
        """Start the server on what the file has."""
        store = Noted(Path(self.folder.name))
        store.ids = self.ids
        self.store = store
        store._thread.shutdown()
        store._thread = AtOnce()  # type: ignore[assignment]
        store._connection.execute("PRAGMA synchronous = OFF")  # killed here is this program, not the machine
        self.hub = Hub(store, bot_pause=0.0, dealer=lambda: gn.Seeded(11), moment=0.0, generosity=1e9)
        self.hub.restore()
        assert self.hub.broken == {}
        self.hub.wake()

    async def open_room(self, room: int, game: str) -> None:
        """A room with its host, who has one tab open."""
        link, token = await self.hub.open_room(game, "Ann")
        self.rooms.append(Address(link, self.hub.open_rooms[link].room.watch))
        self.owner[room, token] = 1
        self.numbers[room].add(1)
        self.arrive(Person(room, token, 1))

    def kill(self) -> None:
        """Everything stops where it is, and nothing more is heard of it."""
        for tab in self.tabs:
            tab.drop()
        for _ in range(100):  # wait_for may swallow a cancellation
            tasks = asyncio.all_tasks(self.loop)
            for task in tasks:
                task.cancel()
            self.run(asyncio.sleep(0))
        assert not tasks
        self.hub.store._reader.close()
        self.hub.store._connection.close()

    def end(self) -> None:
        """Put everything away."""
        self.kill()
        self.loop.close()
        self.folder.cleanup()

    def serve(self, pipe: Pipe) -> None:
        """The server's side of a connection."""
        self.loop.create_task(serve_socket(self.hub, pipe))  # type: ignore[arg-type]

    def opened(self, room: int) -> OpenRoom:
        """A room, as the server has it."""
        return self.hub.open_rooms[self.rooms[room].link]

    # The tabs

    def arrive(self, person: Person, *, is_watching: bool = False) -> Tab:
        """A new tab says hello."""
        tab = Tab(self, person, is_watching=is_watching)
        self.tabs.append(tab)
        tab.open(seen=0)
        return tab

    def recognised(self, tab: Tab, message: dict[str, Any]) -> None:
        """Who the server takes a tab for: the owner of its token, or somebody quite new."""
        room, guest, token = tab.person.room, message["guest"], message["token"]
        if tab.is_watching:
            assert (guest, token, message["room"]["link"], message["room"]["code"]) == (None, "", "", "")
            return
        assert message["room"]["link"] == self.rooms[room].link
        if not token:
            assert guest == self.owner[room, tab.shown]
            assert (room, tab.shown) not in self.retired
        elif guest not in self.numbers[room]:
            assert self.opened(room).room.seating.guest_with(tab.shown) is None
            self.numbers[room].add(guest)
            self.owner[room, token] = guest
            tab.person, tab.shown = Person(room, token, guest), token
        else:
            assert guest == tab.person.guest  # whose newest token had not been read, or had been lost
            self.handed(tab, token)
        tab.guest = guest

    def handed(self, tab: Tab, token: str) -> None:
        """A guest's token was replaced."""
        room, person = tab.person.room, tab.person
        if token != person.token:
            assert person.guest is not None
            self.replaced[room, person.token] = person
            self.owner[room, token] = person.guest
            person.token = token
        tab.shown = token

    def acknowledged(self, tab: Tab, message: dict[str, Any]) -> None:
        """However often an id is sent, it became one version."""
        assert tab.guest is not None
        key = (tab.person.room, tab.guest, message["id"])
        assert self.done.setdefault(key, message["version"]) == message["version"]

    # Quiet

    async def quiet(self) -> None:
        """Everybody reads, everything that was started ends."""
        idle = 0
        for _ in range(MOST_STEPS):
            for tab in self.tabs:
                if tab.pipe is not None:
                    tab.pipe.reads.set()
            for opened in self.hub.open_rooms.values():
                for number in list(opened.asking.knocks):  # somebody answers the door, one way or the other
                    opened.asking.admit(number, admitted=number % 3 > 0)
            await asyncio.sleep(0)
            for error in self.wrong:
                raise error
            idle = 0 if self.is_busy() else idle + 1
            if idle == 10:
                return
        raise AssertionError("it never becomes quiet")

    def is_busy(self) -> bool:
        """Whether something is still under way."""
        pipes = [tab.pipe for tab in self.tabs if tab.pipe is not None]
        open_rooms = self.hub.open_rooms.values()
        return (
            any(not pipe.inbox.empty() for pipe in pipes)
            or any(not one._waiting.empty() for opened in open_rooms for one in opened.connections)
            or any(opened.lock.locked() or opened.is_telling or opened.asking.knocks for opened in open_rooms)
            or any(opened.driver is not None and not opened.driver.done() for opened in open_rooms)
        )

    def check(self) -> None:
        """What every tab knows is what the server has for its guest, byte for byte."""
        self.run(self.quiet())
        for room in range(len(self.rooms)):
            self.check_room(room)
            tabs = [tab for tab in self.tabs if tab.person.room == room and tab.pipe is not None]
            assert len(tabs) == len(self.opened(room).connections)
            for tab in tabs:
                assert tab.is_welcome
                assert tab.unanswered == {}
                self.check_tab(tab, self.opened(room))

    def check_room(self, room: int) -> None:
        """Host, tokens, and every id stored once."""
        opened = self.opened(room)
        seating = opened.room.seating
        assert not seating.guests or seating.host in seating.guests
        here = [tab.person for tab in self.tabs if tab.person.room == room and tab.is_welcome]
        for old in [old for old, person in self.replaced.items() if person in here]:
            del self.replaced[old]  # who is here has said by now that the newest has come
            self.retired.append(old)
        for where, token in self.retired:
            assert where != room or seating.guest_with(token) is None
        for tab in self.tabs:
            if tab.person.room == room and tab.person.guest in seating.guests and not tab.is_watching:
                found = seating.guest_with(tab.person.token)
                assert found is not None, "somebody cannot come back as who they were"
                assert found.number == tab.person.guest
        for (where, token), guest in self.owner.items():
            found = seating.guest_with(token)
            assert found is None or (where, guest) == (room, found.number)
        link = self.rooms[room].link
        self.store.note(link)
        for (where, guest, one), version in self.done.items():
            assert where != room or self.ids[link, f"{guest}:{one}"] == version

    def check_tab(self, tab: Tab, opened: OpenRoom) -> None:
        """Version, room, hands, stories and talk."""
        probe, room = Connection(), opened.room
        probe.guest = tab.guest
        known = room.seating.guest_with(tab.shown)
        assert tab.guest == (None if tab.is_watching or known is None else known.number)
        hands = msgspec.to_builtins(facts.hands(room, tab.guest, 0))
        told = {hand["chair"]: hand.pop("told") for hand in hands}
        assert tab.version == room.version
        assert msgspec.json.encode(tab.room) == msgspec.json.encode(opened.facts(probe))
        assert msgspec.json.encode(tab.hands) == msgspec.json.encode(hands)
        assert [(said["name"], said["text"]) for said in tab.chat] == [
            (one.name, one.told("en")) for one in room.chat
        ]
        assert tab.stories.keys() == told.keys()
        for chair, story in tab.stories.items():
            heard = [line["event"] for line in story]
            full = [line["event"] for line in told[chair]]
            assert len(heard) >= min(len(full), facts.STORY_KEPT)
            assert heard == full[len(full) - len(heard) :]
