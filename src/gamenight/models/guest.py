"""A language model's chair at a table over the wire: it looks, plays words, talks, and waits."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING, Any

import msgspec

from gamenight.editions.shelf import edition_of
from gamenight.kernel.errors import BadSetup
from gamenight.models import book, telling
from gamenight.models.door import Place, knock
from gamenight.server import wire
from gamenight.server.far_bot import newest
from gamenight.server.far_guest import LOST, FarGuest, why_lost
from gamenight.words.catalogue import catalogue
from gamenight.words.unfit import told

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.editions.edition import Edition

ANSWERED_WITHIN = 30.0  # seconds; a throw may be held until a rent has been seen
HEARD_WITHIN = 5.0  # seconds until what was said is heard again
CHAT_KEPT = 40  # lines
NEWS_KEPT = 2000  # events, while the model looks elsewhere


class NotDone(Exception):
    """What the model asked for was not done; the sentence says why."""


class ModelGuest(FarGuest):
    """One guest whose words a language model chooses; it stays after a game, for the next."""

    def __init__(self, place: Place, name: str, note: Callable[..., None], language: str) -> None:
        super().__init__(place.link, name, note, language)
        self.place = place
        self.words = catalogue(language)
        self.player = "MCP"
        self.news: list[wire.Told] = []  # what has happened and was not looked at yet
        self.chat: list[wire.Said] = []
        self.echoes = 0  # lines of its own that it has heard
        self.seen = 0  # the newest claim or offer that was looked at
        self.ended = ""  # why there is no table any more
        self._answer: dict[str, Any] | None = None  # to what was played last
        self._problems: list[str] = []
        self._something = asyncio.Condition()
        self._playing = asyncio.Lock()

    def check(self, game: str) -> None:
        """Whether this box is on the shelf here, so that it can be told."""
        edition_of(game)

    def is_done(self) -> bool:
        """Never: another game may follow."""
        return False

    async def stay(self) -> None:
        """Be at the table until it is gone, and say why then."""
        try:
            if self.place.code:
                self.note("knocks")
                self.room, self.token = await knock(self.place, self.name, self.language)
            await self.play()
        except Exception as error:  # also what nobody thought of: the model would wait for ever
            self.ended = why_lost(error) if isinstance(error, LOST) else str(error) or type(error).__name__
            await self._tell()
            raise

    async def heed(self, message: dict[str, Any]) -> None:
        """Keep what has happened and what was said; note an answer to what was played."""
        match message["type"]:
            case "Welcome" | "Changed":
                if message["type"] == "Welcome" and not message["continues"]:
                    self.news, self.chat = [], []
                fresh = msgspec.convert(self.hand["told"] if self.hand else [], list[wire.Told])
                self.news = [*self.news, *fresh][-NEWS_KEPT:]
                self._hear_talk(msgspec.convert(message["chat"], list[wire.Said]))
            case "Done" | "NotDone":
                self._answer, self.unanswered = message, None
            case "Problem":
                self._problems.append(message["sentence"])
                if self.unanswered is not None:
                    why = {"clause": None, "sentence": message["sentence"]}
                    self._answer, self.unanswered = {"type": "NotDone", "stale": False, "why": why}, None
        await self._tell()

    def _hear_talk(self, said: list[wire.Said]) -> None:
        """Keep what others said; what this guest said itself it knows."""
        chairs = self.table["chairs"]
        mine = next((chair["name"] for chair in chairs if chair["guest"] == self.guest), self.name)
        self.echoes += sum(one.name == mine for one in said)
        self.chat = [*self.chat, *(one for one in said if one.name != mine)][-CHAT_KEPT:]

    async def _tell(self) -> None:
        async with self._something:
            self._something.notify_all()

    async def until(self, is_so: Callable[[], bool], seconds: float) -> bool:
        """Wait until something is so, or there is no table any more; False if the time is over first."""
        async with self._something:
            try:
                await asyncio.wait_for(
                    self._something.wait_for(lambda: is_so() or bool(self.ended)), max(seconds, 0.0)
                )
            except TimeoutError:
                return False
        return True

    # What a model does

    def look(self) -> str:
        """All that this chair may know now, in sentences, and what has happened since the last look."""
        if self.ended:
            raise NotDone(self._say_so("gone", why=self.ended))
        if not self.table:
            return self._say_so("at_the_door")
        parts = [self._status(), *self._talk()]
        if self.hand is not None:
            hand = msgspec.convert(self.hand, wire.Hand)
            self.seen = max(self.seen, newest(self.hand))
            parts.append(telling.whole(hand, self.edition(), self.words, self.news))
            self.news = []
        return "\n\n".join(part for part in parts if part)

    def is_called(self) -> bool:
        """Whether there is something to answer: a question, a new claim or offer, the end."""
        if not self.table or self.hand is None or self.unanswered is not None:
            return False
        return bool(self.hand["is_asked"] or newest(self.hand) > self.seen or self.table["status"] == "over")

    async def put(self, word: str) -> str:
        """Play a word; the table as it is then, or NotDone with the clause that forbids it."""
        async with self._playing:
            hand = self._seated()
            word = self._short(word)
            self._answer = None
            self.unanswered = {
                "id": secrets.token_hex(8),
                "chair": hand["chair"],
                "serial": hand["view"]["serial"],
                "word": word,
                "game": self.table["number"],
                "seen": self.version,
            }
            with contextlib.suppress(*LOST):  # then it is said again, once the connection is back
                await self._say("Play", **self.unanswered)
            if not await self.until(lambda: self._answer is not None, ANSWERED_WITHIN):
                raise NotDone(self._say_so("unanswered"))
            if self._answer is not None and self._answer["type"] == "NotDone":
                raise NotDone(self._refusal(self._answer))
            return self.look()

    async def talk(self, text: str) -> str:
        """Say something to the table; NotDone if nobody hears it."""
        async with self._playing:
            if not self.table or self._socket is None:
                raise NotDone(self._say_so("at_the_door"))
            text = self._short(text)
            self._problems, self.echoes = [], 0
            try:
                await self._say("Say", text=text)
            except LOST:
                raise NotDone(self._say_so("unheard")) from None
            is_heard = await self.until(lambda: bool(self.echoes or self._problems), HEARD_WITHIN)
            if self._problems or not is_heard:
                raise NotDone(next(iter(self._problems), self._say_so("unheard")))
            return self._say_so("said")

    def rules(self, key: str) -> str:
        """The rulebook of the game: its contents, or what a key names."""
        if not self.table:
            raise NotDone(self._say_so("at_the_door"))
        try:
            return book.page(self.edition(), key.strip(), self.words)
        except BadSetup as error:
            raise NotDone(told(error, self.language)) from error

    def edition(self) -> Edition:
        """The box that is played, with its names in this guest's language."""
        return edition_of(self.table["game"]).spoken(self.language)

    # Telling

    def _seated(self) -> dict[str, Any]:
        """The hand to play from; NotDone if there is none, or an answer is still on its way."""
        if self.ended:
            raise NotDone(self._say_so("gone", why=self.ended))
        if self._socket is None or self.hand is None or self.table["status"] != "playing":
            raise NotDone(self._say_so("no_game"))
        if self.unanswered is not None:
            raise NotDone(self._say_so("unanswered"))
        return self.hand

    def _short(self, text: str) -> str:
        """The text on one line; NotDone if there is none, or more than the wire takes."""
        text = " ".join(text.split())
        if not 0 < len(text) <= wire.LONGEST_TEXT:
            raise NotDone(self._say_so("too_long", most=wire.LONGEST_TEXT))
        return text

    def _refusal(self, answer: dict[str, Any]) -> str:
        """Why a word was not played, its clause, and what may be played; the whole table if that changed."""
        why = answer["why"]
        told = book.refusal(self.edition(), why["sentence"], why["clause"], self.words)
        if answer["stale"] or self.hand is None:
            return f"{told}\n\n{self.look()}"
        hand = msgspec.convert(self.hand, wire.Hand)
        return "\n\n".join([told, "\n".join(telling.choices(hand, self.edition(), self.words))]).rstrip()

    def _status(self) -> str:
        """How the room stands, where the hand does not say it."""
        room = self.table
        if room["status"] == "over":
            ending = room["ending"]
            return self._say_so("over_now", sentence=ending["sentence"], clause=ending["clause"])
        if room["status"] == "playing":
            return "" if self.hand is not None else self._say_so("asked_for")
        if room["status"] == "paused":
            return str(room["pause"]["sentence"])
        chairs = [chair["name"] or self._say_so("free") for chair in room["chairs"]]
        return self._say_so("lobby", title=room["title"], chairs=", ".join(chairs))

    def _talk(self) -> list[str]:
        """What was said at the table, as somebody's words and nothing more."""
        if not self.chat:
            return []
        lines = [f"- {one.name}: “{one.text}”" for one in self.chat]
        self.chat = []
        return ["\n".join([self._say_so("chat"), *lines])]

    def _say_so(self, key: str, **facts: object) -> str:
        return self.words.say("models", "seat", key, **facts)
