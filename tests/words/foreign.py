"""A made-up language, English with marks around every sentence, so that no test waits for a translation."""

from __future__ import annotations

import json
import os
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamenight.words import catalogue as words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

NAME = "xx"
OPEN, CLOSE = "⟦", "⟧"
GENDERS = "mfn"
VARIABLE = "FOREIGN_WORDS"  # where another process finds them


def marked(sentence: str) -> str:
    """A sentence of the made-up language."""
    return f"{OPEN}{sentence}{CLOSE}"


def is_foreign(text: str) -> bool:
    """Whether a text is a whole sentence of the made-up language."""
    return text.startswith(OPEN) and text.endswith(CLOSE)


def make(folder: Path) -> Path:
    """The languages that there are, and the made-up one beside them."""
    for language in words.languages():
        for place, part in words.pages(language):
            write(folder / language / place, part)
    for place, english in words.pages(words.ENGLISH):
        part = foreign(english)
        if "language" in part and "name" in part["language"]:
            part["language"] |= {"name": "Foreign", "genders": GENDERS}
        write(folder / NAME / place, part)
    return folder


def write(file: Path, part: dict[str, Any]) -> None:
    """Write one file of a language."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(written(part), encoding="utf-8")


def foreign(part: dict[str, Any]) -> dict[str, Any]:
    """The same part of a catalogue, its sentences marked."""
    return {key: foreign(one) if isinstance(one, dict) else marked(one) for key, one in part.items()}


def written(part: dict[str, Any], path: tuple[str, ...] = ()) -> str:
    """A part of a catalogue as TOML."""
    lines = [f"{json.dumps(key)} = {json.dumps(one)}" for key, one in part.items() if isinstance(one, str)]
    head = [f"[{'.'.join(map(json.dumps, path))}]"] if path else []
    tables = [written(one, (*path, key)) for key, one in part.items() if isinstance(one, dict)]
    return "\n".join([*head, *lines, "", *tables])


def use(folder: Path) -> None:
    """Read all sentences from this folder from now on."""
    read_from(lambda: {"": folder})


def read_from(homes: Callable[[], dict[str, Path]]) -> None:
    """Read sentences from other folders from now on."""
    words.homes = homes
    words.languages.cache_clear()
    words.read_catalogue.cache_clear()


@contextmanager
def spoken(folder: Path) -> Iterator[str]:
    """The made-up language is known for a while, here and to processes that are started."""
    before = words.homes
    use(make(folder / "words"))
    os.environ[VARIABLE] = str(folder / "words")
    try:
        yield NAME
    finally:
        del os.environ[VARIABLE]
        read_from(before)
