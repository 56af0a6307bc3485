"""Pictures of every screen, at seven sizes: python tools/shots.py FOLDER [PART …].

Each screen stands at a table laid for it (tests/e2e/scenes.py): light in English, dark in German, where
words are longest. All sizes of a screen are on three sheets as well, for phones, tablets and desks; what is
opened on it is opened anew for each, since a page that is laid out anew shuts it. Parts of names leave out
the screens that none of them names. Look at all of them before a release.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from base64 import b64encode
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.async_api import Error  # noqa: E402  found once the path is set
from tests.e2e.browser import browsing  # noqa: E402  found once the path is set
from tests.e2e.laid import laid  # noqa: E402  found once the path is set
from tests.e2e.scenes import SCENES, Scene  # noqa: E402  found once the path is set
from tests.e2e.ways import as_it_is  # noqa: E402  found once the path is set

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import Browser, BrowserContext, Page

# By sheet: every size, and how large it is drawn there.
SHEETS = {
    "phone": {(360, 740): 1.0, (390, 844): 1.0, (844, 390): 0.85},
    "tablet": {(820, 1180): 0.66, (1024, 768): 0.9},
    "desk": {(1440, 900): 0.7, (1920, 1080): 0.7},
}
STYLE = """<style>
body { display: flex; flex-wrap: wrap; gap: 8px; align-items: start; width: 1520px; margin: 8px; }
img { display: block; }
</style>"""
LOOKS = {"en": "light", "de": "dark"}
SETTLE = 300  # milliseconds until a page of another size has found its shape


class Folder:
    """Where the pictures go."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    async def take(self, page: Page, name: str, opened: Callable[[], Awaitable[None]] | None) -> None:
        """One screen in all sizes, on three sheets."""
        for place, (sheet, sizes) in enumerate(SHEETS.items()):
            pictures: list[tuple[bytes, float]] = []
            for (width, height), scale in sizes.items():
                await page.set_viewport_size({"width": width, "height": height})
                if opened is not None and not pictures:
                    if place:
                        await page.reload()
                        await page.wait_for_load_state("networkidle")
                    await opened()
                await page.wait_for_timeout(SETTLE)
                picture = await page.screenshot(path=self.folder / f"{name}-{width}x{height}.png")
                pictures.append((picture, width * scale))
            await self.lay_out(page.context, f"{name}-{sheet}", pictures)

    async def lay_out(self, context: BrowserContext, name: str, pictures: list[tuple[bytes, float]]) -> None:
        """Put pictures on one sheet, each so wide."""
        page = await context.new_page()
        shown = [
            f'<img style="width: {width}px" src="data:image/png;base64,{b64encode(picture).decode()}">'
            for picture, width in pictures
        ]
        await page.set_content(STYLE + "".join(shown), wait_until="load")
        await page.locator("body").screenshot(path=self.folder / f"sheet-{name}.png")
        await page.close()


async def translated(browser: Browser, page: Page) -> Page:
    """The same person at the same place, who reads German, at night."""
    context = await browser.new_context(
        storage_state=await page.context.storage_state(),
        locale="de-DE",
        color_scheme="dark",
        reduced_motion="reduce",
        service_workers="block",
    )
    other = await context.new_page()
    await other.goto(page.url)
    await other.wait_for_load_state("networkidle")
    return other


async def shoot(browser: Browser, folder: Folder, name: str, scene: Scene) -> None:
    """One screen in both looks."""
    with tempfile.TemporaryDirectory() as data:
        fresh = not scene.position
        with laid(Path(data), scene.chance, is_fresh=fresh, **scene.position) as server:
            page = await scene.way(browser, server, scene.title)
            await page.wait_for_load_state("networkidle")
            for language in scene.languages:
                shown = page if language == "en" else await translated(browser, page)
                opened = None if scene.opened is as_it_is else partial(scene.opened, shown, language)
                await folder.take(shown, f"{name}-{language}-{LOOKS[language]}", opened)
            for context in browser.contexts:
                await context.close()


async def all_screens(folder: Folder, parts: list[str]) -> None:
    """Screen after screen; one that cannot be come to is named, and the others are taken."""
    async with browsing() as browser:
        for name, scene in SCENES.items():
            if parts and not any(part in name for part in parts):
                continue
            try:
                await shoot(browser, folder, name, scene)
                print(name, flush=True)
            except (Error, AssertionError) as error:
                print(f"{name}: {error}", flush=True)
                for context in browser.contexts:
                    await context.close()


def main() -> None:
    """Take all the pictures."""
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    asyncio.run(all_screens(Folder(Path(sys.argv[1])), sys.argv[2:]))


if __name__ == "__main__":
    main()
