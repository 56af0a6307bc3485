"""The server with tables laid in mid-game and the first throws known: python -m tests.e2e.laid FILE serve."""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamenight.api.opening import lay
from gamenight.cli import main as gamenight
from gamenight.kernel.dealer import Dealer, Seeded
from gamenight.notation.scripted import Scripted
from gamenight.server import room
from tests.server.process import Served

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gamenight.api.table import Table
    from gamenight.editions.edition import Edition
    from gamenight.kernel.action import Action
    from gamenight.kernel.state import State


class Begun(Scripted):
    """Answers for CHANCE from a list, and when that is at its end by luck, the same luck for a seed."""

    def __init__(self, words: Sequence[str], seed: int | None) -> None:
        super().__init__(words)
        self.then = Seeded(seed)

    def answer(self, state: State) -> Action:
        """The next word of the script, or whatever falls."""
        return super().answer(state) if self.place < len(self.words) else self.then.answer(state)

    def bookmark(self) -> list[list[int]]:
        """Where the script and the luck stand."""
        return [*super().bookmark(), *self.then.bookmark()]

    def rewind(self, mark: list[list[int]]) -> None:
        """Go back to the bookmark."""
        super().rewind(mark)
        self.then.rewind(mark[1:])


@contextmanager
def laid(
    folder: Path,
    chance: Sequence[str] = (),
    *,
    is_fresh: bool = False,
    seed: int | None = None,
    **position: Any,
) -> Iterator[Served]:
    """A server for one test, whose tables begin at a position; or, fresh, as always.

    If it is killed and started again, the script of chance begins anew.
    """
    folder.mkdir(exist_ok=True)
    file = folder / "laid.json"
    given = {"chance": list(chance), "seed": seed, "position": None if is_fresh else position}
    file.write_text(json.dumps(given), encoding="utf-8")
    server = Served(folder)
    server._command[2:3] = ["tests.e2e.laid", str(file)]  # in place of the program
    server.start()
    try:
        yield server
    finally:
        server.end()


def main() -> None:
    """Serve as always, but lay every table as the file says."""
    given = json.loads(Path(sys.argv.pop(1)).read_text(encoding="utf-8"))

    def laid_so(
        edition: Edition,
        names: list[str],
        terms: dict[str, Any],
        position: dict[str, Any] | None,
        dealer: Dealer,
        language: str,
    ) -> Table:
        is_known = given["chance"] or given["seed"] is not None
        chance = Begun(given["chance"], given["seed"]) if is_known else dealer
        at = given["position"] if position is None else position
        return lay(edition, names, terms, at, chance, language)

    room.lay = laid_so  # type: ignore[assignment,attr-defined]
    gamenight()


if __name__ == "__main__":
    main()
