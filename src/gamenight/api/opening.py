"""Open a table, or open it again from its record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from gamenight.api.strange import blaming
from gamenight.api.table import Table
from gamenight.editions.edition import Setup
from gamenight.editions.shelf import edition_of, editions
from gamenight.kernel import engine
from gamenight.kernel.dealer import Dealer, Seeded
from gamenight.kernel.errors import BadPosition, BadRecord, BadSetup, Error, Refused
from gamenight.kernel.seat import NOBODY
from gamenight.notation.plain import check_plain, short
from gamenight.notation.record import Head, Line, first_lines, read_record
from gamenight.words.catalogue import ENGLISH
from gamenight.words.unfit import Unfit

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from gamenight.editions.edition import Edition, EditionFacts
    from gamenight.kernel.state import State
    from gamenight.kernel.terms import Terms

LONGEST_NAME = 24


def games(language: str = ENGLISH) -> list[EditionFacts]:
    """Every game on the shelf, ready for JSON: id, title, seats allowed, variants, options with defaults."""
    return [edition.spoken(language).to_json() for edition in editions()]


def open(  # noqa: A001, PLR0913  one opens a table; one argument for each thing agreed
    game: str | Path | Edition,
    seats: Sequence[str],
    terms: Mapping[str, Any] | None = None,
    dealer: Dealer | None = None,
    position: Mapping[str, Any] | None = None,
    language: str = ENGLISH,
) -> Table:
    """Open a table: an edition's id (or one's own folder), a name for each seat, and what was agreed."""
    edition = edition_of(game)
    agreed = {} if terms is None else terms
    if not isinstance(agreed, Mapping):
        raise BadSetup(f"terms: {short(agreed)} is no object with options by their names")
    table = lay(edition, list(seats), dict(agreed), position, dealer or Seeded(), language)
    with blaming(position):
        table.deal()
    return table


def replay(
    record: str,
    dealer: Dealer | None = None,
    edition: str | Path | Edition | None = None,
    language: str = ENGLISH,
    upto: int | None = None,
) -> Table:
    """Play a record again and give its table; BadRecord says at which line it went another way.

    `upto`: as the table stood after that line. Play on from there, and its record says where that began.
    """
    kept = record if upto is None else first_lines(record, upto)
    steps = replaying(kept, dealer, edition, language)
    table = next(steps)
    for _ in steps:
        pass
    if any(line.strip() and line[0] not in "#=" for line in record.splitlines()[len(kept.splitlines()) :]):
        table.head.branches.append(len(table.entries))
    return table


def replaying(
    record: str,
    dealer: Dealer | None = None,
    edition: str | Path | Edition | None = None,
    language: str = ENGLISH,
) -> Iterator[Table]:
    """Play a record again line by line: one table, as it stood at first and then after every line."""
    head, lines = read_record(record)
    try:
        box = edition_of(head.game if edition is None else edition)
        table = lay(box, head.names, head.terms, head.position, dealer or Seeded(), language)
    except BadSetup as error:
        raise BadRecord(f"the record's table cannot be laid: {error}") from error
    for field, recorded, here in (
        ("rules", head.rules, table.head.rules),
        ("content", head.content, table.head.content),
    ):
        if recorded != here:
            raise BadRecord(
                f"{field}: recorded by {short(recorded)}, but here is {here!r}; it would replay differently"
            )
    table.head.dealt = head.dealt
    yield table
    for line in lines:
        _follow(table, line)
        yield table


def lay(  # noqa: PLR0913  as open
    edition: Edition,
    names: list[str],
    terms: dict[str, Any],
    position: Mapping[str, Any] | None,
    dealer: Dealer,
    language: str,
) -> Table:
    """A table before the dealer has answered anything."""
    _check_names(edition, names)
    agreed = edition.agree(terms)
    laid = Setup(edition, names, agreed).terms()
    game = edition.game
    state = game.begin(laid) if position is None else _read_position(edition, laid, position)
    head = Head(
        edition.id,
        f"{game.name}/{game.rules}",
        edition.content,
        names,
        agreed,
        None if position is None else dict(position),
    )
    return Table(edition, head, state, dealer, language)


def reseat(table: Table, names: list[str]) -> None:
    """Let others sit down in the places of those who sat there; the record's head has their names."""
    if len(names) != len(table.names):
        raise BadSetup(f"{len(table.names)} play this game; seats given: {len(names)}")
    _check_names(table.edition, names)
    table.head.names = names
    table.rename(names)


def _read_position(edition: Edition, laid: Terms, position: Mapping[str, Any]) -> State:
    """The state that a position describes, whatever may be wrong with it: BadPosition says what."""
    if not isinstance(position, Mapping):
        raise BadPosition(f"position: {short(position)} is no object with fields by their names")
    document = dict(position)
    check_plain(document, "position", BadPosition)
    with blaming(position, f"no table of {edition.id} can be laid"):
        state: State = edition.game.read(laid, document)
        for seat in (NOBODY, *range(state.seats)):
            edition.game.view(edition.game.sight(state, seat))
    return state


def _check_names(edition: Edition, names: list[str]) -> None:
    least, most = edition.seats
    if not least <= len(names) <= most:
        raise Unfit("seats", {"game": edition.id, "least": least, "most": most, "count": len(names)})
    for name in names:
        if (
            not isinstance(name, str)
            or not name.strip()
            or len(name) > LONGEST_NAME
            or not name.isprintable()
        ):
            raise Unfit("name", {"name": repr(name), "most": LONGEST_NAME})
        if name != name.strip():
            raise Unfit("spaced", {"name": repr(name)})
    if len(set(names)) != len(names):
        raise Unfit("alike", {"names": ", ".join(names)})


def _follow(table: Table, line: Line) -> None:
    """Do what one line of a record says, or compare the table with it."""
    where = f"line {line.number}"
    if line.mark == "#":
        if line.text != table.hash():
            raise BadRecord(f"{where}: the state differs from the recorded one (here {table.hash()})")
    elif line.mark == "/":
        table.head.branches.append(len(table.entries))
    elif line.mark == "=":
        outcome = table.outcome
        winners = [] if outcome is None else [str(seat) for seat in outcome.winners]
        here = "" if outcome is None else " ".join([outcome.clause, *winners])
        if line.text != here:
            raise BadRecord(f"{where}: the recorded end is {short(line.text)}, but here it is {here!r}")
    elif line.text.endswith("?"):
        raise BadRecord(
            f"{where}: {short(line.text)} is hidden from the one seat this record is for; it cannot replay"
        )
    else:
        _play(table, line, where)


def _play(table: Table, line: Line, where: str) -> None:
    """Play the word of a line."""
    try:
        action = table.read(line.who(), line.text)
        with blaming(table.head.position):
            why = engine.why_not(table.state, line.who(), action)
            if why is not None:
                raise Refused(why.clause, table.refusal(why, line.who()), why)
            table.apply(line.who(), action)
    except Error as error:
        raise BadRecord(f"{where}: {short(line.text)} cannot be played here: {error}") from error
