"""The lobby: chairs, tokens, and how the game goes."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.e2e.browser import PHONE, browsing, join, open_table, person, run
from tests.e2e.test_axe import check, fits
from tests.server.process import Served, served

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs


def test_tokens_are_chosen_and_two_quick_taps_are_two_chairs(tmp_path):
    """Ann wants four chairs and Squirtle; whoever had it gets what she had. Bob cannot change it."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser, PHONE)
            link = await open_table(ann, server, "Kanto")
            rows = ann.get_by_role("region", name="Who sits at the table").get_by_role("listitem")
            more = ann.get_by_role("button", name="One chair more")
            await more.dblclick()
            await expect(rows).to_have_count(4)

            await ann.get_by_role("button", name="Pikachu: choose another token").click()
            window = ann.get_by_role("dialog", name="A token for Ann")
            await expect(window).to_be_visible()
            await check(ann, "tokens")
            await window.get_by_role("button", name="Squirtle").click()
            await expect(window).to_have_count(0)
            for row, token in ((0, "Squirtle"), (3, "Pikachu")):
                held = rows.nth(row).get_by_role("button", name=f"{token}: choose another token")
                await expect(held).to_be_visible()

            await join(bob, link, "Bob")
            await expect(bob.get_by_text("Bob", exact=True).first).to_be_visible()
            await expect(bob.get_by_role("button", name=re.compile("choose another token"))).to_have_count(0)

    with served(tmp_path) as server:
        run(story(server))


def test_how_a_game_goes_is_told_in_five_pictures(tmp_path):
    """From the shelf and on a phone; each step has its picture, and all fits."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann = await person(browser, PHONE)
            await ann.goto(server.url)
            for title in ("Cats and Dogs", "Cats vs. Dogs", "Deal", "Dog Lovers", "Kanto"):
                await ann.get_by_role("button", name=f"How to play: {title}").click()
                window = ann.get_by_role("dialog")
                await expect(window.get_by_role("listitem")).to_have_count(5)
                await expect(window.get_by_role("listitem").locator("svg")).not_to_have_count(0)
                await check(ann, f"how {title} goes")
                await fits(ann, f"how {title} goes")
                await ann.keyboard.press("Escape")
                await expect(window).to_have_count(0)

    with served(tmp_path) as server:
        run(story(server))
