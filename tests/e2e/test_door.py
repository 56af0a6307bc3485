"""The way to a table: a game at once, with others, on one device, and back to what goes on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.e2e.browser import A_BOT, PHONE, browsing, choice, open_table, person, play_now, run, sit
from tests.e2e.laid import laid
from tests.e2e.test_axe import check, fits
from tests.server.process import Served, served

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs

COUNTING = "addEventListener('click', () => (window.clicks = (window.clicks ?? 0) + 1), true)"


async def first_throw(page: Page, name: str) -> None:
    """Press what begins my first turn, as soon as it can be; it is answered."""
    await expect(page.locator("[data-asked=true]")).to_be_visible()
    serial = await page.locator("[data-asked=true]").get_attribute("data-serial")
    await choice(page, name).click()
    await expect(page.locator(f"[data-serial='{serial}'][data-asked=true]")).to_have_count(0)


async def first_card(page: Page, name: str) -> None:
    """Take up a card of my hand; what can be done with it stands there."""
    await expect(page.locator("[data-asked=true]")).to_be_visible()
    await page.get_by_role("region", name=name).get_by_role("button").last.click()
    await expect(choice(page, re.compile("^(Bank|Lay|Play) "))).to_be_visible()


MONEY = [f"card {card}" for card in ["1M"] * 6 + ["2M"] * 5 + ["3M"] * 3 + ["10M"]]  # nobody wants any of it
ANN_FIRST = ["dice 6 5", "dice 1 2", "dice 1 3"]  # nothing is auctioned before her turn


@pytest.mark.parametrize(
    ("title", "begin", "name", "chance"),
    [
        ("Cats and Dogs", first_throw, "Spin the cat", []),
        ("Cats vs. Dogs", first_throw, "Throw the dice", []),
        ("Deal", first_card, "My hand", [*MONEY, "first 0"]),
        ("Dog Lovers", first_throw, "Throw the dice", ANN_FIRST),
        ("Kanto", first_throw, "Throw the dice", ANN_FIRST),
    ],
)
def test_two_clicks_after_the_name_to_the_first_throw(tmp_path, title, begin, name, chance):
    """The name is asked in the box that was wanted; one click begins, the next throws; two bots play."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser, PHONE)
            await page.goto(server.url)
            await page.get_by_role("button", name=f"Play now: {title}").click()
            await expect(page.get_by_label("My name")).to_be_focused()
            await page.keyboard.type("Ann")
            await page.evaluate(COUNTING)
            await page.get_by_role("button", name="Play now", exact=True).click()
            await begin(page, name)

            assert await page.evaluate("window.clicks") == 2
            await page.goto(server.url)
            bots = re.compile(f"{title} with {A_BOT}, {A_BOT}")
            await expect(page.get_by_role("link", name=bots)).to_be_visible()

    with laid(tmp_path, chance, is_fresh=True) as server:
        run(story(server))


def test_go_on_playing(tmp_path):
    """Who comes back finds the game on top, one tap away; who forgets it sees it no more. The name stays."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser, PHONE)
            await page.goto(server.url)
            await expect(page.get_by_role("heading", name="Go on playing")).to_have_count(0)
            await play_now(page, "The Garden Path")
            table = page.url
            await page.goto(server.url)
            await expect(page.get_by_role("heading", name="Go on playing")).to_be_visible()
            await expect(page.get_by_text("You play as Ann.")).to_be_visible()
            await check(page, "home with a game")
            await fits(page, "home with a game")
            await page.get_by_role("link", name=re.compile("^The Garden Path with ")).click()
            await expect(page).to_have_url(table)
            await page.goto(server.url)
            await page.get_by_role("button", name="Forget The Garden Path on this device").click()
            await expect(page.get_by_role("heading", name="Go on playing")).to_have_count(0)
            await play_now(page, "The Garden Path", name="")

    with served(tmp_path) as server:
        run(story(server))


def test_one_device_for_two(tmp_path):
    """Ann and Bob share it: the game begins at once, and each is handed the device in turn."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser, PHONE)
            await page.goto(server.url)
            await page.get_by_role("button", name="With others: Deal").click()
            await check(page, "with others")
            await page.get_by_role("button", name="One device, passed round").click()
            await expect(page.get_by_text("Tell us your name first.")).to_be_visible()
            await page.get_by_label("My name").fill("Ann")
            await page.get_by_role("button", name="One device, passed round").click()
            await page.get_by_label("Player 2").fill("Bob")
            await check(page, "passing round")
            await page.get_by_role("button", name="Play now", exact=True).click()
            await expect(page.get_by_text(re.compile("Hand the device to (Ann|Bob)"))).to_be_visible()

    with served(tmp_path) as server:
        run(story(server))


def test_one_big_screen(tmp_path):
    """The television shows the board and the code, takes no chair, and starts when all sit."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            wall, bob = await person(browser), await person(browser, PHONE)
            await wall.goto(server.url)
            await wall.get_by_role("button", name="With others: The Garden Path").click()
            await wall.get_by_label("My name").fill("Television")
            await wall.get_by_role("button", name="One big screen").click()
            await expect(
                wall.get_by_role("status").filter(has_text="2 chairs are still free.")
            ).to_be_visible()
            await bob.goto(wall.url)
            await bob.get_by_label("My name").fill("Bob")
            await bob.get_by_role("button", name="Come in and sit down").click()
            await expect(wall.get_by_role("status").filter(has_text="1 chair is still free.")).to_be_visible()
            await wall.get_by_role("button", name="Chairs and rules").click()
            await wall.get_by_role("button", name="A bot").first.click()
            await wall.get_by_role("button", name="Menu").click()
            await wall.get_by_role("button", name="Big screen here").click()
            await wall.get_by_role("button", name="Start").click()
            await expect(choice(bob, "Spin the cat")).to_be_visible()
            await expect(wall.get_by_role("button", name="Spin the cat")).to_have_count(0)

    with served(tmp_path) as server:
        run(story(server))


def test_an_invitation_seats_with_one_button(tmp_path):
    """Bob sees the box and who invites him; with his name and one button he sits at the table."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser, PHONE)
            link = await open_table(ann, server, "Dog Lovers")
            await bob.goto(link)
            await expect(bob.get_by_role("heading", name="Ann invites you to Dog Lovers")).to_be_visible()
            await check(bob, "invitation")
            await fits(bob, "invitation")
            await expect(bob.get_by_label("My name")).to_be_focused()
            await bob.keyboard.type("Bob")
            await bob.keyboard.press("Enter")
            await sit(ann, "Bob")
            await sit(bob, "Ann", "Bob")
            await bob.reload()  # who is known is not invited again
            await sit(bob, "Ann", "Bob")

    with served(tmp_path) as server:
        run(story(server))


def test_who_comes_late_may_watch_or_ask(tmp_path):
    """Bob has the link and asks to play on for a bot, Cid has the code and is let in to watch; one screen."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann = await person(browser)
            bob, cid = await person(browser, PHONE), await person(browser, PHONE)
            link = await open_table(ann, server)
            code = await ann.get_by_text(re.compile("^[A-Z]{5}$")).inner_text()
            await ann.get_by_role("button", name="A bot").first.click()
            await ann.get_by_role("button", name="Start").click()
            await expect(choice(ann, "Spin the cat")).to_be_visible()

            await cid.goto(f"{server.url}/c/{code}")
            await expect(cid.get_by_text("The game has started.")).to_be_visible()
            await cid.get_by_label("My name").fill("Cid")
            await cid.get_by_role("button", name="Come in and watch").click()
            await expect(cid.get_by_text("Ann has been asked to let you in.")).to_be_visible()
            await ann.get_by_role("button", name="Let in").click()
            await expect(cid.get_by_text("you are watching")).to_be_visible()

            await bob.goto(link)
            await check(bob, "late invitation")
            await bob.get_by_label("My name").fill("Bob")
            await bob.get_by_role("button", name="Ask to play").click()
            await ann.get_by_role("button", name="Give them the chair").click()
            await expect(bob.locator("[data-asked]").first).to_be_visible()
            await expect(bob.get_by_text("you are watching")).to_have_count(0)

    with served(tmp_path) as server:
        run(story(server))


def test_light_and_dark_are_chosen_and_stay(tmp_path):
    """The device says night, Ann says day; it stays so until she leaves it to the device again."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser, PHONE, scheme="dark")
            await page.goto(server.url)
            await expect(page.locator("html")).to_have_attribute("data-scheme", "dark")
            await page.get_by_label("Colours").select_option("light")
            await expect(page.locator("html")).to_have_attribute("data-scheme", "light")
            await check(page, "home by day")
            await fits(page, "home by day")
            await page.reload()
            await expect(page.get_by_label("Colours")).to_have_value("light")
            await play_now(page, "The Garden Path")
            await expect(page.locator("html")).to_have_attribute("data-scheme", "light")
            await page.get_by_role("button", name="Menu").click()
            await page.get_by_label("Colours").select_option("system")
            await expect(page.locator("html")).to_have_attribute("data-scheme", "dark")
            await page.emulate_media(color_scheme="light")
            await expect(page.locator("html")).to_have_attribute("data-scheme", "light")

    with served(tmp_path) as server:
        run(story(server))
