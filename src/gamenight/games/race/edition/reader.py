"""What an edition of the race may say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from gamenight.editions.checking import convert, printable
from gamenight.editions.edition import Edition
from gamenight.editions.forms import Key, Name, Text
from gamenight.games.race.dial import CIRCLE, HIGHEST, SECTOR
from gamenight.games.race.edition.board import RaceBoard, board_of
from gamenight.games.race.game import RaceGame, race_terms
from gamenight.games.race.track import START, Track
from gamenight.kernel.errors import BadEdition, BadSetup
from gamenight.notation.digest import digest

if TYPE_CHECKING:
    from pathlib import Path

    from gamenight.kernel.terms import Terms
    from gamenight.words.spelled import Fact

LEAST, MOST = 2, 6
SPACE_FIELDS = {"space", "from", "to", "picture"}


class Names(msgspec.Struct, forbid_unknown_fields=True):
    """What the box calls things."""

    title: Name
    about: Text
    note: Text
    start: Name
    finish: Name
    space: Name


class Arrow(msgspec.Struct, forbid_unknown_fields=True):
    """A picture of a cat or a dog, and the bone or bowl its arrow leads to."""

    picture: int
    end: int
    shows: Literal["cat", "dog"]
    brings: Literal["bone", "bowl"]


class RaceFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole edition.toml."""

    family: Literal["race"]
    finish: Annotated[int, msgspec.Meta(ge=2, le=500)]
    colours: list[str]
    names: Names
    arrows: list[Arrow] = []
    rulebook: Key = "cats-and-dogs"


class RaceEdition(Edition):
    """A box with a track."""

    def __init__(self, folder: str, form: RaceFile) -> None:
        self.id = folder
        self.title = form.names.title
        self.about = form.names.about
        self.note = form.names.note
        self.seats = (LEAST, MOST)
        self.rulebook = form.rulebook
        self.form = form
        self.track = Track(form.finish, [(arrow.picture, arrow.end) for arrow in form.arrows])
        self.content = digest({"finish": form.finish, "arrows": self.track.arrows})
        self.game = RaceGame()

    def terms(self, names: list[str], agreed: dict[str, Any]) -> Terms:
        """A seat named after a colour has that colour; the others take what is left, in order.

        Rule: setup.pieces
        """
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
        """A place in the order of play: first, second and so on."""
        return (f"place_{value}", {}) if field == "place" else None

    def facts(self) -> dict[str, Fact]:
        """Where the track begins and ends, and how the spinner is divided."""
        names = self.form.names
        spinner: dict[str, Fact] = {"degrees": CIRCLE, "sector": SECTOR, "highest": HIGHEST}
        return {**super().facts(), **spinner, "start": names.start, "finish": names.finish}

    def board(self) -> RaceBoard:
        """A track from Start to the centre, with its arrows."""
        return board_of(self)


def read(file: Path, document: dict[str, Any]) -> RaceEdition:
    """Check the file and make its edition."""
    form = convert(file, document, RaceFile)
    _check_names(file, form)
    _check_colours(file, form)
    _check_arrows(file, form)
    edition = RaceEdition(file.parent.name, form)
    _check_reachable(file, edition.track)
    return edition


def _check_names(file: Path, form: RaceFile) -> None:
    wrong = list(printable(form))
    space = form.names.space
    rest = space.replace("{number}", "", 1)
    if rest == space or "{" in rest or "}" in rest:
        wrong.append(f"names.space: {space!r} needs {{number}} once, and no other braces: space {{number}}")
    if wrong:
        raise BadEdition("\n".join(f"{file}: {why}" for why in wrong))


def _check_colours(file: Path, form: RaceFile) -> None:
    if len(set(form.colours)) != len(form.colours) or len(form.colours) < MOST:
        raise BadEdition(f"{file}: colours: give {MOST} different colours, one for each piece")


def _check_arrows(file: Path, form: RaceFile) -> None:
    pictures: dict[int, int] = {}
    for place, arrow in enumerate(form.arrows):
        for field, space in (("picture", arrow.picture), ("end", arrow.end)):
            if not START < space < form.finish:
                raise BadEdition(
                    f"{file}: arrows[{place}].{field}: space {space} is out of range; "
                    f"arrows run between the spaces 1 and {form.finish - 1}"
                )
        if arrow.picture in pictures:
            first = pictures[arrow.picture]
            raise BadEdition(
                f"{file}: arrows[{place}].picture: space {arrow.picture} has arrows[{first}] already"
            )
        pictures[arrow.picture] = place
    for place, arrow in enumerate(form.arrows):
        if arrow.end in pictures:
            raise BadEdition(
                f"{file}: arrows[{place}].end: space {arrow.end} is a picture "
                f"(arrows[{pictures[arrow.end]}]); an arrow leads to a bone or a bowl"
            )


def _check_reachable(file: Path, track: Track) -> None:
    """From every space where a piece can come to rest, the centre can still be reached."""
    finish = int(track.finish)
    steps = {rest: _next_rests(track, rest) for rest in range(finish) if not track.is_picture(rest)}
    home = {finish}
    while grown := {rest for rest, ends in steps.items() if rest not in home and ends & home}:
        home |= grown
    seen, fresh = {START}, {START}
    while fresh := {end for rest in fresh for end in steps.get(rest, set())} - seen:
        seen |= fresh
    stuck = sorted(seen - home)
    if stuck:
        raise BadEdition(f"{file}: arrows: from space {stuck[0]} the centre can never be reached")


def _next_rests(track: Track, rest: int) -> set[int]:
    """Where one spin can take a piece that is alone on the board."""
    ends = set()
    for count in range(1, HIGHEST + 1):
        goal = rest + count
        goal = goal if goal <= track.finish else max(rest - count, START)
        ends.add(int(track.leads_to(goal)))
    return ends
