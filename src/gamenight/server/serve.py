"""Serve a table on this computer: find a port, open the rooms, tell the browser, stop cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import gc
import json
import logging
import os
import signal
import socket
import sys
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any

import uvicorn

from gamenight.editions.shelf import warm
from gamenight.kernel.errors import Error
from gamenight.server.addresses import Addresses
from gamenight.server.database import folder_trouble
from gamenight.server.hub import Hub
from gamenight.server.net.crowd import Crowd
from gamenight.server.net.handles import look_for_handles, raise_handles, tell_shortly
from gamenight.server.net.http import LimitedConfig, LimitedHttp, Patience
from gamenight.server.net.once import Once
from gamenight.server.net.websocket import LONGEST_MESSAGE, LimitedWebSocket
from gamenight.server.places import FREE_DISK, LOCK
from gamenight.server.store import Store
from gamenight.server.web import Web

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator

    from gamenight.server.studio.desk import Desk

PORT = 8765

logger = logging.getLogger("gamenight.server")


class AlreadyOpen(Error):
    """A table with this data is being served already."""

    def __init__(self, url: str) -> None:
        super().__init__(f"the table is open already: {url}")
        self.url = url


def free_port(wanted: int, tries: int = 50) -> int:
    """The wanted port, or the next one that is free; 0 wants any."""
    for port in range(wanted, min(wanted + tries, 65536)):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except PermissionError as error:
                raise Error(f"port {port} is not yours to open; give one from 1024 on with --port") from error
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise Error(f"no port from {wanted} to {wanted + tries - 1} is free; give another with --port")


@contextlib.contextmanager
def only_one(folder: Path) -> Iterator[Callable[[str], None]]:
    """Hold the folder's lock, and write down where its table is; AlreadyOpen if another holds it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise folder_trouble(folder, error) from error
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise AlreadyOpen(os.pread(lock, 1000, 0).decode().strip()) from None

        def write(url: str) -> None:
            try:
                os.ftruncate(lock, 0)
                os.pwrite(lock, url.encode(), 0)
            except OSError as error:
                raise folder_trouble(folder, error) from error

        write("")
        yield write
        with contextlib.suppress(Error):
            write("")
    finally:
        os.close(lock)


def answers(url: str) -> bool:
    """Whether a table answers there."""
    try:
        with urllib.request.urlopen(f"{url}/health", timeout=2) as answer:  # noqa: S310  our own address
            return bool(json.load(answer).get("name") == "gamenight")
    except (OSError, ValueError):
        return False


class Quiet(uvicorn.Server):
    """Ends on Ctrl-C or a polite kill as on any other wish to end: cleanly, and not with an error."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the port and the rooms; what uvicorn would leave the whole program for is an error."""
        try:
            await super().startup(sockets)
        except SystemExit as error:
            raise Error("the table could not be opened; what is wrong is said above") from error

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let the signals that mean "end" end the serving."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)


def collect_seldom() -> None:
    """What is there at the start stays: the collector need not look through it, nor through all so often.

    With a thousand sockets open, each of its full looks held everybody up for a tenth of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def take_turns() -> None:
    """Let the thread that writes to the disk have its turn soon: everybody waits for what it writes."""
    sys.setswitchinterval(0.001)


def run_fast(serving: Coroutine[Any, Any, None]) -> None:
    """Run it on the faster event loop, where there is one."""
    try:
        from uvloop import new_event_loop
    except ModuleNotFoundError:
        asyncio.run(serving)
        return
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(serving)


class Server:
    """One process that serves one folder of tables."""

    def __init__(  # noqa: PLR0913  one for each thing a host may want
        self,
        folder: Path,
        port: int,
        *,
        names: tuple[str, ...],
        lan: tuple[str, ...],
        bot_pause: float | None,
        rent_hold: float = 6.0,
        keep_days: float = 30,
        free_disk: float = FREE_DISK,
        crowd: Crowd | None = None,
        desk: Desk | None = None,
    ) -> None:
        self.crowd = crowd or Crowd()
        self.patience = Patience()
        self.addresses = Addresses(port, names, lan, self.crowd)
        store = Store(folder, floor=int(free_disk * 1_000_000))
        self.hub = Hub(store, bot_pause=bot_pause, rent_hold=rent_hold, keep_days=keep_days)
        web = Web(self.hub, self.addresses, self.open_lan, desk)
        config = LimitedConfig(
            web.app(),
            crowd=self.crowd,
            patience=self.patience,
            http=LimitedHttp,
            ws=LimitedWebSocket,
            host="127.0.0.1",
            port=port,
            log_level="warning",
            access_log=False,
            server_header=False,
            ws_max_size=LONGEST_MESSAGE,
            ws_per_message_deflate=False,
            proxy_headers=False,  # the guard reads them, and believes no proxy that was not named
            timeout_graceful_shutdown=2,
        )
        self.config = config
        self.server = Quiet(config)
        self.once = Once()
        self._listeners: list[asyncio.Server] = []

    @property
    def url(self) -> str:
        """Where this computer finds the table."""
        return f"http://127.0.0.1:{self.addresses.port}"

    async def open_lan(self) -> None:
        """Listen on the addresses of the local network too; the ones that cannot be had are left out."""

        def protocol() -> asyncio.Protocol:
            made: Any = self.config.http_protocol_class
            state = self.server.lifespan.state
            return made(config=self.config, server_state=self.server.server_state, app_state=state)  # type: ignore[no-any-return]

        for address in self.addresses.wanted():
            with contextlib.suppress(OSError):
                listener = await asyncio.get_running_loop().create_server(
                    protocol, address, self.addresses.port
                )
                self._listeners.append(listener)
                self.addresses.listening.append(address)

    async def run(self, *, is_open: bool, ready: Callable[[Server], None]) -> None:
        """Serve until somebody stops it; what cannot be opened is said before anybody is let in."""
        warm()
        self.hub.restore()
        self.once.install()
        self.crowd.fit(raise_handles())
        asyncio.get_running_loop().set_exception_handler(tell_shortly)
        watching = asyncio.create_task(self.watch())
        serving = asyncio.create_task(self.server.serve())
        while not self.server.started and not serving.done():  # noqa: ASYNC110  uvicorn has no event for it
            await asyncio.sleep(0.02)
        if self.server.started:
            collect_seldom()
            take_turns()
            if is_open:
                await self.open_lan()
            ready(self)
        try:
            await serving
        finally:
            watching.cancel()
            for listener in self._listeners:
                listener.close()

    async def watch(self) -> None:
        """Now and then, let go of clients that are too slow, and tell what was only counted."""
        while True:
            await asyncio.sleep(self.patience.look)
            look_for_handles()
            now = asyncio.get_running_loop().time()
            connections: list[Any] = list(self.server.server_state.connections)
            for connection in connections:
                try:
                    connection.look(now)
                except Exception:  # one that goes wrong must not end the watch over the others
                    logger.exception("a connection could not be looked at")
            self.once.tell()
