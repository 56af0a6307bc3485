"""A stored game as another version of the program would have left it."""

from __future__ import annotations

import json
import sqlite3
from typing import TYPE_CHECKING

from gamenight.server import log
from gamenight.server.database import FILE
from gamenight.server.position import FORM, named, written

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def edited(folder: Path, link: str, edit: Callable[[log.Entry], log.Entry]) -> None:
    """Change stored entries by hand, as another version of the program would have written them."""
    connection = sqlite3.connect(folder / FILE)
    rows = connection.execute("SELECT number, body FROM entry WHERE room = ?", (link,)).fetchall()
    for number, body in rows:
        entry = edit(log.decoder.decode(body))
        connection.execute(
            "UPDATE entry SET body = ? WHERE room = ? AND number = ?",
            (log.encoder.encode(entry), link, number),
        )
    connection.commit()
    connection.close()


def by_other_rules(entry: log.Entry) -> log.Entry:
    """As if the game had begun by an older version of the rules."""
    if isinstance(entry, log.Started):
        entry.rules = "property/0"
    return entry


def before_names(entry: log.Entry) -> log.Entry:
    """As if stored when positions had other names, and their hashes no form."""
    if isinstance(entry, log.Played):
        entry.hash = "0123456789abcdef"
    return entry


def led_elsewhere(entry: log.Entry) -> log.Entry:
    """As if every move of today's form had led elsewhere."""
    if isinstance(entry, log.Played) and entry.hash.startswith(FORM):
        entry.hash = named(b"elsewhere")
    return entry


def where_cash_was_less(folder: Path, link: str) -> int:
    """As if by those rules the game had come to 100 less for Ann; what she then had."""
    connection = sqlite3.connect(folder / FILE)
    (body,) = connection.execute("SELECT body FROM position WHERE room = ?", (link,)).fetchone()
    position = json.loads(body)
    position["cash"][0] -= 100
    position["bank"] += 100
    connection.execute("UPDATE position SET body = ? WHERE room = ?", (written(position), link))
    connection.commit()
    connection.close()

    def edit(entry: log.Entry) -> log.Entry:
        if isinstance(entry, log.Played) and entry.hash == named(body):
            entry.hash = named(written(position))
        return by_other_rules(entry)

    edited(folder, link, edit)
    return int(position["cash"][0])
