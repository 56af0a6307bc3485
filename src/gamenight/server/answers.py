"""What the addresses share: an answer as JSON, an error as a sentence, what was asked and by whom."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import parse_qs

import msgspec
from starlette.responses import Response

from gamenight.server.rest import Sentence
from gamenight.words.catalogue import ENGLISH
from gamenight.words.choosing import known, preferred

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.requests import Request
    from starlette.types import Scope

T = TypeVar("T")
LONGEST_QUERY = 1000  # bytes that are looked at


def answer(document: object, status: int = 200) -> Response:
    """An answer in JSON that no browser keeps."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(document), status, headers, "application/json")


def as_asked(
    request: Request,
    packed: bytes,
    status: int = 200,
    cache: str = "no-store",
    kind: str = "application/json",
) -> Response:
    """What lies there under gzip, as every browser likes it, or plain."""
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, status, headers, kind)


def again(request: Request, document: object) -> Response:
    """An answer that many ask for: as long as it is the same, it is packed once."""
    return as_asked(request, packed_once(msgspec.json.encode(document)))


@lru_cache(32)
def packed_once(plain: bytes) -> bytes:
    """The same under gzip."""
    return gzip.compress(plain, 6, mtime=0)


def told(words: str, status: int) -> Response:
    """An error as a sentence."""
    return answer(Sentence(words), status)


def language_of(scope: Scope) -> str:
    """The language of whoever asks: by `?language=`, else the first of the browser's that we have."""
    query = scope.get("query_string", b"")[:LONGEST_QUERY].decode("latin-1")
    asked = parse_qs(query).get("language", [""])[0]
    return known(asked) or reads(scope.get("headers", []))


def reads(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The language that the headers of a request prefer."""
    found = [value for name, value in headers if name == b"accept-language"]
    return preferred(found[0].decode("latin-1")) if found else ENGLISH


def is_number(text: str) -> bool:
    """Whether a text is a whole number of a size that makes sense."""
    return text.isascii() and text.isdigit() and len(text) < 7


def address_of(request: Request) -> str:
    """The address that a request came from; nothing if it is not known."""
    return request.client.host if request.client is not None else ""


async def read_json(request: Request, longest: int, kind: type[T]) -> T | None:
    """What was sent, if it is not too long and what it should be."""
    body = await read_body(request, longest)
    try:
        return None if body is None else msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


async def read_body(request: Request, longest: int) -> bytes | None:
    """What was sent, unless it is too long."""
    body = bytearray()
    async for piece in request.stream():
        body += piece
        if len(body) > longest:
            return None
    return bytes(body)
