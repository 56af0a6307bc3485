"""The card game in real browsers: cards are tapped, rents paid by tapping, and one device goes round."""

from __future__ import annotations

import re
import sqlite3
from time import monotonic
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import TimeoutError, expect  # noqa: A004

from gamenight.table import log
from gamenight.table.store import FILE
from tests.e2e.house import PHONE, browsing, is_over, join, open_table, person, run, sit
from tests.e2e.laid import laid
from tests.e2e.test_axe import check, fits
from tests.games.deal.hands import kinds, laid_set
from tests.table.process import Served, served

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.async_api import Locator, Page

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs

LONGEST = 45  # seconds that it may take until somebody has paid
SHORT = 20  # and a turn
SOON = 500  # milliseconds in which somebody else may have been faster
MOST_STEPS = 3  # whose card, which one, for which of mine
ANSWERS = [r"^Let it happen", r"^Leave it at", r"^Lay it \("]
PLAYS = [
    r"^Charge .* rent", r"^Play Debt Collector", r"^Play It's My Birthday", r"^Lay ", r"^Play ",
    r"^Steal ", r"^Swap ", r"^Build ", r"^Bank ", r"^Put .* under",
]  # fmt: skip


async def press(page: Page, names: list[str]) -> str:
    """Press the first of these buttons in the question's part of the page; which one, or nothing."""
    asked = page.locator("[data-asked=true]")
    for name in names:
        button = asked.get_by_role("button", name=re.compile(name)).and_(
            page.locator(":enabled:not([aria-disabled=true])")
        )
        if await button.count():
            try:
                await button.first.click(timeout=SOON)
            except TimeoutError:
                continue
            return name
    return ""


def cards_of(page: Page) -> Locator:
    """The cards of the hand that is shown."""
    return page.get_by_role("region", name="My hand").get_by_role("button")


async def pay(page: Page) -> bool:
    """Tap the dearest cards first until the sum is reached, then pay; False if nothing is to be paid."""
    purse = page.get_by_role("region", name="What I can pay with")
    if not await purse.count():
        return False
    try:
        values = [
            int(found[-1]) if (found := re.findall(r"(\d+)M", await card.inner_text())) else 0
            for card in await purse.locator("[aria-pressed]").all()
        ]
        for place in sorted(range(len(values)), key=lambda place: -values[place]):
            so_far, due = re.findall(r"(\d+)M", await purse.get_by_role("status").inner_text(timeout=SOON))
            if int(so_far) >= int(due):
                break
            await purse.locator("[aria-pressed]").nth(place).click(timeout=SOON)
        await purse.get_by_role("button", name="Pay with these").click(timeout=SOON)
    except TimeoutError:
        return False
    await expect(purse.or_(page.locator("[data-refusal=true]"))).to_have_count(0)
    return True


async def play_a_card(page: Page) -> bool:
    """Tap card after card until one offers something, and do the best of it; else end the turn."""
    try:
        for place in range(await cards_of(page).count()):
            card = cards_of(page).nth(place)
            if await card.get_attribute("aria-pressed", timeout=SOON) == "false":
                await card.click(timeout=SOON)
            if await press(page, PLAYS):
                return True
            step = page.get_by_role("group", name=re.compile("^(Whose[?]|Which|What do)"))
            for _ in range(MOST_STEPS):
                if not await step.count():
                    break
                await step.last.locator("[aria-pressed=false]").first.click(timeout=SOON)
                if await press(page, PLAYS):
                    return True
    except TimeoutError:
        return False
    return bool(await press(page, ["^End the turn"]))


async def act(page: Page) -> str:
    """Do what one is asked for; what it was."""
    if not await page.locator("[data-asked=true]").count():
        return ""
    if await pay(page):
        return "paid"
    done = await press(page, ANSWERS) or await play_a_card(page)
    await page.wait_for_timeout(20)
    return "played" if done else ""


def test_cards_are_played_and_debts_paid_by_tapping(tmp_path):
    """Ann at her desk, Bob on his phone, a bot: until one of the two has paid through the page."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser, PHONE)
            link = await open_table(ann, server, "Deal")
            await ann.get_by_role("button", name="One chair more").click()
            await join(bob, link, "Bob")
            await sit(ann, "Bob")
            await ann.get_by_role("button", name="A bot").first.click()
            await ann.get_by_role("button", name="Start").click()
            for page in (ann, bob):
                await expect(page.get_by_role("region", name="My hand")).to_be_visible()
            for page, where in ((ann, "desk"), (bob, "phone")):
                await check(page, where)
                await fits(page, where)
            done: list[str] = []
            end = monotonic() + LONGEST
            while "paid" not in done and monotonic() < end and not await is_over(ann):
                done += [await act(page) for page in (ann, bob)]
            assert "paid" in done
            for page, where in ((ann, "desk"), (bob, "phone")):
                await check(page, where)
                await fits(page, where)

    with served(tmp_path) as server:
        run(story(server))


def test_one_device_goes_round_under_a_cover(tmp_path):
    """Ann and Bob share a phone: between their turns the page is covered, and nothing of a hand is in it."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser, PHONE)
            await open_table(page, server, "Deal")
            await page.get_by_role("button", name="Somebody beside me").first.click()
            await page.get_by_label("Who shares this device with you?").fill("Bob")
            await page.get_by_role("button", name="Sit down").click()
            await page.get_by_role("button", name="Start").click()
            cover = page.locator("[data-cover]")
            for _ in range(3):
                await expect(cover).to_be_visible()
                await expect(cards_of(page)).to_have_count(0)
                text = await page.locator("body").text_content() or ""
                assert "You have drawn" not in text
                await check(page, "cover")
                who = "Bob" if "Bob" in await cover.get_by_role("heading").inner_text() else "Ann"
                await cover.get_by_role("button").click()
                await expect(page.get_by_role("heading", name=f"{who} (you)")).to_be_visible()
                await expect(cards_of(page).first).to_be_visible()
                end = monotonic() + SHORT
                while not await cover.count() and monotonic() < end:
                    await act(page)

    with served(tmp_path) as server:
        run(story(server))


# Ann can collect a debt and answer a no; Bob, who begins and banks money, can say no, and again.
ANNS = ["just-say-no", "debt-collector", "brown", "1M", "2M"]
BOBS = ["just-say-no", "just-say-no", "5M", "2M", "red"]


def deal_again(folder: Path) -> None:
    """Other cards for the game that has just begun, while the server is down: dealt, who begins, drawn."""
    cards = [*ANNS, *BOBS]
    drawn = ["3M", "yellow"]
    moves = (
        [(-1, f"card {card}") for card in cards]
        + [(-1, "first 1")]
        + [(-1, f"card {card}") for card in drawn]
    )
    with sqlite3.connect(folder / FILE) as store:
        for number, body in store.execute("SELECT number, body FROM entry ORDER BY number").fetchall():
            entry = log.decoder.decode(body)
            if isinstance(entry, log.Started):
                entry.moves = moves
                store.execute(
                    "UPDATE entry SET body = ? WHERE number = ?", (log.encoder.encode(entry), number)
                )
    store.close()


async def with_card(page: Page, card: str, button: str) -> None:
    """Tap a card and do with it what a button says."""
    await expect(page.locator("[data-asked=true]")).to_be_visible()
    await cards_of(page).filter(has_text=card).first.click()
    await page.get_by_role("button", name=re.compile(button)).click()


async def answer(page: Page, button: str) -> None:
    """Press a button that answers what was played."""
    await page.locator("[data-asked=true]").get_by_role("button", name=re.compile(button)).click()


def test_a_no_is_answered_by_a_no_and_then_it_is_paid(tmp_path):
    """Ann collects a debt; Bob says no, Ann says no to that, Bob lets it happen and pays by tapping."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser, PHONE)
            link = await open_table(ann, server, "Deal")
            await join(bob, link, "Bob")
            await ann.get_by_role("button", name="Start").click()
            await expect(cards_of(bob).first).to_be_visible()
            server.end()
            deal_again(tmp_path)
            server.start()
            for page in (ann, bob):
                await page.reload()
            await expect(cards_of(bob)).to_have_count(7)
            await with_card(bob, "5M", "^Bank 5M")
            await expect(cards_of(bob)).to_have_count(6)
            await with_card(bob, "2M", "^Bank 2M")
            await expect(cards_of(bob)).to_have_count(5)
            await answer(bob, "^End the turn")
            await with_card(ann, "Debt Collector", "^Play Debt Collector")
            await expect(bob.get_by_text("Bob may still say no.")).to_be_visible()
            await check(bob, "may say no")
            await fits(bob, "may say no")
            await answer(bob, "^Just Say No!")
            await expect(ann.get_by_text("Bob has said no; Ann may answer that.")).to_be_visible()
            await check(ann, "may answer a no")
            await answer(ann, "^Just Say No to Bob")
            await expect(bob.get_by_text("Bob may still say no.")).to_be_visible()
            await answer(bob, "^Let it happen")
            purse = bob.get_by_role("region", name="What I can pay with")
            await purse.get_by_role("button", name=re.compile("5M")).click()
            await expect(purse.get_by_text("5M of 5M")).to_be_visible()
            await purse.get_by_role("button", name="Pay with these").click()
            await expect(
                ann.get_by_role("region", name="Ann", exact=True).get_by_text("Bank 5M")
            ).to_be_visible()
            await expect(
                ann.get_by_role("region", name="Bob", exact=True).get_by_text("Bank 2M")
            ).to_be_visible()

    with served(tmp_path) as server:
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
                await end.get_by_role("button", name="By the rule win.three").click()
                await expect(end.get_by_text("Whoever first has three full sets")).to_be_visible()
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
                await sit(page, "Ann", "Bob", "Bot 3")

    hands = [kinds("utility 1M"), kinds("5M red")]
    mine = {"brown": "brown brown", "dark-blue": "dark-blue any", "utility": "utility"}
    sets = [[laid_set(place, cards) for place, cards in mine.items()]]
    with laid(tmp_path, hands=hands, sets=sets) as server:
        run(story(server))
