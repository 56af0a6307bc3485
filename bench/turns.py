"""How long one waits between one's own turns: `.venv/bin/python bench/turns.py [SECONDS [PACE …]]`.

A real server, Debian's Chromium, one person and three bots at each game, on a desk. The page answers by its
own hints after half a second; what is counted is the time in which nothing is asked of the person, for each
of their turns. PACE: how fast the bots play (calm, brisk, at_once); each of the three unless said.
"""

import asyncio
import json
import sys
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))

from playwright.async_api import Browser, WebSocket, expect
from tests.e2e.browser import DESK, browsing, open_table
from tests.server.process import Served

GAMES = ["Kanto", "Cats vs. Dogs", "Deal"]
CHAIRS = 4
PACES = ["calm", "brisk", "at_once"]
WARM_UP = 5  # seconds until what is loaded late has been loaded
PLAY = """() => {
    window.waited = 0;
    let last = performance.now();
    let answered = 0;
    setInterval(() => {
        const now = performance.now();
        const isAsked = document.querySelector("[data-asked=true]") !== null;
        if (!isAsked) window.waited += now - last;
        last = now;
        if (!isAsked || now - answered < 500) return;
        const answer = document.querySelector(".hint .button");
        (answer ?? document.querySelector("[data-asked=true] .ask-hint"))?.click();
        if (answer) answered = now;
    }, 25);
}"""
HEAD = """| game | pace | my turns | seconds from one to the next |
| --- | --- | --: | --: |"""


class Turns:
    """Counts the turns of the first chair, as the server tells of them."""

    def __init__(self) -> None:
        self.begun = 0

    def watch(self, socket: WebSocket) -> None:
        """Listen to a page's connection."""
        socket.on("framereceived", lambda frame: self.hear(json.loads(frame)))

    def hear(self, message: dict) -> None:
        """Count what a message tells of."""
        for hand in message.get("hands", []):
            events = [told["event"] for told in hand["told"]]
            self.begun += sum(one["event"] == "turn_began" and one["seat"] == 0 for one in events)


async def measure(browser: Browser, server: Served, title: str, pace: str, seconds: float) -> str:
    """One game for so long; how long one waited for each turn, as a row."""
    context = await browser.new_context(viewport=DESK)  # type: ignore[arg-type]
    page = await context.new_page()
    turns = Turns()
    page.on("websocket", turns.watch)
    await open_table(page, server, title)
    rows = page.get_by_role("region", name="Who sits at the table").get_by_role("listitem")
    while (count := await rows.count()) < CHAIRS:
        await page.get_by_role("button", name="One chair more").click()
        await expect(rows).to_have_count(count + 1)
    bots = page.get_by_role("button", name="A bot")
    while free := await bots.count():
        await bots.first.click()
        await expect(bots).to_have_count(free - 1)
    if pace in PACES:
        await page.locator(f"input[name=bots-pace][value={pace}]").check(force=True)
    await page.get_by_role("button", name="Start").click()
    await page.evaluate(PLAY)
    await page.wait_for_timeout(WARM_UP * 1000)
    turns.begun = 0
    await page.evaluate("() => { window.waited = 0; }")
    await page.wait_for_timeout(seconds * 1000)
    waited = await page.evaluate("() => window.waited")
    await context.close()
    each = waited / 1000 / turns.begun if turns.begun else float("nan")
    return f"| {title} | {pace} | {turns.begun} | {each:.1f} |"


async def main(seconds: float, paces: list[str]) -> None:
    """Every game at every pace."""
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder), is_hasty=False)  # bots play as the table likes it
        server.start()
        try:
            async with browsing() as browser:
                print(HEAD)
                for title in GAMES:
                    for pace in paces:
                        print(await measure(browser, server, title, pace, seconds), flush=True)
        finally:
            server.end()


if __name__ == "__main__":
    asyncio.run(main(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0, sys.argv[2:] or PACES))
