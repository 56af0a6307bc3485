"""A finished game again: from its end, from a link, from a file; and a table set up as last time."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.e2e.browser import PHONE, browsing, choice, join, open_table, person, play_on, run
from tests.e2e.laid import laid
from tests.e2e.test_axe import check, fits
from tests.server.process import Served, served

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs

RECORDS = Path(__file__).parents[1] / "records"
TWO = ["spin 2@90"] * 20  # whoever spins goes two spaces
SPINS = 7  # until Ann, who has eight to go, is there
STEP = re.compile(r"^Step (\d+) of (\d+)$")


async def step_of(page: Page) -> tuple[int, int]:
    """Which step is shown, of how many."""
    found = STEP.match(await page.get_by_text(STEP).inner_text())
    assert found
    return int(found[1]), int(found[2])


async def walk(page: Page) -> None:
    """One step forward and back, the beginning, a jump, the end; the winner is told there and not before."""
    _, steps = await step_of(page)
    await expect(page.get_by_text(f"Step 1 of {steps}")).to_be_visible()
    await page.get_by_role("button", name="One step forward").click()
    await page.keyboard.press("ArrowRight")
    await expect(page.get_by_text(f"Step 3 of {steps}")).to_be_visible()
    await page.get_by_role("button", name="One step back").click()
    await expect(page.get_by_text(f"Step 2 of {steps}")).to_be_visible()
    await page.keyboard.press("Space")  # on the button that was pressed last it is that button's own
    await expect(page.get_by_text(f"Step 1 of {steps}")).to_be_visible()
    bar = page.get_by_role("region", name="Replay").get_by_role("status")
    await expect(bar).not_to_contain_text("wins")
    jump = page.get_by_role("combobox", name="Jump to")
    await jump.select_option(index=await jump.locator("option").count() - 1)
    await expect(page.get_by_text(f"Step {steps} of {steps}")).to_be_visible()
    await expect(bar).to_contain_text("wins")
    await page.get_by_role("button", name="To the start").click()
    await page.get_by_role("combobox", name="How fast things move").select_option(label="Very fast")
    await page.get_by_role("button", name="Play", exact=True).click()
    await expect(page.get_by_text(re.compile(r"^Step ([4-9]|\d\d+) of"))).to_be_visible()
    await page.get_by_role("slider").fill(str(steps - 1))
    await expect(page.get_by_text(f"Step {steps} of {steps}")).to_be_visible()
    await expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


async def figures(page: Page, where: str) -> None:
    """The curves and the bars."""
    await page.get_by_role("button", name="The game in figures").click()
    shown = page.get_by_role("dialog", name="The game in figures")
    await expect(shown.get_by_role("img", name="How far everybody had come")).to_be_visible()
    await expect(shown.get_by_text("How often each number was spun")).to_be_visible()
    await expect(shown.get_by_role("img", name="How likely everybody was to win, out of 100")).to_be_visible()
    await expect(shown.get_by_text("Everybody played as a normal bot would have.")).to_be_visible()
    await expect(shown.locator("[aria-busy=false]")).to_be_visible()
    await check(page, where)
    await page.keyboard.press("Escape")
    await expect(shown).to_have_count(0)


def test_a_finished_race_is_looked_at_again(tmp_path):
    """Ann and Bob finish; Ann goes through the replay, Cid has its link, and the file opens it too."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser, PHONE, scheme="dark")
            link = await open_table(ann, server)
            await join(bob, link, "Bob")
            await ann.get_by_role("button", name="Start").click()
            assert await play_on([ann, bob], 20) == SPINS
            await expect(ann.locator("[data-ended]")).to_be_visible()

            await figures(ann, "figures at the end")
            async with ann.expect_download() as download:
                await ann.get_by_role("button", name="Save the record").click()
            file = tmp_path / "game.record"
            await (await download.value).save_as(file)
            await ann.get_by_role("button", name="Replay").click()
            await expect(ann.get_by_role("slider")).to_be_visible()
            await check(ann, "replay")
            await fits(ann, "replay")
            await walk(ann)
            await figures(ann, "figures of the replay")

            await ann.get_by_role("button", name="Share", exact=True).click()
            shared = await ann.get_by_label("Link to this replay").input_value()
            await bob.goto(shared)
            await expect(bob.get_by_role("slider")).to_be_visible()
            await check(bob, "replay on a phone")
            await fits(bob, "replay on a phone")
            await figures(bob, "figures on a phone")

            cid = await person(browser, PHONE)
            await cid.goto(server.url)
            await cid.get_by_role("link", name="Open a saved game").click()
            await expect(cid.get_by_role("heading", name="Watch a game again")).to_be_visible()
            await check(cid, "the door of the replay")
            await cid.get_by_label("Open a saved game").set_input_files(file)
            await expect(cid.get_by_role("slider")).to_be_visible()
            await walk(cid)
            await cid.goto(f"{server.url}/replay/nothing-here")
            await expect(cid.get_by_role("alert")).to_be_visible()

    with laid(tmp_path / "data", TWO, spaces=[24, 16], order=[0, 1], turn=0) as server:
        run(story(server))


def test_a_file_that_is_no_record_is_explained(tmp_path):
    """It says so, and another file can be chosen."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser, PHONE)
            await page.goto(f"{server.url}/replay")
            file = tmp_path / "shopping.txt"
            file.write_text("milk\nbread\n", encoding="utf-8")
            await page.get_by_label("Open a saved game").set_input_files(file)
            await expect(page.get_by_role("alert")).to_be_visible()
            await expect(page.get_by_text("Open a saved game", exact=True)).to_be_visible()

    with served(tmp_path / "data") as server:
        run(story(server))


def test_spaces_of_one_name_are_drawn_one_by_one(tmp_path):
    """In the game of teams several spaces are called Chance; each has its bar."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser)
            await page.goto(f"{server.url}/replay")
            await page.get_by_label("Open a saved game").set_input_files(RECORDS / "cats-vs-dogs-2.record")
            await page.get_by_role("button", name="The game in figures").click()
            visited = page.get_by_role("figure", name="Most visited")
            await expect(visited.get_by_text("Chance", exact=True)).to_have_count(3)

    with served(tmp_path) as server:
        run(story(server))


def test_a_table_is_set_up_as_last_time(tmp_path):
    """Four chairs and three bots, by one tap on the next evening."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser)
            await open_table(page, server)
            for count in (3, 4):
                await page.get_by_role("button", name="One chair more").click()
                rows = page.get_by_role("region", name="Who sits at the table").get_by_role("listitem")
                await expect(rows).to_have_count(count)
            for left in (2, 1, 0):
                await page.get_by_role("button", name="A bot").first.click()
                await expect(page.get_by_role("button", name="A bot")).to_have_count(left)
            await page.get_by_role("button", name="Start").click()
            await expect(page.get_by_role("button", name="Menu")).to_be_visible()

            await open_table(page, server)
            await page.get_by_role("button", name="As last time").click()
            await expect(page.get_by_role("button", name="No bot")).to_have_count(3)
            await expect(page.get_by_role("button", name="Start")).to_be_enabled()
            await expect(page.get_by_role("button", name="As last time")).to_have_count(0)

    with served(tmp_path) as server:
        run(story(server))


def test_what_if(tmp_path):
    """At a moment of a finished race Ann asks who was favoured, takes Bob's chair, and plays on."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser, PHONE, scheme="dark", language="de-DE")
            await ann.goto(f"{server.url}/replay")
            await ann.get_by_label("Open a saved game").set_input_files(RECORDS / "cats-and-dogs-2.record")
            await ann.get_by_role("slider").fill("9")
            await expect(ann.get_by_text("Step 10 of")).to_be_visible()
            await ann.get_by_role("button", name="What if?").click()
            asked = ann.get_by_role("dialog", name="What if?")
            await expect(asked.get_by_text(re.compile(r"\d+ % ± \d+")).first).to_be_visible()
            await expect(asked.locator("[aria-busy=false]")).to_be_visible()
            await check(ann, "what if")
            await fits(ann, "what if")
            await asked.locator("label", has_text="Bob").click()
            await expect(asked.get_by_role("radio", name="Bob")).to_be_checked()
            await asked.get_by_role("button", name="Play on from here").click()
            await expect(ann.locator("[data-asked=true]")).to_be_visible()
            await choice(ann, "Spin the cat").click()
            await expect(ann.get_by_role("button", name=re.compile("^You spin a")).last).to_be_visible()

            await bob.goto(f"{server.url}/replay")
            await bob.get_by_label("Gespeichertes Spiel öffnen").set_input_files(RECORDS / "deal-2.record")
            await bob.get_by_role("button", name="Was wäre, wenn?").click()
            shown = bob.get_by_role("dialog")
            await expect(shown.get_by_text("Nach dem Ende ist nichts mehr geheim")).to_be_visible()
            await check(bob, "what if on a phone")
            await fits(bob, "what if on a phone")
            await shown.get_by_role("button", name="Von hier weiterspielen").click()
            await expect(bob.locator("[data-asked=true]")).to_be_visible()

    with served(tmp_path) as server:
        run(story(server))
