"""A real server process and a real browser, for tests that play as people do."""

from __future__ import annotations

import asyncio
import re
import shutil
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

from playwright.async_api import Browser, Page, async_playwright, expect

from gamenight.words.catalogue import catalogue
from tests.server.process import Served

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine, Mapping, Sequence

    from playwright.async_api import BrowserContext, Locator

FLAGS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP gamenight.test 127.0.0.1",
]
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
GUARD = 1800.0  # seconds, from which on a story never ends
PATIENCE = 60_000  # milliseconds that a page may take to show what it should, on a busy machine
A_BOT = f"(?:{'|'.join(catalogue().say('bots', 'names').split(', '))})"  # the name of a bot, whichever
PRESSABLE = ":enabled:not([aria-disabled=true])"


class Shared:
    """The one browser of this process, and the loop it lives on: starting it takes longer than a story."""

    def __init__(self) -> None:
        self._runner = asyncio.Runner()
        self._open = AsyncExitStack()
        self._browser: Browser | None = None

    def run(self, story: Coroutine[Any, Any, None]) -> None:
        """Run a test's story on the loop of the browser."""
        self._runner.run(asyncio.wait_for(story, GUARD))

    async def browser(self) -> Browser:
        """Debian's Chromium, best the one that never has windows: it starts sooner. A new one if it died."""
        if self._browser is None or not self._browser.is_connected():
            await self._open.aclose()
            chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
            assert chromium, "the tests of the page need chromium; ./gamenight test installs it where it may"
            playwright = await self._open.enter_async_context(async_playwright())
            self._browser = await playwright.chromium.launch(
                executable_path=chromium, args=FLAGS, timeout=PATIENCE
            )
            self._open.push_async_callback(self._browser.close)
        return self._browser

    def close(self) -> None:
        """Close the browser, if there is one, and the loop."""
        if self._browser is not None:
            self._runner.run(self._open.aclose())
        self._runner.close()


SHARED = Shared()


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    """The browser; whatever people opened in it during a story is closed and forgotten at its end."""
    browser = await SHARED.browser()
    try:
        yield browser
    finally:
        for context in list(browser.contexts):
            await context.close()


async def person(
    browser: Browser,
    size: dict[str, int] | None = None,
    *,
    scheme: str = "light",
    language: str = "en-GB",
    keeps_page: bool = False,
) -> Page:
    """A browser of one's own, as a person brings one; it keeps the page only where that is tried."""
    context: BrowserContext = await browser.new_context(
        viewport=size or DESK,  # type: ignore[arg-type]
        reduced_motion="reduce",
        color_scheme=scheme,  # type: ignore[arg-type]
        locale=language,
        service_workers="allow" if keeps_page else "block",
    )
    context.set_default_timeout(PATIENCE)
    page = await context.new_page()
    expect.set_options(timeout=PATIENCE)
    return page


async def open_table(page: Page, server: Served, title: str = "The Garden Path", name: str = "Ann") -> str:
    """Come to the first page, say who one is, open a table that waits for others; its link."""
    await page.goto(server.url)
    await page.get_by_role("button", name=f"With others: {title}").click()
    window = page.get_by_role("dialog")
    await expect(window).to_be_visible()
    if await window.get_by_label("My name", exact=True).count():
        await window.get_by_label("My name").fill(name)
    await window.get_by_role("button", name="Everybody on their own device").click()
    await expect(page.get_by_role("heading", name="Who sits at the table")).to_be_visible()
    return page.url


async def join(page: Page, link: str, name: str) -> None:
    """Come in by the link and sit down on the first free chair."""
    await page.goto(link)
    await page.get_by_label("My name").fill(name)
    await page.get_by_role("button", name="Come in and sit down").click()
    await sit(page, name)


async def sit(page: Page, *names: str) -> None:
    """In the lobby these sit at the table."""
    chairs = page.get_by_role("region", name="Who sits at the table")
    for name in names:
        await expect(chairs.get_by_text(name, exact=True)).to_be_visible()


async def play_now(page: Page, title: str, name: str = "Ann") -> None:
    """Begin a game with bots from the first page; who is not known there yet says a name in the box."""
    await page.get_by_role("button", name=f"Play now: {title}").click()
    if name:
        await page.get_by_label("My name").fill(name)
        await page.get_by_role("button", name="Play now", exact=True).click()
    await expect(page.locator("[data-asked]").first).to_be_visible()


def choice(page: Page, name: str | re.Pattern[str], question: str = "[data-asked]") -> Locator:
    """The first button beside the question that is called so and may be pressed.

    The first, since one question gives way to the next while we look: never two at once.
    """
    buttons = page.locator(question).get_by_role("button", name=name)
    return buttons.and_(page.locator(PRESSABLE)).first


async def is_over(page: Page) -> bool:
    """Whether the page shows the end."""
    return bool(await page.locator("[data-ended]").count())


async def answer_next(host: Page, pages: Mapping[int, Page], names: Sequence[str]) -> str:
    """Whoever of these sits on an asked chair presses the first button of these names; which, "" at the end.

    Bots in between are waited for, and afterwards that the host's page has seen the answer.
    """
    states = [f"[data-waiting~='{seat}']" for seat in pages]
    shown = host.locator(",".join([*states, "[data-ended]"])).first
    await expect(shown).to_be_visible()
    serial, waiting = await shown.evaluate("shown => [shown.dataset.serial, shown.dataset.waiting]")
    if waiting is None:
        return ""
    seat = next(seat for seat in pages if str(seat) in waiting.split())
    question = f"[data-asked=true][data-serial='{serial}']"
    await expect(choice(pages[seat], re.compile("|".join(names)), question)).to_be_visible()
    for name in names:
        button = choice(pages[seat], re.compile(name), question)
        if await button.count():
            await button.click()
            break
    answered = host.locator(f"[data-serial='{serial}'][data-waiting~='{seat}']")
    await expect(answered).to_have_count(0)
    return name


# In one go with the look at it: a question that moves on takes its hint along.
TAKE_ADVICE = """([serial, name]) => {
    const asked = document.querySelector("[data-asked=true]");
    if (asked?.dataset.serial !== serial) return "moved on";
    const take = [...asked.querySelectorAll("button:enabled")].find(one => one.textContent.trim() === name);
    take?.click();
    return take && "taken";
}"""


async def follow_advice(page: Page) -> bool:
    """Ask what the bot would do and do that; False if the question moved on before it was done."""
    serial = await page.locator("[data-asked=true]").get_attribute("data-serial")
    await page.get_by_role("button", name="What would you do?").click()
    done = await page.wait_for_function(TAKE_ADVICE, arg=[serial, "Do that"])
    return bool(await done.json_value() == "taken")


async def play_on(pages: Sequence[Page], moves: int) -> int:
    """Let whoever is asked spin, so many times or until the end; how many spins there were.

    The pages are those of the first chairs, in their order; the first is looked at to know who is asked.
    """
    for done in range(moves):
        if not await answer_next(pages[0], dict(enumerate(pages)), ["Spin the cat"]):
            return done
    return moves


def run(story: Coroutine[Any, Any, None]) -> None:
    """Run one test's story."""
    SHARED.run(story)
