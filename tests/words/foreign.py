"""A made-up language, English with marks around every sentence, so that no test waits for a translation."""

from __future__ import annotations

import json
import os
import shutil
import tomllib
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamenight.words import catalogue as words

if TYPE_CHECKING:
    from collections.abc import Iterator

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
    shutil.copytree(words.FOLDER, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    for file in sorted((folder / "en").rglob("*.toml")):
        place = folder / NAME / file.relative_to(folder / "en")
        place.parent.mkdir(parents=True, exist_ok=True)
        part = foreign(tomllib.loads(file.read_text(encoding="utf-8")))
        if "language" in part and "name" in part["language"]:
            part["language"] |= {"name": "Foreign", "genders": GENDERS}
        place.write_text(written(part), encoding="utf-8")
    return folder


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
    """Read sentences from this folder from now on."""
    words.FOLDER = folder
    words.languages.cache_clear()
    words.catalogue.cache_clear()


@contextmanager
def spoken(folder: Path) -> Iterator[str]:
    """The made-up language is known for a while, here and to processes that are started."""
    before = words.FOLDER
    use(make(folder / "words"))
    os.environ[VARIABLE] = str(words.FOLDER)
    try:
        yield NAME
    finally:
        del os.environ[VARIABLE]
        use(before)
