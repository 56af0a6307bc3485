"""The team game in real browsers: teams in the lobby, a question seen by a partner, a word to the team."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.e2e.browser import PHONE, answer_next, browsing, choice, join, open_table, person, run, sit
from tests.e2e.laid import laid
from tests.e2e.test_axe import check, fits
from tests.server.process import Served

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs

ANSWERS = ["^Claim ", "^Take .* over", "^Put another", "^Throw the dice", "^Leave "]
# Two rounds in the order Ann, Cid, Bob, the bot: all but Cid come to titles that nobody has.
FALLS = ["dice 1 2", "dice 2 5", "dice 1 3", "dice 5 6"] * 2
MOST_ANSWERS = 20
QUESTION = re.compile(r"^(Claim |Take .* over|Put another)")


async def teams(host: Page, *sides: str) -> None:
    """The host puts every chair on a side."""
    for place, side in enumerate(sides):
        choice = host.get_by_role("group", name=f"Team for chair {place + 1}").get_by_role("radio", name=side)
        await choice.check(force=True)
        await expect(choice).to_be_checked()


async def say(page: Page, text: str, *, to_team: bool) -> None:
    """Say something at the desk's own chat."""
    await page.get_by_role("tab", name=re.compile("^Chat")).click()
    await page.get_by_role("switch", name="Only to my team").set_checked(to_team, force=True)
    await page.get_by_role("textbox", name="Say something").fill(text)
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_role("textbox", name="Say something")).to_have_value("")


async def gather(ann: Page, bob: Page, cid: Page, server: Served) -> None:
    """Ann opens a table for four and puts herself and Bob on one side, Cid and a bot on the other."""
    link = await open_table(ann, server, "Cats vs. Dogs")
    for chairs in ("3", "4"):
        await ann.get_by_role("button", name="One chair more").click()
        await expect(ann.get_by_role("group", name="Number of chairs")).to_contain_text(chairs)
    await join(bob, link, "Bob")
    await join(cid, link, "Cid")
    await sit(ann, "Bob", "Cid")
    await ann.get_by_role("button", name="A bot").first.click()
    await teams(ann, "Team Cat", "Team Cat", "Team Cat")
    await expect(bob.get_by_text("Team Dog is much smaller")).to_be_visible()
    await teams(ann, "Team Cat", "Team Cat", "Team Dog", "Team Dog")
    await expect(bob.get_by_text("Team Cat 2, Team Dog 2.")).to_be_visible()
    await ann.get_by_role("button", name="Change what we play").click()
    await ann.get_by_text("House rules, not in the rulebook").click()
    rounds = ann.get_by_role("spinbutton", name="Most rounds")
    await rounds.fill("2")
    await rounds.blur()
    await ann.keyboard.press("Escape")
    await expect(cid.get_by_text("2 rounds (house rule)")).to_be_visible()
    await check(cid, "lobby on a phone")
    await fits(cid, "lobby on a phone")
    await ann.get_by_role("button", name="Start").click()


async def show_a_pet(page: Page) -> None:
    """Eight pictures to choose from; the first to show one begins."""
    pictures = page.get_by_role("group", name="Pictures of pets")
    await expect(pictures.get_by_role("button")).to_have_count(8)
    await pictures.get_by_role("button", name="Siamese").click()


async def whisper(ann: Page, bob: Page, cid: Page) -> None:
    """A word for the team is heard by the team alone; what is said afterwards to all has come to all."""
    await say(ann, "shall we claim all?", to_team=True)
    await say(ann, "good luck", to_team=False)
    await bob.get_by_role("tab", name=re.compile("^Chat")).click()
    await cid.get_by_role("button", name=re.compile("^Chat")).click()
    for page in (bob, cid):
        await expect(page.get_by_role("list", name="Chat").get_by_text("good luck")).to_be_visible()
    await expect(bob.get_by_role("list", name="Chat").get_by_text("shall we claim all?")).to_be_visible()
    await expect(cid.get_by_text("shall we claim all?")).to_have_count(0)
    await cid.keyboard.press("Escape")


async def look_at_a_title(page: Page) -> None:
    """A title opens its card, which says what landing there would cost."""
    await page.get_by_role("button", name=re.compile("^Best Pet .* unclaimed")).click()
    card = page.get_by_role("dialog", name="Best Pet")
    await expect(card.get_by_text("Landing here: claim it for $400, or leave it.")).to_be_visible()
    await check(page, "card")
    await page.keyboard.press("Escape")
    await expect(card).to_be_hidden()


async def partner_sees(name: str, asked: Page, partner: Page, rival: Page) -> None:
    """While one is asked about a title, the partner reads the same answers and has no buttons."""
    button = choice(asked, QUESTION)
    answer = re.sub(r"\s+\d$", "", (await button.inner_text()).strip())
    shown = partner.locator("[data-asked=false]")
    await expect(shown.get_by_text(f"{name} decides for the team:")).to_be_visible()
    await expect(shown.get_by_text(answer)).to_be_visible()
    await expect(shown.get_by_role("button", name=QUESTION)).to_have_count(0)
    await expect(rival.get_by_role("heading", name=name).first).to_be_visible()
    await expect(rival.get_by_text("decides for the team")).to_have_count(0)
    await check(asked, "question")
    await partner.reload()
    await expect(partner.get_by_text(f"{name} decides for the team:")).to_be_visible()


def test_two_of_a_team_against_the_others(tmp_path):
    """Ann and Bob for the cats, Cid and a bot for the dogs: from the lobby to the end of two rounds."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob, cid = await person(browser), await person(browser), await person(browser, PHONE)
            await gather(ann, bob, cid, server)
            await expect(cid.get_by_role("group", name="Pictures of pets")).to_be_visible()
            await check(cid, "pictures on a phone")
            await show_a_pet(ann)
            await expect(bob.get_by_role("heading", name="Ann to throw.")).to_be_visible()
            await whisper(ann, bob, cid)
            await look_at_a_title(cid)
            await throw(ann)
            await partner_sees("Ann", ann, bob, cid)
            done: list[str] = []
            while len(done) < MOST_ANSWERS:
                answer = await answer_next(ann, {0: ann, 1: bob, 2: cid}, ANSWERS)
                if not answer:
                    break
                done.append(answer)
            assert done[0] == "^Claim "
            assert done.count("^Throw the dice") == 5  # of the six; the bot's are its own
            for page in (ann, bob, cid):
                await expect(page.locator("[data-ended]")).to_be_visible()
            await expect(ann.locator("[data-clause='end.at_once']")).to_be_visible()
            await check(ann, "end")
            await fits(cid, "end on a phone")

    with laid(tmp_path, FALLS, is_fresh=True) as server:
        run(story(server))


async def throw(page: Page) -> None:
    """Throw the dice when one is asked to."""
    await choice(page, "Throw the dice", "[data-asked=true]").click()


async def purses(page: Page, **cash: str) -> None:
    """What each team has."""
    for team, amount in cash.items():
        panel = page.get_by_role("region", name=f"Team {team.title()}", exact=True)
        await expect(panel.get_by_text(amount, exact=True)).to_be_visible()


async def on_its_card(page: Page, title: str, markers: list[str], *sentences: str) -> None:
    """A title is tapped on the board; its card shows these markers, says this, and is put away."""
    await page.get_by_role("button", name=re.compile(f"^{title} ")).click()
    card = page.get_by_role("dialog", name=title)
    await expect(card.get_by_role("listitem")).to_have_text(markers)
    for sentence in sentences:
        await expect(card.get_by_text(sentence)).to_be_visible()
    await check(page, f"card of {title}")
    await page.keyboard.press("Escape")
    await expect(card).to_be_hidden()


async def told(page: Page, sentence: str) -> None:
    """The story, beside the board or in a sheet, has this line."""
    await expect(page.get_by_role("listitem").filter(has_text=sentence)).to_be_visible()


async def takes_over(ann: Page, bob: Page) -> None:
    """Ann lands on what is Bob's, and pays for it; Bob, who could have it back, pays only tribute."""
    await throw(ann)
    await choice(ann, "Take it over for $200").click()
    await told(ann, "You take Comic Relief over for your team and pay Team Dog $200.")
    for page, cost in (
        (ann, "Ours. Landing here: another fish on top for $100, if we like."),
        (bob, "Landing here: pay Team Cat $100, or take it over for $200."),
    ):
        await purses(page, cat="$1800", dog="$2200")
        await on_its_card(page, "Comic Relief", ["on top Team Cat", "at the bottom Team Dog"], cost)
    await throw(bob)
    await expect(choice(bob, "Take it over for $200")).to_be_visible()
    await choice(bob, "Pay $100 tribute").click()
    await purses(bob, cat="$1900", dog="$2100")


async def locks(ann: Page, bob: Page) -> None:
    """Ann lays the third marker on what is hers; both see the lock."""
    await throw(ann)
    await choice(ann, "Put another marker on it for $100").click()
    await told(ann, "That is the third marker: Snack Inspector is locked for Team Cat.")
    markers = ["on top Team Cat", "in between Team Cat", "at the bottom Team Dog"]
    for page, cost in (
        (ann, "Ours, and locked: landing here costs nothing."),
        (bob, "Landing here: pay Team Cat $100; it cannot be taken over."),
    ):
        await expect(page.get_by_role("button", name="(Pink): locked for Team Cat")).to_be_visible()
        seal = "Locked: three markers, and Team Cat is on top."
        await on_its_card(page, "Snack Inspector", markers, seal, cost)
        await purses(page, cat="$1800", dog="$2100")


def test_a_takeover_and_a_lock(tmp_path):
    """What Ann takes over Bob could take back; what she has locked he only pays for."""

    async def tale(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser, PHONE)
            link = await open_table(ann, server, "Cats vs. Dogs")
            await join(bob, link, "Bob")
            await ann.get_by_role("button", name="Start").click()
            await takes_over(ann, bob)
            await locks(ann, bob)
            await throw(bob)

            # He lands on it, and is asked nothing.
            await expect(bob.get_by_role("heading", name="Ann to throw.")).to_be_visible()
            await purses(bob, cat="$1900", dog="$2000")
            await bob.get_by_role("button", name="Story").click()
            await told(bob, "You are on Snack Inspector: your team pays Team Cat $100 tribute.")

    falls = ["dice 1 3", "dice 1 2", "dice 1 3", "dice 1 3"]
    stacks = {"4": ["dog"], "8": ["dog", "cat"]}
    with laid(tmp_path, falls, places=[0, 1], stacks=stacks) as server:
        run(tale(server))
