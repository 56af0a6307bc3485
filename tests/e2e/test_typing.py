"""By keys: a letter asks, / opens a line, and the words of the game are typed there."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.e2e.browser import DESK, browsing, open_table, person, run
from tests.e2e.laid import laid
from tests.e2e.test_axe import check, fits
from tests.e2e.test_property import two_at_a_table
from tests.server.process import Served, served

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs


def test_letters_and_words(tmp_path):
    """Ann asks for everything and plays by typing; a word that is none is answered in place."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, _ = await two_at_a_table(browser, server)
            said = ann.locator("[data-announced]")
            await expect(ann.locator("[data-asked=true]")).to_be_visible()
            for letter, answer in (
                ("m", "You have ¥1500 and 0 deeds."),
                ("o", "Bob: ¥1500 and 0 deeds; on Growlithe, for sale for ¥300."),
                ("h", "You are on GO."),
                ("w", "Your turn: throw the dice. You can: Throw the dice."),
            ):
                await ann.keyboard.press(letter)
                await expect(said).to_have_text(answer)
                await expect(ann.locator("[data-ear]")).to_have_text(answer)

            await ann.keyboard.press("/")
            line = ann.get_by_role("combobox", name="Type what you play")
            form = ann.get_by_role("form", name="Type what you play")
            await expect(line).to_be_focused()
            await check(ann, "typing")
            await fits(ann, "typing")
            await line.fill("jump")
            await line.press("Enter")
            await expect(form.get_by_role("status")).to_contain_text("'jump' is no word of this game")
            await line.fill("roll")
            await line.press("Enter")
            await expect(ann.locator("[data-live]")).to_contain_text("You throw 1 and 2.")
            await line.fill("buy")
            await line.press("Enter")
            await expect(ann.locator("[data-live]")).to_contain_text("You buy Onix for ¥60.")
            await line.fill("m")
            await line.press("Enter")
            await expect(form.get_by_role("status")).to_have_text("You have ¥1440 and 1 deed: Onix.")
            await line.press("Escape")
            await expect(form).to_have_count(0)

    with laid(tmp_path, ["dice 1 2"], cash=[1500, 1500], places=[0, 31]) as server:
        run(story(server))


@pytest.mark.parametrize(
    ("title", "answers"),
    [
        ("Deal", {"m": r"^You have 0M in the bank, 0 full sets and \d cards in hand[.]$"}),
        ("Cats vs. Dogs", {"m": "^You have .* and 0 titles with the team, ", "h": "^You are on GO"}),
        ("The Garden Path", {"m": "^There is no money in this game[.]$", "o": "^[A-Z].*: "}),
    ],
)
def test_every_game_answers(tmp_path, title, answers):
    """Each in its own words."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann = await person(browser, DESK)
            await open_table(ann, server, title)
            await ann.get_by_role("button", name="A bot").first.click()
            await ann.get_by_role("button", name="Start").click()
            await expect(ann.locator("[data-asked]").first).to_be_visible()
            for letter, answer in answers.items():
                await ann.keyboard.press(letter)
                await expect(ann.locator("[data-ear]")).to_have_text(re.compile(answer))

    with served(tmp_path) as server:
        run(story(server))
