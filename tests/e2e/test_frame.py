"""The frame of the table: the board keeps its size whatever is asked, on screens of every form."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.e2e.browser import DESK, PHONE, browsing, choice, is_over, open_table, person, play_now, run
from tests.e2e.laid import laid
from tests.e2e.test_axe import fits
from tests.e2e.ways import seat_bots
from tests.server.process import served

if TYPE_CHECKING:
    from playwright.async_api import Page

    from tests.server.process import Served

pytestmark = [
    pytest.mark.battery,
    pytest.mark.long,
]  # once is enough: the page does not know which engine runs

LYING = {"width": 844, "height": 390}
SMALL_DESK = {"width": 1024, "height": 768}
TABLET = {"width": 820, "height": 1180}
ANSWERS = 6
HAS_BUSINESS = {"Kanto"}
SIZES = """() => {
    window.sizes = new Set();
    const look = () => {
        const box = document.querySelector(".board-area main > div")?.getBoundingClientRect();
        if (box?.width) window.sizes.add(`${Math.round(box.width)} by ${Math.round(box.height)}`);
        requestAnimationFrame(look);
    };
    look();
}"""


async def ask_and_answer(page: Page, title: str) -> None:
    """Some hints and answers, or fewer if the game is over before.

    Where a hint may be some other business beside the question, the answer is the likely one, by its key.
    """
    asked, over = page.locator("[data-asked=true]"), page.locator("[data-ended]")
    for _ in range(ANSWERS):
        await expect(asked.or_(over).first).to_be_visible()
        if await is_over(page):
            return
        serial = await asked.get_attribute("data-serial")
        await choice(page, "What would you do?").click()
        await expect(choice(page, "Do that")).to_be_visible()
        if title in HAS_BUSINESS:
            await page.keyboard.press("1")
        else:
            await choice(page, "Do that").click()
        await expect(page.locator(f"[data-asked=true][data-serial='{serial}']")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, LYING, SMALL_DESK], ids=str)
@pytest.mark.parametrize("title", ["Kanto", "Cats vs. Dogs", "Cats and Dogs", "Deal"])
def test_the_board_keeps_its_size(tmp_path, title, size):
    """Through questions, hints and answers the board has one size, and the page is never scrolled."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser, size)
            await open_table(page, server, title)
            await page.get_by_role("button", name="A bot").first.click()
            await page.get_by_role("button", name="Start").click()
            await expect(page.locator("[data-asked]")).to_be_visible()
            await expect(page.locator(".board-area main > div > *").first).to_be_visible()
            await page.evaluate(SIZES)
            await ask_and_answer(page, title)
            assert len(await page.evaluate("[...window.sizes]")) == 1
            await fits(page, title)
            tall, seen = await page.evaluate("[document.scrollingElement.scrollHeight, innerHeight]")
            assert tall <= seen

    with laid(tmp_path, is_fresh=True, seed=7) as server:
        run(story(server))


# What hangs over the edge of somebody's card, or over that of the page.
OVER = """() => [...document.querySelectorAll("li[data-purse]")].flatMap((seat) => {
    const edge = Math.min(seat.getBoundingClientRect().right, innerWidth) + 1;
    const shown = [...seat.querySelectorAll("*")].filter((part) => {
        const box = part.getBoundingClientRect();
        return box.width > 1 && box.right > edge;
    });
    return shown.map((part) => `${part.textContent.trim()} (${part.className})`);
})"""


@pytest.mark.parametrize("size", [PHONE, LYING, SMALL_DESK, TABLET, DESK], ids=str)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_rich_prisoner_has_room(tmp_path, size, seats):
    """Cash, the turn in Jail and its card stay on everybody's card, however many sit there."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser, size)
            await open_table(page, server, "Kanto")
            await seat_bots(page, seats)
            await page.get_by_role("button", name="Start").click()
            await expect(page.locator("li[data-purse] .cash")).to_have_count(seats)
            await expect(page.locator("[data-asked=true]")).to_be_visible()
            assert await page.evaluate(OVER) == []
            await fits(page, f"{seats} in Jail")

    held = [{"unseen": [card for card in range(16) if card != 7], "keeper": 0}, {"unseen": list(range(16))}]
    cash, places, jailed = [12345] * seats, [10] * seats, [2] * seats
    with laid(tmp_path, cash=cash, places=places, jailed=jailed, decks=held) as server:
        run(story(server))


# Every picture of the board: how large it is drawn in its frame, and how large the frame is.
WATCH = """() => {
    window.drawn = [];
    const look = () => {
        const ring = document.querySelector(".frame .ring");
        const wide = (box) => Math.round(box.getBoundingClientRect().width);
        if (ring) window.drawn.push([ring.dataset.near !== undefined, wide(ring), wide(ring.parentElement)]);
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize(
    ("size", "motion", "comes_nearer"),
    [(PHONE, "no-preference", True), (PHONE, "reduce", False), (DESK, "no-preference", False)],
    ids=["phone", "phone without motion", "desk"],
)
def test_the_board_comes_nearer_where_a_piece_walks(tmp_path, size, motion, comes_nearer):
    """On a phone, in a frame of one size, and at rest it is the whole board again; never without motion."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser, size)
            await page.emulate_media(reduced_motion=motion)
            await page.goto(server.url)
            await play_now(page, "Kanto")
            await expect(page.locator(".frame .ring").first).to_be_visible()
            await page.evaluate(WATCH)
            await choice(page, "Throw the dice").click()
            await expect(choice(page, re.compile("Buy "))).to_be_visible()
            await expect(page.locator(".ring[data-near]")).to_have_count(0)
            await page.wait_for_function(
                "() => { const [near, drawn, frame] = window.drawn.at(-1); return !near && drawn === frame; }"
            )
            drawn = await page.evaluate("window.drawn")
            assert any(is_near for is_near, _, _ in drawn) == comes_nearer
            assert any(wide > 1.25 * frame for _, wide, frame in drawn) == comes_nearer
            assert len({frame for _, _, frame in drawn}) == 1

    with laid(tmp_path, ["dice 4 5"], cash=[1500, 1500, 1500], places=[0, 0, 0]) as server:
        run(story(server))


def test_the_spinner_is_flicked(tmp_path):
    """A drag across the spinner spins it, as a press does; where it stops the server says."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser, PHONE)
            await open_table(page, server, "Cats and Dogs")
            await page.get_by_role("button", name="A bot").first.click()
            await page.get_by_role("button", name="Start").click()
            await expect(choice(page, "Spin the cat")).to_be_visible()
            spinner = page.locator(".ask .fallen button")
            box = await spinner.bounding_box()
            assert box is not None
            assert box["width"] == box["height"] == 160
            middle = (box["x"] + 80, box["y"] + 80)
            await page.mouse.move(middle[0] + 60, middle[1])
            await page.mouse.down()
            for x, y in ((45, 45), (0, 60), (-45, 45), (-60, 0)):
                await page.mouse.move(middle[0] + x, middle[1] + y)
            await page.mouse.up()
            await page.get_by_role("button", name="Story").click()
            lines = page.get_by_role("dialog").get_by_role("listitem")
            spun = lines.filter(has_text=re.compile("You spin a|The tail stops"))
            await expect(spun.first).to_be_visible()

    with served(tmp_path) as server:
        run(story(server))
