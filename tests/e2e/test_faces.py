"""Bots with a face: they say a word, and why they moved as they did; people have six words of their own."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import expect

from tests.e2e.browser import A_BOT, PHONE, browsing, open_table, person, run
from tests.e2e.laid import laid

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs


def test_a_bot_speaks_up_and_says_why(tmp_path):
    """It buys the deed that makes its group full: a bubble at its face, and why, with figures, on a tap."""

    async def story() -> None:
        position: dict[str, Any] = {"cash": [1500, 70], "deeds": [[6], [1]], "turn": 1}
        with laid(tmp_path / "data", ["dice 1 2"], **position) as server:
            async with browsing() as browser:
                page = await person(browser)
                await open_table(page, server, "Dog Lovers")
                await page.get_by_role("button", name="A bot").click()
                await page.get_by_role("button", name="Start").click()
                bubble = page.locator("[data-bubble='1']")
                await expect(bubble).to_have_text("A whole set. That feels good.")
                spoken = page.locator("[data-announced]")
                await expect(spoken).to_have_text(re.compile(rf"{A_BOT}: A whole set\. That feels good\."))
                await expect(bubble).to_have_count(0)
                seats = page.get_by_role("complementary", name="Players")
                await seats.get_by_role("button", name=re.compile("Ask .* why")).click()
                window = page.get_by_role("dialog")
                await expect(window).to_contain_text(re.compile(r"buys Doberman Pinscher for \$60"))
                await expect(window).to_contain_text("the colour group is complete")
                await expect(window).to_contain_text(re.compile(r"about \d+ wins in 100, against \d+"))

    run(story())


def test_people_say_one_of_six_words_with_a_tap(tmp_path):
    """The others see it at the seat for a moment, each in their own language."""

    async def story() -> None:
        with laid(tmp_path / "data", is_fresh=True) as server:
            async with browsing() as browser:
                ann = await person(browser, PHONE)
                link = await open_table(ann, server)
                bob = await person(browser, language="de-DE")
                await bob.goto(link)
                await bob.get_by_label("Mein Name").fill("Bob")
                await bob.get_by_role("button", name="Hereinkommen und hinsetzen").click()
                await ann.get_by_role("button", name="Start").click()
                await ann.get_by_role("button", name="Say something short").click()
                await expect(ann.get_by_role("button", name="Well played!")).to_be_focused()
                await ann.get_by_role("button", name="Lucky you!").click()
                # Both bubbles are there for a moment only, and at the same time.
                await asyncio.gather(
                    expect(ann.locator("[data-bubble='0']")).to_have_text("Lucky you!"),
                    expect(bob.locator("[data-bubble='0']")).to_have_text("Du Glückspilz!"),
                )
                await expect(ann.get_by_role("button", name="Say something short")).to_be_focused()
                await expect(bob.locator("[data-announced]")).to_have_text("Ann: Du Glückspilz!")

    run(story())
