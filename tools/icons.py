"""Draws the icons of the page anew, from its one drawing: python tools/icons.py (needs Chromium)."""

from __future__ import annotations

import asyncio
import base64
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.e2e.browser import browsing  # noqa: E402  found once the path is set

PUBLIC = ROOT / "web" / "public"
PAPER = "#f4e8cc"
# How wide a picture is, how much of it the drawing fills, and what lies under it
PICTURES = {
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-maskable-512.png": (512, 0.72, PAPER),  # a phone may cut a circle out of it
    "apple-touch-icon.png": (180, 0.86, PAPER),
}


async def draw() -> None:
    """Let Chromium draw every picture."""
    drawing = (ROOT / "web" / "src" / "look" / "icon.svg").read_bytes()
    (PUBLIC / "icon.svg").write_bytes(drawing)
    source = f"data:image/svg+xml;base64,{base64.b64encode(drawing).decode()}"
    async with browsing() as browser:
        for name, (width, share, ground) in PICTURES.items():
            page = await browser.new_page(viewport={"width": width, "height": width})
            await page.set_content(
                f"<body style='margin:0;display:grid;place-items:center;height:100vh;background:{ground}'>"
                f"<img src='{source}' style='width:{share:.0%}'>"
            )
            await page.screenshot(path=PUBLIC / name, omit_background=True)
            await page.close()


if __name__ == "__main__":
    asyncio.run(draw())
