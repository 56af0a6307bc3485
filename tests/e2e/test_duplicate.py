"""Two tables with the same luck: opened in a lobby, raced to the end, compared chair by chair."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.e2e.browser import PHONE, browsing, join, open_table, person, play_on, run
from tests.e2e.test_axe import check, fits
from tests.server.process import Served, served

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs


def test_two_tables_of_one_race(tmp_path):
    """Ann opens both; nothing is shown of hers before Bob's has finished, then each sees the comparison."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser, PHONE, scheme="dark")
            await open_table(ann, server)
            await ann.get_by_text("Several tables with the same luck").click()
            await ann.get_by_role("button", name="Open the tables").click()
            await expect(ann.get_by_text("Table 1 of 2.")).to_be_visible()
            await check(ann, "the lobby of a duplicate")
            await fits(ann, "the lobby of a duplicate")
            other = await ann.get_by_label("Table 2").input_value()
            await join(bob, other, "Bob")
            await expect(bob.get_by_text("Table 2 of 2.")).to_be_visible()
            for page in (ann, bob):
                await page.get_by_role("button", name="A bot").first.click()
                await page.get_by_role("button", name="Start").click()

            await play_on([ann], 100)
            await expect(ann.get_by_text("1 of 2 tables has finished")).to_be_visible()
            await expect(ann.get_by_role("button", name="Replay")).to_have_count(0)
            await check(ann, "the end of one table")
            await play_on([bob], 100)
            for page, where in ((ann, "compared"), (bob, "compared on a phone")):
                await page.get_by_role("button", name="Compare the tables").click()
                shown = page.get_by_role("dialog", name="Compare the tables")
                best = shown.get_by_role("list", name="Who made the most of the same luck")
                await expect(best.get_by_role("listitem")).to_have_count(4)
                await expect(shown.get_by_role("row")).to_have_count(3)
                await check(page, where)
                await fits(page, where)

    with served(tmp_path) as server:
        run(story(server))
