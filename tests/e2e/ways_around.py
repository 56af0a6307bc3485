"""Ways to the screens round the games: the door, the host's powers, several tables, what is over."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.async_api import expect

from tests.e2e.browser import choice, join, open_table, person, play_now, play_on
from tests.e2e.ways import lobby_of_two, table_of_two, word

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

    from tests.server.process import Served

TALK = [
    "Hello everybody! Who begins?",
    "You do, by the dice. And no mercy this time: last week you took all four stations from me.",
    "Ha!",
]


async def nowhere(browser: Browser, server: Served, title: str) -> Page:
    """An address at which there is nothing."""
    page = await person(browser)
    await page.goto(f"{server.url}/nowhere")
    await expect(page.get_by_role("alert")).to_be_visible()
    return page


async def miscalled(browser: Browser, server: Served, title: str) -> Page:
    """A code that opens nothing."""
    page = await person(browser)
    await page.goto(server.url)
    await page.get_by_placeholder("ABCDE").fill("QQQQQ")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert").filter(has_text="no open table")).to_be_visible()
    return page


async def guarded(browser: Browser, server: Served, title: str) -> tuple[Page, Page]:
    """Ann's lobby, into which she lets people herself, and Bob, who is waiting."""
    ann, bob = await person(browser), await person(browser)
    link = await open_table(ann, server, title)
    await ann.get_by_role("radio", name="Only those I let in").check()
    await expect(ann.locator("label.chosen").filter(has_text="Only those I let in")).to_be_visible()
    await bob.goto(link)
    await bob.get_by_label("My name").fill("Bob")
    await bob.get_by_role("button", name="Come in and sit down").click()
    await expect(bob.get_by_role("heading", name="Waiting to be let in")).to_be_visible()
    return ann, bob


async def at_the_door(browser: Browser, server: Served, title: str) -> Page:
    """Bob waits to be let in."""
    return (await guarded(browser, server, title))[1]


async def knocked(browser: Browser, server: Served, title: str) -> Page:
    """Ann is asked to let Bob in."""
    ann, _ = await guarded(browser, server, title)
    await expect(ann.get_by_role("region", name="Somebody is asking")).to_be_visible()
    return ann


async def not_known(browser: Browser, server: Served, title: str) -> Page:
    """Bob was sent out, and comes back by the link."""
    ann, bob = await lobby_of_two(browser, server, title)
    link = ann.url
    await ann.get_by_role("button", name="Send out").click()
    await ann.get_by_role("dialog").get_by_role("button", name="Send out", exact=True).click()
    await expect(bob.get_by_role("heading", name="You cannot come in here")).to_be_visible()
    await bob.goto(link)
    await expect(bob.get_by_role("heading", name="We did not recognise you")).to_be_visible()
    return bob


async def hosted(browser: Browser, server: Served, title: str) -> Page:
    """Ann's lobby, where Bob sits too."""
    ann, _ = await lobby_of_two(browser, server, title)
    await expect(ann.get_by_role("button", name="More about Bob")).to_be_visible()
    return ann


async def more_about(page: Page, language: str) -> None:
    """What the host may do about Bob."""
    await page.get_by_role("button", name=word(language, "more_about", name="Bob")).click()


async def send_out(page: Page, language: str) -> None:
    """The host is asked once more before Bob is sent out."""
    await page.get_by_role("button", name=word(language, "send_out")).click()


async def tokens(page: Page, language: str) -> None:
    """The tokens of the box, one for Ann."""
    await page.get_by_role("button", name=word(language, "token_change", token="")).first.click()


async def talking(browser: Browser, server: Served, title: str) -> Page:
    """Ann and Bob have said something to each other."""
    ann, bob = await table_of_two(browser, server, title)
    for page, text in zip((ann, bob, ann), TALK, strict=True):
        if not await page.get_by_label("Say something", exact=True).count():
            await page.get_by_role("tab", name="Chat").click()
        await page.get_by_label("Say something", exact=True).fill(text)
        await page.get_by_role("button", name="Send").click()
        await expect(page.get_by_text(text)).to_be_visible()
    return ann


async def kept_chair(browser: Browser, server: Served, title: str) -> Page:
    """Bob has let a bot play on."""
    _, bob = await table_of_two(browser, server, title)
    await bob.get_by_role("button", name="Menu").click()
    await bob.get_by_role("button", name="Give Bob's chair to a bot").click()
    await bob.keyboard.press("Escape")
    await expect(bob.get_by_role("button", name="I am back")).to_be_visible()
    return bob


async def passing(page: Page, language: str) -> None:
    """One device for several: who plays?"""
    await page.get_by_role("button", name=f"{word(language, 'with_others')}: Kanto").click()
    await page.get_by_role("button", name=word(language, "way_pass")).click()
    await page.get_by_role("dialog").get_by_role("textbox").first.fill("Bob")
    await page.get_by_role("button", name=word(language, "one_more_player")).click()


async def ask_why(page: Page, language: str) -> None:
    """Why a bot did what it did last."""
    await page.get_by_role("button", name=re.compile(word(language, "why_of", name=".*"))).first.click()
    await expect(page.get_by_role("dialog").get_by_role("status")).not_to_be_empty()


async def two_tables(browser: Browser, server: Served, title: str) -> tuple[Page, Page]:
    """The lobby of the first of two tables with the same luck, and a guest of the second."""
    ann, bob = await person(browser), await person(browser)
    await open_table(ann, server, title)
    await ann.get_by_text("Several tables with the same luck").click()
    await ann.get_by_role("button", name="Open the tables").click()
    await expect(ann.get_by_text("Table 1 of 2.")).to_be_visible()
    await join(bob, await ann.get_by_label("Table 2").input_value(), "Bob")
    return ann, bob


async def duplicate(browser: Browser, server: Served, title: str) -> Page:
    """The lobby of a duplicate."""
    return (await two_tables(browser, server, title))[0]


async def raced(browser: Browser, server: Served, title: str, tables: int) -> Page:
    """So many of two tables have finished; Ann's page."""
    ann, bob = await two_tables(browser, server, title)
    for page in (ann, bob)[:tables]:
        await page.get_by_role("button", name="A bot").first.click()
        await page.get_by_role("button", name="Start").click()
        await play_on([page], 100)
        await expect(page.locator("[data-ended]")).to_be_visible()
    return ann


async def duplicate_waiting(browser: Browser, server: Served, title: str) -> Page:
    """Ann's table has finished, the other has not."""
    return await raced(browser, server, title, 1)


async def duplicate_over(browser: Browser, server: Served, title: str) -> Page:
    """Both tables have finished."""
    ann = await raced(browser, server, title, 2)
    await expect(ann.get_by_role("button", name="Compare the tables")).to_be_visible()
    return ann


async def frequent(browser: Browser, server: Served, title: str) -> Page:
    """The first page, as somebody finds it who has finished games, and others that go on."""
    page = await person(browser)
    for number in range(4):
        await page.goto(server.url)
        await play_now(page, title, "" if number else "Ann")
        await page.goto(server.url)
    await expect(page.get_by_role("button", name="1 more")).to_be_visible()
    await page.evaluate(ALL_BUT_ONE_OVER)
    await page.reload()
    await expect(page.get_by_role("heading", name="Finished games")).to_be_visible()
    return page


ALL_BUT_ONE_OVER = """() => Object.keys(localStorage).filter(key => key.startsWith("gamenight.game."))
    .slice(1).forEach(key => localStorage.setItem(key,
        JSON.stringify({...JSON.parse(localStorage.getItem(key)), status: "over"})))"""


async def typing(browser: Browser, server: Served, title: str) -> Page:
    """The line in which Ann types what she plays."""
    ann, _ = await table_of_two(browser, server, title)
    await expect(choice(ann, re.compile("."))).to_be_visible()
    await ann.keyboard.press("/")
    await expect(ann.get_by_label("Type what you play").first).to_be_visible()
    return ann
