"""Haggling and inheriting in real browsers: counters, an offer changed, mortgages lifted at once."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.e2e.browser import PHONE, browsing, choice, join, open_table, person, run, sit
from tests.e2e.laid import laid
from tests.e2e.test_axe import check
from tests.e2e.test_property import RENT, throw, two_at_a_table

if TYPE_CHECKING:
    from playwright.async_api import Page

    from tests.server.process import Served

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs


async def counter(page: Page, other: str, side: str) -> None:
    """Answer an offer with another one: ten more on one side."""
    await choice(page, "Another offer").click()
    window = page.get_by_role("dialog")
    await window.get_by_role("group", name=side).get_by_role("button", name="10 more").click()
    await window.get_by_role("button", name=f"Offer it to {other}").click()
    await expect(window).to_be_hidden()


def test_a_haggle_of_five_counters(tmp_path):
    """Ann offers, changes her offer, and both answer with another price until Ann accepts."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await two_at_a_table(browser, server)
            await choice(ann, "Offer a deal").click()
            window = ann.get_by_role("dialog")
            await window.get_by_role("group", name="You give").get_by_role("checkbox", name="Staryu").check()
            await window.get_by_role("button", name="Offer it to Bob").click()
            await expect(bob.get_by_text("Ann offers you a deal", exact=True)).to_be_visible()
            await choice(ann, "Your offer to Bob").click()
            await choice(ann, "Change it").click()
            await expect(window.get_by_role("checkbox", name="Staryu")).to_be_checked()
            bobs = window.get_by_role("group", name="Bob gives")
            await bobs.get_by_role("button", name="100 more").click()
            await window.get_by_role("button", name="Offer it to Bob").click()
            await expect(window).to_be_hidden()
            await expect(ann.get_by_text("Your offer to Bob", exact=True)).to_have_count(1)

            for _ in range(2):
                await counter(bob, "Ann", "Ann gives")
                await counter(ann, "Bob", "Bob gives")
            await counter(bob, "Ann", "Ann gives")
            await choice(ann, "Accept").click()
            await expect(ann.get_by_text("Bob offers you a deal", exact=True)).to_be_hidden()
            await expect(ann.get_by_text(re.compile("You accept Bob's offer")).first).to_be_attached()

    with laid(tmp_path, cash=[700, 800], deeds=[[1, 6], [3, 8]]) as server:
        run(story(server))


def test_three_counters_on_two_phones(tmp_path):
    """Ann begins with the deed that her set lacks; three times another price comes back, then Bob accepts."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser, PHONE), await person(browser, PHONE)
            link = await open_table(ann, server, "Kanto")
            await join(bob, link, "Bob")
            await ann.get_by_role("button", name="Start").click()
            await choice(ann, "Offer a deal").click()
            window = ann.get_by_role("dialog")
            await window.get_by_role("button", name="Onix is all you lack for Brock").click()
            theirs = window.get_by_role("group", name="Bob gives")
            await expect(theirs.get_by_role("checkbox", name="Onix")).to_be_checked()
            await expect(window.get_by_text("completes Brock for you")).to_be_visible()
            await expect(theirs.locator(".glows")).to_have_count(1)
            await check(ann, "an offer on a phone")
            await window.get_by_role("button", name="Offer it to Bob").click()
            await expect(window).to_be_hidden()
            await expect(bob.get_by_text("Ann offers you a deal", exact=True)).to_be_visible()
            await check(bob, "an offer on the other phone")
            await counter(bob, "Ann", "Ann gives")
            await counter(ann, "Bob", "You give")
            await counter(bob, "Ann", "Ann gives")
            await choice(ann, "Refuse").click()
            await expect(bob.get_by_text("Ann refuses your offer.").first).to_be_visible()
            await choice(bob, "Another offer").click()
            await bob.get_by_role("dialog").get_by_role("button", name="Offer it to Ann").click()
            await choice(ann, "Accept").click()
            await expect(ann.get_by_text(re.compile("You accept Bob's offer")).first).to_be_attached()

    with laid(tmp_path, cash=[700, 800], deeds=[[1, 6], [3, 8]]) as server:
        run(story(server))


def test_a_bot_refuses_and_says_why(tmp_path):
    """A poor offer is refused; the reason stands at the bot's seat and beside the way to another offer."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann = await person(browser)
            await open_table(ann, server, "Kanto")
            await ann.get_by_role("button", name="A bot").first.click()
            await ann.get_by_role("button", name="Start").click()
            await choice(ann, "Offer a deal").click()
            window = ann.get_by_role("dialog")
            await window.get_by_role("checkbox", name="Nidoking").check()
            await window.get_by_role("group", name="You give").get_by_role("button", name="10 more").click()
            await window.get_by_role("button", name=re.compile("^Offer it to ")).click()
            trace = ann.locator("[data-refused]")
            await expect(trace).to_contain_text("refuses your offer.")
            reason = await trace.locator("q").inner_text()
            assert "Ann" in reason
            await expect(ann.locator(".sky").get_by_text(reason)).to_be_visible()
            await choice(ann, "Another offer").click()
            await expect(window.get_by_role("checkbox", name="Nidoking")).to_be_checked()

    with laid(tmp_path, cash=[700, 800], deeds=[[1, 6], [3, 8, 37, 39]]) as server:
        run(story(server))


async def ask_price(page: Page, other: str, *steps: str) -> None:
    """Offer one's only deed to somebody, for as much as these steps add up to."""
    await choice(page, "Offer a deal").click()
    window = page.get_by_role("dialog")
    await window.get_by_role("group", name="You give").get_by_role("checkbox").check()
    theirs = window.get_by_role("group", name=f"{other} gives")
    for step in steps:
        await theirs.get_by_role("button", name=step, exact=True).click()
    await window.get_by_role("button", name=f"Offer it to {other}").click()
    await expect(window).to_be_hidden()


def test_a_debtor_sells_the_last_deed_at_the_third_price(tmp_path):
    """Ann owes Bob rent; he refuses twice what she asks for her only deed, and pays the third price."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await two_at_a_table(browser, server)
            await throw(ann)
            await choice(bob, RENT).click()
            await expect(ann.get_by_text("You owe Bob ¥100 rent for Nidoking").first).to_be_visible()
            for price in (["100 more"] * 3, ["100 more"] * 2):
                await ask_price(ann, "Bob", *price)
                await choice(bob, "Refuse").click()
                await expect(ann.get_by_text("Your offer to Bob", exact=True)).to_be_hidden()
            await ask_price(ann, "Bob", "100 more")
            await choice(bob, "Accept").click()
            await expect(ann.get_by_text("You pay Bob ¥100 rent for Nidoking.").first).to_be_attached()

    with laid(tmp_path, ["dice 1 2"], cash=[10, 500], places=[36, 0], deeds=[[1], [37, 39]]) as server:
        run(story(server))


def test_an_inheritance_is_ticked_and_answered_once(tmp_path):
    """Bob takes over six mortgages, ticks two of them, and the rest stays as it is."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser, PHONE)
            link = await open_table(ann, server, "Kanto")
            await join(bob, link, "Bob")
            await sit(ann, "Bob")
            await ann.get_by_role("button", name="One chair more").click()
            await ann.get_by_role("button", name="A bot").first.click()
            await ann.get_by_role("button", name="Start").click()
            await throw(ann)
            await choice(bob, RENT).click()
            await choice(ann, "Declare bankruptcy").click()
            await ann.get_by_role("dialog").get_by_role("button", name="Declare bankruptcy").click()
            await expect(
                bob.get_by_text(re.compile("^Which of the 6 mortgages you took over"))
            ).to_be_visible()
            leave = bob.get_by_role("button", name="Leave all 6 mortgaged")
            await expect(leave).to_be_visible()
            await check(bob, "an inheritance")
            await bob.get_by_role("checkbox", name="Poké Ball").check()
            await bob.get_by_role("checkbox", name="Onix").check()
            await expect(leave).to_be_hidden()
            await choice(bob, "Lift 2 mortgages for ¥130").click()
            await expect(bob.get_by_text("You leave 4 deeds mortgaged.").first).to_be_attached()

    mine = [1, 3, 5, 6, 8, 9]
    with laid(
        tmp_path,
        ["dice 1 2"],
        cash=[0, 800, 500],
        places=[36, 0, 0],
        deeds=[mine, [37, 39], []],
        mortgaged=mine,
    ) as server:
        run(story(server))
