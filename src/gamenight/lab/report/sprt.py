"""The page of a trial of a new bot against an old one, and its sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.editions.shelf import edition_of
from gamenight.lab.figures import Mean
from gamenight.lab.report.page import Page
from gamenight.lab.report.pages import command, unusual
from gamenight.words.catalogue import ENGLISH, catalogue
from gamenight.words.figure import Figure

if TYPE_CHECKING:
    from gamenight.lab.sprt import Trial


def page_of_trial(found: Trial, language: str = ENGLISH) -> str:
    """Whether the new bot is better, and how that was found."""
    say = catalogue(language).say
    title = edition_of(found.game).spoken(language).title
    page = Page(language, say("lab", "sprt", "title", game=title, new=found.new, old=found.old))
    page.answer(sentence_of_trial(found, language))
    page.dots([(found.new, in_a_hundred(found.ahead))], "", 0)
    page.say(*how_of_trial(found, language))
    options = {"gain": found.gain, "games": found.games, "seats": found.seats, "seed": found.seed}
    options |= unusual(found.most)
    line = command("sprt", [found.game, found.new, found.old], options, found.terms)
    return page.whole(line)


def sentence_of_trial(found: Trial, language: str = ENGLISH) -> str:
    """What the test says."""
    facts = {"new": found.new, "old": found.old, "games": found.played, "gain": gain_of(found)}
    return catalogue(language).say("lab", "sprt", found.verdict, **facts)


def how_of_trial(found: Trial, language: str = ENGLISH) -> list[str]:
    """How far ahead the new bot was, and what the test asks."""
    say = catalogue(language).say
    test = found.test
    facts = {"new": found.new, "old": found.old, "gain": gain_of(found)}
    evidence = {"evidence": Figure(f"{test.evidence:.2f}"), "bound": Figure(f"{test.bound:.2f}")}
    return [
        say("lab", "sprt", "ahead", new=found.new, ahead=in_a_hundred(found.ahead)),
        say("lab", "sprt", "tested", **facts, **evidence),
        say("lab", "sprt", "how", seats=found.seats, seed=found.seed, truncated=found.truncated),
    ]


def gain_of(found: Trial) -> Figure:
    """The gain that is asked for, in games out of a hundred."""
    return Figure(f"{100 * found.gain:g}")


def in_a_hundred(ahead: Mean) -> Mean:
    """An average as games in 100."""
    return Mean(100 * ahead.value, 100 * ahead.low, 100 * ahead.high)
