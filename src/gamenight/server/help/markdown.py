"""The Markdown of our documents as HTML: headings, lists, tables, code, paragraphs; no more than they use."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from gamenight.server.help.calling import as_called
from gamenight.server.help.inline import inline, plain

if TYPE_CHECKING:
    from gamenight.server.help.inline import Leads

HEADING = re.compile(r"(#{1,6}) (.+)")
FENCE = "```"
ITEM = re.compile(r"( *)([-*]|\d+\.) +(.*)")
ROW = re.compile(r"(?<!\\)\|")
RULER = re.compile(r":?-+:?")
COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
SPACES = re.compile(r"\s+")


class Section(NamedTuple):
    """A heading and what is read below it, without code."""

    level: int
    anchor: str
    title: str
    words: list[str]


class Rendered:
    """A document as HTML, with its headings in order."""

    def __init__(self, text: str, leads: Leads) -> None:
        self.leads = leads
        self.sections: list[Section] = []
        self.lines = COMMENT.sub("", text).splitlines()
        self.place = 0
        self.html = "\n".join(self._blocks())

    @property
    def title(self) -> str:
        """What the document is called."""
        return self.sections[0].title if self.sections else ""

    def _blocks(self) -> list[str]:
        found = []
        while self.place < len(self.lines):
            line = self.lines[self.place]
            if not line.strip():
                self.place += 1
            elif line.startswith(FENCE):
                found.append(self._code())
            elif heading := HEADING.fullmatch(line):
                found.append(self._heading(len(heading[1]), heading[2]))
            elif line.startswith("|"):
                found.append(self._table())
            elif ITEM.match(line):
                found.append(self._list(0))
            else:
                found.append(f"<p>{self._said(self._while_plain())}</p>")
        return found

    def _said(self, text: str) -> str:
        """A text as HTML, remembered for whoever looks for it."""
        if self.sections:
            self.sections[-1].words.append(plain(text))
        return inline(text, self.leads)

    def _while_plain(self) -> str:
        """The lines of a paragraph, as one."""
        first = self.place
        self.place += 1
        while self.place < len(self.lines):
            line = self.lines[self.place]
            if not line.strip() or line.startswith((FENCE, "|", "#")) or ITEM.match(line):
                break
            self.place += 1
        return " ".join(line.strip() for line in self.lines[first : self.place])

    def _heading(self, level: int, text: str) -> str:
        self.place += 1
        title = plain(text)
        taken = {section.anchor for section in self.sections}
        anchor = wanted = anchor_of(title)
        number = 0
        while anchor in taken:
            number += 1
            anchor = f"{wanted}-{number}"
        self.sections.append(Section(level, anchor, title, []))
        return f'<h{level} id="{escape(anchor)}">{inline(text, self.leads)}</h{level}>'

    def _code(self) -> str:
        kind = self.lines[self.place].removeprefix(FENCE).strip()
        first = self.place = self.place + 1
        while self.place < len(self.lines) and self.lines[self.place] != FENCE:
            self.place += 1
        text = "\n".join(self.lines[first : self.place]).rstrip()
        if kind == "sh":
            text = as_called(text)
        self.place += 1
        return f'<pre data-kind="{escape(kind)}" tabindex="0"><code>{escape(text, quote=False)}</code></pre>'

    def _table(self) -> str:
        rows = []
        while self.place < len(self.lines) and self.lines[self.place].startswith("|"):
            rows.append(
                [cell.strip().replace("\\|", "|") for cell in ROW.split(self.lines[self.place])[1:-1]]
            )
            self.place += 1
        sides = [' class="right"' if RULER.fullmatch(cell) and cell.endswith(":") else "" for cell in rows[1]]
        head, *body = rows[:1] + rows[2:]
        parts = [f"<thead>{self._row(head, 'th', sides)}</thead>"] if any(head) else []
        parts.append(f"<tbody>{''.join(self._row(row, 'td', sides) for row in body)}</tbody>")
        return f'<div class="wide" tabindex="0"><table>{"".join(parts)}</table></div>'

    def _row(self, cells: list[str], tag: str, sides: list[str]) -> str:
        shown = zip(cells, sides, strict=False)
        return f"<tr>{''.join(f'<{tag}{side}>{self._said(cell)}</{tag}>' for cell, side in shown)}</tr>"

    def _list(self, margin: int) -> str:
        """A list, and within its items whatever stands further to the right."""
        first = ITEM.match(self.lines[self.place])
        assert first is not None
        tag = "ol" if first[2][0].isdigit() else "ul"
        items = []
        while self.place < len(self.lines):
            item = ITEM.match(self.lines[self.place])
            if item is None or len(item[1]) < margin:
                break
            items.append(self._item(item))
        return f"<{tag}>{''.join(f'<li>{item}</li>' for item in items)}</{tag}>"

    def _item(self, item: re.Match[str]) -> str:
        """One item: its words, then what is set in below them."""
        inner = len(item[1]) + 1
        self.lines[self.place] = item[3]
        parts = [self._said(self._while_plain())]
        while (place := self._set_in(inner)) is not None:
            self.place = place
            if (below := ITEM.match(self.lines[place])) is not None:
                parts.append(self._list(len(below[1])))
            else:
                parts.append(f"<p>{self._said(self._while_plain())}</p>")
        return "".join(parts)

    def _set_in(self, inner: int) -> int | None:
        """The next line that is not empty, if it belongs to an item; past a gap before a further item."""
        place = self.place
        while place < len(self.lines) and not self.lines[place].strip():
            place += 1
        if place == len(self.lines):
            return None
        line = self.lines[place]
        if len(line) - len(line.lstrip()) >= inner:
            return place
        if ITEM.match(line):
            self.place = place  # the list goes on after a gap
        return None


def anchor_of(title: str) -> str:
    """A heading as a place in its page, made as the well-known forges make it."""
    kept = "".join(sign for sign in title.lower() if sign.isalnum() or sign in " -_")
    return SPACES.sub("-", kept.strip())
