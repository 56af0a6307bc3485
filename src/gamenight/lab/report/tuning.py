"""The page of tuned numbers, and its sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.editions.shelf import edition_of
from gamenight.lab.report.page import Page
from gamenight.lab.report.pages import command, unusual
from gamenight.lab.report.sprt import in_a_hundred
from gamenight.words.catalogue import ENGLISH, catalogue
from gamenight.words.figure import Figure

if TYPE_CHECKING:
    from gamenight.lab.tuning import Tuned


def page_of_tuned(found: Tuned, language: str = ENGLISH) -> str:
    """The numbers, what fresh seeds say of them, and how they were found."""
    say = catalogue(language).say
    title = edition_of(found.game).spoken(language).title
    page = Page(language, say("lab", "tune", "title", game=title, bot=found.bot))
    page.answer(sentence_of_tuned(found, language))
    if found.is_judged():
        page.dots([(found.trial.new, in_a_hundred(found.trial.ahead))], "", 0)
        page.say(say("lab", "tune", "drawn"))
    page.table(
        say("lab", "tune", "heads").split(", "),
        [
            [name, Figure(f"{found.usual[name]:g}"), Figure(f"{value:g}")]
            for name, value in found.best.items()
        ],
    )
    page.say(*how_of_tuned(found, language))
    options = {
        "tries": found.tries,
        "games": found.games,
        "check": found.trial.games,
        "seats": found.trial.seats,
        "seed": found.seed,
        **unusual(found.trial.most),
    }
    line = command("tune", [found.game, found.bot, *found.best], options, found.trial.terms)
    return page.whole(line)


def sentence_of_tuned(found: Tuned, language: str = ENGLISH) -> str:
    """Whether the numbers are better."""
    if not found.is_judged():
        return catalogue(language).say("lab", "tune", "unjudged")
    facts = {"bot": found.bot, "ahead": in_a_hundred(found.trial.ahead), "games": found.trial.played}
    return catalogue(language).say("lab", "tune", "better" if found.is_better() else "unsure", **facts)


def how_of_tuned(found: Tuned, language: str = ENGLISH) -> list[str]:
    """How the numbers were chosen, and from which seeds on they were judged."""
    say = catalogue(language).say
    last = found.heats[-1]
    facts = {"tries": found.heats[0].tries, "heats": len(found.heats), "games": last.games}
    how = say("lab", "tune", "how", **facts, share=Figure(f"{100 * last.best:.1f}"))
    fresh = say("lab", "tune", "fresh", seed=found.trial.seed, truncated=found.trial.truncated)
    return [how, fresh] if found.is_judged() else [how]
