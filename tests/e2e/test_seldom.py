"""What a page shows that a server says but seldom: the host is away for long, the disk is full."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.async_api import expect

from tests.e2e.browser import PHONE, browsing, choice, join, open_table, person, run
from tests.e2e.test_axe import check, fits
from tests.server.process import Served, served

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.async_api import Page, WebSocketRoute

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs

Message = dict[str, Any]


async def between(
    page: Page,
    down: Callable[[Message], None] = lambda _: None,
    up: Callable[[Message], Message | None] = lambda _: None,
) -> None:
    """Stand between a page and the server: change what the page is told, answer what it says."""

    def stand(page_side: WebSocketRoute) -> None:
        server = page_side.connect_to_server()

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            down(message)
            page_side.send(json.dumps(message))

        def said(text: str | bytes) -> None:
            answer = up(json.loads(text))
            if answer is None:
                server.send(text)
            else:
                page_side.send(json.dumps(answer))

        server.on_message(told)
        page_side.on_message(said)

    await page.route_web_socket("**/ws", stand)


def test_who_stands_in_for_the_host(tmp_path):
    """Bob can start and seat bots while Ann is away; what belongs to the host stays hers."""

    def ann_is_away(message: Message) -> None:
        for guest in message.get("room", {}).get("guests", []):
            guest["here"] = guest["name"] != "Ann"
            guest["deputy"] = guest["name"] == "Bob"

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob, cid = await person(browser), await person(browser, PHONE), await person(browser)
            for page in (bob, cid):
                await between(page, down=ann_is_away)
            link = await open_table(ann, server)
            await ann.get_by_role("button", name="One chair more").click()
            await join(bob, link, "Bob")
            await join(cid, link, "Cid")
            await cid.get_by_role("button", name="Stand up").click()

            await expect(bob.get_by_text("Ann is away; you are standing in as host.")).to_be_visible()
            await expect(cid.get_by_text("Ann is away; Bob is standing in as host.")).to_be_visible()
            await expect(bob.get_by_role("button", name="Start")).to_be_visible()
            await expect(bob.get_by_role("button", name="A bot")).to_be_visible()
            await expect(cid.get_by_role("button", name="A bot")).to_have_count(0)
            for name in ("Send out", "More about Ann", "One chair more"):
                await expect(bob.get_by_role("button", name=name)).to_have_count(0)
            await expect(bob.get_by_role("radio")).to_have_count(0)
            await check(bob, "standing in")
            await fits(bob, "standing in")

    with served(tmp_path) as server:
        run(story(server))


def test_a_refusal_that_no_rule_caused_names_none(tmp_path):
    """The page shows the sentence alone, without a clause."""
    sentence = "The server could not save that, so nothing was done; please try again."

    def not_stored(message: Message) -> Message | None:
        if message["type"] != "Play":
            return None
        why = {"clause": None, "sentence": sentence}
        return {"type": "NotDone", "id": message["id"], "stale": False, "why": why}

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann = await person(browser)
            await between(ann, up=not_stored)
            await open_table(ann, server)
            await ann.get_by_role("button", name="A bot").first.click()
            await ann.get_by_role("button", name="Start").click()
            await choice(ann, "Spin the cat").click()
            refusal = ann.locator("[data-refusal=true]")
            await expect(refusal).to_be_visible()
            await expect(refusal.locator(".clause")).to_have_count(0)
            await expect(refusal).to_have_text(sentence)

    with served(tmp_path) as server:
        run(story(server))


def test_a_page_that_missed_its_new_token_is_who_it_was(tmp_path):
    """Bob stands up, and the answer is lost with the line: he comes back as himself, with another token."""
    guests: set[int] = set()
    said: list[str] = []

    def lost(message: Message) -> None:
        if message["type"] == "NewToken":
            message.clear()
            message["type"] = "Pong"
        elif message["type"] == "Welcome":
            guests.add(message["guest"])

    def noted(message: Message) -> None:
        said.append(message["type"])

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser)
            await between(bob, down=lost, up=noted)
            await join(bob, await open_table(ann, server), "Bob")
            await bob.get_by_role("button", name="Stand up").click()
            await expect(bob.get_by_role("button", name="Sit here").first).to_be_visible()
            said.clear()
            await bob.reload()
            await expect(bob.get_by_role("button", name="Sit here").first).to_be_visible()

    with served(tmp_path) as server:
        run(story(server))

    assert guests == {2}
    assert [kind for kind in said if kind != "Ping"][:2] == ["Hello", "Kept"]
