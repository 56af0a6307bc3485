"""What the addresses share: an answer as JSON, an error as a sentence, what was asked and by whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from starlette.responses import Response

if TYPE_CHECKING:
    from starlette.requests import Request


def answer(document: object, status: int = 200) -> Response:
    """JSON, never cached."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(document), status, headers, "application/json")


def told(words: str, status: int) -> Response:
    """An error as a sentence."""
    return answer({"sentence": words}, status)


def is_number(text: str) -> bool:
    """Whether a text is a whole number of a size that makes sense."""
    return text.isascii() and text.isdigit() and len(text) < 7


def address_of(request: Request) -> str:
    """The address that a request came from; nothing if it is not known."""
    return request.client.host if request.client is not None else ""


async def read_body(request: Request, longest: int) -> bytes | None:
    """What was sent, unless it is too long."""
    body = bytearray()
    async for piece in request.stream():
        body += piece
        if len(body) > longest:
            return None
    return bytes(body)
