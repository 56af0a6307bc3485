"""Two languages at one table, in real browsers: each reads their own, and may change it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.e2e.browser import PHONE, browsing, choice, open_table, person, run
from tests.e2e.laid import laid
from tests.e2e.test_axe import check, fits

if TYPE_CHECKING:
    from tests.server.process import Served

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs

DICE = re.compile("^Würfeln")


def test_everybody_reads_their_own_language(tmp_path):
    """Ann's browser prefers English, Ben's German; both are told the same throw, and Ben changes over."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, ben = await person(browser), await person(browser, PHONE, language="de-DE")
            link = await open_table(ann, server, "Kanto")
            await ben.goto(link)
            await ben.get_by_label("Mein Name").fill("Ben")
            await ben.get_by_role("button", name="Hereinkommen und hinsetzen").click()
            await expect(ben.get_by_role("region", name="Wer am Tisch sitzt")).to_contain_text("Ben")
            await check(ben, "a German lobby")
            await ann.get_by_role("button", name="Start").click()

            await choice(ben, DICE, "[data-asked=true]").click()
            await expect(ben.get_by_text(re.compile("^Du stehst auf Kleinstein")).first).to_be_visible()
            await expect(ann.get_by_text(re.compile("^Ben stands on Geodude")).first).to_be_visible()
            await check(ben, "a German question")
            await fits(ben, "a German table")

            await ben.get_by_role("button", name="Menü").click()
            await ben.get_by_label("Sprache").select_option("en")
            await ben.keyboard.press("Escape")
            await expect(ben.get_by_text(re.compile("^You stand on Geodude")).first).to_be_visible()
            assert await ben.locator("html").get_attribute("lang") == "en"

    with laid(tmp_path, ["dice 1 2"], places=[0, 38], turn=1) as server:
        run(story(server))


def test_the_shelf_speaks_german_when_it_is_chosen(tmp_path):
    """Titles, rules and how a game goes; the choice is kept when the page is loaded again."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser)
            await page.goto(server.url)
            await page.get_by_label("Language").select_option("de")
            await expect(page.get_by_role("heading", name="Was spielen wir?")).to_be_visible()
            await page.reload()
            await expect(page.get_by_label("Sprache")).to_have_value("de")
            await page.get_by_role("button", name=re.compile("So geht.s: Deal")).click()
            window = page.get_by_role("dialog")
            await expect(window.get_by_text("Zieh zu Beginn deines Zuges zwei Karten")).to_be_visible()
            await check(page, "a German dialog")

    with laid(tmp_path, is_fresh=True) as server:
        run(story(server))
