"""Games of every box by the keyboard alone, whole or laid near their end; the focus is never nowhere."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.async_api import expect

from gamenight.editions.shelf import edition_of
from gamenight.games.pets.edition.board import board_of
from tests.e2e.browser import PRESSABLE, browsing, choice, is_over, open_table, person, run
from tests.e2e.laid import laid
from tests.games.deal.hands import laid_set
from tests.server.process import served

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

    from tests.server.process import Served

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs

MOST_TABS = 40
FRAMES_LOST = """() => {
    window.lost = [];
    const look = () => {
        const isNowhere = document.activeElement === null || document.activeElement === document.body;
        if (isNowhere) window.lost.push(document.querySelector(".rising")?.innerText ?? "no question");
        requestAnimationFrame(look);
    };
    look();
}"""


async def begin(page: Page, server: Served, title: str) -> None:
    """A table with one bot, and from its first question on every frame without a focus is counted."""
    await open_table(page, server, title)
    await page.get_by_role("button", name="A bot").first.click()
    await page.get_by_role("button", name="Start").click()
    await expect(page.locator("[data-asked]")).to_be_visible()
    await page.keyboard.press("Tab")
    await page.evaluate(FRAMES_LOST)


async def enter(page: Page, name: str | re.Pattern[str], key: str = "Tab") -> None:
    """Go on by Tab to the first button of this name, and press it by Enter."""
    found = page.get_by_role("button", name=name, exact=True).first
    await expect(found).to_be_visible()
    await tab_to(page, found, key)
    await page.keyboard.press("Enter")


async def press(page: Page, name: str, key: str = "1") -> None:
    """Press a key as soon as the button of this name can be pressed."""
    await expect(choice(page, re.compile(name))).to_be_visible()
    await page.keyboard.press(key)


async def ended(page: Page, winner: str) -> None:
    """The end is shown and has the focus, and no frame was without one."""
    await expect(page.locator("[data-ended]").get_by_role("heading")).to_contain_text(winner)
    await expect(page.locator("[data-ended] ol").get_by_role("listitem")).to_have_count(2)
    assert await page.evaluate("window.lost") == []


async def play_by_keys(page: Page) -> None:
    """Key 1 for whatever is asked, until the end; where something drawn is the answer, the first by Enter."""
    asked, over = page.locator("[data-asked=true]"), page.locator("[data-ended]")
    drawn = asked.locator(f".pets button{PRESSABLE}, .picker button{PRESSABLE}").first
    numbered = asked.locator(f".answers button{PRESSABLE}").first
    while not await is_over(page):
        await expect(drawn.or_(numbered).or_(over).first).to_be_visible()
        if await is_over(page):
            break
        serial = await asked.get_attribute("data-serial")
        if await drawn.count():
            await tab_to(page, drawn)
            await page.keyboard.press("Enter")
        else:
            await page.keyboard.press("1")
        await expect(page.locator(f"[data-asked=true][data-serial='{serial}']")).to_have_count(0)


async def tab_to(page: Page, wanted: Locator, key: str = "Tab") -> None:
    """Go on by Tab, or back by Shift+Tab, until something has the focus."""
    for _ in range(MOST_TABS):
        if await wanted.evaluate("one => one === document.activeElement"):
            return
        await page.keyboard.press(key)
    raise AssertionError("it is not reached by Tab")


def test_the_way_to_a_table_by_keys(tmp_path):
    """A bot and no bot and a bot, home, another name, a game forgotten: the focus is never nowhere."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser)
            await page.goto(server.url)
            await page.keyboard.press("Tab")
            await page.evaluate(FRAMES_LOST)
            await enter(page, "With others: The Garden Path")
            await expect(page.get_by_label("My name")).to_be_focused()
            await page.keyboard.type("Ann")
            await enter(page, re.compile("^Everybody on their own device"))
            await enter(page, "A bot")
            await enter(page, "No bot")
            await enter(page, "A bot")
            await expect(page.get_by_role("button", name="No bot")).to_be_visible()

            await tab_to(page, page.get_by_role("link", name="gamenight"), "Shift+Tab")
            await page.keyboard.press("Enter")
            await enter(page, "Change my name")
            await expect(page.get_by_label("My name")).to_be_focused()
            await page.keyboard.type("Bea")
            await page.keyboard.press("Enter")
            await expect(page.get_by_role("button", name="Change my name")).to_be_focused()
            await enter(page, "Forget The Garden Path on this device", "Shift+Tab")
            await expect(page.get_by_role("heading", name="Go on playing")).to_have_count(0)
            await enter(page, "Play now: Deal")
            await expect(page.locator("[data-asked]")).to_be_visible()
            assert await page.evaluate("window.lost") == []

    with served(tmp_path) as server:
        run(story(server))


@pytest.mark.parametrize("title", ["Cats and Dogs", "The Garden Path", "Cats vs. Dogs"])
def test_a_whole_game_by_keys(tmp_path, title):
    """From the first question to the end."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser)
            await begin(page, server, title)
            await play_by_keys(page)
            await ended(page, "win")

    with served(tmp_path) as server:
        run(story(server))


def test_real_dice_by_keys(tmp_path):
    """The arrows go from one number to the next; Tab leads on to say so, and nothing is lost on the way."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser)
            await open_table(page, server, "The Garden Path")
            await page.get_by_role("button", name="A bot").first.click()
            await page.get_by_role("switch", name="We use the real dice and cards").check()
            await page.get_by_role("button", name="Start").click()
            await expect(page.locator("[data-asked=true]")).to_be_visible()
            await page.keyboard.press("Tab")
            await page.evaluate(FRAMES_LOST)
            await page.keyboard.press("1")
            falling = page.locator("[data-falling]")
            await expect(falling.get_by_role("heading")).to_be_focused()
            await page.keyboard.press("Tab")
            for _ in range(3):
                await page.keyboard.press("ArrowRight")
            await page.keyboard.press("ArrowLeft")
            await expect(falling.get_by_role("radio", name="2", exact=True)).to_be_checked()
            await page.keyboard.press("Tab")
            await page.keyboard.press("Enter")
            await expect(page.get_by_text("You spin a 2").first).to_be_visible()
            assert await page.evaluate("window.lost") == []

    with served(tmp_path) as server:
        run(story(server))


@pytest.mark.parametrize("title", ["Kanto", "Dog Lovers"])
def test_property_by_keys(tmp_path, title):
    """An auction is left by its key twice; R asks the bot for a rent that it cannot pay."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser)
            await begin(page, server, title)
            await press(page, "^Throw the dice")
            await press(page, "^Auction it", "2")
            await press(page, "^Pass", "2")  # first looked at
            await expect(choice(page, re.compile("^Pass"))).to_be_focused()
            await page.keyboard.press("2")
            await press(page, "^Pass the dice on")
            await press(page, "^Ask .* for the rent", "r")
            await ended(page, "Ann wins")

    position: dict[str, Any] = {"cash": [1500, 30], "deeds": [[37, 39], []], "buildings": {"37": 5, "39": 5}}
    with laid(tmp_path, ["dice 2 4", "dice 1 2"], places=[0, 36], **position) as server:
        run(story(server))


def test_the_team_game_by_keys(tmp_path):
    """Throw and claim: the last title makes it more than the other team's."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser)
            await begin(page, server, "Cats vs. Dogs")
            await press(page, "^Throw the dice")
            await press(page, "^Claim it")
            await ended(page, "")

    spaces = board_of(edition_of("cats-vs-dogs")).spaces  # type: ignore[arg-type]
    titles = [number for number, space in enumerate(spaces) if space.kind == "title"]
    free = next(title for title in titles if 3 <= title <= 12)
    dogs = titles[: len(titles) // 3]
    stacks = {str(title): ["dog" if title in dogs else "cat"] for title in titles if title != free}
    with laid(tmp_path, [f"dice {free - free // 2} {free // 2}"], places=[0, 1], stacks=stacks) as server:
        run(story(server))


def test_cards_by_keys(tmp_path):
    """Tab to a card, Enter takes it up, key 1 lays it: the third full set wins."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser)
            await begin(page, server, "Deal")
            mine = page.get_by_role("region", name="My hand")
            card = mine.get_by_role("button", name=re.compile("Utility"))
            await expect(card).to_be_visible()
            await tab_to(page, card)
            await page.keyboard.press("Enter")
            await press(page, "^Lay Utility")
            await ended(page, "Ann wins")

    three = {"brown": "brown brown", "dark-blue": "dark-blue any", "utility": "utility"}
    sets = [[laid_set(place, cards) for place, cards in three.items()]]
    with laid(tmp_path, hands=[["utility", "1M"], ["5M", "red"]], sets=sets) as server:
        run(story(server))
