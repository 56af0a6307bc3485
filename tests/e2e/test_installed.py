"""The page on a device: kept for when no server answers, nothing of a game with it; and calling its owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.e2e.browser import PHONE, browsing, choice, join, open_table, person, play_now, run
from tests.e2e.laid import laid
from tests.e2e.test_axe import check, fits
from tests.server.process import Served, served

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs

KEPT = """
async () => {
    const found = [];
    for (const name of await caches.keys()) found.push(...(await (await caches.open(name)).keys()));
    return found.map((request) => new URL(request.url).pathname);
}
"""
FORGOTTEN = """
async () => {
    for (let tries = 0; await caches.has("page-old"); tries++) {
        if (tries === 1200) throw new Error("page-old is still kept");
        await new Promise((resume) => setTimeout(resume, 50));
    }
}
"""
WIDTH = """
(src) => new Promise((done) => {
    const icon = new Image();
    icon.onload = () => done(icon.naturalWidth);
    icon.src = src;
})
"""
HIDE = """
(hidden) => {
    const value = hidden ? "hidden" : "visible";
    Object.defineProperty(document, "visibilityState", {configurable: true, value});
    Object.defineProperty(document, "hidden", {configurable: true, value: hidden});
    document.dispatchEvent(new Event("visibilitychange"));
}
"""
NOTED = """
window.messages = [];
window.called = new Promise((call) => { window.call = call; });
window.Notification = class {
    static permission = "default";
    static asked = 0;
    static async requestPermission() { this.asked += 1; return (this.permission = "granted"); }
    constructor(title, options) { window.messages.push(title); window.call(title); }
};
"""


async def kept(page: Page) -> list[str]:
    """The addresses of all that the page keeps on this device."""
    found = await page.evaluate(KEPT)
    assert isinstance(found, list)
    return [str(one) for one in found]


def test_the_page_opens_without_its_server(tmp_path):
    """It says what it needs, and goes on by itself; a game was played, and nothing of it is kept."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser, PHONE, keeps_page=True)
            await page.goto(server.url)
            await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            await page.reload()  # from here on the worker answers
            await play_now(page, "The Garden Path")
            table = page.url
            await expect(choice(page, "Spin the cat")).to_be_visible()
            await page.goto(server.url)
            await expect(page.get_by_role("heading", name="Go on playing")).to_be_visible()

            server.end()
            for address in (server.url, table):
                await page.goto(address)
                await expect(page.get_by_text("the server with the tables is not answering")).to_be_visible()
            await check(page, "without a server")
            await fits(page, "without a server")
            found = await kept(page)
            assert "/" in found
            assert [one for one in found if one != "/" and not one.startswith("/assets/")] == []

            server.start()
            await expect(choice(page, "Spin the cat")).to_be_visible()

    with served(tmp_path) as server:
        run(story(server))


def test_an_update_comes_when_the_page_is_opened_anew(tmp_path):
    """The page itself is always asked for; what an older one kept is forgotten when nobody uses it."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser, keeps_page=True)
            await page.goto(server.url)
            await page.evaluate(
                "caches.open('page-old').then((cache) => cache.put('/assets/old.js', new Response('')))"
            )
            await page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one?.unregister())")
            await page.reload()
            await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            await page.evaluate(FORGOTTEN)

            response = await page.reload()
            assert response is not None
            assert not (await response.all_headers()).get("cache-control", "").startswith("public")

    with served(tmp_path) as server:
        run(story(server))


def test_it_can_be_installed(tmp_path):
    """The manifest names icons that are there, as large as it says, and where the page begins."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser)
            await page.goto(server.url)
            address = await page.locator("link[rel=manifest]").get_attribute("href")
            manifest = await (await page.request.get(f"{server.url}{address}")).json()
            assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
            for icon in manifest["icons"]:
                width = await page.evaluate(WIDTH, icon["src"])
                assert icon["sizes"] in {"any", f"{width}x{width}"}

    with served(tmp_path) as server:
        run(story(server))


def test_who_was_called_and_away_is_asked_once(tmp_path):
    """Nothing is asked on arrival; after a missed turn it is, and the next call comes as a message."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser), await person(browser, PHONE)
            await ann.add_init_script(NOTED)
            link = await open_table(ann, server)
            await join(bob, link, "Bob")
            await ann.get_by_role("button", name="Start").click()
            await choice(ann, "Spin the cat").click()
            await expect(choice(bob, "Spin the cat")).to_be_visible()
            question = ann.get_by_role("region", name="A message when it is your turn")
            await expect(question).to_have_count(0)

            await ann.evaluate(HIDE, True)
            await choice(bob, "Spin the cat").click()
            await expect(ann.locator("[data-asked=true]")).to_be_visible()
            await ann.evaluate(HIDE, False)
            await expect(question).to_be_visible()
            await check(ann, "being called")
            assert await ann.evaluate("[Notification.asked, window.messages.length]") == [0, 0]
            await question.get_by_role("button", name="Yes, tell me").click()
            await expect(question).to_have_count(0)

            await choice(ann, "Spin the cat").click()
            await expect(choice(bob, "Spin the cat")).to_be_visible()
            await ann.evaluate(HIDE, True)
            await choice(bob, "Spin the cat").click()
            assert await ann.evaluate("window.called") == "The Garden Path"
            assert await ann.evaluate("Notification.asked") == 1

    with laid(tmp_path, ["spin 2@90"] * 4, spaces=[4, 17], order=[0, 1], turn=0) as server:
        run(story(server))
