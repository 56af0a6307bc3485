"""The address at which a finished game is played on from one of its moments."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import msgspec
from starlette.responses import Response

from gamenight.kernel.errors import Error
from gamenight.server.answers import address_of, answer, as_asked, language_of, read_json, told
from gamenight.server.beginning import Chosen
from gamenight.server.film import LONGEST_RECORD, MOST_LINES
from gamenight.server.plan import NoRoom
from gamenight.server.replay_worker import Moment
from gamenight.server.rest import Admission
from gamenight.server.sentences import said, sentence
from gamenight.server.store import NotStored
from gamenight.server.wire import LONGEST_NAME

if TYPE_CHECKING:
    from starlette.requests import Request

    from gamenight.server.hub import Hub
    from gamenight.server.limits import Tries
    from gamenight.server.replays import Replays

LONGEST_BODY = 2 * LONGEST_RECORD  # a record in JSON, its line ends written out


class WhatIfs:
    """Opens tables that go on from a moment of a finished game."""

    def __init__(self, hub: Hub, replays: Replays, opening: Tries) -> None:
        self.hub = hub
        self.replays = replays
        self.opening = opening

    async def open(self, request: Request) -> Response:
        """Open such a table: another process follows the record, so that none can hold the tables up."""
        language = language_of(request.scope)
        if not self.opening.take(address_of(request)):
            return told(sentence("too_many_tries", language), 429)
        chosen = await read_json(request, LONGEST_BODY, Chosen)
        if chosen is None:
            return told(sentence("too_long", language), 400)
        record = self._record(chosen, language)
        if isinstance(record, Response):
            return record
        made = await self.replays.moment(request, record, chosen.step, language)
        if made is None:
            return told(sentence("gone", language), 400)
        if made.status != 200:
            return as_asked(request, made.packed, made.status)
        moment = msgspec.json.decode(gzip.decompress(made.packed), type=Moment)
        chosen = msgspec.structs.replace(chosen, name=chosen.name[:LONGEST_NAME])
        try:
            link, token = await self.hub.play_on(moment, chosen, language)
        except (NotStored, NoRoom) as error:
            return told(said(error, language), 503)
        except Error as error:
            return told(said(error, language), 400)
        return answer(Admission(link, token))

    def _record(self, chosen: Chosen, language: str) -> str | Response:
        """The record that is meant; else what must be said instead."""
        if chosen.record:
            if len(chosen.record.splitlines()) > MOST_LINES:
                most = {"kilobytes": LONGEST_RECORD // 1000, "lines": MOST_LINES}
                return told(sentence("long_record", language, **most), 413)
            return chosen.record
        open_room = self.hub.watches.get(chosen.watch)
        if open_room is None:
            return told(sentence("gone", language), 404)
        record = self.hub.record_of(open_room, chosen.game)
        return told(sentence("no_film", language), 409) if record is None else record
