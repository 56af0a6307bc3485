"""Things that move: the question waits until they have come to rest."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.e2e.browser import DESK, PATIENCE, browsing, choice, open_table, run
from tests.e2e.laid import laid
from tests.e2e.test_property import LET_GO
from tests.server.process import Served

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs


def test_the_question_waits_for_what_moves(tmp_path):
    """Ann throws: nothing can be pressed and nothing is told until her token has arrived."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            context = await browser.new_context(viewport=DESK)  # type: ignore[arg-type]
            context.set_default_timeout(PATIENCE)
            expect.set_options(timeout=PATIENCE)
            ann = await context.new_page()
            await ann.clock.install()
            await open_table(ann, server, "Kanto")
            await ann.get_by_role("button", name="A bot").first.click()
            await ann.get_by_role("button", name="Start").click()
            throw = ann.get_by_role("button", name="Throw the dice").first
            lines = ann.get_by_role("tabpanel", name="Story").get_by_role("listitem")
            await expect(choice(ann, "Throw the dice")).to_be_visible()

            # The page's clock stands still, so that we can look for as long as it takes.
            await ann.clock.pause_at(await ann.evaluate("Date.now() + 10000"))
            await throw.click()
            await expect(ann.get_by_role("img", name="Ann is on Staryu.")).to_be_visible()  # on its way there
            await expect(throw).to_be_disabled()
            await expect(lines.filter(has_text="You throw")).to_have_count(0)
            await expect(ann.get_by_role("button", name=LET_GO)).to_have_count(0)

            await ann.clock.resume()
            await expect(choice(ann, LET_GO)).to_be_visible()
            await expect(lines.filter(has_text="You throw 2 and 4.")).to_be_visible()

    with laid(tmp_path, ["dice 2 4"], cash=[1500, 1500], places=[0, 0]) as server:
        run(story(server))
