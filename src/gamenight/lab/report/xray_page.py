"""The page of a box under the X-ray."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.editions.shelf import edition_of
from gamenight.lab.report.page import Page
from gamenight.lab.report.pages import command, percent
from gamenight.words.catalogue import ENGLISH, catalogue

if TYPE_CHECKING:
    from gamenight.lab.xray.xray import Xray


def summary(found: Xray, language: str = ENGLISH) -> list[str]:
    """How long it takes, and how many warnings there are."""
    say = catalogue(language).say
    facts = {"games": len(found.match.games), "bot": found.bot, "seats": found.seats}
    warned = len(found.warnings)
    return [
        say("lab", "xray", "length", turns=found.match.turns, **facts),
        *(found.findings.lead if found.findings is not None else ()),
        say("lab", "xray", "warned", count=warned) if warned else say("lab", "xray", "fine"),
    ]


def page_of_xray(found: Xray, language: str = ENGLISH) -> str:
    """Warnings first, then what the family draws, then the worth of a seat."""
    say = catalogue(language).say
    title = edition_of(found.game).spoken(language).title
    page = Page(language, say("lab", "xray", "title", game=title))
    page.answer(*summary(found, language))
    page.say(*found.warnings)
    for chart in found.findings.charts if found.findings is not None else ():
        page.head(chart.head)
        if chart.svg:
            page.draw(chart.svg)
        page.say(chart.told)
        if chart.rows:
            page.table(chart.heads, chart.rows)
    page.head(say("lab", "xray", "order"))
    rows = [
        (say("lab", "xray", "place", number=place), percent(share))
        for place, share in enumerate(found.match.by_order(), 1)
    ]
    page.dots(rows, " %", 100 / found.seats)
    page.say(say("lab", "xray", "order_told"))
    options = {
        "games": len(found.match.games),
        "bot": found.bot,
        "seats": found.seats,
        "seed": found.seed,
        "report": "report.html",
    }
    line = command("report", [found.game], options, found.terms).replace(
        "gamenight lab", "gamenight edition", 1
    )
    return page.whole(line)
