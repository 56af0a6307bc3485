"""The page of a league, and its sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.editions.shelf import edition_of
from gamenight.lab.league import is_told, worst_fit
from gamenight.lab.report.page import Page
from gamenight.lab.report.pages import command, percent, unusual
from gamenight.words.catalogue import ENGLISH, catalogue
from gamenight.words.figure import Figure, Figures

if TYPE_CHECKING:
    from gamenight.lab.league import League, Row


def page_of_league(found: League, language: str = ENGLISH) -> str:
    """How strong each bot is, and what each won at which table."""
    say = catalogue(language).say
    title = edition_of(found.game).spoken(language).title
    rows, points = found.rows, found.strengths
    page = Page(language, say("lab", "league", "title", game=title, bots=", ".join(found.bots)))
    page.answer(sentence_of_league(found, language))
    page.dots(list(points.items()), "", 0)
    page.say(say("lab", "league", "points"))
    page.head(say("lab", "league", "tables"))
    page.dots([(label_of(row, language), percent(row.share)) for row in rows], " %")
    page.table(say("lab", "league", "heads").split(", "), [cells_of(row, language) for row in rows])
    page.say(*how_of_league(found, rows, language))
    options = {"games": found.games, "seats": found.seats, "seed": found.seed, **unusual(found.most)}
    line = command("league", [found.game, *found.bots], options, found.terms)
    return page.whole(line)


def sentence_of_league(found: League, language: str = ENGLISH) -> str:
    """Who is strongest, or that it cannot be told."""
    points = found.strengths
    first, second = list(points)[:2]
    facts = {"first": first, "second": second, "points": points[first], "next": points[second]}
    return catalogue(language).say("lab", "league", "strongest" if is_told(points) else "unsure", **facts)


def how_of_league(found: League, rows: list[Row], language: str = ENGLISH) -> list[str]:
    """How it was found, and what one number for each bot does not say."""
    say = catalogue(language).say
    worst = worst_fit(rows)
    facts = {"games": found.played, "seats": found.seats, "truncated": found.truncated}
    fit = {
        "row": label_of(worst, language),
        "share": Figure(f"{100 * worst.share.value:.1f}"),
        "expected": Figure(f"{100 * worst.expected:.1f}"),
    }
    return [
        say("lab", "league", "how", **facts, strengths=len(found.bots), rows=len(rows)),
        say("lab", "league", "fit", **fit),
    ]


def label_of(row: Row, language: str = ENGLISH) -> str:
    """Whose share a row is, and against whom."""
    say = catalogue(language).say
    if not row.table:
        return say("lab", "league", "mixed", bot=row.bot)
    other = next(one for one in row.table if one != row.bot)
    return say("lab", "league", "against", bot=counted(row, row.bot), others=counted(row, other))


def counted(row: Row, bot: str) -> str:
    """A bot, with how many of it sit there, where there are several."""
    count = row.table.count(bot)
    return bot if count == 1 else f"{count} {bot}"


def cells_of(row: Row, language: str = ENGLISH) -> list[str | Figures]:
    """A row of the table: share, what is fair, what the strengths say, and how many had no end."""
    shares = [Figure(f"{100 * one:.1f} %") for one in (row.fair, row.expected)]
    return [label_of(row, language), row.share, *shares, str(row.truncated)]
