"""The race in sentences: the track with its arrows, who stands where, whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.race.edition.reader import RaceEdition

if TYPE_CHECKING:
    from gamenight.api.view import View
    from gamenight.editions.edition import Edition
    from gamenight.games.race.view import RaceTable
    from gamenight.terminal.screen import Screen


def tell(view: View[RaceTable], edition: Edition, screen: Screen) -> list[str]:
    """How long the track is, where its arrows lead, then the players in the order of play."""
    assert isinstance(edition, RaceEdition)
    table, names, words = view["table"], view["names"], screen.words
    arrows = [words.say("sight", "race", "arrow", start=start, end=end) for start, end in table["arrows"]]
    finish = edition.form.names.finish
    lines = [words.say("sight", "race", "track", last=table["finish"], finish=finish)]
    if arrows:
        lines.append(words.say("sight", "race", "arrows", arrows=", ".join(arrows)))
    if table["turn"] is not None:
        lines.append(words.say("sight", "race", "turn", name=names[table["turn"]]))
    for seat in table["order"] or range(len(names)):
        piece = table["pieces"][seat]
        if piece["out"]:
            place = words.say("terminal", "race", "gone")
        elif piece["space"] is None:
            place = words.say("terminal", "race", "waits")
        else:
            place = edition.name("space", piece["space"]) or str(piece["space"])
        kind = words.say("sight", "race", str(piece["piece"]))
        lines.append(words.say("sight", "race", "player", name=names[seat], piece=kind, place=place))
    return lines
