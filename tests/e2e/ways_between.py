"""Ways to the screens that people meet on the way in, and between two moves."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.async_api import expect

from tests.e2e.browser import choice, join, open_table, person
from tests.e2e.ways import collecting, table_of_two, word

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

    from tests.e2e.ways import Opened
    from tests.server.process import Served

# What would go away by itself stays.
UNHURRIED = """const later = setTimeout;
window.setTimeout = (then, time, ...more) => later(then, time > 9000 ? 1e9 : time, ...more);"""
AN_HOUR_AGO = """link => {
    const key = `gamenight.looked.${link}`;
    const looked = JSON.parse(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify({...looked, when: looked.when - 3600000}));
}"""


async def stranger(browser: Browser, server: Served, title: str) -> Page:
    """The first page, as somebody finds it who has never been there."""
    page = await person(browser)
    await page.goto(server.url)
    await expect(page.get_by_role("button", name=f"Play now: {title}")).to_be_visible()
    return page


def box(key: str, title: str) -> Opened:
    """Press what is written so on the box of this title."""

    async def opened(page: Page, language: str) -> None:
        name = re.compile(f"^{re.escape(word(language, key))}: {re.escape(title)}")
        await page.get_by_role("button", name=name).click()

    return opened


async def guest(browser: Browser, server: Served, title: str) -> Page:
    """The lobby, as Bob sees it, who is not the host."""
    ann, bob = await person(browser), await person(browser)
    link = await open_table(ann, server, title)
    await ann.get_by_role("button", name="One chair more").click()
    await ann.get_by_role("button", name="A bot").first.click()
    await join(bob, link, "Bob")
    return bob


async def late(browser: Browser, server: Served, title: str) -> Page:
    """What somebody sees who comes by the link when the game has started."""
    ann, bob = await person(browser), await person(browser)
    link = await open_table(ann, server, title)
    await ann.get_by_role("button", name="A bot").first.click()
    await ann.get_by_role("button", name="Start").click()
    await expect(ann.locator("[data-asked]").first).to_be_visible()
    await bob.goto(link)
    await expect(bob.get_by_label("My name")).to_be_visible()
    return bob


async def spectator(browser: Browser, server: Served, title: str) -> Page:
    """The table, as somebody sees it who only looks on."""
    ann, _ = await table_of_two(browser, server, title)
    eve = await person(browser)
    await ann.get_by_role("button", name="Menu").click()
    await eve.goto(await ann.get_by_label("Link to watch only").input_value())
    await expect(eve.locator("[data-waiting]").first).to_be_visible()
    return eve


async def wall(browser: Browser, server: Served, title: str) -> Page:
    """One big screen, before all are seated."""
    page = await person(browser)
    await page.goto(server.url)
    await page.get_by_role("button", name=f"With others: {title}").click()
    await page.get_by_label("My name").fill("Television")
    await page.get_by_role("button", name="One big screen").click()
    await expect(page.get_by_role("status").filter(has_text="still free")).to_be_visible()
    return page


async def back_again(browser: Browser, server: Served, title: str) -> Page:
    """Bob comes back to a table where Ann has bought something."""
    ann, bob = await table_of_two(browser, server, title)
    link = bob.url
    await bob.goto(server.url)
    await choice(ann, "Throw the dice").click()
    await choice(ann, re.compile("^Buy ")).click()
    await choice(ann, "Pass the dice on").click()
    await bob.evaluate(AN_HOUR_AGO, link.rsplit("/", 1)[1])
    await bob.context.add_init_script(UNHURRIED)
    await bob.goto(link)
    await expect(bob.get_by_role("dialog", name="While you were away")).to_be_visible()
    return bob


async def regretting(browser: Browser, server: Served, title: str) -> Page:
    """Bob is asked whether Ann may take something back."""
    ann, bob = await table_of_two(browser, server, title)
    await choice(ann, "Throw the dice").click()
    await choice(ann, re.compile("^Buy ")).click()
    await choice(ann, "Pass the dice on").click()
    await choice(bob, "Throw the dice").click()
    await ann.get_by_role("button", name="Take back what I did last").click()
    window = ann.get_by_role("dialog", name="Take back what you did last?")
    await window.get_by_role("button", name="Ask the others").click()
    await expect(bob.get_by_role("region", name="Somebody is asking")).to_be_visible()
    return bob


async def replaying_nothing(browser: Browser, server: Served, title: str) -> Page:
    """The door of the replay."""
    page = await person(browser)
    await page.goto(f"{server.url}/replay")
    await expect(page.get_by_role("heading", name="Watch a game again")).to_be_visible()
    return page


async def unserved(browser: Browser, server: Served, title: str) -> Page:
    """The page, whose server does not answer."""
    page = await person(browser, keeps_page=True)
    await page.goto(server.url)
    await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await page.reload()
    await expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    server.end()
    await page.goto(server.url)
    await expect(page.get_by_text("the server with the tables is not answering")).to_be_visible()
    return page


async def naysaid(browser: Browser, server: Served, title: str) -> Page:
    """Ann's card was answered with a no, which she may answer."""
    ann, bob = await collecting(browser, server, title)
    await choice(bob, re.compile("^Just Say No")).click()
    await expect(ann.get_by_text("Bob has said no; you may answer that.")).to_be_visible()
    return ann


def card(name: str) -> Opened:
    """Tap a card of my hand."""

    async def opened(page: Page, language: str) -> None:
        hand = page.locator("[data-hand]").get_by_role("button")
        await hand.filter(has_text=name).first.click()

    return opened


def space(name: str) -> Opened:
    """Tap a space of the board."""

    async def opened(page: Page, language: str) -> None:
        await page.get_by_role("button", name=re.compile(f"^{name}")).first.click()
        await expect(page.get_by_role("dialog")).to_be_visible()

    return opened
