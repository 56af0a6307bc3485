"""`gamenight play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from gamenight.cli.usage import MaybeWhole

if TYPE_CHECKING:
    from gamenight.api.table import Table
    from gamenight.terminal.screen import Screen


def play(  # noqa: PLR0913  one for each thing agreed
    game: str | None = None,
    /,
    *,
    seats: str | None = None,
    seed: MaybeWhole = None,
    term: Annotated[list[str] | None, Parameter(negative="")] = None,
    record: Path | None = None,
    resume: Path | None = None,
    from_: Annotated[str | None, Parameter(name="--from")] = None,
) -> int:
    """Play a game in the terminal; several people share the keyboard, and bots may sit in."""
    from gamenight.called import command
    from gamenight.cli.language import words
    from gamenight.kernel.errors import BadSetup
    from gamenight.terminal.keeping import Keeper
    from gamenight.terminal.screen import terminal_screen
    from gamenight.terminal.seating import Seating
    from gamenight.terminal.session import Session
    from gamenight.terminal.unfinished import own_keeper, resumed
    from gamenight.terminal.what_if import branched

    screen = terminal_screen(words())
    if resume is not None and (seats is not None or term):
        raise BadSetup(words().say("cli", "resume_alone"))
    if from_ is not None and (resume is not None or term):
        raise BadSetup(words().say("cli", "from_alone"))
    is_new = seats is not None or term or record is not None or from_ is not None
    try:
        left = resume or (None if is_new else left_off(screen, game))
        if from_ is not None:
            table = branched(from_, words(), seats, game, seed)
            keeper = own_keeper(table) if record is None else Keeper(table, place=record)
        elif left is not None:
            table = resumed(left, words(), game, seed)
            keeper = Keeper(table, own=left, place=left)
        elif game is None:
            raise BadSetup(words().say("cli", "which_game", command=command()))
        else:
            table = opened(screen, game, seats, seed, term or [])
            keeper = own_keeper(table) if record is None else Keeper(table, place=record)
    except EOFError:
        screen.say()
        return 0
    if record is not None:
        keeper.keep(record)  # now, so that a file that cannot be written is known before the game
    Session(table, screen, Seating(table, seed), keeper, record).play()
    return 0


def left_off(screen: Screen, game: str | None) -> Path | None:
    """The unfinished game that somebody at the keyboard would go on with."""
    from gamenight.kernel.action import number_in
    from gamenight.terminal.unfinished import unfinished

    found = unfinished(screen.words, game or "") if screen.is_typed() else []
    if not found:
        return None
    for place, one in enumerate(found, start=1):
        names = ", ".join(one.names)
        screen.tell("unfinished", number=f"{place:>3}", title=one.title, names=names, when=one.when)
    while typed := screen.ask("go_on" if game is None else "go_on_or_new", most=len(found)):
        number = number_in(typed)
        if number is not None and 1 <= number <= len(found):
            return found[number - 1].file
        screen.tell("go_on_bad", most=len(found))
    return None


def opened(screen: Screen, game: str, seats: str | None, seed: int | None, pairs: list[str]) -> Table:
    """A new table; who plays is asked for where it was not said."""
    from gamenight.api.opening import open as open_table
    from gamenight.editions.shelf import edition_of
    from gamenight.kernel.dealer import Seeded
    from gamenight.terminal.agreeing import names_in, tell_effects, terms_in
    from gamenight.terminal.menu import ask_names

    edition = edition_of(game)
    terms = terms_in(edition, pairs, screen.words)
    names = ask_names(screen, edition) if seats is None else names_in(seats, edition, screen.words)
    tell_effects(screen, edition, terms)
    return open_table(game, names, terms, Seeded(seed), language=screen.words.language)
