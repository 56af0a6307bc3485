"""Games in the terminal that go on another day: each has a file of its own, written before every question."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from gamenight.api.opening import replay
from gamenight.editions.shelf import edition_of
from gamenight.folders import data_folder
from gamenight.kernel.dealer import Seeded
from gamenight.kernel.errors import Error
from gamenight.terminal.keeping import Keeper, blaming, fetch

if TYPE_CHECKING:
    from gamenight.api.table import Table
    from gamenight.words.catalogue import Catalogue

MOST_SHOWN = 5
MOST_ENDED = 50  # games that are over, of which the files are kept


class Unfinished(NamedTuple):
    """A game that was left, as its file tells it."""

    file: Path
    title: str
    names: list[str]
    when: str


def folder() -> Path:
    """Where these files lie."""
    return data_folder() / "terminal"


def own_keeper(table: Table) -> Keeper:
    """Keeps a game in a file of its own; the oldest of those that are over make room."""
    began = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    file, count = folder() / f"{began}-{table.edition.id}.record", 1
    while os.path.exists(file):  # noqa: PTH110  where we may not look there is nothing of ours
        count += 1
        file = file.with_name(f"{began}-{table.edition.id}-{count}.record")
    for old in [one for one in newest_first() if is_over(one)][MOST_ENDED:]:
        old.unlink(missing_ok=True)
    return Keeper(table, place=file)


def newest_first() -> list[Path]:
    """All files, the one that was written last before the others; none where we may not look."""
    try:
        return sorted(folder().glob("*.record"), key=lambda file: file.stat().st_mtime, reverse=True)
    except PermissionError:
        return []


def text_of(file: Path) -> str:
    """What stands in a file; nothing, if that cannot be read: it harms no other game."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""


def is_over(file: Path) -> bool:
    """Whether the game of a record has an end."""
    return text_of(file).rstrip().rpartition("\n")[2].startswith("=")


def unfinished(words: Catalogue, game: str = "") -> list[Unfinished]:
    """The games that were left, of all boxes or of one, the last one first."""
    found: list[Unfinished] = []
    for file in newest_first():
        if is_over(file):
            continue
        head = text_of(file).partition("\n\n")[0].splitlines()
        box = next((line.partition(" ")[2] for line in head if line.startswith("game ")), "")
        names = [" ".join(line.split(" ")[2:]) for line in head if line.startswith("seat ")]
        when = datetime.fromtimestamp(file.stat().st_mtime).astimezone().strftime("%Y-%m-%d %H:%M")
        try:
            title = edition_of(box).spoken(words.language).title
        except Error:
            continue  # its box is gone
        if game in ("", box):
            found.append(Unfinished(file, title, names, when))
    return found[:MOST_SHOWN]


def resumed(file: Path, words: Catalogue, game: str | None = None, seed: int | None = None) -> Table:
    """The table that a record left, with what chance still owes dealt."""
    text = fetch(file, words)
    with blaming(file):
        table = replay(text, Seeded(seed), game, words.language)
    table.deal()
    return table
