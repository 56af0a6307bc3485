"""The page of a duplicate, and its lines in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.lab.report.answers import title_of
from gamenight.lab.report.page import Page
from gamenight.lab.report.pages import command, percent
from gamenight.words.catalogue import ENGLISH, catalogue

if TYPE_CHECKING:
    from gamenight.lab.duplicate import Duplicate

EVEN = 50


def lines_of_duplicate(found: Duplicate, language: str = ENGLISH) -> list[str]:
    """The bots from the best on, and how they were compared."""
    say = catalogue(language).say
    ranked = sorted(found.points.items(), key=lambda one: -one[1].value)
    facts = {"boards": found.boards, "tables": len(found.bots)}
    return [
        *(say("lab", "duplicate", "points", bot=bot, share=share) for bot, share in ranked),
        *([say("lab", "duplicate", "broken", count=found.truncated)] if found.truncated else []),
        say("lab", "duplicate", "how", **facts),
    ]


def page_of_duplicate(found: Duplicate, language: str = ENGLISH) -> str:
    """What part of their comparisons the bots won."""
    say = catalogue(language).say
    page = Page(language, say("lab", "duplicate", "title", game=title_of(found.game, language)))
    lines, points = lines_of_duplicate(found, language), len(found.points)
    page.answer(*lines[:points])
    page.dots([(bot, percent(share)) for bot, share in found.points.items()], " %", EVEN)
    page.say(*lines[points:])
    options = {"boards": found.boards, "seed": found.seed}
    line = command("duplicate", [found.game, *found.bots], options, found.terms)
    return page.whole(line)
