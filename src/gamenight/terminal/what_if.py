"""A recorded game played on from any line of it, in another way than it went."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from gamenight.api.opening import replay, reseat
from gamenight.called import command
from gamenight.kernel.action import number_in
from gamenight.kernel.dealer import Seeded
from gamenight.kernel.errors import BadSetup
from gamenight.terminal.agreeing import names_in
from gamenight.terminal.keeping import blaming, fetch

if TYPE_CHECKING:
    from gamenight.api.table import Table
    from gamenight.words.catalogue import Catalogue


def place_in(text: str) -> tuple[Path, int | None]:
    """The file and the line that FILE:LINE names; a file without a line is meant whole."""
    file, colon, line = text.rpartition(":")
    number = number_in(line)
    if colon and number is not None and not Path(text).exists():
        return Path(file), number
    return Path(text), None


def branched(
    place: str, words: Catalogue, seats: str | None = None, game: str | None = None, seed: int | None = None
) -> Table:
    """The table as it stood after a line of a record, for the same seats or for others in their places."""
    file, line = place_in(place)
    text = fetch(file, words)
    with blaming(file):
        table = replay(text, Seeded(seed), game, words.language, upto=line)
    if table.outcome is not None:
        raise BadSetup(words.say("terminal", "what_if_over", file=file, command=command()))
    if seats is not None:
        reseat(table, names_in(seats, table.edition, words))
    table.deal()
    return table
