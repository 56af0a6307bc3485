"""An edition of the race: its file, made into what rules and table use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamenight.editions.checking import checked
from gamenight.editions.edition import Edition
from gamenight.games.race.dial import CIRCLE, HIGHEST, SECTOR, count_at, is_line
from gamenight.games.race.edition.board import RaceBoard, board_of
from gamenight.games.race.edition.checks import PIECES, problems
from gamenight.games.race.edition.form import RaceFile
from gamenight.games.race.edition.looks import looks
from gamenight.games.race.events import EVENTS
from gamenight.games.race.track import START, Track
from gamenight.kernel.errors import BadSetup
from gamenight.kernel.terms import Option
from gamenight.notation.digest import digest

if TYPE_CHECKING:
    from pathlib import Path

    from gamenight.games.race.game import RaceGame
    from gamenight.kernel.terms import Terms
    from gamenight.words.spelled import Fact

LEAST = 2
SPACE_FIELDS = {"space", "from", "to", "picture"}


class RaceEdition(Edition):
    """A box with a track."""

    family = "race"
    events = EVENTS

    def __init__(self, folder: str, form: RaceFile) -> None:
        super().__init__(folder, form.names, (LEAST, PIECES), form.rulebook)
        self.form: RaceFile = form
        self.track = Track(form.finish, [(arrow.picture, arrow.end) for arrow in form.arrows])
        self.content = digest({"finish": form.finish, "arrows": self.track.arrows})
        self.options = [Option("pieces", [])]

    def load_game(self) -> RaceGame:
        """Import the rules of the race, and make the game of this box."""
        from gamenight.games.race.game import RaceGame

        return RaceGame()

    def terms(self, names: list[str], agreed: dict[str, Any]) -> Terms:
        """A seat named after a colour has that colour; the others take what is left, in order.

        Rule: setup.pieces
        """
        from gamenight.games.race.game import race_terms

        free = [colour for colour in self.form.colours if colour not in names]
        colours = [name if name in self.form.colours else free.pop(0) for name in names]
        pieces = agreed["pieces"]
        if not isinstance(pieces, list) or not all(isinstance(piece, str) for piece in pieces):
            raise BadSetup(f"terms: pieces: {pieces!r} is not a list with a 'cat' or a 'dog' for each seat")
        return race_terms(self.track, colours, pieces)

    def name(self, field: str, value: int) -> str | None:
        """Start, the centre, and the spaces between."""
        if field not in SPACE_FIELDS:
            return None
        if value == START:
            return self.form.names.start
        if value == self.form.finish:
            return self.form.names.finish
        return self.form.names.space.replace("{number}", str(value))

    def phrase(self, field: str, value: int) -> tuple[str, dict[str, object]] | None:
        """A place in the order of play: first, second and so on; a number on the spinner, or a line of it."""
        if field == "degree":
            return ("line", {}) if is_line(value) else ("count", {"count": count_at(value)})
        return (f"place_{value}", {}) if field == "place" else None

    def facts(self) -> dict[str, Fact]:
        """Where the track begins and ends, and how the spinner is divided."""
        names = self.form.names
        spinner: dict[str, Fact] = {"degrees": CIRCLE, "sector": SECTOR, "highest": HIGHEST}
        return {**super().facts(), **spinner, "start": names.start, "finish": names.finish}

    def board(self) -> RaceBoard:
        """A track from Start to the centre, with its arrows."""
        return board_of(self)

    def looks(self) -> list[str]:
        """What will look poor, each by its field."""
        return [*looks(self.form)]


def read(file: Path, document: dict[str, Any]) -> RaceEdition:
    """Check the file and make its edition; BadEdition names each problem on a line of its own."""
    return RaceEdition(file.parent.name, checked(file, document, RaceFile, problems))
