"""No serious finding of axe on any page, in light and dark, on a phone and on a desk."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.e2e.browser import DESK, PHONE, browsing, choice, open_table, person, play_on, run
from tests.server.process import Served, served

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


async def check(page: Page, where: str) -> None:
    """What axe finds on a page as it is now; scripts come past the page's own policy."""
    await page.evaluate(AXE.read_text(encoding="utf-8"))
    found = await page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    grave = [
        f"{where}: {one['id']}: {one['help']} ({one['nodes'][0]['html'][:120]})"
        for one in found["violations"]
        if one["impact"] in {"serious", "critical"}
    ]
    assert grave == []


async def fits(page: Page, where: str) -> None:
    """Nothing hangs over the edge of the page."""
    over = await page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert over <= 0, f"{where} is {over} pixels too wide"


async def shelf_and_lobby(page: Page, server: Served) -> None:
    """From the shelf to a game that has just begun."""
    await page.goto(server.url)
    await expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    await check(page, "home")
    await fits(page, "home")
    await page.get_by_role("button", name="How to play: The Garden Path").click()
    await expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(5)
    await check(page, "how it goes")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await open_table(page, server)
    await page.get_by_role("button", name="A bot").first.click()
    await expect(page.get_by_role("button", name="Start")).to_be_enabled()
    await check(page, "lobby")
    await fits(page, "lobby")
    await page.get_by_role("button", name="Start").click()


async def table_to_the_end(page: Page) -> None:
    """Some moves, a hint, and leaving the game, which ends it."""
    await play_on([page], 3)
    await expect(choice(page, "Spin the cat")).to_be_visible()
    await check(page, "table")
    await fits(page, "table")
    await page.get_by_role("button", name="What would you do?").click()
    await expect(page.get_by_role("button", name="Do that")).to_be_visible()
    await check(page, "hint")
    await fits(page, "hint")
    await page.get_by_role("button", name="Close").click()
    await choice(page, "More").click()
    await check(page, "more")
    await page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    await expect(page.get_by_role("dialog", name="Resign for good?")).to_be_visible()
    sure = page.get_by_role("dialog").get_by_role("button", name="Resign")
    await expect(sure).to_be_visible()
    await check(page, "resign")
    await sure.click()
    await expect(page.locator("[data-ended]")).to_be_visible()
    await check(page, "end")
    await fits(page, "end")


async def looking_back(page: Page, server: Served) -> None:
    """The figures of the game, and its replay."""
    await page.get_by_role("button", name="The game in figures").click()
    await expect(page.get_by_role("img", name="How far everybody had come")).to_be_visible()
    await check(page, "figures")
    await fits(page, "figures")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await page.get_by_role("button", name="Replay").click()
    await expect(page.get_by_role("slider")).to_be_visible()
    await check(page, "replay")
    await fits(page, "replay")
    await page.goto(f"{server.url}/replay")
    await expect(page.get_by_role("heading", name="Watch a game again")).to_be_visible()
    await check(page, "the door of the replay")
    await fits(page, "the door of the replay")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "size", [PHONE, DESK, {"width": 360, "height": 640}, {"width": 1920, "height": 1080}], ids=str
)
def test_every_page_is_accessible_and_fits(tmp_path, scheme, size):
    """The games, how to play, lobby, table, hint, end, figures, replay."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser, size, scheme=scheme)
            await shelf_and_lobby(page, server)
            await table_to_the_end(page)
            await looking_back(page, server)

    with served(tmp_path) as server:
        run(story(server))
