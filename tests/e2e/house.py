"""A real server process and a real browser, for tests that play as people do."""

from __future__ import annotations

import asyncio
import shutil
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from playwright.async_api import Browser, Page, TimeoutError, async_playwright, expect  # noqa: A004

from tests.table.process import Served

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import BrowserContext

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
PATIENCE = 15_000  # milliseconds that a page may take to show what it should


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    """Debian's Chromium, without a window."""
    chromium = shutil.which("chromium")
    assert chromium, "the tests of the page need chromium; ./gamenight test installs it where it may"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        await browser.close()


async def person(browser: Browser, size: dict[str, int] | None = None, *, scheme: str = "light") -> Page:
    """A browser of one's own, as a person brings one."""
    context: BrowserContext = await browser.new_context(
        viewport=size or DESK,  # type: ignore[arg-type]
        reduced_motion="reduce",
        color_scheme=scheme,  # type: ignore[arg-type]
    )
    context.set_default_timeout(PATIENCE)
    page = await context.new_page()
    expect.set_options(timeout=PATIENCE)
    return page


async def open_table(page: Page, server: Served, title: str = "The Garden Path", name: str = "Ann") -> str:
    """Come to the shelf, say who one is, open a table; its link."""
    await page.goto(server.url)
    await page.get_by_label("I am").fill(name)
    await page.get_by_role("button", name=f"Open a table: {title}").click()
    await expect(page.get_by_role("heading", name="Who sits at the table")).to_be_visible()
    return page.url


async def join(page: Page, link: str, name: str) -> None:
    """Come in by the link and sit down on the first free chair."""
    await page.goto(link)
    await page.get_by_role("textbox").first.fill(name)
    await page.get_by_role("button", name="Come in").click()
    await page.get_by_role("button", name="Sit here").first.click()
    await sit(page, name)


async def sit(page: Page, *names: str) -> None:
    """In the lobby these sit at the table."""
    chairs = page.get_by_role("region", name="Who sits at the table")
    for name in names:
        await expect(chairs.get_by_text(name, exact=True)).to_be_visible()


async def spin_if_asked(page: Page) -> bool:
    """Press the button if one is asked to."""
    button = page.locator("[data-asked=true]").get_by_role("button", name="Spin the cat")
    try:
        await button.click(timeout=250)
    except TimeoutError:  # not asked, or not any more
        return False
    return True


async def is_over(page: Page) -> bool:
    """Whether the page shows the end."""
    return bool(await page.locator("[data-ended]").count())


async def play_on(pages: list[Page], moves: int) -> int:
    """Let everybody spin who is asked, so many times or until the end; how many spins there were."""
    done = 0
    for _ in range(moves * 20):
        if done >= moves or await is_over(pages[0]):
            break
        done += sum([await spin_if_asked(page) for page in pages])
    return done


def run(story: object) -> None:
    """Run one test's story."""
    asyncio.run(story)  # type: ignore[arg-type]
