"""Open a table, or open it again from its record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamenight.editions.shelf import edition_of, editions
from gamenight.face.table import Table
from gamenight.kernel import engine
from gamenight.kernel.dealer import Dealer, Seeded
from gamenight.kernel.errors import BadRecord, BadSetup, Refused, Unreadable
from gamenight.notation.record import Head, Line, read_record
from gamenight.notation.scripted import Scripted
from gamenight.words.catalogue import catalogue
from gamenight.words.teller import Teller

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from gamenight.editions.edition import Edition

LONGEST_NAME = 24


def games() -> list[dict[str, object]]:
    """Every game on the shelf, ready for JSON: id, title, seats allowed, variants, options with defaults."""
    return [edition.to_json() for edition in editions()]


def open(  # noqa: A001, PLR0913  one opens a table; one argument for each thing agreed
    game: str | Path | Edition,
    seats: Sequence[str],
    terms: Mapping[str, Any] | None = None,
    dealer: Dealer | None = None,
    position: Mapping[str, Any] | None = None,
    language: str = "en",
) -> Table:
    """Open a table: an edition's id (or one's own folder), a name for each seat, and what was agreed."""
    edition = edition_of(game)
    table = lay(edition, list(seats), dict(terms or {}), position, dealer or Seeded(), language)
    table.deal()
    return table


def replay(record: str, dealer: Dealer | None = None, edition: str | Path | Edition | None = None) -> Table:
    """The same table again from its record; BadRecord says at which line it went another way."""
    steps = replaying(record, dealer, edition)
    table = next(steps)
    for _ in steps:
        pass
    return table


def replaying(
    record: str, dealer: Dealer | None = None, edition: str | Path | Edition | None = None
) -> Iterator[Table]:
    """The same line by line: one table, as it stood at first and then after every line of its record."""
    head, lines = read_record(record)
    try:
        box = edition_of(head.game if edition is None else edition)
        table = lay(box, head.names, head.terms, head.position, dealer or Seeded(), "en")
    except BadSetup as error:
        raise BadRecord(f"the record's table cannot be laid: {error}") from error
    for field, recorded, here in (
        ("rules", head.rules, table.head.rules),
        ("content", head.content, table.head.content),
    ):
        if recorded != here:
            raise BadRecord(
                f"{field}: recorded by {recorded!r}, but here is {here!r}; it would replay differently"
            )
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
    laid = edition.terms(names, agreed)
    game = edition.game
    state = game.begin(laid) if position is None else game.read(laid, dict(position))
    if isinstance(dealer, Scripted):
        dealer.game = game
    head = Head(
        edition.id,
        f"{game.name}/{game.rules}",
        edition.content,
        names,
        agreed,
        None if position is None else dict(position),
    )
    return Table(edition, head, state, dealer, Teller(catalogue(language), edition, names))


def _check_names(edition: Edition, names: list[str]) -> None:
    least, most = edition.seats
    if not least <= len(names) <= most:
        raise BadSetup(f"{edition.id} is played by {least} to {most}; {len(names)} seats were given")
    for name in names:
        if (
            not isinstance(name, str)
            or not name.strip()
            or len(name) > LONGEST_NAME
            or not name.isprintable()
        ):
            raise BadSetup(f"{name!r} is no name for a seat: 1 to {LONGEST_NAME} printable characters")
        if name != name.strip():
            raise BadSetup(f"{name!r} begins or ends with a space")
    if len(set(names)) != len(names):
        raise BadSetup(f"two seats have the same name: {', '.join(names)}")


def _follow(table: Table, line: Line) -> None:
    where = f"line {line.number}"
    if line.mark == "#":
        if line.text != table.hash():
            raise BadRecord(f"{where}: the state differs from the recorded one (here {table.hash()})")
        return
    if line.mark == "=":
        outcome = table.outcome
        here = (
            "" if outcome is None else f"{outcome.clause} {' '.join(str(seat) for seat in outcome.winners)}"
        )
        if line.text != here.rstrip():
            raise BadRecord(f"{where}: the recorded end is {line.text!r}, but here it is {here.rstrip()!r}")
        return
    if line.text.endswith("?"):
        raise BadRecord(
            f"{where}: {line.text!r} is hidden from the one seat this record is for; it cannot replay"
        )
    try:
        action = table.read(line.who(), line.text)
        why = engine.why_not(table.state, line.who(), action)
        if why is not None:
            sentence = table.teller.refusal(why, table.game.name, None)
            raise Refused(why.clause, sentence)
    except (Refused, Unreadable) as error:
        raise BadRecord(f"{where}: {line.text!r} cannot be played here: {error}") from error
    table.apply(line.who(), action)
