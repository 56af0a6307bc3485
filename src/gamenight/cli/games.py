"""`gamenight games`: what stands on the shelf."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

FIRST_ERRORS = 3  # of an edition of one's own that cannot be read


def games(*, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """The games on the shelf: id, title, how many play, and what it is about.

    Args:
        json: Everything as JSON, with the options and their defaults.
    """
    from gamenight.api.opening import games as shelf
    from gamenight.cli.language import language, words
    from gamenight.cli.output import say, show_json
    from gamenight.editions.shelf import editions, troubles

    if json:
        show_json(shelf(language()))
        return 0
    for edition in (one.spoken(language()) for one in editions()):
        least, most = edition.seats
        seats = words().say("terminal", "menu_seats", least=least, most=most)
        say(f"{edition.id}: {edition.title}, {seats}")
        say(edition.about, indent="    ")
    for folder, why in troubles().items():
        say(words().say("cli", "edition", "broken", name=folder.name))
        for line in why.splitlines()[:FIRST_ERRORS]:
            say(line, indent="    ")
    return 0
