"""What the page weighs: `.venv/bin/python bench/page_weight.py`, once tests have run.

Bytes on the wire, heads included, and requests, from an empty cache to the home page and to a running game,
without fonts and the server's answers. Under brotli, as on this computer and over HTTPS, and under gzip, as
over plain HTTP.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))

from playwright.async_api import Browser, Page, expect
from tests.e2e.browser import DESK, browsing, open_table
from tests.server.process import Served, served

GAMES = ["Kanto", "Deal", "Cats vs. Dogs", "Cats and Dogs"]
LEFT_OUT = ("/api/", ".woff", "/ws")


class Scales:
    """Weighs what a page fetches."""

    def __init__(self) -> None:
        self.weights: dict[str, float] = {}
        self.names: dict[str, str] = {}

    async def watch(self, page: Page, encodings: str) -> None:
        """Listen to the browser's network; it says that it reads these encodings."""
        inner = await page.context.new_cdp_session(page)
        await inner.send("Network.enable")
        await inner.send("Network.setCacheDisabled", {"cacheDisabled": True})
        if encodings:
            await inner.send("Network.setExtraHTTPHeaders", {"headers": {"Accept-Encoding": encodings}})
        inner.on(
            "Network.requestWillBeSent",
            lambda said: self.names.update({said["requestId"]: said["request"]["url"]}),
        )
        inner.on(
            "Network.loadingFinished",
            lambda said: self.weights.update({said["requestId"]: said["encodedDataLength"]}),
        )

    def row(self) -> str:
        """How much of the page's own files it was."""
        own = [
            key for key in self.weights if not any(part in self.names.get(key, "/api/") for part in LEFT_OUT)
        ]
        return f"{sum(self.weights[key] for key in own) / 1000:.1f} | {len(own)}"


async def weigh(browser: Browser, server: Served, title: str, encodings: str) -> str:
    """The home page, or a game with bots once its board is there."""
    context = await browser.new_context(viewport=DESK)  # type: ignore[arg-type]
    page = await context.new_page()
    scales = Scales()
    await scales.watch(page, encodings)
    if title:
        await open_table(page, server, title)
        bots = page.get_by_role("button", name="A bot")
        while free := await bots.count():
            await bots.first.click()
            await expect(bots).to_have_count(free - 1)
        await page.get_by_role("button", name="Start").click()
        await expect(page.locator("[data-asked]").first).to_be_visible()
    else:
        await page.goto(server.url)
    await page.wait_for_load_state("networkidle")
    await context.close()
    return scales.row()


async def main() -> None:
    """A row for the home page and for each game."""
    print(
        "| from nothing to | brotli: kB | requests | gzip: kB | requests |\n| --- | --: | --: | --: | --: |"
    )
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        async with browsing() as browser:
            for title in ["", *GAMES]:
                rows = [await weigh(browser, server, title, encodings) for encodings in ("", "gzip")]
                print(f"| {title or 'the home page'} | {' | '.join(rows)} |", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
