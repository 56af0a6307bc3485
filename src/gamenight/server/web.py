"""The web application: a few plain addresses, one WebSocket, the page, and the headers around them."""

from __future__ import annotations

import asyncio
import contextlib
import io
from functools import lru_cache
from http import HTTPStatus
from typing import TYPE_CHECKING

import msgspec
import segno
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from gamenight.editions.shelf import broken, edition_of, editions, warm
from gamenight.kernel.engine import EVENTS
from gamenight.kernel.errors import Error
from gamenight.rulebook.clauses import clauses, how_it_goes, how_to_read
from gamenight.server import chores
from gamenight.server.answers import address_of, again, answer, as_asked, language_of, read_json, told
from gamenight.server.assets import Assets
from gamenight.server.beginning import Company
from gamenight.server.evening import evening_of
from gamenight.server.facts import invitation
from gamenight.server.help.web import routes as help_routes
from gamenight.server.limits import Tries
from gamenight.server.metrics import metrics
from gamenight.server.net.guard import Guard
from gamenight.server.places import CLIENT
from gamenight.server.plan import NoRoom, NotAllowed
from gamenight.server.replays import Replays
from gamenight.server.rest import Admission, BrokenBox, GameFacts, Health, Reach, Rules, Shelf, Words, zipped
from gamenight.server.room import OVER
from gamenight.server.sentences import said, sentence
from gamenight.server.socket import serve_socket
from gamenight.server.store import NotStored
from gamenight.server.studio.routes import Studio
from gamenight.server.what_ifs import WhatIfs
from gamenight.server.wire import LONGEST_NAME
from gamenight.version import VERSION
from gamenight.words.catalogue import catalogue, languages

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from starlette.requests import Request
    from starlette.types import ASGIApp
    from starlette.websockets import WebSocket

    from gamenight.editions.edition import Edition
    from gamenight.server.addresses import Addresses
    from gamenight.server.hub import Hub
    from gamenight.server.room import Room
    from gamenight.server.studio.desk import Desk

CLOCK_EVERY = 5.0  # seconds between two looks at the clock, for games that have one
SWEEP_EVERY = 600.0  # seconds between two looks for what has expired
LONGEST_BODY = 4096
MOST_BOTS = 99  # that are counted; no game has so many chairs
FILES = {
    "sw.js": "text/javascript",
    "manifest.webmanifest": "application/manifest+json",
    "icon.svg": "image/svg+xml",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-maskable-512.png": "image/png",
    "apple-touch-icon.png": "image/png",
}


class Ask(msgspec.Struct, forbid_unknown_fields=True):
    """What opening a room and knocking at one say; with bots or people `beside`, a game begins at once."""

    name: str
    game: str = ""
    code: str = ""
    beside: list[str] = []
    bots: int = 0
    sits: bool = True
    evening: bool = False
    program: bool = False


class Web:
    """The web application: what each address answers."""

    def __init__(
        self,
        hub: Hub,
        addresses: Addresses,
        open_lan: Callable[[], Awaitable[None]],
        desk: Desk | None = None,
    ) -> None:
        self.hub = hub
        self.addresses = addresses
        self.open_lan = open_lan
        self.opening = Tries(10, 0.2)
        self.knocking = Tries(5, 0.1)
        self.coding = Tries(5, 0.1)
        self.replays = Replays(hub)
        self.studio = Studio(desk, game_facts)
        self.what_ifs = WhatIfs(hub, self.replays, self.opening)

    def app(self) -> ASGIApp:
        """The application with its guard."""
        routes: list[BaseRoute] = [
            Route("/api/games", self.games),
            Route("/api/rules/{game}", self.rules),
            Route("/api/words", self.catalogue),
            Route("/api/words/{language}", self.words),
            Route("/api/rooms", self.open_room, methods=["POST"]),
            Route("/api/knock", self.knock, methods=["POST"]),
            Route("/api/invitation/{link}", self.invitation),
            Route("/api/code/{code}", self.coded),
            Route("/api/lan", self.show_lan),
            Route("/api/lan/open", self.open_to_lan, methods=["POST"]),
            Route("/api/qr", self.qr),
            Route("/api/record/{link}", self.record),
            Route("/api/film/{watch}", self.replays.film),
            Route("/api/film", self.replays.film, methods=["POST"]),
            Route("/api/figures/{watch}", self.replays.figures),
            Route("/api/figures", self.replays.figures, methods=["POST"]),
            Route("/api/review/{watch}", self.replays.review),
            Route("/api/review", self.replays.review, methods=["POST"]),
            *self.studio.routes(),
            Route("/api/odds/{watch}", self.replays.odds),
            Route("/api/odds", self.replays.odds, methods=["POST"]),
            Route("/api/what-if", self.what_ifs.open, methods=["POST"]),
            Route("/health", self.health),
            Route("/metrics", self.measure),
            WebSocketRoute("/ws", self.socket),
            Route("/notices", self.notices),
            *help_routes(CLIENT),
            *(Route(f"/{name}", self.file) for name in FILES),
            Route("/", self.page),
            Route("/r/{link}", self.page),
            Route("/c/{code}", self.page),
            Route("/w/{link}", self.page),
            Route("/s/{link}", self.page),
            Route("/studio/{edition}", self.page),
            Route("/replay", self.page),
            Route("/replay/{watch}", self.page),
            Route("/replay/{watch}/{game:int}", self.page),
        ]
        if (CLIENT / "assets").is_dir():
            routes.append(Mount("/assets", Assets(directory=CLIENT / "assets")))
        refusals = {404: refused, 405: refused}
        app = Starlette(routes=routes, lifespan=self.lifespan, exception_handlers=refusals)
        return Guard(GZipMiddleware(app, minimum_size=1000), self.addresses)

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        """Open the rooms at the start, sweep now and then, close the store at the end."""
        warm()
        self.hub.restore()
        self.hub.wake()
        doing = [
            asyncio.create_task(chores.again_and_again(self.hub.expire, SWEEP_EVERY)),
            asyncio.create_task(chores.again_and_again(self.hub.tick, CLOCK_EVERY)),
        ]
        yield
        for task in doing:
            task.cancel()
        await self.studio.xrays.close()
        await self.replays.close()
        await self.hub.close()

    # Reading

    async def page(self, request: Request) -> Response:
        """The one page; it finds out by itself where it is."""
        index = CLIENT / "index.html"
        if not index.is_file():
            return PlainTextResponse(f"{sentence('not_built', language_of(request.scope))}\n", 503)
        return FileResponse(index, headers={"cache-control": "no-cache"})

    async def notices(self, request: Request) -> Response:
        """Whose code and fonts are in the page, and by which licences."""
        file = CLIENT / "notices.txt"
        if not file.is_file():
            return PlainTextResponse(f"{sentence('not_built', language_of(request.scope))}\n", 503)
        return FileResponse(file, media_type="text/plain", headers={"cache-control": "no-cache"})

    async def file(self, request: Request) -> Response:
        """A file that browsers ask for by a fixed name: what makes the page installable."""
        name = request.url.path.removeprefix("/")
        if not (CLIENT / name).is_file():
            return PlainTextResponse(f"{sentence('not_built', language_of(request.scope))}\n", 503)
        return FileResponse(CLIENT / name, media_type=FILES[name], headers={"cache-control": "no-cache"})

    async def games(self, request: Request) -> Response:
        """The shelf, with boards, in a language; `genders` are of words of the box, by their text."""
        language = language_of(request.scope)
        games = [game_facts(one, language) for one in editions()]
        return again(request, Shelf(games, [BrokenBox.of(one) for one in broken()]))

    async def rules(self, request: Request) -> Response:
        """The rulebook of a game."""
        language = language_of(request.scope)
        try:
            edition = edition_of(request.path_params["game"]).spoken(language)
        except Error as error:
            return told(said(error, language), 404)
        return as_asked(request, rules_of(edition, language))

    async def words(self, request: Request) -> Response:
        """The page's own words."""
        language = request.path_params["language"]
        if language not in languages():
            known = ", ".join(languages())
            return told(sentence("no_language", language_of(request.scope), known=known), 404)
        return again(request, catalogue(language).part("web"))

    async def catalogue(self, request: Request) -> Response:
        """The page's own words in the language that the browser prefers, and which languages there are."""
        language = language_of(request.scope)
        names = {one: catalogue(one).name for one in languages()}
        words = catalogue(language).part("web")
        return again(request, Words(language, names, words))

    async def record(self, request: Request) -> Response:
        """The record of a room's game, as far as whoever asks may read it."""
        open_room = self.hub.open_rooms.get(request.path_params["link"])
        token = request.headers.get("authorization", "").removeprefix("Bearer ")
        text = record_of(open_room.room, token) if open_room is not None and token else None
        if open_room is None or text is None:
            return told(sentence("gone", language_of(request.scope)), 404)
        name = f'attachment; filename="{open_room.room.game}.record"'
        return PlainTextResponse(text, headers={"content-disposition": name, "cache-control": "no-store"})

    async def invitation(self, request: Request) -> Response:
        """Who invites to which game, for whoever has the link of a room."""
        language, link = language_of(request.scope), request.path_params["link"]
        open_room = self.hub.open_rooms.get(link)
        if open_room is None:
            return told(self.hub.why_closed(link, language), 404)
        return answer(invitation(open_room.room, language))

    async def coded(self, request: Request) -> Response:
        """The invitation for whoever has the room's code; only a few codes may be tried."""
        language = language_of(request.scope)
        if not self.coding.take(address_of(request)):
            return told(sentence("too_many_tries", language), 429)
        try:
            open_room = self.hub.entrance.coded(request.path_params["code"].upper())
        except NotAllowed as error:
            return told(said(error, language), 404)
        return answer(invitation(open_room.room, language))

    async def health(self, _: Request) -> Response:
        """Whether the table answers, for whoever watches over it."""
        return answer(Health("gamenight", VERSION, len(self.hub.open_rooms)))

    async def measure(self, _: Request) -> Response:
        """Counts, in the plain text that monitoring reads."""
        return PlainTextResponse(metrics(self.hub), headers={"cache-control": "no-store"})

    # Writing

    async def open_room(self, request: Request) -> Response:
        """Open a room."""
        language = language_of(request.scope)
        if not self.opening.take(address_of(request)):
            return told(sentence("too_many_tries", language), 429)
        ask = await read_json(request, LONGEST_BODY, Ask)
        if ask is None:
            return told(sentence("too_long", language), 400)
        try:
            beside = tuple(name[:LONGEST_NAME] for name in ask.beside)
            company = Company(beside, min(max(0, ask.bots), MOST_BOTS), ask.sits, ask.evening)
            link, token = await self.hub.open_room(ask.game, ask.name[:LONGEST_NAME], language, company)
        except (NotStored, NoRoom) as error:
            return told(said(error, language), 503)
        except Error as error:
            return told(said(error, language), 400)
        return answer(Admission(link, token))

    async def knock(self, request: Request) -> Response:
        """Knock with a code and wait for the host."""
        language = language_of(request.scope)
        if not self.knocking.take(address_of(request)):
            return told(sentence("too_many_tries", language), 429)
        ask = await read_json(request, LONGEST_BODY, Ask)
        if ask is None:
            return told(sentence("too_long", language), 400)
        knock = asyncio.create_task(
            self.hub.knock(
                ask.code.upper(),
                ask.name[:LONGEST_NAME],
                language,
                address=address_of(request),
                is_program=ask.program,
            )
        )
        while not knock.done():
            await asyncio.wait({knock}, timeout=1.0)
            if await request.is_disconnected():
                knock.cancel()  # whoever knocked has gone, so the host need not answer
                return told(sentence("knock_denied", language), 403)
        try:
            link, token = knock.result()
        except NotStored as error:
            return told(said(error, language), 503)
        except NotAllowed as error:
            return told(said(error, language), 403)
        return answer(Admission(link, token))

    async def socket(self, socket: WebSocket) -> None:
        """The talk with one client."""
        await serve_socket(self.hub, socket)

    # The local network

    async def show_lan(self, request: Request) -> Response:
        """Who can reach this table."""
        return answer(self._reach(request))

    async def open_to_lan(self, request: Request) -> Response:
        """Let other devices on the network reach it; only this computer may say so."""
        facts = self._reach(request)
        if facts.may_open:
            await self.open_lan()
            facts = self._reach(request)
        return answer(facts)

    def _reach(self, request: Request) -> Reach:
        is_here = address_of(request) in {"127.0.0.1", "::1"}
        addresses = self.addresses.urls()
        return Reach(not addresses, is_here and not addresses, addresses)

    async def qr(self, request: Request) -> Response:
        """A QR code for one of our own paths under an address that other devices can reach."""
        path = request.query_params.get("path", "")
        addresses = self.addresses.urls()
        if not addresses or path[:3] not in {"/r/", "/w/", "/s/"} or len(path) > 120:
            return told(sentence("gone", language_of(request.scope)), 404)
        drawing = io.BytesIO()
        segno.make(addresses[0] + path, micro=False).save(
            drawing, kind="svg", scale=6, border=2, xmldecl=False
        )
        return Response(drawing.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


def record_of(room: Room, token: str) -> str | None:
    """The record of a room's game, as far as the guest with this token may read it; None if there is none."""
    guest = room.seating.guest_with(token)
    if guest is None or (room.is_sealed() and room.status == OVER):
        return None
    if room.table is None:
        return room.record()
    return room.table.record_for(room.seating.chairs_of(guest.number))


async def refused(request: Request, error: Exception) -> Response:
    """What is said where there is no such address (to a reader, by the page), or no such method."""
    assert isinstance(error, HTTPException)
    is_read = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if error.status_code == HTTPStatus.NOT_FOUND and is_read and (index := CLIENT / "index.html").is_file():
        return FileResponse(index, 404, headers={"cache-control": "no-cache"})
    key = "not_served" if error.status_code == HTTPStatus.NOT_FOUND else "wrong_method"
    response = told(sentence(key, language_of(request.scope)), error.status_code)
    response.headers.update(error.headers or {})  # which methods there are
    return response


def game_facts(edition: Edition, language: str) -> GameFacts:
    """A box as the page shows it."""
    box = edition.spoken(language)
    return {
        **box.to_json(),
        "note": box.note,
        "how": how_it_goes(edition, language),
        "board": box.board(),
        "genders": dict(box.genders),
        "breaks": dict(box.breaks),
        "evening": evening_of(edition.family) is not None,
        "events": {kind.name: kind.traits for kind in (*edition.events, *EVENTS) if kind.traits},
    }


@lru_cache(64)
def rules_of(edition: Edition, language: str) -> bytes:
    """The rulebook of a box as it is sent, made once for each language as long as the box is the same."""
    lead = how_to_read(edition, language)
    return zipped(Rules(edition.title, edition.note, lead, clauses(edition, language)))
