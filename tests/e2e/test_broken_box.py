"""An edition that cannot be opened, on the shelf of a real browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from gamenight.editions.shelf import FILE, boxes
from tests.e2e.browser import PHONE, browsing, person, run
from tests.e2e.laid import laid
from tests.e2e.test_axe import check, fits

if TYPE_CHECKING:
    from tests.server.process import Served

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs


def test_a_broken_box_says_what_is_wrong_and_opens_when_it_is_mended(tmp_path, monkeypatch):
    """It has a place on the shelf, its first errors in sight; mended, it can be played after a new look."""
    folder = tmp_path / "own" / "my-path"
    folder.mkdir(parents=True)
    monkeypatch.setenv("GAMENIGHT_EDITIONS", str(folder.parent))
    good = (boxes()["garden-path"] / FILE).read_text(encoding="utf-8")
    (folder / FILE).write_text(good.replace("finish = 32", "finish = 1"), encoding="utf-8")

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser, PHONE)
            await page.goto(server.url)
            box = page.get_by_role("article").filter(has_text="my-path")
            await expect(box).to_contain_text("This box cannot be opened")
            await expect(box).to_contain_text("edition.toml:4: finish 1 is out of bounds")
            await expect(box.get_by_role("button")).to_have_count(0)
            await check(page, "a broken box")
            await fits(page, "a broken box")
            (folder / FILE).write_text(good.replace("The Garden Path", "My Path"), encoding="utf-8")
            await page.reload()
            await expect(page.get_by_role("button", name="Play now: My Path")).to_be_visible()
            await expect(box).to_have_count(0)

    with laid(tmp_path, is_fresh=True) as server:
        run(story(server))
