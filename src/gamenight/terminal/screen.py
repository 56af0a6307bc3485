"""Where the terminal game writes and reads: a console and somebody who types."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from gamenight.terminal.strokes import strokes_for
from gamenight.words.catalogue import Catalogue, catalogue

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

NARROWEST = 20
COMPLAINT = "magenta"  # the style of a refusal: seen on dark and on light ground
PAGE = 60  # empty lines that stand for a cleared screen where nothing can be cleared


class Screen:
    """Says sentences, draws lines, asks; EOFError when nobody types any more."""

    def __init__(self, console: Console, read: Callable[[str], str], words: Catalogue | None = None) -> None:
        self.console = console
        self.read = read
        self.words = words or catalogue()
        self.strokes = strokes_for(console.encoding)
        self.lines_read = 0

    def is_typed(self) -> bool:
        """Whether somebody sits at a keyboard, and no file or program answers."""
        return self.read is not typed_line or (sys.stdin is not None and sys.stdin.isatty())

    @property
    def width(self) -> int:
        """How many columns there are."""
        return self.console.width

    @property
    def height(self) -> int:
        """How many lines there are."""
        return self.console.height

    def wrapped(self, text: str, style: str = "", indent: int = 0) -> list[Text]:
        """A text in lines no longer than the screen is wide; those after the first are indented."""
        lines: list[Text] = []
        for line in Text(text, style=style).wrap(self.console, max(self.width - indent, NARROWEST)):
            line.rstrip()
            lines.append(Text(" " * (indent if lines else 0)) + line)
        return lines

    def say(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """A sentence, wrapped."""
        for line in self.wrapped(text, style, indent):
            self.console.print(line, soft_wrap=True)

    def tell(self, *path: str, style: str = "", **facts: object) -> None:
        """A sentence of the catalogue, filled in."""
        self.say(self.words.say("terminal", *path, **facts).strip("\n"), style)

    def draw(self, lines: Iterable[Text]) -> None:
        """Lines as they are, cut off at the edge rather than wrapped."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)

    def ask(self, *path: str, **facts: object) -> str:
        """What somebody types after a question of the catalogue, behind its last line where it is long."""
        question = self.words.say("terminal", *path, **facts)
        *above, last = self.wrapped(question)
        self.draw(above)
        line = self.read(last.plain + question[len(question.rstrip()) :])
        self.lines_read += 1
        return line.strip()

    def clear(self) -> None:
        """Take everything off the screen, and what was typed out of its memory."""
        forget_typed()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")  # the screen, and what scrolled off it
            self.console.file.flush()
        else:
            self.console.print("\n" * PAGE)


def terminal_screen(words: Catalogue | None = None) -> Screen:
    """The terminal that the program was started in, with the sentences of a language."""
    console = Console(markup=False, emoji=False, highlight=False)
    return Screen(console, typed_line, words)


def typed_line(question: str) -> str:
    """A line from the keyboard, edited where the machine can; a line from a pipe is shown as if typed."""
    if sys.stdin is None or sys.stdin.closed:
        raise EOFError
    is_keyboard = sys.stdin.isatty()
    if is_keyboard:
        with suppress(ImportError):
            import readline  # noqa: F401  input() edits lines once it is there
    line = input(question)
    if not is_keyboard:
        sys.stdout.write(f"{line}\n")
    return line


def forget_typed() -> None:
    """Nobody finds with the arrow keys what the one before typed."""
    readline = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()
