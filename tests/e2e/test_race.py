"""The race in real browsers: two people and a bot, a reload, a killed server, watchers and phones."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

import gamenight as gn
from tests.e2e.browser import PHONE, browsing, choice, join, open_table, person, play_on, run, sit
from tests.e2e.laid import laid
from tests.server.process import Served, served

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs

CHAIRS = 4
TWO = ["spin 2@90"] * 20  # whoever spins goes two spaces
CODE = re.compile(r"^[A-HJ-NP-Z]{5}$")


def test_a_whole_game_through_a_reload_and_a_killed_server(tmp_path):
    """Ann and Cid at their desks, Bob on his phone, a bot; nothing is lost, and the record replays."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob, cid = await person(browser), await person(browser, PHONE), await person(browser)
            everybody = [ann, bob, cid]
            link = await open_table(ann, server)
            for _ in range(2):
                await ann.get_by_role("button", name="One chair more").click()
            await join(bob, link, "Bob")
            await join(cid, link, "Cid")
            await sit(ann, "Bob", "Cid")
            await ann.get_by_role("button", name="A bot").first.click()
            await ann.get_by_role("button", name="Start").click()
            assert await play_on(everybody, 4) == 4

            await bob.reload()
            await expect(bob.get_by_role("img", name="Ann is on stone 28.").first).to_be_visible()
            assert await play_on(everybody, 3) == 3

            server.end()
            for page in everybody:
                await expect(page.get_by_text("Reconnecting…", exact=True)).to_be_visible()
            server.start()
            for page in everybody:
                await expect(page.get_by_text("Reconnecting…", exact=True)).to_be_hidden()
                await expect(page.get_by_role("img", name="Ann is on stone 30.").first).to_be_visible()
            assert await play_on(everybody, 20) == 3  # Bob, Cid, and Ann, who has two to go

            for page in everybody:
                await expect(page.locator("[data-ended]")).to_be_visible()
            await expect(ann.locator("[data-clause='finish.exact']")).to_be_visible()
            async with ann.expect_download() as saving:
                await ann.get_by_role("button", name="Save the record").click()
            file = tmp_path / "saved.record"
            await (await saving.value).save_as(file)
            table = gn.replay(file.read_text(encoding="utf-8"))
            assert table.outcome is not None
            assert table.outcome.winners == [0]
            assert len(table.names) == CHAIRS

            await ann.get_by_role("button", name="Play again").click()
            for page in everybody:
                await expect(page.locator("[data-ended]")).to_have_count(0)
                await expect(page.get_by_role("img", name="Ann is on stone 24.").first).to_be_visible()
            await expect(choice(ann, "Spin the cat")).to_be_visible()

    with laid(tmp_path / "data", TWO, spaces=[24, 0, 16, 5], order=[0, 1, 2, 3], turn=0) as server:
        run(story(server))


async def as_hand(phone: Page) -> None:
    """Somebody else has the board: the phone shows only what is one's own."""
    await expect(phone.locator("[data-asked]").first).to_be_visible()  # not the lobby's menu
    await phone.get_by_role("button", name="Menu").click()
    await phone.get_by_role("switch", name="Phone as my hand").click()
    await phone.keyboard.press("Escape")


def test_a_shared_screen_phones_as_hands_and_a_watcher(tmp_path):
    """The big screen has no buttons, the phones have no board, the watcher sees and cannot act."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser, PHONE), await person(browser, PHONE)
            link = await open_table(ann, server)
            await join(bob, link, "Bob")
            await ann.get_by_text("For spectators and a big screen").click()
            watch = await ann.get_by_label("Link to watch only").input_value()
            screen_link = await ann.get_by_label("Link for one big screen").input_value()
            wall, watcher = await person(browser), await person(browser)
            await wall.goto(screen_link)
            await watcher.goto(watch)
            await ann.get_by_role("button", name="Start").click()
            for phone in (ann, bob):
                await as_hand(phone)
            assert await play_on([ann, bob], 8) == 8

            await expect(wall.get_by_text("Ann").first).to_be_visible()
            for page in (wall, watcher):
                await expect(page.get_by_role("img", name="The board.").first).to_be_visible()
                await expect(page.get_by_role("button", name="Spin the cat")).to_have_count(0)
            await expect(ann.get_by_role("img", name="The board.")).to_have_count(0)
            assert link.rsplit("/", 1)[1] not in await wall.content()
            assert link.rsplit("/", 1)[1] not in await watcher.content()

    with served(tmp_path) as server:
        run(story(server))


def test_passing_one_device_round(tmp_path):
    """Two people, one phone: the page shows the hand of the one who is asked."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser, PHONE)
            await open_table(page, server)
            await page.get_by_role("button", name="Somebody next to me").click()
            await page.get_by_role("textbox", name="Who shares this device with you?").fill("Grandpa")
            await page.get_by_role("button", name="Sit down").click()
            await page.get_by_role("button", name="Start").click()
            assert await play_on([page, page], 4) == 4

            held = page.get_by_role("group", name="Whose hand is shown")
            await expect(held.get_by_role("button", name="Grandpa")).to_be_visible()
            assert await play_on([page, page], 20) == 3  # each once, and the one who has two to go
            await expect(page.locator("[data-ended]")).to_be_visible()

    with laid(tmp_path, TWO, spaces=[24, 16], order=[0, 1], turn=0) as server:
        run(story(server))


def test_another_tab_and_a_private_link_are_the_same_seat(tmp_path):
    """Two tabs act as one; the private link brings the seat to another device."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann = await person(browser)
            link = await open_table(ann, server)
            await ann.get_by_role("button", name="A bot").first.click()
            await ann.get_by_role("button", name="Start").click()
            tab = await ann.context.new_page()
            await tab.goto(link)
            assert await play_on([tab], 3) == 3
            await ann.get_by_role("button", name="Menu").click()
            private = await ann.get_by_label("Your private link").input_value()
            await ann.keyboard.press("Escape")
            phone = await person(browser, PHONE)
            await phone.goto(private)

            assert await play_on([phone], 2) == 2
            assert "#" not in phone.url
            for page in (ann, tab, phone):
                await expect(choice(page, "Spin the cat")).to_be_visible()

    with laid(tmp_path, TWO, spaces=[4, 17], order=[0, 1], turn=0) as server:
        run(story(server))


def test_a_code_knocks_at_the_door(tmp_path):
    """The host lets in; the guest comes to the same table, under a host name that is not localhost."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser, PHONE)
            server.url = server.url.replace("127.0.0.1", "gamenight.test")
            await open_table(ann, server)
            code = await ann.get_by_text(CODE).inner_text()
            await bob.goto(server.url)
            await bob.get_by_label("The five letters").fill(code)
            await bob.get_by_role("button", name="Go on").click()
            await expect(bob.get_by_role("heading", name="Ann invites you to")).to_be_visible()
            await bob.get_by_label("My name").fill("Bob")
            await bob.get_by_role("button", name="Come in and sit down").click()
            await ann.get_by_role("button", name="Let in").click()
            await sit(ann, "Bob")
            await ann.get_by_role("button", name="Start").click()

            assert await play_on([ann, bob], 4) == 4
            is_secure = await bob.evaluate("window.isSecureContext")
            assert not is_secure

    with served(tmp_path, "--host", "gamenight.test") as server:
        run(story(server))


def test_the_keyboard_alone_is_enough(tmp_path):
    """From the shelf to the first moves, and a refusal explained, without a pointer."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser)
            await page.goto(server.url)
            for name in ("With others: The Garden Path", "Everybody on their own device", "A bot", "Start"):
                button = page.get_by_role("button", name=name).first
                if name.startswith("Everybody"):  # a name is asked for, and can be typed at once
                    await expect(page.get_by_label("My name")).to_be_focused()
                    await page.keyboard.type("Ann")
                await expect(button).to_be_enabled()
                await button.focus()
                await page.keyboard.press("Enter")
            for _ in range(3):
                await expect(choice(page, "Spin the cat")).to_be_visible()
                lines = page.get_by_role("tabpanel", name="Story").get_by_role("listitem")
                before = await lines.count()
                await page.keyboard.press("1")
                await expect(lines.nth(before)).to_be_attached()

            await expect(page.locator("[aria-live=polite]")).not_to_have_count(0)

    with served(tmp_path) as server:
        run(story(server))


def test_the_tail_rests_on_a_line(tmp_path):
    """Bob, whose phone is his hand, spins a line: it is made again at once, and both can read why."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser, PHONE)
            link = await open_table(ann, server)
            await join(bob, link, "Bob")
            await ann.get_by_role("button", name="Start").click()
            await as_hand(bob)
            await expect(ann.get_by_role("img", name="Bob is on stone 7.")).to_be_visible()
            await expect(ann.get_by_role("heading", name="Bob to spin.")).to_be_visible()
            await choice(bob, "Spin the cat").click()

            # One tap: the spin on the line does not count, the one made again does.
            for page, told in (
                (ann, ["The tail stops on a line, so Bob spins again.", "Bob spins a 4."]),
                (bob, ["The tail stops on a line, so you spin again.", "You spin a 4."]),
            ):
                lines = page.get_by_role("listitem").filter(has_text=re.compile(" line, | spins? "))
                await expect(lines).to_have_text(told)
            await expect(ann.get_by_role("img", name="Bob is on stone 11.")).to_be_visible()
            await expect(ann.get_by_role("heading", name="Spin the cat.")).to_be_visible()
            await expect(bob.get_by_role("heading", name="Ann to spin.")).to_be_visible()
            await expect(bob.get_by_role("button", name="Spin the cat").first).to_be_disabled()

            for page in (ann, bob):
                line = page.get_by_role("listitem").filter(has_text="The tail stops on a line")
                rule = line.get_by_text("stops on a dividing line, spin again")
                await expect(rule).to_have_count(0)
                await line.get_by_role("button").click()
                await expect(rule).to_be_visible()

            await choice(ann, "Spin the cat").click()
            await expect(bob.get_by_role("listitem").filter(has_text="Ann moves 2 spaces")).to_be_visible()

    chance = ["spin line@120", "spin 4@200", "spin 2@90"]
    with laid(tmp_path, chance, spaces=[4, 7], order=[0, 1], turn=1) as server:
        run(story(server))
