"""Ludo in a real browser: its page is built in, and the game is played to its end and looked at again."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.e2e.browser import DESK, PHONE, answer_next, browsing, is_over, open_table, person, run
from tests.families.ludo.conftest import PACKAGE
from tests.server.process import served

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs

ROOT = Path(__file__).parents[3]
WEB = ROOT / "web"
PAGE = Path(__file__).parent / "page"
MOST = 400  # answers in a game of one person against a bot


@pytest.fixture(scope="module")
def built(tmp_path_factory) -> Path:
    """The page with Ludo's folder in it, built apart from the one that is served otherwise."""
    folder: Path = tmp_path_factory.mktemp("page")
    node = shutil.which("node") or str(ROOT / ".venv" / "node" / "node")
    command = [node, "node_modules/vite/bin/vite.js", "build", "--outDir", str(folder), "--emptyOutDir"]
    environment = {**os.environ, "GAMENIGHT_PAGES": str(PAGE)}
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def joined(built, monkeypatch) -> None:
    """A server that is started now has the family, and the page that was built for it."""
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    monkeypatch.setenv("PYTHONPATH", paths)
    monkeypatch.setenv("GAMENIGHT_FAMILIES", PACKAGE)
    monkeypatch.setenv("GAMENIGHT_PAGE", str(built))


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_game_in_the_browser(joined, tmp_path, size):
    """From the shelf to the winner against a bot: tokens leave the yard and come home; then the replay."""

    async def story() -> None:
        with served(tmp_path) as server:
            async with browsing() as browser:
                page = await person(browser, size)
                await open_table(page, server, "Quick Ludo")
                await page.get_by_role("button", name="A bot").first.click()
                await page.get_by_role("button", name="Start").click()
                token = page.locator("[data-token='0 1']")
                await expect(token).to_have_attribute("data-space", "yard")
                await expect(token).to_be_in_viewport(ratio=1)
                for _ in range(MOST):
                    if not await answer_next(page, {0: page}, ["Throw the die", "Move token"]):
                        break

                assert await is_over(page)
                home = page.locator("[data-space=home]")
                await expect(page.locator("[data-token]")).to_have_count(4)
                assert await home.count() >= 2
                await page.get_by_role("button", name="Replay").click()
                await expect(page.get_by_text(re.compile(r"^Step 1 of \d+$"))).to_be_visible()
                await expect(token).to_have_attribute("data-space", "yard")

    run(story())
