"""The studio's addresses: look at an edition, change it, undo, save, and put it under the X-ray."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from gamenight.editions.describing import described
from gamenight.kernel.errors import Error
from gamenight.server.answers import address_of, answer, language_of, read_json, told
from gamenight.server.sentences import said, sentence
from gamenight.server.studio.facts import Changes, Saving, StudioFacts, StudioFields, XrayWish
from gamenight.server.studio.xray_worker import XrayJob
from gamenight.server.studio.xrays import Xrays, choices

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request

    from gamenight.editions.draft import Draft
    from gamenight.editions.edition import Edition
    from gamenight.server.rest import GameFacts
    from gamenight.server.studio.desk import Desk

    Shown = Callable[[Edition, str], GameFacts]

LONGEST_BODY = 200_000
# A page of its own, made of figures and of what an author wrote: nothing in it runs, nothing goes out.
XRAY_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'"


def seats_in(draft: Draft, seats: int) -> bool:
    """Whether an edition can be played by so many."""
    return draft.sound is not None and draft.sound.seats[0] <= seats <= draft.sound.seats[1]


class Studio:
    """What each of its addresses answers; without a desk there is no studio."""

    def __init__(self, desk: Desk | None, shown: Shown) -> None:
        self.desk = desk
        self.shown = shown
        self.xrays = Xrays()

    def routes(self) -> list[Route]:
        """The addresses of the studio."""
        return [
            Route("/api/studio/{edition}", self.look),
            Route("/api/studio/{edition}/form", self.form),
            Route("/api/studio/{edition}/change", self.change, methods=["POST"]),
            Route("/api/studio/{edition}/undo", self.undo, methods=["POST"]),
            Route("/api/studio/{edition}/redo", self.redo, methods=["POST"]),
            Route("/api/studio/{edition}/save", self.save, methods=["POST"]),
            Route("/api/studio/{edition}/xray", self.xray),
            Route("/api/studio/{edition}/xray", self.begin_xray, methods=["POST"]),
            Route("/xray/{page}", self.xray_page),
        ]

    async def look(self, request: Request) -> Response:
        """The edition as it stands."""
        return self._done(request, lambda _: None)

    async def form(self, request: Request) -> Response:
        """What may be changed in it."""
        draft = self._draft(request)
        if isinstance(draft, Response):
            return draft
        language = language_of(request.scope)
        try:
            fields = described(draft.family, draft.form, language)
        except Error as error:
            return told(said(error, language), 400)
        seats = list(draft.sound.seats) if draft.sound is not None else [2, 2]
        return answer(StudioFields(fields, choices(), seats))

    async def change(self, request: Request) -> Response:
        """Make changes."""
        wish = await read_json(request, LONGEST_BODY, Changes)
        if wish is None:
            return told(sentence("too_long", language_of(request.scope)), 400)
        return self._done(request, lambda draft: draft.change(wish.changes, wish.stroke))

    async def undo(self, request: Request) -> Response:
        """Go back by one stroke."""
        return self._done(request, lambda draft: draft.undo())

    async def redo(self, request: Request) -> Response:
        """Bring back what was undone last."""
        return self._done(request, lambda draft: draft.redo())

    async def save(self, request: Request) -> Response:
        """Write the file, if nothing is wrong with it."""
        wish = await read_json(request, LONGEST_BODY, Saving)
        over = wish is not None and wish.over
        return self._done(request, lambda draft: draft.save(over=over))

    async def xray(self, request: Request) -> Response:
        """How far the X-ray is."""
        draft = self._draft(request)
        return draft if isinstance(draft, Response) else answer(self.xrays.facts(draft.folder.name))

    async def begin_xray(self, request: Request) -> Response:
        """Let bots play the edition as it stands."""
        draft = self._draft(request)
        if isinstance(draft, Response):
            return draft
        language = language_of(request.scope)
        wish = await read_json(request, LONGEST_BODY, XrayWish)
        if wish is None or wish.games not in choices() or draft.problems or not seats_in(draft, wish.seats):
            return told(sentence("studio_not_sound", language), 400)
        name = draft.folder.name
        self.xrays.begin(XrayJob(name, draft.text, wish.games, wish.seats, language))
        return answer(self.xrays.facts(name))

    async def xray_page(self, request: Request) -> Response:
        """What was found; its address is known to whoever asked for it."""
        page = self.xrays.pages.get(request.path_params["page"])
        if not page:
            return told(sentence("studio_no_xray", language_of(request.scope)), 404)
        headers = {"content-security-policy": XRAY_POLICY, "cache-control": "no-store"}
        return HTMLResponse(page, headers=headers)

    def _draft(self, request: Request) -> Draft | Response:
        """The edition that is asked for, if whoever asks has the key; else why not."""
        language = language_of(request.scope)
        key = request.headers.get("authorization", "").removeprefix("Bearer ")
        if self.desk is None or not self.desk.opens(key, address_of(request)):
            return told(sentence("studio_no_key", language), 403)
        try:
            draft = self.desk.draft_of(request.path_params["edition"])
        except Error as error:
            return told(said(error, language), 400)
        return draft or told(sentence("studio_no_edition", language), 404)

    def _done(self, request: Request, act: Callable[[Draft], None]) -> Response:
        """Do something with the edition; how it stands then, or why it was not done."""
        draft = self._draft(request)
        if isinstance(draft, Response):
            return draft
        language = language_of(request.scope)
        try:
            act(draft)
            is_changed = draft.look()
        except Error as error:
            return told(said(error, language), 400)
        game = self.shown(draft.sound, language) if draft.sound is not None else None
        return answer(
            StudioFacts(
                draft.folder.name,
                str(draft.file),
                draft.text,
                draft.document,
                draft.problems,
                game,
                draft.is_saved,
                is_changed,
                bool(draft.past),
                bool(draft.future),
            )
        )
