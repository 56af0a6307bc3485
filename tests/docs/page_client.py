"""A client that knows nothing of gamenight but the page of the conversation: it holds the same talk again."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.request
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import connect

if TYPE_CHECKING:
    from pathlib import Path

STEP = re.compile(
    r"The (client posts|client sends|server answers|server sends)[^\n]*:\n\n```json\n(.*?)```", re.DOTALL
)
RANDOM = ("LINK", "WATCH", "CODE", "TOKEN")
PATIENCE = 60.0  # seconds; nothing here waits for them if all is well


def steps(page: Path) -> list[tuple[str, Any]]:
    """Who speaks, and the message, in the page's order."""
    return [(who, json.loads(text)) for who, text in STEP.findall(page.read_text("utf-8"))]


class PageClient:
    """Says what the client says on the page, and expects what the server says there."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.real: dict[str, str] = {}  # what stands for LINK, TOKEN … today

    async def hold(self, talk: list[tuple[str, Any]]) -> None:
        """The whole talk, to the end of the connection."""
        (_, ask), (_, admission), *rest = talk
        self.expect(admission, self.posted(ask))
        address = f"ws{self.url.removeprefix('http')}/ws"
        async with connect(address, proxy=None, open_timeout=PATIENCE) as socket:
            for who, message in rest:
                if who.startswith("client"):
                    await socket.send(json.dumps(self.filled(message)))
                else:
                    self.expect(message, json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))

    def posted(self, ask: Any) -> Any:
        """What opening a room is answered by."""
        request = urllib.request.Request(f"{self.url}/api/rooms", json.dumps(ask).encode())  # noqa: S310  our own
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310  our own
            return json.loads(answer.read())

    def expect(self, written: Any, heard: Any) -> None:
        """What was heard is what is written; what is random is learnt when it comes first."""
        self.learn(written, heard)

        assert heard == self.filled(written), "run python -m tools.pages, and look at what has changed"

    def learn(self, written: Any, heard: Any) -> None:
        """What a name of the page stands for today."""
        if isinstance(written, dict) and isinstance(heard, dict):
            for key in written.keys() & heard.keys():
                self.learn(written[key], heard[key])
        elif written in RANDOM and isinstance(heard, str):
            self.real.setdefault(written, heard)

    def filled(self, written: Any) -> Any:
        """A message of the page with what is random put in."""
        if isinstance(written, dict):
            return {key: self.filled(one) for key, one in written.items()}
        if isinstance(written, list):
            return [self.filled(one) for one in written]
        return self.real.get(written, written) if isinstance(written, str) else written
