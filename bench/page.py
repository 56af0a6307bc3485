"""How smooth the page is in play: `.venv/bin/python bench/page.py [SECONDS [SLOWER]]`, once tests have run.

A real server, Debian's Chromium, one person and three bots at each game, at a desk and on a phone. The page
plays by its own hints, so that nothing from outside disturbs it; the browser tells of every task of over
50 ms and of all that jumps. SLOWER: so many times (4) its processor is throttled.
"""

import asyncio
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).resolve().parents[1]))

from playwright.async_api import Browser, Page
from tests.e2e.browser import DESK, PHONE, browsing, open_table
from tests.server.process import Served, served
from tools.shots import seat_bots

GAMES = ["Kanto", "Cats and Dogs", "Cats vs. Dogs", "Deal"]
SCREENS = {"desk": DESK, "phone": PHONE}
CHAIRS = 4
FELT = 100  # milliseconds that everybody feels
MINUTE = 60
WARM_UP = 8  # seconds until what is loaded late has been loaded, and the scripts are warm
PLAY = """() => {
    window.measure = () => {
        Object.assign(window, { long: [], pressed: 0, shift: 0, painted: [], sizes: new Set() });
    };
    window.measure();
    new PerformanceObserver((list) => {
        window.long.push(...list.getEntries().map((one) => one.duration));
    }).observe({ entryTypes: ["longtask"] });
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) window.shift += one.value;
    }).observe({ type: "layout-shift" });
    // From a click to the frame in which the page has changed.
    let clicked = null;
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(() => {
        if (clicked === null) return;
        const since = clicked;
        clicked = null;
        requestAnimationFrame(() => setTimeout(() => window.painted.push(performance.now() - since)));
    }).observe(document.body, all);
    setInterval(() => {
        const box = document.querySelector(".board-area main > div")?.getBoundingClientRect();
        if (box) window.sizes.add(`${Math.round(box.width)} by ${Math.round(box.height)}`);
        const answer = document.querySelector(".hint .button");
        if (answer) {
            clicked = performance.now();
            answer.click();
            window.pressed += 1;
        } else document.querySelector("[data-asked=true] .ask-hint")?.click();
    }, 300);
}"""
MEASURED = """() => {
    const { long, pressed, shift, painted, sizes } = window;
    return { long, pressed, shift, painted, sizes: [...sizes] };
}"""
FETCHED = "() => performance.getEntries().reduce((sum, one) => sum + (one.transferSize ?? 0), 0) / 1000"
HEAD = [
    "game",
    "screen",
    "answers",
    "tasks over 50 ms a minute",
    "over 100 ms",
    "longest, ms",
    "click to paint: median, ms",
    "longest",
    "layout shift a minute",
    "size of the table",
]


def row(cells: list[Any]) -> str:
    """One row of the table."""
    return f"| {' | '.join(map(str, cells))} |"


async def begun(browser: Browser, server: Served, title: str, size: dict[str, int]) -> Page:
    """A table of one person and bots, whose game has begun."""
    context = await browser.new_context(viewport=size)  # type: ignore[arg-type]
    page = await context.new_page()
    await open_table(page, server, title)
    await seat_bots(page, CHAIRS)
    await page.get_by_role("button", name="Start").click()
    return page


async def measure(page: Page, seconds: float, slower: float) -> list[Any]:
    """Let the page play for so long; what was measured, as cells."""
    await page.evaluate(PLAY)
    await page.wait_for_timeout(WARM_UP * 1000)
    inner = await page.context.new_cdp_session(page)
    await inner.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    await page.evaluate("() => window.measure()")
    await page.wait_for_timeout(seconds * 1000)
    found = await page.evaluate(MEASURED)
    await page.context.close()
    long, painted, minutes = found["long"], found["painted"] or [0], seconds / MINUTE
    return [
        found["pressed"],
        f"{len(long) / minutes:.0f}",
        sum(one > FELT for one in long),
        f"{max(long, default=0):.0f}",
        f"{statistics.median(painted):.0f}",
        f"{max(painted):.0f}",
        f"{found['shift'] / minutes:.3f}",
        ", ".join(found["sizes"]),
    ]


async def first_load(browser: Browser, server: Served) -> float:
    """How many kB come over the line until the first page stands."""
    page = await browser.new_page()
    await page.goto(server.url, wait_until="networkidle")
    fetched = float(await page.evaluate(FETCHED))
    await page.close()
    return fetched


async def main(seconds: float, slower: float) -> None:
    """A row for each game on each screen."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), "--bot-pause", "0.7") as server:
        async with browsing() as browser:
            print(f"first load: {await first_load(browser, server):.1f} kB")
            print(f"{seconds:g} s of play each, the processor {slower:g} times slower\n")
            print(row(HEAD), row(["---"] * len(HEAD)), sep="\n")
            for title in GAMES:
                for screen, size in SCREENS.items():
                    page = await begun(browser, server, title, size)
                    print(row([title, screen, *await measure(page, seconds, slower)]), flush=True)


if __name__ == "__main__":
    try:
        seconds, slower = map(float, [*sys.argv[1:], "60", "4"][: max(2, len(sys.argv) - 1)])
    except ValueError:
        sys.exit(f"two numbers at most, SECONDS and SLOWER, not {' '.join(sys.argv[1:])!r}")
    asyncio.run(main(seconds, slower))
