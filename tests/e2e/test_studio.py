"""The edition studio: a name, a price and a colour are changed, seen on the board, saved, and played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from gamenight.editions.shelf import FILE, boxes
from tests.e2e.browser import DESK, PHONE, browsing, person, run
from tests.e2e.test_axe import check, fits

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs


@contextmanager
def studio(folder: Path) -> Iterator[str]:
    """The command as an author types it; the address that it prints."""
    command = [
        sys.executable,
        "-m",
        "gamenight",
        "edition",
        "studio",
        str(folder),
        "--no-browser",
        "--port",
        "0",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ}) as process:
        assert process.stdout is not None
        line = next(line for line in process.stdout if "http" in line)
        try:
            yield line[line.index("http") :].strip()
        finally:
            process.terminate()
            process.stdout.read()


@pytest.fixture
def folder(tmp_path):
    """A copy of a box, to be changed."""
    home = tmp_path / "my-dogs"
    home.mkdir()
    (home / FILE).write_bytes((boxes()["dog-lovers"] / FILE).read_bytes())
    return home


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_name_a_price_and_a_colour(folder, size):
    """The board shows each at once; when it is saved the file has them, and its other lines are the same."""
    before = (folder / FILE).read_text().splitlines()

    async def story(url: str) -> None:
        async with browsing() as browser:
            ann = await person(browser, size)
            await ann.goto(url)
            board = ann.get_by_role("region", name="The box as it is now")
            await board.get_by_role("button", name="Pug", exact=True).click()
            await ann.get_by_label("Name", exact=True).fill("Lurcher")
            await expect(board.get_by_role("button", name="Lurcher")).to_be_visible()
            await ann.get_by_label("Price", exact=True).fill("0")
            await expect(ann.get_by_text("0 is out of bounds")).to_be_visible()
            await expect(ann.get_by_role("button", name="Save")).to_be_disabled()
            await ann.get_by_label("Price", exact=True).fill("185")
            await expect(board.get_by_text("$185").first).to_be_visible()
            await check(ann, "studio")
            await fits(ann, "studio")

            await ann.get_by_role("button", name="Colours", exact=True).click()
            await ann.get_by_role("button", name=re.compile("Orange")).click()
            await ann.get_by_label("Colour", exact=True).fill("#11aa88")
            await expect(board.locator("rect[fill='#11aa88']").first).to_be_visible()
            await ann.get_by_role("button", name="Save").click()
            await expect(ann.get_by_text("Saved.")).to_be_visible()
            await ann.get_by_role("button", name="The file").click()
            await expect(ann.get_by_text('name = "Lurcher"')).to_be_visible()

            await ann.get_by_role("button", name="Play it").click()
            await expect(ann.locator("[data-asked]").first).to_be_visible()
            await expect(ann).to_have_url(re.compile("/r/"))

    with studio(folder) as url:
        run(story(url))
    after = (folder / FILE).read_text().splitlines()
    changed = [(old, new) for old, new in zip(before, after, strict=True) if old != new]

    assert [(old.count("Pug"), new.count("Lurcher")) for old, new in changed] == [(0, 0), (1, 1)]
    assert changed[0][1] == changed[0][0].replace("#ef8a2c", "#11aa88")
    assert changed[1][1] == changed[1][0].replace("Pug", "Lurcher").replace("180", "185", 1)


def test_undo_by_keys_and_without_the_key_nothing(folder):
    """Ctrl-Z takes a whole name back; the address without its key shows a sentence."""

    async def story(url: str) -> None:
        async with browsing() as browser:
            ann, bob = await person(browser, language="de-DE", scheme="dark"), await person(browser)
            await ann.goto(url)
            title = ann.get_by_label("Titel", exact=True)
            await title.press("End")
            await title.press_sequentially("!!")
            await expect(ann.get_by_role("heading", name="Dog Lovers!!")).to_be_visible()
            await title.press("Control+z")
            await expect(ann.get_by_role("heading", name="Dog Lovers", exact=True)).to_be_visible()
            await check(ann, "studio in the dark")

            await bob.goto(url.partition("#")[0])
            await expect(bob.get_by_role("alert")).to_contain_text("only with its key")

    with studio(folder) as url:
        run(story(url))
