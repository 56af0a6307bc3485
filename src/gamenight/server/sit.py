"""A client that sits down at a table over the wire, for programs that play (docs/wire.md)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from gamenight.kernel.errors import BadBot, BadSetup, Error
from gamenight.server.far_bot import FarBot, newest
from gamenight.server.limits import POSITIONS, POSITIONS_A_SECOND, Bucket
from gamenight.server.socket import BURST, EACH_SECOND
from gamenight.server.wire import LONGEST_NAME, PROTOCOL

if TYPE_CHECKING:
    from collections.abc import Callable

LOST = (OSError, EOFError, WebSocketException, TimeoutError)
TRIES, FIRST_PAUSE, LONGEST_PAUSE = 12, 0.25, 8.0  # to come back, in seconds: for about a minute
MARGIN = 0.9  # of what the server allows: its clock and ours need not agree
REFUSALS = 20  # in a row: then the bot and the table do not understand each other
LONGEST_HEARD = 2**24
LOCAL = ("127.0.0.1", "localhost", "::1")


class Turned(Error):
    """The table says no, and trying again would not help."""


class Sitter:
    """One guest on one chair, playing until the game is over; `note` is told what it does, by a key."""

    def __init__(
        self, address: str, name: str, bot: FarBot, note: Callable[..., None], language: str
    ) -> None:
        parts = urlsplit(address)
        path = parts.path.strip("/").split("/")
        if parts.scheme not in {"http", "https"} or len(path) != 2 or path[0] != "r":
            raise BadSetup(f"{address!r} is no table's link; it looks like http://HOST:PORT/r/…")
        scheme = "wss" if parts.scheme == "https" else "ws"
        self.url = f"{scheme}://{parts.netloc}/ws"
        self.is_local = parts.hostname in LOCAL
        self.room, self.name, self.bot, self.note, self.language = path[1], name, bot, note, language
        self.token, self.guest, self.version = "", 0, 0
        self.table: dict[str, Any] = {}  # the room as it was last told
        self.hand: dict[str, Any] | None = None  # mine, as it was last told
        self.chair: int | None = None
        self.wanted: int | None = None  # the chair that was asked for
        self.outdone = 0  # chairs that others were faster to: the server will say so
        self.is_looking = False  # a position was asked for
        self.heard = 0  # the newest claim or offer that the bot is done with
        self.unanswered: dict[str, Any] | None = None  # what was played and not answered yet
        self.refused = 0
        self.has_agreed = False  # to go on with a paused game
        self._messages = Bucket(BURST * MARGIN, EACH_SECOND * MARGIN)
        self._positions = Bucket(POSITIONS * MARGIN, POSITIONS_A_SECOND * MARGIN)
        self._socket: ClientConnection | None = None

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
                    self.note("tries", why=error, seconds=f"{pause:g}")
                await asyncio.sleep(pause)

    async def _visit(self) -> dict[str, Any]:
        """One connection, from the hello to the end of the game; LOST if it breaks."""
        proxy: Literal[True] | None = None if self.is_local else True
        async with connect(
            self.url, max_size=LONGEST_HEARD, max_queue=None, open_timeout=10, close_timeout=1, proxy=proxy
        ) as socket:
            hello = {"protocol": PROTOCOL, "room": self.room, "token": self.token, "name": self.name}
            await socket.send(
                json.dumps({"type": "Hello", **hello, "seen": self.version, "language": self.language})
            )
            try:
                async for text in socket:
                    await self._hear(socket, json.loads(text))
                    if self.hand is not None and self.table.get("status") == "over":
                        return dict(self.table["ending"])
            except (BadBot, BadSetup, Turned, asyncio.CancelledError):
                await self._leave(socket)
                raise
            raise EOFError("it was closed")

    async def _leave(self, socket: ClientConnection) -> None:
        """Get up, so that a bot of the table plays on and nobody waits."""
        with contextlib.suppress(*LOST):
            await asyncio.wait_for(socket.send(json.dumps({"type": "Leave"})), 1)

    async def _say(self, kind: str, **facts: object) -> None:
        """Send a message, no faster than the server allows."""
        assert self._socket is not None
        await allowed(self._messages)
        await self._socket.send(json.dumps({"type": kind, **facts}))

    # Hearing

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:  # noqa: C901  one case a message
        match message["type"]:
            case "Welcome":
                if self.guest and self._socket is None:
                    self.note("back")
                self._socket = socket
                self.guest, self.token = message["guest"], message["token"] or self.token
                self.is_looking = False
                self._know(message)
                if self.unanswered is not None:
                    await self._say("Play", **self.unanswered)
            case "Changed":
                self._know(message)
            case "NewToken":
                self.token = message["token"]
            case "AtTheDoor":
                self.note("door", sentence=message["sentence"])
            case "Done":
                self.unanswered, self.refused = None, 0
            case "NotDone":
                self._not_done(message)
            case "Positioned":
                await self._think(message)
            case "Gone":
                raise Turned(message["sentence"])
            case "Problem":
                await self._problem(message)
        if self._socket is not None:
            await self._go_on()

    def _know(self, message: dict[str, Any]) -> None:
        """Take in the room and my hand as they are now."""
        self.version, self.table = message["version"], message["room"]
        hands = [hand for hand in message["hands"] if hand["chair"] is not None]
        self.hand = hands[0] if hands else None

    def _not_done(self, message: dict[str, Any]) -> None:
        """What was played came too late, or is refused; the table has told before how it stands."""
        self.unanswered = None
        if message["stale"]:
            return
        self.refused += 1
        why = message["why"]
        self.note("refused", sentence=why["sentence"], clause=f" [{why['clause']}]" if why["clause"] else "")
        if self.refused >= REFUSALS:
            raise BadBot(f"{self.name} was refused {REFUSALS} times in a row: {why['sentence']}")

    async def _problem(self, message: dict[str, Any]) -> None:
        """Something is wrong: for good, or with the chair that was asked for, or it went too fast."""
        if message["fatal"]:
            raise Turned(message["sentence"])
        if self.outdone:
            self.outdone -= 1
        elif self.wanted is not None:
            raise Turned(message["sentence"])
        elif self.is_looking:
            await asyncio.sleep(1.0)
            self.is_looking = False

    # Doing

    async def _go_on(self) -> None:
        """Do what is to be done as the room stands: sit down, agree to go on, or look at a question."""
        status = self.table["status"]
        mine = [place for place, chair in enumerate(self.table["chairs"]) if chair["guest"] == self.guest]
        if not mine:
            await self._sit_down(status)
            return
        if self.chair != mine[0]:
            self.chair, self.wanted = mine[0], None
            self.note(
                "sits", name=self.table["chairs"][mine[0]]["name"], chair=mine[0] + 1, bot=self.bot.name
            )
        if status == "paused" and not self.has_agreed:
            self.note("resumes", sentence=self.table["pause"]["sentence"])
            await self._say("Resume")
        self.has_agreed = status == "paused"
        is_busy = self.is_looking or self.unanswered is not None
        if status == "playing" and self.hand is not None and not is_busy:
            await self._look(self.hand)

    async def _look(self, hand: dict[str, Any]) -> None:
        """Ask for the position if there is something to decide: a question, or a claim or an offer."""
        if hand["is_asked"] or newest(hand) > self.heard:
            self.is_looking = True
            await allowed(self._positions)
            await self._say("Position", chair=self.chair)

    async def _think(self, told: dict[str, Any]) -> None:
        """Let the bot decide, and play its word."""
        if not self.is_looking or self.hand is None:
            return  # an answer to what was asked before a connection was lost
        heard = newest(self.hand)
        self.bot.look(self.table, self.hand, told)
        word = await self.bot.thinks()
        self.is_looking, self.heard = False, max(self.heard, heard)
        if word is not None:
            self.note("plays", word=word)
            self.unanswered = {
                "id": secrets.token_hex(8),
                "chair": told["chair"],
                "serial": told["serial"],
                "word": word,
                "game": self.table["number"],
                "seen": told["version"],
            }
            await self._say("Play", **self.unanswered)

    async def _sit_down(self, status: str) -> None:
        """Take a free chair, or a bot's; in a running game it is asked for."""
        chairs = self.table["chairs"]
        if self.chair is not None and status != "lobby":
            raise Turned(f"somebody else was given the chair of {self.name}")
        if self.wanted is not None and self.wanted < len(chairs):
            if chairs[self.wanted]["kind"] != "person":
                return  # the answer is on its way
            self.outdone += 1
        self.bot.check(self.table["game"])
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


async def allowed(bucket: Bucket) -> None:
    """Wait until one more is fine."""
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


def sit_down(
    address: str, name: str, bot: FarBot, note: Callable[..., None], language: str
) -> dict[str, Any]:
    """Sit at the table of this link until its game is over; how it ended, or LOST if none answers."""
    return asyncio.run(Sitter(address, name, bot, note, language).play())
