"""A first evening with a coach, from the first page to its end."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.e2e.browser import DESK, PHONE, browsing, follow_advice, person, run
from tests.e2e.test_axe import check, fits
from tests.server.process import Served, served

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs

MOST = 200  # an auction asks anew after every bid of the bots
# Beside a question an answer leaves it as it is; in an auction others may be quicker. An offer that was to be
# taken back may be answered meanwhile: then the advice is turned down, and asked for anew.
MOVED = """([step, serial]) =>
    document.querySelector(`[data-coach="${step}"]`) === null ||
    document.querySelector("[data-refusal=true]") !== null ||
    document.querySelector("[data-asked]")?.dataset.serial !== serial"""


@pytest.mark.parametrize(
    ("title", "size"),
    [
        ("Cats and Dogs", DESK),
        ("Cats vs. Dogs", PHONE),
        ("Deal", DESK),
        ("Dog Lovers", PHONE),
        ("Kanto", DESK),
    ],
)
def test_an_evening_goes_from_the_first_page_to_its_end(tmp_path, title, size):
    """The coach has a line for every question; whoever does what is advised comes to the end."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser, size)
            await page.goto(server.url)
            await page.get_by_role("button", name=f"New here? A first evening: {title}").click()
            await page.keyboard.type("Ann")
            await page.get_by_role("button", name="Begin the first evening").click()
            coach = page.get_by_role("note", name="Your coach")
            await expect(coach).to_be_visible()
            await check(page, f"a first evening of {title}")
            await fits(page, f"a first evening of {title}")
            over, asked = page.locator("[data-coach=over]"), page.locator("[data-asked=true]")
            for _ in range(MOST):
                await expect(over.or_(asked).first).to_be_visible()
                if await over.count():
                    break
                step = await page.locator("[data-coach]").get_attribute("data-coach")
                serial = await asked.get_attribute("data-serial")
                await follow_advice(page)
                await page.wait_for_function(MOVED, arg=[step, serial])

            await expect(over).to_contain_text("That was your first evening!")
            await over.get_by_role("button", name="Play on").click()
            await expect(coach).to_have_count(0)

    with served(tmp_path) as server:
        run(story(server))


def test_the_coach_can_be_left_at_any_time(tmp_path):
    """The game goes on without, and stays so."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser, PHONE, language="de-DE")
            await page.goto(server.url)
            await page.get_by_role("button", name="Neu hier? Ein erster Abend: Kanto").click()
            await page.keyboard.type("Ann")
            await page.keyboard.press("Enter")
            coach = page.get_by_role("note", name="Dein Begleiter")
            await expect(coach).to_contain_text("Deine Figur steht auf LOS.")
            await page.get_by_role("button", name="Ohne Begleiter weiterspielen").click()
            await expect(coach).to_have_count(0)
            await page.reload()
            await expect(page.locator("[data-asked=true]")).to_be_visible()
            await expect(coach).to_have_count(0)

    with served(tmp_path) as server:
        run(story(server))
