"""The property game in real browsers: buying, bidding, rent, deals, debts, and a timed game to its end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.async_api import expect

from tests.e2e.browser import PHONE, answer_next, browsing, choice, join, open_table, person, run
from tests.e2e.laid import laid
from tests.e2e.test_axe import check, fits
from tests.server.process import Served

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs

RENT = re.compile(r"^Ask .* for the rent of ")
PASSING = re.compile(r"^Pass$|^Pass \d")
BUY = re.compile("^Buy ")
LET_GO = re.compile("^Auction it")
ANSWERS = ["^Buy ", "^Throw the dice", "^Pass the dice on"]


async def throw(page: Page) -> None:
    """Throw the dice when one is asked to."""
    await choice(page, "Throw the dice", "[data-asked=true]").click()


async def end_turn(page: Page) -> None:
    """Pass the dice on when all is done."""
    await choice(page, "Pass the dice on", "[data-asked=true]").click()


async def bid(page: Page) -> None:
    """Bid ten more than the least."""
    await choice(page, "10 more").click()
    await choice(page, re.compile("^Bid( |$)")).click()


async def has_deeds(page: Page, name: str, *, is_so: bool = True) -> None:
    """A player's card shows deeds, or none."""
    card = page.get_by_role("complementary", name="Players").get_by_role("listitem").filter(has_text=name)
    await expect(card).to_be_visible()
    await expect(card.get_by_role("img", name=re.compile("^Deeds: "))).to_have_count(int(is_so))


async def offer(giver: Page, to: str) -> None:
    """Offer one's first deed for ten."""
    await choice(giver, "Offer a deal").click()
    window = giver.get_by_role("dialog")
    await window.get_by_role("group", name="You give").get_by_role("checkbox").first.check()
    await window.get_by_role("group", name=f"{to} gives").get_by_role("button", name="10 more").click()
    await window.get_by_role("button", name=f"Offer it to {to}").click()
    await expect(window).to_be_hidden()


def test_buying_bidding_rent_and_a_deal(tmp_path):
    """Ann at her desk buys and bids, Bob on his phone pays her rent and takes a deal."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await two_at_a_table(browser, server, "Dog Lovers")
            await throw(ann)
            await choice(ann, BUY).click()
            await has_deeds(ann, "Ann")
            await end_turn(ann)

            await throw(bob)
            await choice(bob, LET_GO).click()
            await bid(ann)
            await expect(bob.get_by_text("by Ann").first).to_be_visible()
            await choice(bob, PASSING).click()
            await end_turn(bob)
            await throw(ann)
            await end_turn(ann)

            await throw(bob)
            await choice(ann, RENT).click()
            story = ann.get_by_role("tabpanel", name="Story").get_by_role("listitem")
            await expect(story.filter(has_text="Bob pays you $4 rent")).to_be_visible()
            await offer(ann, "Bob")
            await expect(bob.get_by_text("Ann offers you a deal", exact=True)).to_be_visible()
            await choice(bob, "Accept").click()
            await expect(bob.get_by_text("Ann offers you a deal", exact=True)).to_be_hidden()
            await has_deeds(ann, "Bob")

            await ann.get_by_role("tab", name="Deeds").click()
            await expect(ann.get_by_role("tabpanel").get_by_role("heading", name="Bob")).to_be_visible()
            for page, where in ((ann, "desk"), (bob, "phone")):
                await check(page, where)
                await fits(page, where)

    # Ann comes to a deed for sale; Bob to another; Ann to the Jail, visiting; Bob to what is Ann's.
    falls = ["dice 1 2", "dice 1 2", "dice 3 4", "dice 4 5"]
    with laid(tmp_path, falls, cash=[1500, 1500], places=[0, 31]) as server:
        run(story(server))


async def two_at_a_table(browser: Browser, server: Served, title: str = "Kanto") -> tuple[Page, Page]:
    """Ann at her desk and Bob on his phone, at a table that was laid for them."""
    ann, bob = await person(browser), await person(browser, PHONE)
    link = await open_table(ann, server, title)
    await join(bob, link, "Bob")
    await ann.get_by_role("button", name="Start").click()
    await expect(ann.get_by_role("img", name=re.compile("^The board")).first).to_be_visible()
    await expect(bob.locator("[data-asked]").first).to_be_visible()
    return ann, bob


def test_a_deal_is_answered_by_another_one(tmp_path):
    """What it does to whole colours is said on both sides; a window changes its size, and nothing is lost."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await two_at_a_table(browser, server)
            await choice(ann, "Offer a deal").click()
            window = ann.get_by_role("dialog")
            await window.get_by_role("group", name="You give").get_by_role("checkbox", name="Staryu").check()
            await window.get_by_role("group", name="Bob gives").get_by_role("checkbox", name="Onix").check()
            await expect(window.get_by_text("completes Brock for you")).to_be_visible()
            await expect(window.get_by_text("completes Misty for Bob")).to_be_visible()
            await ann.set_viewport_size({"width": 1000, "height": 900})
            await expect(window.get_by_text("completes Brock for you")).to_be_visible()
            await ann.set_viewport_size({"width": 1440, "height": 900})
            await window.get_by_role("button", name="Offer it to Bob").click()
            await expect(window).to_be_hidden()

            await bob.reload()
            await expect(bob.get_by_text("completes Brock for Ann")).to_be_visible()
            await choice(bob, "Another offer").click()
            answer = bob.get_by_role("dialog")
            await answer.get_by_role("group", name="Ann gives").get_by_role("button", name="100 more").click()
            await answer.get_by_role("button", name="Offer it to Ann").click()
            await expect(ann.get_by_text("Bob offers you a deal", exact=True)).to_be_visible()
            await choice(ann, "Accept").click()
            await expect(ann.get_by_text("Bob offers you a deal", exact=True)).to_be_hidden()

            # The two lots are whole now: one may build there, on the space itself, and it glows.
            await choice(ann, "Build").click()
            await expect(ann.locator(".glow")).to_have_count(2)
            await ann.get_by_role("button", name="Onix", exact=True).click()
            space = ann.get_by_role("dialog")
            await expect(space.get_by_text("It is yours.")).to_be_visible()
            await space.get_by_role("button", name=re.compile("^Build")).click()
            await expect(space.get_by_text("Landing here costs the others ¥20 now.")).to_be_visible()

    with laid(tmp_path, cash=[500, 500], deeds=[[1, 6], [3, 8, 9]], places=[0, 0]) as server:
        run(story(server))


def test_an_auction_and_a_reload_in_the_middle_of_it(tmp_path):
    """Ann cannot pay for what she landed on, and is told so; Bob, who comes back in the middle, gets it."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await two_at_a_table(browser, server, "Dog Lovers")
            await throw(ann)
            await expect(ann.get_by_text("You cannot pay $100 for Shetland Sheepdog.").first).to_be_attached()
            await expect(bob.get_by_text("Under the hammer: Shetland Sheepdog").first).to_be_visible()
            await bid(ann)
            await expect(bob.get_by_text("by Ann").first).to_be_visible()
            await bob.reload()
            await expect(bob.get_by_text("by Ann").first).to_be_visible()
            await bid(bob)
            await choice(ann, PASSING).click()
            await expect(choice(ann, "Pass the dice on")).to_be_visible()
            await has_deeds(ann, "Bob")

    with laid(tmp_path, ["dice 2 4"], cash=[40, 500], places=[0, 0]) as server:
        run(story(server))


async def have(page: Page, *what: str) -> None:
    """Everybody's cash and deeds are these, on the panel of a desk or the sheet of a phone."""
    await (
        page.get_by_role("tab", name="Deeds")
        .or_(page.get_by_role("button", name="Deeds", exact=True))
        .click()
    )
    await expect(page.locator(".deeds section")).to_have_text(list(what), use_inner_text=True)
    await page.keyboard.press("Escape")


def test_a_killed_server_in_the_middle_of_an_auction(tmp_path):
    """Both pages come back by themselves to the same bid, and all have what they had; the auction goes on."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await two_at_a_table(browser, server)
            await throw(ann)
            await choice(ann, LET_GO).click()
            await bid(ann)
            await expect(bob.get_by_text("¥11 by Ann").first).to_be_visible()

            server.end()
            for page in (ann, bob):
                await expect(page.get_by_text("Reconnecting…", exact=True)).to_be_visible()
            server.start()
            anns = "Ann ¥700 Geodude Zapdos"
            for page in (ann, bob):
                await expect(page.get_by_text("Reconnecting…", exact=True)).to_be_hidden()
                await expect(page.get_by_text("Under the hammer: Staryu").first).to_be_visible()
                await expect(page.get_by_text("¥11 by Ann").first).to_be_visible()
                await have(page, anns, "Bob ¥800 Onix Poké Ball")
            await expect(ann.get_by_role("button", name="Bid", exact=True)).to_have_count(0)

            await bid(bob)
            await expect(ann.get_by_text("¥22 by Bob").first).to_be_visible()
            await choice(ann, PASSING).click()
            await end_turn(ann)
            for page in (ann, bob):
                await have(page, anns, "Bob ¥778 Onix Poké Ball Staryu")
            await throw(bob)
            await expect(ann.get_by_role("img", name="Bob is on Staryu.")).to_be_visible()

    with laid(tmp_path, ["dice 2 4"], cash=[700, 800], deeds=[[1, 12], [3, 5]], places=[0, 0]) as server:
        run(story(server))


def test_a_debt_and_a_bankruptcy(tmp_path):
    """The page says what is owed, why, and what is missing; a sale is not enough, and Bob wins."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await two_at_a_table(browser, server)
            await throw(ann)
            await choice(bob, RENT).click()
            owed = "You owe Bob ¥2000 rent for Nidoking: you still need ¥1990."
            await expect(ann.get_by_role("heading", name=owed)).to_be_visible()
            await expect(ann.get_by_text("¥10 of ¥2000")).to_be_visible()
            await choice(ann, "Why?").click()
            await expect(ann.locator(".debt .clause")).to_be_visible()
            await check(ann, "a debt")
            folded = ann.get_by_role("button", name=re.compile("^Mortgage \\d"))
            one = ann.get_by_role("button", name=re.compile(r"^Mortgage Poké Ball \+¥100"))
            await expect(ann.locator(".choices button").last).to_contain_text("Declare bankruptcy")
            await ann.keyboard.press("1")
            await expect(one).to_be_focused()
            await folded.click()
            await expect(one).to_be_hidden()
            await folded.click()
            await one.click()
            await expect(ann.get_by_text("¥110 of ¥2000")).to_be_visible()
            await expect(bob.get_by_text("Ann owes you ¥2000.").first).to_be_visible()
            await choice(ann, "Declare bankruptcy").click()
            await ann.get_by_role("dialog").get_by_role("button", name="Declare bankruptcy").click()
            await expect(ann.locator("[data-ended]")).to_be_visible()
            await expect(bob.locator("[data-ended]")).to_be_visible()

    position: dict[str, Any] = {
        "cash": [10, 500],
        "deeds": [[5, 12], [37, 39]],
        "buildings": {"37": 5, "39": 5},
    }
    with laid(tmp_path, ["dice 1 1"], places=[37, 0], **position) as server:
        run(story(server))


def test_the_last_building_goes_to_the_highest_bidder(tmp_path):
    """Both could use it: the other is asked, both bid, and the winner chooses the lot."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await two_at_a_table(browser, server)
            await choice(ann, "Build").click()
            await choice(ann, re.compile("^Build .*Geodude")).click()
            await choice(bob, "Say how many you want").click()
            await expect(ann.get_by_text("Under the hammer: Poké Mart").first).to_be_visible()
            await bid(ann)
            await expect(bob.get_by_text("by Ann").first).to_be_visible()
            await choice(bob, PASSING).click()
            await choice(ann, re.compile("^Put it on .*Onix")).click()
            await ann.get_by_role("button", name="Onix", exact=True).click()
            dialog = ann.get_by_role("dialog")
            await expect(dialog.get_by_text("Landing here costs the others ¥20 now.")).to_be_visible()

    houses = {str(space): 4 for space in (16, 18, 19, 21, 23, 24)} | {"31": 3, "32": 2, "34": 2}
    deeds = [[1, 3, 16, 18, 19, 21, 23, 24], [6, 8, 9, 31, 32, 34]]
    with laid(tmp_path, cash=[900, 900], deeds=deeds, buildings=houses, places=[0, 0]) as server:
        run(story(server))


def test_a_double_click_throws_and_does_not_buy(tmp_path):
    """Where "Throw the dice" was, the button that buys is a moment later: the second click does nothing."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann = await person(browser)
            await open_table(ann, server, "Dog Lovers")
            await ann.get_by_role("button", name="A bot").first.click()
            await ann.get_by_role("button", name="Start").click()
            box = await choice(ann, "Throw the dice", "[data-asked=true]").bounding_box()
            assert box is not None
            # Near its left edge, where a button that is wider or narrower begins as well.
            await ann.mouse.move(box["x"] + 20, box["y"] + box["height"] / 2)
            await ann.mouse.down(click_count=1)
            await ann.mouse.up(click_count=1)
            buy = choice(ann, BUY)
            await expect(buy).to_be_visible()
            under = await buy.bounding_box()
            assert under is not None
            assert 0 < box["x"] + 20 - under["x"] < under["width"]
            assert 0 < box["y"] + box["height"] / 2 - under["y"] < under["height"]
            await ann.mouse.down(click_count=2)
            await ann.mouse.up(click_count=2)

            # Had it been bought, this could not be pressed.
            await choice(ann, LET_GO).click()
            await expect(ann.get_by_text("Under the hammer: Shetland Sheepdog").first).to_be_visible()
            await has_deeds(ann, "Ann", is_so=False)

    with laid(tmp_path, ["dice 2 4"], cash=[1500, 1500], places=[0, 0]) as server:
        run(story(server))


def test_a_timed_game_to_its_end(tmp_path):
    """The host agrees on two rounds, and they are played to the end screen; the page says who won."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann = await person(browser, PHONE)
            await open_table(ann, server, "Dog Lovers")
            await ann.get_by_role("button", name="Change what we play").click()
            terms = ann.get_by_role("dialog", name="What we play")
            await terms.get_by_role("combobox", name="How we play it").select_option(label="by the clock")
            rounds = terms.get_by_role("spinbutton", name=re.compile("^Rounds"))
            await rounds.fill("2")
            await rounds.blur()
            await ann.keyboard.press("Escape")
            await expect(ann.get_by_text("By the clock; 2 rounds", exact=True)).to_be_visible()
            await ann.get_by_role("button", name="A bot").first.click()
            await ann.get_by_role("button", name="Start").click()
            await throw(ann)
            await expect(choice(ann, LET_GO)).to_be_visible()
            await expect(ann.get_by_role("heading", name=re.compile(r"buy it for \$\d+"))).to_be_visible()
            await expect(ann.get_by_role("button", name="Rules")).to_be_in_viewport(ratio=1)
            done = [await answer_next(ann, {0: ann}, ANSWERS) for _ in range(5)]
            assert done == ["^Buy ", "^Pass the dice on", "^Throw the dice", "^Pass the dice on", ""]

            await expect(ann.locator("[data-clause='timed.end']")).to_be_visible()
            totals = ann.locator("[data-ended]").get_by_role("listitem")
            await expect(totals.filter(has_text=re.compile(r"You have \$\d+ in all\."))).to_be_visible()
            await expect(ann.locator("[data-ended]").get_by_text("in all.")).to_have_count(2)

    # Ann comes to a deed that is for sale, then to the Jail, visiting; the bot there and to Free Parking.
    with laid(tmp_path, ["dice 2 4", "dice 4 6", "dice 1 3", "dice 4 6"]) as server:
        run(story(server))
