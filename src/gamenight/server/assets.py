"""The files of the page, packed for those who can unpack them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starlette.staticfiles import StaticFiles

if TYPE_CHECKING:
    from starlette.responses import Response
    from starlette.types import Scope

FOR_GOOD = "public, max-age=31536000, immutable"
UNASKED = ("etag", "last-modified", "accept-ranges")  # nobody asks again for what is kept for good
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


class Assets(StaticFiles):
    """The files of the page; their names change with what is in them, so they are kept for good."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or its copy under brotli where the build left one and the browser reads it."""
        kind = TYPES.get(path[path.rfind(".") :])
        if kind is None or not reads_brotli(scope) or not self.has_packed(path):
            return await super().get_response(path, scope)
        response = await super().get_response(f"{path}.br", scope)
        response.headers["content-type"] = f"{kind}; charset=utf-8"
        response.headers["content-encoding"] = "br"
        response.headers["vary"] = "Accept-Encoding"
        return response

    def has_packed(self, path: str) -> bool:
        """Whether there is a copy of a file under brotli; not of one that no disk can have."""
        try:
            return self.lookup_path(f"{path}.br")[1] is not None
        except (OSError, ValueError):  # a name that is too long, or with a null in it
            return False

    def file_response(self, *given: Any, **named: Any) -> Response:  # noqa: ANN401  as the base class has it
        """Any file, never to be asked for again."""
        response = super().file_response(*given, **named)
        response.headers["cache-control"] = FOR_GOOD
        for name in UNASKED:
            del response.headers[name]
        return response


def reads_brotli(scope: Scope) -> bool:
    """Whether the request says that its sender unpacks brotli."""
    said = ",".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-encoding")
    for one in said.split(","):
        name, _, quality = one.partition(";")
        if name.strip().lower() == "br":
            return quality.replace(" ", "") not in {"q=0", "q=0.0"}
    return False
