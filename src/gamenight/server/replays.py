"""The addresses of finished games: their steps and their figures, of a room or of a record."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.responses import Response

from gamenight.server.answers import address_of, as_asked, is_number, language_of, read_body, told
from gamenight.server.film import LONGEST_RECORD, MOST_AT_ONCE, MOST_LINES
from gamenight.server.limits import Tries
from gamenight.server.replay_worker import Job, saying
from gamenight.server.replay_workers import ReplayWorkers
from gamenight.server.sentences import sentence

if TYPE_CHECKING:
    from starlette.requests import Request

    from gamenight.server.hub import Hub
    from gamenight.server.replay_worker import Answer

KEPT: Final = 32 * 1024 * 1024  # bytes of answers
REVIEW_SECONDS: Final = 90.0  # of the processor, for one review
REVIEW_PATIENCE: Final = 300.0  # seconds by the clock
DEPTHS: Final = 3  # of reviews and of odds: as many as `reviews.DEPTHS` and `moments.DEPTHS` have


class Kept:
    """What was made lately, so that it is not made twice; the longest unused goes first."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._size = 0
        self._answers: OrderedDict[bytes, Answer] = OrderedDict()

    def find(self, key: bytes) -> Answer | None:
        """What was made, if it is still there."""
        if key in self._answers:
            self._answers.move_to_end(key)
        return self._answers.get(key)

    def keep(self, key: bytes, answer: Answer) -> None:
        """Keep it as long as there is room."""
        if key not in self._answers:
            self._answers[key] = answer
            self._size += len(answer.packed)
        while self._size > self._most:
            self._size -= len(self._answers.popitem(last=False)[1].packed)


class Replays:
    """Films, figures, reviews and odds."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.watching = Tries(30, 2.0)
        self.kept = Kept()
        self.replay_workers = ReplayWorkers()
        self.review_workers = ReplayWorkers(REVIEW_SECONDS, REVIEW_PATIENCE)  # slow ones of their own
        self.odds_workers = ReplayWorkers()

    async def close(self) -> None:
        """End what is under way; may be called twice."""
        await self.replay_workers.close()
        await self.review_workers.close()
        await self.odds_workers.close()

    async def film(self, request: Request) -> Response:
        """Steps of a finished game: of a room, by its watch link, or of a record that is sent here."""
        asked = request.query_params
        numbers = [asked.get("first", "0"), asked.get("count", "50"), asked.get("seat", "0")]
        if not all(map(is_number, numbers)):
            return told(sentence("bad_film", language_of(request.scope)), 400)
        first, count, seat = map(int, numbers)
        at_once = min(count, MOST_AT_ONCE)
        return await self._shown(request, Job("film", "", seat if "seat" in asked else None, first, at_once))

    async def figures(self, request: Request) -> Response:
        """A finished game in numbers, of a room or of a record."""
        return await self._shown(request, Job("figures", ""))

    async def review(self, request: Request) -> Response:
        """How a finished game came out as it did, of a room or of a record, to some depth."""
        depth = request.query_params.get("depth", "0")
        if not is_depth(depth):
            return told(sentence("bad_film", language_of(request.scope)), 400)
        return await self._shown(request, Job("review", "", depth=int(depth)))

    async def odds(self, request: Request) -> Response:
        """Who was favoured at a step of a finished game, of a room or of a record, to some depth."""
        step, depth = (request.query_params.get(name, "0") for name in ("step", "depth"))
        if not is_depth(depth) or not is_number(step):
            return told(sentence("bad_film", language_of(request.scope)), 400)
        return await self._shown(request, Job("odds", "", first=int(step), depth=int(depth)))

    async def moment(self, request: Request, record: str, step: int, language: str) -> Answer | None:
        """All that it takes to play on from a step; None if whoever asked has gone."""
        job = Job("moment", record, first=step, language=language)
        return await self._made(request, key_of(job), job)

    async def _shown(self, request: Request, job: Job) -> Response:
        """What another process makes of a record, or made of it a while ago."""
        record = await self._record(request)
        if isinstance(record, Response):
            return record
        job.record, job.language = record, language_of(request.scope)
        key = key_of(job)
        answer = self.kept.find(key)
        if answer is None:
            answer = await self._made(request, key, job)
        if answer is None:
            return told(sentence("gone", job.language), 400)  # nobody reads it: the browser has gone
        if answer.status == 200:
            self.kept.keep(key, answer)
        return as_asked(request, answer.packed, answer.status)

    async def _record(self, request: Request) -> str | Response:
        """The record that was sent, or that of a room's game; else what must be said instead."""
        if request.method == "POST":
            return await self._sent(request)
        number, language = request.query_params.get("game"), language_of(request.scope)
        if number is not None and not is_number(number):
            return told(sentence("bad_film", language), 400)
        open_room = self.hub.watches.get(request.path_params["watch"])
        if open_room is None:
            return told(sentence("gone", language), 404)
        record = self.hub.record_of(open_room, None if number is None else int(number))
        return told(sentence("no_film", language), 409) if record is None else record

    async def _sent(self, request: Request) -> str | Response:
        language = language_of(request.scope)
        if not self.watching.take(address_of(request)):
            return told(sentence("too_many_tries", language), 429)
        body = await read_body(request, LONGEST_RECORD)
        text = "" if body is None else body.decode("utf-8", "replace")
        if body is None or len(text.splitlines()) > MOST_LINES:
            most = {"kilobytes": LONGEST_RECORD // 1000, "lines": MOST_LINES}
            return told(sentence("long_record", language, **most), 413)
        return text

    async def _made(self, request: Request, key: bytes, job: Job) -> Answer | None:
        """The answer, unless whoever asked goes away first."""
        workers = {"review": self.review_workers, "odds": self.odds_workers}.get(
            job.what, self.replay_workers
        )
        making = asyncio.create_task(workers.show(key, job, address_of(request)))
        leaving = asyncio.create_task(left(request))
        try:
            await asyncio.wait({making, leaving}, return_when=asyncio.FIRST_COMPLETED)
            return making.result() if making.done() else None
        except asyncio.CancelledError:  # the table is being closed; an answer leaves no traceback in the log
            return saying("film_closed", 503, job.language)
        finally:
            making.cancel()
            leaving.cancel()


def key_of(job: Job) -> bytes:
    """What an answer is kept by: two jobs that ask for the same have the same."""
    return hashlib.blake2b(msgspec.msgpack.encode(job)).digest()


def is_depth(text: str) -> bool:
    """Whether a text is one of the depths to which reviews and odds look."""
    return text in map(str, range(DEPTHS))


async def left(request: Request) -> None:
    """Wait until the browser has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
