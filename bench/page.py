"""How smooth the page is in play: `.venv/bin/python bench/page.py [SECONDS [SLOWER]]`, once tests have run.

A real server, Debian's Chromium, one person and three bots at each game, at a desk and on a phone. The page
plays by its own hints, so that nothing from outside disturbs it. The browser traces every task by the time of
its own thread, so that whatever else the computer does counts for nothing, and tells of all that jumps but
for what follows a press within half a second, as browsers count. SLOWER: so many times (4) its processor is
throttled.
"""

import asyncio
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).resolve().parents[1]))

from playwright.async_api import Browser, Page
from tests.e2e.browser import DESK, PHONE, browsing, open_table
from tests.e2e.ways import seat_bots
from tests.server.process import Served, served

GAMES = ["Kanto", "Cats and Dogs", "Cats vs. Dogs", "Deal"]
SCREENS = {"desk": DESK, "phone": PHONE}
CHAIRS = 4
FELT = 100  # milliseconds that everybody feels
MINUTE = 60
LONG = 50  # milliseconds from which a task is long
STILL = 0.005  # a layout shift that nobody sees
TRACED = ["toplevel"]
WARM_UP = 8  # seconds until what is loaded late has been loaded, and the scripts are warm
PLAY = """() => {
    window.measure = () => {
        Object.assign(window, { pressed: 0, shift: 0, jumped: {}, painted: [], sizes: new Set() });
    };
    let touched = 0;
    let hinted = "";
    const named = (node) => {
        const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
        const parents = [element, element?.parentElement, element?.parentElement?.parentElement];
        const own = (one) => [...one.classList].filter((name) => !name.startsWith("svelte-"));
        return parents
            .filter(Boolean)
            .map((one) => [one.localName, ...own(one)].join("."))
            .join(" in ");
    };
    window.measure();
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) {
            if (one.startTime - touched < 500) continue;
            window.shift += one.value;
            const name = named(one.sources[0]?.node);
            window.jumped[name] = (window.jumped[name] ?? 0) + one.value;
        }
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
        const asked = document.querySelector("[data-asked=true]");
        const hint = asked?.querySelector(".ask-hint");
        // a hint is asked for once, and again if none comes
        const isNew = asked?.dataset.serial !== hinted || performance.now() - touched > 3000;
        if (!answer && !(hint && isNew)) return;
        hinted = answer ? "" : asked.dataset.serial;
        touched = performance.now();
        if (answer) {
            clicked = touched;
            window.pressed += 1;
        }
        (answer ?? hint).click();
    }, 300);
}"""
MEASURED = """() => {
    const { pressed, shift, jumped, painted, sizes } = window;
    return { pressed, shift, jumped, painted, sizes: [...sizes] };
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
    "what jumped most",
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


def long_tasks(trace: bytes) -> list[float]:
    """The milliseconds of each long task of the page, by the time of its thread."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    tasks = (
        one.get("tdur", 0) / 1000
        for one in events
        if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) in mains
    )
    return [task for task in tasks if task > LONG]


async def measure(page: Page, seconds: float, slower: float) -> list[Any]:
    """Let the page play for so long; what was measured, as cells."""
    await page.evaluate(PLAY)
    await page.wait_for_timeout(WARM_UP * 1000)
    inner = await page.context.new_cdp_session(page)
    await inner.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    browser = page.context.browser
    assert browser is not None
    await page.evaluate("() => window.measure()")
    await browser.start_tracing(page=page, categories=TRACED)
    await page.wait_for_timeout(seconds * 1000)
    long = long_tasks(await browser.stop_tracing())
    found = await page.evaluate(MEASURED)
    await page.context.close()
    painted, minutes = found["painted"] or [0], seconds / MINUTE
    jumped = max(found["jumped"], key=found["jumped"].get, default="")
    return [
        found["pressed"],
        f"{len(long) / minutes:.0f}",
        sum(one > FELT for one in long),
        f"{max(long, default=0):.0f}",
        f"{statistics.median(painted):.0f}",
        f"{max(painted):.0f}",
        f"{found['shift'] / minutes:.3f}",
        jumped if found["shift"] / minutes > STILL else "",
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
