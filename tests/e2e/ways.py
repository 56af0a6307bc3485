"""Ways to the screens worth a picture: who sits there, what was done, and what is opened then."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.async_api import expect

from gamenight.words.catalogue import catalogue
from tests.e2e.browser import choice, join, open_table, person, play_now

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import Browser, Page

    from tests.server.process import Served

    Way = Callable[[Browser, Served, str], Awaitable[Page]]
    Opened = Callable[[Page, str], Awaitable[None]]


def word(language: str, key: str, **facts: object) -> str:
    """A text of the page."""
    return catalogue(language).say("web", key, **facts)


async def as_it_is(page: Page, language: str) -> None:
    """Open nothing."""


async def alone(browser: Browser, server: Served, title: str) -> Page:
    """Ann and the bots of *Play now*."""
    page = await person(browser)
    await page.goto(server.url)
    await play_now(page, title)
    return page


async def home(browser: Browser, server: Served, title: str) -> Page:
    """The first page, as somebody finds it who has played before."""
    page = await alone(browser, server, title)
    await page.goto(server.url)
    await expect(page.get_by_role("heading", name="Go on playing")).to_be_visible()
    return page


async def invited(browser: Browser, server: Served, title: str) -> Page:
    """What somebody sees who comes by the link."""
    link = await open_table(await person(browser), server, title)
    page = await person(browser)
    await page.goto(link)
    await expect(page.get_by_label("My name")).to_be_visible()
    return page


async def lobby(browser: Browser, server: Served, title: str) -> Page:
    """The lobby, with a bot and a free chair."""
    page = await person(browser)
    await open_table(page, server, title)
    await page.get_by_role("button", name="A bot").first.click()
    await page.get_by_role("button", name="One chair more").click()
    await expect(page.get_by_role("button", name="A bot")).to_have_count(1)
    return page


async def read(browser: Browser, server: Served, title: str) -> Page:
    """The help."""
    page = await person(browser)
    await page.goto(f"{server.url}/help")
    return page


def crowd(chairs: int) -> Way:
    """Ann and bots on all the other chairs."""

    async def way(browser: Browser, server: Served, title: str) -> Page:
        page = await person(browser)
        await open_table(page, server, title)
        await seat_bots(page, chairs)
        await page.get_by_role("button", name="Start").click()
        await expect(page.locator("[data-asked=true]")).to_be_visible()
        return page

    return way


async def screen(browser: Browser, server: Served, title: str) -> Page:
    """One big screen for all."""
    ann, wall = await asked(browser, server, title), await person(browser)
    await ann.get_by_role("button", name="Menu").click()
    watch = await ann.get_by_label("Link to watch only").input_value()
    await wall.goto(watch.replace("/w/", "/s/"))
    return wall


def replayed(ended: Way) -> Way:
    """The replay of the game that has just ended."""

    async def way(browser: Browser, server: Served, title: str) -> Page:
        page = await ended(browser, server, title)
        await page.get_by_role("button", name="Replay").click()
        await expect(page.get_by_role("slider")).to_be_visible()
        return page

    return way


async def lobby_of_two(browser: Browser, server: Served, title: str) -> tuple[Page, Page]:
    """Ann and Bob, before their game."""
    ann, bob = await person(browser), await person(browser)
    await join(bob, await open_table(ann, server, title), "Bob")
    return ann, bob


async def table_of_two(browser: Browser, server: Served, title: str) -> tuple[Page, Page]:
    """Ann and Bob, whose game has begun."""
    ann, bob = await lobby_of_two(browser, server, title)
    await ann.get_by_role("button", name="Start").click()
    await expect(bob.locator("[data-waiting]:not([data-waiting=''])")).to_be_visible()
    return ann, bob


async def asked(browser: Browser, server: Served, title: str) -> Page:
    """The page of Ann, who is asked; Bob sits there too."""
    return (await table_of_two(browser, server, title))[0]


async def watching(browser: Browser, server: Served, title: str) -> Page:
    """The page of Bob, while Ann is asked."""
    return (await table_of_two(browser, server, title))[1]


def pressing(*names: str) -> Way:
    """Ann presses these answers, one after the other."""

    async def way(browser: Browser, server: Served, title: str) -> Page:
        page = await asked(browser, server, title)
        for name in names:
            await choice(page, re.compile(name)).click()
        return page

    return way


async def in_debt(browser: Browser, server: Served, title: str) -> Page:
    """Ann owes Bob more rent than she has."""
    ann, bob = await table_of_two(browser, server, title)
    await choice(ann, "Throw the dice").click()
    await choice(bob, re.compile("^Ask .* for the rent")).click()
    await expect(ann.locator("[data-asked=true]")).to_be_visible()
    return ann


async def broke(browser: Browser, server: Served, title: str) -> Page:
    """Bob has asked Ann for a rent that she cannot pay: the end."""
    ann, bob = await table_of_two(browser, server, title)
    await choice(ann, "Throw the dice").click()
    await choice(bob, re.compile("^Ask .* for the rent")).click()
    await choice(ann, "Declare bankruptcy").click()
    await ann.get_by_role("dialog").get_by_role("button", name="Declare bankruptcy").click()
    await expect(ann.locator("[data-ended]")).to_be_visible()
    return ann


async def collecting(browser: Browser, server: Served, title: str) -> tuple[Page, Page]:
    """Ann has played a card that wants money of Bob: their pages."""
    ann, bob = await table_of_two(browser, server, title)
    mine = ann.get_by_role("region", name="My hand").get_by_role("button")
    await mine.filter(has_text="Debt Collector").click()
    await choice(ann, re.compile("^Play Debt Collector")).click()
    return ann, bob


async def charged(browser: Browser, server: Served, title: str) -> Page:
    """The page of Bob, of whom Ann's card wants money."""
    _, bob = await collecting(browser, server, title)
    await expect(bob.locator("[data-asked=true]")).to_be_visible()
    return bob


async def third_set(browser: Browser, server: Served, title: str) -> Page:
    """Ann lays the card that ends the game."""
    ann = await asked(browser, server, title)
    await ann.get_by_role("region", name="My hand").get_by_role("button").filter(has_text="Utility").click()
    await choice(ann, re.compile("^Lay Utility")).click()
    return ann


async def offered(browser: Browser, server: Served, title: str) -> Page:
    """The page of Bob, to whom Ann offers a deal."""
    ann, bob = await table_of_two(browser, server, title)
    await choice(ann, "Offer a deal").click()
    window = ann.get_by_role("dialog")
    await window.get_by_role("group", name="You give").get_by_role("checkbox").first.check()
    await window.get_by_role("group", name="Bob gives").get_by_role("button", name="100 more").click()
    await window.get_by_role("button", name="Offer it to Bob").click()
    await expect(bob.get_by_text("Ann offers you a deal", exact=True)).to_be_visible()
    return bob


async def refused(browser: Browser, server: Served, title: str) -> Page:
    """A bot does not want what Ann offers, and says why."""
    page = await alone(browser, server, title)
    await choice(page, "Offer a deal").click()
    window = page.get_by_role("dialog")
    await window.get_by_role("checkbox").last.check()
    await window.get_by_role("group", name="You give").get_by_role("button", name="10 more").click()
    await window.get_by_role("button", name=re.compile("^Offer it to ")).click()
    await expect(page.locator("[data-refused]")).to_be_visible()
    return page


async def gone(browser: Browser, server: Served, title: str) -> Page:
    """Bob has closed his page, and is waited for."""
    ann, bob = await table_of_two(browser, server, title)
    await choice(ann, "Throw the dice").click()
    await choice(ann, re.compile("^Buy ")).click()
    await choice(ann, "Pass the dice on").click()
    await bob.context.close()
    await expect(ann.get_by_role("button", name="Skip once")).to_be_visible()
    return ann


async def kitchen(browser: Browser, server: Served, title: str) -> Page:
    """The real dice have been thrown, and Ann says what fell."""
    ann, _ = await lobby_of_two(browser, server, title)
    await ann.get_by_role("switch", name="We use the real dice and cards").click()
    await ann.get_by_role("button", name="Start").click()
    await choice(ann, re.compile("^(Throw the dice|Spin the cat)")).click()
    await expect(ann.locator("[data-falling]")).to_be_visible()
    return ann


async def going_round(browser: Browser, server: Served, title: str) -> Page:
    """One device for two: the page is covered until it is in the right hands."""
    page = await person(browser)
    await open_table(page, server, title)
    await page.get_by_role("button", name="Somebody next to me").first.click()
    await page.get_by_label("Who shares this device with you?").fill("Bob")
    await page.get_by_role("button", name="Sit down").click()
    await page.get_by_role("button", name="Start").click()
    await expect(page.locator("[data-cover], [data-asked=true]").first).to_be_visible()
    return page


async def evening(browser: Browser, server: Served, title: str) -> Page:
    """The first question of a first evening."""
    page = await person(browser)
    await page.goto(server.url)
    await page.get_by_role("button", name=f"New here? A first evening: {title}").click()
    await page.keyboard.type("Ann")
    await page.get_by_role("button", name="Begin the first evening").click()
    await expect(page.get_by_role("note", name="Your coach")).to_be_visible()
    return page


async def seat_bots(page: Page, chairs: int) -> None:
    """So many chairs, a bot on each but the first."""
    more = page.get_by_role("button", name="One chair more")
    rows = page.get_by_role("region", name="Who sits at the table").get_by_role("listitem")
    while await rows.count() < chairs:
        before = await rows.count()
        await more.click()
        await expect(rows).to_have_count(before + 1)
    bot = page.get_by_role("button", name="A bot")
    while free := await bot.count():
        await bot.first.click()
        await expect(bot).to_have_count(free - 1)


def button(key: str) -> Opened:
    """Press the page's button of this text."""

    async def opened(page: Page, language: str) -> None:
        found = page.get_by_role("button", name=word(language, key)).or_(
            page.get_by_role("tab", name=word(language, key))
        )
        await found.first.click()

    return opened


async def hand_only(page: Page, language: str) -> None:
    """The phone as one's hand."""
    await button("menu")(page, language)
    await page.get_by_role("switch", name=word(language, "phone_as_hand")).set_checked(True, force=True)
    await page.keyboard.press("Escape")


async def card_tapped(page: Page, language: str) -> None:
    """The middle card of the hand, and what can be done with it."""
    cards = page.locator("section", has=page.locator(".fan, .hand")).get_by_role("button")
    await cards.nth(await cards.count() // 2).click()


async def film(page: Page, language: str) -> None:
    """The middle of a replay."""
    line = page.get_by_role("slider")
    await line.fill(str(int(await line.get_attribute("max") or 0) // 2))


async def what_if(page: Page, language: str) -> None:
    """Who was favoured in the middle of a replay."""
    await film(page, language)
    await button("what_if")(page, language)


async def reviewed(page: Page, language: str) -> None:
    """What decided a game, below its figures."""
    await button("figures")(page, language)
    await expect(page.get_by_role("dialog").locator("[aria-busy=false]")).to_be_visible()
    await page.get_by_text(word(language, "review_lead")).scroll_into_view_if_needed()
