"""What stands within a line of Markdown: code, links, pictures, weight; everything else is escaped."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from gamenight.server.help.calling import as_called

if TYPE_CHECKING:
    from collections.abc import Callable

    Leads = Callable[[str], str | None]  # where a link of the page leads, or None: to nothing that is served

CODE = re.compile(r"(`+)(.+?)\1")
LINK = re.compile(r"(!?)\[([^\[\]]*)\]\(([^()\s]+)\)")
BOLD = re.compile(r"\*\*(.+?)\*\*")
ITALIC = re.compile(r"(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?!\w)")
KEPT = re.compile("\ue000(\\d+)\ue001")
MARKS = str.maketrans("", "", "\ue000\ue001")


def inline(text: str, leads: Leads) -> str:
    """A line as HTML; a link that leads nowhere is only its words."""
    kept: list[str] = []

    def keep(html: str) -> str:
        kept.append(html)
        return f"\ue000{len(kept) - 1}\ue001"

    def linked(found: re.Match[str]) -> str:
        is_picture, words, target = found[1], found[2], found[3]
        place = leads(target)
        if is_picture:
            return (
                keep(f'<img src="{escape(place)}" alt="{escape(words)}" loading="lazy">') if place else words
            )
        if place is None:
            return words
        return keep(f'<a href="{escape(place)}">') + words + keep("</a>")

    def coded(found: re.Match[str]) -> str:
        words = found[2].strip()
        return keep(f"<code>{escape(as_called(words) if ' ' in words else words)}</code>")

    text = CODE.sub(coded, text.translate(MARKS))
    text = escape(LINK.sub(linked, text), quote=False)
    text = ITALIC.sub(r"<em>\1</em>", BOLD.sub(r"<strong>\1</strong>", text))
    return KEPT.sub(lambda found: kept[int(found[1])], text)


def plain(text: str) -> str:
    """A line without its marks, to be looked for and to make anchors of."""
    text = LINK.sub(lambda found: found[2], text)
    return ITALIC.sub(r"\1", BOLD.sub(r"\1", text.replace("`", "")))
