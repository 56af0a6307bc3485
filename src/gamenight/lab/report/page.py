"""One page of what was found: the question, the answer, drawings, tables, and how to make it again."""

from __future__ import annotations

import platform
import re
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from gamenight.api.engine import engine
from gamenight.lab.report.drawing import dots
from gamenight.version import VERSION
from gamenight.words.catalogue import catalogue
from gamenight.words.figure import Figures

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.lab.figures import Mean, Share

STYLE = Path(__file__).with_name("page.css")
BOUNDS = re.compile(r"(\[|±).*")


class Page:
    """A page being written, part by part; everything that is said in it is escaped."""

    def __init__(self, language: str, title: str) -> None:
        self.language, self.words = language, catalogue(language)
        self.title = title
        self.parts: list[str] = []

    def answer(self, *sentences: str) -> None:
        """What came out, in large letters."""
        self.parts += [f'<p class="answer">{escape(one)}</p>' for one in sentences]

    def say(self, *sentences: str) -> None:
        """A paragraph."""
        self.parts += [f"<p>{escape(one)}</p>" for one in sentences]

    def head(self, text: str) -> None:
        """A heading."""
        self.parts.append(f"<h2>{escape(text)}</h2>")

    def draw(self, svg: str) -> None:
        """A drawing."""
        self.parts.append(f"<figure>{svg}</figure>")

    def dots(
        self, rows: Sequence[tuple[str, Mean | Share]], unit: str = "", mark: float | None = None
    ) -> None:
        """A drawing of figures with their bounds."""
        self.draw(dots(rows, unit, mark, self.words.figures))

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
        """A table of rows under their headings."""
        first = "".join(f"<th scope='col'>{escape(one)}</th>" for one in heads)
        cells = ["".join(f"<td>{self.cell(one)}</td>" for one in row) for row in rows]
        body = "".join(f"<tr>{row}</tr>" for row in cells)
        self.parts.append(f"<div class='wide'><table><tr>{first}</tr>{body}</table></div>")

    def cell(self, value: object) -> str:
        """What stands in a cell: figures as the language writes them, their bounds in one piece."""
        if not isinstance(value, Figures):
            return escape(str(value))
        written = escape(self.words.figures(value)).replace(" %", "&nbsp;%")
        return BOUNDS.sub(r'<span class="bounds">\g<0></span>', written)

    def whole(self, command: str, *, is_played: bool = True) -> str:
        """The page as one file; at its foot who played, what made it, and the line that makes it again."""
        about = f"gamenight {VERSION}, {engine()}, Python {platform.python_version()}"
        say = self.words.say
        who = f"<p>{escape(say('lab', 'page', 'bots'))}</p>" if is_played else ""
        line = f"{escape(say('lab', 'page', 'made'))} <code>{escape(command)}</code>"
        foot = f"<footer>{who}<p>{line}</p><p>{escape(about)}</p></footer>"
        return (
            f"<!doctype html>\n<html lang='{escape(self.language)}'>\n<head><meta charset='utf-8'>"
            f"<meta name='viewport' content='width=device-width, initial-scale=1'>"
            f"<title>{escape(self.title)}</title><style>{STYLE.read_text(encoding='utf-8')}</style></head>\n"
            f"<body><h1>{escape(self.title)}</h1>\n" + "\n".join(self.parts) + f"\n{foot}</body>\n</html>\n"
        )
