"""A guest at the far end of the wire: it comes in, takes a chair, and comes back (docs/reference/wire.md)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import SplitResult, urlsplit

from msgspec import MsgspecError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedOK, WebSocketException

from gamenight.kernel.errors import BadBot, BadSetup, Error
from gamenight.server.limits import Bucket
from gamenight.server.socket import BURST, EACH_SECOND
from gamenight.server.wire import LONGEST_NAME, PROTOCOL

if TYPE_CHECKING:
    from collections.abc import Callable

STRANGE = (LookupError, TypeError, ValueError, ArithmeticError, AttributeError, RecursionError, MsgspecError)
LOST = (OSError, EOFError, WebSocketException, TimeoutError)
TRIES, FIRST_PAUSE, LONGEST_PAUSE = 12, 0.25, 8.0  # to come back, in seconds: for about a minute
MARGIN = 0.9  # of what the server allows: its clock and ours need not agree
NUMBERED = re.compile(r"\[Errno (\d+)\]")
LONGEST_HEARD = 2**22  # bytes of one message; a whole game told anew has a tenth
MOST_HEARD = 64  # messages that wait to be looked at; then the server must wait
ANSWERS_WITHIN = 30.0  # seconds, with whatever it is
LONGEST_SENTENCE = 600
NO_TABLE = "what answers there does not speak as a table of gamenight does"
LOCAL = ("127.0.0.1", "localhost", "::1")


def why_lost(error: Exception) -> str:
    """Why a connection could not be made or was lost, without the machine's numbers."""
    number = NUMBERED.search(str(error))
    if number is not None:
        return os.strerror(int(number[1])).lower()
    reason = error.strerror if isinstance(error, OSError) else None
    return (reason or str(error) or type(error).__name__).lower()


class Straight(connect):
    """A connection to the address that was given, and to no other that the server there may name."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        """Follow nobody."""
        return exc


class Turned(Error):
    """The table says no, and trying again would not help."""


class FarGuest:
    """One guest on one chair, until it is done; `note` is told what it does, by a key.

    Each kind of guest says itself which games it can play, what it does when it sits at a running game and
    has heard something new, what it makes of other messages, and when it is done.
    """

    def __init__(self, address: str, name: str, note: Callable[..., None], language: str) -> None:
        parts, path = parts_of(address)
        if parts is None or len(path) != 2 or path[0] != "r":
            raise BadSetup(f"{address!r} is no table's link; it looks like http://HOST:PORT/r/…")
        scheme = "wss" if parts.scheme == "https" else "ws"
        self.url = f"{scheme}://{parts.netloc}/ws"
        self.is_local = parts.hostname in LOCAL
        self.room, self.name, self.note, self.language = path[1], name, note, language
        self.player = ""  # what plays, for whoever reads the notes
        self.token, self.guest, self.version = "", 0, 0
        self.table: dict[str, Any] = {}  # the room as it was last told
        self.hand: dict[str, Any] | None = None  # mine, as it was last told
        self.chair: int | None = None
        self.wanted: int | None = None  # the chair that was asked for
        self.outdone = 0  # chairs that others were faster to: the server will say so
        self.unanswered: dict[str, Any] | None = None  # what was played and not answered yet
        self.has_agreed = False  # to go on with a paused game
        self._messages = Bucket(BURST * MARGIN, EACH_SECOND * MARGIN)
        self._socket: ClientConnection | None = None

    # What each kind of guest does in its own way

    def check(self, game: str) -> None:
        """Whether it can play that game here; BadSetup says why not."""

    def is_done(self) -> bool:
        """Whether this guest has nothing left to do here."""
        return self.hand is not None and self.table.get("status") == "over"

    async def act(self, hand: dict[str, Any]) -> None:
        """Do something about the game, if there is anything to do."""

    async def heed(self, message: dict[str, Any]) -> None:
        """Hear what has nothing to do with coming in and sitting down."""

    # Coming, and coming back

    async def play(self) -> dict[str, Any]:
        """Sit down, play to the end, come back whenever the connection is lost; how the game ended."""
        tries = 0
        while True:
            try:
                return await self._visit()
            except LOST as error:
                if self._socket is not None:
                    tries = 0  # it had come in
                    self.note("lost")
                self._socket = None
                tries += 1
                if not self.token or tries > TRIES:
                    raise
                pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (tries - 1))
                if tries > 1:
                    self.note("tries", why=why_lost(error), seconds=f"{pause:g}")
                await asyncio.sleep(pause)

    async def _visit(self) -> dict[str, Any]:
        """One connection, from the hello to the end of the game; LOST if it breaks."""
        proxy: Literal[True] | None = None if self.is_local else True
        async with Straight(
            self.url,
            max_size=LONGEST_HEARD,
            max_queue=MOST_HEARD,
            open_timeout=10,
            close_timeout=1,
            proxy=proxy,
        ) as socket:
            hello = {"protocol": PROTOCOL, "room": self.room, "token": self.token, "name": self.name}
            more = {"seen": self.version, "language": self.language, "program": True}
            await socket.send(json.dumps({"type": "Hello", **hello, **more}))
            try:
                text = await first_of(socket)
                while True:
                    if await self._understand(socket, text):
                        return self._ending()
                    text = await socket.recv()
            except ConnectionClosedOK as error:
                raise EOFError("it was closed") from error
            except (BadBot, BadSetup, Turned, asyncio.CancelledError):
                await self._leave(socket)
                raise

    async def _leave(self, socket: ClientConnection) -> None:
        """Get up, so that a bot of the table plays on and nobody waits."""
        with contextlib.suppress(*LOST):
            await asyncio.wait_for(socket.send(json.dumps({"type": "Leave"})), 1)

    async def _say(self, kind: str, **facts: object) -> None:
        """Send a message, no faster than the server allows; LOST if there is no connection any more."""
        await allowed(self._messages)
        if self._socket is None:
            raise EOFError("it was closed")
        await self._socket.send(json.dumps({"type": kind, **facts}))

    # Hearing

    async def _understand(self, socket: ClientConnection, text: str | bytes) -> bool:
        """Hear a message; whether all is done. Turned if it is none that a table of gamenight would send."""
        try:
            message = json.loads(text)
            if not isinstance(message["type"], str):
                raise TypeError("a message's type is a word")
            await self._hear(socket, message)
            return self.is_done() and bool(self._ending())
        except STRANGE as error:
            why = printable(f"{type(error).__name__}: {error}")
            raise Turned(f"{NO_TABLE} ({why})") from error

    def _ending(self) -> dict[str, Any]:
        """How the game ended, in words that can be printed."""
        return {field: printable(str(self.table["ending"][field])) for field in ("sentence", "clause")}

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        match message["type"]:
            case "Welcome":
                if self.guest and self._socket is None:
                    self.note("back")
                self._socket = socket
                self.guest, self.token = message["guest"], message["token"] or self.token
                self._know(message)
                await self.heed(message)
                if self.unanswered is not None:
                    await self._say("Play", **self.unanswered)
            case "Changed":
                self._know(message)
                await self.heed(message)
            case "NewToken":
                self.token = message["token"]
                await self._say("Kept")
            case "AtTheDoor":
                self.note("door", sentence=printable(message["sentence"]))
            case "Gone":
                raise Turned(printable(message["sentence"]))
            case "Problem":
                await self._problem(message)
            case _:
                await self.heed(message)
        if self._socket is not None:
            await self._go_on()

    def _know(self, message: dict[str, Any]) -> None:
        """Take in the room and my hand as they are now."""
        if "/" in str(message["room"].get("game", "")):
            raise ValueError("a table's game is a box, and no folder")
        self.version, self.table = message["version"], message["room"]
        hands = [hand for hand in message["hands"] if hand["chair"] is not None]
        self.hand = hands[0] if hands else None

    async def _problem(self, message: dict[str, Any]) -> None:
        """Something is wrong: for good, with the chair that was asked for, or with what was said last."""
        if message["fatal"]:
            raise Turned(printable(message["sentence"]))
        if self.outdone:
            self.outdone -= 1
        elif self.wanted is not None:
            raise Turned(printable(message["sentence"]))
        else:
            await self.heed(message)

    # Doing

    async def _go_on(self) -> None:
        """Do what is to be done as the room stands: sit down, agree to go on, or act."""
        status = self.table["status"]
        mine = [place for place, chair in enumerate(self.table["chairs"]) if chair["guest"] == self.guest]
        if not mine:
            await self._sit_down(status)
            return
        if self.chair != mine[0]:
            self.chair, self.wanted = mine[0], None
            name = self.table["chairs"][mine[0]]["name"]
            self.note("sits", name=printable(name), chair=mine[0] + 1, bot=self.player)
        if status == "paused" and not self.has_agreed:
            self.note("resumes", sentence=printable(self.table["pause"]["sentence"]))
            await self._say("Resume")
        self.has_agreed = status == "paused"
        if status == "playing" and self.hand is not None and self.unanswered is None:
            await self.act(self.hand)

    async def _sit_down(self, status: str) -> None:
        """Take a free chair, or a bot's; in a running game it is asked for."""
        chairs = self.table["chairs"]
        if self.chair is not None and status != "lobby":
            raise Turned(f"somebody else was given the chair of {self.name}")
        if self.wanted is not None and self.wanted < len(chairs):
            if chairs[self.wanted]["kind"] != "person":
                return  # the answer is on its way
            self.outdone += 1
        self.check(self.table["game"])
        kinds = ("free", "bot") if status == "lobby" else ("bot",)
        places = [place for kind in kinds for place, chair in enumerate(chairs) if chair["kind"] == kind]
        if status == "over":
            raise Turned("the game at this table is over")
        if not places:
            raise Turned("every chair is a person's; nobody can sit down here")
        self.chair, self.wanted = None, places[0]
        if status == "playing":
            self.note("asks", chair=self.wanted + 1)
        await self._say(
            "Sit", chair=self.wanted, name=another(self.name, [chair["name"] for chair in chairs])
        )


def parts_of(address: str) -> tuple[SplitResult | None, list[str]]:
    """An address of the web in its parts, and the steps of its path; None if nobody could be called there."""
    try:
        parts = urlsplit(address)
        host = (parts.hostname or "").encode("idna")
        is_fine = parts.scheme in {"http", "https"} and bool(host) and (parts.port or 1) > 0
    except ValueError:
        return None, []
    return (parts if is_fine else None), parts.path.strip("/").split("/")


async def first_of(socket: ClientConnection) -> str | bytes:
    """The first message of a server, which it sends at once; TimeoutError if nothing comes."""
    try:
        return await asyncio.wait_for(socket.recv(), ANSWERS_WITHIN)
    except TimeoutError:
        raise TimeoutError("it takes the line and says nothing") from None


def printable(text: str) -> str:
    """Words of a server that need not mean well: no control characters of a terminal, and not too many."""
    return "".join(sign if sign.isprintable() else " " for sign in text)[:LONGEST_SENTENCE]


async def allowed(bucket: Bucket) -> None:
    """Wait until the limits allow one more message."""
    if not bucket.take():
        await asyncio.sleep(bucket.wait())
        bucket.take()


def another(name: str, taken: list[str]) -> str:
    """The name, with a number behind it if somebody is called so."""
    found, count = name[:LONGEST_NAME], 1
    while found in taken:
        count += 1
        found = f"{name[: LONGEST_NAME - 3]} {count}"
    return found
