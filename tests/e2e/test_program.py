"""A program that sits down at a table is marked as one, in the lobby and at the table."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest
from playwright.async_api import expect

from tests.e2e.browser import PHONE, browsing, open_table, person, run
from tests.server.process import Served, served

pytestmark = pytest.mark.battery  # once is enough: the page does not know which engine runs


def test_a_program_is_marked_on_its_chair(tmp_path):
    """Whoever plays with it knows: a sign beside its name, and a word for those who do not see it."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            page = await person(browser, PHONE)
            link = await open_table(page, server)
            sit = [sys.executable, "-m", "gamenight", "sit", link, "--quiet", "--name", "Robot"]
            program = await asyncio.create_subprocess_exec(*sit, stdout=subprocess.DEVNULL)
            try:
                row = page.get_by_role("listitem").filter(has_text="Robot")
                await expect(row.get_by_title("A program is playing here")).to_have_text("program")
                await page.get_by_role("button", name="Start").click()
                seat = page.get_by_role("listitem").filter(has_text="Robot").first
                await expect(seat.get_by_title("A program is playing here")).to_be_visible()
            finally:
                program.kill()
                await program.wait()

    with served(tmp_path) as server:
        run(story(server))
