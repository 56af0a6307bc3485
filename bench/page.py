"""How smooth the page is in play: `.venv/bin/python bench/page.py [SECONDS [SLOWER]]`, once tests have run.

A real server, Debian's Chromium, one person and three bots at each game, on a desk. The page plays by its
own hints, so that nothing from outside disturbs it; the browser tells of every task of over 50 ms. SLOWER: so
many times (4) its processor is throttled.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))

from playwright.async_api import Browser, expect
from tests.e2e.browser import DESK, browsing, open_table
from tests.server.process import Served, served

GAMES = ["Kanto", "Cats and Dogs", "Cats vs. Dogs", "Deal"]
CHAIRS = 4
FELT = 100  # milliseconds that everybody feels
WARM_UP = 8  # seconds until what is loaded late has been loaded, and the scripts are warm
PLAY = """() => {
    window.long = [];
    window.pressed = 0;
    new PerformanceObserver((list) => {
        window.long.push(...list.getEntries().map((one) => one.duration));
    }).observe({ entryTypes: ["longtask"] });
    setInterval(() => {
        const answer = document.querySelector(".hint .button");
        (answer ?? document.querySelector("[data-asked=true] .ask-hint"))?.click();
        window.pressed += Number(answer !== null);
    }, 300);
}"""
HEAD = """| game | answers | tasks over 50 ms | over 100 ms | longest, ms |
| --- | --: | --: | --: | --: |"""


async def measure(browser: Browser, server: Served, title: str, seconds: float, slower: float) -> str:
    """One game for so long; how many long tasks there were, as a row."""
    context = await browser.new_context(viewport=DESK)  # type: ignore[arg-type]
    page = await context.new_page()
    await open_table(page, server, title)
    rows = page.get_by_role("region", name="Who sits at the table").get_by_role("listitem")
    while (count := await rows.count()) < CHAIRS:
        await page.get_by_role("button", name="One chair more").click()
        await expect(rows).to_have_count(count + 1)
    bots = page.get_by_role("button", name="A bot")
    while free := await bots.count():
        await bots.first.click()
        await expect(bots).to_have_count(free - 1)
    await page.get_by_role("button", name="Start").click()
    await page.evaluate(PLAY)
    await page.wait_for_timeout(WARM_UP * 1000)
    inner = await context.new_cdp_session(page)
    await inner.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    await page.evaluate("() => { window.long = []; window.pressed = 0; }")
    await page.wait_for_timeout(seconds * 1000)
    long, pressed = await page.evaluate("() => [window.long, window.pressed]")
    await context.close()
    felt = sum(one > FELT for one in long)
    return f"| {title} | {pressed} | {len(long)} | {felt} | {max(long, default=0):.0f} |"


async def main(seconds: float, slower: float) -> None:
    """A row for each game."""
    print(f"{seconds:g} s of play each, the processor {slower:g} times slower\n\n{HEAD}")
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), "--bot-pause", "0.7") as server:
        async with browsing() as browser:
            for title in GAMES:
                print(await measure(browser, server, title, seconds, slower), flush=True)


if __name__ == "__main__":
    try:
        seconds, slower = map(float, [*sys.argv[1:], "20", "4"][: max(2, len(sys.argv) - 1)])
    except ValueError:
        sys.exit(f"two numbers at most, SECONDS and SLOWER, not {' '.join(sys.argv[1:])!r}")
    asyncio.run(main(seconds, slower))
