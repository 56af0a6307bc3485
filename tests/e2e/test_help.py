"""The help in a real browser: from the first page to an answer, on a phone and on a desk, light and dark."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.e2e.browser import DESK, PHONE, browsing, person, run
from tests.e2e.test_axe import check, fits
from tests.server.process import served

if TYPE_CHECKING:
    from tests.server.process import Served

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_help_is_found_searched_and_read(size, tmp_path):
    """The link on the first page, a word in the search, the page that has it."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser, size)
            await page.goto(server.url)
            await page.get_by_role("link", name="Help").click()
            await expect(page.get_by_role("heading", name="The documents")).to_be_visible()
            await check(page, "the help")
            found = page.locator("#found")
            await page.get_by_label("Search the help").fill("rent")
            await expect(found).to_contain_text("the owner must ask for the rent")
            await expect(found).not_to_contain_text("differently")
            await page.get_by_label("Search the help").fill("careful bot")
            await page.get_by_role("link", name="Write a bot").last.click()
            await expect(page.get_by_role("heading", name="Write a bot")).to_be_visible()
            await check(page, "a page of the help")
            await fits(page, "a page of the help")
            await page.evaluate("document.documentElement.dataset.scheme = 'dark'")
            await check(page, "a page of the help at night")

    with served(tmp_path) as server:
        run(story(server))
