"""Where a table is, and how a guest is let in by its code."""

from __future__ import annotations

import http.client
import json
import re
import urllib.error
import urllib.request
from typing import NamedTuple
from urllib.parse import urlsplit

from gamenight.kernel.errors import BadSetup
from gamenight.server.far_bot import beside
from gamenight.server.far_guest import LOCAL, NO_TABLE, Turned, parts_of, printable

CODE = re.compile(r"[A-Za-z0-9]{4,8}")
LONGEST_KNOCK = 150.0  # seconds; the server gives the host two minutes
LONGEST_ANSWER = 10_000  # bytes


class Straight(urllib.request.HTTPRedirectHandler):
    """Goes where it was told to and nowhere else: a far server might name some place on this computer."""

    def redirect_request(self, *_: object) -> None:
        """Follow nobody."""


class Place(NamedTuple):
    """A room at a server: by its link, or by its code, which is to be changed for a link."""

    server: str
    room: str
    code: str = ""

    @property
    def link(self) -> str:
        """The link of the room, once it is known."""
        return f"{self.server}/r/{self.room}"


def place_of(table: str, server: str) -> Place:
    """The place that a link (…/r/LINK), a link with the code (…/c/CODE) or the bare code names."""
    if CODE.fullmatch(table):
        table = f"{server.rstrip('/')}/c/{table}"
    parts, path = parts_of(table)
    if parts is None or len(path) != 2 or path[0] not in {"r", "c"} or not path[1]:
        raise BadSetup(
            f"{table!r} is no table: give its link, which looks like http://HOST:PORT/r/…, or its code"
        )
    is_code = path[0] == "c"
    return Place(f"{parts.scheme}://{parts.netloc}", path[1], path[1].upper() if is_code else "")


async def knock(place: Place, name: str, language: str) -> tuple[str, str]:
    """Ask the host to be let in by the code: the room's link and a token; Turned if the host says no."""
    body = json.dumps({"code": place.code, "name": name, "program": True}).encode()
    address = f"{place.server}/api/knock?language={language}"
    request = urllib.request.Request(address, body)  # noqa: S310  http or https, by place_of
    local = urlsplit(place.server).hostname in LOCAL
    opener = urllib.request.build_opener(Straight, *([urllib.request.ProxyHandler({})] if local else []))

    def ask() -> str:
        try:
            with opener.open(request, timeout=LONGEST_KNOCK) as answer:
                return str(answer.read(LONGEST_ANSWER), "utf-8", "replace")
        except urllib.error.HTTPError as error:
            raise Turned(sentence_in(error.read(LONGEST_ANSWER))) from None
        except http.client.HTTPException as error:
            raise Turned(NO_TABLE) from error

    try:
        admission = json.loads(await beside(ask) or "{}")
        return str(admission["link"]), str(admission["token"])
    except (ValueError, LookupError, TypeError, RecursionError) as error:
        raise Turned(NO_TABLE) from error


def sentence_in(answer: bytes) -> str:
    """The sentence of an error that the server tells."""
    try:
        return printable(str(json.loads(answer)["sentence"]))
    except (ValueError, KeyError, TypeError, RecursionError):
        return "the server does not let anybody in"
