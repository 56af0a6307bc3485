"""The property game in real browsers: buying, bidding, rent, a deal, and a timed game to its end."""

from __future__ import annotations

import re
from time import monotonic
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import TimeoutError, expect  # noqa: A004

from tests.e2e.house import PHONE, browsing, is_over, join, open_table, person, run
from tests.e2e.test_axe import check, fits
from tests.table.process import Served, served

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs

LONGEST = 45  # seconds that the dice may take until all has happened
RENT = r"^Ask .* for the rent of "
PLAIN = [
    RENT, "^Accept", "^Throw the dice", "^Pay the flat amount", "^Leave the mortgage", "^Want none",
    "^Put it on", "^Pass the dice on", "^Pass$|^Pass \\d",
]  # fmt: skip
BUYING = ["^Buy it", "^Do not buy it"]
RAISING = ["^Sell a building", "^Mortgage .*[a-z]", "^Declare bankruptcy"]


async def press(page: Page, names: list[str]) -> str:
    """Press the first of these buttons that may be pressed; which one, or nothing."""
    for name in names:
        button = page.get_by_role("button", name=re.compile(name)).and_(
            page.locator(":enabled:not([aria-disabled=true])")
        )
        if await button.count():
            try:
                await button.first.click(timeout=500)
            except TimeoutError:  # somebody else was faster
                continue
            return name
    return ""


async def act(page: Page, names: list[str]) -> str:
    """Do the first of these things; whoever is asked and cannot do any raises money."""
    done = await press(page, names)
    if not done and await page.locator("[data-asked=true]").count():
        done = await press(page, RAISING)
        if done == RAISING[-1]:
            await page.get_by_role("dialog").get_by_role("button", name="Declare bankruptcy").click()
    if done:
        await page.wait_for_timeout(20)
    return done


async def bid(page: Page) -> bool:
    """Bid ten more than the least, if there is an auction."""
    button = page.get_by_role("button", name="Bid", exact=True)
    if not await button.count():
        return False
    try:
        await page.get_by_role("button", name="10 more").click(timeout=500)
        await button.click(timeout=500)
    except TimeoutError:
        return False
    return True


async def has_deeds(page: Page, name: str) -> bool:
    """Whether a player's card shows deeds."""
    card = page.get_by_role("complementary", name="Players").get_by_role("listitem").filter(has_text=name)
    return bool(await card.get_by_role("img", name=re.compile("^Deeds: ")).count())


async def offer(giver: Page, to: str) -> bool:
    """Offer one's first deed for ten; False if no new offer may be made just now."""
    if not await press(giver, ["^Offer a deal"]):
        return False
    window = giver.get_by_role("dialog")
    await window.get_by_role("group", name="With whom").get_by_role("button", name=to).click()
    await window.get_by_role("group", name="You give").get_by_role("checkbox").first.check()
    await window.get_by_role("group", name=f"{to} gives").get_by_role("button", name="10 more").click()
    await window.get_by_role("button", name=f"Offer it to {to}").click()
    try:
        await expect(window).to_be_hidden(timeout=2000)
    except AssertionError:
        await giver.keyboard.press("Escape")
        return False
    return True


def test_buying_bidding_rent_and_a_deal(tmp_path):
    """Ann at her desk, Bob on his phone, a bot: until each of these has happened through the page."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser, PHONE)
            link = await open_table(ann, server, "Dog Lovers")
            await ann.get_by_role("button", name="One chair more").click()
            await join(bob, link, "Bob")
            await ann.get_by_role("button", name="A bot").first.click()
            await ann.get_by_role("button", name="Start").click()
            await expect(ann.get_by_role("img", name=re.compile("^The board")).first).to_be_visible()
            done: set[str] = set()
            end = monotonic() + LONGEST
            while len(done) < 4 and monotonic() < end and not await is_over(ann):
                if "deal" not in done and await has_deeds(ann, "Ann") and await offer(ann, "Bob"):
                    await expect(bob.get_by_text("Ann offers you a deal")).to_be_visible()
                    await bob.get_by_role("button", name="Accept").click()
                    await expect(bob.get_by_text("Ann offers you a deal")).to_be_hidden()
                    done.add("deal")
                if "bid" not in done and await bid(ann):
                    done.add("bid")
                # Ann buys; Bob does not until there has been an auction.
                wants = {ann: BUYING, bob: BUYING if "bid" in done else BUYING[::-1]}
                for page in (ann, bob):
                    played = await act(page, [*wants[page], *PLAIN])
                    done |= {"bought"} if played == BUYING[0] else {"rent"} if played == RENT else set()
            assert done == {"bought", "bid", "deal", "rent"}
            await ann.get_by_role("tab", name="Deeds").click()
            await expect(ann.get_by_role("tabpanel").get_by_role("heading", name="Bob")).to_be_visible()
            for page, where in ((ann, "desk"), (bob, "phone")):
                await check(page, where)
                await fits(page, where)

    with served(tmp_path) as server:
        run(story(server))


def test_a_timed_game_to_its_end(tmp_path):
    """The host agrees on two rounds, and they are played to the end screen; the page says who won."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann = await person(browser, PHONE)
            await open_table(ann, server, "Dog Lovers")
            terms = ann.get_by_role("region", name="What we play")
            await terms.get_by_role("combobox", name="Game").last.select_option(label="by the clock")
            rounds = terms.get_by_role("spinbutton", name="Rounds, if by the clock")
            await rounds.fill("2")
            await rounds.blur()
            await ann.get_by_role("button", name="A bot").first.click()
            await ann.get_by_role("button", name="Start").click()
            end = monotonic() + LONGEST
            while not await is_over(ann) and monotonic() < end:
                await act(ann, [*BUYING, *PLAIN])
            await expect(ann.locator("[data-ended]")).to_be_visible()
            await expect(ann.get_by_role("button", name="By the rule timed.end")).to_be_visible()

    with served(tmp_path) as server:
        run(story(server))
