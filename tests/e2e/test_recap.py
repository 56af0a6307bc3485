"""Whoever returns is told what was missed: money first, in words too, and gone with a tap."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.e2e.browser import browsing, choice, run
from tests.e2e.laid import laid
from tests.e2e.test_axe import check, fits
from tests.e2e.test_property import BUY, end_turn, throw, two_at_a_table
from tests.e2e.ways_between import AN_HOUR_AGO, UNHURRIED
from tests.server.process import Served

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs


def test_bob_comes_back_to_his_table(tmp_path):
    """While he was away Ann has bought something; he sees it once, and not when he was away for a moment."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await two_at_a_table(browser, server)
            link = bob.url
            recap = bob.get_by_role("dialog", name="While you were away")
            await expect(choice(ann, "Throw the dice", "[data-asked=true]")).to_be_visible()
            await bob.goto(server.url)
            await throw(ann)
            await choice(ann, BUY, "[data-asked=true]").click()
            await end_turn(ann)
            await bob.evaluate(AN_HOUR_AGO, link.rsplit("/", 1)[1])
            await bob.context.add_init_script(UNHURRIED)
            await bob.goto(link)

            await expect(recap).to_be_visible()
            money = recap.get_by_role("list", name="Who has more or less money")
            await expect(money.get_by_role("listitem")).to_have_text(re.compile("Ann .¥60"))
            happened = recap.get_by_role("list", name="What happened").get_by_role("listitem")
            await expect(happened.filter(has_text="Ann buys Onix for ¥60.")).to_be_visible()
            await check(bob, "while you were away")
            await fits(bob, "while you were away")
            await bob.keyboard.press("Enter")
            await expect(recap).to_have_count(0)
            await expect(choice(bob, "Throw the dice", "[data-asked=true]")).to_be_visible()

            await bob.reload()
            await expect(choice(bob, "Throw the dice", "[data-asked=true]")).to_be_visible()
            await expect(recap).to_have_count(0)

    with laid(tmp_path, ["dice 1 2"], cash=[1500, 1500], places=[0, 31]) as server:
        run(story(server))
