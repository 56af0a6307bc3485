"""The card game in real browsers: cards are tapped, rents paid by tapping, and one device goes round."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.e2e.browser import A_BOT, PHONE, browsing, choice, join, open_table, person, run, sit
from tests.e2e.laid import laid
from tests.e2e.test_axe import check, fits
from tests.games.deal.hands import laid_set
from tests.server.process import Served

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs


def cards_of(page: Page) -> Locator:
    """The cards of the hand that is shown."""
    return page.get_by_role("region", name="My hand").get_by_role("button")


async def with_card(page: Page, card: str, button: str) -> None:
    """Tap a card and do with it what a button says."""
    await expect(page.locator("[data-asked=true]")).to_be_visible()
    await cards_of(page).filter(has_text=card).first.click()
    await choice(page, re.compile(button)).click()


async def answer(page: Page, button: str) -> None:
    """Press a button that answers what was played."""
    await choice(page, re.compile(button), "[data-asked=true]").click()


async def pay(page: Page, total: str, *cards: str) -> None:
    """Tap these cards one after the other; when the page says that it makes so much, pay."""
    purse = page.get_by_role("region", name="What I can pay with")
    spare = purse.locator("[aria-pressed=false]").last
    await spare.click()  # a card taken in by mistake
    await purse.locator("[aria-pressed=true]").click()  # and taken back
    for card in cards:
        await purse.locator("[aria-pressed=false]").filter(has_text=card).first.click()
    await expect(purse.get_by_text(total)).to_be_visible()
    await purse.get_by_role("button", name="Pay with these").click()
    await expect(purse.or_(page.locator("[data-refusal=true]"))).to_have_count(0)


async def has_banked(page: Page, name: str, amount: str) -> None:
    """So much lies in somebody's bank."""
    bank = page.get_by_role("region", name=name, exact=True).get_by_text(f"Bank {amount}", exact=True)
    await expect(bank).to_be_visible()


async def is_fine(ann: Page, bob: Page) -> None:
    """Nothing of either page hangs over, and everybody can use it."""
    for page, where in ((ann, "desk"), (bob, "phone")):
        await check(page, where)
        await fits(page, where)


def test_cards_are_played_and_debts_paid_by_tapping(tmp_path):
    """Ann lays a card, everybody pays for her birthday, and of the two others Bob is charged a debt."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser, PHONE)
            link = await open_table(ann, server, "Deal")
            await ann.get_by_role("button", name="One chair more").click()
            await join(bob, link, "Bob")
            await sit(ann, "Bob")
            await ann.get_by_role("button", name="A bot").first.click()
            await ann.get_by_role("button", name="Start").click()
            await expect(cards_of(ann)).to_have_count(4)
            await expect(cards_of(bob)).to_have_count(1)
            await is_fine(ann, bob)

            await with_card(ann, "Utility", "^Lay Utility")
            await expect(cards_of(ann)).to_have_count(3)
            await with_card(ann, "Birthday", "^Play It's My Birthday")
            await is_fine(ann, bob)
            await pay(bob, "2M of 2M", "1M", "1M")
            for page in (ann, bob):
                await has_banked(page, "Ann", "4M")  # the bot has paid, too
                await has_banked(page, "Bob", "8M")

            await with_card(ann, "Debt Collector", "^Play Debt Collector on Bob")
            await pay(bob, "7M of 5M", "3M", "4M")
            for page in (ann, bob):
                await has_banked(page, "Ann", "11M")  # there is no change
            await is_fine(ann, bob)

    hands = [["utility", "birthday", "debt-collector", "10M"], ["red"], ["brown"]]
    banks = [[], ["1M", "1M", "1M", "3M", "4M"], ["2M", "5M"]]
    with laid(tmp_path, hands=hands, banks=banks) as server:
        run(story(server))


def test_one_device_goes_round_under_a_cover(tmp_path):
    """Ann and Bob share a phone: between their turns the page is covered, and nothing of a hand is in it."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser, PHONE)
            await open_table(page, server, "Deal")
            await page.get_by_role("button", name="Somebody next to me").first.click()
            await page.get_by_label("Who shares this device with you?").fill("Bob")
            await page.get_by_role("button", name="Sit down").click()
            await page.get_by_role("button", name="Start").click()
            cover = page.locator("[data-cover]")
            for who, card in (("Ann", "5M"), ("Bob", "5M"), ("Ann", "10M")):
                await expect(cover.get_by_role("heading")).to_contain_text(who)
                await expect(cards_of(page)).to_have_count(0)
                await expect(page.locator("body")).not_to_contain_text("You have drawn")
                await check(page, "cover")
                await cover.get_by_role("button").click()
                await expect(page.get_by_role("heading", name=f"{who} (you)")).to_be_visible()
                await with_card(page, card, f"^Bank {card}")
                await answer(page, "^End the turn")
            await expect(cover.get_by_role("heading")).to_contain_text("Bob")

    drawn = ["card red", "card yellow", "card green", "card pink", "card orange", "card brown"]
    with laid(tmp_path, drawn, hands=[["5M", "10M"], ["5M", "1M"]]) as server:
        run(story(server))


def test_a_no_is_answered_by_a_no_and_then_it_is_paid(tmp_path):
    """Ann collects a debt; Bob says no, Ann says no to that, and Bob pays by tapping."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser, PHONE)
            link = await open_table(ann, server, "Deal")
            await join(bob, link, "Bob")
            await ann.get_by_role("button", name="Start").click()
            await expect(cards_of(bob)).to_have_count(7)
            await with_card(bob, "5M", "^Bank 5M")
            await expect(cards_of(bob)).to_have_count(6)
            await with_card(bob, "2M", "^Bank 2M")
            await expect(cards_of(bob)).to_have_count(5)
            await answer(bob, "^End the turn")
            await with_card(ann, "Debt Collector", "^Play Debt Collector")
            await expect(bob.get_by_text("You may still say no.")).to_be_visible()
            await check(bob, "may say no")
            await fits(bob, "may say no")
            await answer(bob, "^Just Say No!")
            await expect(ann.get_by_text("Bob has said no; you may answer that.")).to_be_visible()
            await check(ann, "may answer a no")
            await answer(ann, "^Just Say No to Bob")
            await expect(bob.get_by_text("You may still say no.")).to_be_visible()
            # too little is chosen: the first key says no to nothing, and goes to a card
            await bob.keyboard.press("1")
            coins = bob.get_by_role("region", name="What I can pay with").locator("[aria-pressed]")
            await expect(coins.first).to_be_focused()
            await coins.filter(has_text="5M").click()
            await bob.keyboard.press("1")
            await has_banked(ann, "Ann", "5M")
            await has_banked(ann, "Bob", "2M")

    # Ann can collect a debt and answer a no; Bob, whose turn it is, can say no, and again.
    hands = [
        ["just-say-no", "debt-collector", "brown", "1M", "2M"],
        ["just-say-no", "just-say-no", "5M", "2M", "red", "3M", "yellow"],
    ]
    with laid(tmp_path, ["card pink", "card green"], hands=hands, turn=1) as server:
        run(story(server))


def test_the_third_full_set_ends_the_game(tmp_path):
    """Ann lays the last card of her third set; they play again at once, and then come to the lobby."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser, PHONE)
            link = await open_table(ann, server, "Deal")
            await ann.get_by_role("button", name="One chair more").click()
            await join(bob, link, "Bob")
            await sit(ann, "Bob")
            await ann.get_by_role("button", name="A bot").first.click()
            await ann.get_by_role("button", name="Start").click()
            await expect(cards_of(bob)).to_have_count(2)
            for page in (ann, bob):
                await expect(page.locator("[data-ended]")).to_have_count(0)

            await with_card(ann, "Utility", "^Lay Utility")
            for page in (ann, bob):
                end = page.get_by_role("region", name="The end")
                await expect(end.get_by_role("heading")).to_have_text("Ann wins!")
                await end.locator("[data-clause='win.three']").click()
                await expect(end.get_by_text("The first to have three full sets")).to_be_visible()
            await fits(bob, "end on a phone")
            lines = ann.get_by_role("tabpanel", name="Story").get_by_role("listitem")
            await expect(lines.last).to_have_text("You win!")

            await ann.get_by_role("button", name="Play again").click()
            for page in (ann, bob):
                await expect(page.locator("[data-asked]")).to_be_visible()
                await expect(page.locator("[data-ended]")).to_have_count(0)
                await expect(cards_of(page)).to_have_count(2)
            await with_card(ann, "Utility", "^Lay Utility")  # which is not laid yet in this game
            for page in (ann, bob):
                await expect(page.locator("[data-ended]")).to_be_visible()

            await ann.get_by_role("button", name="Back to the lobby").click()
            for page in (ann, bob):
                await sit(page, "Ann", "Bob")
                chairs = page.get_by_role("region", name="Who sits at the table").get_by_role("listitem")
                await expect(chairs.nth(2)).to_contain_text(re.compile(A_BOT))

    hands = [["utility", "1M"], ["5M", "red"]]
    mine = {"brown": "brown brown", "dark-blue": "dark-blue any", "utility": "utility"}
    sets = [[laid_set(place, cards) for place, cards in mine.items()]]
    with laid(tmp_path, hands=hands, sets=sets) as server:
        run(story(server))
