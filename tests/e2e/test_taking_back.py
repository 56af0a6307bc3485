"""Taking back: a slip at once, a turn if the others agree, and not if they do not."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.e2e.browser import browsing, choice, run
from tests.e2e.laid import laid
from tests.e2e.test_axe import check, fits
from tests.e2e.test_property import BUY, end_turn, throw, two_at_a_table
from tests.server.process import Served

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs

# Ann comes to a deed for sale; Bob to another.
FALLS = ["dice 1 2", "dice 1 2"]
UNDO = "Take back what I did last"


def test_a_slip_a_turn_agreed_to_and_one_refused(tmp_path):
    """Ann buys by mistake; then she passes the dice on too soon, twice."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await two_at_a_table(browser, server)
            await throw(ann)
            await choice(ann, BUY, "[data-asked=true]").click()
            await expect(choice(ann, "Pass the dice on")).to_be_visible()
            await ann.get_by_role("button", name=UNDO).click()
            await expect(choice(ann, BUY, "[data-asked=true]")).to_be_visible()
            said = "Ann took the last action back."
            await expect(bob.locator("[data-announced]")).to_have_text(said)
            await choice(ann, BUY, "[data-asked=true]").click()

            for answer in ("No", "All right"):
                await end_turn(ann)
                await throw(bob)
                await expect(choice(bob, BUY, "[data-asked=true]")).to_be_visible()
                await ann.get_by_role("button", name=UNDO).click()
                window = ann.get_by_role("dialog", name="Take back what you did last?")
                await expect(window).to_be_visible()
                await check(ann, "taking back")
                await window.get_by_role("button", name="Ask the others").click()
                await expect(ann.get_by_role("button", name="Stop asking")).to_be_visible()
                asks = bob.get_by_role("region", name="Somebody is asking")
                await expect(asks).to_contain_text("Ann would like to take back: Pass the dice on")
                await expect(asks).to_contain_text("Dice or cards have been shown since")
                await check(bob, "somebody would take something back")
                await fits(bob, "somebody would take something back")
                await asks.get_by_role("button", name=answer).click()
                await expect(asks).to_have_count(0)
                if answer == "No":
                    await expect(ann.get_by_role("alert")).to_contain_text("The others did not agree")
                    await expect(choice(bob, BUY, "[data-asked=true]")).to_be_visible()
                    await choice(bob, BUY, "[data-asked=true]").click()
                    await end_turn(bob)
                    await throw(ann)
            await expect(choice(ann, "Pass the dice on", "[data-asked=true]")).to_be_visible()
            await end_turn(ann)
            await throw(bob)
            await expect(bob.get_by_role("img", name="The dice: 3 and 4").first).to_be_visible()

    falls = [*FALLS, "dice 3 4", "dice 3 4"]
    with laid(tmp_path, falls, cash=[1500, 1500], places=[0, 31]) as server:
        run(story(server))
