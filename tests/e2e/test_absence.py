"""Somebody is away: it is seen in place, the others go on, and whoever returns has the chair back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.e2e.browser import PHONE, answer_next, browsing, join, open_table, person, run, sit
from tests.e2e.test_axe import check, fits
from tests.server.process import Served, served

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs

AWAY = re.compile(r"^Bob has been away since \d\d:\d\d[.]$")


def strip(page: Page) -> Locator:
    """What is said above the question of whom the table waits for."""
    return page.get_by_role("region", name="Somebody is away")


async def waits_for(page: Page, seat: int) -> None:
    """The page shows that this seat alone is asked."""
    await expect(page.locator(f"[data-waiting='{seat}']")).to_be_visible()


def test_skipped_replaced_and_back(tmp_path):
    """Ann waits for Bob, who has gone; she skips him once, then lets a bot play; he comes back."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser, PHONE), await person(browser, PHONE)
            link = await open_table(ann, server)
            await join(bob, link, "Bob")
            await sit(ann, "Bob")
            await ann.get_by_role("button", name="Start").click()
            await expect(ann.locator("[data-asked]").first).to_be_visible()
            await bob.goto("about:blank")
            await answer_next(ann, {0: ann}, ["Spin the cat"])
            await waits_for(ann, 1)

            seats = ann.get_by_role("complementary", name="Players")
            await expect(seats.get_by_text(re.compile(r"^away \d\d:\d\d$"))).to_be_visible()
            await expect(strip(ann).get_by_role("status")).to_have_text(AWAY)
            await check(ann, "somebody is away")
            await fits(ann, "somebody is away")
            await strip(ann).get_by_role("button", name="Wait").click()
            await strip(ann).get_by_role("button", name="What now?").click()
            serial = await ann.locator("[data-serial]").get_attribute("data-serial")
            await strip(ann).get_by_role("button", name="Skip once").click()
            await expect(ann.locator(f"[data-serial='{serial}']")).to_have_count(0)
            await expect(ann.locator("[data-announced]")).to_have_text(
                "Bob is away: a bot answers this once."
            )

            for _ in range(4):  # until it is Bob's turn again, whoever begins
                if await ann.locator("[data-waiting='1']").count():
                    break
                await answer_next(ann, {0: ann}, ["Spin the cat"])
                await expect(ann.locator("[data-waiting='1'], [data-waiting='0']")).to_be_visible()
            await waits_for(ann, 1)
            await strip(ann).get_by_role("button", name="Let a bot play").click()
            await expect(strip(ann)).to_have_count(0)
            await waits_for(ann, 0)

            await bob.goto(link)
            await expect(bob.get_by_role("button", name="I am back")).to_be_visible()
            await check(bob, "a bot plays for me")
            await fits(bob, "a bot plays for me")
            await bob.get_by_role("button", name="I am back").click()
            await expect(
                bob.get_by_role("complementary", name="Players").get_by_text("you", exact=True)
            ).to_be_visible()
            await expect(ann.locator("[data-announced]")).to_have_text("Bob is back and plays on.")

    with served(tmp_path) as server:
        run(story(server))


def test_most_of_those_there_decide_when_the_host_is_away(tmp_path):
    """Ann, the host, has gone: one of the two others is not enough, both are."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob, cid = [await person(browser, PHONE) for _ in range(3)]
            link = await open_table(ann, server)
            await ann.get_by_role("button", name="One chair more").click()
            await join(bob, link, "Bob")
            await join(cid, link, "Cid")
            await sit(ann, "Bob", "Cid")
            await ann.get_by_role("button", name="Start").click()
            await expect(bob.locator("[data-waiting='0']")).to_be_visible()
            await ann.goto("about:blank")
            await strip(bob).get_by_role("button", name="Skip once").click()
            await expect(strip(cid)).to_contain_text("1 of you wants this; it takes most of you.")
            await strip(cid).get_by_role("button", name="Skip once").click()
            await waits_for(bob, 1)
            await expect(strip(bob)).to_have_count(0)

    with served(tmp_path) as server:
        run(story(server))
