"""Pictures of every screen, at three widths, in light and dark: python tools/shots.py FOLDER [GAME …].

It opens a table of its own on the loopback, seats bots, and lets the hint play for the one person at it.
Look at all of them before a release. Parts of names leave out the games that none of them names.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.async_api import Error, expect  # noqa: E402
from tests.e2e.browser import browsing, is_over, open_table, person  # noqa: E402
from tests.laws.trial import trial_of  # noqa: E402
from tests.server.process import Served, served  # noqa: E402

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

SIZES = {390: 844, 820: 1180, 1440: 900}
SCHEMES = ("light", "dark")
CHAIRS = 4
SETTLE = 350  # milliseconds until a page of another size has found its shape
SOON = 700
MOST_SPINS = 600


class Folder:
    """Where the pictures go."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    async def take(self, page: Page, name: str, *, whole: bool = False) -> None:
        """One screen in all sizes, light and dark."""
        for scheme in SCHEMES:
            await page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
            for width, height in SIZES.items():
                await page.set_viewport_size({"width": width, "height": height})
                await page.wait_for_timeout(SETTLE)
                path = self.folder / f"{name}-{width}-{scheme}.png"
                await page.screenshot(path=path, full_page=whole)
        await page.set_viewport_size({"width": 1440, "height": 900})
        print(name, flush=True)


async def advised(page: Page) -> bool:
    """Do what the hint says; whether something was done."""
    asked = page.locator("[data-asked=true]")
    try:
        await asked.get_by_role("button", name="What would you do?").click(timeout=SOON)
        await page.get_by_role("button", name="Do that").first.click(timeout=SOON)
    except Error:  # not asked, or not any more
        return False
    return True


async def play(page: Page, moves: int) -> None:
    """So many moves as the hint has them, and then until something is asked."""
    done = 0
    for _ in range(4 * moves):
        if done >= moves or await is_over(page):
            break
        done += await advised(page)
    if not await is_over(page):
        await expect(page.locator("[data-asked=true]")).to_be_visible()


async def seat_bots(page: Page, chairs: int) -> None:
    """So many chairs, a bot on each but the first."""
    more = page.get_by_role("button", name="One chair more")
    rows = page.get_by_role("region", name="Who sits at the table").get_by_role("listitem")
    while await rows.count() < chairs:
        before = await rows.count()
        await more.click()
        await expect(rows).to_have_count(before + 1)
    bot = page.get_by_role("button", name="A bot")
    while free := await bot.count():
        await bot.first.click()
        await expect(bot).to_have_count(free - 1)


async def finish(page: Page) -> None:
    """To the end: the race by spinning, the others by leaving it to the bots."""
    for _ in range(MOST_SPINS):
        if await is_over(page):
            return
        button = page.locator("[data-asked=true]").get_by_role("button", name="Spin the cat")
        try:
            await button.click(timeout=SOON)
        except Error:
            more = page.get_by_role("button", name="More", exact=True)
            if await more.count() and not await page.get_by_text("Spin the cat").count():
                await more.first.click(timeout=SOON)
                await page.get_by_role("dialog").get_by_role("button", name="Resign").click()
                await page.get_by_role("dialog").get_by_role("button", name="Resign").click()
                await expect(page.locator("[data-ended]")).to_be_visible(timeout=120_000)


async def tapped(page: Page, folder: Folder, name: str) -> None:
    """A card of the hand, and what can be done with it."""
    cards = page.get_by_role("region", name="My hand").get_by_role("button")
    if await cards.count():
        await cards.nth(await cards.count() // 2).click()
        await folder.take(page, f"{name}-tapped")
        await page.keyboard.press("Escape")


async def hint(page: Page, folder: Folder, name: str) -> None:
    """The hint and its answer."""
    await page.locator("[data-asked=true]").get_by_role("button", name="What would you do?").click()
    await expect(page.get_by_role("button", name="Do that").first).to_be_visible()
    await folder.take(page, f"{name}-hint")


async def other_screens(browser: Browser, page: Page, folder: Folder, name: str, watch: str) -> None:
    """The menu, the phone that is a hand, the big screen."""
    await page.get_by_role("button", name="Menu").click()
    await folder.take(page, f"{name}-menu")
    await page.get_by_role("switch", name="Phone as my hand").click()
    await page.keyboard.press("Escape")
    await folder.take(page, f"{name}-hand")
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("switch", name="Phone as my hand").click()
    await page.keyboard.press("Escape")
    wall = await person(browser)
    await wall.goto(watch)
    await wall.wait_for_timeout(SOON)
    await folder.take(wall, f"{name}-screen")
    await wall.context.close()


async def after(page: Page, folder: Folder, name: str) -> None:
    """The end, its replay, its figures."""
    await folder.take(page, f"{name}-end")
    await page.get_by_role("button", name="Replay").click()
    line = page.get_by_role("slider")
    await expect(line).to_be_visible()
    await line.fill(str(int(await line.get_attribute("max") or 0) // 2))
    await page.wait_for_timeout(SOON)
    await folder.take(page, f"{name}-replay")
    await page.get_by_role("button", name="The game in figures").click()
    await page.wait_for_timeout(SOON)
    await folder.take(page, f"{name}-figures")


async def one_game(browser: Browser, server: Served, folder: Folder, game: dict[str, str]) -> None:
    """A table from its lobby to its replay."""
    page = await person(browser)
    name = game["id"]
    await open_table(page, server, game["title"])
    await seat_bots(page, CHAIRS)
    await page.get_by_text("For spectators and a big screen").click()
    watch = await page.get_by_label("Link for one big screen").input_value()
    await page.get_by_text("For spectators and a big screen").click()
    await folder.take(page, f"{name}-lobby", whole=True)
    for button, what in (("How to play", "how"), ("Rules", "rules")):
        await page.get_by_role("button", name=button).click()
        await page.wait_for_timeout(SETTLE)
        await folder.take(page, f"{name}-{what}")
        await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Start").click()
    await play(page, trial_of(game["family"]).pictured)
    await folder.take(page, f"{name}-table")
    if not await is_over(page):
        await hint(page, folder, name)
        await other_screens(browser, page, folder, name, watch)
        await tapped(page, folder, name)
    await finish(page)
    await after(page, folder, name)
    await page.context.close()


async def all_screens(server: Served, folder: Folder, parts: list[str]) -> None:
    """The shelf, then game after game."""
    async with browsing() as browser:
        page = await person(browser)
        await page.goto(server.url)
        await expect(page.get_by_role("button", name=re.compile("Play now")).first).to_be_visible()
        await folder.take(page, "home", whole=True)
        await page.goto(f"{server.url}/replay")
        await folder.take(page, "replay")
        games = (await (await page.request.get(f"{server.url}/api/games")).json())["games"]
        await page.context.close()
        for game in games:
            if not parts or any(part in game["id"] for part in parts):
                await one_game(browser, server, folder, game)


def main() -> None:
    """Take all the pictures."""
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    folder = Folder(Path(sys.argv[1]))
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as server:
        asyncio.run(all_screens(server, folder, sys.argv[2:]))


if __name__ == "__main__":
    main()
