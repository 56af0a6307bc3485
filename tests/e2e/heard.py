"""What the live region says in whole games: `python -m tests.e2e.heard` writes the transcripts anew."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.async_api import expect

from gamenight.api.opening import replay
from gamenight.server import facts, film, wire
from tests.e2e.browser import SHARED, browsing, person, run
from tests.records.golden import FOLDER as RECORDS
from tests.server.process import served
from tests.views.golden import seated

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.async_api import Browser, WebSocketRoute

    from tests.server.process import Served

GAMES = ["cats-and-dogs-2", "cats-vs-dogs-2", "deal-2", "dog-lovers-short", "kanto-short"]
FOLDER = Path(__file__).parent / "heard"
SEAT, GUEST = 0, 1
LINK = "L" * 22
NOTE = """() => {
    window.heard = [];
    const live = document.querySelector("[data-live]");
    const note = () => window.heard.push(live.textContent.trim());
    note();
    new MutationObserver(note).observe(live, { childList: true, characterData: true, subtree: true });
}"""
SEEN = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"


def messages(name: str) -> Iterator[bytes]:
    """A golden record as the server tells it to the first player: everything at first, then step by step."""
    record = (RECORDS / f"{name}.record").read_text(encoding="utf-8")
    room = seated(replay(record))
    here = set(room.seating.guests)
    for version, (table, heard) in enumerate(film.steps(record), start=1):
        room.table = table
        room.status = "playing" if table.outcome is None else "over"
        told = facts.room_facts(room, GUEST, here, [])
        hands = facts.hands(room, GUEST, heard if version > 1 else None)
        changed = wire.Changed(version, told, hands, [])
        welcome = wire.Welcome(wire.PROTOCOL, version, GUEST, "", told, hands, [])
        yield wire.encoder.encode(welcome if version == 1 else changed)


async def transcript(browser: Browser, server: Served, name: str) -> str:
    """What the live region said in a whole game, one line each time it changed."""
    page = await person(browser)
    sockets: list[WebSocketRoute] = []
    waiting = messages(name)

    def answer(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.on_message(
            lambda text: None if "Hello" not in str(text) else socket.send(next(waiting).decode())
        )

    await page.route_web_socket("**/ws", answer)
    await page.goto(server.url)
    await page.evaluate("link => localStorage.setItem(`gamenight.token.${link}`, 'token')", LINK)
    await page.goto(f"{server.url}/r/{LINK}")
    await expect(page.locator("[data-asked]").first).to_be_visible()
    await page.evaluate(NOTE)
    for message in waiting:
        sockets[-1].send(message.decode())
        await page.evaluate(SEEN)
    await expect(page.locator("[data-ended]").first).to_be_visible()
    heard: list[str] = await page.evaluate("() => window.heard")
    await page.context.close()
    lines = [line for place, line in enumerate(heard) if place == 0 or line != heard[place - 1]]
    return "\n".join(lines) + "\n"


async def write(folder: Path) -> None:
    """Write every transcript."""
    with served(folder) as server:
        async with browsing() as browser:
            for name in GAMES:
                FOLDER.mkdir(exist_ok=True)
                text = await transcript(browser, server, name)
                (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
                sys.stdout.write(f"{name}: {text.count(chr(10))} lines\n")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        run(write(Path(made)))
    SHARED.close()
