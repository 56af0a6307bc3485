"""`gamenight games`: what stands on the shelf."""

from __future__ import annotations

from shlex import quote
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

if TYPE_CHECKING:
    from gamenight.editions.edition import Edition


def games(game: str | None = None, /, *, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """The games on the shelf: id, title, how many play, and what it is about."""
    from gamenight.api.opening import games as shelf
    from gamenight.cli.language import language
    from gamenight.cli.output import show_json
    from gamenight.editions.shelf import edition_of, editions

    chosen = editions() if game is None else [edition_of(game)]
    if json:
        ids = {one.id for one in chosen}
        on_shelf = [one for one in shelf(language()) if game is None or one["id"] in ids]
        show_json(on_shelf or [one.spoken(language()).to_json() for one in chosen])
        return 0
    for edition in (one.spoken(language()) for one in chosen):
        show(edition)
    if game is None:
        show_broken()
    else:
        show_terms(chosen[0])
    return 0


def show(edition: Edition) -> None:
    """A box in a few lines."""
    from gamenight.cli.language import words
    from gamenight.cli.output import say

    least, most = edition.seats
    seats = words().say("terminal", "menu_seats", least=least, most=most)
    say(f"{edition.id}: {edition.title}, {seats}")
    say(edition.about, indent="    ")


def show_broken() -> None:
    """The editions of one's own that cannot be opened, each with its first errors."""
    from gamenight.called import command
    from gamenight.cli.language import words
    from gamenight.cli.output import say
    from gamenight.editions.shelf import broken

    for one in broken():
        say(words().say("cli", "edition", "broken", name=one.id))
        first, rest = one.first()
        for fault in first:
            say(str(fault), indent="    ")
        if rest:
            facts = {"count": rest, "folder": quote(str(one.folder)), "command": command()}
            say(words().say("cli", "edition", "more", **facts), indent="    ")


def show_terms(edition: Edition) -> None:
    """What may be agreed, the usual first, and what each of the other values does."""
    from gamenight.cli.language import language, words
    from gamenight.cli.output import say
    from gamenight.lab.meter.carried import is_same, meter_of
    from gamenight.lab.meter.saying import effects_of, origin_of
    from gamenight.lab.report.pages import said

    for option in edition.options:
        say(f"{option.name}={said(option.default)}", "  ")
        for value in option.choices or []:
            if not is_same(value, option.default):
                (effect,) = effects_of(edition, {option.name: value}, language())
                say(f"{option.name}={said(value)}  {effect}", "    ", "      ")
    meter = meter_of(edition)
    if meter is not None:
        say(origin_of(meter, words()))
