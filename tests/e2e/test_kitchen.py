"""Kitchen mode: the box lies on the table, people tap what they threw or drew, and the phones do the rest."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.e2e.browser import PHONE, PRESSABLE, browsing, join, open_table, person, run, sit
from tests.e2e.test_axe import check, fits
from tests.e2e.ways import kitchen
from tests.server.process import Served, served

if TYPE_CHECKING:
    from playwright.async_api import Browser, Locator, Page

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs

SAID = "That is what fell"
ANSWERS = re.compile(
    "^(Throw the dice|Spin the cat|Buy |Pass the dice on|Claim |Put another|Pay |Siamese|Take .* over)"
)
ROUNDS = 8


async def at_the_table(browser: Browser, server: Served, title: str) -> tuple[Page, Page]:
    """Ann and Bob with their phones, the real dice between them."""
    ann, bob = await person(browser, PHONE), await person(browser, PHONE)
    link = await open_table(ann, server, title)
    await join(bob, link, "Bob")
    await sit(ann, "Bob")
    await ann.get_by_role("switch", name="We use the real dice and cards").click()
    await expect(bob.get_by_role("region", name="We use the real dice and cards")).to_be_visible()
    await check(ann, "a lobby with real dice")
    await ann.get_by_role("button", name="Start").click()
    await expect(state(ann).first).to_be_visible()
    return ann, bob


def state(page: Page) -> Locator:
    """What the page waits for: somebody's answer, or what fell."""
    return page.locator("[data-falling], [data-waiting]:not([data-waiting='']), [data-ended]")


async def tap(page: Page, number: int) -> str:
    """Say what fell, whatever is asked; what was asked."""
    asked = page.locator("[data-falling]")
    verb = await asked.get_attribute("data-falling")
    groups = asked.get_by_role("radiogroup")
    for group in range(await groups.count()):
        faces = groups.nth(group).get_by_role("radio")
        await faces.nth((number + 2 * group) % await faces.count()).click()
    await asked.get_by_role("button", name=SAID).click()
    return verb or ""


async def answer(pages: tuple[Page, Page]) -> None:
    """Whoever is asked takes the first sensible answer."""
    waiting = await state(pages[0]).first.get_attribute("data-waiting")
    page = pages[int((waiting or "0").split()[0])]
    await page.get_by_role("button", name=ANSWERS).and_(page.locator(PRESSABLE)).first.click()


@pytest.mark.parametrize(
    ("title", "verb", "told"),
    [
        ("Kanto", "dice", "throws? 1 and 3"),
        ("Cats vs. Dogs", "dice", "throws? [0-9] and [0-9]"),
        ("The Garden Path", "spin", "spins? an? [0-9]"),
    ],
)
def test_a_few_rounds(tmp_path, title, verb, told):
    """Every throw is asked for, by whoever is nearest; then the game goes on as ever."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await at_the_table(browser, server, title)
            verbs: list[str] = []
            for step in range(60):
                await expect(state(ann).first).to_be_visible()
                if await ann.locator("[data-ended]").count() or len(verbs) >= ROUNDS:
                    break
                if await ann.locator("[data-falling]").count():
                    if not verbs:
                        await check(ann, "what fell")
                        await fits(ann, "what fell")
                    before = [await page.locator("[data-live]").text_content() for page in (ann, bob)]
                    verbs.append(await tap((ann, bob)[step % 2], len(verbs)))
                    for page, was in zip((ann, bob), before, strict=True):
                        await expect(page.locator("[data-live]")).not_to_have_text(was or "")
                else:
                    serial = await state(ann).first.evaluate(
                        "one => one.dataset.serial + one.dataset.waiting"
                    )
                    await answer((ann, bob))
                    await ann.wait_for_function(
                        """was => {
                            const one = document.querySelector('[data-falling], [data-waiting]');
                            return one && one.dataset.serial + one.dataset.waiting !== was;
                        }""",
                        arg=serial,
                    )
            assert verb in verbs
            story = ann.get_by_role("button", name="Story")
            await story.click()
            await expect(ann.get_by_text(re.compile(told)).first).to_be_visible()

    with served(tmp_path) as server:
        run(story(server))


def test_on_a_desk_what_fell_covers_nobody(tmp_path):
    """Above the board it is as low as the question that it stands for: every seat is in sight below it."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await kitchen(browser, server, "Cats and Dogs")
            asked = await page.locator("[data-falling]").bounding_box()
            players = page.get_by_role("complementary", name="Players")
            seat = await players.get_by_role("listitem").first.bounding_box()
            assert asked is not None
            assert seat is not None
            assert asked["y"] + asked["height"] <= seat["y"]

    with served(tmp_path) as server:
        run(story(server))
