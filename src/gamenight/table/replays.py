"""The addresses of finished games: their steps and their figures, of a room or of a record."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from gamenight.kernel.errors import Error
from gamenight.table.answers import address_of, answer, is_number, read_body, told
from gamenight.table.film import LONGEST_RECORD, figures, film
from gamenight.table.hub import sentence
from gamenight.table.limits import Tries

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request
    from starlette.responses import Response

    from gamenight.table.hub import Hub


class Replays:
    """Films and figures."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.watching = Tries(30, 2.0)

    async def film(self, request: Request) -> Response:
        """Steps of a finished game: of a room, by its watch link, or of a record that is sent here."""
        asked = request.query_params
        numbers = [asked.get("first", "0"), asked.get("count", "50"), asked.get("seat", "0")]
        if not all(map(is_number, numbers)):
            return told(sentence("bad_film"), 400)
        first, count, seat = map(int, numbers)
        return await self._shown(
            request, lambda text: film(text, seat if "seat" in asked else None, first, count)
        )

    async def figures(self, request: Request) -> Response:
        """A finished game in numbers, of a room or of a record."""
        return await self._shown(request, figures)

    async def _shown(self, request: Request, show: Callable[[str], object]) -> Response:
        """What is made of a record; it takes a moment, so others are served meanwhile."""
        if request.method == "POST":
            if not self.watching.take(address_of(request)):
                return told(sentence("too_many_tries"), 429)
            body = await read_body(request, LONGEST_RECORD)
            if body is None:
                return told(sentence("too_long"), 400)
            text = body.decode("utf-8", "replace")
        else:
            live = self.hub.watches.get(request.path_params["watch"])
            number = request.query_params.get("game")
            if number is not None and not is_number(number):
                return told(sentence("bad_film"), 400)
            if live is None:
                return told(sentence("gone"), 404)
            record = live.room.record(None if number is None else int(number))
            if record is None:
                return told(sentence("no_film"), 409)
            text = record
        try:
            return answer(await asyncio.to_thread(show, text))
        except (Error, IndexError) as error:
            return told(str(error), 400)
