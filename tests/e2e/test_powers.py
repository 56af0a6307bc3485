"""Who may do what: asking for a chair, the door, sending out, muting, an unknown token, a game that waits."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from gamenight.editions.shelf import FILE, SHELF
from tests.e2e.browser import A_BOT, PHONE, browsing, join, open_table, person, run, sit
from tests.e2e.test_axe import check, fits
from tests.server.process import Served, served

if TYPE_CHECKING:
    from playwright.async_api import Browser, FloatRect, Locator, Page

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs


async def come_in(page: Page, link: str, name: str) -> None:
    """Come by the link, say who one is, and look on."""
    await page.goto(link)
    await page.get_by_label("My name").fill(name)
    await page.get_by_role("button", name=re.compile("^(Only watch|Come in and watch)$")).click()


async def begun(browser: Browser, server: Served, title: str = "The Garden Path") -> tuple[Page, Page]:
    """Ann on her phone plays with a bot, and is waited for; Cid has come by the link and looks on."""
    ann, cid = await person(browser, PHONE), await person(browser, PHONE)
    link = await open_table(ann, server, title)
    await ann.get_by_role("button", name="A bot").first.click()
    await ann.get_by_role("button", name="Start").click()
    await expect(ann.locator("[data-asked]").first).to_be_visible()
    await come_in(cid, link, "Cid")
    return ann, cid


async def ask_for(page: Page, name: str | re.Pattern[str]) -> None:
    """Ask for the chair of the player of this name."""
    await page.get_by_role("button", name="Join in").click()
    window = page.get_by_role("dialog", name="Join in")
    await expect(window).to_be_visible()
    await check(page, "join in")
    await fits(page, "join in")
    await window.get_by_role("listitem").filter(has_text=name).get_by_role("button").click()
    await expect(window).to_have_count(0)


async def set_door(host: Page, name: str) -> None:
    """Choose who comes in, and wait until the server says so too."""
    await host.get_by_role("radio", name=name).check()
    await expect(host.locator("label.chosen").filter(has_text=name)).to_be_visible()


async def box(found: Locator) -> FloatRect:
    """Where something is on the page."""
    place = await found.bounding_box()
    assert place is not None
    return place


async def say_something(page: Page, text: str) -> None:
    """Say it in the chat of the lobby."""
    await page.get_by_role("textbox", name="Say something").fill(text)
    await page.get_by_role("button", name="Send").click()


def test_a_chair_is_asked_for_and_given(tmp_path):
    """Ann is asked without anything moving or covering her question; the table is told."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, cid = await begun(browser, server)
            board = ann.get_by_role("img", name="The board.").first
            question = ann.get_by_role("region", name="The question")
            before = await box(board)
            await ask_for(cid, re.compile(A_BOT))
            await expect(cid.get_by_role("button", name="Asked…")).to_be_visible()

            taken_over = re.compile(f"^Cid takes over from {A_BOT}[.]$")
            asks = ann.get_by_role("region", name="Somebody is asking")
            await expect(asks.get_by_role("alert")).to_have_text(
                re.compile(f"^Cid would like to take over from {A_BOT}[.]$")
            )
            await check(ann, "somebody asks")
            over, under = await box(asks), await box(question)
            assert await box(board) == before
            assert over["y"] + over["height"] <= under["y"]
            await asks.get_by_role("button", name="Give them the chair").click()

            await expect(asks).to_have_count(0)
            seats = cid.get_by_role("complementary", name="Players")
            await expect(seats.get_by_text("Cid")).to_be_visible()
            await expect(seats.get_by_text("you", exact=True)).to_be_visible()
            await expect(ann.locator("[data-announced]")).to_have_text(taken_over)
            await ann.get_by_role("button", name="Chat").click()
            await expect(ann.get_by_role("list", name="Chat")).to_have_text(taken_over)

    with served(tmp_path) as server:
        run(story(server))


def test_a_chair_is_asked_for_and_not_given(tmp_path):
    """Cid is told so, looks on, and may ask again."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, cid = await begun(browser, server, "Deal")
            await ask_for(cid, re.compile(A_BOT))
            asks = ann.get_by_role("region", name="Somebody is asking")
            await asks.get_by_role("button", name="Not now").click()

            await expect(asks).to_have_count(0)
            await expect(cid.get_by_role("alert")).to_contain_text("You were not given the chair")
            await expect(cid.get_by_role("button", name="Join in")).to_be_visible()
            await expect(cid.get_by_role("region", name="My hand")).to_have_count(0)

    with served(tmp_path) as server:
        run(story(server))


def test_who_gave_a_chair_up_gets_it_back_at_once(tmp_path):
    """Bob lets a bot play for a while; Ann is not asked when he comes back."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser)
            link = await open_table(ann, server)
            await join(bob, link, "Bob")
            await sit(ann, "Bob")
            await ann.get_by_role("button", name="Start").click()
            await expect(bob.locator("[data-asked]").first).to_be_visible()  # not the menu of the lobby
            await bob.get_by_role("button", name="Menu").click()
            await bob.get_by_role("button", name="Give Bob's chair to a bot").click()
            await bob.keyboard.press("Escape")

            await bob.get_by_role("button", name="I am back").click()
            await expect(bob.get_by_role("button", name="I am back")).to_have_count(0)
            seats = bob.get_by_role("complementary", name="Players")
            await expect(seats.get_by_text("you", exact=True)).to_be_visible()
            await expect(ann.get_by_role("region", name="Somebody is asking")).to_have_count(0)

    with served(tmp_path) as server:
        run(story(server))


def test_who_was_sent_out_must_be_let_in(tmp_path):
    """Bob comes back by the link: he is not recognised, waits at the door as somebody new, and is let in."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser, PHONE)
            link = await open_table(ann, server)
            await join(bob, link, "Bob")
            chairs = ann.get_by_role("region", name="Who sits at the table")
            await expect(ann.get_by_role("radio", name="Anybody with the link")).to_be_checked()
            await chairs.get_by_role("button", name="Send out").click()
            window = ann.get_by_role("dialog", name="Send Bob out?")
            await expect(window.get_by_role("button", name="Send out for good")).to_be_visible()
            await check(ann, "send out")
            await window.get_by_role("button", name="Send out", exact=True).click()

            await expect(bob.get_by_role("heading", name="You cannot come in here")).to_be_visible()
            await expect(chairs.get_by_text("Bob", exact=True)).to_have_count(0)
            await expect(ann.get_by_role("radio", name="Only those I let in")).to_be_checked()

            await bob.goto(link)
            await expect(bob.get_by_role("heading", name="We did not recognise you")).to_be_visible()
            await check(bob, "not recognised")
            await fits(bob, "not recognised")
            await bob.get_by_role("button", name="Come in as a new guest").click()
            await expect(bob.get_by_role("heading", name="Waiting to be let in")).to_be_visible()
            await check(bob, "at the door")
            await fits(bob, "at the door")

            asks = ann.get_by_role("region", name="Somebody is asking")
            await expect(asks.get_by_role("alert")).to_have_text("Bob would like to come in.")
            await asks.get_by_role("button", name="Let in").click()
            await expect(bob.get_by_role("heading", name="Who sits at the table")).to_be_visible()
            await expect(asks).to_have_count(0)

    with served(tmp_path) as server:
        run(story(server))


def test_the_door_is_one_choice_of_three(tmp_path):
    """Nobody new: Bob is turned away. Those I let in: he waits, and is not let in. Anybody: he is in."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser)
            link = await open_table(ann, server)
            closed = bob.get_by_role("heading", name="You cannot come in here")
            await set_door(ann, "Nobody new")
            await come_in(bob, link, "Bob")
            await expect(closed).to_be_visible()

            await set_door(ann, "Only those I let in")
            await bob.get_by_role("button", name="Try again").click()
            await expect(bob.get_by_role("heading", name="Waiting to be let in")).to_be_visible()
            asks = ann.get_by_role("region", name="Somebody is asking")
            await asks.get_by_role("button", name="Not now").click()
            await expect(bob.get_by_text("The host did not let you in.")).to_be_visible()

            await set_door(ann, "Anybody with the link")
            await bob.get_by_role("button", name="Try again").click()
            await expect(bob.get_by_role("heading", name="Who sits at the table")).to_be_visible()

    with served(tmp_path) as server:
        run(story(server))


def test_muted_and_hushed(tmp_path):
    """Instead of the field stands why one cannot talk; when one can again, it is back."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser, PHONE), await person(browser)
            link = await open_table(ann, server)
            await join(bob, link, "Bob")
            field = bob.get_by_role("textbox", name="Say something")
            await say_something(bob, "Hello")
            await expect(ann.get_by_role("list", name="Chat")).to_contain_text("Hello")

            await ann.get_by_role("button", name="More about Bob").click()
            window = ann.get_by_role("dialog", name="Bob")
            await expect(window).to_be_visible()
            await check(ann, "a guest")
            await window.get_by_role("button", name="Mute in the chat").click()
            await expect(bob.get_by_text("The host has muted you for now.")).to_be_visible()
            await expect(field).to_have_count(0)
            await ann.get_by_role("button", name="More about Bob").click()
            await window.get_by_role("button", name="Let them talk again").click()
            await expect(field).to_be_visible()

            await ann.get_by_role("button", name="Menu").click()
            await ann.get_by_role("switch", name="Chat").click()
            await expect(bob.get_by_text("The host has turned the chat off.")).to_be_visible()
            await check(ann, "the host's menu")
            await ann.keyboard.press("Escape")
            await ann.get_by_role("button", name="Turn it on").click()
            await say_something(bob, "Thank you")
            await expect(ann.get_by_role("list", name="Chat")).to_contain_text("Thank you")

    with served(tmp_path) as server:
        run(story(server))


def test_an_unknown_token_makes_nobody_new(tmp_path):
    """Bob's browser has lost its place: Ann's list stays as it is until he comes in as a new guest."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser)
            link = await open_table(ann, server)
            await join(bob, link, "Bob")
            guests = ann.get_by_role("region", name="In the room").get_by_role("listitem")
            await expect(guests).to_have_count(2)
            key = f"gamenight.token.{link.rsplit('/', 1)[1]}"
            await bob.evaluate("key => localStorage.setItem(key, 'A'.repeat(43))", key)
            await bob.reload()
            await expect(bob.get_by_role("heading", name="We did not recognise you")).to_be_visible()
            await expect(guests.filter(has_text="away")).to_have_count(1)
            await expect(guests).to_have_count(2)

            await bob.get_by_role("button", name="Come in as a new guest").click()
            await expect(bob.get_by_role("heading", name="Who sits at the table")).to_be_visible()
            await expect(guests).to_have_count(3)

    with served(tmp_path) as server:
        run(story(server))


def test_how_long_a_table_is_kept_is_said(tmp_path):
    """In the lobby, and again where it can be deleted."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann = await person(browser)
            await open_table(ann, server)
            await expect(ann.get_by_text("and for 30 days once the game has started")).to_be_visible()
            await ann.get_by_role("button", name="Menu").click()
            await ann.get_by_role("button", name="Delete this table").click()
            window = ann.get_by_role("dialog", name="Delete this table?")
            await expect(window).to_contain_text("For thirty days")
            await window.get_by_role("button", name="Delete this table").click()
            await expect(ann.get_by_role("heading", name="You cannot come in here")).to_be_visible()

    with served(tmp_path) as server:
        run(story(server))


def test_a_game_whose_box_has_changed_waits_until_all_agree(tmp_path, monkeypatch):
    """Ann and Bob see why, and who has agreed; when both have, it goes on."""
    own = tmp_path / "shelf" / "my-path" / FILE
    own.parent.mkdir(parents=True)
    text = (
        (SHELF / "kanto" / FILE).read_text(encoding="utf-8").replace('title = "Kanto"', 'title = "My Path"')
    )
    own.write_text(text, encoding="utf-8")
    monkeypatch.setenv("GAMENIGHT_EDITIONS", str(own.parents[1]))

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser, PHONE)
            link = await open_table(ann, server, "My Path")
            await join(bob, link, "Bob")
            await sit(ann, "Bob")
            await ann.get_by_role("button", name="Start").click()
            await expect(bob.locator("[data-asked]").first).to_be_visible()
            server.end()
            own.write_text(text.replace("salary = 200", "salary = 300"), encoding="utf-8")
            server.start()

            for page in (ann, bob):
                await expect(page.get_by_role("heading", name="The game is paused")).to_be_visible()
            asked = bob.get_by_role("region", name="The game is paused").get_by_role("listitem")
            await expect(asked).to_have_count(2)
            await check(bob, "paused")
            await fits(bob, "paused")
            await ann.get_by_role("button", name="Go on with today's rules").click()
            await expect(asked.filter(has_text="Ann")).to_contain_text("agreed")
            await expect(ann.get_by_role("button", name="Go on with")).to_have_count(0)
            await bob.get_by_role("button", name="Go on with today's rules").click()
            for page in (ann, bob):
                await expect(page.locator("[data-asked]").first).to_be_visible()

    with served(tmp_path / "data") as server:
        run(story(server))
